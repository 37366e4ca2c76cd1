-- The contribution does not grow above the ceiling, which the seed has for each period.
with newest as (select ceiling, effective_from from {{ ref('centavo_law_inss') }} order by effective_from desc limit 1),
top as (select ceiling as gross, 0 as dependents, effective_from as day from newest union all select ceiling + 100, 0, effective_from from newest),
answered as (select * from {{ centavo.net_salary('top') }})
select 1 from answered having count(distinct centavo_inss) <> 1

-- Sums by hand: (8475.55 - 988.07) x 27.5% - 908.73 = 1150.33; (5000 - 550) x 22.5% - 636.13 = 365.12; and NULL where the law has no answer.
with expected(id, inss, irrf, net) as (
  values (1, 529.50, 46.44, 4624.06), (2, 988.07, 1150.33, 6337.15), (4, 550.00, 365.12, 4084.88), (5, null, null, null), (6, null, null, null)
)
select * from expected join {{ ref('net_payroll') }} as found using (id)
where found.centavo_inss is distinct from expected.inss
   or found.centavo_irrf is distinct from expected.irrf
   or found.centavo_net is distinct from expected.net

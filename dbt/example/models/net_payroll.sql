select * from {{ centavo.net_salary(ref('payroll'), gross='salary', dependents='children', day='paid_on') }}

select * from {{ centavo.fgts(ref('payroll'), amount='salary', day='paid_on') }}

// Five calls with openapi-fetch and the types that openapi-typescript generates. Run as: tsx openapi-typescript.ts http://127.0.0.1:3000
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

// The second parameter leaves CSV out of the types of answers.
const client = createClient<paths, 'application/json'>({ baseUrl: process.argv[2]! })
const october = '2026-10-01'

const salary = await client.GET('/v1/calc/net-salary', {
  params: { query: { gross_salary: 5200, dependents: 1, reference_date: october } },
})
const table = await client.GET('/v1/tables/{table}', { params: { path: { table: 'inss' }, query: { date: october } } })
const inss = await client.POST('/v1/check/inss', { body: { base_salary: 5200, informed_inss: 529.5, reference_date: '2026-10' } })
const raise = await client.POST('/v1/workflows/accept_raise', {
  body: {
    current_salary: 5200,
    proposed_salary: 5600,
    last_raise_date: '2025-10-01',
    dependents: 1,
    inflation_period: 4,
    reference_date: october,
  },
})
const payroll = await client.POST('/v1/payroll', { body: { month: '2026-10', people: [{ id: '1', basic_salary: 5200, dependents: 1 }] } })

// `data` is undefined where the answer is a refusal: it is in `error` then.
console.log(
  JSON.stringify({
    netSalary: salary.data!.netSalary,
    inss: salary.data!.inss,
    ceiling: table.data!.values.ceiling,
    check: inss.data!.verdict,
    decision: raise.data!.verdict,
    breakEvenSalary: raise.data!.breakEvenSalary,
    payrollNet: payroll.data!.totals.net,
  }),
)

// Five calls with the client that @hey-api/openapi-ts generates. Run as: tsx hey-api.ts http://127.0.0.1:3000
import { client } from './api/client.gen.ts'
import { acceptRaisePost, checkInssPost, netSalary, payrollRun, table } from './api/sdk.gen.ts'

client.setConfig({ baseUrl: process.argv[2]! })
const october = '2026-10-01'
const throwOnError = true

const salary = await netSalary({ throwOnError, query: { gross_salary: 5200, dependents: 1, reference_date: october } })
const law = await table({ throwOnError, path: { table: 'inss' }, query: { date: october } })
const inss = await checkInssPost({ throwOnError, body: { base_salary: 5200, informed_inss: 529.5, reference_date: '2026-10' } })
const raise = await acceptRaisePost({
  throwOnError,
  body: {
    current_salary: 5200,
    proposed_salary: 5600,
    last_raise_date: '2025-10-01',
    dependents: 1,
    inflation_period: 4,
    reference_date: october,
  },
})
const payroll = await payrollRun({ throwOnError, body: { month: '2026-10', people: [{ id: '1', basic_salary: 5200, dependents: 1 }] } })

console.log(
  JSON.stringify({
    netSalary: salary.data.netSalary,
    inss: salary.data.inss,
    ceiling: law.data.values.ceiling,
    check: inss.data.verdict,
    decision: raise.data.verdict,
    breakEvenSalary: raise.data.breakEvenSalary,
    payrollNet: payroll.data.totals.net,
  }),
)

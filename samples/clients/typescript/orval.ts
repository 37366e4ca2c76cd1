// Five calls with the client that orval generates. Run as: tsx orval.ts
import { acceptRaisePost, checkInssPost, netSalary, payrollRun, table } from './api.ts'

const october = '2026-10-01'

/** The answer, or an error with the refusal: orval's functions return both. */
function ok<R extends { status: number }>(response: R): Extract<R, { status: 200; data: object }>['data'] {
  if (response.status !== 200) throw new Error(JSON.stringify(response))
  return (response as Extract<R, { status: 200; data: object }>).data
}

const salary = ok(await netSalary({ gross_salary: 5200, dependents: 1, reference_date: october }))
const law = ok(await table('inss', { date: october }))
const inss = ok(await checkInssPost({ base_salary: 5200, informed_inss: 529.5, reference_date: '2026-10' }))
const raise = ok(
  await acceptRaisePost({
    current_salary: 5200,
    proposed_salary: 5600,
    last_raise_date: '2025-10-01',
    dependents: 1,
    inflation_period: 4,
    reference_date: october,
  }),
)
// A payroll may also be sent line by line, and orval names no type for a body that has two.
const headers = { 'content-type': 'application/json' }
const payroll = ok(await payrollRun({ month: '2026-10', people: [{ id: '1', basic_salary: 5200, dependents: 1 }] }, {}, { headers }))

console.log(
  JSON.stringify({
    netSalary: salary.netSalary,
    inss: salary.inss,
    ceiling: law.values.ceiling,
    check: inss.verdict,
    decision: raise.verdict,
    breakEvenSalary: raise.breakEvenSalary,
    payrollNet: payroll.totals.net,
  }),
)

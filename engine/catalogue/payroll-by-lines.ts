/** A payroll a line at a time: what is said of all of it first, then a person a line, then the sums. */
import { provenanceOf } from '../core/operation/envelope.ts'
import { date, month, object } from '../core/operation/fields.ts'
import { validated } from '../core/operation/intake.ts'
import { lawField } from '../core/operation/law-field.ts'
import type { Ports } from '../core/operation/ports.ts'
import type { LineByLine } from '../core/operation/query.ts'
import { jsonSchema } from '../core/operation/schemas.ts'
import { accountNames } from '../payroll-run/accounts.ts'
import { companyField } from '../payroll-run/fields.ts'
import { PayrollRun, type RowResult } from '../payroll-run/run.ts'
import { plainRecord, shownError, shownRow } from '../payroll-run/shown.ts'
import { PayrollUnderLaw } from '../payroll-run/under-law.ts'
import { accountsField } from './payroll-fields.ts'

const head = object('Folha', {
  month: month('Mês da folha'),
  company: companyField().prefault({}),
  paid_on: date('Dia do pagamento').optional(),
  accounts: accountsField().optional(),
  law: lawField.optional(),
})
const HEAD = { input: head, inputSchema: jsonSchema(head, 'input') }

export function payrollByLines(raw: unknown, ports: Ports): LineByLine {
  const { month: day, company, paid_on: paidOn, accounts, law } = validated(HEAD, raw)
  const asked = { month: day, company, paidOn, accounts: accountNames(accounts) }
  const run = new PayrollRun(asked, ports)
  const other = law === undefined ? null : new PayrollUnderLaw(law, asked, run, ports)
  return {
    row(person) {
      const paid = run.pay(person)
      return { ...shownRow(paid), ...(other && changeOf(other, person, paid)) }
    },
    unreadable: (why) => shownRow(run.unreadable(why)),
    end: () => ({
      summary: plainRecord(run.summary()),
      ...(other && { reform: plainRecord(other.summary()) }),
      ...provenanceOf(run.law.ctx),
    }),
  }
}

/** What the change of the law does to a person, beside the payslip; nothing where there is none. */
function changeOf(other: PayrollUnderLaw, person: unknown, paid: RowResult): object {
  const found = other.pay(person, paid)
  if (!found) return {}
  return { reform: plainRecord('difference' in found ? found.difference : shownError(found.error)) }
}

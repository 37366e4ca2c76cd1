/** Payroll as a stream: the header first, then one person per line, then the totals. */

import type { LineByLine } from '../operation/definition/query.ts'
import { provenanceOf } from '../operation/evaluation/envelope.ts'
import type { Ports } from '../operation/evaluation/ports.ts'
import { date, month, object } from '../operation/input/fields.ts'
import { validated } from '../operation/input/intake.ts'
import { lawField } from '../operation/input/law-field.ts'
import { jsonSchema } from '../operation/input/schemas.ts'
import { companyField } from '../payroll-run/fields.ts'
import { accountNames } from '../payroll-run/reports/accounts.ts'
import { errorView, plainRecord, rowView } from '../payroll-run/reports/presentation.ts'
import { PayrollRun, type RowResult } from '../payroll-run/run.ts'
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
      return { ...rowView(paid), ...(other && changeOf(other, person, paid)) }
    },
    unreadable: (why) => rowView(run.unreadable(why)),
    end: () => ({
      summary: plainRecord(run.summary()),
      ...(other && { reform: plainRecord(other.summary()) }),
      ...provenanceOf(run.law.ctx),
    }),
  }
}

/** Effect of the change of the law on one payslip; empty without a change. */
function changeOf(other: PayrollUnderLaw, person: unknown, paid: RowResult): object {
  const found = other.pay(person, paid)
  if (!found) return {}
  return { reform: plainRecord('difference' in found ? found.difference : errorView(found.error)) }
}

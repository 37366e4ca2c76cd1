/** A payroll a line at a time: what is said of all of it first, then a person a line, then the sums. */
import { provenanceOf } from '../core/operation/envelope.ts'
import { date, month, object } from '../core/operation/fields.ts'
import { validated } from '../core/operation/intake.ts'
import type { Ports } from '../core/operation/ports.ts'
import type { LineByLine } from '../core/operation/query.ts'
import { jsonSchema } from '../core/operation/schemas.ts'
import { accountNames } from '../payroll-run/accounts.ts'
import { companyField } from '../payroll-run/fields.ts'
import { PayrollRun } from '../payroll-run/run.ts'
import { plainRecord, shownRow } from '../payroll-run/shown.ts'
import { accountsField } from './payroll-fields.ts'

const head = object('Folha', {
  month: month('Mês da folha'),
  company: companyField().prefault({}),
  paid_on: date('Dia do pagamento').optional(),
  accounts: accountsField().optional(),
})
const HEAD = { input: head, inputSchema: jsonSchema(head, 'input') }

export function payrollByLines(raw: unknown, ports: Ports): LineByLine {
  const { month: day, company, paid_on: paidOn, accounts } = validated(HEAD, raw)
  const run = new PayrollRun({ month: day, company, paidOn, accounts: accountNames(accounts) }, ports)
  return {
    row: (person) => shownRow(run.pay(person)),
    unreadable: (why) => shownRow(run.unreadable(why)),
    end: () => ({ summary: plainRecord(run.summary()), ...provenanceOf(run.law.ctx) }),
  }
}

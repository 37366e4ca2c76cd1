/** `centavo payroll --law`: effect of a law change on the month, per person and in total. */

import { toNumber } from '../../../../engine/core/money.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { errorView, plain, reasonOf } from '../../../../engine/payroll-run/reports/presentation.ts'
import { companyOf, PayrollRun, type RowResult } from '../../../../engine/payroll-run/run.ts'
import { PayrollUnderLaw } from '../../../../engine/payroll-run/under-law.ts'
import { type Console, UsageError } from '../../command-context.ts'
import type { PeopleFile } from './input.ts'
import type { Options } from './options.ts'
import { csvRow, type Value } from './output.ts'
import { rowTexts } from './pieces.ts'
import type { PayrollPlan } from './plan.ts'
import { personReader } from './rows.ts'

const DIFFERENCES = ['inss', 'irrf', 'fgts', 'net', 'employer'] as const
const HEADER: readonly string[] = ['id', 'netBefore', 'netAfter', ...DIFFERENCES.map((name) => `${name}Difference`), 'error']
const NOT_WITH = ['out', 'to', 'print', 'errors', 'from', 'paid'] as const

function valuesOf(paid: RowResult, found: ReturnType<PayrollUnderLaw['pay']>): Value[] {
  const error = 'error' in paid ? paid.error : found && 'error' in found ? found.error : null
  if (error || 'error' in paid || !found || !('difference' in found))
    return [error?.id ?? '', null, null, ...DIFFERENCES.map(() => null), error ? reasonOf(error) : '']
  const { difference } = found
  const { net } = paid.payslip
  return [difference.id, toNumber(net), toNumber(net + difference.net), ...DIFFERENCES.map((name) => toNumber(difference[name])), '']
}

export async function underLaw(
  law: unknown,
  { fields, on }: Options,
  people: PeopleFile,
  plan: PayrollPlan,
  { stdout, stderr }: Console,
  ports: Engine,
): Promise<number> {
  const other = NOT_WITH.find((name) => fields[name] !== undefined)
  if (other !== undefined) throw new UsageError(`--law compara a folha com a de outra lei: não vale com --${other}.`)
  const asked = { month: plan.month, company: companyOf(plan.company), paidOn: plan.paidOn }
  const run = new PayrollRun(asked, ports)
  const changed = new PayrollUnderLaw(law, asked, run, ports)
  const read = personReader(plan, run.law.lines)
  const write = (values: readonly Value[]): void => void stdout.write(csvRow(values, people))
  if (!plan.asJson) write(HEADER)
  let refused = 0
  for await (const text of rowTexts(people.pieces, people.characters)) {
    const row = read(text)
    const paid = 'unreadable' in row ? run.unreadable(row.unreadable) : run.pay(row.person)
    const found = changed.pay('person' in row ? row.person : null, paid)
    if ('error' in paid || (found && 'error' in found)) refused += 1
    if (!plan.asJson) write(valuesOf(paid, found))
    else
      stdout.write(
        `${JSON.stringify(plain('error' in paid ? errorView(paid.error) : found && 'error' in found ? errorView(found.error) : found?.difference))}\n`,
      )
  }
  changed.assertRead()
  const { before, after, difference, ...told } = changed.summary()
  if (plan.asJson) stdout.write(`${JSON.stringify(plain({ reform: { ...told, before, after, difference } }))}\n`)
  else write(['total', toNumber(before.net), toNumber(after.net), ...DIFFERENCES.map((name) => toNumber(difference[name])), ''])
  if (!on('--quiet'))
    stderr.write(
      `${[word`Hipótese: ${told.title}.`, word`Custo do mês: ${toNumber(difference.cost)} a mais ou a menos.`, ...told.warnings].join('\n')}\n`,
    )
  return refused > 0 ? 2 : 0
}

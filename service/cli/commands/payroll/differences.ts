/** `centavo payroll --from --paid`: back pay for past months per person, compared with the amounts paid. */

import { isRecord } from '../../../../engine/core/collections/records.ts'
import { InvalidInput } from '../../../../engine/core/errors.ts'
import { toNumber } from '../../../../engine/core/money.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { type Retroactive, retroactiveOf } from '../../../../engine/payroll-run/payslip/retroactive.ts'
import { plain } from '../../../../engine/payroll-run/reports/presentation.ts'
import { companyOf, PayrollRun } from '../../../../engine/payroll-run/run.ts'
import { type Console, UsageError } from '../../command-context.ts'
import { type PeopleFile, peopleFile } from './input.ts'
import { monthOf, type Options } from './options.ts'
import { csvRow, type Value } from './output.ts'
import { rowTexts } from './pieces.ts'
import type { PayrollPlan } from './plan.ts'
import { type RowForm, rowReader } from './rows.ts'

const HEADER = ['id', 'month', 'earnings', 'inss', 'fgts', 'irrf', 'net', 'note']

/** One row per month, and a total row with the tax of the payment month. */
function valuesOf({ id, months, earnings, inss, fgts, irrf, net, notes }: Retroactive): Value[][] {
  const ofMonths = months.map((each): Value[] => [
    id,
    each.month.slice(0, 7),
    toNumber(each.earnings),
    toNumber(each.inss),
    toNumber(each.fgts),
    null,
    null,
    each.earlierYear ? 'RRA' : '',
  ])
  return [...ofMonths, [id, 'total', ...[earnings, inss, fgts, irrf, net].map(toNumber), notes.map(String).join(' ')]]
}

async function paidBefore(
  file: string,
  form: (people: PeopleFile) => ReturnType<typeof rowReader>,
  console: Console,
  natures: Parameters<typeof rowReader>[1],
) {
  const people = await peopleFile(file, console, natures)
  const read = form(people)
  const paid = new Map<string, object>()
  for await (const text of rowTexts(people.pieces, people.characters)) {
    const row = read(text)
    if ('person' in row && isRecord(row.person)) paid.set(String(row.person.id), row.person)
  }
  return paid
}

export async function differences(
  { fields }: Options,
  people: PeopleFile,
  { month, company: told, asJson }: PayrollPlan,
  console: Console,
  ports: Engine,
): Promise<number> {
  if (fields.from === undefined || fields.paid === undefined)
    throw new UsageError('As diferenças pedem os dois: --from AAAA-MM, o primeiro mês, e --paid arquivo, como as pessoas foram pagas.')
  const company = companyOf(told)
  const from = monthOf(fields.from, '--from')
  const natures = new PayrollRun({ month, company }, ports).law.lines
  const reader = (form: RowForm) => rowReader(form, natures)
  const paid = await paidBefore(fields.paid, reader, console, natures)
  const read = reader(people)
  const out = (values: readonly Value[]): void => void console.stdout.write(csvRow(values, people))
  if (!asJson) out(HEADER)
  let refused = 0
  for await (const text of rowTexts(people.pieces, people.characters)) {
    const row = read(text)
    const due = 'person' in row && isRecord(row.person) ? row.person : null
    const id = String(due?.id ?? '')
    const before = paid.get(id)
    try {
      if (!due || !before)
        throw new InvalidInput([{ field: 'id', message: due ? 'não está no arquivo de --paid' : 'a linha não foi entendida' }])
      const found = retroactiveOf({ id, due, paid: before, from, month, company }, ports)
      if (asJson) console.stdout.write(`${JSON.stringify(plain(found))}\n`)
      else for (const values of valuesOf(found)) out(values)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      refused += 1
      const why = error.issues.map(({ field, message }) => `${field}: ${message}`).join('; ')
      if (asJson) console.stdout.write(`${JSON.stringify({ id, error: why })}\n`)
      else out([id, '', null, null, null, null, null, why])
    }
  }
  return refused > 0 ? 2 : 0
}

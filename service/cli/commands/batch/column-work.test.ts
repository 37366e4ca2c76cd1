import { describe, expect, it } from 'vitest'
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import { rounds } from '../../../../test/support/lanes/rounds.ts'
import { seeded } from '../../../../test/support/plan.ts'
import { EXAMPLES_DAY, ports, registry } from '../../../../test/support/ports.ts'
import { columnProgram } from './column-program.ts'
import { ColumnWork } from './column-work.ts'
import { Output } from './output.ts'
import type { Plan } from './plan.ts'
import { numberText, rowWork } from './row-work.ts'

const operation = registry.operations.get('net-salary')!
/** Same operation under an id without a plan: every row takes the scalar path. */
const unplanned: Operation = Object.create(operation, { id: { value: 'net-salary-row-by-row' } })

const plan: Plan = {
  calculator: operation.id,
  today: EXAMPLES_DAY,
  input: 'csv',
  output: 'csv',
  delimiter: ';',
  characters: 'utf-8',
  newline: '\n',
  columns: [null, 'gross_salary', 'dependents', 'reference_date', 'children', 'other_deductions'],
  constants: {},
  fields: ['netSalary', 'inss', 'irrf', 'effectiveRatePercent', 'familyAllowance', 'totalPay', 'fgts'],
  decimalComma: false,
  law: null,
}

/** Adds the `hypothetical` field, which marks a row not answered under the current law. */
const under = (law: string): Partial<Plan> => ({ law, fields: ['hypothetical', ...plan.fields!] })

const NAMES = ['Ana', '', 'José', '=1+1', "'=2", '-5', 'a,=b', 'x "y"', '@eu', '12']
const PAY = [
  '1500',
  '1500.5',
  '1500.55',
  '1500,55',
  '0',
  '-3',
  '0.001',
  '007',
  '',
  'R$ 2.000,00',
  '99999999999',
  '70000000000000.01',
  '90071992547409.93',
  '12345678901234',
  ' 1500 ',
  '1500.',
  '.5',
  '1e3',
  '1500.505',
  '8475.55',
  'x',
]
const PEOPLE = ['0', '1', '', '3', '-1', '1.5', '1001', 'dois']
const DAYS = ['2026-04-30', '2019-02-28', '2019-02-29', '1994-06-30', '1994-07-01', '30/04/2026', '', '2031-11-15', '2090-01-01']
const CHILDREN = ['', '0', '2', '31']
const OTHER = ['', '0', '10', '99999', '0.1']

/** Rows of every kind, mostly plain. */
function rows(count: number, { newline, delimiter, quotes }: { newline: string; delimiter: string; quotes: boolean }): string {
  const draw = seeded(count)
  const one = (odd: readonly string[], usual: () => string): string => (draw(12) === 0 ? odd[draw(odd.length)]! : usual())
  let text = ''
  for (let row = 0; row < count; row++) {
    const name = one(quotes ? NAMES : NAMES.filter((each) => !each.includes('"')), () => `Pessoa ${row}`)
    const cells = [
      name.includes('"') ? `"${name.replaceAll('"', '""')}"` : name,
      one(PAY, () => (draw(2_000_000) / 100).toFixed(draw(3))),
      one(PEOPLE, () => String(draw(5))),
      one(DAYS, () => `20${10 + draw(17)}-0${1 + draw(9)}-1${draw(10)}`),
      one(CHILDREN, () => String(draw(3))),
      one(OTHER, () => ''),
    ].map((cell) => (cell.includes(delimiter) && !cell.startsWith('"') ? '0' : cell))
    if (draw(40) === 0) cells.pop()
    if (draw(40) === 0) cells.push('')
    text += `${cells.join(delimiter)}${newline}${draw(60) === 0 ? newline : ''}`
  }
  return text
}

const piece = (text: string) => ({ bytes: new Uint8Array(Buffer.from(text)), line: 7, index: 1000 })
const shown = ({ out, refusals, ...rest }: ReturnType<ReturnType<typeof rowWork>>) => ({
  out: Buffer.from(out).toString(),
  refusals: Buffer.from(refusals).toString(),
  ...rest,
})

describe('columnar results equal row-by-row results, byte for byte', () => {
  it.each([
    ['as programs write it', {}],
    ['with decimal commas', { decimalComma: true }],
    ['with line breaks of Windows', { newline: '\r\n' as const }],
    ['between commas', { delimiter: ',' as const }],
    ['between commas with decimal commas, which need quotes', { delimiter: ',' as const, decimalComma: true }],
    ['with something the same for all', { constants: { premiums: '150.5', transport_cost: '220' } }],
    ['with something the same for all that is refused', { constants: { premiums: '-1' } }],
    ['with what has no plan the same for all', { constants: { regime: 'simples' } }],
    ['under a change of the law', under('irrf/perDependent=250;inss/brackets/0/rate=8%')],
    ['under one that not every version of its table can have', under('irrf/simplifiedDiscount*1.1')],
    ['under one that is the law of today, and not that of other days', under('irrf/perDependent=189.59')],
    ['under one of a table that not every row reads', under('family-allowance/incomeLimit*2')],
  ])('%s', (_name, change: Partial<Plan>) => {
    const asked: Plan = { ...plan, ...change }
    // Row-by-row evaluation under a law change is expensive.
    const [count, refused] = asked.law === null ? [rounds(500, 1500), rounds(15, 50)] : [rounds(120, 250), rounds(2, 5)]
    for (const quotes of asked.law === null ? [false, true] : [false]) {
      const text = rows(count, { ...asked, quotes })
      const byColumns = shown(rowWork(asked, operation, ports)(piece(text)))
      const byRow = shown(rowWork({ ...asked, calculator: unplanned.id }, unplanned, ports)(piece(text)))
      expect(byColumns).toEqual(byRow)
      expect(byColumns.refused).toBeGreaterThan(refused)
    }
  })

  it('evaluates most rows of a plain file in columns', () => {
    const out = new Output('latin1', 0)
    let long = 0
    const work = new ColumnWork(columnProgram(plan, operation, ports)!, null)
    const through = work.through(
      piece(rows(3000, { ...plan, quotes: false })).bytes,
      { index: 0, line: 1 },
      {
        out,
        longWay() {
          long++
        },
      },
    )
    expect(through).toBe(3000)
    expect(long).toBeGreaterThan(0)
    expect(long).toBeLessThan(1000)
  })

  it('has no columnar path without a plan', () => {
    expect(columnProgram(plan, unplanned, ports)).toBeNull()
    expect(columnProgram({ ...plan, fields: ['netSalary', 'irrfDetail.base'] }, operation, ports)).toBeNull()
    expect(columnProgram({ ...plan, columns: ['gross_salary', 'regime'] }, operation, ports)).toBeNull()
    expect(columnProgram({ ...plan, output: 'ndjson' }, operation, ports)).toBeNull()
  })
})

it('writes numbers like String', () => {
  const draw = seeded(5)
  for (let round = 0; round < 5000; round++) {
    const whole = (draw(2) === 0 ? 1 : -1) * draw(10 ** (1 + draw(15)))
    for (const places of [2, 6] as const) {
      const out = new Output('latin1', 0)
      out.decimal(whole, places, false)
      expect(Buffer.from(out.bytes()).toString()).toBe(String(whole / 10 ** places + 0))
    }
  }
  const out = new Output('latin1', 0)
  out.decimal(150_050, 2, true)
  expect(Buffer.from(out.bytes()).toString()).toBe(numberText(1500.5).replace('.', ','))
})

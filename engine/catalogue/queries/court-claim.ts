import { at } from '../../core/collections/records.ts'
import { claimOf } from '../../court-claim/claim.ts'
import { comparisonOf } from '../../court-claim/compare.ts'
import { readingDifferences, stepsOf } from '../../court-claim/explain.ts'
import { claimView } from '../../court-claim/view.ts'
import { query, type Spreadsheet } from '../../operation/definition/query.ts'
import { Context, UntrackedContext } from '../../operation/evaluation/context.ts'
import { provenanceOf, readings } from '../../operation/evaluation/envelope.ts'
import type { Ports } from '../../operation/evaluation/ports.ts'
import { claimFields, claimResult } from '../court-claim-fields.ts'

const MAX_BYTES = 512 * 1024

/** Evaluations of a request: each item over the months of its contract, twice for the other reading, and the changes that a comparison tries. */
function evaluationsOf(raw: object): number {
  const items = at(raw, 'items')
  const count = Array.isArray(items) ? Math.min(items.length, 120) : 1
  return count * (at(raw, 'compare') === undefined ? 20 : 120)
}

const HEADER = [
  'item',
  'month',
  'from',
  'to',
  'base',
  'divisor',
  'multiplier',
  'quantity',
  'due',
  'paid',
  'difference',
  'factor',
  'corrected',
] as const

interface Sheet {
  readonly items: readonly { readonly id: string; readonly occurrences: readonly Readonly<Record<string, unknown>>[] }[]
}

const cellOf = (value: unknown): string | number | null => (typeof value === 'string' || typeof value === 'number' ? value : null)

/** A row for each item and occurrence. */
function sheetOf(answer: Sheet): Spreadsheet {
  const lines = answer.items.flatMap(({ id, occurrences }) =>
    occurrences.map((each) => [id, String(each.from).slice(0, 7), ...HEADER.slice(2).map((name) => cellOf(each[name]))]),
  )
  return { name: 'calculo-trabalhista', header: HEADER, lines }
}

export default query({
  id: 'court-claim',
  title: 'Cálculo trabalhista',
  slug: 'calculo-trabalhista',
  command: 'court',
  posted: true,
  large: true,
  maxBytes: MAX_BYTES,
  summary:
    'Uma ação trabalhista inteira, mês a mês, como o PJe-Calc ou como a lei: itens, reflexos, correção, juros, FGTS, INSS, imposto, multas, honorários e custas, até o líquido do reclamante e o total da empresa.',
  tag: 'Documentos',
  path: '/v1/court/claim',
  cache: 'none',
  seeAlso: { 'court-correction': 'corrigir um só valor', 'labour-update': 'conferir a correção pelos dias corridos' },
  input: claimFields,
  result: claimResult().extend({ basis: readings.basis, assumptions: readings.assumptions, lawProjected: readings.lawProjected }),
  examples: [
    {
      title: 'Horas extras com reflexos e a rescisão',
      input: {
        contract: { admission: '2019-03-20', dismissal: '2021-12-10', filed: '2022-03-01', settled_on: '2024-02-29', last_pay: 3000 },
        pay: [{ id: 'salary', from: '2019-03-20', to: '2021-12-10', amount: 3000, deposited: true }],
        items: [
          { id: 'extras', preset: 'overtime', hours: 20 },
          { id: 'rescisao', preset: 'severance' },
        ],
        fgts: { fine: { percent: 40, on: 'difference' } },
        inss: {},
        income_tax: {},
        fees: [{ percent: 10 }],
        costs: { knowledge: 'two_percent' },
      },
    },
  ],
  evaluations: evaluationsOf,
  csv: sheetOf,
  answer(input, ports) {
    const ctx = new Context({ day: input.contract.settled_on, given: true }, ports)
    const claim = claimOf(input, ctx)
    const other = claimOf({ ...input, as: input.as === 'law' ? 'pje-calc' : 'law' }, quiet(input.contract.settled_on, ports))
    const comparison = comparisonOf(input, claim.totals, () => quiet(input.contract.settled_on, ports))
    const { as, items, ...view } = claimView(claim, comparison)
    return {
      as,
      items,
      ...view,
      differences: readingDifferences(claim, other),
      steps: stepsOf(claim),
      ...provenanceOf(ctx),
    }
  },
})

const quiet = (day: Context['day'], ports: Ports): Context => new UntrackedContext({ day, given: true }, ports)

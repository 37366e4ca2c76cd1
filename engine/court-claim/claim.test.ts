import { describe, expect, it } from 'vitest'
import { portsOn, registry } from '../../test/support/ports.ts'
import { run } from '../operation/evaluation/run.ts'

const query = registry.queries.get('court-claim')!

interface Answer {
  readonly items: readonly {
    readonly id: string
    readonly occurrences: readonly Readonly<Record<string, unknown>>[]
    readonly totals: Readonly<Record<string, number>>
  }[]
  readonly totals: Readonly<Record<string, number>>
  readonly comparison: readonly { readonly equal: boolean; readonly explainedBy: readonly string[] }[]
  readonly payments: readonly Readonly<Record<string, unknown>>[]
  readonly differences: readonly { readonly where: string }[]
  readonly warnings: readonly string[]
}

const ask = (input: object): Answer => run(query, input, portsOn('2026-11-19')) as unknown as Answer
const P = { admission: '2019-03-20', filed: '2022-03-01', settled_on: '2022-03-31', last_pay: 3000 }
const NONE = { interest: 'none' }
const THIRTEENTH = { id: 't', when: 'december', nature: 'thirteenth', base: 'last_pay', divisor: 12, quantity: 'twelfths' }
const dues = (contract: object, item: object): readonly unknown[] =>
  ask({ contract: { ...P, ...contract }, items: [item], update: NONE }).items[0]!.occurrences.map((each) => each.due)

describe('days of a month', () => {
  it.each([
    ['2021-01-02', '2021-01-31', 3000],
    ['2021-02-01', '2021-02-28', 3000],
    ['2021-02-02', '2021-02-28', 2892.86],
  ])('prorates pay from %s to %s', (from, to, due) => {
    expect(dues({}, { id: 'm', base: 'last_pay', base_prorate: true, from, to })).toEqual([due])
  })
})

describe('13th salary in the year of the dismissal', () => {
  it.each([
    ['2021-07-14', false, [1500]],
    ['2021-07-15', false, [1750]],
    ['2021-07-14', true, [2000]],
    ['2021-12-20', false, [3000]],
    ['2021-12-20', true, [3250]],
    ['2021-12-21', true, [3000, 250]],
  ])('dismissed on %s, notice projected: %s', (dismissal, notice, expected) => {
    const item = { ...THIRTEENTH, from: '2021-01-01', to: dismissal }
    expect(dues({ dismissal, project_notice: notice }, item)).toEqual(expected)
  })
})

describe('notice and fraction of vacation', () => {
  it.each([
    ['2020-12-29', 33],
    ['2020-12-30', 30],
    ['1999-01-01', 90],
  ])('counts the days of notice of a contract since %s', (admission, days) => {
    const item = { id: 'n', when: 'dismissal', nature: 'notice', base: 'last_pay', divisor: 30, quantity: 'notice_days' }
    const found = ask({ contract: { ...P, admission, dismissal: '2021-12-28' }, items: [item], update: NONE })
    expect(found.items[0]!.occurrences[0]!.quantity).toBe(days)
  })

  it.each([
    ['2021-04-02', []],
    ['2021-04-03', [333.33]],
  ])('owes the fraction from fifteen days on: dismissed on %s', (dismissal, expected) => {
    const item = {
      id: 'v',
      when: 'acquisition',
      nature: 'vacation',
      base: 'last_pay',
      multiplier: 4 / 3,
      divisor: 12,
      quantity: 'twelfths',
    }
    expect(dues({ admission: '2021-03-20', dismissal, project_notice: false }, item)).toEqual(expected)
  })
})

describe('payments', () => {
  it('settle interest first and leave the rest of the principal to go on', () => {
    const { totals, payments } = ask({
      contract: { admission: '2019-01-01', filed: '2020-01-31', settled_on: '2022-07-31' },
      items: [{ id: 'v', occurrences: [{ from: '2020-01-01', to: '2020-01-31', due: 10000, factor: 1 }] }],
      update: { interest: 'one_percent' },
      payments: [{ day: '2021-09-30', amount: 5000 }],
    })
    expect(payments[0]).toMatchObject({ interestPaid: 2000, principalPaid: 3000, left: 7000 })
    expect(totals).toMatchObject({ corrected: 7000, interest: 700, gross: 7700 })
  })
})

const WHOLE = {
  contract: { ...P, dismissal: '2021-12-10', settled_on: '2024-02-29' },
  pay: [{ id: 'salary', from: '2019-03-20', to: '2021-12-10', amount: 3000, deposited: true }],
  items: [
    { id: 'extras', preset: 'overtime', hours: 20 },
    { id: 'rescisao', preset: 'severance' },
    { id: 'insalubre', preset: 'unhealthy', percent: 20 },
  ],
  fgts: { fine: {} },
  inss: {},
  income_tax: {},
  fees: [{ percent: 10 }],
  costs: { knowledge: 'two_percent' },
}

describe('totals', () => {
  it('close: net = credit − deductions, and the items add up to the corrected total', () => {
    const { totals, items } = ask(WHOLE)
    expect(totals.net).toBeCloseTo(totals.credit! - totals.deductions!, 6)
    expect(items.reduce((sum, item) => sum + item.totals.corrected!, 0)).toBeCloseTo(totals.corrected!, 6)
    expect(items.length).toBeGreaterThan(10)
  })

  it('do not depend on the order of the items', () => {
    expect(ask({ ...WHOLE, items: [...WHOLE.items].reverse() }).totals).toEqual(ask(WHOLE).totals)
  })

  it('name what differs from the law', () => {
    expect(ask(WHOLE).differences.map(({ where }) => where)).toContain('inss.totals.employee')
    expect(ask({ ...WHOLE, as: 'law' }).totals).toEqual(ask({ ...WHOLE, as: 'law' }).totals)
  })

  it('explain a typed total by a single change', () => {
    const update = { index: 'ipca_e', interest: 'one_percent', start: 'next_month' }
    const theirs = ask({ ...WHOLE, update: { ...update, start: 'due_month' } }).totals.net
    const { comparison } = ask({ ...WHOLE, update, compare: { net: theirs } })
    expect(comparison[0]).toMatchObject({ equal: false })
    expect(comparison[0]!.explainedBy).toContain('o primeiro mês corrigido (o devido ou o seguinte)')
    expect(ask({ ...WHOLE, update, compare: { net: ask({ ...WHOLE, update }).totals.net } }).comparison[0]!.equal).toBe(true)
  })
})

describe('refusals', () => {
  const item = { id: 'a', base: 'last_pay' }
  it.each([
    ['a dismissal before the admission', { contract: { ...P, dismissal: '2019-03-19' }, items: [item] }, 'contract.dismissal'],
    ['a filing before the admission', { contract: { ...P, filed: '2019-03-19' }, items: [item] }, 'contract.filed'],
    ['two items of one id', { contract: P, items: [item, item] }, 'items.1.id'],
    ['an unknown origin', { contract: P, items: [{ id: 'a', kind: 'reflex', reflex: { of: ['x'] } }] }, 'items'],
    [
      'a circle of reflexes',
      {
        contract: P,
        items: [
          { id: 'a', kind: 'reflex', reflex: { of: ['b'] } },
          { id: 'b', kind: 'reflex', reflex: { of: ['a'] } },
        ],
      },
      'items',
    ],
    ['an item without base', { contract: P, items: [{ id: 'a' }] }, 'items'],
    ['a settlement in the future', { contract: { ...P, settled_on: '2026-11-20' }, items: [item] }, 'contract.settled_on'],
    ['a preset without a pay history', { contract: P, items: [{ id: 'a', preset: 'overtime', hours: 10 }] }, 'pay'],
  ])('names the field: %s', (_, input, field) => {
    expect(() => ask(input)).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ field })] }))
  })

  it('accepts equal days as in order', () => {
    const day = '2022-03-01'
    const { totals } = ask({ contract: { ...P, admission: day, filed: day, settled_on: day }, items: [item], update: NONE })
    expect(totals.corrected).toBe(3000)
  })
})

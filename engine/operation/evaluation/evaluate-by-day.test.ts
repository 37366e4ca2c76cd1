import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { law, reais } from '../../core/dated.ts'
import { addMonths, type Day } from '../../core/day.ts'
import { LawNotRecorded } from '../../core/errors.ts'
import { type CalculatorDefinition, calculator } from '../definition/calculator.ts'
import { brl, money, referenceDate } from '../input/fields.ts'
import type { Context } from './context.ts'

const version = (from: Day, amount: string) => ({
  from,
  norm: { act: `Lei de ${from}` },
  evidence: { status: 'verified' as const, sources: ['https://example.org'] },
  value: { amount: reais(amount) },
})
const wage = law({
  id: 'wage',
  title: 'Salário',
  dateMeans: 'dia',
  reviewedOn: '2026-11-14',
  versions: [version('2026-01-01', '2.00'), version('2025-01-01', '1.00')],
})

const input = { times: money('Vezes'), reference_date: referenceDate() }
const result = { total: brl('Total') }
type Definition = CalculatorDefinition<typeof input, typeof result>
type Given = Parameters<Definition['answer']>[0]

const made = (answer: (ctx: Context, input: Given) => bigint, more: Partial<Definition> = {}) =>
  calculator<typeof input, typeof result>({
    id: 'made',
    slug: 'feita',
    title: 'Feita',
    summary: 'Feita.',
    group: 'trabalho',
    headline: 'total',
    says: 'São {value}',
    lawDay: 'reference_date',
    input,
    result,
    answer: (given, ctx) => ({ total: answer(ctx, given) }),
    ...more,
  })

const plain = made((ctx) => ctx.law(wage).amount)
const onDay = (of: ReturnType<typeof made>, day: Day) => of.onDays({ times: 1n }, portsOn('2026-11-14'), { times: 1n })(day)
const isOfLawAlone = (...answer: Parameters<typeof made>) => onDay(made(...answer), '2026-03-01').isOfLawAlone

describe('one input under the law of successive days', () => {
  it('matches a separate request per day, including provenance', () => {
    const on = plain.onDays({ times: 1n }, portsOn('2026-11-14'), { times: 1n })
    expect(on('2025-06-01')).toMatchObject({ result: { total: 100n }, basis: [{ effectiveFrom: '2025-01-01' }] })
    expect(on('2026-06-01')).toMatchObject({ result: { total: 200n }, basis: [{ effectiveFrom: '2026-01-01' }] })
    expect(() => on('2024-06-01')).toThrow(new LawNotRecorded('Salário', '2025-01-01').message)
  })

  it('keeps the calculation’s own assumptions', () => {
    const assuming = made((ctx) => {
      ctx.assume('Uma escolha.')
      return ctx.step('Total', '1', 1n)
    })
    expect(onDay(assuming, '2026-03-01').assumptions).toEqual(['Uma escolha.'])
  })
})

describe('result that depends only on the law in force', () => {
  it('is detected when the day only selects versions, or a table is read for a fixed day', () => {
    expect(isOfLawAlone((ctx) => ctx.law(wage).amount)).toBe(true)
    expect(isOfLawAlone((ctx) => ctx.law(wage, '2025-03-01').amount)).toBe(true)
  })

  it('is ruled out when the day is read from the context or the input', () => {
    expect(isOfLawAlone((ctx) => ctx.law(wage, addMonths(ctx.day, -1)).amount)).toBe(false)
    expect(isOfLawAlone((ctx, { reference_date }) => (reference_date! > '2026-06-01' ? 0n : ctx.law(wage).amount))).toBe(false)
    expect(isOfLawAlone((ctx, given) => ({ ...given, total: ctx.law(wage).amount }).total)).toBe(false)
  })

  it('is ruled out by a nested operation under the law of the day, and by a default taken from law', () => {
    expect(isOfLawAlone((ctx) => Object(ctx.ask(plain, { times: 1n })).total)).toBe(false)
    expect(isOfLawAlone((ctx) => BigInt(ctx.usual('times', wage, ({ amount }) => Number(amount))))).toBe(false)
  })

  it('is ruled out when another rule may choose the day', () => {
    const later: Partial<Definition> = {
      lawDayFrom: ({ reference_date: day }, today) => ({
        field: 'reference_date',
        day: day === '2026-04-01' ? '2025-04-01' : (day ?? today),
      }),
    }
    expect(isOfLawAlone((ctx) => ctx.law(wage).amount, later)).toBe(false)
  })
})

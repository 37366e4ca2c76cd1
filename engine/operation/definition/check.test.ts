import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { InvalidInput, LawNotRecorded } from '../../core/errors.ts'
import { CheckTally } from '../evaluation/check-tally.ts'
import { CheckContext, type ExpectedFigure } from './check.ts'

/** Deduction: an amount above the legal one favours the employer. */
const discount = (informed: bigint | undefined) => ({
  id: 'inss',
  label: 'INSS',
  informed,
  favours: { above: 'employer', below: 'employee' } as const,
})

/** Compares one figure with R$ 100,00. */
function examined(informed: bigint | undefined, expectation: Partial<ExpectedFigure> = {}) {
  const ctx = new CheckContext({ day: '2026-05-10', given: true }, portsOn('2026-11-14'))
  const found = ctx.examine(discount(informed), () => ({ expected: 100_00n, how: 'R$ 1.000,00 × 10%', ...expectation }))
  return { ctx, found, item: ctx.items[0]! }
}

describe('figure compared with the law', () => {
  it.each([
    [100_00n, 'matches', 0n],
    [100_10n, 'matches_with_rounding', 10n],
    [99_90n, 'matches_with_rounding', -10n],
    [100_11n, 'differs', 11n],
    [99_89n, 'differs', -11n],
  ] as const)('verdict of %s: %s', (informed, verdict, apart) => {
    expect(examined(informed).item).toMatchObject({ verdict, difference: apart })
  })

  it('states the rounding difference, above or below', () => {
    for (const informed of [100_01n, 99_99n])
      expect(String(examined(informed).item.why)).toContain('Confere, com R$ 0,01 de arredondamento')
  })

  it('tolerates ten centavos per added figure in a total, up to fifty', () => {
    const verdictOf = (apart: bigint, adds: number) => examined(100_00n + apart, { adds }).item.verdict
    expect([30n, -30n, 31n, -31n].map((apart) => verdictOf(apart, 3))).toEqual([
      'matches_with_rounding',
      'matches_with_rounding',
      'differs',
      'differs',
    ])
    expect([verdictOf(50n, 9), verdictOf(51n, 9)]).toEqual(['matches_with_rounding', 'differs'])
  })

  it('favours opposite sides above and below', () => {
    expect(examined(110_00n).item.favours).toBe('employer')
    expect(examined(90_00n).item.favours).toBe('employee')
    expect(String(examined(110_00n).item.why)).toContain('Veio R$ 110,00, R$ 10,00 a mais.')
    expect(String(examined(90_00n).item.why)).toContain('Veio R$ 90,00, R$ 10,00 a menos.')
  })
})

describe('missing law', () => {
  const ctx = () => new CheckContext({ day: '1990-05-10', given: true }, portsOn('2026-11-14'))
  const throwing = (error: Error) => () => {
    throw error
  }
  const early = new InvalidInput([{ field: 'reference_date', message: 'é anterior ao registro', code: 'law_not_recorded' }])
  const absurd = new InvalidInput([
    { field: 'reference_date', message: 'é anterior ao registro', code: 'law_not_recorded' },
    { field: 'hours', message: 'não cabem no mês' },
  ])

  it('makes an informed figure not checkable, with the reason', () => {
    for (const error of [early, new LawNotRecorded('INSS', '1994-07-01')]) {
      const context = ctx()
      expect(context.examine(discount(10_00n), throwing(error))).toEqual({ used: 10_00n, expected: null, verdict: 'not_checkable' })
      expect(context.items[0]).toMatchObject({ verdict: 'not_checkable', expected: null, difference: null })
      expect(context.items[0]!.why).toMatch(/anterior/)
    }
  })

  it('omits a figure that was not informed', () => {
    const context = ctx()
    expect(context.examine(discount(undefined), throwing(early))).toEqual({ used: null, expected: null, verdict: null })
    expect(context.items).toEqual([])
  })

  it('attempt returns the value or the reason', () => {
    expect(ctx().attempt(() => 7)).toEqual({ value: 7 })
    expect(ctx().attempt(throwing(early))).toEqual({ reason: 'é anterior ao registro' })
  })

  it('rethrows other refusals and programming errors', () => {
    for (const error of [absurd, new TypeError('broken')]) {
      expect(() => ctx().examine(discount(10_00n), throwing(error))).toThrow(error)
      expect(() => ctx().attempt(throwing(error))).toThrow(error)
    }
  })
})

it('counts a difference without an amount as zero', () => {
  const tally = new CheckTally()
  const item = {
    id: 'deadline',
    label: 'Prazo',
    informed: null,
    expected: null,
    difference: null,
    verdict: 'differs',
    why: '',
    likelyCause: null,
  }
  tally.add({ verdict: 'differs', items: [item, { ...item, id: 'inss', difference: -1.15 }], notes: [], ifCorrected: null })
  expect(tally.summary().differences).toEqual([
    { item: 'deadline', likelyCause: null, count: 1, difference: 0 },
    { item: 'inss', likelyCause: null, count: 1, difference: -1.15 },
  ])
})

import { describe, expect, it } from 'vitest'
import { portsWith } from '../../../test/support/corpora/rates.ts'
import { portsOn } from '../../../test/support/ports.ts'
import { law, reais } from '../../core/dated.ts'
import { SourceUnavailable } from '../../core/errors.ts'
import { percent } from '../../core/ratio.ts'
import { calculator } from '../definition/calculator.ts'
import { brl, money, referenceDate } from '../input/fields.ts'
import { Context, UntrackedContext } from './context.ts'
import { run } from './run.ts'

const wageOf = {
  id: 'wage',
  title: 'Salário',
  dateMeans: 'dia',
  reviewedOn: '2026-11-14',
  versions: [
    {
      from: '2026-01-01',
      norm: { act: 'Lei nº 2/2026' },
      evidence: { status: 'corroborated', sources: ['https://example.org'] },
      caveat: 'A data de início é inferida.',
      value: { amount: reais('2.00') },
    },
    {
      from: '2025-01-01',
      norm: { act: 'Lei nº 1/2025' },
      evidence: { status: 'verified', sources: ['https://example.org'] },
      value: { amount: reais('1.00') },
    },
  ],
} as const
const wage = law(wageOf)

const today = portsOn('2026-11-14')
const contextOn = (day: '2025-06-01' | '2026-06-01') => new Context({ day, given: true }, today)

describe('law provenance', () => {
  it('adds the version’s caveat to the assumptions once', () => {
    const ctx = contextOn('2026-06-01')
    ctx.law(wage)
    ctx.law(wage)
    expect(ctx.assumptions).toEqual(['A data de início é inferida.'])
  })

  it('adds no assumption for a version without caveat', () => {
    const ctx = contextOn('2025-06-01')
    expect(ctx.law(wage)).toEqual({ amount: 100n })
    expect(ctx.assumptions).toEqual([])
  })

  it('has one basis entry per version, however often it is read', () => {
    const ctx = contextOn('2026-06-01')
    for (let times = 0; times < 3; times++) ctx.law(wage)
    expect(ctx.basis.map(({ effectiveFrom }) => effectiveFrom)).toEqual(['2026-01-01'])
    ctx.law(wage, '2025-06-01')
    ctx.law(wage, '2025-07-01')
    expect(ctx.basis.map(({ effectiveFrom }) => effectiveFrom)).toEqual(['2026-01-01', '2025-01-01'])
  })
})

describe('rate provenance', () => {
  const market = portsWith({ selic: { '2020-08-06': 2, '2026-09-17': 13.75 }, ipcaMonthly: { '2026-01-01': 1 } })

  it('has one entry per indicator and date', () => {
    const ctx = new Context({ day: '2026-06-01', given: true }, market)
    expect(ctx.rate('selic').value).toBe(13.75)
    ctx.rate('selic')
    expect(ctx.rate('selic', '2021-01-01').value).toBe(2)
    ctx.accumulated('ipca', '2026-01-01', '2026-01-31')
    ctx.accumulated('ipca', '2026-01-01', '2026-01-31')
    expect(ctx.rates.map(({ metric, date }) => `${metric} ${date}`)).toEqual([
      'selic 2026-09-17',
      'selic 2020-08-06',
      'ipcaMonthly 2026-01-01',
    ])
  })

  it('is unavailable without data, and the message names the input to send instead', () => {
    const ctx = new Context({ day: '2026-06-01', given: true }, market)
    expect(() => ctx.rate('cdi', '2026-01-01', 'annual_return')).toThrow(SourceUnavailable)
    expect(() => ctx.rate('cdi', '2026-01-01', 'annual_return')).toThrow('informe annual_return')
    expect(() => ctx.accumulated('igpm', '2026-01-01', '2026-02-01')).toThrow(/01\/01\/2026 a 01\/02\/2026/)
  })
})

describe('nested operation', () => {
  const pay = calculator({
    id: 'pay',
    slug: 'pay',
    title: 'Pagamento',
    summary: '',
    group: 'trabalho',
    headline: 'amount',
    says: 'São {value}',
    lawDay: 'reference_date',
    input: { times: money('Vezes'), reference_date: referenceDate() },
    result: { amount: brl('Valor') },
    answer({ times }, ctx) {
      ctx.assume('Supõe-se algo.')
      return { amount: (ctx.law(wage).amount * times) / 100n }
    },
  })

  it('uses the date the caller chose, unless its own input sets another', () => {
    const ctx = contextOn('2025-06-01')
    expect(ctx.ask(pay, { times: 300n }).amount).toBe(300n)
    expect(ctx.ask(pay, { times: 300n, reference_date: '2026-06-01' }).amount).toBe(600n)
  })

  it('uses today’s law when the caller chose no date, whatever the context’s day', () => {
    const ctx = new Context({ day: '2025-06-01', given: false }, today)
    expect(ctx.ask(pay, { times: 300n }).amount).toBe(600n)
  })

  it('contributes its provenance once; a what-if contributes none', () => {
    const ctx = contextOn('2026-06-01')
    expect(ctx.whatIf(pay, { times: 100n })).toEqual({ amount: 200n })
    expect([ctx.basis, ctx.assumptions]).toEqual([[], []])
    ctx.ask(pay, { times: 100n })
    ctx.ask(pay, { times: 200n })
    ctx.law(wage)
    expect(ctx.basis.map(({ table }) => table)).toEqual(['wage'])
    expect(ctx.assumptions).toEqual(['Supõe-se algo.', 'A data de início é inferida.'])
  })

  it('validates the same bounds as for a caller', () => {
    expect(() => contextOn('2026-06-01').ask(pay, { times: 0n })).toThrow(/times: deve ser maior que 0/)
  })

  it('rejects a date before the record in the field that set it', () => {
    expect(() => run(pay, { times: 1, reference_date: '2024-12-31' }, today)).toThrow(/^reference_date: .*começa em 2025-01-01/)
  })
})

describe('calculation step', () => {
  it('has unit BRL for an amount, percent for a fraction, and none for a plain number', () => {
    const ctx = contextOn('2026-06-01')
    ctx.step('a', 'x', 1n)
    ctx.step('b', 'x', percent(1))
    ctx.step('c', 'x', 1)
    ctx.step('d', 'x', 1, 'months')
    expect(ctx.lines.map(({ unit }) => unit)).toEqual(['BRL', 'percent', undefined, 'months'])
  })
})

describe('law reissued every January', () => {
  it.each([Context, UntrackedContext])('projects a payment years ahead, and rejects a reference date years ahead', (Kind) => {
    const floor = law({ ...wageOf, id: 'floor', changes: 'january' })
    expect(new Kind({ day: '2026-06-01', given: true }, today).law(floor, '2040-06-01')).toEqual({ amount: 200n })
    expect(() => new Kind({ day: '2040-06-01', given: true }, today).law(floor)).toThrow()
  })
})

describe('forgetful context', () => {
  it('returns the same values without recording provenance', () => {
    const market = portsWith({ selic: { '2026-09-17': 13.75 }, ipcaMonthly: { '2026-01-01': 1 } })
    const ctx: Context = new UntrackedContext({ day: '2026-06-01', given: true }, market)
    expect(ctx.law(wage)).toEqual({ amount: 200n })
    expect(ctx.law(wage, '2025-06-01')).toEqual({ amount: 100n })
    expect(ctx.rate('selic').value).toBe(13.75)
    expect(ctx.accumulated('ipca', '2026-01-01', '2026-01-31').last.value).toBe(1)
    ctx.assume('Nada.')
    expect(ctx.step('a', 'x', 5n)).toBe(5n)
    expect([ctx.basis, ctx.rates, ctx.assumptions, ctx.lines]).toEqual([[], [], [], []])
  })
})

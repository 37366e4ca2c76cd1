import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../test/support/ports.ts'
import { portsWith } from '../../../test/support/rates.ts'
import { law, reais } from '../dated.ts'
import { SourceUnavailable } from '../errors.ts'
import { percent } from '../ratio.ts'
import { calculator } from './calculator.ts'
import { Context, ForgetfulContext } from './context.ts'
import { brl, money, referenceDate } from './fields.ts'
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

describe('the law read', () => {
  it('brings the caveat of its version into the assumptions, once', () => {
    const ctx = contextOn('2026-06-01')
    ctx.law(wage)
    ctx.law(wage)
    expect(ctx.assumptions).toEqual(['A data de início é inferida.'])
  })

  it('brings no caveat where the version has none', () => {
    const ctx = contextOn('2025-06-01')
    expect(ctx.law(wage)).toEqual({ amount: 100n })
    expect(ctx.assumptions).toEqual([])
  })

  it('is one entry of the basis for each version, however often it is read', () => {
    const ctx = contextOn('2026-06-01')
    for (let times = 0; times < 3; times++) ctx.law(wage)
    expect(ctx.basis.map(({ effectiveFrom }) => effectiveFrom)).toEqual(['2026-01-01'])
    ctx.law(wage, '2025-06-01')
    ctx.law(wage, '2025-07-01')
    expect(ctx.basis.map(({ effectiveFrom }) => effectiveFrom)).toEqual(['2026-01-01', '2025-01-01'])
  })
})

describe('the rates read', () => {
  const market = portsWith({ selic: { '2020-08-06': 2, '2026-09-17': 13.75 }, ipcaMonthly: { '2026-01-01': 1 } })

  it('are remembered once for each indicator and day', () => {
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

  it('are an outage where nothing is held, and the message says what to send instead', () => {
    const ctx = new Context({ day: '2026-06-01', given: true }, market)
    expect(() => ctx.rate('cdi', '2026-01-01', 'annual_return')).toThrow(SourceUnavailable)
    expect(() => ctx.rate('cdi', '2026-01-01', 'annual_return')).toThrow('informe annual_return')
    expect(() => ctx.accumulated('igpm', '2026-01-01', '2026-02-01')).toThrow(/01\/01\/2026 a 01\/02\/2026/)
  })
})

describe('another operation asked', () => {
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

  it('answers under the law of the day the caller chose, unless the question chooses another', () => {
    const ctx = contextOn('2025-06-01')
    expect(ctx.ask(pay, { times: 300n }).amount).toBe(300n)
    expect(ctx.ask(pay, { times: 300n, reference_date: '2026-06-01' }).amount).toBe(600n)
  })

  it('answers under the law of today where nobody chose a day, whatever day this context has', () => {
    const ctx = new Context({ day: '2025-06-01', given: false }, today)
    expect(ctx.ask(pay, { times: 300n }).amount).toBe(600n)
  })

  it('brings what it rests on, once; a what-if brings nothing', () => {
    const ctx = contextOn('2026-06-01')
    expect(ctx.whatIf(pay, { times: 100n })).toEqual({ amount: 200n })
    expect([ctx.basis, ctx.assumptions]).toEqual([[], []])
    ctx.ask(pay, { times: 100n })
    ctx.ask(pay, { times: 200n })
    ctx.law(wage)
    expect(ctx.basis.map(({ table }) => table)).toEqual(['wage'])
    expect(ctx.assumptions).toEqual(['Supõe-se algo.', 'A data de início é inferida.'])
  })

  it('is held to the bounds a caller is held to', () => {
    expect(() => contextOn('2026-06-01').ask(pay, { times: 0n })).toThrow(/times: deve ser maior que 0/)
  })

  it('refuses a day before the record in the field that chose it', () => {
    expect(() => run(pay, { times: 1, reference_date: '2024-12-31' }, today)).toThrow(/^reference_date: .*começa em 2025-01-01/)
  })
})

describe('a line of the calculation', () => {
  it('says BRL of an amount, percent of a fraction, and of a number only what it is told', () => {
    const ctx = contextOn('2026-06-01')
    ctx.step('a', 'x', 1n)
    ctx.step('b', 'x', percent(1))
    ctx.step('c', 'x', 1)
    ctx.step('d', 'x', 1, 'months')
    expect(ctx.lines.map(({ unit }) => unit)).toEqual(['BRL', 'percent', undefined, 'months'])
  })
})

describe('a law known to change every January', () => {
  it.each([Context, ForgetfulContext])('is projected for a payment years ahead, and refused on a day asked for years ahead', (Kind) => {
    const floor = law({ ...wageOf, id: 'floor', changes: 'january' })
    expect(new Kind({ day: '2026-06-01', given: true }, today).law(floor, '2040-06-01')).toEqual({ amount: 200n })
    expect(() => new Kind({ day: '2040-06-01', given: true }, today).law(floor)).toThrow()
  })
})

describe('a forgetful context', () => {
  it('answers the same and remembers nothing', () => {
    const market = portsWith({ selic: { '2026-09-17': 13.75 }, ipcaMonthly: { '2026-01-01': 1 } })
    const ctx: Context = new ForgetfulContext({ day: '2026-06-01', given: true }, market)
    expect(ctx.law(wage)).toEqual({ amount: 200n })
    expect(ctx.law(wage, '2025-06-01')).toEqual({ amount: 100n })
    expect(ctx.rate('selic').value).toBe(13.75)
    expect(ctx.accumulated('ipca', '2026-01-01', '2026-01-31').last.value).toBe(1)
    ctx.assume('Nada.')
    expect(ctx.step('a', 'x', 5n)).toBe(5n)
    expect([ctx.basis, ctx.rates, ctx.assumptions, ctx.lines]).toEqual([[], [], [], []])
  })
})

import { describe, expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { reais } from '../../../core/money.ts'
import type { Phrase } from '../../../core/text/sentence.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import simples, { type AnnexName } from '../law/simples-nacional.ts'
import type { LimitStatus } from './simples-limit.ts'
import { assumeParts, assumeUnknown, limitWarnings, rateFormula, refuseLeft, statusWarnings } from './simples-words.ts'

const table = simples.at('2026-06-30').value
const context = () => new Context({ day: '2026-06-30', given: true }, portsOn('2026-11-14'))
const written = (phrase: Phrase | undefined) => String(phrase).replace(/\s/g, ' ')

describe('formula of the effective rate', () => {
  const of = (rbt12: string, annex: AnnexName, withLocal = true) => written(rateFormula({ rbt12: reais(rbt12), annex, withLocal }, table))

  it('is the nominal rate without revenue and shows the parcel of the bracket with it', () => {
    expect(of('0.00', 'I')).toBe('4%')
    expect(of('800000.00', 'I')).toBe('(R$ 800.000,00 × 10,7% − R$ 22.500,00) ÷ R$ 800.000,00')
  })

  it('adds the ICMS of the fifth bracket only above it and while it is in the slip', () => {
    expect(of('3600000.00', 'I')).toBe('(R$ 3.600.000,00 × 14,3% − R$ 87.300,00) ÷ R$ 3.600.000,00')
    const own = '(R$ 3.600.000,01 × 19% − R$ 378.000,00) ÷ R$ 3.600.000,01'
    expect(of('3600000.01', 'I')).toBe(`${own} + (R$ 3.600.000,01 × 14,3% − R$ 87.300,00) ÷ R$ 3.600.000,01 × 33,5%`)
    expect(of('3600000.01', 'I', false)).toBe(own)
  })
})

describe('warnings of a month', () => {
  const within = { limit: table.ceiling, status: 'within', excess: 0n, since: null } as const
  const sublimit = (status: LimitStatus | 'outside', since: Day | null, annex: AnnexName | null, isFirstYear = false) =>
    statusWarnings(
      { limit: within, sublimit: { limit: table.sublimit, status, excess: 1n, since, by: null }, isFirstYear, annex },
      table,
    ).map(written)

  it('are absent within the limits and name the tax and the day above the sublimit', () => {
    expect(sublimit('within', null, 'I')).toEqual([])
    const above = 'Receita do ano acima do sublimite de R$ 3.600.000,00 em'
    expect(sublimit('up_to_20', '2027-01-01', 'I')).toEqual([`${above} até 20%: o ICMS sai da guia em 01/01/2027.`])
    expect(sublimit('over_20', '2026-07-01', 'III')).toEqual([`${above} mais de 20%: o ISS sai da guia em 01/07/2026.`])
    expect(sublimit('over_20', '2026-04-10', null, true)[0]).toContain('o ICMS e ISS de todos os meses desde 10/04/2026')
    expect(sublimit('outside', null, 'II')[0]).toMatch(/^O ano já tinha passado em mais de 20% .* o ICMS é pago fora/)
  })

  it('give the day of the exit above the ceiling', () => {
    const of = (status: LimitStatus, since: Day, isFirstYear: boolean) =>
      limitWarnings({ limit: table.ceiling, status, excess: 1n, since }, isFirstYear, table).map(written)
    expect(limitWarnings(within, false, table)).toEqual([])
    expect(of('up_to_20', '2027-01-01', false)[0]).toMatch(/^Receita acima do teto em até 20%: a empresa sai do Simples em 01\/01\/2027/)
    expect(of('over_20', '2026-07-01', false)[0]).toContain('a empresa sai do Simples em 01/07/2026')
    expect(of('over_20', '2026-04-10', true)[0]).toContain('a saída retroage a 10/04/2026')
  })
})

describe('assumptions and refusal', () => {
  it('state the revenue supposed only above the sublimit, by field not given', () => {
    const of = (revenue12m: string, revenue: string, year?: string, lastYear?: string) => {
      const ctx = context()
      const given = (amount?: string) => (amount === undefined ? undefined : reais(amount))
      const known = { revenue: reais(revenue), revenue12m: reais(revenue12m), yearBefore: given(year), lastYear: given(lastYear) }
      assumeUnknown(ctx, known, table)
      return ctx.assumptions.map((phrase) => /revenue_\w+/.exec(written(phrase))?.[0])
    }
    expect(of('3500000.00', '100000.00')).toEqual([])
    expect(of('3500000.00', '100000.01')).toEqual(['revenue_year'])
    expect(of('3600000.00', '0.00', '1.00')).toEqual([])
    expect(of('3600000.01', '0.00', '1.00')).toEqual(['revenue_last_year'])
    expect(of('3600000.01', '0.00', '1.00', '1.00')).toEqual([])
  })

  it('name the rule of each part of the month, and refuse a month after the exit with the ceiling', () => {
    const of = (revenue12m: string, overSublimit: bigint, overLimit: bigint) => {
      const ctx = context()
      const parts = { within: 1n, overSublimit, overLimit }
      assumeParts(ctx, { parts, withLocal: false, bracket: 6, revenue12m: reais(revenue12m), issCapped: false }, table)
      return ctx.assumptions.map(written)
    }
    expect(of('4800000.00', 0n, 0n)).toEqual([])
    expect(of('4800000.01', 0n, 0n)[0]).toContain('a alíquota foi tomada como a de R$ 4.800.000,00')
    expect(of('1.00', 1n, 0n)).toEqual([expect.stringContaining('art. 18, §§ 17 e 17-A')])
    expect(of('1.00', 0n, 1n)).toEqual([expect.stringContaining('art. 18, §§ 16 e 16-A')])
    expect(() => refuseLeft(context(), 'revenue_year', reais('5760000.01'), table)).toThrow(/20% de R\$\s4\.800\.000,00/)
  })
})

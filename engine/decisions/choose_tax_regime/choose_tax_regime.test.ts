import { expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { run } from '../../operation/evaluation/run.ts'

const decision = registry.decisions.get('choose_tax_regime')!

interface Answer {
  verdict: string
  cheapest: string
  assumptions: string[]
  sensitivity: { assumption: string; to: number }[]
  regimes: { regime: string; available: boolean; reason: string | null; burden: number; minimumTax: number; dividendWithholding: number }[]
}
const ask = (input: object) => run(decision, { mei_allowed: false, ...input }, ports) as unknown as Answer
const of = ({ regimes }: Answer, name: string) => regimes.find(({ regime }) => regime === name)!

it('limits presumed profit to 78 million a year, not per quarter (Lei 9.718/1998, art. 13)', () => {
  expect(of(ask({ monthly_revenue: 6_500_000 }), 'presumed_profit').available).toBe(true)
  expect(() => ask({ monthly_revenue: 6_500_000.01 })).toThrow(/monthly_revenue: .*lucro real/)
  expect(() => ask({ monthly_revenue: 7_000_000 })).toThrow(/lucro real/)
})

it('includes self-employment and marks a company unavailable when revenue cannot cover the pró-labore', () => {
  const small = ask({ monthly_revenue: 1000 })
  expect(small.verdict).toBe('self_employed')
  expect(of(small, 'simples_iii')).toMatchObject({ available: false })
  expect(of(small, 'simples_iii').reason).toContain('pró-labore de R$ 1.621,00')
})

it('counts the final tax on profits and lists the withheld advance separately', () => {
  const answer = ask({ monthly_revenue: 65_000 })
  expect(of(answer, 'presumed_profit').dividendWithholding).toBeGreaterThan(5000)
  expect(of(answer, 'simples_iii')).toMatchObject({ dividendWithholding: 0, minimumTax: 0 })
  expect(of(answer, 'presumed_profit').minimumTax).toBeGreaterThan(0)
  expect(answer.assumptions.join('\n')).not.toMatch(/quase não mudam entre os regimes/)
})

it('states no contradictory assumptions', () => {
  const { assumptions } = ask({ monthly_revenue: 20_000 })
  const words = assumptions.join('\n')
  expect(words).not.toMatch(/não sujeita ao fator R|ISS não calculado/)
  expect(assumptions.filter((sentence) => sentence.startsWith('Não informado'))).toHaveLength(1)
})

it('reports a tie within the band and still names the cheapest regime', () => {
  // 8,917.51 and 9,147.19: a difference of 229.68, between 2% and 5%.
  const at = (tie_percent: number) => ask({ monthly_revenue: 50_000, tie_percent })
  expect(at(2)).toMatchObject({ verdict: 'presumed_profit', cheapest: 'presumed_profit' })
  expect(at(5)).toMatchObject({ verdict: 'tie', cheapest: 'presumed_profit' })
})

it('varies the revenue by 20% both ways, rounded to the nearest centavo', () => {
  const { sensitivity } = ask({ monthly_revenue: 40_000.03 })
  // Exact values: 32,000.024 and 48,000.036.
  expect(sensitivity.filter(({ assumption }) => assumption === 'receita por mês').map(({ to }) => to)).toEqual([32_000.02, 48_000.04])
})

import { describe, expect, it } from 'vitest'
import { disclosedDefaults } from './disclosed-defaults.ts'

const schema = {
  properties: {
    rate: { 'x-label': 'Taxa', 'x-unit': 'percent', default: 3, 'x-stated-with': ['regime', 'index=cdi'] },
    month: { 'x-label': 'Mês', 'x-unit': 'months', default: 1 },
    day: { 'x-label': 'Dia da lei', default: '2025-12-01' },
    none: { 'x-label': 'Outros', default: 0 },
  },
} as const

describe('a default that was used', () => {
  it('is told as people write it, where it moves something', () =>
    expect(disclosedDefaults(schema, {})).toBe('Não informado, supôs-se: Mês: 1 mês; Dia da lei: 01/12/2025.'))

  it.each([{ regime: 'simples' }, { index: 'cdi' }])('is told with what it goes with: %o', (given) =>
    expect(disclosedDefaults(schema, { ...given, month: 2, day: '2026-01-01' })).toBe('Não informado, supôs-se: Taxa: 3%.'),
  )

  it.each([{ regime: 0 }, { regime: null }, { index: 'ipca' }, { regime: 'simples', rate: 2 }])(
    'is not where it moves nothing: %o',
    (given) => expect(disclosedDefaults(schema, { ...given, month: 2, day: '2026-01-01' })).toBeNull(),
  )
})

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

describe('disclosure of defaults', () => {
  it('discloses defaults that affect the result, in display format', () =>
    expect(disclosedDefaults(schema, {})).toBe('Não informado, supôs-se: Mês: 1 mês; Dia da lei: 01/12/2025.'))

  it.each([{ regime: 'simples' }, { index: 'cdi' }])('discloses a conditional default when its condition holds: %o', (given) =>
    expect(disclosedDefaults(schema, { ...given, month: 2, day: '2026-01-01' })).toBe('Não informado, supôs-se: Taxa: 3%.'),
  )

  it.each([{ regime: 0 }, { regime: null }, { index: 'ipca' }, { regime: 'simples', rate: 2 }])(
    'omits a conditional default without effect: %o',
    (given) => expect(disclosedDefaults(schema, { ...given, month: 2, day: '2026-01-01' })).toBeNull(),
  )
})

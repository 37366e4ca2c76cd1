import { expect, it } from 'vitest'
import { portsOn, registry } from '../../../test/support/ports.ts'
import { InvalidInput } from '../../core/errors.ts'
import { run } from '../../operation/evaluation/run.ts'

it('states the CDI and Selic used and their dates when both are omitted', () => {
  const { assumptions } = run(registry.operations.get('where_to_invest')!, { amount: 10_000, months: 12 }, portsOn('2026-11-14'))
  expect(assumptions).toContainEqual(expect.stringMatching(/^CDI de [\d,]+% ao ano: .+ Selic de [\d,]+% ao ano: a efetiva/))
})

it.each([
  [{ prefixado_rate: 13 }, 'prefixado_maturity'],
  [{ prefixado_maturity: '2029-01-01' }, 'prefixado_rate'],
  [{ ipca_rate: 7 }, 'ipca_maturity'],
  [{ ipca_maturity: '2029-05-15' }, 'ipca_rate'],
])('requires both rate and maturity of a bond: %o', (half, field) => {
  try {
    run(registry.operations.get('where_to_invest')!, { amount: 10_000, months: 12, ...half }, portsOn('2026-11-14'))
    expect.fail('was answered')
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    expect(error.issues).toMatchObject([{ field, message: 'a taxa e o vencimento do título vêm juntos' }])
  }
})

it.each([
  [5, false],
  [6, true],
])('marks a six-month LCI suitable for a term of %d months: %s', (months, suits) => {
  const input = { amount: 10_000, months, lci_percent: 90 }
  const { options } = run(registry.operations.get('where_to_invest')!, input, portsOn('2026-11-14'))
  expect(options).toContainEqual(expect.objectContaining({ option: 'lci_lca', suits }))
})

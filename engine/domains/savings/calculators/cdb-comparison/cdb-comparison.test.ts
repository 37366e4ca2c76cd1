import { expect, it } from 'vitest'
import { ports, registry } from '../../../../../test/support/ports.ts'
import { run } from '../../../../operation/evaluation/run.ts'

const comparison = registry.calculators.get('cdb-comparison')!
const RATES = { cdi_annual: 14.9, selic_annual: 15, tr_monthly: 0, ipca_annual: 5 }
const bestOn = (reference_date: string) => run(comparison, { principal: 10_000, months: 12, ...RATES, reference_date }, ports).best

it('includes the Tesouro Reserva from its first day', () => {
  expect(bestOn('2026-05-10')).toBe('tesouro_selic')
  expect(bestOn('2026-05-11')).toBe('tesouro_reserva')
})

import { expect, it } from 'vitest'
import type { Outcome } from '../../../engine/refreshed-series.ts'
import { outcomeLine, outcomesSummary } from './outcome-text.ts'

const READ: Outcome = { id: 'ipca', source: 'SGS', added: 0, revised: 0, last: '2026-10-01', problem: null }

it.each([
  [{}, 'ipca: sem mudança, até 01/10/2026, SGS'],
  [{ added: 2 }, 'ipca: 2 novas, 0 revistas, até 01/10/2026, SGS'],
  [{ revised: 1 }, 'ipca: 0 novas, 1 revistas, até 01/10/2026, SGS'],
  // Equal numbers of new and revised observations still count as changes.
  [{ added: 1, revised: 1 }, 'ipca: 1 novas, 1 revistas, até 01/10/2026, SGS'],
  [{ problem: 'late' }, 'ipca: sem mudança, até 01/10/2026, SGS (late)'],
  [{ source: null, problem: 'status 500' }, 'ipca: não lida, fica até 01/10/2026 (status 500)'],
  [{ source: null, last: null, problem: 'status 500' }, 'ipca: não lida, fica sem dados (status 500)'],
])('formats %j as "%s"', (own, text) => {
  expect(outcomeLine({ ...READ, ...own })).toBe(text)
})

it('summarizes changed, read and failed series', () => {
  expect(outcomesSummary([READ, READ])).toEqual({ text: 'Nada mudou. 2 de 2 séries lidas.', failed: 0 })
  const mixed = [READ, { ...READ, added: 3, revised: 1 }, { ...READ, revised: 1 }, { ...READ, source: null, problem: 'status 500' }]
  expect(outcomesSummary(mixed)).toEqual({
    text: 'Mudaram 2 séries: 3 observações novas, 2 revistas. 3 de 4 séries lidas.',
    failed: 1,
  })
})

import { expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import type { Day } from '../../../core/day.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { refuseShortTerm } from './least-term.ts'

const asked = (type: string, months: number, day: Day) => () =>
  refuseShortTerm(new Context({ day, given: true }, portsOn('2026-11-14')), { type, months, field: 'investment_type' })

it('rejects an LCI or LCA shorter than its minimum term, and accepts exactly the minimum', () => {
  for (const type of ['lci', 'lca']) {
    expect(asked(type, 5, '2026-06-01')).toThrow(/^investment_type: a LC[IA] só pode ser resgatada a partir de 6 meses/)
    expect(asked(type, 6, '2026-06-01')).not.toThrow()
  }
  expect(asked('cdb', 1, '2026-06-01')).not.toThrow()
  expect(asked('lci', 5, '2026-06-01')).toThrow('o prazo é de 5 meses:')
  expect(asked('lci', 1, '2026-06-01')).toThrow('o prazo é de 1 mês:')
})

it('uses the minimum term of the day', () => {
  expect(asked('lci', 11, '2024-02-02')).toThrow('12 meses')
  expect(asked('lca', 9, '2024-02-02')).not.toThrow()
  expect(asked('lci', 8, '2024-08-22')).toThrow('9 meses')
  expect(asked('lci', 6, '2025-05-22')).not.toThrow()
  expect(asked('lci', 6, '2025-05-21')).toThrow('9 meses')
  expect(asked('lci', 1, '2024-02-01')).not.toThrow()
})

import { expect, it } from 'vitest'
import { portsOn, registry } from '../../../test/support/ports.ts'
import { run } from '../../core/operation/run.ts'

it('says which CDI and which Selic were used, and of when, where neither was given', () => {
  const { assumptions } = run(registry.operations.get('where_to_invest')!, { amount: 10_000, months: 12 }, portsOn('2026-11-14'))
  expect(assumptions).toContainEqual(expect.stringMatching(/^CDI de [\d,]+% ao ano: .+ Selic de [\d,]+% ao ano: a efetiva/))
})

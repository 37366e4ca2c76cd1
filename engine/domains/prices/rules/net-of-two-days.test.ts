import { expect, it } from 'vitest'
import { portsOn } from '../../../../test/support/ports.ts'
import { reais } from '../../../core/money.ts'
import { Context } from '../../../operation/evaluation/context.ts'
import { grossFor, netOn } from './net-of-two-days.ts'

it('the gross found leaves the net, and a centavo less does not', () => {
  const ctx = new Context({ day: '2026-10-01', given: true }, portsOn('2026-11-14'))
  const net = reais('4321.00')
  const gross = grossFor(ctx, net, 1, '2026-10-01')
  expect(netOn(ctx, gross, 1, '2026-10-01') >= net).toBe(true)
  expect(netOn(ctx, gross - 1n, 1, '2026-10-01') < net).toBe(true)
})

import { expect, it } from 'vitest'
import { reais } from '../../../../core/money.ts'
import { isCopyingSlip } from './copying-slip.ts'

it.each([
  ['11.20', '211.20', 'a digit lost'],
  ['22.11', '211.20', false],
  ['2112.20', '211.20', 'a digit put in'],
  ['121.20', '211.20', 'two exchanged'],
  ['1.20', '211.20', 'its beginning cut off'],
  ['200.00', '211.20', false],
  ['221.20', '211.20', false],
  ['211.20', '211.20', false],
])('%s instead of %s: %s', (found, meant, slip) => expect(isCopyingSlip(reais(found), reais(meant))).toBe(slip !== false))

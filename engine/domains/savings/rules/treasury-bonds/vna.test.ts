import { describe, expect, it } from 'vitest'
import { ports } from '../../../../../test/support/ports.ts'
import { decimal, percent } from '../../../../core/ratio.ts'
import { changeInForce, ipcaIndex, LAST_INDEX_MONTH, vnaAnchor } from '../rates/ipca-index.ts'
import { cycleOf, ipcaVna, LFT_SINCE, projectedChange, selicVna, selicVnaNextDay } from './vna.ts'

describe('VNA of the bonds indexed to the IPCA', () => {
  it.each([
    ['2026-07', 4739.424756],
    ['2026-01', 4585.159356],
  ])('on the 15th of %s is %d', (month, expected) => expect(vnaAnchor(month)!.toNumber(6)).toBe(expected))

  it('accrues by calendar days for the Treasury and by business days for ANBIMA', () => {
    const [anchor, change] = [vnaAnchor('2026-01')!, projectedChange(percent('0.33'))]
    expect(ipcaVna(anchor, change, '2026-02-06', 'calendar_days').toNumber(6)).toBe(4595.892366)
    expect(ipcaVna(anchor, change, '2026-02-06', 'business_days').toNumber(6)).toBe(4596.158793)
  })

  it('uses the quotient of the index numbers after publication of the IPCA: 13 August 2026', () => {
    const { change } = changeInForce('2026-07', '2026-08-13', 'anbima')!
    expect(ipcaVna(vnaAnchor('2026-07')!, change, '2026-08-13', 'calendar_days').toNumber(6)).toBe(4742.53018)
  })

  it('matches the projection implied by the Treasury’s own example: 3 January 2012', () => {
    const found = ipcaVna(decimal('2097.583332'), projectedChange(percent('0.53')), '2012-01-03', 'calendar_days')
    expect(found.toNumber(6)).toBe(2104.390122)
  })

  it.each([
    ['2026-08-14', '2026-07-15', '2026-08-15'],
    ['2026-08-15', '2026-08-15', '2026-09-15'],
    ['2026-01-01', '2025-12-15', '2026-01-15'],
  ] as const)('%s falls in the cycle from %s to %s', (day, start, end) => expect(cycleOf(day)).toEqual({ start, end }))
})

describe('change in force', () => {
  it.each([
    // July 2026: projected 0.23 from 10 July, revised to 0.05 on 28 July, published (0.07) on 11 August.
    ['2026-07-27', 1.0023, 1.0023],
    ['2026-07-28', 1.0023, 1.0005],
    ['2026-07-29', 1.0005, 1.0005],
    ['2026-08-10', 1.0005, 1.0005],
    ['2026-08-11', 1.0007, 1.00070044],
  ] as const)('on %s the change is %d for Tesouro Direto and %d for ANBIMA', (on, direct, market) => {
    expect(changeInForce('2026-07', on, 'tesouro_direto')!.change.toNumber(8)).toBe(direct)
    expect(changeInForce('2026-07', on, 'anbima')!.change.toNumber(8)).toBe(market)
  })

  it('is undefined when neither the projection nor the index is known', () => {
    expect(changeInForce('2025-03', '2025-04-10', 'tesouro_direto')).toBeUndefined()
    expect(changeInForce('2025-03', '2025-04-15', 'tesouro_direto')!.change.toNumber(4)).toBe(1.0056)
    expect(changeInForce('2026-10', '2026-11-10', 'tesouro_direto')).toBeUndefined()
    expect(ipcaIndex('2021-12')).toBeUndefined()
    expect(ipcaIndex(LAST_INDEX_MONTH)!.toNumber(2)).toBe(7633.23)
  })
})

describe('VNA of the LFT', () => {
  it('accumulates the Selic of every business day since July 2000: 18.346,789005 on 6 February 2026', () => {
    expect(selicVna(ports.rates.accumulated('selic', LFT_SINCE, '2026-02-05')!.factor).toNumber(6)).toBe(18346.789005)
  })

  it('continues at the target for a day whose rate is not published', () => {
    // 18.346,789005 × 1,15^(1/252) = 18.356,967…
    expect(selicVnaNextDay(decimal('18346.789005'), percent('15')).toNumber(2)).toBe(18356.97)
  })
})

import type { Day } from '../../../../core/day.ts'
import { decimal, ONE, percent, type Ratio } from '../../../../core/ratio.ts'
import { projectedChange, publishedChange, vnaOn15th } from '../treasury-bonds/vna.ts'

/**
 * IPCA index numbers, December 1993 = 100 (IBGE, SIDRA table 1737, variable 2266), monthly from `FIRST_MONTH`. Two public copies agree on
 * the common months, and every monthly change rounds to the published IPCA.
 */
const FIRST_MONTH = '2022-01'
const INDEX: readonly string[] = [
  // 2022
  '6153.09',
  '6215.24',
  '6315.93',
  '6382.88',
  '6412.88',
  '6455.85',
  '6411.95',
  '6388.87',
  '6370.34',
  '6407.93',
  '6434.20',
  '6474.09',
  // 2023
  '6508.40',
  '6563.07',
  '6609.67',
  '6649.99',
  '6665.28',
  '6659.95',
  '6667.94',
  '6683.28',
  '6700.66',
  '6716.74',
  '6735.55',
  '6773.27',
  // 2024
  '6801.72',
  '6858.17',
  '6869.14',
  '6895.24',
  '6926.96',
  '6941.51',
  '6967.89',
  '6966.50',
  '6997.15',
  '7036.33',
  '7063.77',
  '7100.50',
  // 2025
  '7111.86',
  '7205.03',
  '7245.38',
  '7276.54',
  '7295.46',
  '7312.97',
  '7331.98',
  '7323.91',
  '7359.06',
  '7365.68',
  '7378.94',
  '7403.29',
  // 2026
  '7427.72',
  '7479.71',
  '7545.53',
  '7596.09',
  '7640.15',
  '7652.37',
  '7657.73',
  '7633.23',
]

/**
 * ANBIMA's IPCA projections with their effective day: percent, two decimals, from one public copy. From August 2025 on every month has its
 * first projection, effective on the day IBGE published the previous month.
 */
const PROJECTIONS: readonly (readonly [month: string, percent: string, since: Day])[] = [
  ['2024-11', '0.33', '2024-11-26'],
  ['2024-12', '0.54', '2024-12-27'],
  ['2025-01', '0.16', '2025-01-24'],
  ['2025-02', '1.29', '2025-02-25'],
  ['2025-03', '0.55', '2025-03-27'],
  ['2025-04', '0.42', '2025-04-25'],
  ['2025-05', '0.34', '2025-05-27'],
  ['2025-06', '0.19', '2025-06-26'],
  ['2025-07', '0.36', '2025-07-25'],
  ['2025-08', '-0.12', '2025-08-12'],
  ['2025-08', '-0.13', '2025-08-26'],
  ['2025-09', '0.61', '2025-09-10'],
  ['2025-09', '0.54', '2025-09-25'],
  ['2025-10', '0.21', '2025-10-09'],
  ['2025-10', '0.15', '2025-10-24'],
  ['2025-11', '0.23', '2025-11-11'],
  ['2025-11', '0.20', '2025-11-26'],
  ['2025-12', '0.43', '2025-12-10'],
  ['2025-12', '0.34', '2025-12-23'],
  ['2026-01', '0.36', '2026-01-09'],
  ['2026-01', '0.33', '2026-01-27'],
  ['2026-02', '0.45', '2026-02-10'],
  ['2026-02', '0.64', '2026-02-27'],
  ['2026-03', '0.30', '2026-03-12'],
  ['2026-03', '0.71', '2026-03-26'],
  ['2026-04', '0.68', '2026-04-10'],
  ['2026-04', '0.67', '2026-04-28'],
  ['2026-05', '0.50', '2026-05-12'],
  ['2026-05', '0.50', '2026-05-27'],
  ['2026-06', '0.34', '2026-06-12'],
  ['2026-06', '0.33', '2026-06-25'],
  ['2026-07', '0.23', '2026-07-10'],
  ['2026-07', '0.05', '2026-07-28'],
  ['2026-08', '-0.20', '2026-08-11'],
  ['2026-08', '-0.28', '2026-08-26'],
]

/** First month with a known publication day, derived from the first projection of the next month. */
const PUBLICATION_KNOWN_SINCE = '2025-07'

const monthsSince = (month: string): number =>
  (Number(month.slice(0, 4)) - Number(FIRST_MONTH.slice(0, 4))) * 12 + Number(month.slice(5, 7)) - Number(FIRST_MONTH.slice(5, 7))

const monthAfter = (month: string, by = 1): string => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** Index number of a month; undefined when not stored. */
export function ipcaIndex(month: string): Ratio | undefined {
  const text = INDEX[monthsSince(month)]
  return text === undefined ? undefined : decimal(text)
}

export const LAST_INDEX_MONTH = monthAfter(FIRST_MONTH, INDEX.length - 1)

/** VNA of the 15th of a month; undefined when the index of the previous month is not stored. */
export function vnaAnchor(month: string): Ratio | undefined {
  const index = ipcaIndex(monthAfter(month, -1))
  return index && vnaOn15th(index)
}

/** Day IBGE published a month, derived from the first projection of the next month; undefined when unknown. */
function publishedOn(month: string): Day | undefined {
  if (month < PUBLICATION_KNOWN_SINCE) return undefined
  return PROJECTIONS.find(([projected]) => projected === monthAfter(month))?.[2]
}

/** Source of a price: Tesouro Direto for investors, or ANBIMA's market reference. */
export type Venue = 'tesouro_direto' | 'anbima'

/**
 * IPCA change applied in a month's cycle to prices of a day: the published one after publication, the projection in force before it;
 * undefined when neither is stored.
 * Tesouro Direto uses the published IPCA with two decimals, not the quotient of the index numbers, and a revised projection from the
 * following day. Derived from the prices shown from August 2025 to August 2026: 820 of 857 after a publication match this rule, 759 match
 * the quotient; on revision days none matches the new projection.
 */
export function changeInForce(
  month: string,
  on: Day,
  venue: Venue,
): { readonly change: Ratio; readonly projected: Ratio | null } | undefined {
  const published = publishedOn(month)
  const [index, before] = [ipcaIndex(month), ipcaIndex(monthAfter(month, -1))]
  // Every month is published by the 15th of the next one.
  const out = published !== undefined ? on >= published : on >= `${monthAfter(month)}-15`
  if (out) {
    if (!index || !before) return undefined
    const change = publishedChange(index, before)
    return { change: venue === 'anbima' ? change : projectedChange(change.minus(ONE)), projected: null }
  }
  if (published === undefined && month < PUBLICATION_KNOWN_SINCE) return undefined
  const projections = PROJECTIONS.filter(([projected, , since]) => projected === month && since <= on)
  const inForce = projections.findLast(([, , since], index) => venue === 'anbima' || index === 0 || since < on)
  return inForce && { change: projectedChange(percent(inForce[1])), projected: percent(inForce[1]) }
}

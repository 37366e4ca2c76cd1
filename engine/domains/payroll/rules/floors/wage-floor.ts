/** Wage floors: the national minimum by hours, the floor of a state by band, the floor of an agreement as told. */

import type { Law } from '../../../../core/dated.ts'
import type { Day } from '../../../../core/day.ts'
import { type Money, portion, proportion } from '../../../../core/money.ts'
import { percent } from '../../../../core/ratio.ts'
import minimumWage from '../../law/minimum-wage.ts'
import pr from '../../law/wage-floor-pr.ts'
import rj from '../../law/wage-floor-rj.ts'
import rs from '../../law/wage-floor-rs.ts'
import sc from '../../law/wage-floor-sc.ts'
import sp from '../../law/wage-floor-sp.ts'
import type { StateCode } from './states.ts'

type FloorOfState = ReturnType<typeof sp.at>['value']
type FloorBand = FloorOfState['bands'][number]

const FLOORS: Readonly<Record<string, Law<FloorOfState>>> = { SP: sp, PR: pr, SC: sc, RS: rs, RJ: rj }

export const floorLaw = (state: string): Law<FloorOfState> | null => FLOORS[state] ?? null

/** Hours of a full month: 44 a week (Constituição, art. 7º, XIII; Decreto of the minimum wage divides by 220). */
export const FULL_MONTH = 220
/** A month has five weeks in the divisor of the hour: 44 hours a week are 220 a month. */
const WEEKS = 5
/** Short days by law of some professions (CLT, arts. 224, 227, 234, 303; Constituição, art. 7º, XIV). */
const SHORT_BY_LAW: readonly number[] = [120, 150, 180]

export const monthlyHoursOf = (weekly: number | undefined, monthly: number | undefined): number | undefined =>
  monthly ?? (weekly === undefined ? undefined : weekly * WEEKS)

/** Floor of a month of some hours; hours may have two decimals. */
export const floorOfHours = (floor: Money, hours: number): Money =>
  hours >= FULL_MONTH ? floor : portion(floor, proportion(BigInt(Math.round(hours * 100)), BigInt(FULL_MONTH * 100)), 'halfUp')

/** Most hours of a month for which the pay is right. */
export function hoursCovered(floor: Money, pay: Money): number {
  let hours = FULL_MONTH
  while (hours > 0 && floorOfHours(floor, hours) > pay) hours--
  return hours
}

export const isShortByLaw = (hours: number): boolean => SHORT_BY_LAW.includes(hours)

export interface FloorFacts {
  readonly state?: StateCode | undefined
  readonly band?: number | undefined
  readonly occupation?: string | undefined
  readonly domestic: boolean
}

export interface StateFound {
  /** Band of the person; null when nothing tells it. */
  readonly band: FloorBand | null
  /** True for an occupation that no band of the act covers. */
  readonly uncovered: boolean
  readonly highest: Money
  readonly bands: readonly FloorBand[]
  /** True after the last day on which a source shows the amount. */
  readonly atLeast: boolean
}

/** Floor of a state on a day; null for a state without one, or a day before its first record. */
export function stateFloor(on: Day, { state, band, occupation, domestic }: FloorFacts): StateFound | null {
  const law = state === undefined ? null : floorLaw(state)
  if (!law || on < law.recordStarts) return null
  const { bands, lastProof } = law.at(on).value
  const group = occupation?.[0]
  const byAct = bands.some(({ cboGroups }) => cboGroups.length > 0)
  const found =
    bands.find((each) => each.band === band) ??
    (domestic ? bands.find((each) => each.domestic) : undefined) ??
    (group === undefined ? undefined : bands.find(({ cboGroups }) => cboGroups.includes(group)))
  return {
    band: found ?? null,
    uncovered: band === undefined && !domestic && byAct && group !== undefined && found === undefined,
    highest: bands.map(({ monthly }) => monthly).reduce((a, b) => (a > b ? a : b)),
    bands,
    atLeast: on > lastProof,
  }
}

export const minimumOn = (on: Day): Money | null => (on < minimumWage.recordStarts ? null : minimumWage.at(on).value.monthly)

/** Pay above this share of the minimum needs no word about the floors that nobody told. */
const FAR_ABOVE = percent('150')
export const isFarAbove = (pay: Money, minimum: Money): boolean => pay >= portion(minimum, FAR_ABOVE, 'halfUp')

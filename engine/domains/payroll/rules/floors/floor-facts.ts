/** Facts of the wage floors, from their input. */
import type { Money } from '../../../../core/money.ts'
import type { Ratio } from '../../../../core/ratio.ts'
import type { Facts } from '../payslip/pay-document.ts'

interface Told {
  readonly weekly_hours?: Ratio | undefined
  readonly monthly_hours?: Ratio | undefined
  readonly contract?: Facts['contract']
  readonly state?: Facts['state']
  readonly floor_band?: number | undefined
  readonly occupation?: string | undefined
  readonly agreement_floor?: Money | undefined
}

const hours = (told: Ratio | undefined): number | undefined => (told === undefined ? undefined : told.toNumber())

export const floorFacts = (told: Told) => ({
  weeklyHours: hours(told.weekly_hours),
  monthlyHours: hours(told.monthly_hours),
  contract: told.contract,
  state: told.state,
  floorBand: told.floor_band,
  occupation: told.occupation,
  agreementFloor: told.agreement_floor,
})

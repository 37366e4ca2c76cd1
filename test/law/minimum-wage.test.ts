import { expect, it } from 'vitest'
import { addDays } from '../../engine/core/day.ts'
import { toNumber } from '../../engine/core/money.ts'
import minimumWage from '../../engine/domains/payroll/law/minimum-wage.ts'
import { ports } from '../support/ports.ts'

/** An act may be recorded before the central bank publishes its first month. */
const published = ports.rates.latest('minimumWage', ports.today())!.date
const versions = minimumWage.versions.filter(({ from }) => from <= published)

it.each(versions.map(({ from, value }) => ({ from, monthly: toNumber(value.monthly) })))(
  'the indicator matches the law’s minimum wage from $from',
  ({ from, monthly }) => {
    expect(ports.rates.latest('minimumWage', from)?.value).toBe(monthly)
    const before = minimumWage.versions.find((version) => version.from < from)
    if (before) expect(ports.rates.latest('minimumWage', addDays(from, -1))?.value).toBe(toNumber(before.value.monthly))
  },
)

/**
 * Follows docs/recording-a-law.md: a new act is one entry on top and one example, and nothing else fails. Records the tables of the next
 * January in a copy, with invented figures. `npm run test:yearly-act` runs the unit lane over such a copy, and
 * yearly-tables.exhaustive.test.ts the tests that read each table.
 */
import { afterAll, describe, expect, it } from 'vitest'
import type { Law } from '../../engine/core/dated.ts'
import { addDays, type Day, yearOf } from '../../engine/core/day.ts'
import { type Money, toNumber } from '../../engine/core/money.ts'
import type { Ratio } from '../../engine/core/ratio.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { brokenSeals, readLock, sealsOf } from '../../tools/law/law-lock.ts'
import { newAct, newCaveat, recordNewYear } from '../../tools/law/new-act.ts'
import { changedEngine, importedFrom } from '../support/grown.ts'
import { portsOn, registry as recorded } from '../support/ports.ts'

interface Inss {
  readonly ceiling: Money
  readonly brackets: readonly { readonly limit: Money; readonly rate: Ratio }[]
}

let firstDays: ReadonlyMap<string, Day> = new Map()
const copy = changedEngine((domains) => {
  firstDays = recordNewYear(domains)
})
const { registry } = await importedFrom<{ registry: Registry }>(copy, ['generated/registry.ts'])

afterAll(copy.remove)

const first = firstDays.get('inss')!
const before = recorded.laws.get('inss')!.versions[0].value as Inss
const portsThen = (day: Day) => ({ ...portsOn(day), registry })

/** INSS of the copy from that January on: doubled limits at the same rates, each slice truncated to the centavo. */
function inssOfNewYear(): number {
  let below = 0n
  let due = 0n
  for (const { limit, rate } of before.brackets) {
    due += ((limit - below) * 2n * rate.n) / rate.d
    below = limit
  }
  return toNumber(due)
}

describe("next January's tables, recorded in a copy", () => {
  it('load without changes to anything else', () => {
    expect([...registry.operations.keys()]).toEqual([...recorded.operations.keys()])
    expect([...registry.laws.keys()]).toEqual([...recorded.laws.keys()])
    for (const id of firstDays.keys()) expect(registry.laws.get(id)!.versions).toHaveLength(recorded.laws.get(id)!.versions.length + 1)
    expect((registry.laws.get('inss') as Law<Inss>).versions[0].value.ceiling).toBe(before.ceiling * 2n)
  })

  it('break no seal, and are the only unsealed versions', () => {
    const now = sealsOf(registry.laws.values())
    const lock = readLock()
    const sealedBefore = sealsOf(recorded.laws.values())
    expect(brokenSeals(lock, now)).toEqual(brokenSeals(lock, sealedBefore))
    expect([...now.keys()].filter((version) => !sealedBefore.has(version)).sort()).toEqual(
      [...firstDays].map(([id, from]) => `${id} ${from}`).sort(),
    )
  })

  it.each([...registry.calculators.values(), ...registry.decisions.values()].map((operation) => [operation.id, operation] as const))(
    'change no published result on its own date: %s',
    (_id, operation) => {
      for (const { on, input, result, title } of operation.examples)
        expect(run(operation, input, portsThen(on)), title).toMatchObject(result)
    },
  )

  it('apply from their first day, with their act and caveat, and not the day before', () => {
    const netSalary = registry.calculators.get('net-salary')!
    const gross_salary = toNumber(before.ceiling) * 3
    const on = (reference_date: Day) => run(netSalary, { gross_salary, reference_date }, portsThen(addDays(first, 19)))
    const [eve, then] = [on(addDays(first, -1)), on(first)]
    expect(then.inss).toBe(inssOfNewYear())
    expect(then.inss).toBeGreaterThan(Number(eve.inss))
    expect(then.basis).toContainEqual({
      table: 'inss',
      effectiveFrom: first,
      norm: newAct(first),
      url: 'https://example.org/ato',
      evidence: 'verified',
    })
    expect(then.assumptions).toContain(newCaveat(first))
    expect(eve.assumptions).not.toContain(newCaveat(first))
  })

  it('reach every dependent operation', () => {
    const on = { reference_date: `${yearOf(first)}-06-01` }
    for (const [id, input] of [
      ['annual-salary', { monthly_salary: 9000 }],
      ['thirteenth-salary', { salary: 9000, months_worked: 12 }],
      ['clt-vs-pj', { gross_value: 9000 }],
    ] as const) {
      const { basis } = run(registry.calculators.get(id)!, { ...input, ...on }, portsThen(addDays(first, 19)))
      expect(basis, id).toContainEqual(expect.objectContaining({ table: 'inss', effectiveFrom: first }))
    }
  })
})

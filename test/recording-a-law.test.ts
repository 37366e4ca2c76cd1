/**
 * What docs/recording-a-law.md promises: a new act is one entry on top and one example, and nothing else fails. The tables of the next
 * January are recorded in a copy, with invented figures; `npm run test:yearly-act` runs the whole suite over such a copy.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import type { Law } from '../engine/core/dated.ts'
import { addDays, type Day, yearOf } from '../engine/core/day.ts'
import { type Money, toNumber } from '../engine/core/money.ts'
import type { Registry } from '../engine/core/operation/registry.ts'
import { run } from '../engine/core/operation/run.ts'
import type { Ratio } from '../engine/core/ratio.ts'
import { brokenSeals, readLock, sealsOf } from '../tools/law-lock.ts'
import { NEW_ACT, NEW_CAVEAT, recordNewYear } from '../tools/new-act.ts'
import { changedEngine, importedFrom } from './support/grown.ts'
import { portsOn, registry as recorded } from './support/ports.ts'
import { EXHAUSTIVE } from './support/rounds.ts'

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

/** Twice each limit at the same rates, each slice cut at the centavo: what the copy has from that January on. */
function inssOfNewYear(): number {
  let below = 0n
  let due = 0n
  for (const { limit, rate } of before.brackets) {
    due += ((limit - below) * 2n * rate.n) / rate.d
    below = limit
  }
  return toNumber(due)
}

describe('the tables of the next January, recorded in a copy', () => {
  it('load with everything else as it was', () => {
    expect([...registry.operations.keys()]).toEqual([...recorded.operations.keys()])
    expect([...registry.laws.keys()]).toEqual([...recorded.laws.keys()])
    for (const id of firstDays.keys()) expect(registry.laws.get(id)!.versions).toHaveLength(recorded.laws.get(id)!.versions.length + 1)
    expect((registry.laws.get('inss') as Law<Inss>).versions[0].value.ceiling).toBe(before.ceiling * 2n)
  })

  it('break no seal, and are the only versions not sealed', () => {
    const now = sealsOf(registry.laws.values())
    const lock = readLock()
    const sealedBefore = sealsOf(recorded.laws.values())
    expect(brokenSeals(lock, now)).toEqual(brokenSeals(lock, sealedBefore))
    expect([...now.keys()].filter((version) => !sealedBefore.has(version)).sort()).toEqual(
      [...firstDays].map(([id, from]) => `${id} ${from}`).sort(),
    )
  })

  it.each([...registry.calculators.values(), ...registry.decisions.values()].map((operation) => [operation.id, operation] as const))(
    'change no published answer, each on its own day: %s',
    (_id, operation) => {
      for (const { on, input, result, title } of operation.examples)
        expect(run(operation, input, portsThen(on)), title).toMatchObject(result)
    },
  )

  it('are read from their first day, with their act and their caveat, and not on the eve', () => {
    const netSalary = registry.calculators.get('net-salary')!
    const gross_salary = toNumber(before.ceiling) * 3
    const on = (reference_date: Day) => run(netSalary, { gross_salary, reference_date }, portsThen(addDays(first, 19)))
    const [eve, then] = [on(addDays(first, -1)), on(first)]
    expect(then.inss).toBe(inssOfNewYear())
    expect(then.inss).toBeGreaterThan(Number(eve.inss))
    expect(then.basis).toContainEqual({
      table: 'inss',
      effectiveFrom: first,
      norm: NEW_ACT,
      url: 'https://example.org/ato',
      evidence: 'verified',
    })
    expect(then.assumptions).toContain(NEW_CAVEAT)
    expect(eve.assumptions).not.toContain(NEW_CAVEAT)
  })

  it('reach every operation that reads them', () => {
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

/** A few of those that read the newest version, the day of the review or the years nobody looked at yet; the command runs all. */
const QUICK = ['test/law-as-data.test.ts', 'test/calendar.test.ts', 'test/minimum-wage.test.ts', 'engine/domains/payroll/rules']

// A run of its own within this one: with the exhaustive walks. In a copy of the copy it would go on for ever.
if (EXHAUSTIVE && process.env.CENTAVO_YEARLY_ACT === undefined)
  it('and the tests that could notice pass there', { timeout: 600_000 }, () => {
    const root = fileURLToPath(new URL('../', import.meta.url))
    const output = execFileSync(process.execPath, ['--import', 'tsx', join(root, 'tools/yearly-act.ts'), '--maxWorkers=1', ...QUICK], {
      cwd: root,
      env: { ...process.env, CENTAVO_TEST_PROGRAMS: 'none' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    expect(output).toMatch(/Test Files .*passed/)
    expect(output).not.toMatch(/failed/)
  })

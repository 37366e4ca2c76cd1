/** Lifted rules against the rules as written, and the committed plans against a new trace. */
import { describe, expect, it } from 'vitest'
import { mirrorOf } from '../../build/lift/mirror.ts'
import type { Ports } from '../../engine/operation/evaluation/ports.ts'
import { TRACED_TEXTS } from '../../engine/plan/traced/index.ts'
import { textOfPlan } from '../../engine/plan/traced-plan.ts'
import { seeded } from '../support/plan.ts'
import { EXAMPLES_DAY, ports, registry } from '../support/ports.ts'

const mirror = await mirrorOf()
const INPUTS = 25

type Value = unknown

/** An input with each amount, rate and item moved. */
function moved(value: Value, draw: (below: number) => number): Value {
  if (typeof value === 'bigint') return (value * BigInt(20 + draw(230))) / 100n
  if (Array.isArray(value)) return value.map((item) => moved(item, draw))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moved(item, draw)]))
}

/** Exact values as text; an error as its class. */
const shown = (ask: () => Value): string => {
  try {
    return JSON.stringify(ask(), (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
  } catch (error) {
    return error instanceof Error ? error.name : 'thrown'
  }
}

type Results = (of: Ports) => (input: Value) => Value

describe.each([...registry.calculators.keys()])('lifted %s', (id) => {
  it('answers as the rule on known values', () => {
    const { examples } = registry.calculators.get(id)!
    const [plain, lifted] = [registry, mirror.engine.registry].map(
      (from) => from.calculators.get(id)! as unknown as { results: Results; input: { safeParse(raw: unknown): { data?: Value } } },
    )
    const [asWritten, traced] = [plain!.results(ports), lifted!.results(ports)]
    for (const { input: raw } of examples.slice(0, 4)) {
      const parsed = [plain!, lifted!].map(({ input }) => input.safeParse(raw).data)
      if (parsed.some((each) => each === undefined)) continue
      for (let index = 0; index < INPUTS; index++) {
        const given = parsed.map((each) => (index === 0 ? each : moved(each, seeded(index))))
        expect(shown(() => traced(given[1]))).toBe(shown(() => asWritten(given[0])))
      }
    }
  })
})

describe.each(Object.keys(TRACED_TEXTS))('plan of %s', (id) => {
  it('is what a new trace makes', () => {
    const { made } = mirror.trace.tracedPlan(
      mirror.engine.registry.calculators.get(id)!,
      mirror.engine.portsOf({}, () => EXAMPLES_DAY),
    )
    expect(textOfPlan(made)).toBe(TRACED_TEXTS[id])
  })
})

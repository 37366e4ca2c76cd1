import { describe, expect, it } from 'vitest'
import { InvalidInput } from '../engine/core/errors.ts'
import type { Operation } from '../engine/core/operation/operation.ts'
import { run } from '../engine/core/operation/run.ts'
import { faultsOf } from '../engine/core/reform/held.ts'
import { reformOf } from '../engine/core/reform/reform.ts'
import { portsOn, registry } from './support/ports.ts'

const everyone: readonly Operation[] = [...registry.calculators.values(), ...registry.decisions.values()]

/** The answer as it is sent, or the refusal. */
function bytes(operation: Operation, input: object, on: Parameters<typeof portsOn>[0]): string {
  try {
    const { hypothetical: _mark, ...rest } = run(operation, input, portsOn(on))
    return JSON.stringify(rest)
  } catch (error) {
    if (error instanceof InvalidInput) return JSON.stringify(error.issues)
    throw error
  }
}

const dayOf = (example: Operation['examples'][number]) =>
  'on' in example && typeof example.on === 'string' ? (example.on as Parameters<typeof portsOn>[0]) : '2026-11-14'

/** The tables an answer read. */
const tablesRead = (answer: Record<string, unknown>): string[] => (answer.basis as { table: string }[]).map(({ table }) => table)

describe('the empty reform', () => {
  it.each(everyone)('$id answers the same bytes less the mark', (operation) => {
    for (const example of operation.examples) {
      const on = dayOf(example)
      const plain = bytes(operation, example.input, on)
      expect(bytes(operation, { ...example.input, law: '' }, on)).toBe(plain)
      expect(bytes(operation, { ...example.input, law: {} }, on)).toBe(plain)
    }
  })

  it.each(everyone)('$id answers the same with a factor of 1 on what it reads', (operation) => {
    const example = operation.examples[0]!
    const on = dayOf(example)
    const tables = tablesRead(run(operation, example.input, portsOn(on)))
    const law = [...new Set(tables)].map((table) => `${table}*1`).join(';')
    expect(bytes(operation, { ...example.input, law }, on)).toBe(bytes(operation, example.input, on))
  })
})

describe('every table', () => {
  it.each([...registry.laws.values()])(
    '$id: each recorded version is a value of the table, and no key of it is a sign of a patch',
    (law) => {
      for (const { value, from } of law.versions)
        expect(faultsOf(value as never, law, { table: law.id, from: null, holds: false }), from).toEqual([])
      const names = JSON.stringify(law.versions, (_key, value) => (typeof value === 'bigint' ? String(value) : value)).matchAll(
        /"([^"]+)":/g,
      )
      for (const [, name] of names) expect(name).not.toMatch(/^[$+*]/)
    },
  )
})

describe('10,000 random reforms', () => {
  it('have one text and one name whatever their order and spelling', { timeout: 60_000 }, () => {
    const ports = portsOn('2026-06-01')
    let seed = 7
    const random = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % most
    }
    const parts = [
      () => `irrf/perDependent=${100 + random(200)}`,
      () => `irrf/brackets/4/rate=${28 + random(20)}%`,
      () => `irrf/simplifiedDiscount=${500 + random(300)}.50`,
      () => `irpf-annual/simplified/cap=${17_000 + random(9000)}`,
      () => `minimum-wage/monthly=${1700 + random(300)}`,
      () => `irrf@2026-0${1 + random(9)}-15/waivedUpTo=${20 + random(30)}`,
      () => `working-time/weeklyHours=${30 + random(13)}`,
    ]
    for (let round = 0; round < 10_000; round++) {
      const chosen = parts.filter(() => random(2) === 1).map((make) => make())
      const one = reformOf(chosen.join(';'), ports, '2026-06-01')
      const other = reformOf(
        [...chosen]
          .reverse()
          .map((part) => part.replace(/=(\d+)%$/, (_all, rate) => `=0.${rate}`))
          .join(' ; '),
        ports,
        '2026-06-01',
      )
      expect(other.id).toBe(one.id)
      expect(reformOf(one.text, ports, '2026-06-01').text).toBe(one.text)
    }
  })
})

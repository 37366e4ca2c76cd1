import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { portsOn, registry } from '../support/ports.ts'

/** Every number in a value, recursively. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(numbersIn)
}

describe.each([...registry.calculators.values()])('$id', (calculator) => {
  it('has at least three examples, each with an external source and a unique title', () => {
    expect(calculator.examples.length).toBeGreaterThanOrEqual(3)
    for (const { source, result } of calculator.examples) {
      expect(source.length).toBeGreaterThan(10)
      expect(Object.keys(result).length).toBeGreaterThan(0)
    }
    expect(new Set(calculator.examples.map(({ title }) => title)).size).toBe(calculator.examples.length)
  })

  it.each([...calculator.examples])('$title', ({ on, input, result }) => {
    expect(run(calculator, input, portsOn(on))).toMatchObject(result)
  })

  it.each([...calculator.examples])('explains its answer: $title', ({ on, input }) => {
    const { steps, assumptions, basis, rates, currency, ...fields } = run(calculator, input, portsOn(on)) as Record<string, unknown>
    expect(currency).toBe('BRL')
    expect((steps as unknown[]).length).toBeGreaterThan(0)
    for (const { label, formula, value } of steps as { label: string; formula: string; value: unknown }[]) {
      expect(label).not.toBe('')
      expect(formula).not.toMatch(/undefined|NaN|\[object/)
      if (typeof value === 'number') expect(numbersIn(fields), `${label} is not a field of the result`).toContain(value)
    }
    for (const sentence of assumptions as string[]) expect(sentence).toMatch(/[.!?)]$/)
    expect(Object.keys(fields).filter((field) => !(field in (calculator.resultSchema.properties as object)))).toEqual([])
  })
})

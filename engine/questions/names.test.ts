import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { acceptedBy, run } from '../operation/evaluation/run.ts'

describe('question field names', () => {
  it('uses a unique name where a calculator has the same one', () => {
    for (const question of registry.questions.values())
      for (const calculator of registry.calculators.values()) {
        const own = question.ownFields.filter((field) => field in calculator.input.shape).map((field) => `${question.id}_${field}`)
        for (const field of ['calculator', ...own]) expect(field in calculator.input.shape, `${calculator.id}.${field}`).toBe(false)
        const { properties = {} } = acceptedBy(question, { calculator: calculator.id }, ports).inputSchema
        for (const field of [...own, ...Object.keys(calculator.input.shape).filter((field) => field !== calculator.lawDayField)])
          expect(properties, `${calculator.id}.${field}`).toHaveProperty([field])
      }
    // Names of the two cases: no calculator may declare them.
    for (const calculator of registry.calculators.values())
      for (const name of ['a', 'b']) expect(name in calculator.input.shape).toBe(false)
  })

  it('distinguishes the from and to of alimony from its own', () => {
    const [example] = registry.calculators.get('alimony')!.examples
    const { reference_date: _day, ...input } = example!.input
    const { from, to } = run(
      registry.questions.get('timeline')!,
      { calculator: 'alimony', ...input, timeline_from: '2025-01-01', timeline_to: '2025-06-30' },
      ports,
    )
    expect([from, to]).toEqual(['2025-01-01', '2025-06-30'])
  })
})

describe('question examples', () => {
  it.each([...registry.questions.values()])('$id: answers its examples deterministically, within 400 KB', (question) => {
    for (const { input } of question.examples) {
      const text = JSON.stringify(run(question, input, ports))
      expect(text.length).toBeLessThan(400_000)
      expect(JSON.stringify(run(question, input, ports))).toBe(text)
    }
  })
})

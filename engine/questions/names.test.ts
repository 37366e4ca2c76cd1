import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { acceptedBy, run } from '../core/operation/run.ts'

describe('the names of a question', () => {
  it('where a calculator has the same, the question takes one that nothing else has', () => {
    for (const question of registry.questions.values())
      for (const calculator of registry.calculators.values()) {
        const own = question.ownFields.filter((field) => field in calculator.input.shape).map((field) => `${question.id}_${field}`)
        for (const field of ['calculator', ...own]) expect(field in calculator.input.shape, `${calculator.id}.${field}`).toBe(false)
        const { properties = {} } = acceptedBy(question, { calculator: calculator.id }, ports).inputSchema
        for (const field of [...own, ...Object.keys(calculator.input.shape).filter((field) => field !== calculator.lawDayField)])
          expect(properties, `${calculator.id}.${field}`).toHaveProperty([field])
      }
    // No calculator has cases of its own.
    for (const calculator of registry.calculators.values())
      for (const name of ['a', 'b']) expect(name in calculator.input.shape).toBe(false)
  })

  it('are told apart: from and to of the alimony are its own', () => {
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

describe('a question', () => {
  it.each([...registry.questions.values()])('$id: its examples are answered, the same bytes each time, within 400 KB', (question) => {
    for (const { input } of question.examples) {
      const text = JSON.stringify(run(question, input, ports))
      expect(text.length).toBeLessThan(400_000)
      expect(JSON.stringify(run(question, input, ports))).toBe(text)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../test/support/ports.ts'
import { inLanguage } from '../../core/text/language.ts'
import { Sentence } from '../../core/text/sentence.ts'
import type { Operation } from '../../operation/definition/operation.ts'
import { rendered } from '../render.ts'
import { answerFor, answerForText, type View, viewOf } from '../view.ts'
import { bytesFor, bytesForText, writtenAmong } from './answer-bytes.ts'

const decoder = new TextDecoder()
const netSalary = registry.operations.get('net-salary')!
const WHOLE = viewOf(netSalary, {})
const BRIEF = viewOf(netSalary, { explain: 'false' })

const bytesOf = (operation: Operation, input: unknown, view: View): string | null => {
  const bytes = bytesFor(operation, input, ports, view)
  return bytes && decoder.decode(bytes)
}

describe('answer serialized to bytes', () => {
  it.each([...registry.calculators.values()])('$id: matches the serialized answer object, full and brief', (calculator) => {
    const operation = registry.operations.get(calculator.id)!
    const written: boolean[] = []
    for (const { input } of operation.examples)
      for (const view of [WHOLE, BRIEF]) {
        const bytes = bytesOf(operation, input, view)
        written.push(bytes !== null)
        if (bytes !== null) expect(bytes).toBe(rendered(operation, answerFor(operation, input, ports, view), view))
      }
    expect(written).toContain(true)
  })

  it('matches the object for text input', () => {
    const asked = { gross_salary: '5000.25', dependents: '2' }
    const bytes = bytesForText(netSalary, asked, ports, WHOLE)
    expect(decoder.decode(bytes!)).toBe(rendered(netSalary, answerForText(netSalary, asked, ports, WHOLE), WHOLE))
  })

  it('follows the prefix bytes and leaves nothing behind when it falls back to the object', () => {
    const after = (input: object) => {
      const json = writtenAmong(netSalary, input, ports, (before, answer) => before.string(`líquido ${answer.netSalary}`))
      return json && decoder.decode(json.written)
    }
    const asked = { gross_salary: 5000, reference_date: '2026-06-01' }
    const whole = rendered(netSalary, answerFor(netSalary, asked, ports, WHOLE), WHOLE)
    expect(after(asked)).toBe(`"líquido 4498.5"${whole}`)
    // The law of that date is not enacted yet: the answer states this, so it falls back to the object.
    expect(after({ ...asked, reference_date: '2027-06-01' })).toBeNull()
    expect(after(asked)).toBe(`"líquido 4498.5"${whole}`)
  })

  // A sum before a negative number becomes a difference, anywhere in the sentence.
  it('writes any sentence exactly as `Sentence.toString`', () => {
    const part = fc.constantFrom('', ' + ', ' − ', ' × ', '(', '-', '5', ' + (')
    const plain = fc.oneof(
      fc.bigInt({ min: -100_000n, max: 100_000n }),
      fc.integer({ min: -50, max: 50 }),
      fc.constantFrom('', '-', '-3', 'R$ 2', '"'),
    )
    const { sentence } = fc.letrec<{ sentence: Sentence }>((tie) => ({
      sentence: fc
        .array(fc.tuple(fc.oneof({ maxDepth: 3, depthSize: 'small' }, plain, tie('sentence')), part), { minLength: 1, maxLength: 3 })
        .chain((pairs) =>
          part.map(
            (first) =>
              new Sentence(
                [first, ...pairs.map(([, after]) => after)],
                pairs.map(([value]) => value),
              ),
          ),
        ),
    }))
    fc.assert(
      fc.property(sentence, (said) => {
        const saying: Operation = { ...netSalary, work: (...given) => ({ ...netSalary.work!(...given), assumptions: [said] }) }
        expect(JSON.parse(bytesOf(saying, { gross_salary: 5000 }, BRIEF)!).assumptions).toEqual([String(said)])
      }),
      { numRuns: 2000 },
    )
  })

  it('rejects invalid input with the same messages as the object path', () => {
    const refusalOf = (work: () => unknown): unknown => {
      try {
        return work()
      } catch (error) {
        return error
      }
    }
    for (const input of [{ gross_salary: -1 }, { gross_salary: 1e14 }, {}, { gross_salary: 5000, wage: 1 }])
      expect(refusalOf(() => bytesFor(netSalary, input, ports, WHOLE))).toEqual(refusalOf(() => answerFor(netSalary, input, ports, WHOLE)))
  })

  it('falls back to the object for another language, a law change, selected fields, another form, and law not yet enacted', () => {
    const input = { gross_salary: 5000 }
    expect(inLanguage({ tag: 'en', texts: new Map() }, () => bytesOf(netSalary, input, WHOLE))).toBeNull()
    expect(bytesOf(netSalary, { ...input, law: 'irrf/perDependent=250' }, WHOLE)).toBeNull()
    expect(bytesOf(netSalary, input, viewOf(netSalary, { fields: 'netSalary' }))).toBeNull()
    expect(bytesOf(netSalary, input, viewOf(netSalary, { format: 'csv' }))).toBeNull()
    expect(bytesOf(netSalary, { ...input, reference_date: '2027-01-10' }, WHOLE)).toBeNull()
    expect(bytesOf(registry.operations.get('accept_raise')!, registry.operations.get('accept_raise')!.examples[0]!.input, WHOLE)).toBeNull()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../test/support/ports.ts'
import { inLanguage } from '../core/language.ts'
import type { Operation } from '../core/operation/operation.ts'
import { Sentence } from '../core/sentence.ts'
import { bytesFor, bytesForText, writtenAmong } from './answer-bytes.ts'
import { rendered } from './render.ts'
import { answerFor, answerForText, type View, viewOf } from './view.ts'

const decoder = new TextDecoder()
const netSalary = registry.operations.get('net-salary')!
const WHOLE = viewOf(netSalary, {})
const BRIEF = viewOf(netSalary, { explain: 'false' })

const bytesOf = (operation: Operation, input: unknown, view: View): string | null => {
  const bytes = bytesFor(operation, input, ports, view)
  return bytes && decoder.decode(bytes)
}

describe('an answer written as bytes', () => {
  it.each([...registry.calculators.values()])('$id: is the answer as an object, whole and in brief', (calculator) => {
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

  it('is the same of text', () => {
    const asked = { gross_salary: '5000.25', dependents: '2' }
    const bytes = bytesForText(netSalary, asked, ports, WHOLE)
    expect(decoder.decode(bytes!)).toBe(rendered(netSalary, answerForText(netSalary, asked, ports, WHOLE), WHOLE))
  })

  it('stands after what is written before it, and nothing is left of one that had to be shown as an object', () => {
    const after = (input: object) => {
      const json = writtenAmong(netSalary, input, ports, (before, answer) => before.string(`líquido ${answer.netSalary}`))
      return json && decoder.decode(json.written)
    }
    const asked = { gross_salary: 5000, reference_date: '2026-06-01' }
    const whole = rendered(netSalary, answerFor(netSalary, asked, ports, WHOLE), WHOLE)
    expect(after(asked)).toBe(`"líquido 4498.5"${whole}`)
    // The law of that day is not known yet: the answer says so, as an object.
    expect(after({ ...asked, reference_date: '2027-06-01' })).toBeNull()
    expect(after(asked)).toBe(`"líquido 4498.5"${whole}`)
  })

  // A sum takes what is below zero away, wherever in the sentence it stands.
  it('words any sentence as the sentence words itself', () => {
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

  it('refuses what the object refuses, in the same words', () => {
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

  it('is left to the object in another language, under a change of the law, by fields, in another form, and of a law not known yet', () => {
    const input = { gross_salary: 5000 }
    expect(inLanguage({ tag: 'en', texts: new Map() }, () => bytesOf(netSalary, input, WHOLE))).toBeNull()
    expect(bytesOf(netSalary, { ...input, law: 'irrf/perDependent=250' }, WHOLE)).toBeNull()
    expect(bytesOf(netSalary, input, viewOf(netSalary, { fields: 'netSalary' }))).toBeNull()
    expect(bytesOf(netSalary, input, viewOf(netSalary, { format: 'csv' }))).toBeNull()
    expect(bytesOf(netSalary, { ...input, reference_date: '2027-01-10' }, WHOLE)).toBeNull()
    expect(bytesOf(registry.operations.get('accept_raise')!, registry.operations.get('accept_raise')!.examples[0]!.input, WHOLE)).toBeNull()
  })
})

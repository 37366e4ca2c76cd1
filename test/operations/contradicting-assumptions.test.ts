/** Assumptions hold in the answer that prints them: each rule is tried over every example, on its day and under the law of other years. */
import { describe, expect, it } from 'vitest'
import type { Day } from '../../engine/core/day.ts'
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../engine/core/errors.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { EXAMPLES_DAY, portsOn, registry } from '../support/ports.ts'

interface Answered {
  readonly id: string
  readonly input: Readonly<Record<string, unknown>>
  readonly assumptions: readonly string[]
  readonly answer: Readonly<Record<string, unknown>>
}

const says = ({ assumptions }: Answered, pattern: RegExp): boolean => assumptions.some((sentence) => pattern.test(sentence))
const amount = ({ answer }: Answered, field: string): number => Number(answer[field] ?? 0)

/** A sentence, and the condition under which an answer may print it. */
const CONDITIONS: readonly (readonly [sentence: RegExp, holds: (answered: Answered) => boolean])[] = [
  [/^Sem imposto, taxa ou inflação/, (each) => !says(each, /^Imposto de renda arredondado|^IRRF: /) && amount(each, 'incomeTax') === 0],
  [/sem ITBI/i, (each) => !says(each, /^ITBI| ITBI de | ITBI e /)],
  [/^Sem IOF/, (each) => amount(each, 'iof') === 0],
  [/Quando o depósito entra/, ({ input }) => Number(input.monthly_deposit ?? 0) > 0],
  [/^Sem LCI ou LCA/, ({ input }) => input.lci_percent === undefined],
  [/sem juros/i, (each) => amount(each, 'totalInterest') === 0 || !says(each, /^Juros arredondados/)],
  [/a dívida é menor que o dinheiro/i, ({ input }) => Number(input.amount) > Number(input.debt_balance)],
]

const DAYS: readonly (Day | null)[] = [null, '2005-06-15', '2018-06-15', '2024-06-15']

function answersOf(id: string): Answered[] {
  const operation = registry.operations.get(id)!
  return operation.examples.flatMap((example) =>
    DAYS.flatMap((day) => {
      if (day !== null && !Object.hasOwn(operation.inputSchema.properties ?? {}, 'reference_date')) return []
      const input = { ...example.input, ...(day !== null && { reference_date: day }) } as Record<string, unknown>
      const on = 'on' in example && typeof example.on === 'string' ? (example.on as Day) : EXAMPLES_DAY
      try {
        const answer = run(operation, input, portsOn(on)) as Record<string, unknown>
        return [{ id, input, answer, assumptions: (answer.assumptions as string[] | undefined) ?? [] }]
      } catch (error) {
        if (error instanceof InvalidInput || error instanceof LawNotRecorded || error instanceof SourceUnavailable) return []
        throw error
      }
    }),
  )
}

describe.each([...registry.operations.values()].filter(({ kind }) => kind === 'calculator' || kind === 'decision'))('$id', ({ id }) => {
  it('prints only assumptions that hold', () => {
    const broken = answersOf(id).flatMap((answered) =>
      CONDITIONS.flatMap(([sentence, holds]) => {
        const found = answered.assumptions.find((each) => sentence.test(each))
        return found === undefined || holds(answered) ? [] : [found]
      }),
    )
    expect([...new Set(broken)]).toEqual([])
  })

  it('repeats no assumption and names no default twice', () => {
    for (const { assumptions } of answersOf(id)) expect(new Set(assumptions).size).toBe(assumptions.length)
  })
})

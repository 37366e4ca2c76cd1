import netSalary from '../../../engine/domains/payroll/calculators/net-salary/index.ts'
import { type Decision, decision as decisionOf } from '../../../engine/operation/definition/decision.ts'
import type { Examples } from '../../../engine/operation/definition/examples.ts'
import { defineEntry } from '../../../engine/operation/definition/operation.ts'
import { withOperations } from '../../../engine/operation/definition/registry.ts'
import { choice, count, money, number } from '../../../engine/operation/input/fields.ts'
import { registry } from '../ports.ts'

const definition = decisionOf({
  id: 'accept_or_not',
  slug: 'accept_or_not',
  title: 'Aceitar ou não',
  summary: 'Compara um salário com o que se pede.',
  question: 'O salário líquido cobre o que preciso?',
  input: {
    gross_salary: money('Salário bruto mensal'),
    needed: money('Quanto preciso por mês'),
    dependents: count('Dependentes').default(0),
    mood: choice('Disposição', ['calm', 'hurried']).default('calm'),
  },
  verdicts: ['yes', 'no'],
  verdictWords: { yes: 'Sim', no: 'Não' },
  result: { answeredSteps: number('Passos dados') },
  answer({ gross_salary, needed, dependents }, ctx) {
    const enough = ctx.take(['net', 'Salário líquido'], netSalary, { gross_salary, dependents }).netSalary >= needed
    return {
      verdict: enough ? 'yes' : 'no',
      answer: enough ? 'Sim, cobre.' : 'Não, falta.',
      weakestLink: { step: 'net', why: 'A lei muda a cada ano.', evidence: 'corroborated' },
      sensitivity: [],
      answeredSteps: 1,
    }
  },
})

const examples: Examples<typeof definition> = [
  {
    title: 'Cobre',
    on: '2026-11-14',
    input: { gross_salary: 5000, needed: 4000 },
    result: { verdict: 'yes' },
    source: 'made for the tests',
  },
]

/** A sample decision for adapter tests. */
export const decision: Decision = defineEntry(definition, { examples: () => examples })

export const withDecision = withOperations(registry, [decision])

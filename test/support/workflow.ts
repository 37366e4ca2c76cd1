import { defineWorkflow, type Workflow } from '../../src/core/decision.ts'
import { choice, count, money, number } from '../../src/core/fields.ts'
import { registry } from './ports.ts'

/** A decision that stands for all: what doors must do with one does not depend on which. */
export const decision: Workflow = {
  ...defineWorkflow({
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
    result: { answeredSteps: number('Passos dados') },
    examples: [{ title: 'Cobre', input: { gross_salary: 5000, needed: 4000 }, result: { verdict: 'yes' }, source: 'made for the tests' }],
    decide({ gross_salary, needed, dependents }, ctx) {
      const calculator = [...registry.calculators.values()].find(({ input }) => 'gross_salary' in input.shape)!
      const { netSalary } = ctx.calculate('net', 'Salário líquido', calculator, { gross_salary: Number(gross_salary) / 100, dependents })
      const enough = (netSalary as number) * 100 >= Number(needed)
      return {
        verdict: enough ? 'yes' : 'no',
        answer: enough ? 'Sim, cobre.' : 'Não, falta.',
        weakestLink: { step: 'net', why: 'A lei muda a cada ano.', evidence: 'corroborated' },
        sensitivity: [],
        answeredSteps: 1,
      }
    },
  }),
  id: 'accept_or_not',
}

export const withDecision = { ...registry, workflows: new Map([...registry.workflows, [decision.id, decision]]) }

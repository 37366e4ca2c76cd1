/** Everything the registry can answer, in the one form this door needs: a name, the groups it belongs to, how to ask it. */

import type { Workflow } from '../../core/decision.ts'
import { validated } from '../../core/intake.ts'
import { type Calculator, GROUPS } from '../../core/operation.ts'
import type { Ports } from '../../core/ports.ts'
import type { Query } from '../../core/query.ts'
import type { Registry } from '../../core/registry.ts'
import { run } from '../../core/run.ts'
import type { Described } from '../../core/schemas.ts'
import { decide } from '../../core/workflow.ts'

export interface Operation {
  readonly name: string
  readonly kind: 'calculator' | 'workflow' | 'query'
  /** The names `?group=` knows it by. */
  readonly groups: readonly string[]
  readonly described: Described
  readonly examples: readonly { readonly title: string; readonly input: Readonly<Record<string, unknown>> }[]
  /** What a model should know beyond the summary to choose it. */
  readonly hint: string
  /** The body that HTTP answers to the same question, or a refusal thrown. */
  readonly answer: (raw: unknown) => Record<string, unknown>
}

const CALCULATORS = 'Calculadoras'
const WORKFLOWS = 'Decisões'

/** The groups of the calculators, and one for each kind of question beside them: by name, with their titles. */
export function groupsOf({ queries }: Registry): ReadonlyMap<string, string> {
  const kinds = [CALCULATORS, WORKFLOWS, ...[...queries.values()].map(({ tag }) => tag)]
  return new Map([...Object.entries(GROUPS), ...kinds.map((title) => [plain(title), title] as const)])
}

export function operationsOf(ports: Ports): ReadonlyMap<string, Operation> {
  const { calculators, workflows, queries } = ports.registry
  const all = [
    ...[...calculators.values()].map((calculator) => ofCalculator(calculator, ports)),
    ...[...workflows.values()].map((workflow) => ofWorkflow(workflow, ports)),
    ...[...queries.values()].map((query) => ofQuery(query, ports)),
  ]
  const byName = new Map(all.map((operation) => [operation.name, operation]))
  if (byName.size < all.length) {
    const names = all.map(({ name }) => name)
    throw new Error(`two operations share a name: ${names.filter((name, index) => names.indexOf(name) !== index)}`)
  }
  return byName
}

function ofCalculator(calculator: Calculator, ports: Ports): Operation {
  return {
    name: calculator.id,
    kind: 'calculator',
    groups: [calculator.group, plain(CALCULATORS)],
    described: calculator,
    examples: calculator.examples,
    hint: `Calculadora de ${GROUPS[calculator.group].toLowerCase()}.`,
    answer: (raw) => run(calculator, raw, ports),
  }
}

function ofWorkflow(workflow: Workflow, ports: Ports): Operation {
  return {
    name: workflow.id,
    kind: 'workflow',
    groups: [plain(WORKFLOWS)],
    described: workflow,
    examples: workflow.examples,
    hint: `Decisão: ${workflow.question} Vereditos: ${workflow.verdicts.join(', ')}.`,
    answer: (raw) => decide(workflow, raw, ports),
  }
}

function ofQuery(query: Query, ports: Ports): Operation {
  return {
    name: query.id,
    kind: 'query',
    groups: [plain(query.tag)],
    described: query,
    examples: query.examples,
    hint: `Consulta de ${query.tag.toLowerCase()}.`,
    answer: (raw) => query.answer(validated(query, raw) as never, ports) as Record<string, unknown>,
  }
}

/** Salários → salarios: accents and case do not tell names apart. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The package: every operation in process, with no server and no network. Answers are those of the HTTP API, to the byte. */
import type { Day } from './core/day.ts'
import { NotFound } from './core/errors.ts'
import { validated } from './core/intake.ts'
import type { Ports } from './core/ports.ts'
import { nearest, type Registry } from './core/registry.ts'
import { run } from './core/run.ts'
import { decide as runDecision } from './core/workflow.ts'
import { openLocalPorts } from './local.ts'
import { loadRegistry } from './registry.ts'
import type { Calculators, Queries, Table, Workflows } from './types.ts'

export type { Day } from './core/day.ts'
export type { Workflow } from './core/decision.ts'
export { InvalidInput, type Issue, LawNotRecorded, NotFound, SourceUnavailable } from './core/errors.ts'
export type { Calculator } from './core/operation.ts'
export type { Query } from './core/query.ts'
export type { Registry } from './core/registry.ts'
export type { Calculators, Queries, Table, Workflows } from './types.ts'

/** Everything that can be asked, with schemas and examples. */
export const registry: Registry = await loadRegistry()

const { calculate, decide, query } = createLibrary(await openLocalPorts(registry))

export { calculate, decide, query }

/** A law table on a day (today in São Paulo when omitted), with the act behind it. */
export function table(name: string, date?: Day): Table {
  return query(TABLE, { table: name, ...(date !== undefined && { date }) } as Queries[typeof TABLE]['input']) as Table
}

const TABLE = '/v1/tables/{table}'

/** The same functions over a world of one's own: another day, other rates. */
export function createLibrary(ports: Ports) {
  const { calculators, workflows, queries } = ports.registry
  const byPath = new Map([...queries.values()].map((each) => [each.path, each]))
  return {
    /** One calculation. Throws InvalidInput, with an issue for each field, where the HTTP API answers 400. */
    calculate<C extends keyof Calculators & string>(calculator: C, input: Calculators[C]['input']): Calculators[C]['result'] {
      return run(named(calculators, calculator, 'calculadora'), input, ports) as Calculators[C]['result']
    },
    /** One decision, with its steps. */
    decide<W extends keyof Workflows & string>(workflow: W, input: Workflows[W]['input']): Workflows[W]['result'] {
      return runDecision(named(workflows, workflow, 'decisão'), input, ports) as Workflows[W]['result']
    },
    /** One query by its path in the HTTP API: tables, rates, salaries. */
    query<Q extends keyof Queries & string>(path: Q, input: Queries[Q]['input']): Queries[Q]['result'] {
      const found = named(byPath, path, 'consulta')
      return found.answer(validated(found, input) as never, ports) as Queries[Q]['result']
    },
  }
}

function named<T>(members: ReadonlyMap<string, T>, name: string, called: string): T {
  const member = members.get(name)
  if (member) return member
  const near = nearest(name, members.keys())
  throw new NotFound(`Não há ${called} "${name}".${near.length > 0 ? ` Você quis dizer ${near.join(', ')}?` : ''}`)
}

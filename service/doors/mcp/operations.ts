/** Everything the registry can answer, in the one form this door needs: a name, the groups it belongs to, how to ask it. */

import type { Descriptor, SampleRequest, SeeAlso } from '../../../engine/core/operation/descriptor.ts'
import { ASKABLE, GROUPS, KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Answer, Operation } from '../../../engine/core/operation/operation.ts'
import { isDear } from '../../../engine/core/operation/price.ts'
import type { Engine, Registry } from '../../../engine/core/operation/registry.ts'
import { folded } from '../../../engine/core/text.ts'
import { writtenAmong } from '../../../engine/present/answer-bytes.ts'
import { answered } from '../answer-scheduler.ts'

/** What is told of it. */
type Described = Pick<Descriptor, 'kind' | 'title' | 'summary' | 'inputSchema' | 'resultSchema' | 'headline' | 'says'>

export interface Callable {
  readonly name: string
  /** The noun of its kind. */
  readonly kind: string
  /** The names `?group=` knows it by. */
  readonly groups: readonly string[]
  readonly described: Described
  /** The question a decision answers: it tells more than its title. */
  readonly asks?: string
  readonly examples: readonly SampleRequest[]
  /** What a model should know beyond the summary to choose it. */
  readonly hint: string
  /** What others nearby are for, by name. */
  readonly seeAlso: SeeAlso
  /** The body that HTTP answers to the same question, or a refusal thrown. */
  readonly answer: (raw: unknown, signal?: AbortSignal) => Answer | Promise<Answer>
  /** The same among other bytes; null where it has to be shown as an object, absent where it is not answered at once. */
  readonly written?: (raw: unknown, before: Parameters<typeof writtenAmong>[3]) => ReturnType<typeof writtenAmong>
  /** Whether it is answered at once, at no price but the request's: nobody has to know who asks. */
  readonly isLight?: boolean
}

/** The groups of the calculators, and one for each kind of question beside them: by name, with their titles. */
export function groupsOf({ queries }: Registry): ReadonlyMap<string, string> {
  const kinds = [...ASKABLE.map(({ title }) => title), ...[...queries.values()].map(({ group }) => group)]
  return new Map([...Object.entries(GROUPS), ...kinds.map((title) => [plain(title), title] as const)])
}

export function callablesOf(ports: Engine): ReadonlyMap<string, Callable> {
  return new Map([...ports.registry.operations].map(([id, operation]) => [id, callableOf(operation, ports)]))
}

function callableOf(operation: Operation, ports: Engine): Callable {
  const { id, kind, group, examples, hint, seeAlso, about } = operation
  const isLight = !isDear(operation) && operation.reading === undefined
  const groups = kind === 'query' ? [plain(group)] : [...new Set([group, KINDS[kind].title].map(plain))]
  return {
    name: id,
    kind: KINDS[kind].noun,
    groups,
    described: operation,
    ...(typeof about.question === 'string' && { asks: about.question }),
    examples,
    hint,
    seeAlso,
    answer: (raw, signal) => answered(operation, raw, ports, signal),
    ...(isLight && { isLight, written: (raw, before) => writtenAmong(operation, raw, ports, before) }),
  }
}

/** Salários → salarios: accents and case do not tell names apart. */
export function plain(text: string): string {
  return folded(text)
}

/** Registry operations in the form MCP needs: name, groups and call. */

import { folded } from '../../engine/core/text/text.ts'
import type { Descriptor, SampleRequest, SeeAlso } from '../../engine/operation/definition/descriptor.ts'
import { ASKABLE, GROUPS, KINDS } from '../../engine/operation/definition/kinds.ts'
import type { Answer, Operation } from '../../engine/operation/definition/operation.ts'
import { isExpensive } from '../../engine/operation/definition/rate-limit-cost.ts'
import type { Engine, Registry } from '../../engine/operation/definition/registry.ts'
import { writtenAmong } from '../../engine/presentation/serialization/answer-bytes.ts'
import { answerInput } from '../work/answer-scheduler.ts'

/** Descriptor fields shown to clients. */
type Described = Pick<Descriptor, 'kind' | 'title' | 'summary' | 'inputSchema' | 'resultSchema' | 'headline' | 'says'>

export interface Callable {
  readonly name: string
  /** Noun of the kind. */
  readonly kind: string
  /** Values of `?group=` that select it. */
  readonly groups: readonly string[]
  readonly described: Described
  /** Question of a decision, more informative than its title. */
  readonly asks?: string
  readonly examples: readonly SampleRequest[]
  /** Extra guidance for model selection, beyond the summary. */
  readonly hint: string
  /** Related operations and their purpose, by name. */
  readonly seeAlso: SeeAlso
  /** Same body as the HTTP answer; throws refusals. */
  readonly answer: (raw: unknown, signal?: AbortSignal) => Answer | Promise<Answer>
  /** Serialized answer among other bytes; null when it needs the object form, undefined when the operation is not synchronous. */
  readonly written?: (raw: unknown, before: Parameters<typeof writtenAmong>[3]) => ReturnType<typeof writtenAmong>
  /** True when it runs synchronously at the base price, without the client's context. */
  readonly isLight?: boolean
}

/** Group titles by name: calculator groups, and one per other kind. */
export function groupsOf({ queries }: Registry): ReadonlyMap<string, string> {
  const kinds = [...ASKABLE.map(({ title }) => title), ...[...queries.values()].map(({ group }) => group)]
  return new Map([...Object.entries(GROUPS), ...kinds.map((title) => [plain(title), title] as const)])
}

export function callablesOf(ports: Engine): ReadonlyMap<string, Callable> {
  return new Map([...ports.registry.operations].map(([id, operation]) => [id, callableOf(operation, ports)]))
}

function callableOf(operation: Operation, ports: Engine): Callable {
  const { id, kind, group, examples, hint, seeAlso, about } = operation
  const isLight = !isExpensive(operation) && operation.reading === undefined
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
    answer: (raw, signal) => answerInput(operation, raw, ports, signal),
    ...(isLight && { isLight, written: (raw, before) => writtenAmong(operation, raw, ports, before) }),
  }
}

/** Salários → salarios: normalizes accents and case. */
export function plain(text: string): string {
  return folded(text)
}

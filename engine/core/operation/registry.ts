import { type Law, publishedValue } from '../dated.ts'
import { word } from '../language.ts'
import { LazyMap } from '../lazy-map.ts'
import type { Calculator } from './calculator.ts'
import type { Check } from './check.ts'
import type { Decision } from './decision.ts'
import type { SearchText } from './descriptor.ts'
import { addressedAs, KINDS, type Kind } from './kinds.ts'
import type { Operation } from './operation.ts'
import type { Ports } from './ports.ts'
import type { Query } from './query.ts'
import type { Question } from './question.ts'
import { DOOR_PARAMETERS, LAW_FIELD, SCHEMA_PARAMETER, SHARED_WITH_QUESTIONS } from './reserved.ts'
import type { SearchIndex } from './search-index.ts'

/** Everything that can be answered, by name. */
export interface Registry {
  /** All of them; the maps below hold the same by kind. */
  readonly operations: ReadonlyMap<string, Operation>
  readonly calculators: ReadonlyMap<string, Calculator>
  readonly decisions: ReadonlyMap<string, Decision>
  readonly questions: ReadonlyMap<string, Question>
  readonly checks: ReadonlyMap<string, Check>
  readonly queries: ReadonlyMap<string, Query>
  readonly laws: ReadonlyMap<string, Law<unknown>>
  /** How people ask for tables, by the table's name, where something is known of it. */
  readonly lawSearch: ReadonlyMap<string, SearchText>
  /** Where each query is asked, and what may be sent there: told without loading any where the bundle says it. */
  places(): readonly QueryPlace[]
  /** What a search looks through, where the bundle carries it made; null where it is made of what is here. */
  searchIndex(): SearchIndex | null
  /** Changes with what it holds, the tables with their citations: empty where the release's build already says it. */
  contents(): string
}

/** What a door has to know of a query before anybody asks it. */
export interface QueryPlace extends Pick<Query, 'id' | 'path' | 'free' | 'posted' | 'archived'> {
  /** Of a body, where it may be larger than what is usually posted. */
  readonly maxBytes?: number
  readonly hasLines: boolean
  readonly hasCalendar: boolean
  /** Whether a change of the law is among its fields. */
  readonly hasLaw: boolean
}

const placeOf = ({ id, path, free, posted, archived, maxBytes, byLines, icalendar, input }: Query): QueryPlace => ({
  id,
  path,
  free,
  posted,
  archived,
  ...(maxBytes !== undefined && { maxBytes }),
  hasLines: byLines !== undefined,
  hasCalendar: icalendar !== undefined,
  hasLaw: Object.hasOwn(input.shape, LAW_FIELD),
})

/** The world a process answers from: its ports, and everything that can be asked of them. */
export interface Engine extends Ports {
  readonly registry: Registry
}

/** What fetches each member of a kind, by name. */
type Fetches<T> = Readonly<Record<string, () => T>>

interface FetchesByKind {
  readonly calculators: Fetches<Calculator>
  readonly decisions: Fetches<Decision>
  readonly questions: Fetches<Question>
  readonly checks: Fetches<Check>
  readonly queries: Fetches<Query>
  readonly laws: Fetches<Law<unknown>>
  readonly lawSearch: Fetches<SearchText>
  /** Of the queries, where whoever wrote the list has asked each. */
  readonly places?: readonly QueryPlace[]
  readonly searchIndex?: () => SearchIndex
}

/** A registry whose members are fetched when they are asked for: a command that answers one question does not pay for all of them. */
export function registryWhenAsked({ laws, lawSearch, places, searchIndex, ...kinds }: FetchesByKind): Registry {
  const members = {
    calculators: askable(kinds.calculators),
    decisions: askable(kinds.decisions),
    questions: askable(kinds.questions),
    checks: askable(kinds.checks),
    queries: askable(kinds.queries),
  }
  return {
    ...members,
    operations: new LazyMap<Operation>(
      Object.values(members).flatMap((kind) => [...kind.keys()].map((id) => [id, () => kind.get(id)!] as const)),
    ),
    laws: new LazyMap(Object.entries(laws)),
    lawSearch: new LazyMap(Object.entries(lawSearch)),
    places: () => places ?? [...members.queries.values()].map(placeOf),
    searchIndex: () => searchIndex?.() ?? null,
    contents: () => '',
  }
}

function askable<T extends Operation>(fetches: Fetches<T>): LazyMap<T> {
  const fetch = (id: string, fetched: () => T): T => {
    const member = fetched()
    if (member.id !== id) throw new Error(word`${id} calls itself ${member.id}`)
    refuseReserved(member)
    return member
  }
  return new LazyMap(Object.entries(fetches).map(([id, fetched]) => [id, () => fetch(id, fetched)]))
}

/** A registry of what is already here. */
export function registryOf(
  operations: readonly Operation[],
  laws: readonly Law<unknown>[],
  lawSearch: ReadonlyMap<string, SearchText> = new Map(),
): Registry {
  const pages = operations.flatMap(({ kind, slug }) => (slug === undefined ? [] : [`${KINDS[kind].page}/${slug}`]))
  const twice = pages.filter((page, index) => pages.indexOf(page) !== index)
  if (twice.length > 0) throw new Error(word`two share a page: ${twice.join(', ')}`)
  operations.forEach(refuseReserved)
  const queries = operations.filter((member): member is Query => member.kind === 'query')
  return {
    operations: byId(operations),
    calculators: byId(operations.filter((member): member is Calculator => member.kind === 'calculator')),
    decisions: byId(operations.filter((member): member is Decision => member.kind === 'decision')),
    questions: byId(operations.filter((member): member is Question => member.kind === 'question')),
    checks: byId(operations.filter((member): member is Check => member.kind === 'check')),
    queries: byId(queries),
    laws: byId(laws),
    lawSearch,
    places: () => queries.map(placeOf),
    searchIndex: () => null,
    contents: () => JSON.stringify([operations.map(({ id }) => id), laws.map(published)]),
  }
}

const published = ({ id, versions }: Law<unknown>) => [id, versions.map(({ value, ...said }) => [said, publishedValue(value)])]

function refuseReserved({ id, kind, input }: Operation): void {
  const clash = [...DOOR_PARAMETERS, SCHEMA_PARAMETER].find(
    (name) => Object.hasOwn(input.shape, name) && !(kind === 'question' && name === SHARED_WITH_QUESTIONS),
  )
  if (kind !== 'question' && kind !== 'query' && Object.hasOwn(input.shape, LAW_FIELD))
    throw new Error(`${id}: ${LAW_FIELD} is a change of the law`)
  if (clash) throw new Error(`${id}: the input ${clash} has the name of a parameter of the doors`)
}

const PLACES = {
  calculator: 'calculators',
  decision: 'decisions',
  question: 'questions',
  check: 'checks',
  query: 'queries',
} as const satisfies Record<Kind, keyof Registry>

/** The operations of one kind, by the name their address has. */
export function membersOf(registry: Registry, kind: Kind): ReadonlyMap<string, Operation> {
  const members: ReadonlyMap<string, Operation> = registry[PLACES[kind]]
  return new LazyMap([...members.keys()].map((id) => [addressedAs({ kind, id }), () => members.get(id)!]))
}

/** A registry with more in it, or with others in place of those of the same name. */
export function withOperations(registry: Registry, members: readonly Operation[]): Registry {
  return registryOf(
    [...new Map([...registry.operations, ...members.map((member) => [member.id, member] as const)]).values()],
    [...registry.laws.values()],
    registry.lawSearch,
  )
}

function byId<T extends { readonly id: string }>(members: readonly T[]): ReadonlyMap<string, T> {
  const found = new Map(members.map((member) => [member.id, member]))
  if (found.size < members.length) {
    const ids = members.map(({ id }) => id)
    throw new Error(word`two share a name: ${ids.filter((id, index) => ids.indexOf(id) !== index).join(', ')}`)
  }
  return found
}

import { LazyMap } from '../../core/collections/lazy-map.ts'
import { type Law, publishedValue } from '../../core/dated.ts'
import { word } from '../../core/text/language.ts'
import type { Ports } from '../evaluation/ports.ts'
import { LAW_FIELD, RESPONSE_PARAMETERS, SCHEMA_PARAMETER, SHARED_WITH_QUESTIONS } from '../input/reserved-names.ts'
import type { Calculator } from './calculator.ts'
import type { Check } from './check.ts'
import type { Decision } from './decision.ts'
import type { SearchText } from './descriptor.ts'
import { addressedAs, KINDS, type Kind } from './kinds.ts'
import type { Operation } from './operation.ts'
import type { Query } from './query.ts'
import type { Question } from './question.ts'
import type { SearchIndex } from './search-index.ts'

/** All operations and law tables, by name. */
export interface Registry {
  /** All operations; the maps below group them by kind. */
  readonly operations: ReadonlyMap<string, Operation>
  readonly calculators: ReadonlyMap<string, Calculator>
  readonly decisions: ReadonlyMap<string, Decision>
  readonly questions: ReadonlyMap<string, Question>
  readonly checks: ReadonlyMap<string, Check>
  readonly queries: ReadonlyMap<string, Query>
  readonly laws: ReadonlyMap<string, Law<unknown>>
  /** Search texts of tables, by table name, when defined. */
  readonly lawSearch: ReadonlyMap<string, SearchText>
  /** Path and options of each query; uses the bundle's prebuilt list, if any, without loading queries. */
  places(): readonly QueryPlace[]
  /** Prebuilt search index of a bundle; null when it must be built at run time. */
  searchIndex(): SearchIndex | null
  /** Hash of the contents, including the citations of tables: empty when the release's build hash already covers them. */
  contents(): string
}

/** Routing facts of a query. */
export interface QueryPlace extends Pick<Query, 'id' | 'path' | 'free' | 'posted' | 'archived'> {
  /** Maximum body size, when larger than the usual limit. */
  readonly maxBytes?: number
  readonly hasLines: boolean
  /** True when it reads the files of a ZIP one by one. */
  readonly hasFiles: boolean
  readonly hasCalendar: boolean
  /** True when a change of the law is among its fields. */
  readonly hasLaw: boolean
}

const placeOf = ({ id, path, free, posted, archived, maxBytes, byLines, byFiles, icalendar, input }: Query): QueryPlace => ({
  id,
  path,
  free,
  posted,
  archived,
  ...(maxBytes !== undefined && { maxBytes }),
  hasLines: byLines !== undefined,
  hasFiles: byFiles !== undefined,
  hasCalendar: icalendar !== undefined,
  hasLaw: Object.hasOwn(input.shape, LAW_FIELD),
})

/** Runtime of a process: its ports, and the registry of everything it can run. */
export interface Engine extends Ports {
  readonly registry: Registry
}

/** Loaders of a kind's members, by name. */
type Fetches<T> = Readonly<Record<string, () => T>>

interface FetchesByKind {
  readonly calculators: Fetches<Calculator>
  readonly decisions: Fetches<Decision>
  readonly questions: Fetches<Question>
  readonly checks: Fetches<Check>
  readonly queries: Fetches<Query>
  readonly laws: Fetches<Law<unknown>>
  readonly lawSearch: Fetches<SearchText>
  /** Prebuilt paths of the queries. */
  readonly places?: readonly QueryPlace[]
  readonly searchIndex?: () => SearchIndex
}

/** Registry with lazily loaded members: a command that runs one operation does not load the others. */
export function lazyRegistry({ laws, lawSearch, places, searchIndex, ...kinds }: FetchesByKind): Registry {
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

/** Registry of already loaded members. */
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
  const clash = [...RESPONSE_PARAMETERS, SCHEMA_PARAMETER].find(
    (name) => Object.hasOwn(input.shape, name) && !(kind === 'question' && name === SHARED_WITH_QUESTIONS),
  )
  if (kind !== 'question' && kind !== 'query' && Object.hasOwn(input.shape, LAW_FIELD))
    throw new Error(`${id}: ${LAW_FIELD} is a change of the law`)
  if (clash) throw new Error(`${id}: the input ${clash} has the name of a parameter of the adapters`)
}

const PLACES = {
  calculator: 'calculators',
  decision: 'decisions',
  question: 'questions',
  check: 'checks',
  query: 'queries',
} as const satisfies Record<Kind, keyof Registry>

/** Operations of one kind, by name in the URL. */
export function membersOf(registry: Registry, kind: Kind): ReadonlyMap<string, Operation> {
  const members: ReadonlyMap<string, Operation> = registry[PLACES[kind]]
  return new LazyMap([...members.keys()].map((id) => [addressedAs({ kind, id }), () => members.get(id)!]))
}

/** Registry with operations added, or replaced by name. */
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

/** What was asked under a change of the law: the question without it, in the world it makes. */
import { type Day, isDay } from '../day.ts'
import { BeyondExact, InvalidInput, LawNotKnownYet, LawNotRecorded, NotFound, SourceUnavailable } from '../errors.ts'
import type { Definition } from '../operation/operation.ts'
import type { Answer, Hypothesis, Ports } from '../operation/ports.ts'
import { LAW_FIELD } from '../operation/reserved.ts'
import { at, isRecord } from '../records.ts'
import { rememberReform } from './mark.ts'
import { reformOf, under } from './reform.ts'

interface AskedUnder<T> {
  readonly raw: T
  readonly ports: Ports
}

/** Where nothing is said of the law, what came as it came. */
export function underLaw<T>(operation: Pick<Definition, 'kind' | 'ownLaw' | 'lawDayField'>, raw: T, ports: Ports): AskedUnder<T> {
  if (!isRecord(raw) || !Object.hasOwn(raw, LAW_FIELD)) return { raw, ports }
  const { kind, ownLaw } = operation
  const law = raw[LAW_FIELD]
  const rest = { ...raw }
  Reflect.deleteProperty(rest, LAW_FIELD)
  // Null is what was left out, as of any field.
  if ((law === undefined || law === null) && kind !== 'query' && !ownLaw) return { raw: rest, ports }
  if (kind === 'check')
    throw new InvalidInput([
      {
        field: LAW_FIELD,
        code: 'law_not_accepted',
        message: 'não se aceita em uma conferência: um documento se confere com a lei',
        english: 'is not accepted by a check: a document is held to the law',
      },
    ])
  // A query, or a question that is itself about a change, has a field of that name or knows none.
  if (kind === 'query' || ownLaw) return { raw, ports }
  const reform = reformOf(law, ports, dayAsked(operation, raw, ports))
  return { raw: rest, ports: under(ports, reform) }
}

/** The day whose law is asked: the one in the field that chooses it, else today. */
export function dayAsked({ kind, lawDayField }: Pick<Definition, 'kind' | 'lawDayField'>, raw: unknown, ports: Ports): Day {
  const calculator = kind === 'question' ? at(raw, 'calculator') : undefined
  const field = typeof calculator === 'string' ? ports.registry.calculators.get(calculator)?.lawDayField : lawDayField
  const day = field === undefined ? undefined : at(raw, field)
  return typeof day === 'string' && isDay(day) ? day : ports.today()
}

/** The answer, with the reform it is of; refused where it read none of the tables that change, or where the change makes it impossible. */
export function answeredUnder(hypothesis: Hypothesis | undefined, work: () => Answer): Answer {
  return hypothesis ? held(hypothesis, attempted(work)) : work()
}

/** A value that no law would have can make a calculation impossible: that is the reform's doing, and is refused, not broken. */
export function attempted<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (KNOWN.some((kind) => error instanceof kind)) throw error
    throw new InvalidInput([
      {
        field: LAW_FIELD,
        code: 'inconsistent',
        message: 'com esta mudança a conta não se faz',
        english: 'makes the calculation impossible',
      },
    ])
  }
}

const KNOWN = [InvalidInput, NotFound, SourceUnavailable, BeyondExact, LawNotRecorded, LawNotKnownYet]

export function held(hypothesis: Hypothesis, answer: Answer): Answer {
  assertRead(hypothesis, { basis: Array.isArray(answer.basis) ? answer.basis : [] })
  // Even what changes nothing is told as a hypothesis.
  return rememberReform(answer.hypothetical === true ? answer : { hypothetical: true, ...answer }, hypothesis.id)
}

/** An answer that reads none of the tables that change says nothing of the change. */
export function assertRead({ laws }: Hypothesis, { basis }: { readonly basis: readonly unknown[] }): void {
  const tables = [...laws.keys()]
  if (tables.length > 0 && !basis.some((entry) => tables.some((table) => table === at(entry, 'table')))) throw noneRead(tables)
}

export function noneRead(tables: readonly string[]): InvalidInput {
  const names = tables.join(', ')
  return new InvalidInput([
    {
      field: LAW_FIELD,
      code: 'inconsistent',
      message: `este cálculo não lê nenhuma das tabelas que mudam: ${names}`,
      english: `this calculation reads none of the tables that change: ${names}`,
    },
  ])
}

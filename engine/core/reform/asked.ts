/** What was asked under a change of the law: the question without it, in the world it makes. */
import { type Day, isDay } from '../day.ts'
import { InvalidInput } from '../errors.ts'
import type { Definition } from '../operation/operation.ts'
import type { Ports } from '../operation/ports.ts'
import { LAW_FIELD } from '../operation/reserved.ts'
import { at, isRecord } from '../records.ts'
import { reformOf, under } from './reform.ts'
import { type AskedOf, type AskedUnder, lawsReadBy } from './under.ts'

/** Where nothing is said of the law, what came as it came. */
function readLaw<T>(operation: AskedOf, raw: T, ports: Ports): AskedUnder<T> {
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
  if (kind === 'query' || ownLaw) {
    assertNamed(law)
    return { raw, ports }
  }
  const reform = reformOf(law, ports, dayAsked(operation, raw, ports))
  return { raw: rest, ports: under(ports, reform) }
}

/** A schema of records drops this one name without a word, and the change would be answered as none. */
function assertNamed(law: unknown): void {
  if (!isRecord(law) || !Object.hasOwn(law, '__proto__')) return
  throw new InvalidInput([
    {
      field: `${LAW_FIELD}.__proto__`,
      code: 'unknown_field',
      message: 'não há tabela "__proto__"; os nomes estão em /v1/tables',
      english: 'there is no table "__proto__"; the names are at /v1/tables',
    },
  ])
}

/** The day whose law is asked: the one in the field that chooses it, else today. */
export function dayAsked({ kind, lawDayField }: Pick<Definition, 'kind' | 'lawDayField'>, raw: unknown, ports: Ports): Day {
  const calculator = kind === 'question' ? at(raw, 'calculator') : undefined
  const field = typeof calculator === 'string' ? ports.registry.calculators.get(calculator)?.lawDayField : lawDayField
  const day = field === undefined ? undefined : at(raw, field)
  return typeof day === 'string' && isDay(day) ? day : ports.today()
}

/** Changes of the law are read from here on. */
export const readLaws = (): void => lawsReadBy(readLaw)

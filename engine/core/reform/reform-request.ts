/** Separates a change of the law from a request: returns the remaining input and the ports under the changed law. */

import type { Definition } from '../../operation/definition/operation.ts'
import type { Ports } from '../../operation/evaluation/ports.ts'
import { LAW_FIELD } from '../../operation/input/reserved-names.ts'
import { at, isRecord } from '../collections/records.ts'
import { type Day, isDay } from '../day.ts'
import { InvalidInput } from '../errors.ts'
import { reformOf, under } from './reform.ts'
import { type LawDependentDefinition, type RequestUnderLaw, registerLawReader } from './with-reform.ts'

/** Returns the input unchanged without a change of the law. */
function readLaw<T>(operation: LawDependentDefinition, raw: T, ports: Ports): RequestUnderLaw<T> {
  if (!isRecord(raw) || !Object.hasOwn(raw, LAW_FIELD)) return { raw, ports }
  const { kind, ownLaw } = operation
  const law = raw[LAW_FIELD]
  const rest = { ...raw }
  Reflect.deleteProperty(rest, LAW_FIELD)
  // Null means omitted, as for any field.
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
  // Queries and questions about a change handle `law` themselves, or reject it as unknown.
  if (kind === 'query' || ownLaw) {
    assertNamed(law)
    return { raw, ports }
  }
  const reform = reformOf(law, ports, requestedLawDay(operation, raw, ports))
  return { raw: rest, ports: under(ports, reform) }
}

/** Zod records silently drop the key `__proto__`, which would turn the change into an empty one: reject it. */
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

/** Date whose law applies: the law-date field's value, else today. */
export function requestedLawDay({ kind, lawDayField }: Pick<Definition, 'kind' | 'lawDayField'>, raw: unknown, ports: Ports): Day {
  const calculator = kind === 'question' ? at(raw, 'calculator') : undefined
  const field = typeof calculator === 'string' ? ports.registry.calculators.get(calculator)?.lawDayField : lawDayField
  const day = field === undefined ? undefined : at(raw, field)
  return typeof day === 'string' && isDay(day) ? day : ports.today()
}

/** Registers the reader of the `law` field; called by registries that have every table. */
export const readLaws = (): void => registerLawReader(readLaw)

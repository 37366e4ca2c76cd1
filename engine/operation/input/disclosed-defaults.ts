/** Discloses the defaults used that affect a result: a result must not depend on values the caller neither sent nor sees. */

import { at } from '../../core/collections/records.ts'
import { type Day, endOfMonth, formatDay, isDay } from '../../core/day.ts'
import { formatBRL, formatRatio, fromNumber } from '../../core/money.ts'
import { decimal, type Ratio } from '../../core/ratio.ts'
import { inLanguage, readersLanguage, translate, word } from '../../core/text/language.ts'
import type { JsonSchema } from '../definition/descriptor.ts'

interface Disclosed {
  readonly field: string
  readonly property: JsonSchema
  readonly text: string
  /** Conditions of disclosure; empty means always. */
  readonly given: readonly Condition[]
}

const disclosedBySchema = new WeakMap<JsonSchema, readonly Disclosed[]>()

/** Defaults that a result used and discloses, in the order of the schema. */
export function defaultsUsed(schema: JsonSchema, given: object): readonly Disclosed[] {
  let all = disclosedBySchema.get(schema)
  if (!all) {
    all = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
      const text = moves(property) ? inLanguage(null, () => disclosureOf(field, property)) : null
      return text === null ? [] : [{ field, property, text, given: (property['x-stated-with'] ?? []).map(conditionOf) }]
    })
    disclosedBySchema.set(schema, all)
  }
  return all.filter(
    ({ field, given: others }) => !isPresent(given, field) && (others.length === 0 || others.some((other) => holds(given, other))),
  )
}

/** The disclosure sentence, or null when no default was used. @param changed defaults overridden by a change of the law. */
export function disclosedDefaults(schema: JsonSchema, given: object, changed?: ReadonlyMap<string, Ratio | number>): string | null {
  const used = defaultsUsed(schema, given)
  const told = ({ field, property, text }: Disclosed): string => {
    const value = changed?.get(field)
    const used = value === undefined ? property : { ...property, default: asWritten(value, property) }
    return used === property && readersLanguage() === null ? text : (disclosureOf(field, used) ?? text)
  }
  return used.length === 0 ? null : word`Não informado, supôs-se: ${used.map(told).join('; ')}.`
}

/** States that a month was read as its last day for the law's date; null when the caller sent a full date. */
export function lastDayAssumed(given: object, field: string | undefined, day: Day | undefined): string | null {
  const written = day === undefined || field === undefined ? undefined : at(given, field)
  if (day === undefined || typeof written !== 'string' || written === day || day !== endOfMonth(day)) return null
  return word`A lei é a do último dia do mês informado: ${formatDay(day)}.`
}

function disclosureOf(field: string, property: JsonSchema): string | null {
  const text = valueText(property)
  return text === null ? null : `${translate(property['x-label'] ?? property.description ?? field)}: ${text}`
}

function asWritten(value: Ratio | number, { 'x-unit': unit }: JsonSchema): number {
  if (typeof value === 'number') return value
  return unit === 'percent' ? value.toPercent() : value.toNumber(4)
}

const isPresent = (input: object, field: string): boolean => (at(input, field) ?? undefined) !== undefined

interface Condition {
  readonly field: string
  readonly value: string | undefined
}

/** `name`: present and not zero; `name=value`: has that value. */
function conditionOf(text: string): Condition {
  const [field = '', value] = text.split('=')
  return { field, value }
}

function holds(input: object, { field, value }: Condition): boolean {
  const found = at(input, field) ?? undefined
  if (value !== undefined) return found === value
  return found !== undefined && Number(found) !== 0
}

/** Zero, false, 'none' and 'auto' have no effect: they mean the same as omission. */
function moves({ default: usual, 'x-quiet': quiet }: JsonSchema): boolean {
  return usual !== undefined && usual !== 0 && usual !== false && usual !== 'auto' && usual !== 'none' && quiet !== true
}

const UNITS: Readonly<Record<string, string>> = {
  percent: '%',
  months: ' meses',
  days: ' dias',
  years: ' anos',
  hours: ' horas',
  km: ' km',
}

const ONE_OF: Readonly<Record<string, string>> = { months: ' mês', days: ' dia', years: ' ano', hours: ' hora' }

function valueText({ default: usual, 'x-unit': unit = '', 'x-option-words': words }: JsonSchema): string | null {
  if (typeof usual === 'string') return translate(words?.[usual] ?? (isDay(usual) ? formatDay(usual) : usual))
  if (usual === true) return translate('sim')
  if (typeof usual !== 'number') return null
  if (unit === 'BRL') return formatBRL(fromNumber(usual))
  return `${unit.startsWith('BRL/') ? 'R$ ' : ''}${formatRatio(decimal(usual))}${translate(usual === 1 ? (ONE_OF[unit] ?? UNITS[unit] ?? '') : (UNITS[unit] ?? ''))}`
}

/** The defaults that move a result, told when they were used: an answer never rests on a figure nobody gave and nobody was told of. */

import { type Day, endOfMonth, formatDay, isDay } from '../day.ts'
import { inLanguage, readersLanguage, spoken, word } from '../language.ts'
import { formatBRL, formatRatio, fromNumber } from '../money.ts'
import { decimal, type Ratio } from '../ratio.ts'
import { at } from '../records.ts'
import type { JsonSchema } from './descriptor.ts'

interface Disclosed {
  readonly field: string
  readonly property: JsonSchema
  readonly text: string
  /** Where it matters; everywhere when there are none. */
  readonly given: readonly Condition[]
}

const kept = new WeakMap<JsonSchema, readonly Disclosed[]>()

/** The sentence, or null when every such field was given. @param changed defaults that a change of the law makes others. */
export function disclosedDefaults(schema: JsonSchema, given: object, changed?: ReadonlyMap<string, Ratio | number>): string | null {
  let all = kept.get(schema)
  if (!all) {
    all = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
      const text = moves(property) ? inLanguage(null, () => toldOf(field, property)) : null
      return text === null ? [] : [{ field, property, text, given: (property['x-stated-with'] ?? []).map(conditionOf) }]
    })
    kept.set(schema, all)
  }
  const used = all.filter(
    ({ field, given: others }) => !isGiven(given, field) && (others.length === 0 || others.some((other) => holds(given, other))),
  )
  const told = ({ field, property, text }: Disclosed): string => {
    const value = changed?.get(field)
    const used = value === undefined ? property : { ...property, default: asWritten(value, property) }
    return used === property && readersLanguage() === null ? text : (toldOf(field, used) ?? text)
  }
  return used.length === 0 ? null : word`Não informado, supôs-se: ${used.map(told).join('; ')}.`
}

/** That the last day of a month stands for it, where a month was given for the day whose law applies; null where a day was. */
export function lastDayAssumed(given: object, field: string | undefined, day: Day | undefined): string | null {
  const written = day === undefined || field === undefined ? undefined : at(given, field)
  if (day === undefined || typeof written !== 'string' || written === day || day !== endOfMonth(day)) return null
  return word`A lei é a do último dia do mês informado: ${formatDay(day)}.`
}

function toldOf(field: string, property: JsonSchema): string | null {
  const text = valueText(property)
  return text === null ? null : `${spoken(property['x-label'] ?? property.description ?? field)}: ${text}`
}

function asWritten(value: Ratio | number, { 'x-unit': unit }: JsonSchema): number {
  if (typeof value === 'number') return value
  return unit === 'percent' ? value.toPercent() : value.toNumber(4)
}

const isGiven = (input: object, field: string): boolean => (at(input, field) ?? undefined) !== undefined

interface Condition {
  readonly field: string
  readonly value: string | undefined
}

/** `name`: given, and more than nothing; `name=value`: given so. */
function conditionOf(text: string): Condition {
  const [field = '', value] = text.split('=')
  return { field, value }
}

function holds(input: object, { field, value }: Condition): boolean {
  const found = at(input, field) ?? undefined
  if (value !== undefined) return found === value
  return found !== undefined && Number(found) !== 0
}

/** Nothing, no and "by itself" move nothing: they are what leaving out means. */
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
  if (typeof usual === 'string') return spoken(words?.[usual] ?? (isDay(usual) ? formatDay(usual) : usual))
  if (usual === true) return spoken('sim')
  if (typeof usual !== 'number') return null
  if (unit === 'BRL') return formatBRL(fromNumber(usual))
  return `${unit.startsWith('BRL/') ? 'R$ ' : ''}${formatRatio(decimal(usual))}${spoken(usual === 1 ? (ONE_OF[unit] ?? UNITS[unit] ?? '') : (UNITS[unit] ?? ''))}`
}

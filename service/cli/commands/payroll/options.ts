/** Parses the options of `centavo payroll`. */

import { type Day, endOfMonth, isDay } from '../../../../engine/core/day.ts'
import { word } from '../../../../engine/core/text/language.ts'
import { readArguments } from '../../arguments.ts'
import { UsageError } from '../../command-context.ts'
import { unknownOption } from '../../unknown-option.ts'

const SWITCHES = ['--resume', '--quiet', '--guides', '--journal', '--provisions'] as const
export const COMPANY_FIELDS = ['regime', 'rat_rate', 'fap', 'third_parties_rate', 'activity']
const OPTIONS = [
  ...COMPANY_FIELDS,
  'month',
  'paid_on',
  'lines',
  'out',
  'to',
  'errors',
  'print',
  'company',
  'format',
  'threads',
  'from',
  'paid',
  'accounts',
  'law',
]
const MAX_THREADS = 64

export interface Options {
  readonly file: string
  readonly fields: Readonly<Record<string, string>>
  readonly on: (flag: (typeof SWITCHES)[number]) => boolean
  readonly json: boolean
}

export function optionsOf(words: readonly string[]): Options {
  const switches = words.filter((word) => SWITCHES.some((flag) => flag === word))
  const { fields, extra, json } = readArguments(
    words.filter((word) => !switches.includes(word)),
    {},
  )
  const unknown = Object.keys(fields).find((name) => !OPTIONS.includes(name))
  if (unknown !== undefined) throw unknownOption('payroll', unknown, [...OPTIONS, ...SWITCHES.map((flag) => flag.slice(2))])
  const told = Object.entries(fields).map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new UsageError(`--${name.replaceAll('_', '-')} vale uma vez.`)
    return [name, value]
  })
  const [file, more] = extra
  if (file === undefined)
    throw new UsageError('Diga o arquivo das pessoas: centavo payroll pessoas.csv --month 2026-10, ou - para a entrada.')
  if (more !== undefined) throw new UsageError(word`payroll recebe um arquivo por vez; sobrou "${more.slice(0, 60)}".`)
  return { file, fields: Object.fromEntries(told), json, on: (flag) => switches.includes(flag) }
}

export function monthOf(told: unknown, option = '--month'): Day {
  const day = typeof told === 'string' && /^\d{4}-\d{2}$/.test(told) ? `${told}-01` : told
  if (typeof day !== 'string' || !isDay(day)) throw new UsageError(word`Diga o mês: ${option} 2026-10.`)
  return endOfMonth(day)
}

export function dayOf(told: string | undefined): Day | undefined {
  if (told === undefined || isDay(told)) return told
  throw new UsageError(`--paid-on deve ser um dia, como 2026-11-05; veio "${told.slice(0, 40)}".`)
}

/** Null by default. */
export function threadsOf(told: string | undefined): number | null {
  if (told === undefined) return null
  const count = Number(told)
  if (!Number.isInteger(count) || count < 1 || count > MAX_THREADS)
    throw new UsageError(`--threads deve ser de 1 a ${MAX_THREADS}; veio "${told.slice(0, 40)}".`)
  return count
}

/** Text syntax of a reform: `irrf/perDependent=250;irrf/brackets/4/rate=35%`. */

import { isRecord } from '../collections/records.ts'
import { isDay } from '../day.ts'
import { InvalidInput, type IssueDraft } from '../errors.ts'
import { Ratio } from '../ratio.ts'
import { word } from '../text/language.ts'
import { type Change, type ChangeScope, type ExactValue, finding, MAX_CHANGES, type RawChange, type Scale, type Written } from './change.ts'

const CHANGE = /^([^/=*+;@()[\]]+)(?:@(\d{4}-\d{2}-\d{2})(!?))?((?:\/(?:\*|[^/=*+;()[\]]+))*)(.*)$/
const INDEX = /^([A-Za-z][\w-]*)\((\d{4}-\d{2})\.\.(\d{4}-\d{2})\)$/
const DECIMAL = /^\d{1,15}(?:\.\d{1,15})?$/
const AS = /^@(\d{4}-\d{2}-\d{2})(?:\*(.+))?$/

/** Parses all changes; reports every parse error at once. */
export function changesIn(text: string): RawChange[] {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length > MAX_CHANGES) throw new InvalidInput([tooMany(parts.length)])
  const issues: IssueDraft[] = []
  const told: RawChange[] = []
  for (const part of parts) {
    const change = changeIn(part)
    if (change) told.push(change)
    else issues.push(unreadable(part))
  }
  if (issues.length > 0) throw new InvalidInput(issues)
  return told
}

export const tooMany = (count: number): IssueDraft =>
  finding('law', 'too_large', word`tem ${count} mudanças; o máximo é ${MAX_CHANGES}`, `has ${count} changes; the most is ${MAX_CHANGES}`)

/** Error for an unparsable part, with the likely cause: an invalid day, a decimal comma, an invalid factor. */
function unreadable(part: string): IssueDraft {
  const shown = part.slice(0, 60)
  const refused = (message: string, english: string): IssueDraft => finding('law', 'wrong_format', message, english)
  const strange = [...part.matchAll(/@(\d{4}-\d{2}-\d{2})/g)].map(([, day = '']) => day).find((day) => !isDay(day))
  if (strange !== undefined) return refused(word`"${shown}": ${strange} não é um dia`, `"${shown}": ${strange} is not a day`)
  if (/\d,\d/.test(part) && !part.includes('('))
    return refused(
      word`"${shown}": o decimal se escreve com ponto e sem separar os milhares, como 27.5% ou 1234.56`,
      `"${shown}": decimals are written with a point and thousands are not separated, such as 27.5% or 1234.56`,
    )
  if (/\*[^/]*$/.test(part))
    return refused(
      word`"${shown}": depois de * vem um fator, como 1.05, ou um índice, como ipca(1996-01..2026-08)`,
      `"${shown}": after * comes a factor, such as 1.05, or an index, such as ipca(1996-01..2026-08)`,
    )
  return finding(
    'law',
    'wrong_format',
    word`"${shown}" não é uma mudança: escreva tabela/campo=valor, como irrf/perDependent=250`,
    `"${shown}" is not a change: write table/field=value, such as irrf/perDependent=250`,
  )
}

function changeIn(part: string): RawChange | null {
  // An unencoded plus in a URL arrives as a space.
  const match = CHANGE.exec(part.replace(/\s+\(/, '+('))
  if (!match) return null
  const [, table = '', day, held, segments = '', deed = ''] = match
  if (day !== undefined && !isDay(day)) return null
  const reach: ChangeScope = { table: table.trim(), from: day === undefined ? null : day, holds: held === '!' }
  const path = segments
    .split('/')
    .slice(1)
    .map((segment) => segment.trim())
  const last = path.at(-1)
  if (deed === '' && last !== undefined && /^\d+-$/.test(last))
    return { ...reach, path: [...path.slice(0, -1), last.slice(0, -1)], op: 'remove' }
  if (deed.startsWith('*')) {
    const scale = scaleIn(deed.slice(1).trim())
    return scale && { ...reach, path, op: 'base', as: null, scale }
  }
  if (deed.startsWith('+')) {
    const value = writtenIn(deed.slice(1).trim())
    return value && { ...reach, path, op: 'add', value }
  }
  return deed.startsWith('=') ? valueIn({ ...reach, path }, deed.slice(1).trim()) : null
}

function valueIn(where: ChangeScope & { readonly path: readonly string[] }, text: string): RawChange | null {
  const as = AS.exec(text)
  if (as) {
    const [, day = '', factor] = as
    const scale = factor === undefined ? null : scaleIn(factor.trim())
    return !isDay(day) || (factor !== undefined && !scale) ? null : { ...where, op: 'base', as: day, scale }
  }
  const value = writtenIn(text)
  return value && { ...where, op: 'set', value }
}

/** `1.05`, or `ipca(1996-01..2026-08)`. */
export function scaleIn(text: string): Scale | null {
  if (DECIMAL.test(text)) return { factor: text }
  const index = INDEX.exec(text)
  return index && { index: index[1]!, from: index[2]!, to: index[3]! }
}

/** `250`, `(null,35%)`, `[(2000,0%,0),(null,20%)]`. */
function writtenIn(text: string): Written | null {
  if (text.startsWith('[')) {
    if (!text.endsWith(']')) return null
    const inside = text.slice(1, -1).trim()
    const items = inside === '' ? [] : inside.startsWith('(') ? rowsIn(inside) : inside.split(',').map((token) => tokenIn(token))
    return items === null || items.some((item) => item === null) ? null : { list: items.filter((item) => item !== null) }
  }
  return text.startsWith('(') ? rowIn(text) : tokenIn(text)
}

function rowsIn(text: string): (Written | null)[] | null {
  if (!/^\([^()]*\)(?:\s*,\s*\([^()]*\))*$/.test(text)) return null
  return [...text.matchAll(/\([^()]*\)/g)].map(([row]) => rowIn(row))
}

function rowIn(text: string): Written | null {
  if (!/^\([^()[\]]*\)$/.test(text)) return null
  const cells = text
    .slice(1, -1)
    .split(',')
    .map((cell) => ({ token: cell.trim() }))
  return { row: cells }
}

const tokenIn = (text: string): Written | null => (/^[^()[\],]+$/.test(text.trim()) ? { token: text.trim() } : null)

/** Canonical text: sorted by table, day and path, with the shortest form of each number. */
export function canonicalText(changes: readonly Change[]): string {
  return [...changes].sort(inOrder).map(textOf).join(';')
}

/** Order in which changes to the same path apply. */
const OPS = ['base', 'remove', 'set', 'add']

function inOrder(one: Change, other: Change): number {
  return (
    compared(one.table, other.table) ||
    compared(one.from ?? '', other.from ?? '') ||
    Number(one.holds) - Number(other.holds) ||
    byPath(one.path, other.path) ||
    OPS.indexOf(one.op) - OPS.indexOf(other.op)
  )
}

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function byPath(one: readonly string[], other: readonly string[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const [a, b] = [one[index] ?? '', other[index] ?? '']
    const order = /^\d+$/.test(a) && /^\d+$/.test(b) ? Number(a) - Number(b) : compared(a, b)
    if (order !== 0) return order
  }
  return 0
}

function textOf(change: Change): string {
  const day = change.from === null ? '' : `@${change.from}${change.holds ? '!' : ''}`
  const where = [`${change.table}${day}`, ...change.path].join('/')
  switch (change.op) {
    case 'base':
      return `${where}${change.as === null ? '' : `=@${change.as}`}${change.scale === null ? '' : `*${scaleText(change.scale)}`}`
    case 'remove':
      return `${where}-`
    case 'set':
      return `${where}=${valueText(change.value)}`
    case 'add':
      return `${where}+${valueText(change.value)}`
  }
}

export const scaleText = (scale: Scale): string => ('factor' in scale ? scale.factor : `${scale.index}(${scale.from}..${scale.to})`)

/** Serializes an exact value: a list of rows, a row, or a figure. */
function valueText(value: ExactValue): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(',')}]`
  if (isRecord(value) && !(value instanceof Ratio)) {
    const cells = Object.values(value).map((cell) => (cell === ABSENT ? '' : valueText(cell)))
    while (cells.at(-1) === '') cells.pop()
    return `(${cells.join(',')})`
  }
  return figureText(value)
}

/** Empty cell: marks an omitted value in a row. No table contains it. */
export const ABSENT = '\u0000'

function figureText(value: ExactValue): string {
  if (typeof value === 'bigint') return shortest(Ratio.of(value, 100n))
  if (value instanceof Ratio) return `${shortest(Ratio.of(value.n * 100n, value.d))}%`
  return String(value)
}

/** Shortest decimal form; repeating decimals are truncated to 30 places. */
export function shortest(value: Ratio): string {
  const sign = value.n < 0n ? '-' : ''
  const n = value.n < 0n ? -value.n : value.n
  const whole = n / value.d
  let rest = n % value.d
  let fraction = ''
  while (rest !== 0n && fraction.length < 30) {
    rest *= 10n
    fraction += String(rest / value.d)
    rest %= value.d
  }
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

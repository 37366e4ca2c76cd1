/** What a changed value is held to: complete, in order, within bounds, and by the table's own invariants; and what is only warned of. */

import type { Law } from '../dated.ts'
import type { IssueDraft } from '../errors.ts'
import { word } from '../language.ts'
import { decimalText, formatBRL, portion } from '../money.ts'
import { Ratio } from '../ratio.ts'
import { isRecord } from '../records.ts'
import { type Exact, fieldOf, finding, type Reach } from './change.ts'
import { isRequired, LIMITS, limitOf, type Shape, shapeOf } from './shape.ts'

export interface Warning {
  readonly code: 'does_not_join' | 'regressive' | 'not_read' | 'superseded'
  readonly path: string
  readonly message: string
}

type Path = readonly string[]

/** Every way in which a value is no value of the table. */
export function faultsOf(value: Exact, law: Law<unknown>, reach: Reach): IssueDraft[] {
  const found: IssueDraft[] = []
  inspect(value, shapeOf(law), [], reach, found)
  if (found.length === 0)
    for (const { path, message } of law.faults(value)) {
      const said = String(message).replaceAll('R$ ', '')
      found.push(finding(fieldOf(reach, path), 'inconsistent', said, said))
    }
  return found
}

/** One step deeper: the path is one list, written only where something is found. */
function within(path: string[], name: string, value: Exact, shape: Shape, reach: Reach, found: IssueDraft[]): void {
  path.push(name)
  inspect(value, shape, path, reach, found)
  path.pop()
}

function inspect(value: Exact, shape: Shape, path: string[], reach: Reach, found: IssueDraft[]): void {
  if (Array.isArray(value)) {
    inspectRows(value, shape, path, reach, found)
    if (shape.item) for (let index = 0; index < value.length; index++) within(path, String(index), value[index], shape.item, reach, found)
  } else if (value instanceof Ratio) {
    if (shape.withinOne && value.n > value.d)
      found.push(
        finding(fieldOf(reach, path), 'too_large', word`passa de 100%: ${value.toPercent()}%`, `is above 100%: ${value.toPercent()}%`),
      )
  } else if (typeof value === 'number') {
    if (shape.number && shape.whole && !Number.isInteger(value))
      found.push(finding(fieldOf(reach, path), 'wrong_type', 'deve ser um número inteiro', 'must be a whole number'))
  } else if (isRecord(value)) {
    for (const [name, form] of shape.fields) {
      const inner = value[name]
      if (inner !== undefined) within(path, name, inner, form, reach, found)
      else if (isRequired(shape, name))
        found.push(
          finding(fieldOf(reach, [...path, name]), 'required', 'falta para que a tabela fique inteira', 'is missing from the table'),
        )
    }
  }
}

const written = (limit: unknown): string => (typeof limit === 'bigint' ? formatBRL(limit).slice(3) : String(limit))

/** Limits rise, and only the last row may have none. */
function inspectRows(rows: readonly Exact[], { endsOpen, item }: Shape, path: Path, reach: Reach, found: IssueDraft[]): void {
  const name = LIMITS.find((each) => item?.fields.has(each))
  if (name === undefined) return
  for (let index = 0; index < rows.length; index++) {
    const [limit, before] = [limitOf(rows[index]), index === 0 ? undefined : limitOf(rows[index - 1])]
    if (before === null)
      found.push(
        finding(
          fieldOf(reach, [...path, String(index - 1), name]),
          'inconsistent',
          'só a última linha pode ficar sem limite',
          'only the last row may have no limit',
        ),
      )
    else if (comparable(limit) && comparable(before) && limit <= before)
      found.push(
        finding(
          fieldOf(reach, [...path, String(index), name]),
          'inconsistent',
          word`${written(limit)} não vem depois de ${written(before)}`,
          `${written(limit)} does not come after ${written(before)}`,
        ),
      )
  }
  if (endsOpen && rows.length > 0 && limitOf(rows.at(-1)) !== null)
    found.push(
      finding(
        fieldOf(reach, [...path, String(rows.length - 1), name]),
        'inconsistent',
        'a última linha deve ficar sem limite (null)',
        'the last row must have no limit (null)',
      ),
    )
}

const comparable = (limit: unknown): limit is bigint | number => typeof limit === 'bigint' || typeof limit === 'number'

/** What is answered and said: brackets that do not join where a parcel was given, and rates that fall. */
export function warningsOf(value: Exact, base: Exact, table: string, given: readonly Path[]): Warning[] {
  const found: Warning[] = []
  for (const list of given) {
    const rows = at(value, list)
    if (Array.isArray(rows)) found.push(...apart(rows, [table, ...list].join('/')))
  }
  falling(value, base, [table], found)
  return found.filter((one, index) => found.findIndex(({ code, path }) => code === one.code && path === one.path) === index)
}

const at = (value: Exact, path: Path): unknown => path.reduce<unknown>((inner, name) => Object(inner)[name], value)

/** Parcels are published to the centavo: neighbours may be two apart. */
const ROUNDING = 2n

function apart(rows: readonly Exact[], path: string): Warning[] {
  const found: Warning[] = []
  for (let index = 1; index < rows.length; index++) {
    const [before, row] = [Object(rows[index - 1]), Object(rows[index])]
    if (typeof before.limit !== 'bigint') continue
    const gap = portion(before.limit, row.rate, 'halfUp') - row.deduct - (portion(before.limit, before.rate, 'halfUp') - before.deduct)
    if (gap <= ROUNDING && gap >= -ROUNDING) continue
    const message = word`Em ${formatBRL(before.limit)} o imposto salta ${gap} centavos de uma faixa para a outra.`
    found.push({ code: 'does_not_join', path: `${path}/${index}/deduct`, message })
  }
  return found
}

function falling(value: Exact, base: Exact, path: Path, found: Warning[]): void {
  if (Array.isArray(value)) {
    const rates = ratesOf(value)
    const old = Array.isArray(base) ? ratesOf(base) : []
    if (rates.length === value.length && rates.length > 1 && !isFalling(old))
      for (const [index, rate] of rates.entries())
        if (index > 0 && rate.compare(rates[index - 1]!) < 0) {
          const message = word`A alíquota cai de ${percentOf(rates[index - 1]!)} para ${percentOf(rate)}: quem ganha mais paga proporcionalmente menos.`
          found.push({ code: 'regressive', path: [...path, String(index), 'rate'].join('/'), message })
        }
  } else if (isRecord(value) && !(value instanceof Ratio))
    for (const [name, inner] of Object.entries(value)) falling(inner, at(base, [name]) ?? null, [...path, name], found)
}

const percentOf = (rate: Ratio): string => `${decimalText(rate.toPercent())}%`

/** The rates of rows that go up to a limit. */
const ratesOf = (rows: readonly Exact[]): Ratio[] =>
  rows.flatMap((row) => {
    const { rate } = Object(row)
    return limitOf(row) !== undefined && rate instanceof Ratio ? [rate] : []
  })

const isFalling = (rates: readonly Ratio[]): boolean => rates.some((rate, index) => index > 0 && rate.compare(rates[index - 1]!) < 0)

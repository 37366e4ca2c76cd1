/** Validates a changed value: completeness, order, bounds and the table's invariants; some findings are only warnings. */

import { isRecord } from '../collections/records.ts'
import type { Law } from '../dated.ts'
import type { IssueDraft } from '../errors.ts'
import { decimalText, formatBRL, portion } from '../money.ts'
import { Ratio } from '../ratio.ts'
import { word } from '../text/language.ts'
import { type ChangeScope, type ExactValue, fieldOf, finding } from './change.ts'
import { isRequired, LIMITS, limitOf, type Shape, shapeOf } from './shape.ts'

export interface Warning {
  readonly code: 'does_not_join' | 'regressive' | 'not_read' | 'superseded'
  readonly path: string
  readonly message: string
}

type Path = readonly string[]

/** All violations of the table's rules. */
export function faultsOf(value: ExactValue, law: Law<unknown>, reach: ChangeScope): IssueDraft[] {
  const found: IssueDraft[] = []
  inspect(value, shapeOf(law), [], reach, found)
  if (found.length === 0)
    for (const { path, message } of law.faults(value)) {
      const said = String(message).replaceAll('R$ ', '')
      found.push(finding(fieldOf(reach, path), 'inconsistent', said, said))
    }
  return found
}

/** Descends one level, reusing a single path array to avoid allocations. */
function within(path: string[], name: string, value: ExactValue, shape: Shape, reach: ChangeScope, found: IssueDraft[]): void {
  path.push(name)
  inspect(value, shape, path, reach, found)
  path.pop()
}

function inspect(value: ExactValue, shape: Shape, path: string[], reach: ChangeScope, found: IssueDraft[]): void {
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

/** Limits must ascend, and only the last row may have none. */
function inspectRows(rows: readonly ExactValue[], { endsOpen, item }: Shape, path: Path, reach: ChangeScope, found: IssueDraft[]): void {
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

/** Warnings: explicit parcels that break continuity, and decreasing rates. */
export function warningsOf(value: ExactValue, base: ExactValue, table: string, given: readonly Path[]): Warning[] {
  const found: Warning[] = []
  for (const list of given) {
    const rows = at(value, list)
    if (Array.isArray(rows)) found.push(...apart(rows, [table, ...list].join('/')))
  }
  falling(value, base, [table], found)
  return found.filter((one, index) => found.findIndex(({ code, path }) => code === one.code && path === one.path) === index)
}

const at = (value: ExactValue, path: Path): unknown => path.reduce<unknown>((inner, name) => Object(inner)[name], value)

/** Published parcels are rounded to the centavo: neighbours may differ by two. */
const ROUNDING = 2n

function apart(rows: readonly ExactValue[], path: string): Warning[] {
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

function falling(value: ExactValue, base: ExactValue, path: Path, found: Warning[]): void {
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

/** Rates of the rows with a limit. */
const ratesOf = (rows: readonly ExactValue[]): Ratio[] =>
  rows.flatMap((row) => {
    const { rate } = Object(row)
    return limitOf(row) !== undefined && rate instanceof Ratio ? [rate] : []
  })

const isFalling = (rates: readonly Ratio[]): boolean => rates.some((rate, index) => index > 0 && rate.compare(rates[index - 1]!) < 0)

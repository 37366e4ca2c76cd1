/** Editable law table. Rendered by the service, or in the browser without a server. */

import { isRecord } from '../../../../engine/core/collections/records.ts'
import type { Law } from '../../../../engine/core/dated.ts'
import { Ratio } from '../../../../engine/core/ratio.ts'
import { withoutRow, withRow } from '../../../../engine/core/reform/edit.ts'
import type { Reform } from '../../../../engine/core/reform/reform.ts'
import { acceptsText, limitOf, type Shape, shapeOf } from '../../../../engine/core/reform/shape.ts'
import { shortest } from '../../../../engine/core/reform/text.ts'
import { translate, word } from '../../../../engine/core/text/language.ts'
import { plain } from '../../format.ts'
import { type Html, html } from '../../html.ts'

type Path = readonly string[]

/** Prefix of cell names in the form. */
export const CELL = 'c.'

interface Cell {
  readonly path: string
  readonly shape: Shape
  /** Displayed text. */
  readonly shown: string
}

/** Every scalar of a value, with its path. */
function cellsOf(value: unknown, shape: Shape, path: Path = []): Cell[] {
  if (isScalar(value)) return isFigure(value, shape) ? [{ path: path.join('/'), shape, shown: inCell(value) }] : []
  return Object.entries(Object(value)).flatMap(([name, inner]) => {
    const form = Array.isArray(value) ? shape.item : shape.fields.get(name)
    return form ? cellsOf(inner, form, [...path, name]) : []
  })
}

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object' || value instanceof Ratio

/** Skips null where only a group or list is possible. */
const isFigure = (value: unknown, { money, ratio, number, boolean, texts }: Shape): boolean =>
  value !== null || money || ratio || number || boolean || texts.size > 0

/** Formats a value for a cell. */
function inCell(value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'bigint') return written(Ratio.of(value, 100n), 2)
  if (value instanceof Ratio) return `${written(value.times(Ratio.of(100n, 1n)), 0)}%`
  if (typeof value === 'number') return plain(value).replaceAll('.', '')
  return typeof value === 'boolean' ? (value ? 'sim' : 'não') : String(value)
}

function written(value: Ratio, places: number): string {
  const [whole = '', fraction = ''] = shortest(value).split('.')
  const shown = fraction.padEnd(places, '0')
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, '.')}${shown === '' ? '' : `,${shown}`}`
}

/**
 * Converts cell input to law-change syntax: comma as decimal separator; points as thousands separators when there is a comma or three
 * digits follow.
 */
function tokenOf(typed: string, { money, ratio, number, boolean }: Shape): string {
  // Replaces syntax characters so that such input is rejected, not silently stripped.
  const text = typed.trim().replace(/[;()[\]]/g, '?')
  if (text === '' || text === '—') return 'null'
  if (boolean) return /^(?:sim|true)$/i.test(text) ? 'true' : /^(?:n[ãa]o|false)$/i.test(text) ? 'false' : text
  if (!money && !ratio && !number) return text
  const bare = text.replace(/^R\$\s*/, '').replace(/\s/g, '')
  const thousands = bare.includes(',') || /^\d{1,3}(?:\.\d{3})+%?$/.test(bare)
  const figure = (thousands ? bare.replaceAll('.', '').replace(',', '.') : bare).replace(/\.(?=%?$)/, '')
  return ratio && !money && !figure.includes('%') ? `${figure}%` : figure
}

/** Submitted cells that differ from the changed table, in law-change syntax. */
export function changedCells(law: Law<unknown>, value: unknown, came: (path: string) => string | undefined): ReadonlyMap<string, string> {
  return new Map(
    cellsOf(value, shapeOf(law)).flatMap(({ path, shape, shown }) => {
      const typed = came(path)
      if (typed === undefined) return []
      const token = tokenOf(typed, shape)
      return token === tokenOf(shown, shape) ? [] : [[path, token] as const]
    }),
  )
}

export interface Editing {
  readonly law: Law<unknown>
  /** Displayed value. */
  readonly value: unknown
  /** Recorded value on the same day. */
  readonly recorded: unknown
  readonly reform: Reform | null
  /** Rejected input, kept for correction. */
  readonly typed: (path: string) => string | undefined
  /** URL of another change to the same table. */
  readonly addressOf: (text: string) => string
}

export function renderEditor(editing: Editing): Html {
  return html`${renderValue(editing, editing.value, shapeOf(editing.law), [], '')}`
}

const called = ({ law }: Editing, name: string): string => translate(law.words[name] ?? name)

function renderValue(editing: Editing, value: unknown, shape: Shape, path: Path, label: string): Html {
  if (Array.isArray(value)) return renderList(editing, value, shape, path, label)
  const entries = Object.entries(Object(value)).filter(([name]) => shape.fields.has(name))
  const inner = entries.filter(([, held]) => !isScalar(held))
  const own = entries.filter(([name, held]) => isScalar(held) && isFigure(held, shape.fields.get(name)!))
  const gone = entries.filter(([name, held]) => held === null && !isFigure(held, shape.fields.get(name)!))
  if (inner.length > 1 && own.length === 0 && inner.every(([, held]) => isFlatGroup(held))) return renderGroups(editing, inner, shape, path)
  return html`${
    own.length > 0 &&
    html`<table class="cells"><tbody>${own.map(
      ([name, held]) =>
        html`<tr><th scope="row">${called(editing, name)}</th>${renderCell(editing, [...path, name], held, shape.fields.get(name)!, [label, called(editing, name)].filter(Boolean).join(': '))}</tr>`,
    )}</tbody></table>`
  }${inner.map(
    ([name, held]) =>
      html`<section class="group"><h3>${called(editing, name)}${removal(editing, shape.fields.get(name)!, [...path, name])}</h3>${renderValue(editing, held, shape.fields.get(name)!, [...path, name], [label, called(editing, name)].filter(Boolean).join(': '))}</section>`,
  )}${gone.map(([name]) => html`<p class="soft">${called(editing, name)}: nada.</p>`)}`
}

/** Offers removal of an optional group. */
function removal({ law, reform, addressOf }: Editing, shape: Shape, path: Path): Html | false {
  if (!shape.none || path.includes('*')) return false
  const text = [reform?.text ?? '', `${law.id}/${path.join('/')}=null`].filter(Boolean).join(';')
  return html` <a class="quiet" data-edit href="${addressOf(text)}">Tirar</a>`
}

const isFlatGroup = (value: unknown): boolean =>
  isRecord(value) && !(value instanceof Ratio) && Object.keys(value).length <= 6 && Object.values(value).every(isScalar)

/** Renders groups of equal shape as rows of one table. */
function renderGroups(editing: Editing, groups: readonly (readonly [string, unknown])[], shape: Shape, path: Path): Html {
  const columns = [...new Set(groups.flatMap(([, held]) => Object.keys(Object(held))))]
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Valores"><table class="cells"><thead><tr><td></td>${columns.map((name) => html`<th scope="col">${called(editing, name)}</th>`)}</tr></thead><tbody>${groups.map(
    ([name, held]) =>
      html`<tr><th scope="row">${called(editing, name)}</th>${columns.map((column) => {
        const form = shape.fields.get(name)?.fields.get(column)
        return form && Object.hasOwn(Object(held), column)
          ? renderCell(editing, [...path, name, column], Object(held)[column], form, `${called(editing, name)}: ${called(editing, column)}`)
          : html`<td></td>`
      })}</tr>`,
  )}</tbody></table></div>`
}

function renderList(editing: Editing, rows: readonly unknown[], { item }: Shape, path: Path, label: string): Html {
  if (!item) return html``
  if (rows.every(isScalar))
    return html`<table class="cells"><tbody>${rows.map(
      (held, row) =>
        html`<tr><th scope="row">${row + 1}</th>${renderCell(editing, [...path, String(row)], held, item, `${label}, ${row + 1}`)}</tr>`,
    )}</tbody></table>`
  const columns = columnsOf(rows)
  if (columns.length === 0)
    return html`${rows.map((held, row) => html`<section class="group"><h3>${row + 1}</h3>${renderValue(editing, held, item, [...path, String(row)], `${label}, ${row + 1}`)}</section>`)}`
  const limited = limitOf(rows.at(-1)) !== undefined
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${label || 'Linhas'}"><table class="cells"><thead><tr>${columns.map(
    (column) => html`<th scope="col">${column.map((name) => called(editing, name)).join(': ')}</th>`,
  )}${limited && html`<td></td>`}</tr></thead><tbody>${rows.map(
    (held, row) =>
      html`<tr>${columns.map((column) => {
        const form = column.reduce<Shape | undefined>((inner, name) => inner?.fields.get(name), item)
        const value = column.reduce<unknown>((inner, name) => Object(inner)[name] ?? null, held)
        const title = word`${column.map((name) => called(editing, name)).join(': ')}, linha ${row + 1}`
        return form && isScalar(value) && isFigure(value, form)
          ? renderCell(editing, [...path, String(row), ...column], value, form, title)
          : html`<td></td>`
      })}${limited && html`<td>${rows.length > 1 && rowRemoval(editing, path, rows, row)}</td>`}</tr>`,
  )}</tbody></table></div>${limited && rowAddition(editing, path, rows)}`
}

/** Columns of rows; a nested group (the split of a tax) expands into one column per member. */
function columnsOf(rows: readonly unknown[]): Path[] {
  const found = new Map<string, Path>()
  for (const row of rows)
    for (const [name, held] of Object.entries(Object(row)))
      if (isScalar(held)) found.set(name, [name])
      else if (isFlatGroup(held)) for (const inner of Object.keys(Object(held))) found.set(`${name}/${inner}`, [name, inner])
  return [...found.values()]
}

const rowRemoval = ({ law, reform, addressOf }: Editing, path: Path, rows: readonly unknown[], row: number): Html =>
  html`<a class="quiet" data-edit href="${addressOf(withoutRow(reform?.changes ?? [], law.id, path, rows, row))}" aria-label="Tirar a linha ${row + 1}">×</a>`

function rowAddition({ law, reform, addressOf }: Editing, path: Path, rows: readonly unknown[]): Html | false {
  const text = withRow(reform?.changes ?? [], law.id, path, rows)
  return text !== null && html`<p><a class="quiet" data-edit href="${addressOf(text)}">Acrescentar uma linha</a></p>`
}

function renderCell({ law, recorded, typed }: Editing, path: Path, value: unknown, shape: Shape, label: string): Html {
  const place = path.join('/')
  const before = path.reduce<unknown>((inner, name) => (isScalar(inner) ? undefined : Object(inner)[name]), recorded)
  const shown = inCell(value)
  const changed = before === undefined || inCell(before) !== shown
  const choices = cellChoices(shape, shown)
  const name = `${CELL}${law.id}/${place}`
  return html`<td${changed && html` class="changed"`}>${
    choices
      ? html`<select name="${name}" aria-label="${label}">${choices.map((choice) => html`<option${choice === shown && html` selected`}>${choice}</option>`)}</select>`
      : html`<input name="${name}" aria-label="${label}" value="${typed(place) ?? shown}"${shape.texts.size === 0 && html` inputmode="decimal"`}${value === null && html` placeholder="sem"`} autocomplete="off">`
  }${changed && html`<small>lei: ${before === undefined ? 'não há' : inCell(before) || 'sem'}</small>`}</td>`
}

/** Options of a cell; null for free input. */
function cellChoices(shape: Shape, shown: string): readonly string[] | null {
  if (shape.boolean) return ['sim', 'não']
  const words = [...shape.texts]
  return words.length > 0 &&
    words.length <= 12 &&
    !shape.none &&
    words.includes(shown) &&
    !acceptsText(shape, '2020-01-01') &&
    !acceptsText(shape, '10:00')
    ? words
    : null
}

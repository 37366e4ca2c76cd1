/** Resolves changes against the shape of their tables: canonical names, exact values. */

import type { Law } from '../dated.ts'
import { InvalidInput, type IssueDraft } from '../errors.ts'
import { LARGEST } from '../money.ts'
import { decimal, ONE, Ratio } from '../ratio.ts'
import { closestMatches } from '../text/closest-match.ts'
import { translate, word } from '../text/language.ts'
import { folded } from '../text/text.ts'
import { asking, meant } from '../text/unknown-name.ts'
import { type Change, type ExactValue, FACTORS, fieldOf, finding, MAX_ROWS, type RawChange, type Scale, type Written } from './change.ts'
import { acceptsText, isRequired, type Shape, shapeOf } from './shape.ts'
import { ABSENT, shortest } from './text.ts'

type Laws = ReadonlyMap<string, Law<unknown>>

export function resolved(told: readonly RawChange[], laws: Laws): Change[] {
  const issues: IssueDraft[] = []
  const changes: Change[] = []
  const known = new Set<string>()
  for (const each of told) {
    const change = resolvedOne(each, laws, issues)
    if (!change) continue
    const place = [fieldOf(change, change.path), change.op === 'base' ? 'base' : ''].join(' ')
    if (change.op !== 'add' && known.has(place))
      issues.push(finding(fieldOf(change, change.path), 'repeated', 'foi mudado mais de uma vez', 'was changed more than once'))
    known.add(place)
    changes.push(change)
  }
  if (issues.length > 0) throw new InvalidInput(issues)
  return changes
}

function resolvedOne(told: RawChange, laws: Laws, issues: IssueDraft[]): Change | null {
  const law = laws.get(told.table)
  if (!law) {
    issues.push(unknownTable(told.table, laws))
    return null
  }
  const found = pathIn(told, law, issues)
  if (!found) return null
  const { path, shape, parent, asPercent } = found
  const reach = { table: told.table, from: told.from, holds: told.holds, path }
  const field = fieldOf(told, path)
  const other = Object.hasOwn(law.sameAs, path.join('/')) ? law.sameAs[path.join('/')] : undefined
  if (other !== undefined) {
    issues.push(
      finding(field, 'inconsistent', word`este número é o de ${other}: mude-o lá`, `this figure is that of ${other}: change it there`),
    )
    return null
  }
  const everyRow = path.includes('*')
  if (everyRow && (told.op === 'add' || told.op === 'remove' || (told.op === 'base' && told.as !== null))) {
    issues.push(finding(field, 'wrong_format', 'não se faz em todas as linhas ("*")', 'cannot be done to every row ("*")'))
    return null
  }
  if (told.op === 'base') {
    const scale = told.scale && scaleOf(told.scale, field, issues)
    return { ...reach, op: 'base', as: told.as, scale }
  }
  if (told.op === 'remove') {
    if (parent?.item) return { ...reach, op: 'remove' }
    const value = exactOf({ token: 'null' }, shape, field, issues)
    return value === undefined ? null : { ...reach, op: 'set', value }
  }
  if (told.op === 'add' && !shape.item) {
    issues.push(finding(field, 'wrong_type', 'não é uma lista: não se acrescenta uma linha', 'is no list: no row can be added'))
    return null
  }
  const written = asPercent && 'token' in told.value ? { token: `${told.value.token}%` } : told.value
  const value = exactOf(written, told.op === 'add' ? shape.item! : shape, field, issues)
  return value === undefined ? null : { ...reach, op: told.op, value }
}

function unknownTable(table: string, laws: Laws): IssueDraft {
  const said = plain(table)
  const titled = [...laws.values()].filter(({ title }) => said.length > 2 && plain(title).includes(said))
  // `PIS` is a word of two titles and the first letters of `Piso salarial`.
  const asWord = titled.filter(({ title }) => wordsOf(title).includes(said))
  const called = (asWord.length > 0 ? asWord : titled).map(({ id }) => id)
  // Titles first: `previdência` is in the title of `inss`.
  const near = asking([...new Set([...called, ...closestMatches(table, laws.keys())])].slice(0, 5))
  const shown = table.slice(0, 60)
  return finding(
    `law.${shown}`,
    'unknown_field',
    word`não há tabela "${shown}"${near.told || translate('; os nomes estão em /v1/tables')}`,
    `there is no table "${shown}"${near.english || '; the names are at /v1/tables'}`,
  )
}

interface FoundPath {
  readonly path: readonly string[]
  readonly shape: Shape
  readonly parent: Shape | null
  /** True when the path used the percentage name (`…Percent`) of a fraction. */
  readonly asPercent: boolean
}

function pathIn(told: RawChange, law: Law<unknown>, issues: IssueDraft[]): FoundPath | null {
  let shape = shapeOf(law)
  let parent: Shape | null = null
  let asPercent = false
  const path: string[] = []
  for (const segment of told.path) {
    parent = shape
    if (shape.item && /^(?:\d{1,3}|\*)$/.test(segment)) {
      shape = shape.item
      path.push(segment === '*' ? segment : String(Number(segment)))
      continue
    }
    const named = nameIn(segment, shape, law)
    if (named === null) {
      issues.push(unknownName(told, [...path, segment], segment, shape, law))
      return null
    }
    asPercent = named.asPercent
    shape = shape.fields.get(named.name)!
    path.push(named.name)
  }
  if (told.op === 'set' && path.length === 0) {
    const names = [...shape.fields.keys()].join(', ')
    issues.push(
      finding(
        fieldOf(told, path),
        'wrong_type',
        word`a tabela inteira não se troca por um valor: diga o que muda nela (${names}), ou a lei de um dia, como ${law.id}=@2020-01-01`,
        `a whole table is not replaced by a value: say what changes in it (${names}), or the law of a day, such as ${law.id}=@2020-01-01`,
      ),
    )
    return null
  }
  return { path, shape, parent, asPercent }
}

/** Finds a field by name, by its percentage name, or by the table's Portuguese word. */
function nameIn(segment: string, { fields }: Shape, { words }: Law<unknown>): { name: string; asPercent: boolean } | null {
  if (fields.has(segment)) return { name: segment, asPercent: false }
  const base = segment.replace(/Percent$/, '')
  if (base !== segment && fields.get(base)?.ratio) return { name: base, asPercent: true }
  const said = plain(segment)
  const word = [...fields.keys()].find((name) => Object.hasOwn(words, name) && plain(words[name]!) === said)
  return word === undefined ? null : { name: word, asPercent: false }
}

const wordsOf = (text: string): string[] => plain(text).split(/[^a-z0-9]+/)

const plain = (text: string): string =>
  folded(text)
    .replace(/[\s_-]+/g, ' ')
    .trim()

function unknownName(told: RawChange, path: readonly string[], name: string, shape: Shape, { id }: Law<unknown>): IssueDraft {
  const names = shape.item ? ['0', '*'] : [...shape.fields.keys()]
  const near = meant(name, names)
  const shown = name.slice(0, 60)
  const [portuguese, english] =
    near.told !== ''
      ? [near.told, near.english]
      : shape.item
        ? ['; é uma lista: diga a posição, desde 0', '; it is a list: say the position, from 0']
        : [word`; há ${names.join(', ') || 'só um valor'}`, `; there are ${names.join(', ') || 'only one value'}`]
  return finding(
    fieldOf(told, path).slice(0, 200),
    'unknown_field',
    word`a tabela ${id} não tem "${shown}"${translate(portuguese)}`,
    `the table ${id} does not have "${shown}"${english}`,
  )
}

function scaleOf(scale: Scale, field: string, issues: IssueDraft[]): Scale {
  if (!('factor' in scale)) return { ...scale, index: scale.index.toLowerCase() }
  const factor = decimal(scale.factor)
  const [least, most] = [decimal(FACTORS.least), decimal(FACTORS.most)]
  if (factor.compare(least) < 0 || factor.compare(most) > 0)
    issues.push(
      finding(
        field,
        factor.compare(most) > 0 ? 'too_large' : 'too_small',
        word`o fator ${scale.factor} deve ficar entre 0,001 e 1.000`,
        `the factor ${scale.factor} must be between 0.001 and 1,000`,
      ),
    )
  return { factor: shortest(factor) }
}

type Refuse = (
  code: 'wrong_type' | 'too_small' | 'too_large' | 'too_many_decimals' | 'required',
  message: string,
  english: string,
) => undefined

/** Undefined when refused. */
function exactOf(written: Written, shape: Shape, field: string, issues: IssueDraft[]): ExactValue | undefined {
  const refuse: Refuse = (code, message, english) => {
    issues.push(finding(field, code, message, english))
    return undefined
  }
  if ('list' in written) {
    const { item } = shape
    if (!item) return refuse('wrong_type', 'não é uma lista', 'is not a list')
    if (written.list.length > MAX_ROWS || written.list.length === 0)
      return refuse('too_large', word`uma lista tem de 1 a ${MAX_ROWS} linhas`, `a list has 1 to ${MAX_ROWS} rows`)
    const rows = written.list.map((row, index) => exactOf(row, item, `${field}.${index}`, issues))
    return rows.some((row) => row === undefined) ? undefined : rows.filter((row) => row !== undefined)
  }
  if ('row' in written || 'fields' in written) return rowOf(written, shape, field, issues, refuse)
  if (shape.fields.size > 0 && written.token !== 'null') return refuse('wrong_type', 'tem mais de um valor', 'has more than one value')
  return figureOf(written.token, shape, refuse)
}

function rowOf(
  written: Extract<Written, { row: unknown } | { fields: unknown }>,
  shape: Shape,
  field: string,
  issues: IssueDraft[],
  refuse: Refuse,
): ExactValue | undefined {
  const names = [...shape.fields.keys()]
  if (names.length === 0) {
    const [only] = 'row' in written ? written.row : []
    return 'row' in written && written.row.length === 1 && only
      ? exactOf(only, shape, field, issues)
      : refuse('wrong_type', 'é um valor só', 'is a single value')
  }
  const cells = 'fields' in written ? written.fields : new Map(written.row.map((cell, index) => [names[index] ?? `${index}`, cell]))
  const strange = [...cells.keys()].filter((name) => !shape.fields.has(name))
  if (strange.length > 0)
    return refuse('wrong_type', word`não tem "${strange[0]!.slice(0, 60)}"; há ${names.join(', ')}`, `has no "${strange[0]!.slice(0, 60)}"`)
  const row: Record<string, ExactValue> = {}
  let whole = true
  for (const name of names) {
    const cell = cells.get(name)
    const absent = cell === undefined || ('token' in cell && cell.token === '')
    // The scale computes a missing `deduct` (parcela a deduzir).
    if (absent && isRequired(shape, name) && !(name === 'deduct' && shape.fields.has('rate'))) {
      issues.push(finding(`${field}.${name}`, 'required', 'é obrigatório em uma linha nova', 'is required in a new row'))
      whole = false
      continue
    }
    const value = absent ? ABSENT : exactOf(cell, shape.fields.get(name)!, `${field}.${name}`, issues)
    if (value === undefined) whole = false
    else row[name] = value
  }
  return whole ? row : undefined
}

const FIGURE = /^-?\d{1,15}(?:\.\d{1,15})?$/

function figureOf(token: string, shape: Shape, refuse: Refuse): ExactValue | undefined {
  if (token === 'null') return shape.none ? null : refuse('wrong_type', 'não pode ficar sem valor', 'cannot be left without a value')
  if (shape.ratio) return ratioOf(token, shape, refuse)
  if (shape.money || shape.number) {
    if (!FIGURE.test(token))
      return refuse('wrong_type', word`deve ser um número, como 1234.56; veio "${token.slice(0, 60)}"`, 'must be a number, such as 1234.56')
    const value = decimal(token)
    if (value.n < 0n) return refuse('too_small', word`não pode ser negativo; veio ${token}`, `cannot be negative; got ${token}`)
    return shape.money ? moneyOf(value, refuse) : numberOf(value, shape, refuse)
  }
  if (shape.boolean) {
    if (token === 'true' || token === 'false') return token === 'true'
    return refuse('wrong_type', word`deve ser true ou false; veio "${token.slice(0, 60)}"`, 'must be true or false')
  }
  if (shape.texts.size > 0 && acceptsText(shape, token) && /^[\p{L}\d_:.-]+$/u.test(token)) return token
  const options = [...shape.texts].filter((text) => /^[\p{L}\d_:.-]+$/u.test(text)).slice(0, 8)
  if (options.length > 0)
    return refuse('wrong_type', word`deve ser ${options.join(translate(' ou '))}`, `must be ${options.join(translate(' or '))}`)
  return refuse('wrong_type', 'não é um valor que se mude', 'is not a value that can be changed')
}

function moneyOf(value: Ratio, refuse: Refuse): ExactValue | undefined {
  const cents = value.n * 100n
  if (cents % value.d !== 0n) return refuse('too_many_decimals', 'tem mais de duas casas decimais', 'has more than two decimals')
  const amount = cents / value.d
  return amount > LARGEST ? refuse('too_large', 'é maior do que se calcula com exatidão', 'is larger than is computed exactly') : amount
}

function ratioOf(token: string, { withinOne }: Shape, refuse: Refuse): ExactValue | undefined {
  const isPercent = token.endsWith('%')
  const digits = isPercent ? token.slice(0, -1).trim() : token
  if (!FIGURE.test(digits))
    return refuse(
      'wrong_type',
      word`deve ser uma taxa, como 35% ou 0.35; veio "${token.slice(0, 60)}"`,
      'must be a rate, such as 35% or 0.35',
    )
  const said = decimal(digits)
  const value = isPercent ? Ratio.of(said.n, said.d * 100n) : said
  if (value.n < 0n) return refuse('too_small', word`não pode ser negativa; veio ${token}`, `cannot be negative; got ${token}`)
  const most = withinOne ? ONE : decimal(FACTORS.most)
  if (value.compare(most) > 0)
    return refuse(
      'too_large',
      word`passa de ${withinOne ? '100%' : '100.000%'}; veio ${token}`,
      `is above ${withinOne ? '100%' : '100,000%'}; got ${token}`,
    )
  return value
}

/** Cap relative to the greatest recorded count; prevents unbounded work. */
const MAX_TIMES = 1000

function numberOf(value: Ratio, { whole, greatest }: Shape, refuse: Refuse): ExactValue | undefined {
  const number = value.toNumber(12)
  if (whole && !Number.isInteger(number)) return refuse('wrong_type', 'deve ser um número inteiro', 'must be a whole number')
  const most = MAX_TIMES * Math.max(1, greatest)
  return number > most ? refuse('too_large', word`deve ser no máximo ${most}`, `must be at most ${most}`) : number
}

/** The codes of the consumption tax (cClassTrib) and what each covers, read from the texts of `data/classifications` when first asked. */
import { SourceUnavailable } from '../core/errors.ts'
import { nearest } from '../core/nearest.ts'
import { once } from '../core/once.ts'
import { type Classification, type ClassificationsPort, type Coverage, TREATMENT_KINDS } from '../core/operation/ports.ts'
import { isOneOf } from '../core/records.ts'

interface Item extends Coverage {
  readonly kind: string
  readonly codes: readonly string[]
  /** Of the text, without accents and plurals. */
  readonly words: ReadonlySet<string>
}

interface Prefix {
  readonly digits: string
  readonly except: readonly string[]
  readonly item: Item
}

interface Tables {
  readonly asOf: string
  readonly codes: ReadonlyMap<string, Classification>
  readonly words: ReadonlyMap<string, ReadonlySet<string>>
  readonly items: readonly Item[]
  readonly prefixes: ReadonlyMap<string, readonly Prefix[]>
}

/** @param read the text of a file of `data/classifications`; throws where there is none. */
export function classificationsPort(read: (file: string) => string): ClassificationsPort {
  const tables = once(() => tablesOf(read))
  const covering = (kind: string, digits: string): Prefix[] =>
    (tables().prefixes.get(kind) ?? [])
      .filter((prefix) => digits.startsWith(prefix.digits) && !prefix.except.some((left) => digits.startsWith(left)))
      .sort((a, b) => b.digits.length - a.digits.length)
  const within = (kind: string, digits: string): Prefix[] =>
    (tables().prefixes.get(kind) ?? []).filter((prefix) => prefix.digits.startsWith(digits) && prefix.digits !== digits)
  const byCode = (prefixes: readonly Prefix[]) =>
    prefixes
      .flatMap(({ digits, item }) => item.codes.map((code) => ({ code, prefix: digits, item })))
      .sort((a, b) => b.prefix.length - a.prefix.length || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0))
  return {
    get asOf() {
      return tables().asOf
    },
    of: (code) => tables().codes.get(code),
    near: (code) => nearest(code, tables().codes.keys(), NEAR),
    covers(code, kind, digits) {
      const covered = (tables().prefixes.get(kind) ?? []).some(({ item }) => item.codes.includes(code))
      if (!covered) return null
      return covering(kind, digits).some(({ item }) => item.codes.includes(code))
    },
    covering: (kind, digits) => byCode(covering(kind, digits)),
    within: (kind, digits) => byCode(within(kind, digits)),
    search(text) {
      const wanted = wordsOf(text).map((word) => LAW_WORDS[word] ?? word)
      if (wanted.length === 0) return []
      const { codes, words, items } = tables()
      const hits = (...of: readonly ReadonlySet<string>[]) => wanted.every((word) => of.some((has) => has.has(word)))
      const described = [...codes.keys()].filter((code) => hits(words.get(code)!)).map((code) => ({ code, prefix: null, item: null }))
      const listed = items
        .filter((item) => hits(item.words))
        .flatMap((item) => item.codes.map((code) => ({ code, prefix: item.first, item })))
      // Some words of the law's item and some of the code's own description.
      const between = items
        .filter((item) => !hits(item.words))
        .flatMap((item) => item.codes.map((code) => ({ code, prefix: item.first, item })))
        .filter(({ code, item }) => !hits(words.get(code)!) && hits(item.words, words.get(code)!))
      return [...listed, ...described, ...between]
    },
  }
}

const NEAR = 5

/** Without the texts nothing of this can be answered. */
export function withoutClassifications(): ClassificationsPort {
  return classificationsPort(() => {
    throw new SourceUnavailable('A lista de códigos de classificação tributária não foi carregada.')
  })
}

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'))

function tablesOf(read: (file: string) => string): Tables {
  const { asOf }: { readonly asOf: string } = JSON.parse(read('metadata.json'))
  const treatments = new Map(
    rowsOf(read('treatments.txt')).flatMap(([id = '', kind = '', description = '']) =>
      isOneOf(TREATMENT_KINDS, kind) ? [[id, { kind, description }] as const] : [],
    ),
  )
  const codes = new Map<string, Classification>()
  for (const [code = '', treatment = '', cbs = '', ibs = '', evidence = '', article = '', description = ''] of rowsOf(read('codes.txt'))) {
    const { kind, description: said } = treatments.get(treatment)!
    codes.set(code, {
      code,
      cst: code.slice(0, 3),
      kind,
      treatment: said,
      article,
      description,
      reduction: { cbs: Number(cbs), ibs: Number(ibs) },
      evidence: evidence === 'reported' ? 'reported' : 'verified',
    })
  }
  const words = new Map([...codes].map(([code, { description }]) => [code, new Set(wordsOf(description))]))
  const items: Item[] = []
  const prefixes = new Map<string, Prefix[]>([
    ['NCM', []],
    ['NBS', []],
  ])
  for (const [kind = '', of = '', annex = '', number = '', text = '', covered = ''] of rowsOf(read('coverage.txt'))) {
    const digits = covered.split(' ').map((each) => each.split('-'))
    const item: Item = {
      kind,
      codes: of.split(' '),
      annex: annex || null,
      item: number || null,
      text: text || null,
      first: digits[0]![0]!,
      words: new Set(wordsOf(text)),
    }
    items.push(item)
    for (const [prefix = '', ...except] of digits) prefixes.get(kind)!.push({ digits: prefix, except, item })
  }
  return { asOf, codes, words, items, prefixes }
}

/** Words without accents and plurals: what a seller types and what the law writes meet here. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map(singular)
}

/** What sellers say, and the law's word for it; both without accents and plurals. */
const LAW_WORDS: Readonly<Record<string, string>> = {
  remedio: 'medicamento',
  frango: 'ave',
  galinha: 'ave',
  boi: 'bovina',
  porco: 'suina',
  macarrao: 'massa',
}

/** Pães → pao, animais → animal, frascos → frasco: enough for both sides to be cut alike. */
function singular(word: string): string {
  if (word.length <= 3) return word
  for (const [plural, one] of PLURALS) if (word.endsWith(plural)) return word.slice(0, -plural.length) + one
  return word
}

const PLURALS = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['uis', 'ul'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ns', 'm'],
  ['s', ''],
] as const

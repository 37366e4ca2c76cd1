/** Consumption-tax codes (cClassTrib) and their coverage, loaded lazily from `data/classifications`. */

import { once } from '../core/collections/lazy-value.ts'
import { isOneOf } from '../core/collections/records.ts'
import { SourceUnavailable } from '../core/errors.ts'
import { closestMatches, distance } from '../core/text/closest-match.ts'
import {
  type Classification,
  type ClassificationsPort,
  type CodeCoverage,
  type CodeInInvoices,
  type Coverage,
  type FoundByWords,
  SITUATION_GROUPS,
  type Situation,
  TREATMENT_KINDS,
} from '../operation/evaluation/ports.ts'
import { queryVariants, wordsOf } from './words.ts'

interface Item extends Coverage {
  readonly codes: readonly string[]
  /** Words of the text, without accents and plurals. */
  readonly words: ReadonlySet<string>
}

interface Prefix {
  readonly digits: string
  readonly except: readonly string[]
  readonly item: Item
}

interface Tables {
  readonly asOf: string
  readonly asOfNcm: string
  readonly invoices: ReadonlyMap<string, CodeInInvoices>
  readonly situations: ReadonlyMap<string, Situation>
  readonly replaced: ReadonlyMap<string, string | null>
  readonly codes: ReadonlyMap<string, Classification>
  readonly words: ReadonlyMap<string, ReadonlySet<string>>
  readonly items: readonly Item[]
  readonly prefixes: ReadonlyMap<string, readonly Prefix[]>
  /** Every word of any item or description. */
  readonly vocabulary: ReadonlySet<string>
}

/** @param read returns the text of a file of `data/classifications`; throws when it is missing. */
export function classificationsPort(read: (file: string) => string): ClassificationsPort {
  const tables = once(() => tablesOf(read))
  /** Prefixes by the kind and the first digits, which every prefix has: an invoice asks for each of its items. */
  const chapters = once(() => {
    const found = new Map<string, Prefix[]>()
    for (const [kind, prefixes] of tables().prefixes)
      for (const prefix of prefixes) {
        const key = `${kind}${prefix.digits.slice(0, CHAPTER)}`
        const listed = found.get(key)
        if (listed) listed.push(prefix)
        else found.set(key, [prefix])
      }
    return found
  })
  const covering = (kind: string, digits: string): Prefix[] =>
    (chapters().get(`${kind}${digits.slice(0, CHAPTER)}`) ?? [])
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
    get asOfNcm() {
      return tables().asOfNcm
    },
    invoices: (code) => tables().invoices.get(code),
    situation: (cst) => tables().situations.get(cst),
    replacedBy: (code) => tables().replaced.get(code),
    of: (code) => tables().codes.get(code),
    near: (code) => closestMatches(code, tables().codes.keys(), NEAR),
    covers(code, kind, digits) {
      const covered = (tables().prefixes.get(kind) ?? []).some(({ item }) => item.codes.includes(code))
      if (!covered) return null
      return covering(kind, digits).some(({ item }) => item.codes.includes(code))
    },
    covering: (kind, digits) => byCode(covering(kind, digits)),
    within: (kind, digits) => byCode(within(kind, digits)),
    search: (text) => found(text, tables()),
  }
}

/**
 * Codes that match every word; otherwise codes that match the first words, exact or within edit distance 1, with the words corrected or
 * dropped.
 */
function found(text: string, tables: Tables): FoundByWords {
  const ways = queryVariants(text)
  const whole = ways.flatMap((wanted) => having(wanted, tables))
  if (whole.length > 0) return { found: whole, read: [], left: [] }
  const asked = (ways[0] ?? []).map((word) => ({ word, known: knownWord(word, tables) }))
  const known = asked.flatMap((each) => (each.known === null ? [] : [{ word: each.word, known: each.known }]))
  // Users name the product first, then qualify it.
  if (asked[0]?.known == null) return NOTHING_FOUND
  for (let most = known.length; most > 0; most--) {
    const kept = known.slice(0, most)
    const some = having(
      kept.map((each) => each.known),
      tables,
    )
    if (some.length > 0)
      return {
        found: some,
        read: kept.flatMap((each) => (each.known === each.word ? [] : [each.known])),
        left: asked.flatMap(({ word }) => (kept.some((each) => each.word === word) ? [] : [word])),
      }
  }
  return NOTHING_FOUND
}

const NOTHING_FOUND: FoundByWords = { found: [], read: [], left: [] }

/** Exact vocabulary word, or the only sufficiently long word within edit distance 1. */
function knownWord(word: string, { vocabulary }: Tables): string | null {
  if (vocabulary.has(word)) return word
  const near = [...vocabulary].filter(
    (each) =>
      each[0] === word[0] &&
      each.length >= LONG_ENOUGH &&
      (word.length >= LONG_ENOUGH || each.startsWith(word)) &&
      distance(each, word) === 1,
  )
  return near.length === 1 ? near[0]! : null
}

function having(wanted: readonly string[], { codes, words, items }: Tables): CodeCoverage[] {
  if (wanted.length === 0) return []
  const first = wanted[0]!
  const hits = (...of: readonly ReadonlySet<string>[]) => wanted.every((word) => of.some((has) => has.has(word)))
  const described = [...codes.keys()]
    .filter((code) => hits(words.get(code)!))
    .map((code) => ({ place: placeOf(first, words.get(code)!), code, prefix: null, item: null }))
  const listed = items
    .filter((item) => hits(item.words))
    .flatMap((item) => item.codes.map((code) => ({ place: placeOf(first, item.words), code, prefix: item.first, item })))
  // Match split between the words of the law's item and of the code's description.
  const between = items
    .filter((item) => !hits(item.words))
    .flatMap((item) => item.codes.map((code) => ({ code, prefix: item.first, item })))
    .filter(({ code, item }) => !hits(words.get(code)!) && hits(item.words, words.get(code)!))
  const whole = [...listed, ...described].sort((a, b) => a.place - b.place)
  return [...whole.map(({ code, prefix, item }) => ({ code, prefix, item })), ...between]
}

/** Shorter words at edit distance 1 are different words. */
const LONG_ENOUGH = 5
const NEAR = 5
/** Digits of a chapter, the shortest prefix. */
const CHAPTER = 2

/** Opening words of a description, before its subject. */
const OPENINGS = new Set(['fornecimento', 'venda', 'operacao', 'servico', 'prestacao', 'de', 'do', 'da', 'com'])

/** Position of a word in a text, openings excluded: the subject comes first ("eggs" ranks above "egg lecithin"). */
const placeOf = (word: string, words: ReadonlySet<string>): number => [...words].filter((each) => !OPENINGS.has(each)).indexOf(word)

/** Port without data: every read throws SourceUnavailable. */
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
  const { asOf, asOfCodes }: { readonly asOf: string; readonly asOfCodes: string } = JSON.parse(read('metadata.json'))
  const replaced = new Map(rowsOf(read('replaced.txt')).map(([code = '', by = '']) => [code, by || null] as const))
  const described = describedCodes(read)
  const invoices = new Map<string, CodeInInvoices>()
  const listed = new Map<string, Classification>()
  for (const [code = '', rateType = '', cbs = '', ibs = '', validFrom = '', validTo = '', nfe, nfce, regular] of rowsOf(
    read('documents.txt'),
  )) {
    invoices.set(code, {
      validFrom,
      validTo: validTo || null,
      nfe: nfe === '1',
      nfce: nfce === '1',
      regular: regular === '1' ? true : regular === '0' ? false : null,
    })
    listed.set(code, described.get(code) ?? undescribed(code, rateType, { cbs: Number(cbs), ibs: Number(ibs) }))
  }
  // A list of the calculator that is newer than the one of the invoices may bring codes of its own.
  if (asOf > asOfCodes) for (const [code, found] of described) if (!listed.has(code) && !replaced.has(code)) listed.set(code, found)
  const codes = new Map([...listed].sort(([a], [b]) => (a < b ? -1 : 1)))
  const words = new Map([...codes].map(([code, { description }]) => [code, new Set(described.has(code) ? wordsOf(description) : [])]))
  const { items, prefixes } = coverageOf(read('coverage.txt'), codes, replaced)
  const vocabulary = new Set([...words.values(), ...items.map((item) => item.words)].flatMap((each) => [...each]))
  const situations = new Map(
    rowsOf(read('situations.txt')).map(([cst = '', ...groups]) => [cst, new Set(SITUATION_GROUPS.filter((each) => groups.includes(each)))]),
  )
  return { asOf: asOfCodes, asOfNcm: asOf, invoices, situations, replaced, codes, words, items, prefixes, vocabulary }
}

/** Codes with the description and the article of the calculator's list. */
function describedCodes(read: (file: string) => string): Map<string, Classification> {
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
  return codes
}

const KIND_OF_SITUATION: Readonly<Record<string, Classification['kind']>> = {
  '220': 'fixed',
  '221': 'fixed',
  '400': 'outside',
  '410': 'outside',
  '510': 'deferred',
  '515': 'deferred',
  '550': 'suspended',
  '620': 'perUnit',
  '800': 'outside',
  '810': 'outside',
  '811': 'outside',
  '820': 'outside',
}

/** A code of the newer list whose description was not obtained. */
function undescribed(code: string, rateType: string, reduction: Classification['reduction']): Classification {
  const cst = code.slice(0, 3)
  const percentage = rateType === 'sector' ? 'sector' : reduction.cbs === 100 && reduction.ibs === 100 ? 'zero' : 'full'
  return {
    code,
    cst,
    kind: KIND_OF_SITUATION[cst] ?? percentage,
    treatment: 'Código novo',
    article: '',
    description: 'Código novo, cuja descrição ainda não foi obtida: confira na tabela da Receita.',
    reduction,
    evidence: 'reported',
  }
}

/** Annex named in the code's description. */
const annexOf = ({ description }: Classification): string | undefined => /\(Anexo ([IVXL]+)\)/.exec(description)?.[1]

/**
 * In the Receita Federal's list of September 2025 every service has the item of its neighbour (education has "Vinhaça" of Annex IX). When
 * an item's annex differs from its code's, the numbers of that kind keep their codes but lose their items, and the items keep the codes of
 * their annex.
 */
function coverageOf(
  text: string,
  codes: ReadonlyMap<string, Classification>,
  replaced: Tables['replaced'],
): Pick<Tables, 'items' | 'prefixes'> {
  const rows = rowsOf(text).map(([kind = '', of = '', annex = '', item = '', said = '', covered = '']) => ({
    kind,
    codes: of.split(' ').flatMap((code) => (replaced.has(code) ? (replaced.get(code) ?? []) : code)),
    item: { annex: annex || null, item: item || null, text: said || null },
    digits: covered.split(' ').map((each) => each.split('-')),
  }))
  const astray = new Set(
    rows.flatMap(({ kind, codes: listed, item: { annex } }) =>
      annex !== null && listed.some((code) => (annexOf(codes.get(code)!) ?? annex) !== annex) ? [kind] : [],
    ),
  )
  const items: Item[] = []
  const prefixes = new Map<string, Prefix[]>([
    ['NCM', []],
    ['NBS', []],
  ])
  for (const { kind, codes: listed, item, digits } of rows) {
    const held: Item = astray.has(kind)
      ? { ...NO_ITEM, annex: annexOf(codes.get(listed[0]!)!) ?? null, codes: listed }
      : { ...item, codes: listed, first: digits[0]![0]!, words: new Set(wordsOf(item.text ?? '')) }
    if (!astray.has(kind)) items.push(held)
    for (const [prefix = '', ...except] of digits) prefixes.get(kind)!.push({ digits: prefix, except, item: held })
  }
  const there = new Set(items.map(({ annex, item }) => `${annex} ${item}`))
  for (const { kind, item } of rows)
    if (astray.has(kind) && item.text !== null && !there.has(`${item.annex} ${item.item}`)) {
      there.add(`${item.annex} ${item.item}`)
      const ofAnnex = [...codes.values()].filter((code) => annexOf(code) === item.annex).map(({ code }) => code)
      items.push({ ...item, codes: ofAnnex, first: null, words: new Set(wordsOf(item.text)) })
    }
  return { items, prefixes }
}

const NO_ITEM = { annex: null, item: null, text: null, first: null, words: new Set<string>() } as const

/**
 * Parses a CNIS statement (extrato do CNIS) as a stream of words. Each block begins with its number and a NIT; pay is a month, an amount
 * and indicators, up to three side by side. Repeated page headings contain none of these.
 */
import { type Day, isDay } from '../../core/day.ts'
import type { Money } from '../../core/money.ts'
import { withoutAccents } from '../../core/text/text.ts'

interface CnisPay {
  /** YYYY-MM. */
  readonly month: string
  /** Nominal amount as paid. */
  readonly amount: Money
  readonly indicators: readonly string[]
}

type CnisKind = 'employee' | 'domestic' | 'individual' | 'voluntary' | 'casual' | 'special' | 'benefit' | 'unknown'

export interface CnisPeriod {
  readonly seq: number
  readonly employer: string | null
  readonly kind: CnisKind
  readonly from: Day | null
  readonly to: Day | null
  /** YYYY-MM. */
  readonly lastPay: string | null
  readonly indicators: readonly string[]
  readonly pays: readonly CnisPay[]
}

export interface CnisStatement {
  readonly birthDate: Day | null
  readonly periods: readonly CnisPeriod[]
}

/** "1 123.45678.90-1": block number and NIT. */
const BLOCK = /(?<![\d.,/-])(\d{1,3})\s+\d{3}\.\d{5}\.\d{2}-\d(?!\d)/g
const PAY_TITLE = /\b(?:remuneracoes|contribuicoes|competencia)\b/i
const DATE = /(?<!\d)(\d{2})\/(\d{2})\/((?:19|20)\d{2})(?!\d)/g
const MONTH = /(?<![\d/])(0[1-9]|1[0-2])\/((?:19|20)\d{2})(?![\d/])/g
const AMOUNT = /(?<![\d.,])(\d{1,3}(?:\.\d{3}){0,3}|\d{1,9}),(\d{2})(?![\d,])/g
/** PREC-MENOR-MIN, IREM-INDPEND, PEXT, IEAN: uppercase, as in the legend. */
const INDICATOR = /(?<![\w-])(?:[A-Z]{3,}[0-9]*(?:[-_][A-Z0-9]+)+|PEXT|IDT|ILEI\d+|IEAN|IMEI|PRPPS|PVR|ACNISVR)(?![\w-])/g
const EMPLOYER_CODE = /\d{2}\.\d{3}\.\d{3}(?:\/\d{4}-\d{2})?|\d{2}\.\d{3}\.\d{5}\/\d{2}|\d{3}\.\d{3}\.\d{3}-\d{2}/

const KINDS: readonly (readonly [RegExp, CnisKind])[] = [
  [/\bempregado domestico\b/, 'domestic'],
  [/\bempregado\b|\bagente publico\b/, 'employee'],
  [/\bcontribuinte individual\b|\bautonomo\b|\bempresario\b/, 'individual'],
  [/\bfacultativo\b/, 'voluntary'],
  [/\btrabalhador avulso\b|\bavulso\b/, 'casual'],
  [/\bsegurado especial\b/, 'special'],
  [/\bbeneficio\b|\bnb\b/, 'benefit'],
]

const MAX_CHARACTERS = 262_144

export function cnisOf(text: string): CnisStatement {
  // Accents are removed one for one, to preserve offsets.
  const whole = withoutAccents(text.slice(0, MAX_CHARACTERS).normalize('NFC'), 'NFD').replace(/\s+/g, ' ')
  const legend = whole.search(/\blegenda\b/i)
  const body = legend === -1 ? whole : whole.slice(0, legend)
  const starts = [...body.matchAll(BLOCK)]
  return {
    birthDate: birthDateIn(body),
    periods: starts.map((start, index) => {
      const block = body.slice(start.index + start[0].length, starts[index + 1]?.index ?? body.length)
      return periodOf(Number(start[1]), block)
    }),
  }
}

function birthDateIn(text: string): Day | null {
  const at = text.search(/\bdata de nascimento\b|\bnascimento\b/i)
  return at === -1 ? null : (daysIn(text.slice(at, at + 60))[0] ?? null)
}

function daysIn(text: string): Day[] {
  return [...text.matchAll(DATE)].flatMap(([, date, month, year]) => {
    const day = `${year}-${month}-${date}`
    return isDay(day) ? [day] : []
  })
}

function periodOf(seq: number, block: string): CnisPeriod {
  const cut = block.search(PAY_TITLE)
  const head = cut === -1 ? block : block.slice(0, cut)
  const folded = head.toLowerCase()
  const found = KINDS.find(([words]) => words.test(folded))
  const [from = null, to = null] = daysIn(head)
  return {
    seq,
    employer: employerIn(head, found?.[0] ?? null),
    kind: found?.[1] ?? 'unknown',
    from,
    to: to !== null && from !== null && to < from ? null : to,
    lastPay: monthsIn(head).at(-1)?.month ?? null,
    indicators: indicatorsIn(head),
    pays: cut === -1 ? [] : paysIn(block.slice(cut)),
  }
}

/** Text between the employer's number and the worker category. */
function employerIn(head: string, kind: RegExp | null): string | null {
  const code = EMPLOYER_CODE.exec(head)
  const from = code ? code.index + code[0].length : 0
  const rest = head.slice(from)
  const ends = [kind ? rest.toLowerCase().search(kind) : -1, rest.search(/\d{2}\/\d{2}\/\d{4}/)].filter((at) => at !== -1)
  const name = rest.slice(0, ends.length > 0 ? Math.min(...ends) : 80).trim()
  return name === '' ? null : name.slice(0, 120)
}

function monthsIn(text: string): { readonly month: string; readonly at: number; readonly end: number }[] {
  return [...text.matchAll(MONTH)].map((match) => ({
    month: `${match[2]}-${match[1]}`,
    at: match.index,
    end: match.index + match[0].length,
  }))
}

const indicatorsIn = (text: string): string[] => [...new Set(text.match(INDICATOR) ?? [])]

/**
 * Contributions list several amounts; the last one is the contribution salary: "15/02/2003 40,00 200,00". A month without an amount is
 * skipped.
 */
function paysIn(text: string): CnisPay[] {
  const months = monthsIn(text)
  return months.flatMap(({ month, end }, index) => {
    const rest = text.slice(end, months[index + 1]?.at ?? text.length)
    const amounts = [...rest.matchAll(AMOUNT)].slice(0, 2)
    const last = amounts.at(-1)
    if (!last) return []
    const amount = BigInt(last[1]!.replaceAll('.', '')) * 100n + BigInt(last[2]!)
    return [{ month, amount, indicators: indicatorsIn(rest.slice(last.index)) }]
  })
}

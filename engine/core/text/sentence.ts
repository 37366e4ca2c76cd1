/** Template sentence: a fixed skeleton plus exact values, formatted lazily in the reader's language. */
import { type Day, formatDay, monthInWords } from '../day.ts'
import { formatBRL, formatPercent, formatRatio, type Money } from '../money.ts'
import type { Ratio } from '../ratio.ts'
import { filled, readersLanguage, templateIn, translate } from './language.ts'
import { skeletonOf } from './markup.ts'

/** Value whose type alone does not determine its format. */
export type WrittenValue =
  | { readonly form: 'date'; readonly day: Day }
  | { readonly form: 'month'; readonly day: Day }
  | { readonly form: 'number'; readonly value: Ratio }

/** Money is formatted in reais, ratios as percentages; text and numbers stay unchanged. */
export type SentenceValue = Money | Ratio | number | string | Sentence | WrittenValue

export class Sentence {
  /** Literal parts: one more than the values. */
  readonly parts: readonly string[]
  readonly values: readonly SentenceValue[]

  constructor(parts: readonly string[], values: readonly SentenceValue[]) {
    this.parts = parts
    this.values = values
  }

  /** Translation key: the literal parts with a numbered placeholder per value. */
  get skeleton(): string {
    return skeletonOf(this.parts)
  }

  /** Formatted text in the reader's language. */
  toString(): string {
    const language = readersLanguage()
    const { parts, values } = this
    if (language !== null) return filled(templateIn(language, parts), values, wordsOf).replace(PLUS_NEGATIVE, '− ')
    let text = parts[0]!
    for (let index = 0; index < values.length; index++) {
      const value = values[index]!
      const part = parts[index + 1]!
      text = appended(text, wordsOf(value)) + partAfter(value, part)
    }
    return text
  }

  toJSON(): string {
    return this.toString()
  }
}

export type Phrase = string | Sentence

/** Compares two phrases; formats them only when their literal parts match. */
export function samePhrase(a: Phrase, b: Phrase): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b
  if (a.parts !== b.parts && !a.parts.every((part, index) => part === b.parts[index])) return false
  return a.values.every((value, index) => value === b.values[index]) || String(a) === String(b)
}

/** ``say`${gross} × ${rate}` ``: a sentence with exact values. */
export function say(parts: TemplateStringsArray, ...values: SentenceValue[]): Sentence {
  return new Sentence(parts, values)
}

/** Values with a separator: a written-out sum, a subtraction, a list. @param none placeholder for an empty list. */
export function joined(values: readonly SentenceValue[], between: string, none: SentenceValue = ''): Sentence {
  if (values.length === 0) return new Sentence(['', ''], [none])
  return new Sentence(['', ...values.slice(1).map(() => between), ''], values)
}

/** Date in Brazilian format: 31/12/2026. */
export const calendarDate = (day: Day): WrittenValue => ({ form: 'date', day })

/** Month in words: "novembro de 2026". */
export const calendarMonth = (day: Day): WrittenValue => ({ form: 'month', day })

/** Number with a decimal comma: hours, kilometres, factors. */
export const plainNumber = (value: Ratio): WrittenValue => ({ form: 'number', value })

/** Longest sum written out, in terms; longer sums are unreadable. */
const MAX_TERMS = 24

/** Sum written out, grouping equal neighbours: "11 × R$ 86,00 + R$ 85,98". Past `MAX_TERMS`, only the number of terms. */
export function sumWritten(amounts: readonly Money[]): Sentence {
  const runs: { amount: Money; times: number }[] = []
  for (const amount of amounts) {
    const last = runs.at(-1)
    if (last?.amount === amount) last.times++
    else runs.push({ amount, times: 1 })
  }
  if (runs.length > MAX_TERMS) return say`soma de ${amounts.length} valores`
  if (runs.length === 0) return say`${0n}`
  return joined(
    runs.map(({ amount, times }) => (times === 1 ? amount : say`${times} × ${amount}`)),
    ' + ',
  )
}

/** Singular forms: templates are written in the plural. */
const ONE_OF: Readonly<Record<string, string>> = {
  ' dias corridos': ' dia corrido',
  ' dias úteis': ' dia útil',
  ' dias': ' dia',
  ' meses anteriores': ' mês anterior',
  ' meses': ' mês',
  ' anos': ' ano',
  ' horas': ' hora',
  ' parcelas': ' parcela',
}
const COUNTED = new RegExp(`^(?:${Object.keys(ONE_OF).join('|')})(?![\\p{L}])`, 'u')

const PLUS_NEGATIVE = /\+ -(?=(?:R\$ )?\d)/g
const NEGATIVE = /^-(?=(?:R\$ )?\d)/

/** Turns the addition of a negative into a subtraction: "1 + -0,34%" → "1 − 0,34%". */
function appended(text: string, words: string): string {
  if (!text.endsWith(PLUS)) return text + words
  const less = withoutMinusSign(words)
  return less === null ? text + words : `${text.slice(0, -2)}− ${less}`
}

/** Literal part after a value; singular after a count of one. */
export const partAfter = (value: SentenceValue, part: string): string =>
  value === 1 ? part.replace(COUNTED, (counted) => ONE_OF[counted]!) : part

/** A negative value after this literal becomes a subtraction. */
export const PLUS = ' + '

/** Negative text without its sign; null for a positive. */
export const withoutMinusSign = (words: string): string | null => (NEGATIVE.test(words) ? words.replace(NEGATIVE, '') : null)

export function wordsOf(value: SentenceValue): string {
  if (typeof value === 'bigint') return formatBRL(value)
  if (typeof value === 'string') return translate(value)
  if (typeof value === 'number' || value instanceof Sentence) return String(value)
  return 'form' in value ? writtenWords(value) : formatPercent(value)
}

function writtenWords(written: WrittenValue): string {
  switch (written.form) {
    case 'date':
      return formatDay(written.day)
    case 'month':
      return monthInWords(written.day)
    case 'number':
      return formatRatio(written.value)
  }
}

/** A sentence apart from its words: a fixed skeleton and exact values, worded once, at the edge, in the reader's form, or not at all. */
import { type Day, formatDay, monthInWords } from './day.ts'
import { filled, readersLanguage, spoken, templateIn } from './language.ts'
import { skeletonOf } from './markup.ts'
import { formatBRL, formatPercent, formatRatio, type Money } from './money.ts'
import type { Ratio } from './ratio.ts'

/** A value whose type alone does not say how it is written. */
export type WrittenValue =
  | { readonly form: 'date'; readonly day: Day }
  | { readonly form: 'month'; readonly day: Day }
  | { readonly form: 'number'; readonly value: Ratio }

/** Money is written in reais, a ratio as a percentage; text and plain numbers as they are. */
export type SentenceValue = Money | Ratio | number | string | Sentence | WrittenValue

export class Sentence {
  /** The fixed parts, one more than there are values. */
  readonly parts: readonly string[]
  readonly values: readonly SentenceValue[]

  constructor(parts: readonly string[], values: readonly SentenceValue[]) {
    this.parts = parts
    this.values = values
  }

  /** What a translation is looked up by: the fixed parts with a numbered gap for each value. */
  get skeleton(): string {
    return skeletonOf(this.parts)
  }

  /** The words, in the reader's language. */
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

/** A phrase without values, or a sentence with them. */
export type Phrase = string | Sentence

/** Whether two phrases say the same, without wording either where their fixed parts differ. */
export function samePhrase(a: Phrase, b: Phrase): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b
  if (a.parts !== b.parts && !a.parts.every((part, index) => part === b.parts[index])) return false
  return a.values.every((value, index) => value === b.values[index]) || String(a) === String(b)
}

/** ``say`${gross} × ${rate}` ``: a sentence whose values stay exact. */
export function say(parts: TemplateStringsArray, ...values: SentenceValue[]): Sentence {
  return new Sentence(parts, values)
}

/** Values with the same words between them: a sum or a subtraction written out, a list. @param none what stands where there are no values. */
export function joined(values: readonly SentenceValue[], between: string, none: SentenceValue = ''): Sentence {
  if (values.length === 0) return new Sentence(['', ''], [none])
  return new Sentence(['', ...values.slice(1).map(() => between), ''], values)
}

/** A day as people write it: 31/12/2026. */
export const calendarDate = (day: Day): WrittenValue => ({ form: 'date', day })

/** A month as people say it: "novembro de 2026". */
export const calendarMonth = (day: Day): WrittenValue => ({ form: 'month', day })

/** A plain number with a decimal comma: hours, kilometres, factors. */
export const plainNumber = (value: Ratio): WrittenValue => ({ form: 'number', value })

/** Terms that a sum writes out: more would say nothing to a reader. */
const MAX_TERMS = 24

/** A sum as a person would write it, equal neighbours once: "11 × R$ 86,00 + R$ 85,98". Past a length, how many terms there are. */
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

/** What one of a thing is called, where a number says how many: the words are written for several. */
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

/** What is added and is negative is taken away: "1 + -0,34%" is written 1 − 0,34%. */
function appended(text: string, words: string): string {
  if (!text.endsWith(PLUS)) return text + words
  const less = takenAway(words)
  return less === null ? text + words : `${text.slice(0, -2)}− ${less}`
}

/** What follows a value: of one thing there is one. */
export const partAfter = (value: SentenceValue, part: string): string =>
  value === 1 ? part.replace(COUNTED, (counted) => ONE_OF[counted]!) : part

/** Where a value stands after this and is negative, it is taken away and not added. */
export const PLUS = ' + '

/** What is taken away, without its sign; null where it is added. */
export const takenAway = (words: string): string | null => (NEGATIVE.test(words) ? words.replace(NEGATIVE, '') : null)

export function wordsOf(value: SentenceValue): string {
  if (typeof value === 'bigint') return formatBRL(value)
  if (typeof value === 'string') return spoken(value)
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

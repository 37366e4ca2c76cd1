/**
 * The language of whoever reads. Texts are written in Portuguese and are their own keys: where a reader has another language, the text is
 * looked up as it is said, and stays Portuguese where nothing is found.
 */
import { skeletonOf, withRuns } from './markup.ts'

export interface Language {
  readonly tag: 'en'
  /** The texts of the language by the Portuguese ones. */
  readonly texts: ReadonlyMap<string, string>
}

/** Where it is known who reads. Portuguese is null. */
export interface Readers {
  current(): Language | null
  within<T>(language: Language | null, work: () => T): T
}

/** One reader at a time: the library, the command line, a page. */
class OneReader implements Readers {
  #language: Language | null = null

  current(): Language | null {
    return this.#language
  }

  within<T>(language: Language | null, work: () => T): T {
    const before = this.#language
    this.#language = language
    try {
      return work()
    } finally {
      this.#language = before
    }
  }
}

let readers: Readers = new OneReader()

/** A service has many readers at once, and says itself which one it is answering. */
export function readFor(others: Readers): void {
  readers = others
}

export const readersLanguage = (): Language | null => readers.current()

/** Does something for a reader of that language; null is Portuguese. What is kept for others is made for null. */
export const inLanguage = <T>(language: Language | null, work: () => T): T => readers.within(language, work)

/** How texts made of others when a module was read are made again. */
const making = new Map<string, () => string>()

/** A text made of others when a module is read: how it is made is kept, so that readers of another language are told it in theirs. */
export function composed(make: () => string): string {
  const text = readers.within(null, make)
  making.set(text, make)
  return text
}

/** A text in the reader's language. */
export function spoken(text: string): string {
  const language = readers.current()
  return language === null ? text : said(language, text)
}

function said(language: Language, text: string): string {
  const whole = language.texts.get(text)
  if (whole !== undefined) return whole
  const make = making.get(text)
  if (make) return make()
  const trimmed = text.trim()
  if (trimmed === text) return text
  const inner = language.texts.get(trimmed)
  return inner === undefined ? text : text.replace(trimmed, () => inner)
}

/** ``word`Vence em ${day}.` ``: words at once, in the reader's language. */
export function word(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const language = readers.current()
  if (language !== null) return filled(templateIn(language, parts), values, worded)
  let text = parts[0]!
  for (let index = 0; index < values.length; index++) text += String(values[index]) + parts[index + 1]!
  return text
}

/** A text with gaps: what stands before each and, after the last, the rest. */
export interface Template {
  readonly gaps: readonly { readonly before: string; readonly value: number; readonly forms: readonly [one: string, many: string] | null }[]
  readonly rest: string
}

const GAP = /\{(\d+)(?:\|([^|}]*)\|([^}]*))?\}/g

function templateOf(text: string): Template {
  const gaps: { before: string; value: number; forms: [string, string] | null }[] = []
  let at = 0
  for (const { 0: gap, 1: value, 2: one, 3: many, index } of text.matchAll(GAP)) {
    gaps.push({ before: text.slice(at, index), value: Number(value), forms: one === undefined ? null : [one, many!] })
    at = index + gap.length
  }
  return { gaps, rest: text.slice(at) }
}

/** Translated once for each place of the program. */
const templates = new WeakMap<readonly string[], Template>()

export function templateIn(language: Language, parts: readonly string[]): Template {
  let template = templates.get(parts)
  if (!template) {
    const skeleton = skeletonOf(parts)
    const known = said(language, skeleton)
    template = templateOf(known === skeleton ? skeletonOf(parts.map((part) => said(language, part))) : known)
    templates.set(parts, template)
  }
  return template
}

/** The same of markup: each run of text in it is said, and what is around it stays. */
export function markupIn(language: Language, parts: readonly string[]): Template {
  let template = templates.get(parts)
  if (!template) {
    template = templateOf(withRuns(skeletonOf(parts), (run) => said(language, run)))
    templates.set(parts, template)
  }
  return template
}

/** A value among words: a text is said too. */
const worded = (value: unknown): string => (typeof value === 'string' ? spoken(value) : String(value))

/** @param written a value as the text it becomes. */
export function filled<T>({ gaps, rest }: Template, values: readonly T[], written: (value: T) => string): string {
  let text = ''
  for (const { before, value, forms } of gaps) {
    const given = values[value]!
    text += before
    text += forms ? forms[Number(given) === 1 ? 0 : 1] : written(given)
  }
  return text + rest
}

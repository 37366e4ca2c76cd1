/** Reader's language. Texts are written in Portuguese and are their own translation keys; an untranslated text stays Portuguese. */
import { skeletonOf, withRuns } from './markup.ts'

export interface Language {
  readonly tag: 'en'
  /** Translations by Portuguese text. */
  readonly texts: ReadonlyMap<string, string>
}

/** Source of the current reader's language; null means Portuguese. */
export interface Readers {
  current(): Language | null
  within<T>(language: Language | null, work: () => T): T
}

/** A single current language: the library, the command line, a page. */
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

/** Replaces the language source: a service has concurrent readers and tracks the language per request. */
export function readFor(others: Readers): void {
  readers = others
}

export const readersLanguage = (): Language | null => readers.current()

/** Runs `work` in a language; null is Portuguese. Values cached for several readers must be built with null. */
export const inLanguage = <T>(language: Language | null, work: () => T): T => readers.within(language, work)

/** Factories of composed texts, by the Portuguese text. */
const making = new Map<string, () => string>()

/** A text composed at module load. Its factory is registered, so that it can be rebuilt in another language. */
export function composed(make: () => string): string {
  const text = readers.within(null, make)
  making.set(text, make)
  return text
}

/** Translates a text to the reader's language. */
export function translate(text: string): string {
  const language = readers.current()
  return language === null ? text : translationOf(language, text)
}

function translationOf(language: Language, text: string): string {
  const whole = language.texts.get(text)
  if (whole !== undefined) return whole
  const make = making.get(text)
  if (make) return make()
  const trimmed = text.trim()
  if (trimmed === text) return text
  const inner = language.texts.get(trimmed)
  return inner === undefined ? text : text.replace(trimmed, () => inner)
}

/** ``word`Vence em ${day}.` ``: a template string in the reader's language. */
export function word(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const language = readers.current()
  if (language !== null) return filled(templateIn(language, parts), values, worded)
  let text = parts[0]!
  for (let index = 0; index < values.length; index++) text += String(values[index]) + parts[index + 1]!
  return text
}

/** A parsed template: the text before each placeholder, and the rest after the last one. */
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

/** Translations, cached per template literal. */
const templates = new WeakMap<readonly string[], Template>()

export function templateIn(language: Language, parts: readonly string[]): Template {
  let template = templates.get(parts)
  if (!template) {
    const skeleton = skeletonOf(parts)
    const known = translationOf(language, skeleton)
    template = templateOf(known === skeleton ? skeletonOf(parts.map((part) => translationOf(language, part))) : known)
    templates.set(parts, template)
  }
  return template
}

/** As `templateIn`, for markup: translates each text run and keeps the tags. */
export function markupIn(language: Language, parts: readonly string[]): Template {
  let template = templates.get(parts)
  if (!template) {
    template = templateOf(withRuns(skeletonOf(parts), (run) => translationOf(language, run)))
    templates.set(parts, template)
  }
  return template
}

/** A value inside a text: strings are translated too. */
const worded = (value: unknown): string => (typeof value === 'string' ? translate(value) : String(value))

/** @param written converts a value to text. */
export function filled<T>({ gaps, rest }: Template, values: readonly T[], written: (value: T) => string): string {
  let text = ''
  for (const { before, value, forms } of gaps) {
    const given = values[value]!
    text += before
    text += forms ? forms[Number(given) === 1 ? 0 : 1] : written(given)
  }
  return text + rest
}

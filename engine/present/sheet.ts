/** Lines of cells as text: for programs as RFC 4180 has it, for Brazilian spreadsheets as they open it. */

import { readersLanguage } from '../core/language.ts'
import { inert } from './inert.ts'

/** `en`: commas and decimal points. `pt-BR`: semicolons, decimal commas, sim and não. */
export const LOCALES = ['en', 'pt-BR'] as const
export type Locale = (typeof LOCALES)[number]

/** How whoever reads writes numbers in a spreadsheet. */
export const readersLocale = (): Locale => (readersLanguage() === null ? 'pt-BR' : 'en')

const DELIMITERS: Readonly<Record<Locale, string>> = { en: ',', 'pt-BR': ';' }

/** One line of names and one for each item. In Portuguese it starts with the mark by which spreadsheets know UTF-8. */
export function csvText(header: readonly string[], lines: readonly (readonly unknown[])[], locale: Locale): string {
  return csvHeader(header, locale) + lines.map((line) => csvLine(line, locale)).join('')
}

export const csvHeader = (header: readonly string[], locale: Locale): string =>
  `${locale === 'pt-BR' ? '\uFEFF' : ''}${csvLine(header, locale)}`

export const csvLine = (line: readonly unknown[], locale: Locale): string =>
  `${line.map((value) => quoted(typeof value === 'number' ? cellText(value, locale) : inert(cellText(value, locale)), locale)).join(DELIMITERS[locale])}\r\n`

/** A value as a cell shows it. */
export function cellText(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return locale === 'pt-BR' ? String(value).replace('.', ',') : String(value)
  if (typeof value === 'boolean' && locale === 'pt-BR') return value ? 'sim' : 'não'
  if (Array.isArray(value) && value.every((item) => item === null || typeof item !== 'object'))
    return value.map((item) => cellText(item, locale)).join(' | ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const quoted = (text: string, locale: Locale): string =>
  /["\r\n]/.test(text) || text.includes(DELIMITERS[locale]) ? `"${text.replaceAll('"', '""')}"` : text

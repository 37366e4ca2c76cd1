/** Formats rows of cells as text: RFC 4180 for programs, or the variant Brazilian spreadsheets open. */

import { readersLanguage } from '../../core/text/language.ts'
import { inert } from '../inert.ts'

/** `en`: commas and decimal points. `pt-BR`: semicolons, decimal commas, sim and não. */
export const LOCALES = ['en', 'pt-BR'] as const
export type Locale = (typeof LOCALES)[number]

/** Spreadsheet locale of the reader. */
export const readersLocale = (): Locale => (readersLanguage() === null ? 'pt-BR' : 'en')

const DELIMITERS: Readonly<Record<Locale, string>> = { en: ',', 'pt-BR': ';' }

/** Header line followed by one line per item. In pt-BR it starts with a BOM, by which spreadsheets detect UTF-8. */
export function csvText(header: readonly string[], lines: readonly (readonly unknown[])[], locale: Locale): string {
  return csvHeader(header, locale) + lines.map((line) => csvLine(line, locale)).join('')
}

export const csvHeader = (header: readonly string[], locale: Locale): string =>
  `${locale === 'pt-BR' ? '\uFEFF' : ''}${csvLine(header, locale)}`

export const csvLine = (line: readonly unknown[], locale: Locale): string =>
  `${line.map((value) => quoted(typeof value === 'number' ? cellText(value, locale) : inert(cellText(value, locale)), locale)).join(DELIMITERS[locale])}\r\n`

/** Formats a value for a cell. */
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

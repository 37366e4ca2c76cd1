/** Figures of the law tables read by an answer, with labels: candidate break points of a curve. */

import type { Basis, Law } from '../../core/dated.ts'
import { formatBRL, formatPercent, formatRatio } from '../../core/money.ts'
import { decimal, Ratio } from '../../core/ratio.ts'
import { readersLanguage, translate } from '../../core/text/language.ts'

export interface Threshold {
  /** As shown in the answer: reais, percent, or a count. */
  readonly value: number
  readonly unit: 'BRL' | 'percent' | 'count'
  readonly table: string
  readonly norm: string
  /** In Portuguese: table, label and figure. */
  readonly words: string
}

export function thresholdsOf(basis: readonly Basis[], tableNamed: (table: string) => Law<unknown> | undefined): Threshold[] {
  const found = new Map<string, Threshold>()
  for (const entry of basis)
    for (const threshold of ofVersion(entry, tableNamed)) if (!found.has(threshold.words)) found.set(threshold.words, threshold)
  return [...found.values()]
}

/** Memoized by version and language. */
const known = new WeakMap<Basis, Map<string, readonly Threshold[]>>()

function ofVersion(entry: Basis, tableNamed: (table: string) => Law<unknown> | undefined): readonly Threshold[] {
  const language = readersLanguage()?.tag ?? ''
  const byLanguage = known.get(entry) ?? new Map<string, readonly Threshold[]>()
  const thresholds = byLanguage.get(language) ?? figuresOf(entry, tableNamed(entry.table))
  known.set(entry, byLanguage.set(language, thresholds))
  return thresholds
}

function figuresOf({ table, effectiveFrom, norm }: Basis, law: Law<unknown> | undefined): Threshold[] {
  const found: Threshold[] = []
  if (!law) return found
  const walk = (value: unknown, called: string): void => {
    const said = figure(value)
    if (said)
      found.push({
        value: said.value,
        unit: said.unit,
        table,
        norm,
        words: `${translate(law.title)}: ${called ? `${called} ` : ''}${said.text}`,
      })
    else if (Array.isArray(value)) for (const item of value) walk(item, called)
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, translate(law.words[key] ?? called))
  }
  walk(law.at(effectiveFrom).value, '')
  return found
}

function figure(value: unknown): (Pick<Threshold, 'value' | 'unit'> & { readonly text: string }) | null {
  if (typeof value === 'bigint') return { value: Number(value) / 100, unit: 'BRL', text: formatBRL(value) }
  if (typeof value === 'number') return { value, unit: 'count', text: formatRatio(decimal(value)) }
  if (!(value instanceof Ratio)) return null
  const percent = value.toPercent()
  return { value: percent, unit: 'percent', text: formatPercent(value) }
}

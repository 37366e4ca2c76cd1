/** The figures of the law tables an answer read, with the words that name each: what a curve may bend at. */

import type { Basis, Law } from '../../core/dated.ts'
import { spoken } from '../../core/language.ts'
import { formatBRL, formatPercent, formatRatio } from '../../core/money.ts'
import { decimal, Ratio } from '../../core/ratio.ts'

export interface Threshold {
  /** As an answer tells it: reais, percent, or a count. */
  readonly value: number
  readonly unit: 'BRL' | 'percent' | 'count'
  readonly table: string
  readonly norm: string
  /** In Portuguese: the table, what the figure is called in it, and the figure. */
  readonly words: string
}

export function thresholdsOf(basis: readonly Basis[], tableNamed: (table: string) => Law<unknown> | undefined): Threshold[] {
  const found: Threshold[] = []
  for (const { table, effectiveFrom, norm } of basis) {
    const law = tableNamed(table)
    if (!law) continue
    const walk = (value: unknown, called: string): void => {
      const said = figure(value)
      if (said) {
        const words = `${spoken(law.title)}: ${called ? `${called} ` : ''}${said.text}`
        if (!found.some((other) => other.words === words)) found.push({ value: said.value, unit: said.unit, table, norm, words })
      } else if (Array.isArray(value)) for (const item of value) walk(item, called)
      else if (value !== null && typeof value === 'object')
        for (const [key, inner] of Object.entries(value)) walk(inner, spoken(law.words[key] ?? called))
    }
    walk(law.at(effectiveFrom).value, '')
  }
  return found
}

function figure(value: unknown): (Pick<Threshold, 'value' | 'unit'> & { readonly text: string }) | null {
  if (typeof value === 'bigint') return { value: Number(value) / 100, unit: 'BRL', text: formatBRL(value) }
  if (typeof value === 'number') return { value, unit: 'count', text: formatRatio(decimal(value)) }
  if (!(value instanceof Ratio)) return null
  const percent = value.toPercent()
  return { value: percent, unit: 'percent', text: formatPercent(value) }
}

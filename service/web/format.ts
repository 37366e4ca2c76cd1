/** Number formatting for pages: keeps an amount and its sign on one line. */
import { once } from '../../engine/core/collections/lazy-value.ts'
import * as written from '../../engine/presentation/numbers.ts'

export { percent, plain, unitLeft } from '../../engine/presentation/numbers.ts'

export const withNonBreakingSpace = (text: string): string => text.replaceAll('R$ ', 'R$\u00a0')

export const brl = (value: number): string => withNonBreakingSpace(written.brl(value))
export const inUnit = (value: number, unit: string): string => withNonBreakingSpace(written.inUnit(value, unit))
export const formatValue = (...given: Parameters<typeof written.formatValue>): string => withNonBreakingSpace(written.formatValue(...given))

const inFew = once(() => new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 }))

/** Compact format for chart axes. */
export const compact = (value: number): string => `${value < 0 ? '−' : ''}${inFew().format(Math.abs(value))}`

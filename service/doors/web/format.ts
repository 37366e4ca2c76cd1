/** The presenter's texts on a page: an amount is not parted from its sign at the end of a line. */
import { once } from '../../../engine/core/once.ts'
import * as written from '../../../engine/present/numbers.ts'

export { percent, plain, unitLeft } from '../../../engine/present/numbers.ts'

export const tied = (text: string): string => text.replaceAll('R$ ', 'R$\u00a0')

export const brl = (value: number): string => tied(written.brl(value))
export const inUnit = (value: number, unit: string): string => tied(written.inUnit(value, unit))
export const shown = (...given: Parameters<typeof written.shown>): string => tied(written.shown(...given))

const inFew = once(() => new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 }))

/** For the axis of a chart. */
export const compact = (value: number): string => `${value < 0 ? '−' : ''}${inFew().format(Math.abs(value))}`

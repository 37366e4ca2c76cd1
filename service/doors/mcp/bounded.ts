/** A long list by days, cut to its newest rows: whoever asks here pays for every one of them, in every turn of a conversation. */
import { word } from '../../../engine/core/language.ts'
import type { Descriptor } from '../../../engine/core/operation/descriptor.ts'
import type { Answer } from '../../../engine/core/operation/operation.ts'
import { isRecord } from '../../../engine/core/records.ts'

/** A year of business days, and a month more. */
export const MAX_DAYS = 280

export interface Bounded {
  readonly answer: Answer
  /** What was left out and how to ask for it; null where nothing was. */
  readonly omitted: string | null
}

/** Whether lists of an answer may be cut: what can be asked for from one day to another. */
export const isBounded = ({ inputSchema: { properties = {} } }: Pick<Descriptor, 'inputSchema'>): boolean =>
  properties.from !== undefined && properties.to !== undefined

/** The lists told by their day, of what can be asked for from one day to another; the answer says what was left out of it. */
export function bounded({ inputSchema, resultSchema }: Pick<Descriptor, 'inputSchema' | 'resultSchema'>, answer: Answer): Bounded {
  if (!isBounded({ inputSchema })) return { answer, omitted: null }
  const { aggregate } = inputSchema.properties ?? {}
  for (const [name, { items }] of Object.entries(resultSchema.properties ?? {})) {
    const rows = answer[name]
    if (items?.properties?.date?.format !== 'date' || !Array.isArray(rows) || rows.length <= MAX_DAYS) continue
    const last = newest(rows)
    const omitted = aggregate
      ? word`Só as ${MAX_DAYS} datas mais novas de ${rows.length}: para as outras, informe from e to, ou aggregate para menos pontos.`
      : word`Só as ${MAX_DAYS} datas mais novas de ${rows.length}: para as outras, informe from e to.`
    return { answer: { ...answer, [name]: last, omitted: { [name]: rows.length - MAX_DAYS, how: omitted } }, omitted }
  }
  return { answer, omitted: null }
}

function newest(rows: readonly unknown[]): readonly unknown[] {
  const day = (row: unknown): string => (isRecord(row) ? String(row.date) : '')
  return day(rows[0]) < day(rows.at(-1)) ? rows.slice(-MAX_DAYS) : rows.slice(0, MAX_DAYS)
}

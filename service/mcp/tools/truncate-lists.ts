/** Truncates a long daily list to its newest rows: an MCP client pays for every row in every turn of a conversation. */

import { isRecord } from '../../../engine/core/collections/records.ts'
import { word } from '../../../engine/core/text/language.ts'
import type { Descriptor } from '../../../engine/operation/definition/descriptor.ts'
import type { Answer } from '../../../engine/operation/definition/operation.ts'

/** A year of business days plus a month. */
export const MAX_DAYS = 280

export interface TruncatedAnswer {
  readonly answer: Answer
  /** Description of the omitted rows and how to request them; null when complete. */
  readonly omitted: string | null
}

/** True when lists may be truncated: the operation has a date range. */
export const isTruncatable = ({ inputSchema: { properties = {} } }: Pick<Descriptor, 'inputSchema'>): boolean =>
  properties.from !== undefined && properties.to !== undefined

/** Truncates daily lists of an operation with a date range; the answer states the omission. */
export function truncateLists(
  { inputSchema, resultSchema }: Pick<Descriptor, 'inputSchema' | 'resultSchema'>,
  answer: Answer,
): TruncatedAnswer {
  if (!isTruncatable({ inputSchema })) return { answer, omitted: null }
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

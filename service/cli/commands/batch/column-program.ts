/** Serializable program for columnar evaluation of a file: worker threads that receive it need neither laws nor registry. */

import { reformOfEveryDay } from '../../../../engine/core/reform/reform.ts'
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import type { Ports } from '../../../../engine/operation/evaluation/ports.ts'
import { ALWAYS_READ } from '../../../../engine/plan/legal-constants/unconditional-tables.ts'
import { type KernelInput, type KernelProgram, kernelProgram } from '../../../../engine/plan/operation-kernel.ts'
import { ColumnReader } from './column-reader.ts'
import type { Plan } from './plan.ts'

export interface ColumnProgram {
  readonly kernel: KernelProgram
  /** Kernel input per file column; null for a pass-through column. */
  readonly columns: readonly (KernelInput | null)[]
  /** Parameters without a column: constant for all rows, or omitted. */
  readonly fixed: Readonly<Record<string, number>>
  readonly delimiter: number
  readonly windows: boolean
  readonly decimalComma: boolean
  /** True under a law change: the first result states it in every row. */
  readonly marked: boolean
  /** Text fields, for which the operation itself must run; `counted` is true when its answers are tallied. */
  readonly words: readonly string[]
  readonly counted: boolean
}

/** Null when the operation, its fields or the file format do not support columnar evaluation. */
export function columnProgram(plan: Plan, operation: Operation, ports: Ports): ColumnProgram | null {
  const { input, output, columns, constants, delimiter, decimalComma, newline } = plan
  const marked = plan.law !== null
  const fields = marked ? plan.fields?.slice(1) : plan.fields
  // Decimal commas with a comma delimiter would need quotes.
  if (input !== 'csv' || output !== 'csv' || !fields || (decimalComma && delimiter === ',')) return null
  const hypothesis = plan.law === null ? undefined : reformOfEveryDay(plan.law, ports)
  const always = ALWAYS_READ[operation.id] ?? []
  if (hypothesis && ![...hypothesis.laws.keys()].every((table) => always.includes(table))) return null
  const kernel = kernelProgram(operation, fields, plan.today, hypothesis)
  // Under a law change, the tally needs the full answer of each row.
  if (!kernel || (operation.tally && hypothesis)) return null
  const inputOf = (field: string) => kernel.inputs.find((each) => each.field === field)
  const read = columns.map((field) => (field === null ? null : inputOf(field)))
  if (!read.every((each) => each !== undefined)) return null
  const fixed: Record<string, number> = {}
  for (const each of kernel.inputs) if (!read.includes(each)) fixed[each.parameter] = each.absent
  const separator = delimiter.charCodeAt(0)
  const reader = new ColumnReader([], separator)
  for (const [field, text] of Object.entries(constants)) {
    const known = inputOf(field)
    const value = known ? reader.constant(text, known) : Number.NaN
    if (!known || Number.isNaN(value)) return null
    fixed[known.parameter] = value
  }
  const words = kernel.written.flatMap((each) => ('words' in each ? [each.words] : []))
  const counted = operation.tally !== undefined
  return { kernel, columns: read, fixed, delimiter: separator, windows: newline === '\r\n', decimalComma, marked, words, counted }
}

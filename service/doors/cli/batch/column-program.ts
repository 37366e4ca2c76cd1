/** What columns need to answer the rows of a file: nothing but data, so that a thread that is sent it needs neither law nor registry. */
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Ports } from '../../../../engine/core/operation/ports.ts'
import { reformOfEveryDay } from '../../../../engine/core/reform/reform.ts'
import { ALWAYS_READ } from '../../../../engine/plan/always-read.ts'
import { type KernelInput, type KernelProgram, kernelProgram } from '../../../../engine/plan/operation-kernel.ts'
import { ColumnReader } from './column-reader.ts'
import type { Plan } from './plan.ts'

export interface ColumnProgram {
  readonly kernel: KernelProgram
  /** Of each column of the file; null for one that only goes along. */
  readonly columns: readonly (KernelInput | null)[]
  /** The parameters that no column has: given once for all rows, or left out. */
  readonly fixed: Readonly<Record<string, number>>
  readonly delimiter: number
  readonly windows: boolean
  readonly decimalComma: boolean
  /** Under a change of the law the first result says so in every row. */
  readonly marked: boolean
  /** The fields in words, which the operation itself has to be asked for; and whether its answers are counted. */
  readonly words: readonly string[]
  readonly counted: boolean
}

/** Null where the operation, its fields or how the file is written has no such way. */
export function columnProgram(plan: Plan, operation: Operation, ports: Ports): ColumnProgram | null {
  const { input, output, columns, constants, delimiter, decimalComma, newline } = plan
  const marked = plan.law !== null
  const fields = marked ? plan.fields?.slice(1) : plan.fields
  // A comma for decimals between commas would need quotes.
  if (input !== 'csv' || output !== 'csv' || !fields || (decimalComma && delimiter === ',')) return null
  const hypothesis = plan.law === null ? undefined : reformOfEveryDay(plan.law, ports)
  const always = ALWAYS_READ[operation.id] ?? []
  if (hypothesis && ![...hypothesis.laws.keys()].every((table) => always.includes(table))) return null
  const kernel = kernelProgram(operation, fields, plan.today, hypothesis)
  // What is counted of each answer under a change of the law is that of the row itself.
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

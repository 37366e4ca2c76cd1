/** An operation over columns: the input supported by its plan, its limits, and its output fields. */
import { type Day, dayNumber } from '../core/day.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import type { Operation } from '../operation/definition/operation.ts'
import type { Hypothesis } from '../operation/evaluation/ports.ts'
import { CHECK_PLANS } from './checks.ts'
import {
  DECIMAL_UNITS,
  type Expression,
  isRow,
  neededSteps,
  type ParameterKind,
  type PlannedFunction,
  partsOf,
  type ResultUnit,
  resultsOf,
  unitOf,
} from './expression.ts'
import { exactUpTo } from './interval.ts'
import { plannedUnder } from './legal-constants/law-rows.ts'
import { OPERATION_PLANS } from './operations.ts'
import { type ColumnKernel, columnKernel } from './renderings/javascript.ts'

export interface KernelInput {
  readonly parameter: string
  /** Field of the operation's input. */
  readonly field: string
  readonly kind: ParameterKind
  /** Default value; NaN when required. */
  readonly absent: number
  /** Allowed words; a row holds their 1-based position. */
  readonly words: readonly string[]
  /**
   * Rows outside these limits fall back to the scalar path: they are rejected, or exceed exact doubles. Amounts are centavos, decimals
   * ten-thousandths.
   */
  readonly least: number
  readonly most: number
}

/** True for the words of a boolean input. */
export const isFlag = (words: readonly string[]): boolean => words.at(-2) === 'false' && words.at(-1) === 'true'

interface KernelField {
  readonly result: string
  readonly unit: ResultUnit
}

/** A text field, equal for every row of a day. */
interface WordField {
  readonly words: string
}

/** A kernel before assembly: plain data, so it can be sent to a worker thread that has no laws of its own. */
export interface KernelProgram {
  readonly inputs: readonly KernelInput[]
  /** Numeric fields, in the requested order. */
  readonly fields: readonly KernelField[]
  /** All requested fields, in order. */
  readonly written: readonly (KernelField | WordField)[]
  /** Result that is NaN when a row must fall back to the scalar path. */
  readonly answered: string
  readonly planned: PlannedFunction
}

export interface OperationKernel extends KernelProgram {
  readonly run: ColumnKernel
}

/** Null when the operation has no plan, or a requested field is not part of it. */
export function operationKernel(...asked: Parameters<typeof kernelProgram>): OperationKernel | null {
  const program = kernelProgram(...asked)
  return program && { ...program, run: columnKernel(program.planned) }
}

/** Null when the operation has no plan, or a requested field is not part of it. */
export function kernelProgram(
  { id, inputSchema, lawDayField }: Pick<Operation, 'id' | 'inputSchema' | 'lawDayField'>,
  wanted: readonly string[],
  today: Day,
  hypothesis?: Hypothesis,
): KernelProgram | null {
  const check = Object.hasOwn(CHECK_PLANS, id) ? CHECK_PLANS[id] : undefined
  const plan = check ?? (Object.hasOwn(OPERATION_PLANS, id) ? OPERATION_PLANS[id] : undefined)
  const inWords = (field: string): boolean => check?.words.includes(field) ?? false
  if (!plan || !wanted.every((field) => Object.hasOwn(plan.fields, field) || inWords(field))) return null
  if (hypothesis && plan.tables?.some((table) => hypothesis.laws.has(table))) return null
  const whole = plannedUnder(hypothesis, () => plan.function(today))
  const written = wanted.map((field) =>
    inWords(field) ? { words: field } : { result: plan.fields[field]!, unit: unitOf(whole, plan.fields[field]!) },
  )
  const fields = written.flatMap((each) => ('words' in each ? [] : [each]))
  const results = [...new Set([...fields.map(({ result }) => result), plan.answered])]
  const planned = onlyFor(whole, results)
  const exact = Number(exactUpTo(planned))
  const inputs = Object.entries(plan.inputs).map(([parameter, field]): KernelInput => {
    const kind = planned.parameters[parameter]!
    const { default: usual, ...schema } = inputSchema.properties![field]!
    const words = kind === 'word' ? wordsOf(whole, parameter) : []
    const described = { parameter, field, kind, words }
    const omitted = plan.absent?.[parameter]
    if (plan.absent && kind !== 'day' && kind !== 'word') {
      const { least, most } = limitsOf(schema, SCALES[kind])
      const limit = kind === 'money' ? Math.min(most, exact) : most
      return { ...described, absent: omitted ?? Number.NaN, least: Math.max(least, 0), most: limit }
    }
    // The first word of a list is empty when a row may omit it.
    if (plan.absent && kind === 'word')
      return { ...described, absent: omitted ?? Number.NaN, least: words[0] === '' ? 2 : 1, most: words.length }
    if (omitted !== undefined && field !== lawDayField) return { ...described, absent: omitted, ...ANY }
    if (kind === 'day') return { ...described, absent: field === lawDayField ? dayNumber(today) : Number.NaN, ...ANY }
    if (kind === 'word') return { ...described, absent: words.indexOf(String(usual)) + 1 || Number.NaN, least: 1, most: words.length }
    const scale = SCALES[kind]
    const limits = limitsOf(schema, scale)
    const table = plan.lawDefaults?.[parameter]
    const isUsual = typeof usual === 'number' && !(table && hypothesis?.laws.has(table.id))
    return {
      ...described,
      absent: isUsual ? usual * scale : Number.NaN,
      least: limits.least,
      most: kind === 'money' ? Math.min(limits.most, exact) : limits.most,
    }
  })
  return { inputs, fields, written, answered: plan.answered, planned }
}

function onlyFor(plan: PlannedFunction, wanted: readonly string[]): PlannedFunction {
  const all = resultsOf(plan)
  const result = Object.fromEntries(wanted.map((each) => [each, all[each]!]))
  return { ...plan, steps: neededSteps(plan, Object.values(result)), result }
}

/** Units per one, by kind of number. */
export const SCALES = { money: 100, count: 1, decimal: Number(DECIMAL_UNITS) } as const

/** Words accepted by a parameter, in the order of the plan. */
function wordsOf({ steps }: PlannedFunction, parameter: string): readonly string[] {
  const found = (expression: Expression): readonly string[] | undefined => {
    if (typeof expression !== 'bigint' && expression.is === 'position' && expression.word === parameter) return expression.among
    return partsOf(expression)
      .map(found)
      .find((words) => words)
  }
  return steps.map((step) => found(isRow(step) ? step.index : step.value)).find((words) => words) ?? []
}

const ANY = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

/** Limits in whole units, so an exclusive zero becomes one. */
function limitsOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonSchema, scale: number) {
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1 / scale
  const most = exclusiveMaximum === undefined ? maximum : exclusiveMaximum - 1 / scale
  return {
    least: least === undefined ? ANY.least : Math.ceil(least * scale),
    most: most === undefined ? ANY.most : Math.floor(most * scale),
  }
}

/** Plans traced from the rules (engine/trace), as the text that `npm run trace -- --write` makes of them. */
import { lastKnowable } from '../core/calendar/law-horizon.ts'
import { once } from '../core/collections/lazy-value.ts'
import { mapValues } from '../core/collections/records.ts'
import type { Day } from '../core/day.ts'
import {
  type Expression,
  type ExpressionStep,
  isRow,
  name,
  type ParameterKind,
  type PlannedFunction,
  type ResultUnit,
  when,
} from './expression.ts'
import type { OperationPlan } from './operation-plan.ts'

/** A traced plan as data. */
export interface TracedPlan {
  readonly plan: Omit<PlannedFunction, 'result'> & { readonly result: Readonly<Record<string, Expression>> }
  readonly lawDay: string | null
  /** Value of each parameter that a row omits, in units of the plan. */
  readonly absent: Readonly<Record<string, number>>
  readonly fields: Readonly<Record<string, string>>
  /** Tables that every result reads, and all that any reads. */
  readonly tables: readonly string[]
  /** The plan counts days, or leaves ways to the calculator: it can have no function in a database. */
  readonly columnsOnly: boolean
}

/** An expression as JSON. */
// biome-ignore lint/suspicious/noExplicitAny: parsed JSON of a committed file
type Written = any
type Pair = 'sum' | 'difference' | 'product' | 'larger' | 'smaller' | 'over'

const PAIRS: Readonly<Record<Pair, string>> = { sum: '+', difference: '-', product: '*', larger: 'max', smaller: 'min', over: '>' }
const PAIR_OF: ReadonlyMap<string, Pair> = new Map([
  ['+', 'sum'],
  ['-', 'difference'],
  ['*', 'product'],
  ['max', 'larger'],
  ['min', 'smaller'],
  ['>', 'over'],
])

const writtenNumber = (value: bigint): Written => (Number.isSafeInteger(Number(value)) ? Number(value) : ['n', String(value)])
const readNumber = (value: Written): bigint => BigInt(Array.isArray(value) ? value[1] : value)

function written(expression: Expression): Written {
  if (typeof expression === 'bigint') return writtenNumber(expression)
  switch (expression.is) {
    case 'name':
      return expression.name
    case 'none':
      return []
    case 'field':
      return ['.', expression.row, expression.column]
    case 'quotient':
      return [expression.wide ? '//' : '/', written(expression.of), written(expression.by)]
    case 'when':
      return ['?', ...[expression.left, expression.over, expression.then, expression.otherwise].map(written)]
    case 'position':
      return ['in', expression.word, ...expression.among]
    case 'version':
      return ['on', expression.day, ...expression.starts]
    case 'within':
      return [
        'within',
        ...expression.conditions.map(({ value, from, to }) => [
          written(value),
          end(from),
          typeof to === 'string' ? ['day', to] : written(to),
        ]),
      ]
    default:
      return [PAIRS[expression.is], written(expression.left), written(expression.right)]
  }
}

const end = (from: bigint | Day): Written => (typeof from === 'string' ? ['day', from] : writtenNumber(from))

function read(from: Written): Expression {
  if (typeof from === 'number') return BigInt(from)
  if (typeof from === 'string') return name(from)
  const [kind, ...parts]: Written[] = from
  const pair = PAIR_OF.get(kind ?? '')
  if (pair) return { is: pair, left: read(parts[0]), right: read(parts[1]) }
  switch (kind) {
    case undefined:
      return { is: 'none' }
    case 'n':
      return readNumber(from)
    case '.':
      return { is: 'field', row: parts[0], column: parts[1] }
    case '/':
    case '//':
      return { is: 'quotient', of: read(parts[0]), by: read(parts[1]), wide: kind === '//' }
    case '?': {
      const [left, over, then, otherwise] = parts.map(read)
      return when(left!, over!, then!, otherwise!)
    }
    case 'in':
      return { is: 'position', word: parts[0], among: parts.slice(1) }
    case 'on':
      return { is: 'version', day: parts[0], starts: parts.slice(1) }
    case 'within':
      return {
        is: 'within',
        conditions: parts.map(([value, low, high]: Written[]) => ({
          value: read(value),
          from: isDayBound(low) ? low[1] : readNumber(low),
          to: bound(high),
        })),
      }
    default:
      throw new TypeError(`a traced plan has no ${kind}`)
  }
}

const isDayBound = (from: Written): boolean => Array.isArray(from) && from[0] === 'day'
const bound = (from: Written): Expression | Day => (isDayBound(from) ? from[1] : read(from))

/** Positions of a plan's text. */
type Text = readonly [
  name: string,
  lawDay: string | null,
  parameters: Readonly<Record<string, ParameterKind>>,
  absent: Readonly<Record<string, number>>,
  steps: readonly (readonly [string, Written] | readonly [string, Written, Readonly<Record<string, readonly Written[]>>])[],
  results: Readonly<Record<string, Written>>,
  units: Readonly<Record<string, ResultUnit>>,
  fields: Readonly<Record<string, string>>,
  tables: readonly string[],
  columnsOnly: boolean,
]

export function textOfPlan({ plan, lawDay, absent, fields, tables, columnsOnly }: TracedPlan): string {
  const steps = plan.steps.map((step) =>
    isRow(step)
      ? ([step.name, written(step.index), mapValues(step.row, (values) => values.map(writtenNumber))] as const)
      : ([step.name, written(step.value)] as const),
  )
  const text: Text = [
    plan.name,
    lawDay,
    plan.parameters,
    absent,
    steps,
    mapValues(plan.result, written),
    plan.units ?? {},
    fields,
    tables,
    columnsOnly,
  ]
  return JSON.stringify(text)
}

export function planOfText(text: string): TracedPlan {
  const [called, lawDay, parameters, absent, steps, results, units, fields, tables, columnsOnly]: Text = JSON.parse(text)
  const made = steps.map(
    ([step, value, row]): ExpressionStep =>
      row
        ? { name: step, index: read(value), row: mapValues(row, (values) => values.map(readNumber)) }
        : { name: step, value: read(value) },
  )
  const plan = { name: called, says: `${called}, from its rule.`, parameters, steps: made, result: mapValues(results, read), units }
  return { plan, lawDay, absent, fields, tables, columnsOnly }
}

/** Name of the step that checks the inputs; the last day of the law joins its conditions. */
const ASKED = 'asked'

/** The operation's plan, read from its text on first use. */
export function tracedOperationPlan(text: string): OperationPlan {
  const traced = once(() => planOfText(text))
  return {
    function(today) {
      const { plan, lawDay } = traced()
      if (lawDay === null) return plan
      const steps = plan.steps.map((step) =>
        isRow(step) || step.name !== ASKED || typeof step.value === 'bigint' || step.value.is !== 'within'
          ? step
          : {
              ...step,
              value: {
                ...step.value,
                conditions: [...step.value.conditions, { value: name(lawDay), from: firstDay(plan), to: lastKnowable(today) }],
              },
            },
      )
      return { ...plan, steps }
    },
    get inputs() {
      return Object.fromEntries(Object.keys(traced().plan.parameters).map((parameter) => [parameter, parameter]))
    },
    get fields() {
      return traced().fields
    },
    get absent() {
      return traced().absent
    },
    get tables() {
      return traced().tables
    },
    answered: 'answered',
  }
}

/** First day of the law that the plan knows. */
function firstDay({ steps }: PlannedFunction): Day {
  for (const step of steps) if (!isRow(step) && typeof step.value !== 'bigint' && step.value.is === 'version') return step.value.starts[0]!
  throw new TypeError('a plan by day has no periods')
}

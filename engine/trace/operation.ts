/** The plan of an operation, traced from its own `answer` once for each period of the laws that it reads. */
import { lastKnowable } from '../core/calendar/law-horizon.ts'
import { addDays, type Day } from '../core/day.ts'
import type { Calculator } from '../operation/definition/calculator.ts'
import type { Ports } from '../operation/evaluation/ports.ts'
import {
  type Condition,
  type Expression,
  type ExpressionStep,
  isRow,
  name,
  type ParameterKind,
  type PlannedFunction,
  partsOf,
  plus,
  type ResultUnit,
  resultsOf,
} from '../plan/expression.ts'
import type { TracedPlan } from '../plan/traced-plan.ts'
import { forgetExpressions, none } from './algebra.ts'
import { inputsOf, type PlannedInput } from './inputs.ts'
import { LAW_ROW, Merge } from './merge.ts'
import { withSharedSteps } from './named.ts'
import type { TracedUnit } from './outcome.ts'
import { type Traced, type TraceRequest, traced } from './trace.ts'
import { Untraceable, type Value } from './values.ts'
import type { TraceLimits } from './ways.ts'

export { Untraceable }

/** A plan made from a rule, and what the table of plans shows of it. */
export interface TracedOperation {
  readonly made: TracedPlan
  /** First day of each period; a day before the first is left to the calculator. */
  readonly starts: readonly Day[]
  /** Reasons of the ways that are left to the calculator. */
  readonly left: readonly string[]
}

const REFUSES = 'the rule refuses every input today'
const FIRST: Day = '1994-07-01'
const ANSWERED = 'answered'
const PERIOD = 'period'

export const LIMITS: TraceLimits = { ways: 400, all: 1500 }

/**
 * The plan of an operation. Where a rule has too many ways, its optional inputs are left out one kind after the other: a row that gives one
 * is left to the calculator. Throws `Untraceable` with the place and the reason.
 */
export function tracedPlan(operation: Value, ports: Ports, limits: TraceLimits = LIMITS): TracedOperation {
  const { inputSchema }: Calculator = operation
  if (operation.kind !== 'calculator') throw new Untraceable('is no calculator')
  const choosing = choosingInputs(operation, ports.today())
  const { properties = {}, required = [] } = inputSchema
  const optional = Object.keys(properties).filter((field) => !required.includes(field))
  const omissible = optional.filter((field) => properties[field]!.default === undefined)
  const without = (fields: readonly string[]): ReadonlySet<string> => new Set([...choosing, ...fields])
  // With the fewest inputs, on one day: a rule with too many ways even so is not tried with more.
  const fewest = without(optional)
  const { lacking } = inputsOf(operation, fewest)
  if (lacking.length > 0) throw new Untraceable(`needs ${lacking.join(', ')}, which no column holds`)
  try {
    periodsOf(operation, { ...inputsOf(operation, fewest), ports, limits }, true)
  } catch (error) {
    if (!(error instanceof Untraceable) || !error.message.startsWith(REFUSES)) throw error
  }
  for (const fields of [[], omissible])
    try {
      return planOf(operation, without(fields), ports, limits)
    } catch (error) {
      if (!(error instanceof Untraceable)) throw error
    }
  return planOf(operation, fewest, ports, limits)
}

function planOf(operation: Value, without: ReadonlySet<string>, ports: Ports, limits: TraceLimits): TracedOperation {
  const { id, lawDayField }: Calculator = operation
  const { inputs, lacking, fixed } = inputsOf(operation, without)
  if (lacking.length > 0) throw new Untraceable(`needs ${lacking.join(', ')}, which no column holds`)
  forgetExpressions()
  const periods = periodsOf(operation, { inputs, fixed, ports, limits })
  if (Object.keys(unitsOf(periods)).length === 0) throw new Untraceable('no result is a number')
  const fieldUnits = unitsOf(periods)
  const merge = new Merge()
  const values = Object.entries(fieldUnits).map(
    ([field]) => [field, merge.of(periods.map(({ trace }) => trace?.outcomes[field]?.value ?? none()))] as const,
  )
  const refused = merge.of(periods.map(({ trace }) => trace?.refused ?? 1n))
  const names = resultNames(Object.keys(fieldUnits), new Set([...inputs.map((each) => each.name), lawDayField ?? '']))
  const starts = periods.map(({ day }) => day)
  const positions = inputs.flatMap(({ name: word, variable, words }): ExpressionStep[] =>
    words ? [{ name: variable, value: { is: 'position', word, among: words } }] : [],
  )
  const asked = inputs.map(
    (input): Condition => ({ value: name(input.variable), from: input.optional ? input.low - 1n : input.low, to: input.high }),
  )
  const ofLaw: ExpressionStep[] = lawDayField
    ? [
        { name: PERIOD, value: { is: 'version', starts, day: lawDayField } },
        { name: LAW_ROW, row: merge.columns, index: name(PERIOD) },
      ]
    : []
  const steps: ExpressionStep[] = [
    ...positions,
    { name: 'asked', value: { is: 'within', conditions: asked } },
    ...ofLaw,
    { name: ANSWERED, value: plus({ is: 'within', conditions: [{ value: refused, from: 0n, to: 0n }] }, name('asked')) },
  ]
  const plan = withSharedSteps({
    name: functionName(id),
    says: `${id}, traced from its rule.`,
    parameters: {
      ...Object.fromEntries(inputs.map((input) => [input.name, kindOf(input)])),
      ...(lawDayField !== undefined && { [lawDayField]: 'day' as const }),
    },
    steps,
    result: {
      ...Object.fromEntries(values.map(([field, value]) => [names[field]!, plus(value, name(ANSWERED))])),
      [ANSWERED]: name(ANSWERED),
    },
    units: { [ANSWERED]: 'count', ...Object.fromEntries(Object.entries(fieldUnits).map(([field, unit]) => [names[field]!, UNITS[unit]!])) },
  })
  const days = new Set([...inputs.filter(({ kind }) => kind === 'day').map((each) => each.name), lawDayField ?? ''])
  assertOwnNames(plan)
  const left = [...new Set(periods.flatMap(({ trace }) => trace?.left ?? []))].sort()
  const countsDays =
    plan.steps.some((step) => !isRow(step) && readsName(step.value, days)) ||
    Object.values(plan.result).some((each) => readsName(each, days))
  const made: TracedPlan = {
    plan,
    lawDay: lawDayField ?? null,
    absent: Object.fromEntries(inputs.flatMap(({ name: of, absent }) => (absent === undefined ? [] : [[of, Number(absent)]]))),
    fields: names,
    tables: [...new Set(periods.flatMap(({ trace }) => [...(trace?.read.keys() ?? [])]))].sort(),
    columnsOnly: countsDays || left.length > 0,
  }
  return { made, starts, left }
}

/** Optional inputs that choose the law's day: a row that gives one is left to the calculator. */
function choosingInputs({ definition, lawDayField }: Value, today: Day): ReadonlySet<string> {
  const read = new Set<string>()
  const asked = new Proxy<Record<string, undefined>>({}, { get: (_target, key) => void read.add(String(key)) })
  const chosen = definition.lawDayFrom?.(asked, today)
  if (chosen && read.size === 0) return read
  if (chosen && (chosen.field !== lawDayField || chosen.day !== today)) throw new Untraceable('another input chooses the day of the law')
  read.delete(lawDayField)
  return read
}

interface Period {
  readonly day: Day
  /** Null where the rule refuses every input. */
  readonly trace: Traced | null
}

/**
 * The rule on each period from the first that traces; periods of the tables that another period reads are added.
 * @param onlyNewest traces the current day alone.
 */
function periodsOf(operation: Value, request: Pick<TraceRequest, 'inputs' | 'fixed' | 'ports' | 'limits'>, onlyNewest = false): Period[] {
  const today = request.ports.today()
  const last = lastKnowable(today)
  const lawDay: string | undefined = operation.lawDayField
  const always: Day | undefined = lawDay === undefined ? operation.definition.lawDayFrom?.({}, today).day : undefined
  const on = (day: Day, until: Day): Traced | null => traced(operation, { ...request, day, until, lawDay })
  const newest = on(always ?? today, always ?? today)
  if (!newest) throw new Untraceable(REFUSES)
  if (lawDay === undefined || onlyNewest) return [{ day: today, trace: newest }]
  let starts: readonly Day[] = startsOf(newest, last)
  for (;;) {
    const found: Period[] = []
    for (let at = starts.length - 1; at >= 0; at--) {
      const [day, next] = [starts[at]!, starts[at + 1]]
      try {
        found.unshift({ day, trace: on(day, next ? addDays(next, -1) : last) })
      } catch (error) {
        if (!(error instanceof Untraceable) || found.length === 0) throw error
        break
      }
    }
    while (found[0] && !found[0].trace) found.shift()
    const more = [...new Set([...starts, ...found.flatMap(({ trace }) => (trace ? startsOf(trace, last) : []))])].sort()
    if (more.length === starts.length) return found
    starts = more
  }
}

/** First days of the versions of the tables that a trace reads. */
function startsOf({ read }: Traced, last: Day): Day[] {
  const starts = [...read.values()].flatMap((law) => [law.recordStarts, ...law.versions.map(({ from }) => from)])
  const found = [...new Set(starts)].filter((day) => day <= last && day >= FIRST).sort()
  return found.length > 0 ? found : [FIRST]
}

const UNITS: Readonly<Partial<Record<TracedUnit, ResultUnit>>> = {
  amount: 'amount',
  percentage: 'percentage',
  decimal: 'percentage',
  count: 'count',
}

/** Fields that a column holds, with one unit in every period. */
function unitsOf(periods: readonly Period[]): Record<string, TracedUnit> {
  const found: Record<string, TracedUnit> = {}
  const mixed = new Set<string>()
  for (const { trace } of periods)
    for (const [field, { unit }] of Object.entries(trace?.outcomes ?? {})) {
      if (found[field] !== undefined && found[field] !== unit) mixed.add(field)
      found[field] = unit
    }
  return Object.fromEntries(Object.entries(found).filter(([field, unit]) => UNITS[unit] && !mixed.has(field)))
}

const kindOf = ({ kind }: PlannedInput): ParameterKind => (kind === 'flag' ? 'word' : kind)

/** Names of functions in databases that are no calculator's. */
const TAKEN = new Set(['inss', 'irrf', 'net_salary', 'fgts', 'fgts_fine', 'minimum_wage', 'hazard_pay', 'sac_instalment'])
function functionName(id: string): string {
  const plain = id.replaceAll('-', '_')
  return TAKEN.has(plain) ? `${plain}_answer` : plain
}

/** `monthly.netPay` becomes `monthly_net_pay`; a result with the name of an input gets a suffix. */
function resultNames(fields: readonly string[], inputs: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const plain = field.replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      return [field, inputs.has(plain) || plain === ANSWERED ? `${plain}_result` : plain]
    }),
  )
}

const readsName = (expression: Expression, names: ReadonlySet<string>): boolean =>
  typeof expression !== 'bigint' &&
  expression.is !== 'within' &&
  ((expression.is === 'name' && names.has(expression.name)) || partsOf(expression).some((part) => readsName(part, names)))

/** A rule without a day that reads the day of the request has no plan: its answer differs from day to day. */
function assertOwnNames(plan: PlannedFunction): void {
  const { steps, parameters } = plan
  const known = new Set([...Object.keys(parameters), ...steps.map((step) => step.name)])
  const visit = (expression: Expression): void => {
    if (typeof expression !== 'bigint' && expression.is === 'name' && !known.has(expression.name))
      throw new Untraceable('reads the day of the request, which is no input')
    for (const part of partsOf(expression)) visit(part)
  }
  for (const step of steps) visit(isRow(step) ? step.index : step.value)
  for (const value of Object.values(resultsOf(plan))) visit(value)
}

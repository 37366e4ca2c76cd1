/** Every operation in-process, without server, network or disk. Results are byte-identical to those of the HTTP API. */

import type { Viewed, ViewOptions } from './client.ts'
import { saoPauloClock } from './core/calendar/clock.ts'
import type { Day } from './core/day.ts'
import { unknownName } from './core/text/unknown-name.ts'
import { registry } from './generated/registry.ts'
import { build, version } from './generated/version.ts'
import { kindNamed } from './operation/definition/kinds.ts'
import type { Answer, Operation } from './operation/definition/operation.ts'
import { type Engine, membersOf } from './operation/definition/registry.ts'
import type { Ports } from './operation/evaluation/ports.ts'
import { run } from './operation/evaluation/run.ts'
import { runWithView, type View, viewOf } from './presentation/view.ts'
import { classifications, type Data, market, rates, requiredFile } from './release-data/data-ports.ts'
import { Occupations } from './salaries/occupations.ts'
import { combineSalaries, salariesPort } from './salaries/port.ts'
import { shippedSalaries } from './salaries/shipped.ts'
import type { LawChange, ReformInput, UnderLaw } from './types/law-change.ts'
import type { Calculators, Checks, Decisions, Queries, Questions, TableOf, Tables } from './types/operations.ts'

export type { Day } from './core/day.ts'
export { InvalidInput, type Issue, LawNotRecorded, NotFound, SourceUnavailable } from './core/errors.ts'
export { inLanguage, type Language } from './core/text/language.ts'
export type { Calculator } from './operation/definition/calculator.ts'
export type { Check } from './operation/definition/check.ts'
export type { Decision } from './operation/definition/decision.ts'
export type { Query } from './operation/definition/query.ts'
export type { Question } from './operation/definition/question.ts'
export type { Engine, Registry } from './operation/definition/registry.ts'
export type { Data } from './release-data/data-ports.ts'
export type { LawChange, ReformInput, UnderLaw } from './types/law-change.ts'
export type { Calculators, Checks, Decisions, Json, Queries, Questions, Table, TableOf, Tables } from './types/operations.ts'
/** Every operation, with schemas and examples. */
export { registry }

/** Ports of an engine without a service: the given data, and the current day in São Paulo. */
export function portsOf(data: Data = {}, today: () => Day = saoPauloClock()): Engine {
  return {
    today,
    registry,
    get rates() {
      return rates(data, today)
    },
    get salaries() {
      return salaries(data)
    },
    get market() {
      return market(data)
    },
    get classifications() {
      return classifications(data)
    },
    service: { version, build, uptimeSeconds: () => 0 },
  }
}

/** Cached per data set and read lazily. */
const openSalaries = new WeakMap<Data, Ports['salaries']>()

function salaries(data: Data): Ports['salaries'] {
  let port = openSalaries.get(data)
  if (!port) {
    const { salaries: files } = data
    const held =
      files === undefined
        ? null
        : combineSalaries(
            shippedSalaries((file) => requiredFile(files, file)),
            null,
          )
    port = salariesPort(new Occupations(data.occupations ?? ''), () => ({ held, problem: null }))
    openSalaries.set(data, port)
  }
  return port
}

/** Library functions over custom ports: other data, another day, other rates. */
export function createEngine(ports: Engine) {
  const { calculators, decisions, questions, queries } = ports.registry
  const checks = membersOf(ports.registry, 'check')
  let byPath: ReadonlyMap<string, Operation> | undefined
  const asked = (members: ReadonlyMap<string, Operation>, name: string, called: string, input: unknown, options?: AnswerView) => {
    const operation = named(members, name, called)
    if (!options) return run(operation, input, ports)
    return runWithView(operation, input, ports, lastViewOf(operation, options))
  }
  /** One calculation, or a view of it. Throws InvalidInput, with an issue per field, where the HTTP API returns 400. */
  function calculate<C extends keyof Calculators & string, const F extends string = never, E extends boolean = true>(
    calculator: C,
    input: Calculators[C]['input'] & UnderLaw,
    options?: AnswerView<F, E>,
  ): Viewed<Calculators[C]['result'], F, E>
  function calculate(calculator: string, input: unknown, options?: AnswerView): Answer {
    return asked(calculators, calculator, 'calculadora', input, options)
  }
  const query = <Q extends keyof Queries & string>(path: Q, input: Queries[Q]['input']): Queries[Q]['result'] => {
    byPath ??= new Map([...queries.values()].map((each) => [each.path, each]))
    return asked(byPath, path, 'consulta', input)
  }
  const ask = <Q extends keyof Questions & string, C extends keyof Calculators & string>(
    question: Q,
    calculator: C,
    input: AskedOf<Q, C>,
  ): Questions[Q]['result'] => asked(questions, question, 'pergunta', { ...input, calculator })
  const asking =
    <Q extends keyof Questions & string>(question: Q) =>
    <C extends keyof Calculators & string>(calculator: C, input: AskedOf<Q, C>): Questions[Q]['result'] =>
      ask(question, calculator, input)
  return {
    calculate,
    /** One decision, with its steps. */
    decide: <D extends keyof Decisions & string>(decision: D, input: Decisions[D]['input'] & UnderLaw): Decisions[D]['result'] =>
      asked(decisions, decision, 'decisão', input),
    /** Checks one document against the law of its day; the name is the one in the URL, such as `payslip`. */
    check: <D extends keyof Checks & string>(document: D, input: Checks[D]['input']): Checks[D]['result'] =>
      asked(checks, document, 'conferência', input),
    /** A question about a calculator: its own fields together with the calculator's. */
    ask,
    /** Finds the input that produces a result. */
    solve: asking('solve'),
    /** Varies one field and reports where the curve breaks. */
    sweep: asking('sweep'),
    /** The same calculation under each law between two days. */
    timeline: asking('timeline'),
    /** Compares a case under current law and under a change of the law. */
    reform: <C extends keyof Calculators & string>(calculator: C, input: ReformInput<C>, law: LawChange): Questions['reform']['result'] =>
      asked(questions, 'reform', 'pergunta', { ...input, law, calculator }),
    /** Two cases, `a` and `b`; other fields apply to both. */
    compare: asking('compare'),
    /** One query by its path in the HTTP API: tables, rates, salaries. */
    query,
    /** A law table on a day (today in São Paulo when omitted), with the act behind it. */
    table: <T extends keyof Tables & string>(name: T, date?: Day): TableOf<T> =>
      query(TABLE, { table: name, ...(date !== undefined && { date }) }),
  }
}

/** Selects parts of the result, as in a URL of the HTTP API; omitted parts are not computed. */
export type AnswerView<F extends string = string, E extends boolean = boolean> = Pick<ViewOptions<F, E>, 'fields' | 'explain'>

interface LastView {
  readonly fields: readonly string[] | undefined
  readonly explain: boolean
  readonly view: View
}

const lastViews = new WeakMap<Operation, LastView>()

/** Caches the last view per operation: parsing it costs as much as the arithmetic. */
function lastViewOf(operation: Operation, { fields, explain = true }: AnswerView): View {
  const last = lastViews.get(operation)
  if (last && last.explain === explain && areSame(last.fields, fields)) return last.view
  const view = viewOf(operation, { ...(fields && { fields: [...fields] }), explain: String(explain) })
  lastViews.set(operation, { fields: fields && [...fields], explain, view })
  return view
}

function areSame(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return one.length === other.length && one.every((name, index) => name === other[index])
}

/** Question fields plus the calculator's; the question fills one of the latter, or takes them as two cases. */
export type AskedOf<Q extends keyof Questions, C extends keyof Calculators> = Omit<Questions[Q]['input'], 'calculator'> &
  Partial<Calculators[C]['input']> & {
    readonly a?: Partial<Calculators[C]['input']> & UnderLaw
    readonly b?: Partial<Calculators[C]['input']> & UnderLaw
  }

const TABLE = '/v1/tables/{table}'

function named<T>(members: ReadonlyMap<string, T>, name: string, called: string): T {
  const member = members.get(name)
  if (member) return member
  throw unknownName(name, { ...kindNamed(called), names: members.keys() })
}

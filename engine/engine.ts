/** Every operation in process: no server, no network, no disk. Answers are those of the HTTP API, to the byte. */

import type { Viewed, ViewOptions } from './client.ts'
import { saoPauloClock } from './core/clock.ts'
import type { Day } from './core/day.ts'
import { NotFound } from './core/errors.ts'
import { word } from './core/language.ts'
import { nearest } from './core/nearest.ts'
import type { Answer, Operation } from './core/operation/operation.ts'
import type { Ports } from './core/operation/ports.ts'
import { type Engine, membersOf } from './core/operation/registry.ts'
import { run } from './core/operation/run.ts'
import { classifications, type Data, given, market, rates } from './data-ports.ts'
import { registry } from './generated/registry.ts'
import { build, version } from './generated/version.ts'
import type { LawChange, ReformInput, UnderLaw } from './law-change.ts'
import { runViewed, type View, viewOf } from './present/view.ts'
import { Occupations } from './salaries/occupations.ts'
import { heldOf, salariesPort } from './salaries/port.ts'
import { shippedSalaries } from './salaries/shipped.ts'
import type { Calculators, Checks, Decisions, Queries, Questions, TableOf, Tables } from './types.ts'

export type { Day } from './core/day.ts'
export { InvalidInput, type Issue, LawNotRecorded, NotFound, SourceUnavailable } from './core/errors.ts'
export { inLanguage, type Language } from './core/language.ts'
export type { Calculator } from './core/operation/calculator.ts'
export type { Check } from './core/operation/check.ts'
export type { Decision } from './core/operation/decision.ts'
export type { Query } from './core/operation/query.ts'
export type { Question } from './core/operation/question.ts'
export type { Engine, Registry } from './core/operation/registry.ts'
export type { Data } from './data-ports.ts'
export type { LawChange, ReformInput, UnderLaw } from './law-change.ts'
export type { Calculators, Checks, Decisions, Json, Queries, Questions, Table, TableOf, Tables } from './types.ts'
/** Everything that can be asked, with schemas and examples. */
export { registry }

/** The world an engine without a service sees: the data it was given, and the day of the machine's clock in São Paulo. */
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

/** Kept by the data they were read from, and read only when asked. */
const openSalaries = new WeakMap<Data, Ports['salaries']>()

function salaries(data: Data): Ports['salaries'] {
  let port = openSalaries.get(data)
  if (!port) {
    const { salaries: files } = data
    const held =
      files === undefined
        ? null
        : heldOf(
            shippedSalaries((file) => given(files, file)),
            null,
          )
    port = salariesPort(new Occupations(data.occupations ?? ''), () => ({ held, problem: null }))
    openSalaries.set(data, port)
  }
  return port
}

/** The functions of the library over a world of one's own: other data, another day, other rates. */
export function createEngine(ports: Engine) {
  const { calculators, decisions, questions, queries } = ports.registry
  const checks = membersOf(ports.registry, 'check')
  let byPath: ReadonlyMap<string, Operation> | undefined
  const asked = (members: ReadonlyMap<string, Operation>, name: string, called: string, input: unknown, options?: AnswerView) => {
    const operation = named(members, name, called)
    if (!options) return run(operation, input, ports)
    return runViewed(operation, input, ports, lastViewOf(operation, options))
  }
  /** One calculation, or a view of it. Throws InvalidInput, with an issue for each field, where the HTTP API answers 400. */
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
    /** One document, compared with the law of its day: the name is the address's, `payslip`. */
    check: <D extends keyof Checks & string>(document: D, input: Checks[D]['input']): Checks[D]['result'] =>
      asked(checks, document, 'conferência', input),
    /** A question about a calculator: its own fields and the calculator's, side by side. */
    ask,
    /** What must go in for a result to come out. */
    solve: asking('solve'),
    /** One field varied, and where the curve breaks. */
    sweep: asking('sweep'),
    /** The same under each law between two days. */
    timeline: asking('timeline'),
    /** The same case in the law and in a change of it. */
    reform: <C extends keyof Calculators & string>(calculator: C, input: ReformInput<C>, law: LawChange): Questions['reform']['result'] =>
      asked(questions, 'reform', 'pergunta', { ...input, law, calculator }),
    /** Two cases, `a` and `b`; what is given beside them is for both. */
    compare: asking('compare'),
    /** One query by its path in the HTTP API: tables, rates, salaries. */
    query,
    /** A law table on a day (today in São Paulo when omitted), with the act behind it. */
    table: <T extends keyof Tables & string>(name: T, date?: Day): TableOf<T> =>
      query(TABLE, { table: name, ...(date !== undefined && { date }) }),
  }
}

/** How an answer is wanted, as in an address of the HTTP API: what is left out is not made. */
export type AnswerView<F extends string = string, E extends boolean = boolean> = Pick<ViewOptions<F, E>, 'fields' | 'explain'>

interface LastView {
  readonly fields: readonly string[] | undefined
  readonly explain: boolean
  readonly view: View
}

const lastViews = new WeakMap<Operation, LastView>()

/** A program asks an operation for the same view again and again: reading it costs as much as the arithmetic. */
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

/** A question's own fields and, beside them, the calculator's; of these the question fills one, or takes them in two cases. */
export type AskedOf<Q extends keyof Questions, C extends keyof Calculators> = Omit<Questions[Q]['input'], 'calculator'> &
  Partial<Calculators[C]['input']> & {
    readonly a?: Partial<Calculators[C]['input']> & UnderLaw
    readonly b?: Partial<Calculators[C]['input']> & UnderLaw
  }

const TABLE = '/v1/tables/{table}'

function named<T>(members: ReadonlyMap<string, T>, name: string, called: string): T {
  const member = members.get(name)
  if (member) return member
  const near = nearest(name, members.keys())
  throw new NotFound(word`Não há ${called} "${name}".${near.length > 0 ? word` Você quis dizer ${near.join(', ')}?` : ''}`)
}

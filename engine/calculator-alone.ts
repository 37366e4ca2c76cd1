/** One calculator by itself, with the tables it reads and nothing else: `centavo/calculators/net-salary`. Its answers are those of the engine. */
import { saoPauloClock } from './core/clock.ts'
import { SourceUnavailable } from './core/errors.ts'
import { word } from './core/language.ts'
import type { JsonSchema } from './core/operation/descriptor.ts'
import type { Definition } from './core/operation/operation.ts'
import type { Ports } from './core/operation/ports.ts'
import { run } from './core/operation/run.ts'
import type { Calculators } from './types.ts'

/** What a calculator may read besides law. */
export type CalculatorPorts = Pick<Ports, 'today' | 'rates' | 'market' | 'classifications'>

export type Calculate<C extends keyof Calculators> = (input: Calculators[C]['input']) => Calculators[C]['result']

/** The same calculator over indicators, or on another day. */
export type CreateCalculate<C extends keyof Calculators> = (ports?: Partial<CalculatorPorts>) => Calculate<C>

/** @param called what else its fields and options may be called, from the vocabulary: a bundle carries no more of it than that. */
export const calculatorAlone =
  (calculator: Definition, called?: JsonSchema) =>
  (ports: Partial<CalculatorPorts> = {}) => {
    const world = worldOf(ports)
    let named: Definition | undefined
    return (input: unknown) => {
      named ??= called
        ? Object.defineProperty(calculator, 'inputSchema', { value: withCalled(calculator.inputSchema, called) })
        : calculator
      return run(named, input, world)
    }
  }

function withCalled(schema: JsonSchema, called: JsonSchema | undefined): JsonSchema {
  if (!called) return schema
  const { items, properties } = schema
  return {
    ...schema,
    ...called,
    ...(items && { items: withCalled(items, called.items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, withCalled(field, called.properties?.[name])]),
      ),
    }),
  }
}

/** What was not given is refused when it is read, and not before: most calculators read law alone. */
function worldOf(ports: Partial<CalculatorPorts>): Ports {
  return {
    today: ports.today ?? saoPauloClock(),
    get rates() {
      return ports.rates ?? notGiven()
    },
    get market() {
      return ports.market ?? notGiven()
    },
    get classifications() {
      return ports.classifications ?? notGiven()
    },
    get registry() {
      return notGiven()
    },
    get salaries() {
      return notGiven()
    },
    get service() {
      return notGiven()
    },
  }
}

function notGiven(): never {
  throw new SourceUnavailable(word`Esta calculadora lê dados além da lei, e eles não lhe foram dados.`)
}

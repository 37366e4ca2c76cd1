/** A standalone calculator with only the tables it reads: `centavo/calculators/net-salary`. Its results equal the engine's. */
import { saoPauloClock } from './core/calendar/clock.ts'
import { SourceUnavailable } from './core/errors.ts'
import { word } from './core/text/language.ts'
import type { JsonSchema } from './operation/definition/descriptor.ts'
import type { Definition } from './operation/definition/operation.ts'
import type { Ports } from './operation/evaluation/ports.ts'
import { run } from './operation/evaluation/run.ts'
import type { Calculators } from './types/operations.ts'

/** Ports a calculator may read besides law. */
export type CalculatorPorts = Pick<Ports, 'today' | 'rates' | 'market' | 'classifications'>

export type Calculate<C extends keyof Calculators> = (input: Calculators[C]['input']) => Calculators[C]['result']

/** Creates the same calculator with other indicators or another date. */
export type CreateCalculate<C extends keyof Calculators> = (ports?: Partial<CalculatorPorts>) => Calculate<C>

/** @param called aliases of its fields and options: a bundle carries only this part of the vocabulary. */
export const calculatorAlone =
  (calculator: Definition, called?: JsonSchema) =>
  (ports: Partial<CalculatorPorts> = {}) => {
    const world = completePorts(ports)
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

/** A missing port throws only when read: most calculators read law alone. */
function completePorts(ports: Partial<CalculatorPorts>): Ports {
  return {
    today: ports.today ?? saoPauloClock(),
    get rates() {
      return ports.rates ?? missingPort()
    },
    get market() {
      return ports.market ?? missingPort()
    },
    get classifications() {
      return ports.classifications ?? missingPort()
    },
    get registry() {
      return missingPort()
    },
    get salaries() {
      return missingPort()
    },
    get service() {
      return missingPort()
    },
  }
}

function missingPort(): never {
  throw new SourceUnavailable(word`Esta calculadora lê dados além da lei, e eles não lhe foram dados.`)
}

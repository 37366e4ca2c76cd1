/** Browser engine: loads one domain and renders answers with the service's code. Loaded separately from the page script. */

import { domainLoaders } from '../../../../engine/generated/domains.ts'
import type { Registry } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import type { NameLinks } from '../../answers/linked-names.ts'
import { linked } from '../../english-links.ts'
import { filledWith, parseFormRequest } from '../../forms/form-request.ts'
import { calculatorRenderer } from '../answer/calculator-drawing.ts'
import type { FindRenderer, OperationRenderer } from '../answer/drawing.ts'
import { type BrowserContext, fromLawOnly, queryIn } from './law-only-ports.ts'

export interface OperationEngine {
  /** Answer fragment, identical to the service's; null when it needs data only the service has. */
  fragment(question: string): string | null
  /** Form with its input, and the answer. */
  sides(question: string): string | null
  /** Form prefilled from a parsed document, without an answer. */
  filled(input: Readonly<Record<string, unknown>>): string | null
}

/** Engine chunk: its registry, and the renderers of its non-calculator operations. */
interface Part {
  readonly registry: Registry
  readonly drawing?: FindRenderer
}

/** Answering for an operation; null for an operation without a page. */
export async function operationEngine(operation: string, world: BrowserContext): Promise<OperationEngine | null> {
  const load = domainLoaders.get(operation)
  if (!load) return null
  const { registry, drawing = calculatorRenderer }: Part = await load()
  const drawn = drawing(registry, operation)
  return drawn && answeringBy(drawn, registry, world)
}

function answeringBy({ member, ...drawn }: OperationRenderer, registry: Registry, world: BrowserContext): OperationEngine {
  const draw = (question: string, work: (query: TextInput, ports: NameLinks) => string): string | null => {
    const query = queryIn(member, question)
    return query && fromLawOnly(registry, world, (ports) => work(query, ports))
  }
  return {
    fragment: (question) => draw(question, (query, ports) => linked(drawn.fragment(query, ports, world.origin))),
    sides: (question) =>
      draw(question, (query, ports) => linked(drawn.sides(parseFormRequest(member, query, ports), ports, world.origin).text)),
    filled: (input) => fromLawOnly(registry, world, (ports) => linked(drawn.sides(filledWith(member, input), ports, world.origin).text)),
  }
}

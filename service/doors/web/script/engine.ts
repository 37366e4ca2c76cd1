/** The engine in the page: one domain of it, and an answer drawn by the very code of the service. Fetched apart from the page's script. */
import type { Registry } from '../../../../engine/core/operation/registry.ts'
import { domainLoaders } from '../../../../engine/generated/domains.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import type { NameLinks } from '../answers/linked-names.ts'
import { linked } from '../english-links.ts'
import { asked, filledWith } from '../forms/form-request.ts'
import { calculatorDrawing } from './calculator-drawing.ts'
import type { Drawing, Drawn } from './drawing.ts'
import { queryIn, type World, withoutService } from './law-alone.ts'

export interface Answering {
  /** The answer as the service would draw it; null where it asks what only the service has. */
  fragment(question: string): string | null
  /** The form with what was asked, and its answer. */
  sides(question: string): string | null
  /** The form with what was read of a paper, before anything is asked. */
  filled(input: Readonly<Record<string, unknown>>): string | null
}

/** A part of the engine as it is fetched: with what draws its operations, where they are no calculators. */
interface Part {
  readonly registry: Registry
  readonly drawing?: Drawing
}

/** What answers an operation here; null for one that no page asks. */
export async function answering(operation: string, world: World): Promise<Answering | null> {
  const load = domainLoaders.get(operation)
  if (!load) return null
  const { registry, drawing = calculatorDrawing }: Part = await load()
  const drawn = drawing(registry, operation)
  return drawn && answeringBy(drawn, registry, world)
}

function answeringBy({ member, ...drawn }: Drawn, registry: Registry, world: World): Answering {
  const draw = (question: string, work: (query: TextInput, ports: NameLinks) => string): string | null => {
    const query = queryIn(member, question)
    return query && withoutService(registry, world, (ports) => work(query, ports))
  }
  return {
    fragment: (question) => draw(question, (query, ports) => linked(drawn.fragment(query, ports, world.origin))),
    sides: (question) => draw(question, (query, ports) => linked(drawn.sides(asked(member, query, ports), ports, world.origin).text)),
    filled: (input) => withoutService(registry, world, (ports) => linked(drawn.sides(filledWith(member, input), ports, world.origin).text)),
  }
}

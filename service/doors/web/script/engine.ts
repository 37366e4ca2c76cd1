/** The engine in the page: one domain of it, and an answer drawn by the very code of the service. Fetched apart from the page's script. */
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Registry } from '../../../../engine/core/operation/registry.ts'
import { domainLoaders } from '../../../../engine/generated/domains.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import { calculatorFragment, calculatorSides } from '../calculator-answer.ts'
import { checkFragment, checkSides } from '../check-page.ts'
import { decisionFragment, decisionSides } from '../decision-page.ts'
import { linked } from '../english-links.ts'
import { asked, type FormRequest, filledWith } from '../form-request.ts'
import type { Html } from '../html.ts'
import type { NameLinks } from '../linked-names.ts'
import { queryIn, type World, withoutService } from './law-alone.ts'

export interface Answering {
  /** The answer as the service would draw it; null where it asks what only the service has. */
  fragment(question: string): string | null
  /** The form with what was asked, and its answer. */
  sides(question: string): string | null
  /** The form with what was read of a paper, before anything is asked. */
  filled(input: Readonly<Record<string, unknown>>): string | null
}

/** What answers an operation here; null for one that no page asks. */
export async function answering(operation: string, world: World): Promise<Answering | null> {
  const load = domainLoaders.get(operation)
  if (!load) return null
  const { registry } = await load()
  const drawn = drawnBy(registry, operation)
  return drawn && answeringBy(drawn, registry, world)
}

interface Drawn {
  readonly member: Operation
  fragment(query: TextInput, ports: NameLinks, origin: string): string
  sides(state: FormRequest, ports: NameLinks, origin: string): Html
}

function drawnBy({ calculators, decisions, checks }: Registry, id: string): Drawn | null {
  return (
    drawnAs(calculators.get(id), calculatorFragment, calculatorSides) ??
    drawnAs(decisions.get(id), decisionFragment, decisionSides) ??
    drawnAs(checks.get(id), checkFragment, checkSides)
  )
}

function drawnAs<T extends Operation>(
  member: T | undefined,
  fragment: (member: T, ...asks: Parameters<Drawn['fragment']>) => string,
  sides: (member: T, ...asks: Parameters<Drawn['sides']>) => Html,
): Drawn | null {
  return member ? { member, fragment: (...asks) => fragment(member, ...asks), sides: (...asks) => sides(member, ...asks) } : null
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

/** The engine in the page: one domain of it, and an answer drawn by the very code of the service. Fetched apart from the page's script. */
import type { Day } from '../../../../engine/core/day.ts'
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Registry } from '../../../../engine/core/operation/registry.ts'
import { domainLoaders } from '../../../../engine/domains.generated.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import { asked, namesField } from '../asked.ts'
import { calculatorFragment, calculatorSides } from '../calculator-answer.ts'
import { checkFragment, checkSides } from '../check-page.ts'
import { decisionFragment, decisionSides } from '../decision-page.ts'
import type { Html } from '../html.ts'
import type { Called, Drawing, Names } from '../names.ts'

export interface World {
  readonly today: () => Day
  /** The address of the service as it knows it. */
  readonly origin: string
  readonly names: readonly Called[]
}

export interface Answering {
  /** The answer as the service would draw it; null where it asks what only the service has. */
  fragment(question: string): string | null
  /** The form with what was asked, and its answer. */
  sides(question: string): string | null
}

/** What answers an operation here; null for one that no page asks. */
export async function answering(operation: string, world: World): Promise<Answering | null> {
  const load = domainLoaders[operation]
  if (!load) return null
  const { registry } = await load()
  const drawn = drawnBy(registry, operation)
  return drawn && answeringBy(drawn, registry, world)
}

interface Drawn {
  readonly member: Operation
  fragment(query: TextInput, ports: Drawing, origin: string): string
  sides(query: TextInput, ports: Drawing, origin: string): Html
}

function drawnBy({ calculators, decisions, checks }: Registry, id: string): Drawn | null {
  const calculator = calculators.get(id)
  if (calculator)
    return {
      member: calculator,
      fragment: (...asks) => calculatorFragment(calculator, ...asks),
      sides: (query, ports, origin) => calculatorSides(calculator, asked(calculator, query, ports), ports, origin),
    }
  const decision = decisions.get(id)
  if (decision)
    return {
      member: decision,
      fragment: (...asks) => decisionFragment(decision, ...asks),
      sides: (query, ports, origin) => decisionSides(decision, asked(decision, query, ports), ports, origin),
    }
  const check = checks.get(id)
  if (check)
    return {
      member: check,
      fragment: (...asks) => checkFragment(check, ...asks),
      sides: (query, ports, origin) => checkSides(check, asked(check, query, ports), ports, origin),
    }
  return null
}

function answeringBy(drawn: Drawn, registry: Registry, { today, origin, names }: World): Answering {
  const operations = new Map(names.map((called) => [called.id, called]))
  function draw(question: string, work: (query: TextInput, ports: Drawing) => string): string | null {
    const query = queryIn(question)
    // No examples come with the engine: an address that asks nothing is the service's.
    if (!namesField(drawn.member, query)) return null
    let lacked = false
    const lack = (): never => {
      lacked = true
      throw new ServiceNeeded()
    }
    try {
      const made = work(query, worldOf(registry, { operations }, today, lack))
      // Even where an operation answers without what it could not read, the service would have read it.
      return lacked ? null : made
    } catch (error) {
      if (error instanceof ServiceNeeded) return null
      throw error
    }
  }
  return {
    fragment: (question) => draw(question, (query, ports) => drawn.fragment(query, ports, origin)),
    sides: (question) => draw(question, (query, ports) => drawn.sides(query, ports, origin).text),
  }
}

class ServiceNeeded extends Error {}

/** Only law is here: series, quotes and salaries are the service's. */
function worldOf(registry: Registry, names: Names, today: () => Day, lack: () => never): Drawing {
  return {
    today,
    registry,
    names,
    get rates() {
      return lack()
    },
    get market() {
      return lack()
    },
    get salaries() {
      return lack()
    },
    get service() {
      return lack()
    },
  }
}

/** The fields after the question mark as the service reads them: a list where one came more than once. */
function queryIn(question: string): TextInput {
  const params = new URLSearchParams(question)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first = '', ...more] = params.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

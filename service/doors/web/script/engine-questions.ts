/** The questions in the page: about a calculator of a domain that is here, drawn by the very code of the service. Fetched where one is asked. */
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import type { Question } from '../../../../engine/core/operation/question.ts'
import type { Registry } from '../../../../engine/core/operation/registry.ts'
import { domainLoaders } from '../../../../engine/generated/domains.ts'
import { questions } from '../../../../engine/generated/questions.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import type { NameLinks } from '../answers/linked-names.ts'
import { questionBody, questionFragment } from '../answers/question-body.ts'
import { linked } from '../english-links.ts'
import { inTurns } from './in-turns.ts'
import { queryIn, type World, withoutServiceInTurns } from './law-alone.ts'

export interface Asking {
  /** The answer beneath the calculator's, as the service would draw it; null where it asks what only the service has. */
  fragment(question: string): Promise<string | null>
  /** The question's own page within its frame; null as above. */
  page(question: string): Promise<{ readonly title: string; readonly body: string } | null>
}

/** What answers a question about a calculator here; null where either is unknown. */
export async function asking(calculator: string, question: string, world: World): Promise<Asking | null> {
  const load = domainLoaders.get(calculator)
  const asked = questions.find(({ id }) => id === question)
  if (!load || !asked) return null
  const { registry } = await load()
  const about = registry.calculators.get(calculator)
  return about ? askingBy(asked, about, registry, world) : null
}

function askingBy(question: Question, calculator: Calculator, registry: Registry, world: World): Asking {
  const draw = async <T>(text: string, work: (query: TextInput, ports: NameLinks) => Promise<T>): Promise<T | null> => {
    const query = queryIn(calculator, text)
    return query && withoutServiceInTurns(registry, world, (ports) => work(query, ports))
  }
  return {
    fragment: (text) => draw(text, async (query, ports) => linked(await questionFragment(question, calculator, query, ports, inTurns))),
    page: (text) =>
      draw(text, async (query, ports) => {
        const { title, body } = await questionBody(question, calculator, query, ports, world.origin, inTurns)
        return { title, body: linked(body.text) }
      }),
  }
}

/** The questions in the page: about a calculator of a domain that is here, drawn by the very code of the service. Fetched where one is asked. */
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import type { Answer, Operation } from '../../../../engine/core/operation/operation.ts'
import type { Question } from '../../../../engine/core/operation/question.ts'
import type { Registry } from '../../../../engine/core/operation/registry.ts'
import { partsOf, run } from '../../../../engine/core/operation/run.ts'
import { domainLoaders } from '../../../../engine/generated/domains.ts'
import { questions } from '../../../../engine/generated/questions.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import type { NameLinks } from '../linked-names.ts'
import { type Answers, questionBody, questionFragment } from '../question-body.ts'
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
    fragment: (text) => draw(text, (query, ports) => questionFragment(question, calculator, query, ports, inTurns)),
    page: (text) =>
      draw(text, async (query, ports) => {
        const { title, body } = await questionBody(question, calculator, query, ports, world.origin, inTurns)
        return { title, body: body.text }
      }),
  }
}

/** The longest the page is held before it is let to answer to a finger, in milliseconds. */
const TURN = 12

const inTurns: Answers = async (question: Operation, raw, ports): Promise<Answer> => {
  const parts = partsOf(question, raw, ports)
  if (!parts) return run(question, raw, ports)
  for (let ends = performance.now() + TURN; ; ) {
    const part = parts.next()
    if (part.done) return part.value
    if (performance.now() < ends) continue
    await new Promise((resolve) => setTimeout(resolve))
    ends = performance.now() + TURN
  }
}

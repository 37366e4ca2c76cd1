/** Answers calculator questions in the browser with the service's rendering code. Loaded when a question is asked. */

import { domainLoaders } from '../../../../engine/generated/domains.ts'
import { questions } from '../../../../engine/generated/questions.ts'
import type { Calculator } from '../../../../engine/operation/definition/calculator.ts'
import type { Question } from '../../../../engine/operation/definition/question.ts'
import type { Registry } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import type { NameLinks } from '../../answers/linked-names.ts'
import { questionBody, questionFragment } from '../../answers/question-body.ts'
import { linked } from '../../english-links.ts'
import { type BrowserContext, fromLawOnlyAsync, queryIn } from './law-only-ports.ts'
import { answerYielding } from './yield-to-browser.ts'

export interface QuestionEngine {
  /** Answer fragment, identical to the service's; null when it needs data only the service has. */
  fragment(question: string): Promise<string | null>
  /** Question page without its layout; null in the same case. */
  page(question: string): Promise<{ readonly title: string; readonly body: string } | null>
}

/** Question answering for a calculator; null when either is unknown. */
export async function questionEngine(calculator: string, question: string, world: BrowserContext): Promise<QuestionEngine | null> {
  const load = domainLoaders.get(calculator)
  const asked = questions.find(({ id }) => id === question)
  if (!load || !asked) return null
  const { registry } = await load()
  const about = registry.calculators.get(calculator)
  return about ? createQuestionEngine(asked, about, registry, world) : null
}

function createQuestionEngine(question: Question, calculator: Calculator, registry: Registry, world: BrowserContext): QuestionEngine {
  const draw = async <T>(text: string, work: (query: TextInput, ports: NameLinks) => Promise<T>): Promise<T | null> => {
    const query = queryIn(calculator, text)
    return query && fromLawOnlyAsync(registry, world, (ports) => work(query, ports))
  }
  return {
    fragment: (text) =>
      draw(text, async (query, ports) => linked(await questionFragment(question, calculator, query, ports, answerYielding))),
    page: (text) =>
      draw(text, async (query, ports) => {
        const { title, body } = await questionBody(question, calculator, query, ports, world.origin, answerYielding)
        return { title, body: linked(body.text) }
      }),
  }
}

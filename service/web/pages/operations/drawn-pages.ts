/** Pages that compute an answer: rendered inline when cheap, in a thread when expensive. */
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import type { PageJob, RenderedPagePart } from '../../../work/batch-job.ts'
import { calculatorFragment } from '../../answers/calculator-answer.ts'
import { type Answers, questionFragment, questionSheet } from '../../answers/question-body.ts'
import { fileOf } from '../../answers/rows-as-file.ts'
import { shareImage } from '../../charts/share-image.ts'
import { sharePicture } from '../../charts/share-picture.ts'
import { calculatorPage, listSheet, sharedAnswer } from './calculator-page.ts'
import { checkFragment, checkPage } from './check-page.ts'
import { decisionFragment, decisionPage } from './decision-page.ts'
import { questionPage } from './question-page.ts'

type PageResult = RenderedPagePart | Promise<RenderedPagePart>
type Draw<T> = (member: T, query: TextInput, ports: Engine, origin: string) => RenderedPagePart

/** @param answers computes a question's answer. */
export function renderPage(job: PageJob, ports: Engine, answers: Answers): PageResult {
  const { calculators, checks, decisions } = ports.registry
  switch (job.kind) {
    case 'calculator':
      return ofMember(job, calculators.get(job.id)!, ports, calculatorPage, (...asked) => ({ text: calculatorFragment(...asked) }))
    case 'decision':
      return ofMember(job, decisions.get(job.id)!, ports, decisionPage, (...asked) => ({ text: decisionFragment(...asked) }))
    case 'check':
      return ofMember(job, checks.get(job.id)!, ports, checkPage, (...asked) => ({ text: checkFragment(...asked) }))
    case 'question':
      return ofQuestion(job, ports, answers)
  }
}

function ofMember<T extends Operation>(job: PageJob, member: T, ports: Engine, page: Draw<T>, fragment: Draw<T>): PageResult {
  const { part, query, origin, field } = job
  if (part === 'page') return page(member, query, ports, origin)
  if (part === 'fragment') return fragment(member, query, ports, origin)
  if (part === 'drawing') return { text: shareImage(...sharedAnswer(member, query, ports)) }
  if (part === 'picture') return sharePicture(...sharedAnswer(member, query, ports)).then((text) => ({ text }))
  return fileOf(part, listSheet(member, field, query, ports)).then((text) => ({ text }))
}

async function ofQuestion(job: PageJob, ports: Engine, answers: Answers): Promise<RenderedPagePart> {
  const { part, query, origin } = job
  const question = ports.registry.questions.get(job.id)!
  const calculator = ports.registry.calculators.get(job.about ?? '')!
  if (part === 'page') return questionPage(question, calculator, query, ports, origin, answers)
  if (part === 'fragment') return { text: await questionFragment(question, calculator, query, ports, answers) }
  return { text: await fileOf(part === 'csv' ? 'csv' : 'xlsx', await questionSheet(question, calculator, query, ports, answers)) }
}

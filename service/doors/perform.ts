/** Works a job: the same in a thread of the service, on its loop, and wherever there is an engine. */
import { inLanguage } from '../../engine/core/language.ts'
import { once } from '../../engine/core/once.ts'
import type { Answer, Operation, Parts } from '../../engine/core/operation/operation.ts'
import type { Engine } from '../../engine/core/operation/registry.ts'
import { partsOf, partsOfText, run, runText } from '../../engine/core/operation/run.ts'
import { reformOfAnswer } from '../../engine/core/reform/mark.ts'
import { rendered } from '../../engine/present/render.ts'
import { englishLanguage } from '../language.ts'
import { answeredRows } from './http/row-answers.ts'
import type { AnswerJob, Done, Job, JobKind, Rendered, RenderJob } from './job.ts'
import type { Answers } from './web/answers/question-body.ts'

/** How work that stops after each evaluation is carried to its end. */
export interface Pace {
  finish<T>(parts: Parts<T>): T | Promise<T>
  /** Whether nobody waits for it any more. */
  stopped(): boolean
}

type Ways = { readonly [K in JobKind]: (job: Job<K>, ports: Engine, pace: Pace) => Done[K] | Promise<Done[K]> }

/** What draws pages is read by the first who asks for one. */
const pages = once(() => import('./web/pages/drawn-pages.ts'))
const reformPages = once(() => import('./web/pages/reform-pages.ts'))

const WAYS: Ways = {
  answer: (job, ports, pace) => answerOf(operationOf(job, ports), job, ports, pace),
  render: renderedBy,
  rows: (job, ports, pace) => answeredRows(job, ports, pace.stopped),
  page: async (job, ports, pace) => (await pages()).drawnPage(job, ports, answersAt(ports, pace)),
  // What reads papers is loaded by the first of them.
  paper: async ({ check, text, origin }, ports) =>
    (await import('./web/pages/read-page.ts')).readPage(ports.registry.checks.get(check)!, text, ports, origin),
  population: async ({ proposal }, ports) => ({ text: (await reformPages()).populationPage(proposal, ports) }),
  async reform({ part, query, origin }, ports, pace) {
    const { reformPage, reformFragment } = await reformPages()
    return part === 'page' ? reformPage(query, ports, origin, answersAt(ports, pace)) : reformFragment(query, ports, answersAt(ports, pace))
  },
}

/** A question within a page. */
const answersAt =
  (ports: Engine, pace: Pace): Answers =>
  (question, raw) => {
    const parts = partsOf(question, raw, ports)
    return parts ? pace.finish(parts) : run(question, raw, ports)
  }

export function perform<K extends JobKind>(job: Job<K>, ports: Engine, pace: Pace): Done[K] | Promise<Done[K]> {
  return job.language === 'en' ? inLanguage(englishLanguage(), () => WAYS[job.do](job, ports, pace)) : WAYS[job.do](job, ports, pace)
}

const operationOf = ({ operation }: AnswerJob | RenderJob, { registry }: Engine): Operation => registry.operations.get(operation)!

async function renderedBy(job: RenderJob, ports: Engine, pace: Pace): Promise<Rendered> {
  const operation = operationOf(job, ports)
  const answer = await answerOf(operation, job, ports, pace)
  return { text: rendered(operation, answer, job.view), reform: reformOfAnswer(answer) }
}

function answerOf(operation: Operation, { input, text }: AnswerJob | RenderJob, ports: Engine, pace: Pace): Answer | Promise<Answer> {
  const parts = text ? partsOfText(operation, textFields(input), ports) : partsOf(operation, input, ports)
  if (parts) return pace.finish(parts)
  return text ? runText(operation, textFields(input), ports) : run(operation, input, ports)
}

/** Fields of an address, as they were sent with the job. */
function textFields(input: unknown): Record<string, string | string[] | undefined> {
  return Object.assign(Object.create(null), input)
}

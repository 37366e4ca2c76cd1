/** Runs a job, identically in a worker thread, on the event loop, or in any other process with an engine. */

import { once } from '../../engine/core/collections/lazy-value.ts'
import { reformOfAnswer } from '../../engine/core/reform/hypothesis-mark.ts'
import { inLanguage } from '../../engine/core/text/language.ts'
import type { Answer, Operation, Parts } from '../../engine/operation/definition/operation.ts'
import { isQuery } from '../../engine/operation/definition/query.ts'
import { rateLimitUnits } from '../../engine/operation/definition/rate-limit-cost.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { partsOf, partsOfText, run, runText } from '../../engine/operation/evaluation/run.ts'
import { rendered } from '../../engine/presentation/render.ts'
import { postedFiles } from '../formats/posted-archive.ts'
import { answeredRows } from '../http/row-answers.ts'
import { englishLanguage } from '../runtime/language.ts'
import { parseJson } from '../runtime/strict-json.ts'
import type { Answers } from '../web/answers/question-body.ts'
import type { AnswerJob, Charge, Done, Job, JobKind, PostedJob, Rendered, RenderJob } from './batch-job.ts'

/** Drives interruptible work, which pauses after each evaluation, to completion. */
export interface Pace {
  finish<T>(parts: Parts<T>): T | Promise<T>
  /** True when no client awaits the result. */
  stopped(): boolean
  readonly charge: Charge
}

type JobHandlers = { readonly [K in JobKind]: (job: Job<K>, ports: Engine, pace: Pace) => Done[K] | Promise<Done[K]> }

/** Page renderers are loaded on first use. */
const pages = once(() => import('../web/pages/operations/drawn-pages.ts'))
/** ZIP files are rare: their reader is loaded on first use. */
const archived = once(() => import('./archived-files.ts'))
const reformPages = once(() => import('../web/pages/law/reform-pages.ts'))

const HANDLERS: JobHandlers = {
  answer: (job, ports, pace) => answerOf(operationOf(job, ports), job, ports, pace),
  render: renderedBy,
  posted: answerPosted,
  rows: (job, ports, pace) => answeredRows(job, ports, pace.stopped),
  page: async (job, ports, pace) => (await pages()).renderPage(job, ports, answersAt(ports, pace)),
  // The document reader is loaded on first use.
  paper: async ({ check, text, origin }, ports) =>
    (await import('../web/pages/documents/read-page.ts')).readPage(ports.registry.checks.get(check)!, text, ports, origin),
  population: async ({ proposal }, ports) => ({ text: (await reformPages()).populationPage(proposal, ports) }),
  async reform({ part, query, origin }, ports, pace) {
    const { reformPage, reformFragment } = await reformPages()
    return part === 'page' ? reformPage(query, ports, origin, answersAt(ports, pace)) : reformFragment(query, ports, answersAt(ports, pace))
  },
}

/** Runs a question embedded in a page. */
const answersAt =
  (ports: Engine, pace: Pace): Answers =>
  (question, raw) => {
    const parts = partsOf(question, raw, ports)
    return parts ? pace.finish(parts) : run(question, raw, ports)
  }

export function executeJob<K extends JobKind>(job: Job<K>, ports: Engine, pace: Pace): Done[K] | Promise<Done[K]> {
  return job.language === 'en'
    ? inLanguage(englishLanguage(), () => HANDLERS[job.do](job, ports, pace))
    : HANDLERS[job.do](job, ports, pace)
}

const operationOf = ({ operation }: AnswerJob | RenderJob | PostedJob, { registry }: Engine): Operation =>
  registry.operations.get(operation)!

async function renderedBy(job: RenderJob, ports: Engine, pace: Pace): Promise<Rendered> {
  const operation = operationOf(job, ports)
  const answer = await answerOf(operation, job, ports, pace)
  return { text: rendered(operation, answer, job.view), reform: reformOfAnswer(answer) }
}

/** The price of a posted body is known once it is read; a query that takes files one by one has a price of its own. */
async function answerPosted({ operation, body: { bytes, form, fields }, view }: PostedJob, ports: Engine, pace: Pace): Promise<Rendered> {
  const definition = ports.registry.operations.get(operation)
  if (form === 'zip' && definition && isQuery(definition) && definition.byFiles) {
    await pace.charge(rateLimitUnits(definition, fields, ports))
    const answer = (await archived()).answerOfArchive(definition.byFiles(fields, ports), bytes)
    return { text: rendered(definition, answer, view), reform: reformOfAnswer(answer) }
  }
  const input = inputOf(form, bytes, fields)
  const job = { do: 'render', operation, input, text: false, view } as const
  await pace.charge(rateLimitUnits(operationOf(job, ports), Object(input), ports))
  return renderedBy(job, ports, pace)
}

function inputOf(form: PostedJob['body']['form'], bytes: Uint8Array, fields: object): unknown {
  if (form === 'zip') return { files: postedFiles(bytes) }
  const text = new TextDecoder().decode(bytes)
  return form === 'xml' ? { ...fields, files: [{ xml: text }] } : parseJson(text)
}

function answerOf(operation: Operation, { input, text }: AnswerJob | RenderJob, ports: Engine, pace: Pace): Answer | Promise<Answer> {
  const parts = text ? partsOfText(operation, textFields(input), ports) : partsOf(operation, input, ports)
  if (parts) return pace.finish(parts)
  return text ? runText(operation, textFields(input), ports) : run(operation, input, ports)
}

/** URL fields as sent with the job. */
function textFields(input: unknown): Record<string, string | string[] | undefined> {
  return Object.assign(Object.create(null), input)
}

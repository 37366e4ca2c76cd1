/** Pages of calculators, decisions, checks and calculator questions, under their Portuguese slugs. */
import { Readable } from 'node:stream'
import { once } from '../../../../engine/core/collections/lazy-value.ts'
import { InvalidInput, NotFound } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/text/language.ts'
import { evaluationsOfPaper } from '../../../../engine/documents/paper-price.ts'
import type { Calculator } from '../../../../engine/operation/definition/calculator.ts'
import { KINDS } from '../../../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import type { Question } from '../../../../engine/operation/definition/question.ts'
import { EVALUATIONS_PER_UNIT, isExpensive, rateLimitUnits } from '../../../../engine/operation/definition/rate-limit-cost.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { run } from '../../../../engine/operation/evaluation/run.ts'
import { LAW_FIELD } from '../../../../engine/operation/input/reserved-names.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import { paramsOf } from '../../../http/request.ts'
import type { PageJob, PagePart } from '../../../work/batch-job.ts'
import type { FileForm } from '../../answers/downloads.ts'
import { intendedOperation } from '../../forms/related-forms.ts'
import {
  downloadResponse,
  FRAMED_POLICY,
  type Mounting,
  membersBySlug,
  named,
  type PageRequest,
  type PageResponse,
  POLICY,
  pageHeaders,
  pageResponse,
} from '../frame/page-mounting.ts'
import { REFORM_PATH } from '../law/reform-body.ts'
import { PASTED, READ_PATH, readable } from './check-page.ts'
import { renderPage } from './drawn-pages.ts'
import { EMBED_PATH } from './embed.ts'
import { embedPage } from './embed-page.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Form with a pasted document: a character may take three bytes, each URL-encoded as three more. */
const MAX_FORM_BYTES = 600 * 1024

/** Reads a form body up to the size limit. */
async function bodyOf(body: unknown): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  if (!(body instanceof Readable)) return ''
  for await (const part of body) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > MAX_FORM_BYTES)
      throw new InvalidInput([
        { field: PASTED, code: 'too_large', message: 'é longo demais para um papel', english: 'is too long for a paper' },
      ])
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Fragment path requested by the script while the user types. */
const RESPONSE = '/resposta'
const FILE_FORMS = ['csv', 'xlsx'] as const satisfies readonly FileForm[]

export function mountOperationPages(mounting: Mounting): void {
  const { calculators, checks, decisions } = mounting.ports.registry
  mountMembers(mounting, 'calculator', calculators)
  mountEmbedded(mounting)
  mountQuestions(mounting)
  mountMembers(mounting, 'decision', decisions)
  mountMembers(mounting, 'check', checks)
  mountReading(mounting)
}

/** Mounts pages under their Portuguese slugs; the API name redirects. */
function mountMembers<T extends Operation & { readonly slug: string }>(
  { ports, origin, mount }: Mounting,
  kind: 'calculator' | 'decision' | 'check',
  members: ReadonlyMap<string, T>,
): void {
  const { page, called: what } = KINDS[kind]
  const bySlug = membersBySlug(members)
  const former = once(() => new Map([...members.values()].flatMap((member) => (member.formerSlugs ?? []).map((slug) => [slug, member]))))
  const at = (rest: string, make: (member: T, ask: PageRequest) => PageResponse | Promise<PageResponse>): void =>
    mount(`${page}/:slug${rest}`, 'day', (ask) => {
      const { slug = '', field = '' } = ask.params
      const member = bySlug().get(slug)
      // Redirects a law change to a page that labels the answer as hypothetical.
      if (member && ask.query[LAW_FIELD] && rest !== RESPONSE) {
        const asksOfLaw = kind === 'calculator' && [...ports.registry.questions.values()].find(({ ownLaw }) => ownLaw)
        return { movedTo: asksOfLaw ? `${page}/${slug}/${asksOfLaw.slug}` : REFORM_PATH }
      }
      const other = member && intendedOperation(member, ask.query, ports.registry)
      if (member && !other) return make(member, ask)
      const moved = other ?? former().get(slug) ?? members.get(slug) ?? named(bySlug(), slug, what)
      return { movedTo: `${page}/${moved.slug}${rest.replace(':field', encodeURIComponent(field))}` }
    })
  const draw = (member: T, part: PagePart, ask: PageRequest): PageResponse | Promise<PageResponse> =>
    drawn(
      ports,
      member,
      { do: 'page', kind, id: member.id, about: null, part, field: ask.params.field ?? '', query: ask.query, origin },
      ask,
    )
  at('', (member, ask) => draw(member, 'page', ask))
  at(RESPONSE, (member, ask) => draw(member, 'fragment', ask))
  at('/imagem.svg', async (member, ask) => ({ ...(await draw(member, 'drawing', ask)), type: 'image/svg+xml' }))
  at('/imagem.png', async (member, ask) => ({ ...(await draw(member, 'picture', ask)), type: 'image/png' }))
  for (const form of FILE_FORMS)
    at(`/${form}/:field`, async (member, ask) =>
      downloadResponse(form, (await draw(member, form, ask)).text, `${member.slug}-${ask.params.field ?? ''}`),
    )
}

/** Outputs that cost more to render than their answer costs to compute. */
const DEAR_PARTS: readonly PagePart[] = ['picture', 'xlsx']

/** Renders cheap pages inline; charges expensive ones and renders them off the event loop. */
function drawn(
  ports: Engine,
  member: Operation,
  job: PageJob,
  { asker, query }: PageRequest,
  raw: TextInput = query,
): PageResponse | Promise<PageResponse> {
  if (!isExpensive(member) && !DEAR_PARTS.includes(job.part)) {
    const page = renderPage(job, ports, (question, input) => run(question, input, ports))
    return page instanceof Promise ? page.then(pageResponse) : pageResponse(page)
  }
  asker.assertRoom()
  return asker.pay(rateLimitUnits(member, raw, ports)).then(() => asker.work(job).then(pageResponse))
}

function mountEmbedded({ ports, origin, mount }: Mounting): void {
  const calculatorsCalled = membersBySlug(ports.registry.calculators)
  mount(
    `${EMBED_PATH}/:slug`,
    'day',
    ({ params, query }) => embedPage(named(calculatorsCalled(), params.slug ?? '', KINDS.calculator.called), query, ports, origin),
    'page',
    FRAMED_POLICY,
  )
}

/** Questions about a calculator, below its path. */
function mountQuestions({ ports, origin, mount }: Mounting): void {
  const { calculators, questions } = ports.registry
  const calculatorsCalled = membersBySlug(calculators)
  const questionsCalled = membersBySlug(questions)
  const { page } = KINDS.calculator
  function at(rest: string, make: (question: Question, calculator: Calculator, ask: PageRequest) => Promise<PageResponse>): void {
    mount(`${page}/:slug/:question${rest}`, 'day', (ask) => {
      const { slug = '', question: name = '' } = ask.params
      const question = named(questionsCalled(), name, KINDS.question.called)
      const calculator = calculatorsCalled().get(slug)
      if (calculator) return make(question, calculator, ask)
      const moved = calculators.get(slug) ?? named(calculatorsCalled(), slug, KINDS.calculator.called)
      return { movedTo: `${page}/${moved.slug}/${question.slug}${rest}` }
    })
  }

  /** The URL holds the calculator input; only the additional question fields trigger the computation. */
  const ofQuestion = (question: Question, calculator: Calculator, part: PagePart, ask: PageRequest): PageResponse | Promise<PageResponse> =>
    drawn(
      ports,
      question,
      { do: 'page', kind: 'question', id: question.id, about: calculator.id, part, field: '', query: ask.query, origin },
      ask,
      { ...ask.query, calculator: calculator.id },
    )
  at('', async (question, calculator, ask) => ofQuestion(question, calculator, 'page', ask))
  at('/resposta', async (question, calculator, ask) => ofQuestion(question, calculator, 'fragment', ask))
  for (const form of FILE_FORMS)
    at(`/${form}`, async (question, calculator, ask) =>
      downloadResponse(form, (await ofQuestion(question, calculator, form, ask)).text, `${calculator.slug}-${question.slug}`),
    )
}

/** A pasted document arrives in the body, so that no URL, history or log contains it. */
function mountReading({ server, ports, origin, sent }: Mounting): void {
  const bySlug = membersBySlug(ports.registry.checks)
  server.add({
    url: `${KINDS.check.page}/:slug${READ_PATH}`,
    page: true,
    streams: [FORM_TYPE],
    async post(request, reply) {
      const member = named(bySlug(), paramsOf(request).slug ?? '', KINDS.check.called)
      if (!readable(member)) throw new NotFound(word`${member.title} não recebe um papel colado.`)
      const asker = server.askerOf(request, reply)
      asker.assertRoom()
      const body = await bodyOf(request.body)
      const turn = server.turn(request, true)
      if (turn) await turn
      const text = new URLSearchParams(body).get(PASTED) ?? ''
      reply.headers({ ...pageHeaders(POLICY), 'cache-control': 'no-store' })
      asker.assertRoom()
      await asker.pay(Math.ceil(evaluationsOfPaper({ text }) / EVALUATIONS_PER_UNIT))
      return sent(request, reply, pageResponse(await asker.work({ do: 'paper', check: member.id, text, origin })))
    },
  })
}

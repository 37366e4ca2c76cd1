/** The pages of calculators, decisions and checks, and of the questions beneath a calculator: by their Portuguese names. */
import { Readable } from 'node:stream'
import { InvalidInput, NotFound } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/language.ts'
import { once } from '../../../../engine/core/once.ts'
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import { KINDS } from '../../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import { EVALUATIONS_A_UNIT, isDear, unitsOf } from '../../../../engine/core/operation/price.ts'
import type { Question } from '../../../../engine/core/operation/question.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { LAW_FIELD } from '../../../../engine/core/operation/reserved.ts'
import { run } from '../../../../engine/core/operation/run.ts'
import { evaluationsOfPaper } from '../../../../engine/documents/paper-price.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import { paramsOf } from '../../http/request.ts'
import type { PageJob, PagePart } from '../../job.ts'
import type { FileForm } from '../answers/downloads.ts'
import { meantFor } from '../forms/related-forms.ts'
import { PASTED, READ_PATH, readable } from './check-page.ts'
import { drawnPage } from './drawn-pages.ts'
import { EMBED_PATH } from './embed.ts'
import { embedPage } from './embed-page.ts'
import {
  type Answered,
  type Ask,
  asDrawn,
  called,
  FRAMED_POLICY,
  type Mounting,
  named,
  onEveryPage,
  POLICY,
  saved,
} from './page-mounting.ts'
import { REFORM_PATH } from './reform-body.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Of a form with a pasted paper; a letter may take three bytes, and each of them three more in the form. */
const MAX_FORM_BYTES = 600 * 1024

/** The body of a form, to its limit. */
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

/** What a page's script asks for while one types. */
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

/** Pages by their Portuguese names; by the name the API has, the address moved. */
function mountMembers<T extends Operation & { readonly slug: string }>(
  { ports, origin, mount }: Mounting,
  kind: 'calculator' | 'decision' | 'check',
  members: ReadonlyMap<string, T>,
): void {
  const { page, called: what } = KINDS[kind]
  const bySlug = called(members)
  const former = once(() => new Map([...members.values()].flatMap((member) => (member.formerSlugs ?? []).map((slug) => [slug, member]))))
  const at = (rest: string, make: (member: T, ask: Ask) => Answered | Promise<Answered>): void =>
    mount(`${page}/:slug${rest}`, 'day', (ask) => {
      const { slug = '', field = '' } = ask.params
      const member = bySlug().get(slug)
      // Under a change of the law the answer is drawn where it is marked, and nowhere else.
      if (member && ask.query[LAW_FIELD] && rest !== RESPONSE) {
        const asksOfLaw = kind === 'calculator' && [...ports.registry.questions.values()].find(({ ownLaw }) => ownLaw)
        return { movedTo: asksOfLaw ? `${page}/${slug}/${asksOfLaw.slug}` : REFORM_PATH }
      }
      const other = member && meantFor(member, ask.query, ports.registry)
      if (member && !other) return make(member, ask)
      const moved = other ?? former().get(slug) ?? members.get(slug) ?? named(bySlug(), slug, what)
      return { movedTo: `${page}/${moved.slug}${rest.replace(':field', encodeURIComponent(field))}` }
    })
  const draw = (member: T, part: PagePart, ask: Ask): Answered | Promise<Answered> =>
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
      saved(form, (await draw(member, form, ask)).text, `${member.slug}-${ask.params.field ?? ''}`),
    )
}

/** Files that take longer to make than what they show takes to be worked out. */
const DEAR_PARTS: readonly PagePart[] = ['picture', 'xlsx']

/** Drawn here where it is light; priced and drawn apart from the loop where it is dear. */
function drawn(
  ports: Engine,
  member: Operation,
  job: PageJob,
  { asker, query }: Ask,
  raw: TextInput = query,
): Answered | Promise<Answered> {
  if (!isDear(member) && !DEAR_PARTS.includes(job.part)) {
    const page = drawnPage(job, ports, (question, input) => run(question, input, ports))
    return page instanceof Promise ? page.then(asDrawn) : asDrawn(page)
  }
  asker.assertRoom()
  return asker.pay(unitsOf(member, raw, ports)).then(() => asker.work(job).then(asDrawn))
}

function mountEmbedded({ ports, origin, mount }: Mounting): void {
  const calculatorsCalled = called(ports.registry.calculators)
  mount(
    `${EMBED_PATH}/:slug`,
    'day',
    ({ params, query }) => embedPage(named(calculatorsCalled(), params.slug!, KINDS.calculator.called), query, ports, origin),
    'page',
    FRAMED_POLICY,
  )
}

/** The questions about a calculator, beneath its address. */
function mountQuestions({ ports, origin, mount }: Mounting): void {
  const { calculators, questions } = ports.registry
  const calculatorsCalled = called(calculators)
  const questionsCalled = called(questions)
  const { page } = KINDS.calculator
  function at(rest: string, make: (question: Question, calculator: Calculator, ask: Ask) => Promise<Answered>): void {
    mount(`${page}/:slug/:question${rest}`, 'day', (ask) => {
      const { slug = '', question: name = '' } = ask.params
      const question = named(questionsCalled(), name, KINDS.question.called)
      const calculator = calculatorsCalled().get(slug)
      if (calculator) return make(question, calculator, ask)
      const moved = calculators.get(slug) ?? named(calculatorsCalled(), slug, KINDS.calculator.called)
      return { movedTo: `${page}/${moved.slug}/${question.slug}${rest}` }
    })
  }

  /** What is in the address asks the calculator first; only what the question is asked besides makes it work. */
  const ofQuestion = (question: Question, calculator: Calculator, part: PagePart, ask: Ask): Answered | Promise<Answered> =>
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
      saved(form, (await ofQuestion(question, calculator, form, ask)).text, `${calculator.slug}-${question.slug}`),
    )
}

/** A pasted paper comes in a body: no address, and so no history and no log, has it. */
function mountReading({ server, ports, origin, sent }: Mounting): void {
  const bySlug = called(ports.registry.checks)
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
      reply.headers({ ...onEveryPage(POLICY), 'cache-control': 'no-store' })
      asker.assertRoom()
      await asker.pay(Math.ceil(evaluationsOfPaper({ text }) / EVALUATIONS_A_UNIT))
      return sent(request, reply, asDrawn(await asker.work({ do: 'paper', check: member.id, text, origin })))
    },
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { historyLines, tableHistory } from '../../../engine/catalogue/tables/published.ts'
import { InvalidInput, NotFound } from '../../../engine/core/errors.ts'
import { word } from '../../../engine/core/language.ts'
import { nearest } from '../../../engine/core/nearest.ts'
import { once } from '../../../engine/core/once.ts'
import type { Calculator } from '../../../engine/core/operation/calculator.ts'
import type { Cache } from '../../../engine/core/operation/descriptor.ts'
import { KINDS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import { isDear, unitsOf } from '../../../engine/core/operation/price.ts'
import type { Question } from '../../../engine/core/operation/question.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { run } from '../../../engine/core/operation/run.ts'
import { METRIC_IDS, type MetricId } from '../../../engine/indicators/metrics.ts'
import { guidedPaths } from '../../../engine/present/guided-path.ts'
import { csvText } from '../../../engine/present/sheet.ts'
import type { TextInput } from '../../../engine/present/typed.ts'
import type { Pause, PrebuiltText } from '../../host/prebuilt-text.ts'
import type { HttpServer } from '../../host/server.ts'
import { folderOf } from '../../paths.ts'
import { type Asker, answered, answeredText, asker as askers, priced } from '../answer-scheduler.ts'
import { paramsOf, queryOf } from '../http/request.ts'
import type { PageDrawn, PageJob, PagePart } from '../job.ts'
import type { Description } from '../openapi/description.ts'
import { CALENDAR_PATH, obligationsPage } from './calendar-page.ts'
import { PASTED, READ_PATH, readable } from './check-page.ts'
import { CLASSIFICATIONS_PATH, classificationPage } from './classification-page.ts'
import { CNIS_PATH, cnisPage } from './cnis-page.ts'
import type { FileForm } from './downloads.ts'
import { drawnPage } from './drawn-pages.ts'
import { EMBED_PATH } from './embed.ts'
import { embedPage } from './embed-page.ts'
import { inReadersLanguage, linked } from './english-links.ts'
import { errorPage } from './error-page.ts'
import { ESOCIAL_PATH, esocialPage } from './esocial-page.ts'
import { feed } from './feed.ts'
import { BUILD } from './generated/build.ts'
import { homePage } from './home.ts'
import { indicatorCsv, indicatorPage, indicatorsPage } from './indicator-pages.ts'
import { addressShown } from './layout.ts'
import { calledList, keptList, manifest, offlinePage, searchIndex } from './offline-pages.ts'
import { HOLERITE_PATH, holeritePage } from './payroll-pages.ts'
import { SHEET_PATH, sheetPage } from './planilha-page.ts'
import type { Answers } from './question-body.ts'
import { readPage } from './read-page.ts'
import { operationReference, referenceFound, referencePage, referenceSearch } from './reference.ts'
import { REFORM_PATH } from './reform-body.ts'
import { GALLERY_PATH, populationPage, reformFragment, reformPage, reformsPage } from './reform-pages.ts'
import { meantFor } from './related-forms.ts'
import { FILE_TYPES } from './rows-as-file.ts'
import { professionPage, salariesPage } from './salary-pages.ts'
import { foundList, searchPage } from './search.ts'
import { robots, sitemap } from './sitemap.ts'
import { type AnswerText, situationPage, situationPath } from './situation-page.ts'
import { sourcesPage } from './sources-page.ts'
import { tablePage, tablesPage } from './table-pages.ts'
import {
  BUILD_HEADER,
  CNIS_SCRIPT,
  ESOCIAL_SCRIPT,
  ESOCIAL_WORKER,
  HOLERITE_SCRIPT,
  KEPT_LIST,
  MANIFEST,
  NAMES,
  OFFLINE_PATH,
  PAPER_READER,
  PAPER_SCRIPT,
  REFORM_SCRIPT,
  REFORM_STYLE,
  SCENARIOS_SCRIPT,
  SEARCH_INDEX,
  SHEET_SCRIPT,
  SHEET_WORKER,
} from './versioned.ts'

/** Nothing from elsewhere, nothing inline, and inside nobody else's page. */
const policyFramedBy = (ancestors: string): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors ${ancestors}`
const POLICY = policyFramedBy("'none'")
/** Of the one page made for it. */
const FRAMED_POLICY = policyFramedBy('*')

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

const onEveryPage = (policy: string) => ({ 'content-security-policy': policy, [BUILD_HEADER]: BUILD })

const HTML = 'text/html; charset=utf-8'
const SCRIPTED = 'text/javascript; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

const ASSETS = folderOf('service/doors/web/assets/')
/** Scripts and the style, as the build wrote them. */
const GENERATED = folderOf('service/doors/web/generated/')

const asset = (name: string, folder = GENERATED): string => readFileSync(new URL(name, folder), 'utf8')

/** The page of spreadsheets and what it fetches when needed, by the name it is asked for. */
const SHEET_SCRIPTS = readdirSync(new URL('planilha/', GENERATED)).map((file) => [file, `planilha/${file}`] as const)

/** Of these, what a page names. */
const SHEET_ENTRIES = [SHEET_SCRIPT, SHEET_WORKER, HOLERITE_SCRIPT, CNIS_SCRIPT]

/** The page of changes of the law, and the engine it fetches. */
const REFORM_SCRIPTS = readdirSync(new URL('reforma/', GENERATED)).map((file) => [file, `reforma/${file}`] as const)

/** What opens a PDF on the device. */
const PAPER_SCRIPTS = ['pagina.js', 'leitor.js'].map((file) => [file, `papel/${file}`] as const)
const PDF_SCRIPTS = [['pdf.js', 'pdf/pdf.js']] as const

/** What reads files of the eSocial on the device. */
const ESOCIAL_SCRIPTS = ['pagina.js', 'leitor.js'].map((file) => [file, `esocial/${file}`] as const)

/** The engine for pages: what its parts share, and a file for each domain. Their names change with what is in them. */
const ENGINE_SCRIPTS = readdirSync(new URL('motor/', GENERATED)).map((file) => [file, `motor/${file}`] as const)

const PICTURES = ['icon-192.png', 'icon-512.png', 'icon-maskable.png']

interface Answered {
  readonly text: string | Buffer
  readonly status?: number
  readonly type?: string
  /** The name under which a browser saves it. */
  readonly file?: string
}

/** What is answered, or the address it has for good. */
type Made = Answered | { readonly movedTo: string }

interface Ask {
  readonly query: TextInput
  readonly params: Record<string, string>
  readonly asker: Asker
}

type Make = (ask: Ask) => Made | Promise<Made>

/** The pages for people: the same registry, drawn. */
export function mountPages(
  server: HttpServer,
  ports: Engine,
  description: (pause: Pause) => Promise<Description>,
  baseUrl: string | null,
): void {
  const { calculators, checks, decisions, laws } = ports.registry
  // Never what a request says: whoever writes a Host header would write the address others are sent to.
  const origin = baseUrl?.replace(/\/$/, '') ?? ''

  function mount(url: string, cache: Cache, make: Make, load: 'page' | 'asset' = 'page', policy = POLICY): void {
    server.add({
      url,
      page: true,
      load,
      get(request: FastifyRequest, reply: FastifyReply) {
        reply.headers(onEveryPage(policy))
        if (server.fresh(request, reply, cache)) return reply
        const ask = { query: queryOf(request), params: paramsOf(request), asker: server.askerOf(request, reply) }
        const made = make(ask)
        return made instanceof Promise ? made.then((later) => sent(request, reply, later)) : sent(request, reply, made)
      },
    })
  }

  function sent(request: FastifyRequest, reply: FastifyReply, made: Made) {
    if ('movedTo' in made) {
      const asked = request.url.indexOf('?')
      return reply.redirect(inReadersLanguage(made.movedTo) + (asked === -1 ? '' : request.url.slice(asked)), 301)
    }
    const { text, status = 200, type = HTML, file } = made
    if (status !== 200) reply.code(status).header('cache-control', 'no-store').removeHeader('etag')
    if (file) reply.header('content-disposition', `attachment; filename="${file}"`)
    const page = type === HTML && typeof text === 'string' ? linked(text) : text
    return server.send(request, reply, page, typeof text === 'string', type)
  }

  /** The member an address names, or a refusal that says what is near. */
  function named<T>(members: ReadonlyMap<string, T>, id: string, called: string): T {
    const member = members.get(id)
    if (member) return member
    const near = nearest(id, members.keys())
    throw new NotFound(word`Não há ${called} “${id.slice(0, 60)}”.${near.length > 0 ? word` Você quis dizer ${near.join(', ')}?` : ''}`)
  }

  const metrics = new Map<string, MetricId>(METRIC_IDS.map((id) => [id, id]))
  const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')
  mount('/', 'minute', () => ({ text: homePage(ports, origin) }))
  const kept = (url: string, textFor: (request: FastifyRequest) => PrebuiltText, type = HTML, load: 'page' | 'asset' = 'page'): void =>
    server.add({
      url,
      page: true,
      load,
      get(request, reply) {
        reply.headers(onEveryPage(POLICY))
        const text = textFor(request)
        return server.fresh(request, reply, 'day') ? reply : server.sendKept(request, reply, text, type)
      },
    })
  const reference = server.keep(async (pause) => linked(referencePage(await description(pause), ports.registry, origin)))
  kept('/docs', () => reference)
  const references = new Map<string, PrebuiltText>()
  kept('/docs/:id', (request) => {
    const member = named(ports.registry.operations, paramsOf(request).id ?? '', 'operação')
    let text = references.get(member.id)
    if (!text) {
      text = server.keep(async (pause) => linked(operationReference(member, await description(pause), ports.registry, origin)))
      references.set(member.id, text)
    }
    return text
  })
  mount('/docs/busca', 'day', ({ query }) => ({ text: referenceSearch(one(query.q).slice(0, 100), ports) }))
  mount('/docs/busca/resposta', 'day', ({ query }) => ({ text: referenceFound(one(query.q).slice(0, 100), ports).text }))
  mount('/busca', 'minute', ({ query }) => ({ text: searchPage(one(query.q).slice(0, 100), ports) }))
  mount('/busca/resposta', 'minute', ({ query }) => ({ text: foundList(one(query.q).slice(0, 100), ports).text }))

  const calculatorsCalled = called(calculators)
  const questionsCalled = called(ports.registry.questions)

  /** Pages by their Portuguese names; by the name the API has, the address moved. */
  function mountMembers<T extends Operation & { readonly slug: string }>(
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
        const other = member && meantFor(member, ask.query, ports.registry)
        if (member && !other) return make(member, ask)
        const moved = other ?? former().get(slug) ?? members.get(slug) ?? named(bySlug(), slug, what)
        return { movedTo: `${page}/${moved.slug}${rest.replace(':field', encodeURIComponent(field))}` }
      })
    const draw = (member: T, part: PagePart, ask: Ask): Drawn | Promise<Drawn> =>
      drawn(member, { do: 'page', kind, id: member.id, about: null, part, field: ask.params.field ?? '', query: ask.query, origin }, ask)
    at('', (member, ask) => draw(member, 'page', ask))
    at('/resposta', (member, ask) => draw(member, 'fragment', ask))
    at('/imagem.svg', async (member, ask) => ({ ...(await draw(member, 'drawing', ask)), type: 'image/svg+xml' }))
    at('/imagem.png', async (member, ask) => ({ ...(await draw(member, 'picture', ask)), type: 'image/png' }))
    for (const form of FILE_FORMS)
      at(`/${form}/:field`, async (member, ask) =>
        saved(form, (await draw(member, form, ask)).text, `${member.slug}-${ask.params.field ?? ''}`),
      )
  }

  /** Drawn here where it is light; priced and drawn apart from the loop where it is dear. */
  function drawn(member: Operation, job: PageJob, { asker, query }: Ask, raw: TextInput = query): Drawn | Promise<Drawn> {
    if (!isDear(member)) {
      const page = drawnPage(job, ports, (question, input) => run(question, input, ports))
      return page instanceof Promise ? page.then(asDrawn) : asDrawn(page)
    }
    asker.assertRoom()
    return asker.pay(unitsOf(member, raw, ports)).then(() => asker.work(job).then(asDrawn))
  }

  mountMembers('calculator', calculators)
  mount(
    `${EMBED_PATH}/:slug`,
    'day',
    ({ params, query }) => embedPage(named(calculatorsCalled(), params.slug!, KINDS.calculator.called), query, ports, origin),
    'page',
    FRAMED_POLICY,
  )
  /** The questions about a calculator, beneath its address. */
  function mountQuestions(rest: string, make: (question: Question, calculator: Calculator, ask: Ask) => Promise<Answered>): void {
    const { page, called } = KINDS.calculator
    mount(`${page}/:slug/:question${rest}`, 'day', (ask) => {
      const { slug = '', question: name = '' } = ask.params
      const question = named(questionsCalled(), name, KINDS.question.called)
      const calculator = calculatorsCalled().get(slug)
      if (calculator) return make(question, calculator, ask)
      const moved = calculators.get(slug) ?? named(calculatorsCalled(), slug, called)
      return { movedTo: `${page}/${moved.slug}/${question.slug}${rest}` }
    })
  }

  /** What is in the address asks the calculator first; only what the question is asked besides makes it work. */
  const ofQuestion = (question: Question, calculator: Calculator, part: PagePart, ask: Ask): Drawn | Promise<Drawn> =>
    drawn(
      question,
      { do: 'page', kind: 'question', id: question.id, about: calculator.id, part, field: '', query: ask.query, origin },
      ask,
      { ...ask.query, calculator: calculator.id },
    )
  mountQuestions('', async (question, calculator, ask) => ofQuestion(question, calculator, 'page', ask))
  mountQuestions('/resposta', async (question, calculator, ask) => ofQuestion(question, calculator, 'fragment', ask))
  for (const form of FILE_FORMS)
    mountQuestions(`/${form}`, async (question, calculator, ask) =>
      saved(form, (await ofQuestion(question, calculator, form, ask)).text, `${calculator.slug}-${question.slug}`),
    )

  mountMembers('decision', decisions)

  mountMembers('check', checks)
  mountReading()

  /** A pasted paper comes in a body: no address, and so no history and no log, has it. */
  function mountReading(): void {
    const bySlug = called(checks)
    server.add({
      url: `${KINDS.check.page}/:slug${READ_PATH}`,
      page: true,
      streams: [FORM_TYPE],
      async post(request, reply) {
        const member = named(bySlug(), paramsOf(request).slug ?? '', KINDS.check.called)
        if (!readable(member)) throw new NotFound(word`${member.title} não recebe um papel colado.`)
        const text = new URLSearchParams(await bodyOf(request.body)).get(PASTED) ?? ''
        reply.headers({ ...onEveryPage(POLICY), 'cache-control': 'no-store' })
        return sent(request, reply, readPage(member, text, ports, origin))
      },
    })
  }

  const paths = once(() => new Map(guidedPaths(ports.registry).map((path) => [path.slug, path])))
  const metric = (id: string): MetricId => named(metrics, id, 'indicador')
  mount('/indicadores', 'minute', () => ({ text: indicatorsPage(ports, origin) }))
  mount('/indicadores/:id', 'minute', ({ params, query }) => indicatorPage(metric(params.id!), query, ports, origin))
  mount('/indicadores/:id/serie.csv', 'minute', ({ params, query }) =>
    saved('csv', indicatorCsv(metric(params.id!), query, ports), params.id!),
  )

  /** A question within a page: priced and worked as one that is asked by itself. */
  const askedBy =
    (asker: Asker): Answers =>
    (question, raw) =>
      askers.run(asker, () => answered(question, raw, ports))
  mount(REFORM_PATH, 'day', ({ query, asker }) => reformPage(query, ports, origin, askedBy(asker)))
  mount(`${REFORM_PATH}/resposta`, 'day', ({ query, asker }) => reformFragment(query, ports, askedBy(asker)))
  mount(GALLERY_PATH, 'day', () => ({ text: reformsPage(ports, origin) }))
  mount(`${GALLERY_PATH}/:id/quem-ganha`, 'day', ({ params }) => ({ text: populationPage(params.id ?? '', ports) }))

  /** What was typed, answered here where that is light; priced and worked apart from the loop where it is dear. */
  const answerTo =
    (asker: Asker): AnswerText =>
    async (member, input) => {
      if (!isDear(member)) return answeredText(member, input, ports, asker)
      await priced(member, input, ports, asker, true)
      return asker.work({ do: 'answer', operation: member.id, input, text: true })
    }
  mount(situationPath(':slug'), 'day', ({ params, query, asker }) =>
    situationPage(named(paths(), params.slug!, 'situação'), query, ports, origin, answerTo(asker)),
  )

  mount('/tabelas', 'day', () => ({ text: tablesPage(ports, origin) }))
  mount('/tabelas/:id', 'day', ({ params, query }) => tablePage(named(laws, params.id!, 'tabela'), query, ports, origin))

  mount('/tabelas/:id/historico.csv', 'day', ({ params }) => {
    const { name, header, lines } = historyLines(tableHistory(ports.registry, named(laws, params.id!, 'tabela').id))
    return saved('csv', csvText(header, lines, 'pt-BR'), name)
  })

  mount('/salarios', 'day', ({ query }) => ({ text: salariesPage(query, ports, origin) }))
  mount('/salarios/:slug', 'day', ({ params, query }) => {
    const drawn = professionPage(params.slug!, query, ports, origin)
    if (!drawn) throw new NotFound('Esta instância não carregou as estatísticas de salários.')
    return drawn
  })

  mount(CALENDAR_PATH, 'day', ({ query }) => ({ text: obligationsPage(query, ports, origin) }))
  mount(SHEET_PATH, 'day', () => ({ text: sheetPage(ports, origin) }))
  mount(ESOCIAL_PATH, 'day', () => ({ text: esocialPage(origin) }))
  mount(CNIS_PATH, 'day', () => ({ text: cnisPage(origin) }))
  mount(HOLERITE_PATH, 'day', () => ({ text: holeritePage() }))
  /** Read and compressed for the first who asks. */
  const keptAsset = (name: string, type: string, folder = GENERATED): void => {
    const url = `/assets/${name}`
    const text = server.keep(async () => asset(name, folder))
    kept(url, () => text, type, 'asset')
  }
  function keptScripts(folder: string, files: readonly (readonly [name: string, file: string])[]): void {
    const texts = new Map(files.map(([name, file]) => [name, server.keep(async () => asset(file))]))
    kept(`/assets/${folder}/:file`, (request) => named(texts, paramsOf(request).file ?? '', 'arquivo'), SCRIPTED, 'asset')
  }
  keptScripts('planilha', SHEET_SCRIPTS)
  keptScripts('reforma', REFORM_SCRIPTS)
  keptScripts('pdf', PDF_SCRIPTS)
  keptScripts('papel', PAPER_SCRIPTS)
  keptScripts('esocial', ESOCIAL_SCRIPTS)
  keptScripts('motor', ENGINE_SCRIPTS)
  const names = once(() => calledList(ports))
  mount(new URL(NAMES, 'http://x').pathname, 'day', () => ({ text: names(), type: JSON_TYPE }), 'asset')
  const found = once(() => searchIndex(ports))
  mount(new URL(SEARCH_INDEX, 'http://x').pathname, 'day', () => ({ text: found(), type: JSON_TYPE }), 'asset')
  const toKeep = once(() =>
    keptList(ports, [
      ...ENGINE_SCRIPTS.map(([name]) => `/assets/motor/${name}`),
      ESOCIAL_SCRIPT,
      ESOCIAL_WORKER,
      PAPER_SCRIPT,
      PAPER_READER,
      SCENARIOS_SCRIPT,
      REFORM_STYLE,
      REFORM_SCRIPT,
      ...REFORM_SCRIPTS.map(([name]) => `/assets/reforma/${name}`).filter((path) => !REFORM_SCRIPT.startsWith(path)),
      ...SHEET_ENTRIES,
      ...SHEET_SCRIPTS.map(([name]) => `/assets/planilha/${name}`).filter((path) => !SHEET_ENTRIES.some((entry) => entry.startsWith(path))),
    ]),
  )
  mount(KEPT_LIST, 'none', () => ({ text: toKeep(), type: JSON_TYPE }), 'asset')
  const installed = once(() => manifest(ports))
  mount(MANIFEST, 'day', () => ({ text: installed(), type: 'application/manifest+json; charset=utf-8' }), 'asset')
  const worker = once(() => asset('worker.js'))
  mount('/sw.js', 'none', () => ({ text: worker(), type: SCRIPTED }), 'asset')
  mount(OFFLINE_PATH, 'day', () => ({ text: offlinePage() }))
  for (const name of PICTURES) {
    const picture = once(() => readFileSync(new URL(name, ASSETS)))
    mount(`/assets/${name}`, 'day', () => ({ text: picture(), type: 'image/png' }), 'asset')
  }

  mount(CLASSIFICATIONS_PATH, 'day', ({ query }) => classificationPage(query, ports, origin))
  mount('/fontes', 'minute', () => ({ text: sourcesPage(ports, origin) }))

  const here = addressShown(origin)
  mount('/sitemap.xml', 'day', () => ({ text: sitemap(ports, here), type: 'application/xml; charset=utf-8' }))
  mount('/feed.xml', 'minute', () => ({ text: feed(ports, here), type: 'application/atom+xml; charset=utf-8' }))
  mount('/robots.txt', 'day', () => ({ text: robots(here), type: 'text/plain; charset=utf-8' }))
  for (const name of ['style.css', 'reforma.css']) keptAsset(name, 'text/css; charset=utf-8')
  for (const name of ['page.js', 'page.en.js', 'cenarios.js']) keptAsset(name, SCRIPTED)
  keptAsset('icon.svg', 'image/svg+xml', ASSETS)

  server.refuseWith((request, status, message) => {
    return { policy: POLICY, text: linked(errorPage(status, message, request.url, ports)) }
  })
}

/** A page drawn, whichever way its bytes came. */
type Drawn = Answered

const asDrawn = ({ text, ...rest }: PageDrawn): Drawn => ({ ...rest, text: typeof text === 'string' ? text : Buffer.from(text) })

/** By the names their pages have. */
const called = <T extends { readonly slug: string }>(members: ReadonlyMap<string, T>): (() => ReadonlyMap<string, T>) =>
  once(() => new Map([...members.values()].map((member) => [member.slug, member])))

const FILE_FORMS = ['csv', 'xlsx'] as const satisfies readonly FileForm[]

const saved = (form: FileForm, text: string | Buffer, name: string): Answered => ({
  text,
  type: FILE_TYPES[form],
  file: `${name.replace(/[^\w-]/g, '')}.${form}`,
})

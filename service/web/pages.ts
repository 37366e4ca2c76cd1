import { historyLines, tableHistory } from '../../engine/catalogue/tables/published.ts'
import { once } from '../../engine/core/collections/lazy-value.ts'
import { NotFound } from '../../engine/core/errors.ts'
import { METRIC_IDS, type MetricId } from '../../engine/indicators/metrics.ts'
import { isExpensive } from '../../engine/operation/definition/rate-limit-cost.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { guidedPaths } from '../../engine/presentation/guided-path.ts'
import { csvText, readersLocale } from '../../engine/presentation/spreadsheet/sheet.ts'
import type { Pause, PrebuiltText } from '../host/requests/prebuilt-text.ts'
import type { HttpServer } from '../host/server.ts'
import { paramsOf } from '../http/request.ts'
import type { Description } from '../openapi/description.ts'
import { answerTextInput, type Client, chargeFor } from '../work/answer-scheduler.ts'
import { linked } from './english-links.ts'
import { CHECKS_PATH, checksPage } from './pages/checks-page.ts'
import { CALENDAR_PATH, obligationsPage } from './pages/data/calendar-page.ts'
import { CLASSIFICATIONS_PATH, classificationPage } from './pages/data/classification-page.ts'
import { feed } from './pages/data/feed.ts'
import { indicatorCsv, indicatorPage, indicatorsPage } from './pages/data/indicator-pages.ts'
import { professionPage, salariesPage } from './pages/data/salary-pages.ts'
import { sourcesPage } from './pages/data/sources-page.ts'
import { CNIS_PATH, cnisPage } from './pages/documents/cnis-page.ts'
import { ESOCIAL_PATH, esocialPage } from './pages/documents/esocial-page.ts'
import { INVOICES_PATH, invoicesPage } from './pages/documents/invoices-page.ts'
import { HOLERITE_PATH, holeritePage } from './pages/documents/payroll-pages.ts'
import { SHEET_PATH, sheetPage } from './pages/documents/spreadsheet-page.ts'
import { errorPage } from './pages/frame/error-page.ts'
import { mountAssets } from './pages/frame/page-assets.ts'
import {
  createMounting,
  downloadResponse,
  type Mounting,
  named,
  type PageRequest,
  type PageResponse,
  POLICY,
  pageResponse,
} from './pages/frame/page-mounting.ts'
import { SECURITY_PATH, securityPage } from './pages/frame/security-page.ts'
import { robots, sitemap } from './pages/frame/sitemap.ts'
import { homePage } from './pages/home.ts'
import { REFORM_PATH } from './pages/law/reform-body.ts'
import { GALLERY_PATH, reformsPage } from './pages/law/reform-pages.ts'
import { tablePage, tablesPage } from './pages/law/table-pages.ts'
import { mountOperationPages } from './pages/operations/operation-pages.ts'
import { type AnswerText, situationPage, situationPath } from './pages/operations/situation-page.ts'
import { operationReference, referenceFound, referencePage, referenceSearch } from './pages/reference.ts'
import { foundList, searchPage } from './pages/search.ts'
import { displayOrigin } from './versioned.ts'

/** HTML pages, rendered from the same registry. */
/** Characters of a question that the search page reads; the search itself cuts a longer one at a word. */
const MAX_TYPED = 1500

export function mountPages(
  server: HttpServer,
  ports: Engine,
  description: (pause: Pause) => Promise<Description>,
  baseUrl: string | null,
  securityContact: string | null = null,
): void {
  // Never taken from the request: a forged Host header would control the links in the page.
  const origin = baseUrl?.replace(/\/$/, '') ?? ''
  const mounting = createMounting(server, ports, origin)
  const { mount } = mounting
  mount('/', 'minute', () => ({ text: homePage(ports, origin) }))
  mountReference(mounting, description)
  mountSearch(mounting)
  mountOperationPages(mounting)
  mountIndicators(mounting)
  mountReforms(mounting)
  mountSituations(mounting)
  mountTables(mounting)
  mountSalaries(mounting)
  mount(CALENDAR_PATH, 'day', ({ query }) => ({ text: obligationsPage(query, ports, origin) }))
  mount(SHEET_PATH, 'day', () => ({ text: sheetPage(ports, origin) }))
  mount(ESOCIAL_PATH, 'day', () => ({ text: esocialPage(origin) }))
  mount(INVOICES_PATH, 'day', () => ({ text: invoicesPage(origin) }))
  mount(CNIS_PATH, 'day', () => ({ text: cnisPage(origin) }))
  mount(HOLERITE_PATH, 'day', () => ({ text: holeritePage() }))
  mount(CLASSIFICATIONS_PATH, 'day', ({ query }) => classificationPage(query, ports, origin))
  mount(CHECKS_PATH, 'day', () => ({ text: checksPage(ports, origin) }))
  mount(SECURITY_PATH, 'day', () => ({ text: securityPage(origin, securityContact) }))
  mount('/fontes', 'minute', () => ({ text: sourcesPage(ports, origin) }))
  mountAssets(mounting)
  mountMachineReadable(mounting)
  server.refuseWith((request, status, message) => {
    return { policy: POLICY, text: linked(errorPage(status, message, request.url, ports)) }
  })
}

function mountReference({ server, ports, origin, kept }: Mounting, description: (pause: Pause) => Promise<Description>): void {
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
}

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

function mountSearch({ ports, mount }: Mounting): void {
  mount('/docs/busca', 'day', ({ query }) => ({ text: referenceSearch(one(query.q).slice(0, 100), ports) }))
  mount('/docs/busca/resposta', 'day', ({ query }) => ({ text: referenceFound(one(query.q).slice(0, 100), ports).text }))
  mount('/busca', 'minute', ({ query }) => ({ text: searchPage(one(query.q).slice(0, MAX_TYPED), ports) }))
  mount('/busca/resposta', 'minute', ({ query }) => ({ text: foundList(one(query.q).slice(0, MAX_TYPED), ports).text }))
}

function mountIndicators({ ports, origin, mount }: Mounting): void {
  const metrics = new Map<string, MetricId>(METRIC_IDS.map((id) => [id, id]))
  const metric = (id: string): MetricId => named(metrics, id, 'indicador')
  mount('/indicadores', 'minute', () => ({ text: indicatorsPage(ports, origin) }))
  mount('/indicadores/:id', 'minute', ({ params, query }) => indicatorPage(metric(params.id ?? ''), query, ports, origin))
  mount('/indicadores/:id/serie.csv', 'minute', async ({ params, query, asker }) =>
    downloadResponse('csv', await asker.write(indicatorCsv(metric(params.id ?? ''), query, ports)), params.id ?? ''),
  )
}

/** Cost of one person, the population curve and the national estimate: about 40 ms of CPU. */
const REFORM_UNITS = 4

const isEmpty = (query: object): boolean => Object.keys(query).length === 0

function mountReforms({ ports, origin, mount }: Mounting): void {
  const drawn = async (part: 'page' | 'fragment', { query, asker }: PageRequest): Promise<PageResponse> => {
    asker.assertRoom()
    // Without a change there is nothing to compute.
    await asker.pay(isEmpty(query) ? 1 : REFORM_UNITS)
    return pageResponse(await asker.work({ do: 'reform', part, query, origin }))
  }
  mount(REFORM_PATH, 'day', (ask) => drawn('page', ask))
  mount(`${REFORM_PATH}/resposta`, 'day', (ask) => drawn('fragment', ask))
  mount(GALLERY_PATH, 'day', () => ({ text: reformsPage(ports, origin) }))
  mount(`${GALLERY_PATH}/:id/quem-ganha`, 'day', async ({ params, asker }) => {
    asker.assertRoom()
    await asker.pay(REFORM_UNITS)
    return pageResponse(await asker.work({ do: 'population', proposal: params.id ?? '' }))
  })
}

function mountSituations({ ports, origin, mount }: Mounting): void {
  const paths = once(() => new Map(guidedPaths(ports.registry).map((path) => [path.slug, path])))
  /** Answers cheap requests inline; charges expensive ones and runs them off the event loop. */
  const answerTo =
    (asker: Client): AnswerText =>
    async (member, input) => {
      if (!isExpensive(member)) return answerTextInput(member, input, ports, asker)
      await chargeFor(member, input, ports, asker, true)
      return asker.work({ do: 'answer', operation: member.id, input, text: true })
    }
  mount(situationPath(':slug'), 'day', ({ params, query, asker }) =>
    situationPage(named(paths(), params.slug ?? '', 'situação'), query, ports, origin, answerTo(asker)),
  )
}

function mountTables({ ports, origin, mount }: Mounting): void {
  const { laws } = ports.registry
  mount('/tabelas', 'day', () => ({ text: tablesPage(ports, origin) }))
  mount('/tabelas/:id', 'day', ({ params, query }) => tablePage(named(laws, params.id ?? '', 'tabela'), query, ports, origin))

  mount('/tabelas/:id/historico.csv', 'day', ({ params }) => {
    const { name, header, lines } = historyLines(tableHistory(ports.registry, named(laws, params.id ?? '', 'tabela').id))
    return downloadResponse('csv', csvText(header, lines, readersLocale()), name)
  })
}

function mountSalaries({ ports, origin, mount }: Mounting): void {
  mount('/salarios', 'day', ({ query }) => ({ text: salariesPage(query, ports, origin) }))
  mount('/salarios/:slug', 'day', ({ params, query }) => {
    const drawn = professionPage(params.slug ?? '', query, ports, origin)
    if (!drawn) throw new NotFound('Esta instância não carregou as estatísticas de salários.')
    return drawn
  })
}

/** Endpoints for search engines and feed readers. */
function mountMachineReadable({ ports, origin, mount }: Mounting): void {
  const here = displayOrigin(origin)
  mount('/sitemap.xml', 'day', () => ({ text: sitemap(ports, here), type: 'application/xml; charset=utf-8' }))
  mount('/feed.xml', 'minute', () => ({ text: feed(ports, here), type: 'application/atom+xml; charset=utf-8' }))
  mount('/robots.txt', 'day', () => ({ text: robots(here), type: 'text/plain; charset=utf-8' }))
}

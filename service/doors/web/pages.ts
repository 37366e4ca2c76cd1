import { historyLines, tableHistory } from '../../../engine/catalogue/tables/published.ts'
import { NotFound } from '../../../engine/core/errors.ts'
import { once } from '../../../engine/core/once.ts'
import { isDear } from '../../../engine/core/operation/price.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { METRIC_IDS, type MetricId } from '../../../engine/indicators/metrics.ts'
import { guidedPaths } from '../../../engine/present/guided-path.ts'
import { csvText, readersLocale } from '../../../engine/present/sheet.ts'
import type { Pause, PrebuiltText } from '../../host/prebuilt-text.ts'
import type { HttpServer } from '../../host/server.ts'
import { type Asker, answeredText, priced } from '../answer-scheduler.ts'
import { paramsOf } from '../http/request.ts'
import type { Description } from '../openapi/description.ts'
import { linked } from './english-links.ts'
import { CALENDAR_PATH, obligationsPage } from './pages/calendar-page.ts'
import { CLASSIFICATIONS_PATH, classificationPage } from './pages/classification-page.ts'
import { CNIS_PATH, cnisPage } from './pages/cnis-page.ts'
import { errorPage } from './pages/error-page.ts'
import { ESOCIAL_PATH, esocialPage } from './pages/esocial-page.ts'
import { feed } from './pages/feed.ts'
import { homePage } from './pages/home.ts'
import { indicatorCsv, indicatorPage, indicatorsPage } from './pages/indicator-pages.ts'
import { mountOperationPages } from './pages/operation-pages.ts'
import { mountAssets } from './pages/page-assets.ts'
import { type Answered, type Ask, asDrawn, type Mounting, mountingOn, named, POLICY, saved } from './pages/page-mounting.ts'
import { HOLERITE_PATH, holeritePage } from './pages/payroll-pages.ts'
import { SHEET_PATH, sheetPage } from './pages/planilha-page.ts'
import { operationReference, referenceFound, referencePage, referenceSearch } from './pages/reference.ts'
import { REFORM_PATH } from './pages/reform-body.ts'
import { GALLERY_PATH, reformsPage } from './pages/reform-pages.ts'
import { professionPage, salariesPage } from './pages/salary-pages.ts'
import { foundList, searchPage } from './pages/search.ts'
import { robots, sitemap } from './pages/sitemap.ts'
import { type AnswerText, situationPage, situationPath } from './pages/situation-page.ts'
import { sourcesPage } from './pages/sources-page.ts'
import { tablePage, tablesPage } from './pages/table-pages.ts'
import { addressShown } from './versioned.ts'

/** The pages for people: the same registry, drawn. */
export function mountPages(
  server: HttpServer,
  ports: Engine,
  description: (pause: Pause) => Promise<Description>,
  baseUrl: string | null,
): void {
  // Never what a request says: whoever writes a Host header would write the address others are sent to.
  const origin = baseUrl?.replace(/\/$/, '') ?? ''
  const mounting = mountingOn(server, ports, origin)
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
  mount(CNIS_PATH, 'day', () => ({ text: cnisPage(origin) }))
  mount(HOLERITE_PATH, 'day', () => ({ text: holeritePage() }))
  mount(CLASSIFICATIONS_PATH, 'day', ({ query }) => classificationPage(query, ports, origin))
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
  mount('/busca', 'minute', ({ query }) => ({ text: searchPage(one(query.q).slice(0, 100), ports) }))
  mount('/busca/resposta', 'minute', ({ query }) => ({ text: foundList(one(query.q).slice(0, 100), ports).text }))
}

function mountIndicators({ ports, origin, mount }: Mounting): void {
  const metrics = new Map<string, MetricId>(METRIC_IDS.map((id) => [id, id]))
  const metric = (id: string): MetricId => named(metrics, id, 'indicador')
  mount('/indicadores', 'minute', () => ({ text: indicatorsPage(ports, origin) }))
  mount('/indicadores/:id', 'minute', ({ params, query }) => indicatorPage(metric(params.id!), query, ports, origin))
  mount('/indicadores/:id/serie.csv', 'minute', async ({ params, query, asker }) =>
    saved('csv', await asker.write(indicatorCsv(metric(params.id!), query, ports)), params.id!),
  )
}

/** A person under another law, a curve of people, and the country: some 40 ms of a processor. */
const REFORM_UNITS = 4

const isEmpty = (query: object): boolean => Object.keys(query).length === 0

function mountReforms({ ports, origin, mount }: Mounting): void {
  const drawn = async (part: 'page' | 'fragment', { query, asker }: Ask): Promise<Answered> => {
    asker.assertRoom()
    // Without a change there is nothing to work out.
    await asker.pay(isEmpty(query) ? 1 : REFORM_UNITS)
    return asDrawn(await asker.work({ do: 'reform', part, query, origin }))
  }
  mount(REFORM_PATH, 'day', (ask) => drawn('page', ask))
  mount(`${REFORM_PATH}/resposta`, 'day', (ask) => drawn('fragment', ask))
  mount(GALLERY_PATH, 'day', () => ({ text: reformsPage(ports, origin) }))
  mount(`${GALLERY_PATH}/:id/quem-ganha`, 'day', async ({ params, asker }) => {
    asker.assertRoom()
    await asker.pay(REFORM_UNITS)
    return asDrawn(await asker.work({ do: 'population', proposal: params.id ?? '' }))
  })
}

function mountSituations({ ports, origin, mount }: Mounting): void {
  const paths = once(() => new Map(guidedPaths(ports.registry).map((path) => [path.slug, path])))
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
}

function mountTables({ ports, origin, mount }: Mounting): void {
  const { laws } = ports.registry
  mount('/tabelas', 'day', () => ({ text: tablesPage(ports, origin) }))
  mount('/tabelas/:id', 'day', ({ params, query }) => tablePage(named(laws, params.id!, 'tabela'), query, ports, origin))

  mount('/tabelas/:id/historico.csv', 'day', ({ params }) => {
    const { name, header, lines } = historyLines(tableHistory(ports.registry, named(laws, params.id!, 'tabela').id))
    return saved('csv', csvText(header, lines, readersLocale()), name)
  })
}

function mountSalaries({ ports, origin, mount }: Mounting): void {
  mount('/salarios', 'day', ({ query }) => ({ text: salariesPage(query, ports, origin) }))
  mount('/salarios/:slug', 'day', ({ params, query }) => {
    const drawn = professionPage(params.slug!, query, ports, origin)
    if (!drawn) throw new NotFound('Esta instância não carregou as estatísticas de salários.')
    return drawn
  })
}

/** What search engines and feed readers ask for. */
function mountMachineReadable({ ports, origin, mount }: Mounting): void {
  const here = addressShown(origin)
  mount('/sitemap.xml', 'day', () => ({ text: sitemap(ports, here), type: 'application/xml; charset=utf-8' }))
  mount('/feed.xml', 'minute', () => ({ text: feed(ports, here), type: 'application/atom+xml; charset=utf-8' }))
  mount('/robots.txt', 'day', () => ({ text: robots(here), type: 'text/plain; charset=utf-8' }))
}

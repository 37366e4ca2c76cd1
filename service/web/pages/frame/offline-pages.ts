/** Web app manifest and the list of files cached for offline use. */
import { translate } from '../../../../engine/core/text/language.ts'
import { METRIC_IDS, metricSpec } from '../../../../engine/indicators/metrics.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { isCanonical } from '../../../../engine/presentation/canonical-pages.ts'
import { guidedPaths } from '../../../../engine/presentation/guided-path.ts'
import { pagePath } from '../../forms/form-request.ts'
import { html } from '../../html.ts'
import { ICON, NAMES } from '../../versioned.ts'
import { CALENDAR_PATH } from '../data/calendar-page.ts'
import { metricPath } from '../data/indicator-pages.ts'
import { professionPath, professions } from '../data/salary-pages.ts'
import { CNIS_PATH } from '../documents/cnis-page.ts'
import { ESOCIAL_PATH } from '../documents/esocial-page.ts'
import { INVOICES_PATH } from '../documents/invoices-page.ts'
import { HOLERITE_PATH } from '../documents/payroll-pages.ts'
import { SHEET_PATH } from '../documents/spreadsheet-page.ts'
import { REFORM_PATH } from '../law/reform-body.ts'
import { tablePath } from '../law/table-pages.ts'
import { situationPath } from '../operations/situation-page.ts'
import { page } from './layout.ts'
import type { OfflineEntry } from './offline-search.ts'

/** Most popular calculators, as app shortcuts. */
const SHORTCUTS = 4

export function manifest({ registry }: Engine): string {
  const popular = [...registry.calculators.values()]
    .filter((calculator) => calculator.popularity !== undefined)
    .sort((a, b) => a.popularity! - b.popularity!)
    .slice(0, SHORTCUTS)
  return JSON.stringify({
    id: '/',
    name: 'Centavo: finanças brasileiras, exatas ao centavo',
    short_name: 'Centavo',
    description: 'Calculadoras de trabalho, impostos, crédito e investimentos, com a lei por trás de cada número.',
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf6',
    theme_color: '#0b6b3e',
    categories: ['finance', 'utilities'],
    icons: [
      { src: ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...['192', '512'].map((size) => ({ src: `/assets/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
      { src: '/assets/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: popular.map((calculator) => ({ name: calculator.title, url: pagePath(calculator) })),
  })
}

/** URLs cached when the user opts into offline use: everything that depends only on law, plus a snapshot of indicators and salaries. */
export function offlineUrlList(ports: Engine, scripts: readonly string[]): string {
  const { calculators, decisions, checks, laws } = ports.registry
  return JSON.stringify({
    pages: [
      ...[...calculators.values(), ...decisions.values(), ...checks.values()].map(pagePath),
      '/tabelas',
      ...[...laws.keys()].map(tablePath),
      SHEET_PATH,
      ESOCIAL_PATH,
      INVOICES_PATH,
      CNIS_PATH,
      HOLERITE_PATH,
      CALENDAR_PATH,
      REFORM_PATH,
      ...guidedPaths(ports.registry).map(({ slug }) => situationPath(slug)),
      '/indicadores',
      ...METRIC_IDS.filter((id) => ports.rates.latest(id, ports.today()) !== undefined).map(metricPath),
      '/salarios',
      ...professions(ports, '', OFFLINE_PROFESSIONS).professions.map(({ slug }) => professionPath(slug)),
    ],
    assets: [NAMES, ...scripts],
  })
}

/** The professions with the most hires. */
const OFFLINE_PROFESSIONS = 60

/** Index of every page by name and alias, for offline search. */
export function searchIndex({ registry }: Engine): string {
  const { calculators, decisions, checks, laws, lawSearch } = registry
  const entry = (title: string, address: string, words: readonly string[] = []): OfflineEntry => ({
    title,
    address,
    words: words.join(' '),
  })
  return JSON.stringify([
    ...guidedPaths(registry).map(({ name, slug }) => entry(name, situationPath(slug))),
    ...[...calculators.values(), ...decisions.values(), ...checks.values()]
      .filter(isCanonical)
      .map((member) => entry(member.title, pagePath(member), member.keywords)),
    ...[...laws.values()].map((law) => entry(law.title, tablePath(law.id), lawSearch.get(law.id)?.keywords)),
    ...METRIC_IDS.map((id) => entry(metricSpec(id)!.title, metricPath(id))),
  ])
}

/** Titles of all operations: the browser engine loads one domain but may mention any. */
export const operationTitles = ({ registry }: Engine): string =>
  JSON.stringify([...registry.operations.values()].map(({ id, kind, slug, title }) => ({ id, kind, slug, title: translate(title) })))

/** Fallback page of the service worker for uncached pages. */
export function offlinePage(): string {
  return page({
    title: 'Sem conexão | Centavo',
    description: 'Esta página ou este arquivo não está guardado neste aparelho, e não há conexão agora.',
    body: html`<h1>Sem conexão</h1>
<p class="lead">O que você pediu não está guardado neste aparelho, e não há conexão agora.</p>
<p>As calculadoras que você já abriu continuam funcionando, com a lei do dia em que foram guardadas. Arquivos (CSV, XLSX), a API e as contas com índices do dia precisam de conexão.</p>
<p><a href="/">Ir para o início</a></p>`,
  })
}

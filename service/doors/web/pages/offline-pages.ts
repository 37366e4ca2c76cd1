/** What makes the pages an application that is installed and works without a connection: its description, and what it keeps. */
import { spoken } from '../../../../engine/core/language.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { METRIC_IDS, metricSpec } from '../../../../engine/indicators/metrics.ts'
import { isCanonical } from '../../../../engine/present/canonical-pages.ts'
import { guidedPaths } from '../../../../engine/present/guided-path.ts'
import { pagePath } from '../forms/form-request.ts'
import { html } from '../html.ts'
import { ICON, NAMES } from '../versioned.ts'
import { CALENDAR_PATH } from './calendar-page.ts'
import { CNIS_PATH } from './cnis-page.ts'
import { ESOCIAL_PATH } from './esocial-page.ts'
import { metricPath } from './indicator-pages.ts'
import { page } from './layout.ts'
import type { OfflineFound } from './offline-search.ts'
import { HOLERITE_PATH } from './payroll-pages.ts'
import { SHEET_PATH } from './planilha-page.ts'
import { REFORM_PATH } from './reform-body.ts'
import { professionPath, professions } from './salary-pages.ts'
import { situationPath } from './situation-page.ts'
import { tablePath } from './table-pages.ts'

/** The most wanted, at hand from the icon itself. */
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

/** What is kept where a person asks for everything: whatever law alone answers, and indicators and salaries as they were on that day. */
export function keptList(ports: Engine, scripts: readonly string[]): string {
  const { calculators, decisions, checks, laws } = ports.registry
  return JSON.stringify({
    pages: [
      ...[...calculators.values(), ...decisions.values(), ...checks.values()].map(pagePath),
      '/tabelas',
      ...[...laws.keys()].map(tablePath),
      SHEET_PATH,
      ESOCIAL_PATH,
      CNIS_PATH,
      HOLERITE_PATH,
      CALENDAR_PATH,
      REFORM_PATH,
      ...guidedPaths(ports.registry).map(({ slug }) => situationPath(slug)),
      '/indicadores',
      ...METRIC_IDS.filter((id) => ports.rates.latest(id, ports.today()) !== undefined).map(metricPath),
      '/salarios',
      ...professions(ports, '', KEPT_PROFESSIONS).professions.map(({ slug }) => professionPath(slug)),
    ],
    assets: [NAMES, ...scripts],
  })
}

/** Those most people are admitted in. */
const KEPT_PROFESSIONS = 60

/** Everything with a page, by all it is called: enough to find it without the service, not to answer. */
export function searchIndex({ registry }: Engine): string {
  const { calculators, decisions, checks, laws, lawSearch } = registry
  const entry = (title: string, address: string, words: readonly string[] = []): OfflineFound => ({
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

/** What every operation is called: the engine in a page has one domain, and may name any. */
export const calledList = ({ registry }: Engine): string =>
  JSON.stringify([...registry.operations.values()].map(({ id, kind, slug, title }) => ({ id, kind, slug, title: spoken(title) })))

/** Said by the device itself, in place of what it does not keep. */
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

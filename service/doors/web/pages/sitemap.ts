import { word } from '../../../../engine/core/language.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { METRIC_IDS } from '../../../../engine/indicators/metrics.ts'
import { isCanonical } from '../../../../engine/present/canonical-pages.ts'
import { guidedPaths } from '../../../../engine/present/guided-path.ts'
import { pagePath } from '../forms/form-request.ts'
import { escaped } from '../html.ts'
import { CALENDAR_PATH } from './calendar-page.ts'
import { CLASSIFICATIONS_PATH } from './classification-page.ts'
import { CNIS_PATH } from './cnis-page.ts'
import { ESOCIAL_PATH } from './esocial-page.ts'
import { metricPath } from './indicator-pages.ts'
import { SHEET_PATH } from './planilha-page.ts'
import { referencePath } from './reference.ts'
import { professionPath, professions } from './salary-pages.ts'
import { situationPath } from './situation-page.ts'
import { tablePath } from './table-pages.ts'

/** Every page that has something on it. */
export function pageAddresses(ports: Engine): string[] {
  const behind = [...ports.registry.operations.values()].filter((operation) => !isCanonical(operation))
  return [...listedAddresses(ports), ...behind.map(pagePath)]
}

/** Those to be found: one for each question. */
export function listedAddresses(ports: Engine): string[] {
  const { calculators, checks, decisions, laws } = ports.registry
  return [
    '/',
    '/indicadores',
    '/tabelas',
    '/salarios',
    SHEET_PATH,
    ESOCIAL_PATH,
    CNIS_PATH,
    CALENDAR_PATH,
    CLASSIFICATIONS_PATH,
    '/fontes',
    ...guidedPaths(ports.registry).map(({ slug }) => situationPath(slug)),
    '/docs',
    ...[...calculators.values(), ...decisions.values(), ...checks.values()].filter(isCanonical).map(pagePath),
    ...METRIC_IDS.filter((id) => ports.rates.latest(id, ports.today()) !== undefined).map(metricPath),
    ...[...laws.keys()].map(tablePath),
  ]
}

export function sitemap(ports: Engine, origin: string): string {
  const loaded = professions(ports, '', 1000).professions.filter(({ medianSalary, avgSalary }) => (medianSalary ?? avgSalary) !== null)
  const references = [...ports.registry.operations.keys()].map(referencePath)
  const addresses = [...listedAddresses(ports), ...references, ...loaded.map(({ slug }) => professionPath(slug))]
  const lines = addresses.map((address) => `<url><loc>${escaped(origin + address)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

export const robots = (origin: string): string => word`User-agent: *\nAllow: /\nDisallow: /busca\n\nSitemap: ${origin}/sitemap.xml\n`

import { word } from '../../../../engine/core/text/language.ts'
import { METRIC_IDS } from '../../../../engine/indicators/metrics.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { isCanonical } from '../../../../engine/presentation/canonical-pages.ts'
import { guidedPaths } from '../../../../engine/presentation/guided-path.ts'
import { ENGLISH_PATH } from '../../../runtime/english-address.ts'
import { pagePath } from '../../forms/form-request.ts'
import { escaped } from '../../html.ts'
import { CHECKS_PATH } from '../checks-page.ts'
import { CALENDAR_PATH } from '../data/calendar-page.ts'
import { CLASSIFICATIONS_PATH } from '../data/classification-page.ts'
import { metricPath } from '../data/indicator-pages.ts'
import { professionPath, professions } from '../data/salary-pages.ts'
import { CNIS_PATH } from '../documents/cnis-page.ts'
import { ESOCIAL_PATH } from '../documents/esocial-page.ts'
import { INVOICES_PATH } from '../documents/invoices-page.ts'
import { SHEET_PATH } from '../documents/spreadsheet-page.ts'
import { tablePath } from '../law/table-pages.ts'
import { situationPath } from '../operations/situation-page.ts'
import { referencePath } from '../reference.ts'
import { SECURITY_PATH } from './security-page.ts'

/** Every page with content. */
export function pageAddresses(ports: Engine): string[] {
  const behind = [...ports.registry.operations.values()].filter((operation) => !isCanonical(operation))
  return [...indexablePaths(ports), ...behind.map(pagePath)]
}

/** Indexable pages: one per question. */
export function indexablePaths(ports: Engine): string[] {
  const { calculators, checks, decisions, laws } = ports.registry
  return [
    '/',
    '/indicadores',
    '/tabelas',
    '/salarios',
    CHECKS_PATH,
    SHEET_PATH,
    ESOCIAL_PATH,
    INVOICES_PATH,
    CNIS_PATH,
    CALENDAR_PATH,
    CLASSIFICATIONS_PATH,
    '/fontes',
    SECURITY_PATH,
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
  const addresses = [...indexablePaths(ports), ...references, ...loaded.map(({ slug }) => professionPath(slug))]
  const lines = addresses
    .flatMap((address) => [address, `${ENGLISH_PATH}${address === '/' ? '' : address}`])
    .map((address) => `<url><loc>${escaped(origin + address)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`
}

export const robots = (origin: string): string => word`User-agent: *\nAllow: /\nDisallow: /busca\n\nSitemap: ${origin}/sitemap.xml\n`

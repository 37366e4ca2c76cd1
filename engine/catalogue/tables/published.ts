/** Presentation of law tables, shared by the date query, the history query and the adapters. */

import * as z from 'zod'
import { assertKnowable } from '../../core/calendar/law-horizon.ts'
import { type Law, publishedValue, type Version } from '../../core/dated.ts'
import type { Day } from '../../core/day.ts'
import { unknownName } from '../../core/text/unknown-name.ts'
import type { Spreadsheet } from '../../operation/definition/query.ts'
import type { Catalogue } from '../../operation/evaluation/ports.ts'
import { choice, list, object, text } from '../../operation/input/fields.ts'

/** Grade A for the official text or for agreeing sources, B for a single source. */
const LEVEL = { verified: 'A', corroborated: 'A', reported: 'B' } as const

export const versionShape = {
  effectiveFrom: text('Início da vigência').meta({ format: 'date' }),
  effectiveTo: text('Último dia de vigência', { hint: 'Nulo enquanto não houver versão mais nova' }).meta({ format: 'date' }).nullable(),
  norm: object('O ato que a estabelece', {
    act: text('Ato'),
    article: text('Artigo').nullable(),
    published: text('Data do ato').meta({ format: 'date' }).nullable(),
    url: text('Onde ler o texto').nullable(),
  }),
  source: text('A primeira das fontes'),
  evidence: object('Como os valores foram conferidos', {
    status: choice('Grau de confirmação', ['verified', 'corroborated', 'reported'], {
      verified: 'Texto oficial lido',
      corroborated: 'Duas fontes independentes concordam',
      reported: 'Uma fonte',
    }),
    level: choice('Nível da fonte', ['A', 'B']),
    checkedOn: text('Data da conferência').meta({ format: 'date' }),
    sources: list('Todas as fontes', z.string()),
  }),
  note: text('Ressalva sobre esta versão').optional(),
  values: z.record(z.string(), z.unknown()).meta({ description: 'Os valores: reais, e cada fração com a sua porcentagem ao lado' }),
}

function publishedVersion(law: Law<unknown>, version: Version<unknown>) {
  const { act, article = null, published = null, url = null } = version.norm
  const { status, sources } = version.evidence
  return {
    effectiveFrom: version.from,
    effectiveTo: law.lastDayOf(version),
    norm: { act, article, published, url },
    source: url ?? sources[0],
    evidence: { status, level: LEVEL[status], checkedOn: law.reviewedOn, sources },
    ...(version.caveat && { note: version.caveat }),
    values: publishedValue(version.value),
  }
}

function tableNamed(registry: Catalogue, id: string): Law<unknown> {
  const law = registry.laws.get(id)
  if (law) return law
  throw unknownName(id, { kind: 'tabela', english: 'table', names: registry.laws.keys(), listed: { id: 'tables', url: '/v1/tables' } })
}

/** A table as of a date. */
export function tableOn(registry: Catalogue, id: string, day: Day, today: Day) {
  const law = tableNamed(registry, id)
  const version = law.at(day)
  const from = law.projectedFrom(version, day, today)
  if (from !== null) assertKnowable(day, today)
  return {
    table: law.id,
    title: law.title,
    date: day,
    dateMeans: law.dateMeans,
    ...publishedVersion(law, version),
    ...(from !== null && { lawProjected: { from, tables: [law.id] } }),
  }
}

/** Every version of a table, newest first. */
export function tableHistory(registry: Catalogue, id: string) {
  const law = tableNamed(registry, id)
  const versions = law.versions.map((version) => publishedVersion(law, version))
  return { table: law.id, title: law.title, dateMeans: law.dateMeans, count: versions.length, versions }
}

/** Versions of a table as rows: version metadata, then every value under its path (`brackets.1.limit`); empty when a version lacks it. */
export function historyLines({ table, versions }: ReturnType<typeof tableHistory>): Spreadsheet {
  const flat = versions.map(({ values }) => flattened(values))
  const paths = [...new Set(flat.flatMap((values) => [...values.keys()]))]
  return {
    name: table,
    header: [...VERSION_COLUMNS, ...paths],
    lines: versions.map(({ effectiveFrom, effectiveTo, norm, evidence }, index) => [
      effectiveFrom,
      effectiveTo,
      norm.act,
      norm.article,
      norm.published,
      norm.url,
      evidence.status,
      ...paths.map((path) => flat[index]!.get(path) ?? null),
    ]),
  }
}

const VERSION_COLUMNS = ['effectiveFrom', 'effectiveTo', 'act', 'article', 'published', 'url', 'evidence']

type Scalar = string | number | boolean | null

/** List items count from 1, as users number brackets. */
function flattened(value: unknown, path = ''): Map<string, Scalar> {
  if (value === null || typeof value !== 'object') return new Map([[path === '' ? 'value' : path, value as Scalar]])
  const lines = new Map<string, Scalar>()
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key
    for (const [found, held] of flattened(inner, path === '' ? name : `${path}.${name}`)) lines.set(found, held)
  }
  return lines
}

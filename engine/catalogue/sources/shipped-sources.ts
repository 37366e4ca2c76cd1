/** Provenance of the shipped data, from its metadata: content of `NOTICE`, and the base of the sources query. */
import { translate, word } from '../../core/text/language.ts'
import { bonds, classifications, expectations, occupations, salaries, series } from '../../generated/metadata.ts'

/** User-facing labels of source kinds. */
export const SOURCE_KINDS = {
  series: 'Indicadores',
  table: 'Tabelas de lei',
  statistic: 'Estatísticas de salários',
  catalogue: 'Catálogos',
  market: 'Expectativas, moedas e preços',
} as const

export interface Source {
  readonly id: string
  readonly kind: keyof typeof SOURCE_KINDS
  readonly title: string
  readonly origin: string
  readonly licence: string
  readonly coverage: { readonly from: string | null; readonly to: string | null; readonly count: number; readonly of: string }
  /** Known gaps, in Portuguese; null when there are none. */
  readonly holes: string | null
  /** Date of the last read or check against the source. */
  readonly lastRead: string | null
  readonly every: string
}

interface SeriesMetadata {
  readonly capturedOn: string
  readonly licence: string
  readonly series: Readonly<
    Record<string, { readonly sgs?: number; readonly sidra?: string; readonly from: string; readonly to: string; readonly rows: number }>
  >
}

interface SalaryMetadata {
  readonly capturedOn: string
  readonly files: Readonly<
    Record<
      string,
      {
        readonly title: string
        readonly origin: string
        readonly aggregator?: string
        readonly licence: string
        readonly window?: { readonly from: string; readonly to: string }
        readonly year?: number
        readonly coverage: { readonly families: number }
        readonly holes?: string
      }
    >
  >
}

interface OccupationMetadata {
  readonly capturedOn: string
  readonly title: string
  readonly source: readonly string[]
  readonly coverage: { readonly families: number; readonly occupations: number; readonly synonyms: number }
}

interface MarketMetadata {
  readonly capturedOn: string
  readonly title: string
  readonly origin: string
  readonly copiedFrom?: string
  readonly licence: string
  readonly rows: number
  readonly from: string
  readonly to: string
  readonly holes: string
}

interface ClassificationMetadata {
  readonly capturedOn: string
  readonly title: string
  readonly origin: string
  readonly copiedFrom: string
  readonly licence: string
  readonly asOf: string
  readonly asOfCodes: string
  readonly codesOrigin: string
  readonly codes: number
  readonly rows: number
  readonly holes: string
}

const IBGE_LICENCE = 'Dados públicos do IBGE, com citação da fonte'

/** Series by name in `data/series`; `titled` returns a series' title. */
export function shippedSeries(titled: (id: string) => string): readonly Source[] {
  const { capturedOn, licence, series: held } = JSON.parse(series) as SeriesMetadata
  return Object.entries(held).map(([id, { sgs, sidra, from, to, rows }]) => ({
    id,
    kind: 'series',
    title: titled(id),
    origin: sgs === undefined ? word`IBGE, SIDRA, tabela ${sidra ?? 'não informada'}` : word`Banco Central do Brasil, SGS ${sgs}`,
    licence: sgs === undefined ? IBGE_LICENCE : licence,
    coverage: { from, to, count: rows, of: 'observações' },
    holes: null,
    lastRead: capturedOn,
    every: 'todo dia, à noite, em São Paulo',
  }))
}

export function shippedStatistics(): readonly Source[] {
  const { capturedOn, files } = JSON.parse(salaries) as SalaryMetadata
  return Object.entries(files).map(([file, { title, origin, aggregator, licence, window, year, coverage, holes = null }]) => ({
    id: file.replace(/\.\w+$/, ''),
    kind: 'statistic',
    title,
    origin: aggregator === undefined ? origin : word`${origin}; agregação de ${aggregator}`,
    licence,
    coverage: {
      from: window?.from ?? (year === undefined ? null : String(year)),
      to: window?.to ?? (year === undefined ? null : String(year)),
      count: coverage.families,
      of: 'famílias da CBO',
    },
    holes,
    lastRead: capturedOn,
    every: 'não se atualiza sozinha: a importação dos microdados a substitui, família por família',
  }))
}

/** Samples of expectations and bond prices. */
export function shippedMarket(): readonly Source[] {
  const described = (id: string, text: string, of: string, every: string): Source => {
    const { capturedOn, title, origin, copiedFrom, licence, rows, from, to, holes } = JSON.parse(text) as MarketMetadata
    const whole = copiedFrom === undefined ? origin : word`${origin}; cópia de ${copiedFrom}`
    return {
      id,
      kind: 'market',
      title,
      origin: whole,
      licence,
      coverage: { from, to, count: rows, of },
      holes,
      lastRead: capturedOn,
      every,
    }
  }
  return [
    described('focus', expectations, word`medianas`, 'todo dia, à noite, em São Paulo'),
    described('treasury-bonds', bonds, 'preços', 'quando quem mantém o servidor manda (npm run bonds:update)'),
  ]
}

export function shippedCatalogues(): readonly Source[] {
  const { capturedOn, title, source, coverage } = JSON.parse(occupations) as OccupationMetadata
  return [
    {
      id: 'cbo',
      kind: 'catalogue',
      title,
      origin: word`Ministério do Trabalho e Emprego, CBO 2002, por ${source.map((each) => each.split(':')[0]!.split(' (')[0]!).join(translate(' e '))}`,
      licence: 'MIT (as duas cópias)',
      coverage: {
        from: null,
        to: null,
        count: coverage.occupations,
        of: word`ocupações em ${coverage.families} famílias, com ${coverage.synonyms} sinônimos`,
      },
      holes: 'Duas famílias (8423 e 9914) não têm ocupação em vigor.',
      lastRead: capturedOn,
      every: 'a cada versão do projeto',
    },
    shippedClassifications(),
  ]
}

function shippedClassifications(): Source {
  const metadata: ClassificationMetadata = JSON.parse(classifications)
  const { capturedOn, title, origin, codesOrigin, copiedFrom, licence, asOf, asOfCodes, codes, rows, holes } = metadata
  return {
    id: 'classifications',
    kind: 'catalogue',
    title,
    origin: word`${origin}; ${codesOrigin}; cópias de ${copiedFrom}`,
    licence,
    coverage: { from: asOf, to: asOfCodes, count: codes, of: word`códigos, com ${rows} linhas de NCM e NBS` },
    holes,
    lastRead: capturedOn,
    every: 'quando quem mantém o projeto manda (npm run classifications:update)',
  }
}

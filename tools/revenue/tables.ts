/** Joins the tables of the revenue's calculator into codes, treatments, and the coverage of each code. */
import type { Cell, RequiredColumns, Row, Tables } from './sql-scripts.ts'

/** Columns read per table, including the end date where present. */
export const REQUIRED_COLUMNS = {
  VERSAO_BASE_DADO: ['VRBD_DATA', 'VRBD_VERSAO_BASE_DADO'],
  TRIBUTO: ['TBTO_ID', 'TBTO_SIGLA'],
  FUNDAMENTACAO_LEGAL: ['FDLG_ID', 'FDLG_TEXTO_CURTO'],
  TRATAMENTO_TRIBUTARIO: [
    'TRTR_ID',
    'TRTR_DESCRICAO',
    'TRTR_EXPRESSAO_ALIQUOTA',
    'TRTR_EXPRESSAO_BASE_CALCULO',
    'TRTR_EXPRESSAO_TRIBUTO_CALCULADO',
    'TRTR_EXPRESSAO_TRIBUTO_DEVIDO',
  ],
  SITUACAO_TRIBUTARIA: ['SITR_ID', 'SITR_CD'],
  CLASSIFICACAO_TRIBUTARIA: ['CLTR_ID', 'CLTR_CD', 'CLTR_DESCRICAO', 'CLTR_SITR_ID', 'CLTR_FIM_VIGENCIA'],
  ANEXO: ['ANXO_ID', 'ANXO_NUMERO', 'ANXO_NUMERO_ITEM', 'ANXO_TEXTO_ITEM'],
  NCM_APLICAVEL: ['NCMA_ID', 'NCMA_NCM_CD', 'NCMA_CLTR_ID', 'NCMA_ANXO_ID', 'NCMA_FIM_VIGENCIA'],
  NBS_APLICAVEL: ['NBSA_ID', 'NBSA_NBS_CD', 'NBSA_CLTR_ID', 'NBSA_ANXO_ID', 'NBSA_FIM_VIGENCIA'],
  EXCECAO_NCM_APLICAVEL: ['ENCM_NCM_CD', 'ENCM_NCMA_ID', 'ENCM_FIM_VIGENCIA'],
  EXCECAO_NBS_APLICAVEL: ['ENBS_NBS_CD', 'ENBS_NBSA_ID', 'ENBS_FIM_VIGENCIA'],
  PERCENTUAL_REDUCAO: ['PERE_CLTR_ID', 'PERE_TBTO_ID', 'PERE_VALOR', 'PERE_FIM_VIGENCIA'],
  TRATAMENTO_CLASSIFICACAO: ['TRCL_CLTR_ID', 'TRCL_TRTR_ID', 'TRCL_FIM_VIGENCIA'],
  FUNDAMENTACAO_CLASSIFICACAO: ['FDCL_CLTR_ID', 'FDCL_FDLG_ID', 'FDCL_FIM_VIGENCIA'],
} as const satisfies RequiredColumns

/** No service has exceptions yet; an empty table elsewhere indicates a truncated download. */
const MAY_BE_EMPTY: readonly string[] = ['EXCECAO_NBS_APLICAVEL']

type Name = keyof typeof REQUIRED_COLUMNS

export interface Treatment {
  readonly id: number
  readonly description: string
  readonly rate: string
  readonly base: string
  readonly tax: string
  readonly due: string
}

interface Code {
  readonly cClassTrib: string
  readonly cst: string
  readonly description: string
  readonly article: string
  readonly treatment: number
  /** Null when the code has no reduction of its own. */
  readonly reduction: { readonly cbs: number; readonly ibs: number } | null
}

export interface CoverageRow {
  readonly kind: 'NCM' | 'NBS'
  readonly prefix: string
  readonly code: string
  readonly annex: string
  readonly item: string
  readonly text: string
  readonly except: readonly string[]
}

export interface RevenueTables {
  /** Date and version of the revenue's database. */
  readonly asOf: string
  readonly version: string
  readonly treatments: readonly Treatment[]
  readonly codes: readonly Code[]
  readonly coverage: readonly CoverageRow[]
}

const text = (row: Row, column: string): string => String(row[column] ?? '')

/** Selective tax codes have separate treatments and reuse the numbers of the others. */
const SELECTIVE = /imposto seletivo/i

export function joinTables(tables: Tables): RevenueTables {
  const { asOf, version } = versionOf(tables)
  const rows = (name: Name): readonly Row[] => {
    const all = tables.get(name) ?? []
    if (all.length === 0 && !MAY_BE_EMPTY.includes(name)) throw new Error(`no row of ${name}`)
    const last = REQUIRED_COLUMNS[name].find((column) => column.endsWith('_FIM_VIGENCIA'))
    return last === undefined ? all : all.filter((row) => (row[last] ?? null) === null || text(row, last) >= asOf)
  }
  const by = (name: Name, column: string) => new Map(rows(name).map((row) => [row[column]!, row]))
  const treatments = rows('TRATAMENTO_TRIBUTARIO')
    .map(treatmentOf)
    .filter(({ description }) => !SELECTIVE.test(description))
  const codes = codesOf(rows, by, new Set(treatments.map(({ id }) => id)))
  const coverage = (['NCM', 'NBS'] as const).flatMap((kind) => coverageOf(kind, rows, by, codes))
  return { asOf, version, treatments, codes: [...codes.values()], coverage }
}

function versionOf(tables: Tables): { asOf: string; version: string } {
  const newest = [...(tables.get('VERSAO_BASE_DADO') ?? [])].sort((a, b) => (text(a, 'VRBD_DATA') < text(b, 'VRBD_DATA') ? -1 : 1)).at(-1)
  const asOf = newest ? text(newest, 'VRBD_DATA').slice(0, 10) : ''
  if (!newest || !/^\d{4}-\d{2}-\d{2}$/.test(asOf)) throw new Error('the day of the data base is not told (VERSAO_BASE_DADO)')
  return { asOf, version: text(newest, 'VRBD_VERSAO_BASE_DADO') }
}

const treatmentOf = (row: Row): Treatment => ({
  id: Number(row.TRTR_ID),
  description: text(row, 'TRTR_DESCRICAO'),
  rate: text(row, 'TRTR_EXPRESSAO_ALIQUOTA'),
  base: text(row, 'TRTR_EXPRESSAO_BASE_CALCULO'),
  tax: text(row, 'TRTR_EXPRESSAO_TRIBUTO_CALCULADO'),
  due: text(row, 'TRTR_EXPRESSAO_TRIBUTO_DEVIDO'),
})

type Rows = (name: Name) => readonly Row[]
type By = (name: Name, column: string) => ReadonlyMap<Cell, Row>

/** Codes by database id, without those of the selective tax. */
function codesOf(rows: Rows, by: By, treatments: ReadonlySet<number>): ReadonlyMap<Cell, Code> {
  const treated = by('TRATAMENTO_CLASSIFICACAO', 'TRCL_CLTR_ID')
  const founded = by('FUNDAMENTACAO_CLASSIFICACAO', 'FDCL_CLTR_ID')
  const articles = by('FUNDAMENTACAO_LEGAL', 'FDLG_ID')
  const situations = by('SITUACAO_TRIBUTARIA', 'SITR_ID')
  const reductions = reductionsOf(rows)
  const codes = new Map<Cell, Code>()
  for (const row of rows('CLASSIFICACAO_TRIBUTARIA')) {
    const id = row.CLTR_ID!
    const cClassTrib = text(row, 'CLTR_CD')
    const treatment = treated.get(id)
    if (!treatment) throw new Error(`${cClassTrib} has no treatment`)
    if (!treatments.has(Number(treatment.TRCL_TRTR_ID))) continue
    const article = articles.get(founded.get(id)?.FDCL_FDLG_ID ?? null)
    codes.set(id, {
      cClassTrib,
      cst: text(situations.get(row.CLTR_SITR_ID ?? null) ?? {}, 'SITR_CD'),
      description: text(row, 'CLTR_DESCRICAO'),
      article: article ? text(article, 'FDLG_TEXTO_CURTO') : '',
      treatment: Number(treatment.TRCL_TRTR_ID),
      reduction: reductions.get(id) ?? null,
    })
  }
  return codes
}

/** CBS and IBS reductions per code. Both parts of the IBS must be reduced equally; otherwise no list is written. */
function reductionsOf(rows: Rows): ReadonlyMap<Cell, { readonly cbs: number; readonly ibs: number }> {
  const taxes = new Map(rows('TRIBUTO').map((row) => [row.TBTO_ID!, text(row, 'TBTO_SIGLA').toUpperCase()]))
  const found = new Map<Cell, Map<string, number>>()
  for (const row of rows('PERCENTUAL_REDUCAO')) {
    const of = found.get(row.PERE_CLTR_ID!) ?? new Map<string, number>()
    found.set(row.PERE_CLTR_ID!, of.set(taxes.get(row.PERE_TBTO_ID!) ?? '', Number(row.PERE_VALOR)))
  }
  return new Map(
    [...found].map(([id, of]) => {
      const [cbs, state, municipal] = ['CBS', 'IBSUF', 'IBSMUN'].map((tax) => of.get(tax))
      if (cbs === undefined || state === undefined || state !== municipal)
        throw new Error(`reductions of classification ${id} not understood`)
      return [id, { cbs, ibs: state }]
    }),
  )
}

const COLUMNS = {
  NCM: { table: 'NCM_APLICAVEL', of: 'NCMA', exceptions: 'EXCECAO_NCM_APLICAVEL', exception: 'ENCM' },
  NBS: { table: 'NBS_APLICAVEL', of: 'NBSA', exceptions: 'EXCECAO_NBS_APLICAVEL', exception: 'ENBS' },
} as const

function coverageOf(kind: 'NCM' | 'NBS', rows: Rows, by: By, codes: ReadonlyMap<Cell, Code>): CoverageRow[] {
  const { table, of, exceptions, exception } = COLUMNS[kind]
  const annexes = by('ANEXO', 'ANXO_ID')
  const left = new Map<Cell, string[]>()
  for (const row of rows(exceptions)) {
    const covered = row[`${exception}_${of}_ID`] ?? null
    left.set(covered, [...(left.get(covered) ?? []), text(row, `${exception}_${kind}_CD`)])
  }
  return rows(table).flatMap((row) => {
    const code = codes.get(row[`${of}_CLTR_ID`] ?? null)
    if (!code) return []
    const annex = annexes.get(row[`${of}_ANXO_ID`] ?? null) ?? {}
    return {
      kind,
      prefix: text(row, `${of}_${kind}_CD`),
      code: code.cClassTrib,
      annex: text(annex, 'ANXO_NUMERO'),
      item: text(annex, 'ANXO_NUMERO_ITEM'),
      text: text(annex, 'ANXO_TEXTO_ITEM'),
      except: left.get(row[`${of}_ID`] ?? null) ?? [],
    }
  })
}

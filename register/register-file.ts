/** The register's files: what each kind counts for, and how their names and headers are read. */
import { isOneOf, keysOf } from '../engine/core/records.ts'
import { isMonth, type Month } from '../engine/salaries/month.ts'
import { ImportRefused } from './refused.ts'

/** MOV: declared in time; FOR: declared late; EXC: cancelled. No row key exists, so records are weighed, never matched. */
export const WEIGHTS = { MOV: 1, FOR: 1, EXC: -1 } as const

export type Kind = keyof typeof WEIGHTS

export interface RegisterFile {
  /** CAGEDMOV202605 */
  readonly name: string
  readonly kind: Kind
  readonly month: Month
}

const NAME = /^CAGED(MOV|FOR|EXC)(\d{6})$/i

export function registerFile(name: string): RegisterFile | undefined {
  const match = NAME.exec(name)
  const month = Number(match?.[2])
  const kind = match?.[1]?.toUpperCase()
  return isOneOf(keysOf(WEIGHTS), kind) && isMonth(month) ? { name: name.toUpperCase(), kind, month } : undefined
}

export const registerFileOf = (kind: Kind, month: Month): RegisterFile => ({ name: `CAGED${kind}${month}`, kind, month })

/** The first month of each kind: late declarations and exclusions came after the first files. */
export const FIRST_MONTH: Readonly<Record<Kind, Month>> = { MOV: 202001, FOR: 202002, EXC: 202004 }

/** Where each column stands in a row. */
export interface Layout {
  readonly columns: number
  readonly month: number
  readonly state: number
  readonly balance: number
  readonly occupation: number
  readonly schooling: number
  readonly intermittent: number
  readonly wage: number
  /** The month of a late declaration or of an exclusion, which is the file's own; −1 where there is none to check. */
  readonly filedIn: number
}

const COLUMNS = {
  month: 'competênciamov',
  state: 'uf',
  balance: 'saldomovimentação',
  occupation: 'cbo2002ocupação',
  schooling: 'graudeinstrução',
  intermittent: 'indtrabintermitente',
  wage: 'salário',
} as const

/** What competênciamov was called in the files of 2020 and 2021. */
const FORMER_MONTH = 'competência'
const DECLARED_IN = 'competênciadec'
const EXCLUDED_IN = 'competênciaexc'

/** The layout by column names, whatever their order. */
export function layoutOf(header: string, { name, kind }: RegisterFile): Layout {
  const names = header
    .replace(/^\uFEFF/, '')
    .split(';')
    .map((column) => column.trim().normalize('NFC').toLowerCase())
  if (!names.includes(COLUMNS.month) && names.includes(FORMER_MONTH)) names[names.indexOf(FORMER_MONTH)] = COLUMNS.month
  const needed = [...Object.values(COLUMNS), ...(kind === 'EXC' ? [EXCLUDED_IN] : [])]
  const missing = needed.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    throw new ImportRefused(
      `${name}: ${missing.length === 1 ? 'falta a coluna' : 'faltam as colunas'} ${missing.join(', ')}. Não parece um arquivo CAGED${kind} do Novo CAGED; a primeira linha começa com: ${printable(header.slice(0, 200))}`,
    )
  }
  if (kind !== 'EXC' && names.includes(EXCLUDED_IN)) {
    throw new ImportRefused(
      `${name}: traz a coluna ${EXCLUDED_IN}, própria dos arquivos CAGEDEXC. O nome do arquivo não corresponde ao conteúdo.`,
    )
  }
  const place = (column: string): number => names.indexOf(column)
  return {
    columns: names.length,
    month: place(COLUMNS.month),
    state: place(COLUMNS.state),
    balance: place(COLUMNS.balance),
    occupation: place(COLUMNS.occupation),
    schooling: place(COLUMNS.schooling),
    intermittent: place(COLUMNS.intermittent),
    wage: place(COLUMNS.wage),
    filedIn: kind === 'MOV' ? -1 : place(kind === 'FOR' ? DECLARED_IN : EXCLUDED_IN),
  }
}

/** A wrong file may hold anything: nothing that moves a terminal's cursor is repeated. */
const printable = (text: string): string => text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '·')

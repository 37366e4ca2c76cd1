/** CAGED files: weight of each kind, and parsing of names and headers. */
import { isOneOf, keysOf } from '../../engine/core/collections/records.ts'
import { isMonth, type Month } from '../../engine/salaries/month.ts'
import { ImportRefused } from '../refused.ts'

/** MOV: declared in time; FOR: declared late; EXC: cancelled. Rows have no key, so records are weighted instead of matched. */
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

/** First month of each kind: late declarations and exclusions began after the first files. */
export const FIRST_MONTH: Readonly<Record<Kind, Month>> = { MOV: 202001, FOR: 202002, EXC: 202004 }

/** Column positions in a row. */
export interface Layout {
  readonly columns: number
  readonly month: number
  readonly state: number
  readonly balance: number
  readonly occupation: number
  readonly schooling: number
  readonly intermittent: number
  readonly wage: number
  /** Filing month of a late declaration or exclusion, which must be the file's own; −1 when the kind has none. */
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

/** Former name of competênciamov, in the files of 2020 and 2021. */
const FORMER_MONTH = 'competência'
const DECLARED_IN = 'competênciadec'
const EXCLUDED_IN = 'competênciaexc'

/** Resolves the layout by column names, in any order. */
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

/** Replaces control characters: a wrong file may contain terminal escape sequences. */
const printable = (text: string): string => text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '·')

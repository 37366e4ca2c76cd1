/** Letters read as digits and digits as letters by a scanner: repaired inside amounts, codes and known words only. */
import { withoutAccents } from '../../core/text/text.ts'
import type { PayrollLine } from '../../domains/payroll/law/payroll-lines.ts'

export interface Repair {
  readonly row: number
  readonly from: string
  readonly to: string
}

const DIGIT_OF: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' }
/** An amount with at least a digit and a letter in place of one: "5.1OO,00". */
const AMOUNT = /(?<![\p{L}\d])(?=[^\s]*[OolI|SB])(?=[^\s]*\d)[\dOolI|SB]{1,3}(?:\.[\dOolI|SB]{3})*,[\dOolI|SB]{2}(?![\p{L}\d])/gu
/** A code that opens its row: "OO1". */
const CODE = /^(\s*)(?=[\dOlI]*[OlI])(?=[\dOlI]*\d)[\dOlI]{2,6}(?=\s)/
const WORD = /[\p{L}\d]{3,}/gu

/** Words of a document of pay that no label of a line has. */
const HEAD_WORDS = [
  'recibo',
  'pagamento',
  'salario',
  'total',
  'totais',
  'vencimentos',
  'descontos',
  'proventos',
  'liquido',
  'liquida',
  'valor',
  'codigo',
  'cod',
  'descricao',
  'referencia',
  'base',
  'bases',
  'inss',
  'irrf',
  'fgts',
  'mes',
  'competencia',
  'folha',
  'mensal',
  'demonstrativo',
  'holerite',
  'periodo',
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
  'funcionario',
  'empregado',
]

const vocabularies = new WeakMap<readonly PayrollLine[], ReadonlySet<string>>()

function vocabularyOf(table: readonly PayrollLine[]): ReadonlySet<string> {
  let known = vocabularies.get(table)
  if (!known) {
    known = new Set([...HEAD_WORDS, ...table.flatMap(({ synonyms }) => synonyms.split(/[, ]+/).filter((word) => /^[a-z]{3,}$/.test(word)))])
    vocabularies.set(table, known)
  }
  return known
}

const plain = (word: string): string => withoutAccents(word, 'NFKD').toLowerCase()

/** A known word whose letters were read as digits, or whose first capital was read as another letter: "Sa1ário", "lNSS". */
function word(written: string, known: ReadonlySet<string>): string {
  if (/^\d+$/.test(written) || known.has(plain(written))) return written
  const letters = (one: string): string => written.replaceAll('0', /[a-z]/.test(written) ? 'o' : 'O').replaceAll('1', one)
  const ways = /[01]/.test(written) ? [letters('l'), letters('i'), letters('I')] : [written.replace(/^l(?=[A-ZÀ-Ú])/, 'I')]
  return ways.find((way) => way !== written && known.has(plain(way))) ?? written
}

/** Rows with every possible repair, and what was changed. */
export function repaired(
  rows: readonly string[],
  table: readonly PayrollLine[],
): { readonly rows: readonly string[]; readonly repairs: readonly Repair[] } {
  const known = vocabularyOf(table)
  const repairs: Repair[] = []
  const made = rows.map((written, row) => {
    const change = (from: string, to: string): string => {
      if (from !== to) repairs.push({ row, from, to })
      return to
    }
    const digits = (text: string): string =>
      change(
        text,
        text.replace(/[OolI|SB]/g, (letter) => DIGIT_OF[letter]!),
      )
    return written
      .replace(CODE, digits)
      .replace(AMOUNT, digits)
      .replace(WORD, (text) => change(text, word(text, known)))
  })
  return { rows: made, repairs }
}

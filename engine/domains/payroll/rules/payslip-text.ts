/**
 * The lines of a payslip as copied from a PDF, read into fields for a person to confirm. What a line is not known to be is handed back
 * as it came; nothing is guessed in silence.
 */

import { type Day, dayOf } from '../../../core/day.ts'
import { LARGEST, type Money, sum } from '../../../core/money.ts'
import { withoutAccents } from '../../../core/text.ts'

/** The fields a payslip's lines can fill, as `check-payslip` calls them. */
type PayslipField =
  | 'gross_salary'
  | 'informed_inss'
  | 'informed_irrf'
  | 'alimony'
  | 'transport_discount'
  | 'family_allowance'
  | 'total_earnings'
  | 'total_deductions'
  | 'net_received'
  | 'inss_base'
  | 'irrf_base'
  | 'fgts'

interface ReadLine {
  readonly description: string
  readonly amount: Money
  /** What it was taken for: a field, a line that enters the sums, or nothing known. */
  readonly as: PayslipField | 'earning' | 'deduction' | 'unknown'
}

interface ReadPayslip {
  readonly fields: Readonly<Partial<Record<PayslipField, Money>>>
  readonly month: Day | null
  /** Lines that are none of the fields, and what they are where the words say it. */
  readonly declared: readonly { readonly label: string; readonly amount: Money; readonly kind: 'earning' | 'deduction' }[]
  readonly lines: readonly ReadLine[]
  /** Why a person should look twice, in Portuguese. */
  readonly doubts: readonly string[]
}

/** A payslip has a page; what is longer is not one. */
const MOST_CHARACTERS = 20_000
const MOST_LINES = 200
const LONGEST_LINE = 240
const MOST_DECLARED = 60
/** Nobody is paid so much; and two hundred of them still add up to what can be told. */
const MOST_AMOUNT: Money = LARGEST / 1000n
const LONGEST_LABEL = 80

/** "1.234,56" and "1234,56"; a number alone is a reference, a code, a date. */
const AMOUNT = /(?<![\d.,])(?:\d{1,3}(?:\.\d{3}){1,4}|\d{1,12}),\d{2}(?![\d,])/g

type Meaning = PayslipField | 'pay' | 'earning' | 'deduction' | 'skipped'

/** What the words of a line say it is; the first that fits. */
const WORDS: readonly (readonly [RegExp, Meaning])[] = [
  [/\b(base|sal(ario)?\W{0,2}contr\w*|salario de contribuicao)\b.*\b(inss|i n s s)\b|\bsal(ario)? contr/, 'inss_base'],
  [/\bbase\b.*\b(irrf|ir|imposto)\b/, 'irrf_base'],
  [/\bbase\b.*\bfgts\b/, 'skipped'],
  [/\b(faixa|deducao por dependente|numero de dependentes)\b/, 'skipped'],
  [/\bfgts\b/, 'fgts'],
  [/\btotal\b.*\b(vencimento|provento|bruto|credito)/, 'total_earnings'],
  [/\btotal\b.*\b(desconto|debito)/, 'total_deductions'],
  [/\bliquido\b/, 'net_received'],
  [/\bsalario familia\b/, 'family_allowance'],
  [/\bpensao\b/, 'alimony'],
  [/\bvale transporte\b|\bvt\b|\bv transporte\b/, 'transport_discount'],
  [/\b(inss|i n s s|previdencia social)\b/, 'informed_inss'],
  [/\b(irrf|ir fonte|i r r f|imposto de renda|irpf)\b/, 'informed_irrf'],
  [
    /\b(adiantamento|plano|saude|odonto\w*|falta\w*|atraso\w*|sindica\w*|sindicato|emprestimo|consignado|convenio|refeicao|alimentacao|farmacia|seguro|contribuicao assistencial|previdencia privada|desconto|desc)\b/,
    'deduction',
  ],
  [/\b(ajuda de custo|diaria|reembolso|abono pis|auxilio)/, 'earning'],
  [
    /\b(salario|ordenado|vencimento|horas? (normais|trabalhadas)|dias (normais|trabalhados)|hora\w? extra\w*|h extra\w*|adicional|adic|periculosidade|insalubridade|dsr|repouso|comiss\w*|gratific\w*|premio|bonus|quebra de caixa|anuenio|trienio)\b/,
    'pay',
  ],
]

function meaningOf(description: string): Meaning | null {
  const plain = folded(description)
  return WORDS.find(([words]) => words.test(plain))?.[1] ?? null
}

/** "I.N.S.S." → i n s s */
const folded = (text: string): string =>
  withoutAccents(text, 'NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function moneyOf(written: string): Money | null {
  const amount = BigInt(written.replaceAll('.', '').replace(',', ''))
  return amount > MOST_AMOUNT ? null : amount
}

interface Cut {
  readonly description: string
  readonly amounts: readonly Money[]
  /** Where columns were kept by tabs, the one the amount stands in. */
  readonly column: 'earning' | 'deduction' | null
  /** From the foot, where the salary of the contract is printed again and is no line of pay. */
  readonly foot?: true
}

/** A line without its code, and the amounts after its words. */
function cut(line: string): Cut {
  const found = [...line.matchAll(AMOUNT)]
  const words = found.length > 0 ? line.slice(0, found[0]!.index) : line
  const description = words
    .replace(/^\s*\d{1,6}\s+(?=\D)/, '')
    .replace(/[\s:.\-–R$]+$/, '')
    .trim()
    .slice(0, LONGEST_LABEL)
  const amounts = found.map(([written]) => moneyOf(written)).filter((amount) => amount !== null)
  return { description, amounts, column: columnOf(line) }
}

/** Description, reference, earnings, deductions: a copy with tabs keeps the empty column. */
function columnOf(line: string): Cut['column'] {
  const cells = line.split('\t').map((cell) => cell.trim())
  if (cells.length < 4) return null
  const filled = (cell: string | undefined) => cell !== undefined && /^(R\$ ?)?[\d.]+,\d{2}$/.test(cell)
  const [earning, deduction] = [filled(cells.at(-2)), filled(cells.at(-1))]
  return earning === deduction ? null : earning ? 'earning' : 'deduction'
}

/** Labels in one row and their amounts in the next, as the foot of a payslip prints them. */
function paired(labels: string, amounts: string): Cut[] {
  const names = labels
    .split(/\t|\s{2,}|\|/)
    .map((name) => name.trim())
    .filter(Boolean)
  const { description, amounts: found } = cut(amounts)
  if (description !== '' || names.length < 2 || names.length !== found.length || labels.search(AMOUNT) !== -1) return []
  if (!names.some((name) => meaningOf(name) !== null)) return []
  return names.map((name, index) => ({ description: name.slice(0, LONGEST_LABEL), amounts: [found[index]!], column: null, foot: true }))
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** "Março de 2026", "03/2026"; the first found. */
function monthIn(text: string): Day | null {
  const named = /\b(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]{0,7}\s*(?:de|\/)?\s*((?:19|20)\d{2})\b/.exec(
    withoutAccents(text, 'NFKD').toLowerCase(),
  )
  if (named) return dayOf(Number(named[2]), MONTHS.indexOf(named[1]!) + 1, 1)
  const numbered = /(?<![\d/])(0[1-9]|1[0-2])\/((?:19|20)\d{2})(?!\d)/.exec(text)
  return numbered ? dayOf(Number(numbered[2]), Number(numbered[1]), 1) : null
}

export function readPayslip(text: string): ReadPayslip {
  const doubts: string[] = []
  if (text.length > MOST_CHARACTERS) doubts.push('O texto é mais longo que um holerite: só o começo foi lido.')
  const given = text.slice(0, MOST_CHARACTERS)
  const rows = given
    .split(/\r\n|\n|\r/)
    .map((line) => line.slice(0, LONGEST_LINE))
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
  const cuts: Cut[] = []
  for (let index = 0; index < rows.length; index++) {
    const pair = index + 1 < rows.length ? paired(rows[index]!, rows[index + 1]!) : []
    if (pair.length > 0) {
      cuts.push(...pair)
      index++
    } else cuts.push(cut(rows[index]!))
  }

  const fields: Partial<Record<PayslipField, Money>> = {}
  const lines: ReadLine[] = []
  const declared: { label: string; amount: Money; kind: 'earning' | 'deduction' }[] = []
  const pay: Money[] = []
  const keep = (field: PayslipField, description: string, amount: Money): void => {
    const known = fields[field]
    if (known !== undefined && known !== amount)
      doubts.push(`"${description}" aparece mais de uma vez com valores diferentes: ficou o primeiro.`)
    fields[field] ??= amount
  }
  for (const { description, amounts, column, foot } of cuts) {
    const amount = amounts.at(-1)
    if (amount === undefined || description === '') continue
    const meaning = meaningOf(description)
    if (meaning === 'skipped' || (foot && (meaning === 'pay' || meaning === null))) continue
    if (meaning === 'pay' && column !== 'deduction') {
      pay.push(amount)
      lines.push({ description, amount, as: 'gross_salary' })
    } else if (meaning === null || meaning === 'pay' || meaning === 'earning' || meaning === 'deduction') {
      const kind = column ?? (meaning === 'earning' || meaning === 'deduction' ? meaning : null)
      lines.push({ description, amount, as: kind ?? 'unknown' })
      if (kind === null) doubts.push(`Não se sabe o que é "${description}": diga se é vencimento ou desconto.`)
      else if (declared.length < MOST_DECLARED) declared.push({ label: description, amount, kind })
    } else {
      keep(meaning, description, amount)
      lines.push({ description, amount, as: meaning })
    }
  }
  if (pay.length > 0) {
    fields.gross_salary = sum(pay)
    if (pay.length > 1) doubts.push('O salário bruto é a soma das linhas de salário, horas extras e adicionais: confira.')
  } else doubts.push('Nenhuma linha de salário foi reconhecida: preencha o salário bruto.')
  for (const [field, name] of [
    ['informed_inss', 'INSS'],
    ['informed_irrf', 'IRRF'],
  ] as const)
    if (fields[field] === undefined) doubts.push(`O ${name} não foi achado: preencha, ou ponha zero se não houve.`)
  const month = monthIn(given)
  if (month === null) doubts.push('O mês do holerite não foi achado: preencha.')
  return { fields, month, declared, lines, doubts }
}

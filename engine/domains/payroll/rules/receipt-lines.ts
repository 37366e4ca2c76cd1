/** The lines of a receipt as the figures its check compares; every other line enters the sums. */
import type { Money } from '../../../core/money.ts'
import type { CheckContext, Examined } from '../../../core/operation/check.ts'
import { type Phrase, say } from '../../../core/sentence.ts'
import payrollLines from '../law/payroll-lines.ts'
import { foldedLabel } from './line-labels.ts'
import { type KnownLine, knownLine, type PaperLine, sideOf, totalOf } from './lines.ts'
import { PAID } from './payslip-audit.ts'

export interface OtherLine {
  readonly label: string
  readonly amount: Money
  readonly kind: 'earning' | 'deduction'
  readonly nature?: string | undefined
}

interface Receipt<F extends string> {
  readonly fields: Readonly<Partial<Record<F, Money>>>
  readonly others: readonly OtherLine[]
}

/** @param fieldOf which figure a known line is; undefined: none of them. */
export function receiptOf<F extends string>(
  ctx: CheckContext,
  lines: readonly PaperLine[],
  fieldOf: (line: KnownLine) => F | undefined,
): Receipt<F> {
  const table = ctx.day < payrollLines.recordStarts ? [] : ctx.law(payrollLines).lines
  const fields: Partial<Record<F, Money>> = {}
  const others: OtherLine[] = []
  for (const line of lines) {
    const known = knownLine(line, table)
    const field = fieldOf(known)
    if (field !== undefined) fields[field] = (fields[field] ?? 0n) + line.amount
    else if (line.kind !== 'informative') others.push({ label: line.label, amount: line.amount, kind: line.kind, nature: line.nature })
  }
  return { fields, others }
}

/** The figures of lines that were not told by themselves: what a person says stands over what a paper does. */
export function untold<F extends string>(
  asked: Readonly<Partial<Record<F, Money | undefined>>>,
  fields: Readonly<Partial<Record<F, Money>>>,
) {
  const left: Partial<Record<F, Money>> = {}
  for (const field in fields) if (asked[field] === undefined) left[field] = fields[field]!
  return left
}

/** Whether a line speaks of a third: "1/3 abono", "terço constitucional". */
export const isThird = (label: string): boolean => /(?<![\d/])1\/3(?![\d/])|\bterco\b/.test(foldedLabel(label))

/** Whether a line pays what varies from month to month, apart from the salary: "Média de horas extras s/ férias". */
export const isAverage = (label: string): boolean =>
  /\bmedias?\b|\bmed\b|\bvariave(?:l|is)\b|\breflexos?\b|\bintegracao\b/.test(foldedLabel(label))

/** What the other lines of a receipt do to the contribution and the tax of what it pays. */
export interface Bearing {
  /** Other pay that enters the base of the INSS. */
  readonly pay: Money
  /** Other pay that may, and nobody knows. */
  readonly open: Money
  /** Alimony and private pension, which the tax deducts (Lei 9.250/1995, art. 4º, II and V). */
  readonly deductible: Money
  /** A deduction nobody knows, which the tax may deduct. */
  readonly unknown: boolean
}

export function bearingOf(ctx: CheckContext, others: readonly OtherLine[]): Bearing {
  if (others.length === 0) return { pay: 0n, open: 0n, deductible: 0n, unknown: false }
  const table = ctx.day < payrollLines.recordStarts ? [] : ctx.law(payrollLines).lines
  const known = others.map((line) => knownLine(line, table))
  const total = (of: (line: KnownLine) => boolean): Money => totalOf(known.filter(of))
  const enters = ({ incidence }: KnownLine) => incidence.filter(({ cp }) => cp === '11').length
  return {
    pay: total((line) => line.kind === 'earning' && line.incidence.length > 0 && enters(line) === line.incidence.length),
    open: total(
      (line) => line.kind === 'earning' && (line.incidence.length === 0 || (enters(line) > 0 && enters(line) < line.incidence.length)),
    ),
    deductible: total(({ nature }) => nature === '9213' || nature === '9223'),
    unknown: known.some(({ kind, incidence }) => kind === 'deduction' && incidence.length === 0),
  }
}

/** Why a figure over other lines of the receipt is not held wrong; null where they have no part in it. */
export function otherPayDoubt(ctx: CheckContext, { pay, open }: Pick<Bearing, 'pay' | 'open'>, of: string): Phrase | null {
  if (pay === 0n && open === 0n) return null
  ctx.inform(say`Que outras linhas do recibo entram na conta do ${of}?`)
  return say`O recibo paga mais ${pay + open} em outras linhas, que podem entrar na conta do ${of}: o valor pode estar certo.`
}

/**
 * A third, a contribution or a tax of a paper's lines is held only against pay that is settled: where a line of that pay is open, wrong, or
 * not among them, what falls on it is not known. Figures that a person told stand as they are.
 */
export function unsettledDoubt(pay: readonly Examined[], linesTold: boolean): string | null {
  const open = pay.some(({ verdict }) => verdict === 'not_checkable' || verdict === 'differs' || verdict === 'reference')
  return linesTold && open ? 'Depende de outro valor deste papel, que não conferiu ou não foi achado: pode estar certo.' : null
}

/** A tax below the law's beside a deduction nobody knows. */
export function unknownDeductionDoubt(ctx: CheckContext, { unknown }: Bearing): Phrase | null {
  if (!unknown) return null
  ctx.inform('Algum dos outros descontos do recibo é pensão ou previdência, que diminuem o imposto?')
  return 'Há um desconto que não se sabe o que é, e que pode diminuir o imposto: o valor pode estar certo.'
}

/** Pay above what the salary gives, where nobody said what varies in it: the means are paid too (CLT, art. 142). */
export function averagesDoubt(ctx: CheckContext): Phrase {
  ctx.inform('Você recebe horas extras, comissões ou adicionais? Qual a média por mês?')
  return 'Veio mais do que o salário dá: se há médias do que varia, o valor pode estar certo, e elas não foram informadas.'
}

/**
 * Whether the lines of a receipt give the net it prints. Where they do not, a line is missing or was misread: nothing is held right or
 * wrong, and that alone is said.
 */
export function closes(
  ctx: CheckContext,
  lines: readonly PaperLine[] | undefined,
  net: Money | undefined,
  confirmed?: boolean | undefined,
): boolean {
  if (lines !== undefined && confirmed === false) {
    leaveUnconfirmed(ctx)
    return false
  }
  if (lines === undefined || net === undefined) return true
  const left = sideOf(lines, 'earning') - sideOf(lines, 'deduction')
  if (left === net) return true
  const why = say`As linhas dão ${left} e o líquido impresso é ${net}: falta alguma linha? Nada foi conferido além disso.`
  ctx.said = why
  ctx.inform('Quais são as outras linhas do papel, com descrição e valor?')
  ctx.cannot({ id: 'net', label: 'Líquido', informed: net, favours: PAID }, why)
  return false
}

const UNCONFIRMED = 'As linhas lidas ainda não foram confirmadas: confira cada uma e diga se são todas. Nada foi conferido ainda.'

/** Lines that no printed sum confirms, and nobody either: nothing is held right or wrong. */
export function leaveUnconfirmed(ctx: CheckContext): void {
  ctx.said = UNCONFIRMED
  ctx.inform('As linhas são todas as do papel, com os valores certos?')
  ctx.state('sums', 'Somas', 'not_checkable', UNCONFIRMED)
}

/** What other lines add to a net, and take from it. */
export function othersOf(lines: readonly OtherLine[]): { readonly earned: Money; readonly taken: Money } {
  return { earned: sideOf(lines, 'earning'), taken: sideOf(lines, 'deduction') }
}

interface ToldNet {
  readonly linesTold: boolean
  readonly summed: boolean
  readonly due: Money
}

/** A net that is the sum of the paper's own lines is no mistake of its own: a line the law would have is not among them. */
export function netDoubt(ctx: CheckContext, { linesTold, summed, due }: ToldNet): (found: Money) => Phrase | null {
  if (!summed) return missingLines(ctx, linesTold, due)
  return () => {
    ctx.inform('Há outro papel deste pagamento, com o INSS, o imposto ou o terço que não estão neste?')
    return say`As linhas do papel dão este líquido; pela lei seriam ${due}, com linhas que ele não tem.`
  }
}

/** A net that the known figures do not give, where nobody said there are no other lines. */
function missingLines(ctx: CheckContext, complete: boolean, due: Money): (found: Money) => Phrase | null {
  return (found) => {
    if (complete) return null
    ctx.inform('Quais são as outras linhas do papel (pensão, empréstimo, adiantamento), com descrição e valor?')
    return say`Há linhas que não foram informadas, ou a soma está errada: as informadas dão ${due} e veio ${found}.`
  }
}

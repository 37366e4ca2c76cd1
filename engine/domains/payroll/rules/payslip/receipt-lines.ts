/** Maps receipt lines to the figures compared by the check; every other line counts in the totals. */
import type { Money } from '../../../../core/money.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import type { CheckContext, Examined } from '../../../../operation/definition/check.ts'
import payrollLines from '../../law/payroll-lines.ts'
import { foldedLabel } from './line-labels.ts'
import { type KnownLine, knownLine, type PaperLine, sideOf, totalOf } from './lines.ts'
import { PAYMENT } from './payslip-audit.ts'

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

/** @param fieldOf Figure of a classified line; undefined when the check compares none. */
export function receiptOf<F extends string>(
  ctx: CheckContext,
  lines: readonly PaperLine[],
  fieldOf: (line: KnownLine) => F | undefined,
): Receipt<F> {
  const table = ctx.day < payrollLines.recordStarts ? [] : ctx.law(payrollLines).lines
  const fields: Partial<Record<F, Money>> = {}
  const others: OtherLine[] = []
  for (const line of lines.flatMap(withThirdApart)) {
    const known = knownLine(line, table)
    const field = fieldOf(known)
    if (field !== undefined) fields[field] = (fields[field] ?? 0n) + line.amount
    else if (line.kind !== 'informative') others.push({ label: line.label, amount: line.amount, kind: line.kind, nature: line.nature })
  }
  return { fields, others }
}

/** "Férias + 1/3", "Férias proporcionais c/ 1/3": one line with both. */
const HOLDS_THIRD = /f[eé]rias\b.*(?:\+|\bc\/|\bcom\b|\bmais\b|\be\b|\bincluso\b)\s*(?:o\s+)?(?:1\/3|ter[cç]o)/i
const PARTS = 4n

/** Splits a line that pays vacation with its third: the third is a quarter of the whole. */
function withThirdApart(line: PaperLine): readonly PaperLine[] {
  if (line.kind !== 'earning' || !HOLDS_THIRD.test(line.label)) return [line]
  const third = (line.amount * 2n + PARTS) / (PARTS * 2n)
  const label = line.label.replace(/\s*(?:\+|\bc\/|\bcom\b|\bmais\b|\be\b|\bincluso\b)\s*(?:o\s+)?(?:1\/3|ter[cç]o).*$/i, '')
  return [
    { ...line, label, amount: line.amount - third },
    { ...line, label: `1/3 ${label}`, amount: third, nature: undefined },
  ]
}

/** True when the lines are all of the receipt: they sum to the net, or the person confirmed them. */
export const isWholeReceipt = (lines: readonly PaperLine[] | undefined, net: Money | undefined, confirmed: boolean | undefined): boolean =>
  lines !== undefined &&
  lines.length > 0 &&
  (confirmed === true || (net !== undefined && sideOf(lines, 'earning') - sideOf(lines, 'deduction') === net))

/** True with every field that the figures depend on. Asks for the missing ones; refuses where no lines came with the request. */
export function hasNeeded<T extends { readonly lines?: unknown }, F extends keyof T & string>(
  ctx: CheckContext,
  given: T,
  needed: readonly (readonly [field: F, question: string])[],
): given is T & { readonly [K in F]-?: Exclude<T[K], undefined> } {
  const missing = needed.filter(([field]) => given[field] === undefined)
  if (missing.length === 0) return true
  if (given.lines === undefined) ctx.refuse(missing[0]![0], 'é obrigatório')
  for (const [field, question] of missing) ctx.inform(question, field)
  ctx.state('missing', 'O que o papel não diz', 'not_checkable', 'Falta o que o papel não mostra para conferir os valores dele.')
  return false
}

/** Figures read from the lines that the input does not override. */
export function withoutOverridden<F extends string>(
  asked: Readonly<Partial<Record<F, Money | undefined>>>,
  fields: Readonly<Partial<Record<F, Money>>>,
) {
  const left: Partial<Record<F, Money>> = {}
  for (const field in fields) if (asked[field] === undefined) left[field] = fields[field]!
  return left
}

/** True when the label names a third: "1/3 abono", "terço constitucional". */
export const isThird = (label: string): boolean => /(?<![\d/])1\/3(?![\d/])|\bterco\b/.test(foldedLabel(label))

/** True for variable pay separate from the salary: "Média de horas extras s/ férias". */
export const isAverage = (label: string): boolean =>
  /\bmedias?\b|\bmed\b|\bvariave(?:l|is)\b|\breflexos?\b|\bintegracao\b/.test(foldedLabel(label))

/** Effect of the other lines of a receipt on its contribution and tax. */
export interface Bearing {
  /** Other pay that enters the INSS base. */
  readonly pay: Money
  /** Other pay that may enter the INSS base: unclassified or with several readings. */
  readonly open: Money
  /** Alimony and private pension, deductible from the tax base (Lei 9.250/1995, art. 4º, II and V). */
  readonly deductible: Money
  /** True with an unclassified deduction, possibly deductible. */
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

/** Explains why other lines of the receipt may justify the figure; null when none can. */
export function otherPayDoubt(ctx: CheckContext, { pay, open }: Pick<Bearing, 'pay' | 'open'>, of: string): Phrase | null {
  if (pay === 0n && open === 0n) return null
  ctx.inform(say`Que outras linhas do recibo entram na conta do ${of}?`, 'line_is')
  return say`O recibo paga mais ${pay + open} em outras linhas, que podem entrar na conta do ${of}: o valor pode estar certo.`
}

/**
 * Checks a third, contribution or tax read from lines only against settled pay. When that pay is not checkable, differs or is missing, the
 * base is unknown. Figures informed directly are always checked.
 */
export function unsettledDoubt(pay: readonly Examined[], linesTold: boolean): string | null {
  const open = pay.some(({ verdict }) => verdict === 'not_checkable' || verdict === 'differs' || verdict === 'reference')
  return linesTold && open ? 'Depende de outro valor deste papel, que não conferiu ou não foi achado: pode estar certo.' : null
}

/** Doubt for a tax below the expected one when a deduction is unclassified. */
export function unknownDeductionDoubt(ctx: CheckContext, { unknown }: Bearing): Phrase | null {
  if (!unknown) return null
  ctx.inform('Algum dos outros descontos do recibo é pensão ou previdência, que diminuem o imposto?', 'line_is')
  return 'Há um desconto que não se sabe o que é, e que pode diminuir o imposto: o valor pode estar certo.'
}

/** Doubt for pay above the salary when averages were not informed: averages of variable pay also count (CLT, art. 142). */
export function averagesDoubt(ctx: CheckContext): Phrase {
  ctx.inform('Você recebe horas extras, comissões ou adicionais? Qual a média por mês?', 'averages')
  return 'Veio mais do que o salário dá: se há médias do que varia, o valor pode estar certo, e elas não foram informadas.'
}

/**
 * Checks that the lines of a receipt add up to the printed net. Otherwise a line is missing or misread, so this is the only verdict
 * reported.
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
  ctx.whole = false
  ctx.said = say`Não dá para dizer. ${why}`
  ctx.inform('Quais são as outras linhas do papel, com descrição e valor?', 'lines')
  ctx.cannot({ id: 'net', label: 'Líquido', informed: net, favours: PAYMENT }, why)
  return false
}

const UNCONFIRMED = 'As linhas lidas ainda não foram confirmadas: confira cada uma e diga se são todas. Nada foi conferido ainda.'

/** Reports no verdict on lines confirmed neither by a printed total nor by the person. */
export function leaveUnconfirmed(ctx: CheckContext): void {
  ctx.whole = false
  ctx.said = say`Não dá para dizer. ${UNCONFIRMED}`
  ctx.inform('As linhas são todas as do papel, com os valores certos?', 'lines_confirmed')
  ctx.state('sums', 'Somas', 'not_checkable', UNCONFIRMED)
}

/** Earnings and deductions of the other lines. */
export function othersOf(lines: readonly OtherLine[]): { readonly earned: Money; readonly taken: Money } {
  return { earned: sideOf(lines, 'earning'), taken: sideOf(lines, 'deduction') }
}

interface StatedNet {
  readonly linesTold: boolean
  readonly summed: boolean
  readonly due: Money
}

/** Doubt for a net that equals the sum of the document's own lines: the net is not the mistake, but a legally required line is missing. */
export function netDoubt(ctx: CheckContext, { linesTold, summed, due }: StatedNet): (found: Money) => Phrase | null {
  if (!summed) return missingLines(ctx, linesTold, due)
  return () => {
    ctx.inform('Há outro papel deste pagamento, com o INSS, o imposto ou o terço que não estão neste?', 'other_papers')
    return say`As linhas do papel dão este líquido; pela lei seriam ${due}, com linhas que ele não tem.`
  }
}

/** Doubt for a net the known figures do not explain, unless the lines are complete. */
function missingLines(ctx: CheckContext, complete: boolean, due: Money): (found: Money) => Phrase | null {
  return (found) => {
    if (complete) return null
    ctx.inform('Quais são as outras linhas do papel (pensão, empréstimo, adiantamento), com descrição e valor?', 'lines')
    return say`Há linhas que não foram informadas, ou a soma está errada: as informadas dão ${due} e veio ${found}.`
  }
}

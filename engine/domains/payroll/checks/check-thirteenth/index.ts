import { type Money, sum } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf, check, type Examined, type Reading } from '../../../../operation/definition/check.ts'
import { count, money } from '../../../../operation/input/fields.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { declaredItems, documentDay, optionalDependents, printed } from '../../rules/payslip/document-fields.ts'
import { contributionOf } from '../../rules/payslip/document-inss.ts'
import type { KnownLine, PaperLine } from '../../rules/payslip/lines.ts'
import { auditInss, auditIrrf, deductibleOf } from '../../rules/payslip/payslip-audit.ts'
import { linesConfirmed, linesField, otherJobs } from '../../rules/payslip/payslip-fields.ts'
import {
  type Bearing,
  bearingOf,
  closes,
  hasNeeded,
  isAverage,
  isWholeReceipt,
  otherPayDoubt,
  othersOf,
  receiptOf,
  unknownDeductionDoubt,
  unsettledDoubt,
  withoutOverridden,
} from '../../rules/payslip/receipt-lines.ts'
import { THIRTEENTH_INSS_MISTAKES, THIRTEENTH_IRRF_MISTAKES } from '../../rules/vacation-and-thirteenth/thirteenth-mistakes.ts'
import { inssDue } from '../../rules/withholding/inss.ts'
import { absentTaxDoubt, dependentsDoubt } from '../../rules/withholding/irrf-audit.ts'
import { irrfOf } from '../../rules/withholding/irrf-mistakes.ts'
import { auditDeposit } from './deposit.ts'
import { auditInstalments } from './instalments.ts'
import { auditNet, correctedBy } from './net.ts'

export default check({
  id: 'check-thirteenth',
  title: 'Conferir o recibo do 13º',
  summary: 'Compara as duas parcelas do 13º, o INSS, o imposto e o líquido com a lei da data.',
  seeAlso: { 'thirteenth-salary': 'calcular o 13º que se vai receber' },
  document: 'recibo do 13º',
  slug: 'decimo-terceiro',
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal', {
      hint: 'O de dezembro, ou o da data do pagamento',
      blank: 'com as linhas, pergunta-se',
    }).optional(),
    twelfths: count(
      'Avos',
      {
        means: 'thirteenth_twelfths',
        min: 1,
        max: 12,
        hint: 'Meses do ano com 15 dias ou mais de trabalho',
        blank: 'com as linhas, pergunta-se',
      },
      'months',
    ).optional(),
    averages: money('Média do que varia por mês', { min: 0, hint: 'Horas extras, comissões, adicionais: a média por mês' }).prefault(0),
    dependents: optionalDependents(),
    previous_month_salary: money('Salário do mês anterior à primeira parcela', {
      hint: 'A primeira é metade dele (Lei nº 4.749/1965, art. 2º)',
    }).optional(),
    lines: linesField('Linhas do recibo', { hint: 'Preenchem as parcelas, o INSS e o IRRF; as outras entram no líquido' }),
    lines_confirmed: linesConfirmed(),
    declared_items: declaredItems(),
    informed_first: printed('Primeira parcela'),
    informed_second_gross: printed('Segunda parcela bruta', { hint: 'O que falta do 13º, ou o 13º inteiro, como o recibo imprime' }),
    informed_inss: printed('INSS do 13º'),
    informed_irrf: printed('IRRF do 13º'),
    informed_net: printed('Líquido', { hint: 'Da segunda parcela, ou das duas' }),
    fgts_deposit: printed('FGTS'),
    other_thirteenth: printed('13º pago por outro emprego', { hint: 'Zero, se não há outro' }),
    other_jobs: otherJobs(),
    reference_date: documentDay('Data do pagamento', 'Da segunda parcela; para a primeira sozinha, a dela').optional(),
  },
  result: {},
  examine(asked, ctx) {
    if (!closes(ctx, asked.lines, asked.informed_net, asked.lines_confirmed)) return {}
    if (!hasNeeded(ctx, asked, NEEDED)) return {}
    const { salary, twelfths } = asked
    const isWhole = isWholeReceipt(asked.lines, asked.informed_net, asked.lines_confirmed)
    ctx.whole = isWhole || asked.lines === undefined
    ctx.byLines = asked.lines !== undefined
    const { receipt, means, deducted } = receiptOfThirteenth(ctx, asked.lines ?? [])
    const input = { ...asked, salary, twelfths, ...withoutOverridden(asked, receipt.fields) }
    const others = [...receipt.others, ...(asked.declared_items ?? [])]
    const bearing = bearingOf(ctx, others)
    const alimony = bearing.deductible
    const { averages } = input
    const full = isWhole && input.informed_second_gross !== undefined
    const onlyJob = input.other_thirteenth !== undefined || asked.other_jobs?.length === 0
    if (onlyJob && !asked.other_jobs?.length && !input.other_thirteenth) ctx.told.push('não tenho outro emprego')
    const dependents = input.dependents ?? 0
    if (averages === 0n) ctx.assume('Sem médias de horas extras, comissões e outros adicionais variáveis.')
    const linesTold = asked.lines !== undefined
    const instalments = auditInstalments(ctx, { ...input, means, deducted, bearing, linesTold, meansUntold: linesTold && averages === 0n })
    const { whole, first } = instalments
    const { contribution, came, tax } = auditTaxes(ctx, input, {
      whole,
      first,
      salary,
      full,
      onlyJob,
      bearing,
      dependents,
      linesTold,
      second: instalments.second,
    })
    ctx.assume('INSS e IRRF sobre o 13º inteiro, separados do salário do mês, e descontados na segunda parcela.')
    // The first installment's receipt has neither INSS nor tax: its net is its gross.
    const firstAlone = input.informed_first !== undefined && input.informed_second_gross === undefined && input.informed_inss === undefined
    auditDeposit(ctx, {
      informed: input.fgts_deposit,
      bases: firstAlone ? [first] : [whole - first, whole, first],
      bearing,
      unsettled: unsettledDoubt([firstAlone ? instalments.opening : instalments.second], linesTold),
    })
    auditNet(ctx, {
      informed: input.informed_net,
      whole,
      first,
      inss: contribution.used,
      irrf: tax.used,
      ...othersOf(others),
      firstAlone,
      linesTold: linesTold || asked.declared_items !== undefined,
      summed: linesTold,
    })
    if (contribution.verdict === 'differs' && contribution.expected !== null)
      ctx.corrected = correctedBy({
        inss: { expected: contribution.expected, used: contribution.used! },
        irrf: { expected: irrfRedone(ctx, { whole, inss: came.right, dependents, alimony }), informed: input.informed_irrf },
        beforeTaxes: whole - first,
      })
    return {}
  },
})

const NEEDED = [
  ['reference_date', 'De que mês é o papel?'],
  ['salary', 'Qual era o salário bruto?'],
  ['twelfths', 'Quantos avos de 13º, isto é, quantos meses do ano com 15 dias ou mais de trabalho?'],
] as const

interface TaxedThirteenth {
  readonly whole: Money
  readonly first: Money
  readonly salary: Money
  readonly dependents: number
  readonly bearing: Bearing
  /** Examination of the second installment. */
  readonly second: Examined
  /** True when an absent figure is zero. */
  readonly full: boolean
  readonly onlyJob: boolean
  readonly linesTold: boolean
}

interface PrintedTaxes {
  readonly informed_inss?: Money | undefined
  readonly informed_irrf?: Money | undefined
  readonly other_thirteenth?: Money | undefined
  readonly dependents?: number | undefined
}

function auditTaxes(ctx: CheckContext, input: PrintedTaxes, of: TaxedThirteenth) {
  const { whole, salary, dependents, bearing, full, onlyJob, linesTold } = of
  const alimony = bearing.deductible
  const taxed = { whole, second: whole - of.first, salary }
  const unsettled = unsettledDoubt([of.second], linesTold)
  const contribution = auditInss(ctx, {
    id: 'inss',
    label: 'INSS do 13º',
    informed: input.informed_inss,
    base: whole,
    accepted: afterOtherJob(ctx, whole, input.other_thirteenth),
    onlyJob,
    absent: full && input.informed_inss === undefined,
    absence: () => unsettled ?? (bearing.unknown ? unknownDeductionDoubt(ctx, bearing) : null) ?? otherPayDoubt(ctx, bearing, 'INSS'),
    otherJob: OTHER_THIRTEENTH,
    doubt: (found) =>
      unsettled ??
      (input.other_thirteenth === undefined ? ceilingDoubt(ctx, found, salary, whole) : null) ??
      otherPayDoubt(ctx, bearing, 'INSS'),
    moreCauses: (found) => causesOf(found, { ...taxed, inss: inss.at(ctx.day).value }, THIRTEENTH_INSS_MISTAKES),
  })
  const came = deductibleOf(ctx, whole, contribution.used)
  const tax = auditIrrf(ctx, {
    id: 'irrf',
    label: 'IRRF do 13º',
    informed: input.informed_irrf,
    gross: whole,
    inss: came,
    dependents,
    alimony,
    finalAtSource: true,
    paidOn: ctx.day,
    absent: full && input.informed_irrf === undefined,
    absence: (due, facts) =>
      unsettled ??
      absentTaxDoubt(ctx, due, facts, input.dependents) ??
      otherPayDoubt(ctx, bearing, word`imposto`) ??
      unknownDeductionDoubt(ctx, bearing),
    doubt: (found, facts) =>
      unsettledDoubt([of.second, contribution], linesTold) ??
      dependentsDoubt(ctx, found, facts, input.dependents) ??
      otherPayDoubt(ctx, bearing, word`imposto`) ??
      unknownDeductionDoubt(ctx, bearing),
    moreCauses: (found) =>
      causesOf(
        found,
        { ...taxed, inssCame: came.came, dependents, inss: inss.at(ctx.day).value, irrf: irrf.at(ctx.day).value },
        THIRTEENTH_IRRF_MISTAKES,
      ),
  })
  return { contribution, came, tax }
}

interface TaxedAnew {
  readonly whole: Money
  readonly inss: Money
  readonly dependents: number
  readonly alimony: Money
}

/** Tax recomputed with the correct INSS. */
const irrfRedone = (ctx: CheckContext, { whole, inss: right, dependents, alimony }: TaxedAnew): Money =>
  irrfOf({ gross: whole, inss: right, dependents, alimony, finalAtSource: true, table: irrf.at(ctx.day).value }).amount

type Figure = 'informed_first' | 'informed_second_gross' | 'informed_inss' | 'informed_irrf'

const FIGURES: Readonly<Record<string, Figure>> = {
  '5504': 'informed_first',
  '9214': 'informed_first',
  '5001': 'informed_second_gross',
  '5005': 'informed_second_gross',
  '9201': 'informed_inss',
  '9203': 'informed_irrf',
}

/**
 * Reads the receipt's lines. `means`: separate lines of variable pay; `deducted`: the whole 13th salary is printed, with the first
 * installment deducted.
 */
function receiptOfThirteenth(ctx: CheckContext, lines: readonly PaperLine[]) {
  const found: KnownLine[] = []
  const first = receiptOf(ctx, lines, (line) => {
    found.push(line)
    return fieldOf(line)
  })
  const has = (nature: string) => found.some((line) => line.nature === nature)
  const ofFirst = has('5504') && !has('9214')
  const pays = found.filter((line) => fieldOf(line) === 'informed_second_gross')
  const isPlain = ({ nature, label }: KnownLine) => nature === '5001' && !isAverage(label)
  // Without a plain 13th-salary line, its label was misread: only lines labelled as averages count as variable.
  const varying = pays.filter((line) => (pays.some(isPlain) ? !isPlain(line) : isAverage(line.label)))
  if (!ofFirst) return { receipt: first, means: sum(varying.map(({ amount }) => amount)), deducted: has('9214') }
  // On the first installment's receipt, variable pay is part of that installment.
  const receipt = receiptOf(ctx, lines, (line) =>
    fieldOf(line) === 'informed_second_gross' && isAverage(line.label) ? 'informed_first' : fieldOf(line),
  )
  return { receipt, means: 0n, deducted: false }
}

function fieldOf({ nature, kind, incidence: [first] }: KnownLine): Figure | undefined {
  if (nature === null) return undefined
  // "Periculosidade s/ 13º" is also part of the 13th salary.
  return FIGURES[nature] ?? (kind === 'earning' && first?.cp === '12' ? 'informed_second_gross' : undefined)
}

const OTHER_THIRTEENTH = 'Você tem outro emprego com INSS? Quanto foi o 13º dele?'

/** Contribution when another job paid its 13th salary first: the remainder of the table up to the ceiling (Lei 8.212/1991, art. 28, I). */
function afterOtherJob(ctx: CheckContext, whole: Money, other: Money | undefined): Reading[] {
  if (!other || ctx.day < inss.recordStarts) return []
  const jobs = [{ pay: other, category: 'employee', order: 'before' }] as const
  const { amount, how } = contributionOf(ctx, whole, { worker: { kind: 'employee', told: true }, facts: { otherJobs: jobs } })
  return [{ amount, how: say`${how}; com o 13º do outro emprego antes` }]
}

/** Salary plus 13th salary capped at the ceiling yield the same figure as a second job at the ceiling: ambiguous. */
function ceilingDoubt(ctx: CheckContext, found: Money, salary: Money, whole: Money): Phrase | null {
  if (ctx.day < inss.recordStarts) return null
  const table = inss.at(ctx.day).value
  if (salary + whole < table.ceiling || found !== inssDue(table.ceiling, table).amount - inssDue(salary, table).amount) return null
  ctx.inform(OTHER_THIRTEENTH, 'other_thirteenth')
  return 'O INSS do 13º veio menor que o da tabela. Se você tem outro emprego, pode estar certo.'
}

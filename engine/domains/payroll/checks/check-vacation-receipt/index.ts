import { addDays, type Day, dateOf, daysInMonth, monthOf, yearOf } from '../../../../core/day.ts'
import { absoluteDifference, type Money, portion, proportion, split, sum } from '../../../../core/money.ts'
import { stepOf } from '../../../../core/scale.ts'
import { word } from '../../../../core/text/language.ts'
import { calendarDate, joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf, check, type Examined } from '../../../../operation/definition/check.ts'
import { count, date, flag, money } from '../../../../operation/input/fields.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import vacation, { type Vacation } from '../../law/vacation.ts'
import entitlement from '../../law/vacation-entitlement.ts'
import workingTime from '../../law/working-time.ts'
import { askOtherPapers } from '../../rules/payslip/absence.ts'
import { misreadDoubt, slipDoubt } from '../../rules/payslip/copying-slip.ts'
import { declaredItems, documentDay, optionalDependents, printed } from '../../rules/payslip/document-fields.ts'
import type { KnownLine } from '../../rules/payslip/lines.ts'
import { auditInss, auditIrrf, deductibleOf, PAYMENT } from '../../rules/payslip/payslip-audit.ts'
import { linesConfirmed, linesField, otherJobs } from '../../rules/payslip/payslip-fields.ts'
import {
  averagesDoubt,
  type Bearing,
  bearingOf,
  closes,
  hasNeeded,
  isThird,
  isWholeReceipt,
  netDoubt,
  otherPayDoubt,
  othersOf,
  receiptOf,
  unknownDeductionDoubt,
  unsettledDoubt,
  withoutOverridden,
} from '../../rules/payslip/receipt-lines.ts'
import {
  THIRD_MISTAKES,
  VACATION_INSS_MISTAKES,
  VACATION_IRRF_MISTAKES,
  VACATION_PAY_MISTAKES,
} from '../../rules/vacation-and-thirteenth/vacation-mistakes.ts'
import { payOfDays, thirdOf } from '../../rules/vacation-and-thirteenth/vacation-parts.ts'
import { inssDue, inssFormula } from '../../rules/withholding/inss.ts'
import { absentTaxDoubt, dependentsDoubt } from '../../rules/withholding/irrf-audit.ts'
import { type IrrfFacts, irrfOf } from '../../rules/withholding/irrf-mistakes.ts'

export default check({
  id: 'check-vacation-receipt',
  title: 'Conferir o recibo de férias',
  summary: 'Compara férias, terço, abono dos dias vendidos, INSS, imposto e líquido com a lei da data, e o prazo do pagamento.',
  seeAlso: { 'vacation-pay': 'calcular as férias que se vai receber' },
  document: 'recibo de férias',
  slug: 'ferias',
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal', { blank: 'com as linhas, pergunta-se' }).optional(),
    days: count(
      'Dias de descanso',
      { min: 1, max: 30, hint: '30 com dias vendidos é o direito inteiro, do qual saem os vendidos', blank: 'com as linhas, pergunta-se' },
      'days',
    ).optional(),
    sell_days: count('Dias vendidos (abono)', { min: 0, max: 10 }, 'days').default(0),
    absences: count('Faltas sem justificativa no período', { min: 0, max: 365 }, 'days').optional(),
    averages: money('Média do que varia por mês', { min: 0, hint: 'Horas extras, comissões, adicionais: a média por mês' }).prefault(0),
    dependents: optionalDependents(),
    lines: linesField('Linhas do recibo', { hint: 'Preenchem as férias, o terço, o abono, o INSS e o IRRF; as outras entram no líquido' }),
    lines_confirmed: linesConfirmed(),
    declared_items: declaredItems(),
    informed_vacation: printed('Férias'),
    informed_third: printed('Terço das férias'),
    informed_allowance: printed('Abono pecuniário'),
    informed_allowance_third: printed('Terço do abono'),
    informed_inss: printed('INSS das férias'),
    informed_irrf: printed('IRRF das férias'),
    informed_net: printed('Líquido'),
    paid_on: date('Data do pagamento').optional(),
    starts_on: date('Início das férias').optional(),
    other_papers: flag('Há outro papel deste pagamento', { hint: 'O holerite do mês, com o imposto das férias' }).optional(),
    other_jobs: otherJobs(),
    reference_date: documentDay('Data do recibo', 'Qualquer dia do mês do pagamento').optional(),
  },
  result: {},
  examine(asked, ctx) {
    if (!closes(ctx, asked.lines, asked.informed_net, asked.lines_confirmed)) return {}
    if (!hasNeeded(ctx, asked, NEEDED)) return {}
    const { salary: pays, days: rests } = asked
    const whole = isWholeReceipt(asked.lines, asked.informed_net, asked.lines_confirmed)
    ctx.whole = whole || asked.lines === undefined
    ctx.byLines = asked.lines !== undefined
    const receipt = receiptOf(ctx, asked.lines ?? [], fieldOf)
    const input = { ...asked, salary: pays, days: rests, ...withoutOverridden(asked, receipt.fields) }
    const otherLines = [...receipt.others, ...(asked.declared_items ?? [])]
    const others = othersOf(otherLines)
    const bearing = bearingOf(ctx, otherLines)
    const morePay = bearing.pay + bearing.open
    const { salary, averages, sell_days: sold } = input
    const [law, { monthDays }] = [ctx.law(vacation), ctx.law(workingTime)]
    const rested = restedDays(ctx, input.days, sold, law)
    auditRight(ctx, rested, sold, input.absences, law)
    auditDeadline(ctx, input.paid_on, input.starts_on)
    if (averages === 0n) ctx.assume('Sem médias de horas extras, comissões e outros adicionais variáveis.')
    const pay = salary + averages
    const ofDays = (days: number) => ({
      expected: payOfDays(pay, days, monthDays),
      how: say`${pay} ÷ ${monthDays} × ${days}; ${days === 1 ? '1 dia' : word`${days} dias`}`,
      causes: (found: Money) => causesOf(found, { salary, averages, days, monthDays }, VACATION_PAY_MISTAKES),
    })
    const resting = auditRest(ctx, input.informed_vacation, { due: ofDays(rested), pay, rested, monthDays, averages, bearing })
    const rest = resting.used!
    const unsettled = unsettledDoubt([resting], asked.lines !== undefined)
    const allowance = payOfDays(pay, sold, monthDays)
    const ownThird = thirdOf(rest, law)
    const averagesOf = (days: number) => payOfDays(averages, days, monthDays)
    const soldCame = input.informed_allowance ?? allowance
    const thirdOfAll = thirdOf(rest + soldCame, law)
    const thirdInOne = sold > 0 && input.informed_allowance_third === undefined
    const thirdFound = auditThird(ctx, input.informed_third, {
      rest,
      ownThird,
      inOne: thirdInOne ? soldCame : 0n,
      morePay,
      averagesPay: averagesOf(rested),
      whole,
      bearing,
      unsettled,
      law,
    })
    const third = thirdFound.used!
    const oneLine = thirdInOne && third !== ownThird && absoluteDifference(third, thirdOfAll) <= absoluteDifference(third, ownThird)
    const ofVacation = oneLine ? ownThird : third
    const extra = soldParts(ctx, input, {
      sold,
      law,
      oneLine,
      thirdInLine: third - ofVacation,
      ofDays,
      averagesPay: averagesOf(sold),
      unsettled,
    })
    const taxed = { vacation: rest, third: ofVacation, sold: extra.allowance + extra.third, soldDaysTaxed: law.soldDaysTaxed }
    const taken = auditTaxes(ctx, input, taxed, {
      rested,
      morePay,
      bearing,
      whole,
      otherPapers: asked.other_papers,
      unsettled: (...more) => unsettledDoubt([resting, thirdFound, ...more], asked.lines !== undefined),
    })
    ctx.assume('INSS e IRRF das férias à parte do salário do mês; dias vendidos e seu terço sem INSS.')
    auditNet(ctx, {
      informed: input.informed_net,
      earned: [rest, third, extra.allowance, extra.thirdLine, others.earned],
      inss: taken.inss,
      irrf: taken.irrf,
      taken: others.taken,
      linesTold: asked.lines !== undefined || asked.declared_items !== undefined,
      summed: asked.lines !== undefined,
    })
    return {}
  },
})

const NEEDED = [
  ['reference_date', 'De que mês é o papel?'],
  ['salary', 'Qual era o salário bruto?'],
  ['days', 'Quantos dias de descanso?'],
] as const

interface RestAsked {
  readonly due: { readonly expected: Money; readonly how: Phrase; causes(found: Money): ReturnType<typeof causesOf> }
  readonly pay: Money
  readonly rested: number
  readonly monthDays: number
  readonly averages: Money
  readonly bearing: Bearing
}

function auditRest(
  ctx: CheckContext,
  informed: Money | undefined,
  { due, pay, rested, monthDays, averages, bearing }: RestAsked,
): Examined {
  return ctx.examine({ id: 'vacation', label: 'Férias', informed, favours: PAYMENT }, () => ({
    ...due,
    doubt: (found: Money) =>
      (ctx.byLines && averages === 0n && found > due.expected ? averagesDoubt(ctx) : null) ??
      (ctx.byLines ? misreadDoubt(ctx, found, due.expected, { pay, whole: split(found * BigInt(monthDays), rested, 'halfUp') }) : null) ??
      (found < due.expected ? otherPayDoubt(ctx, bearing, 'valor das férias') : null),
  }))
}

interface ThirdAsked {
  readonly rest: Money
  readonly ownThird: Money
  /** Sold days in the same line; zero without them. */
  readonly inOne: Money
  readonly morePay: Money
  readonly averagesPay: Money
  readonly whole: boolean
  readonly bearing: Bearing
  readonly unsettled: ReturnType<typeof unsettledDoubt>
  readonly law: Vacation
}

function auditThird(ctx: CheckContext, informed: Money | undefined, of: ThirdAsked): Examined {
  const { rest, ownThird, inOne, morePay, averagesPay, whole, bearing, unsettled, law } = of
  const noThird = whole && informed === undefined && rest > 0n
  const third0 = { id: 'third', label: 'Terço das férias', informed: informed, absent: noThird, favours: PAYMENT }
  return ctx.examine(third0, () => ({
    expected: ownThird,
    how: say`${rest} ÷ ${law.thirdDivisor}`,
    accepted: [
      { with: inOne, how: say`(${rest} + ${inOne}) ÷ ${law.thirdDivisor}; férias e abono na mesma linha` },
      { with: morePay, how: say`(${rest} + ${morePay}) ÷ ${law.thirdDivisor}; com as outras linhas` },
    ].flatMap((more) => (more.with > 0n ? [{ amount: thirdOf(rest + more.with, law), how: more.how }] : [])),
    doubt: () => otherPayDoubt(ctx, bearing, 'terço') ?? unsettled,
    absence: () => unsettled ?? otherPayDoubt(ctx, bearing, 'terço'),
    causes: (found) => causesOf(found, { pay: rest, thirdDivisor: law.thirdDivisor, averagesPay }, THIRD_MISTAKES),
  }))
}

/** Unsold days; rejects more than the worker is entitled to. */
function restedDays(ctx: CheckContext, days: number, sold: number, law: { readonly days: number }): number {
  const rested = days === law.days ? days - sold : days
  if (rested + sold > law.days)
    ctx.refuse('sell_days', say`${rested} dias de descanso e ${sold} vendidos somam mais que os ${law.days} do direito a férias`)
  return rested
}

interface Taxed {
  readonly vacation: Money
  readonly third: Money
  /** Sold days including their third. */
  readonly sold: Money
  readonly soldDaysTaxed: boolean
}

interface Printed {
  readonly informed_inss?: Money | undefined
  readonly informed_irrf?: Money | undefined
  readonly dependents?: number | undefined
  readonly starts_on?: Day | undefined
  readonly paid_on?: Day | undefined
}

interface Beside {
  readonly rested: number
  readonly morePay: Money
  readonly bearing: Bearing
  readonly whole: boolean
  readonly otherPapers: boolean | undefined
  /** Reason why the base is unknown; null when known. */
  unsettled(...more: Examined[]): Phrase | null
}

/** Checks INSS and IRRF on the vacation and its third, separate from the month's salary. */
function auditTaxes(
  ctx: CheckContext,
  input: Printed,
  taxed: Taxed,
  { rested, morePay, bearing, unsettled, whole, otherPapers }: Beside,
): { readonly inss: Money | null; readonly irrf: Money | null } {
  const base = taxed.vacation + taxed.third
  const dependents = input.dependents ?? 0
  const contribution = auditInss(ctx, {
    id: 'inss',
    label: 'INSS das férias',
    informed: input.informed_inss,
    base,
    accepted: [
      { amount: 0n, how: say`${0n}; o INSS das férias deixado para a folha do mês` },
      ...inssWith(ctx, base, morePay),
      ...inssOfRest(base, input.starts_on, ctx.day),
    ],
    doubt: (found) =>
      unsettled() ?? splitDoubt(found, base, rested, input.starts_on, ctx.day, taxed) ?? otherPayDoubt(ctx, bearing, 'INSS'),
    moreCauses: (found) => causesOf(found, { ...taxed, inss: inss.at(ctx.day).value }, VACATION_INSS_MISTAKES),
  })
  const came = deductibleOf(ctx, base, contribution.used)
  const tax = auditIrrf(ctx, {
    id: 'irrf',
    label: 'IRRF das férias',
    informed: input.informed_irrf,
    gross: base + (taxed.soldDaysTaxed ? taxed.sold : 0n),
    inss: came,
    dependents,
    alimony: bearing.deductible,
    paidOn: input.paid_on ?? ctx.day,
    absent: whole && input.informed_irrf === undefined,
    absence(due, facts) {
      if (otherPapers !== false)
        return askOtherPapers(ctx, say`Não há imposto neste recibo; seria ${due}, que pode estar no holerite do mês.`)
      return absentTaxDoubt(ctx, due, facts, input.dependents) ?? unknownDeductionDoubt(ctx, bearing)
    },
    alsoPay: morePay > 0n ? [{ gross: base + morePay, how: 'com as outras linhas do recibo' }] : [],
    doubt: (found, facts) =>
      unsettled(contribution) ??
      dependentsDoubt(ctx, found, facts, input.dependents) ??
      reductionDoubt(found, facts) ??
      otherPayDoubt(ctx, bearing, word`imposto`) ??
      unknownDeductionDoubt(ctx, bearing),
    moreCauses: (found) =>
      causesOf(
        found,
        { ...taxed, inssCame: came.came, dependents, inss: inss.at(ctx.day).value, irrf: irrf.at(input.paid_on ?? ctx.day).value },
        VACATION_IRRF_MISTAKES,
      ),
  })
  return { inss: contribution.used, irrf: tax.used }
}

/** Contribution when other lines of the receipt enter the base. */
function inssWith(ctx: CheckContext, base: Money, more: Money) {
  if (more === 0n || ctx.day < inss.recordStarts) return []
  const { amount } = inssDue(base + more, inss.at(ctx.day).value)
  return [{ amount, how: say`${amount}; sobre ${base + more}, com as outras linhas do recibo` }]
}

/** INSS belongs to the months of the vacation, after the receipt's payment: a later table may apply. */
function inssOfRest(base: Money, startsOn: Day | undefined, day: Day) {
  if (day < inss.recordStarts) return []
  const next = addDays(startsOn ?? day, DAYS_AHEAD)
  const tables = [startsOn ?? day, next].map((each) => inss.at(each).value).filter((table) => table !== inss.at(day).value)
  return [...new Set(tables)].map((table) => {
    const due = inssDue(base, table)
    return { amount: due.amount, how: say`${inssFormula(due)}; pela tabela do mês do descanso` }
  })
}
/** A vacation begins in the month of payment or the next. */
const DAYS_AHEAD = 31

/**
 * No act defines yet whether the reduction of Lei 15.270/2025 applies to the vacation alone: amounts between both readings are not judged.
 */
function reductionDoubt(found: Money, facts: IrrfFacts): Phrase | null {
  if (!facts.table.reduction) return null
  const least = irrfOf(facts).amount
  const most = irrfOf({ ...facts, table: { ...facts.table, reduction: null } }).amount
  return found > least && found <= most
    ? 'A redução da Lei nº 15.270/2025 pode ter sido medida somando o salário do mês: nenhum ato oficial diz ainda como, e este valor cabe entre as leituras.'
    : null
}

interface Net {
  readonly informed: Money | undefined
  readonly earned: readonly Money[]
  readonly inss: Money | null
  readonly irrf: Money | null
  /** Deductions from other lines of the receipt. */
  readonly taken: Money
  readonly linesTold: boolean
  /** True when the document's lines sum to its net. */
  readonly summed: boolean
}

function auditNet(ctx: CheckContext, { informed, earned, inss: contribution, irrf: tax, taken, linesTold, summed }: Net): void {
  const question = { id: 'net', label: 'Líquido', informed, favours: PAYMENT }
  if (contribution === null || tax === null) {
    ctx.cannot(question, 'Falta o INSS ou o IRRF, que não estão no registro desta data.')
    return
  }
  const parts = earned.filter((amount) => amount > 0n)
  const deductions = [contribution, tax, ...(taken > 0n ? [taken] : [])]
  const net = sum(parts) - sum(deductions)
  ctx.examine(question, () => ({
    doubt: netDoubt(ctx, { linesTold, summed, due: net }),
    expected: net,
    how: say`${joined(parts, ' + ')} − ${joined(deductions, ' − ')}`,
    adds: parts.length + deductions.length,
  }))
}

type Figure = 'informed_vacation' | 'informed_third' | 'informed_allowance' | 'informed_allowance_third' | 'informed_inss' | 'informed_irrf'

const FIGURES: Readonly<Record<string, Figure>> = {
  '1016': 'informed_vacation',
  '1017': 'informed_third',
  '1023': 'informed_allowance',
  '9201': 'informed_inss',
  '9203': 'informed_irrf',
}

function fieldOf({ nature, label, kind, incidence: [first] }: KnownLine): Figure | undefined {
  // The second part of vacation paid in double has no INSS, and its own third.
  if (isThird(label) && /\bdobr/i.test(label)) return undefined
  // "Periculosidade s/ férias" is also vacation.
  const part = kind === 'earning' && first?.cp === '11' && first.irrf === '13' ? ('informed_vacation' as const) : undefined
  const figure = nature === null ? undefined : (FIGURES[nature] ?? part)
  return figure === 'informed_allowance' && isThird(label) ? 'informed_allowance_third' : figure
}

interface Sold {
  readonly sold: number
  readonly law: Vacation
  /** True when the third of the sold days is included in the vacation's line. */
  readonly oneLine: boolean
  readonly thirdInLine: Money
  readonly ofDays: (days: number) => { expected: Money; how: Phrase; causes: (found: Money) => ReturnType<typeof causesOf> }
  readonly averagesPay: Money
  readonly unsettled: string | null
}

/** Sold days and their third, in one line or two; `thirdLine` is the amount of a separate line. */
function soldParts(
  ctx: CheckContext,
  {
    informed_allowance: informed,
    informed_allowance_third: informedThird,
  }: { informed_allowance?: Money | undefined; informed_allowance_third?: Money | undefined },
  { sold, law, oneLine, thirdInLine, ofDays, averagesPay, unsettled }: Sold,
): { readonly allowance: Money; readonly third: Money; readonly thirdLine: Money } {
  if (sold === 0 && informed === undefined && informedThird === undefined) return { allowance: 0n, third: 0n, thirdLine: 0n }
  const expectation = ofDays(sold)
  const withThird = expectation.expected + thirdOf(expectation.expected, law)
  const allowance = ctx.examine({ id: 'allowance', label: 'Abono pecuniário', informed, favours: PAYMENT }, () => ({
    ...expectation,
    accepted:
      informedThird === undefined && !oneLine
        ? [
            {
              amount: withThird,
              how: say`${expectation.expected} + ${withThird - expectation.expected}; o abono com o seu terço`,
            },
          ]
        : [],
    doubt(found) {
      if (sold > 0) return unsettled ?? slipDoubt(ctx, found, [expectation.expected])
      ctx.inform('Quantos dias de férias foram vendidos?', 'sell_days')
      return 'O recibo tem abono, e os dias vendidos não foram informados.'
    },
  })).used!
  if (oneLine) return { allowance, third: thirdInLine, thirdLine: 0n }
  if (informedThird === undefined && absoluteDifference(allowance, withThird) < absoluteDifference(allowance, expectation.expected))
    return { allowance, third: 0n, thirdLine: 0n }
  const third = ctx.examine({ id: 'allowance_third', label: 'Terço do abono', informed: informedThird, favours: PAYMENT }, () => ({
    expected: thirdOf(allowance, law),
    how: say`${allowance} ÷ ${law.thirdDivisor}`,
    causes: (found) => causesOf(found, { pay: allowance, thirdDivisor: law.thirdDivisor, averagesPay }, THIRD_MISTAKES),
  })).used!
  return { allowance, third, thirdLine: third }
}

/** Days available after absences, and the maximum of sold days. */
function auditRight(ctx: CheckContext, rested: number, sold: number, absences: number | undefined, { thirdDivisor }: Vacation): void {
  if (absences === undefined) ctx.assume('Direito a 30 dias, sem faltas que o reduzam.')
  const right = stepOf(absences ?? 0, ctx.law(entitlement).daysByAbsences)!
  if (rested + sold > right)
    ctx.note(
      say`Com ${absences ?? 0} faltas sem justificativa o direito é de ${right} dias (CLT, art. 130); o recibo tem ${rested + sold}.`,
    )
  if (absences !== undefined && rested + sold < right)
    ctx.note(
      say`O direito é de ${right} dias (CLT, art. 130) e o recibo tem ${rested + sold}: os outros podem ser de outro período de descanso.`,
    )
  if (sold * thirdDivisor > right)
    ctx.note(say`Só se pode vender um terço das férias, ${Math.floor(right / thirdDivisor)} dias (CLT, art. 143); o recibo tem ${sold}.`)
}

function auditDeadline(ctx: CheckContext, paidOn: Day | undefined, startsOn: Day | undefined): void {
  if (paidOn === undefined || startsOn === undefined) return
  const { paidDaysBefore } = ctx.law(entitlement)
  const last = addDays(startsOn, -paidDaysBefore)
  if (paidOn > last)
    ctx.note(
      say`O pagamento foi em ${calendarDate(paidOn)}, depois do prazo de ${calendarDate(last)} (CLT, art. 145). O atraso não dá direito ao pagamento em dobro (STF, ADPF 501), mas é infração.`,
    )
}

/**
 * INSS of a vacation across two months may be computed per month by its days: the figure is valid, and the start date decides which split
 * applies.
 */
function splitDoubt(
  found: Money,
  base: Money,
  rested: number,
  startsOn: Day | undefined,
  day: Day,
  taxed: { vacation: Money; third: Money; sold: Money },
): string | null {
  const table = inss.at(day).value
  if (causesOf(found, { ...taxed, inss: table }, VACATION_INSS_MISTAKES).length > 0) return null
  const inFirst = startsOn === undefined ? null : daysInMonth(yearOf(startsOn), monthOf(startsOn)) - dateOf(startsOn) + 1
  for (let days = 1; days < rested; days++) {
    if (inFirst !== null && days !== inFirst) continue
    const first = portion(base, proportion(BigInt(days), BigInt(rested)), 'halfUp')
    const split = inssDue(first, table).amount + inssDue(base - first, table).amount
    if (absoluteDifference(found, split) <= 2n)
      return word`As férias podem ter passado de um mês para o outro: o valor é o do INSS calculado em cada mês, ${days} dias no primeiro e ${rested - days} no segundo.`
  }
  return null
}

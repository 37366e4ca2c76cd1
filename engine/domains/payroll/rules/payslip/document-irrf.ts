/** Audits the income tax of a document's lines, separately for the month, the vacation, the 13th and the profit sharing. */
import { addMonths, type Day, dayOf, monthOf as monthNumber, yearOf } from '../../../../core/day.ts'
import { atLeastZero, type Money } from '../../../../core/money.ts'
import { word } from '../../../../core/text/language.ts'
import { type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, causesOf, type Reading } from '../../../../operation/definition/check.ts'
import inss from '../../law/inss.ts'
import irrf, { type IrrfTable } from '../../law/irrf.ts'
import plr from '../../law/plr.ts'
import { inssDue } from '../withholding/inss.ts'
import { assumeIrrfChoices, irrfFormula } from '../withholding/irrf.ts'
import { IRRF_MISTAKES, type IrrfWork, irrfOf } from '../withholding/irrf-mistakes.ts'
import { plrTax } from '../withholding/plr.ts'
import { askNature, askOtherPapers, askWorker, isEmployed, lineThatMayBe, paidElsewhere } from './absence.ts'
import {
  askBase,
  askLine,
  askOtherMonth,
  contributionOf,
  exchangedDoubt,
  type InssLines,
  madeUp,
  near,
  suspended,
  wholesOf,
} from './document-inss.ts'
import { foldedLabel, isOfOtherMonth, type PayOf } from './line-labels.ts'
import { type Bases, type KnownLine, type Readings, sideOf, totalOf as total } from './lines.ts'
import type { Month } from './pay-document.ts'
import { GOVERNMENT_WITHHOLDING } from './payslip-audit.ts'

export interface Withheld {
  readonly readings: Readings
  readonly month: Month
  /** INSS lines withheld, grouped by the pay they refer to. */
  readonly inss: InssLines
}

/** Alimony and private pension deducted from the tax base of each kind of pay. */
const deductedOf = (lines: readonly KnownLine[], of: PayOf): Money =>
  total([...ofNature(lines, '9213', of), ...ofNature(lines, '9223', of)])
const ofNature = (lines: readonly KnownLine[], nature: string, of: PayOf): KnownLine[] =>
  lines.filter((line) => line.nature === nature && line.of === of && line.kind === 'deduction')
const unique = (amounts: readonly Money[]): Money[] => [...new Set(amounts)]

const nextMonth = (day: Day): Day => addMonths(dayOf(yearOf(day), monthNumber(day), 1), 1)

/** A salary may be paid by the fifth business day of the next month, under that month's table (CLT, art. 459, § 1º). */
function tablesOf(ctx: CheckContext, paidOn: Day | undefined): IrrfTable[] {
  const first = ctx.law(irrf, paidOn ?? ctx.day)
  if (paidOn !== undefined) return [first]
  const next = irrf.at(nextMonth(ctx.day)).value
  return next === first ? [first] : [first, next]
}

/** Accepted INSS deductions of the month's tax: the amount withheld, or the month's part when the document also has vacation. */
function inssOptions(ctx: CheckContext, { inss: lines, month }: Withheld, bases: Bases): Money[] {
  const whole = total([...lines.month, ...lines.vacation])
  if (ctx.day < inss.recordStarts) return [whole]
  // A contribution that a whole document lacks is deducted as due: the missing one is an item of its own.
  if (whole === 0n && month.whole.deductions) return [contributionOf(ctx, bases.inss, month).amount]
  const table = inss.at(ctx.day).value
  const due = inssDue(bases.inss, table)
  const came = whole === due.amount ? due.deductible : whole
  // The INSS due is also an accepted deduction, even when a different amount was withheld.
  if (bases.irrfVacation === 0n) return unique([came, whole, due.deductible, contributionOf(ctx, bases.inss, month).amount])
  const vacation = inssDue(bases.irrfVacation, table).amount
  const own = total(lines.month)
  return unique([own, atLeastZero(whole - vacation), came, whole, inssDue(atLeastZero(bases.inss - bases.irrfVacation), table).amount])
}

const exempt65 = (table: IrrfTable, { worker, facts }: Month, day: Day): Money =>
  worker.kind === 'retiree' && facts.birthDate !== undefined && reached65(facts.birthDate, day) ? (table.exemptFrom65 ?? 0n) : 0n

const AGE = 65
const reached65 = (birth: Day, day: Day): boolean => day.slice(0, 7) >= `${yearOf(birth) + AGE}-${birth.slice(5, 7)}`

const MAX_DEPENDENTS = 10

/** Audits the tax on the month's pay. Vacation in the same document is taxed separately, and one line may include both taxes. */
export function auditMonthIrrf(ctx: CheckContext, asked: Withheld) {
  const { readings, month } = asked
  const came = ofNature(month.lines, '9203', 'month')
  const informed = came.length === 0 ? undefined : total(came)
  const absent = came.length === 0 && month.whole.deductions
  const question = { id: 'irrf', label: 'IRRF', informed, absent, favours: GOVERNMENT_WITHHOLDING }
  const first = readings.all[0]
  if (!first) return ctx.cannot(question, 'Há linhas demais que a lei admite ler de dois modos.')
  if (first.irrf === 0n && informed === undefined) return ctx.cannot({ ...question, absent: false }, '')
  if (absent && isSuspended(month)) return suspended(ctx, question)
  return ctx.examine(question, () => {
    const tables = tablesOf(ctx, month.facts.paidOn)
    const alimony = deductedOf(month.lines, 'month')
    const dependents = month.facts.dependents ?? 0
    const options = inssOptions(ctx, asked, first)
    const works = unique(readings.all.map(({ irrf: base }) => base)).flatMap((base) =>
      tables.flatMap((table) =>
        options.map((contribution) => ({
          gross: atLeastZero(base - exempt65(table, month, ctx.day)),
          inss: contribution,
          alimony,
          dependents,
          table,
        })),
      ),
    )
    const due = irrfOf(works[0]!)
    assumeIrrfChoices(ctx, due, tables[0]!)
    return {
      expected: due.amount,
      how: irrfFormula(due),
      accepted: [...works.slice(1).map(readingOf), ...withOthers(ctx, asked, works, first)],
      absence: () => irrfAbsence(ctx, asked, works),
      doubt: (found) =>
        (found > due.amount && came.some(({ label }) => isOfOtherMonth(label))) || isOfMadeUpPay(found, month, works[0]!)
          ? askOtherMonth(ctx, 'IRRF')
          : monthDoubt(ctx, found, asked, works, due.amount),
      causes: (found) => causesOf(found, mistaken(works[0]!, ctx.day), IRRF_MISTAKES),
    }
  })
}

/** True for a tax that a court suspended, as told, or that a line pays into court. */
const isSuspended = ({ facts, lines }: Month): boolean =>
  facts.suspendedByCourt?.includes('irrf') === true ||
  lines.some(({ kind, label }) => kind === 'deduction' && /\bdep(?:osito)? judicial\b/.test(foldedLabel(label)))

/** Deductions of pay that another document of the month brought with its own tax. */
const TAXED_BEFORE = ['9200', '9221']

/** Reason why a tax that the document lacks may still be right: not even ten dependents explain one that is owed. */
function irrfAbsence(ctx: CheckContext, { month, readings }: Withheld, works: readonly IrrfWork[]): Phrase | null {
  const due = irrfOf(works[0]!).amount
  if (!isEmployed(month) && month.worker.kind !== 'partner' && month.worker.kind !== 'retiree') return askWorker(ctx)
  const contribution = readings.all[0] === undefined ? 0n : contributionOf(ctx, readings.all[0].inss, month).amount
  const line = lineThatMayBe(ctx, month.lines, { of: 'IRRF', own: '9203', amounts: [due, due + contribution] })
  if (line) return line
  const { either } = readings
  if (either.length > 0 && works.some((work) => irrfOf(work).amount === 0n)) return askNature(ctx, either[0]!, 'IRRF')
  if (month.worker.kind === 'retiree' && (month.facts.birthDate === undefined || month.facts.seriousIllness === undefined)) {
    if (month.facts.birthDate === undefined) ctx.inform('Qual é a data de nascimento de quem recebe?', 'birth_date')
    else ctx.inform('Quem recebe tem doença grave prevista na lei do imposto?', 'serious_illness', ['true', 'false'])
    return 'A aposentadoria pode ser isenta pela idade ou por doença grave (Lei nº 7.713/1988, art. 6º, XIV e XV).'
  }
  if (
    month.facts.otherPapers !== false &&
    month.lines.some(({ nature, kind }) => kind === 'deduction' && TAXED_BEFORE.includes(nature ?? ''))
  )
    return askOtherPapers(ctx, say`Não há IRRF neste papel; seria ${due}, a menos que outro papel do mês já o tenha descontado.`)
  const elsewhere = paidElsewhere(ctx, month, 'IRRF')
  if (elsewhere) return elsewhere
  const told = month.facts.dependents
  if (told !== undefined) {
    ctx.told.push(told === 0 ? 'não declarei dependentes' : word`declarei ${told} ${told === 1 ? 'dependente' : 'dependentes'}`)
    return null
  }
  const counts = Array.from({ length: MAX_DEPENDENTS }, (_, index) => index + 1)
  if (counts.every((dependents) => works.every((work) => irrfOf({ ...work, dependents }).amount > 0n))) return null
  ctx.inform('Quantos dependentes você declarou à empresa?', 'dependents')
  return say`Não há IRRF neste papel; seria ${due} sem dependentes, e o número deles não foi informado.`
}

/** True between the tax without the pay of another month and the full tax plus a third of that pay; no rate reaches a third. */
function isOfMadeUpPay(found: Money, { lines }: Month, work: IrrfWork): boolean {
  const late = madeUp(lines, 'irrf')
  if (late === 0n) return false
  return found >= irrfOf({ ...work, gross: atLeastZero(work.gross - late) }).amount && found <= irrfOf(work).amount + late / 3n
}

const readingOf = (work: IrrfWork): Reading => {
  const due = irrfOf(work)
  return { amount: due.amount, how: irrfFormula(due) }
}

const mistaken = (work: IrrfWork, day: Day) => ({ ...work, rightInss: work.inss, finalAtSource: false, day, base: null })

/** Readings with one line for all taxes: the month's with those of the vacation or the 13th, when they have no own line. */
function withOthers(ctx: CheckContext, asked: Withheld, works: readonly IrrfWork[], bases: Bases): Reading[] {
  const { month } = asked
  const apart: Money[] = []
  const has = (of: PayOf) => ofNature(month.lines, '9203', of).length > 0
  if (bases.irrfVacation > 0n && !has('vacation')) apart.push(...vacationTaxes(ctx, asked, bases))
  if (bases.irrf13 > 0n && !has('thirteenth')) apart.push(...thirteenthTaxes(ctx, asked, bases).map(({ amount }) => amount))
  if (apart.length === 0) return []
  const own = unique(works.map((work) => irrfOf(work).amount))
  const joint = works.map(
    (work) =>
      irrfOf({ ...work, gross: work.gross + bases.irrfVacation, inss: total([...asked.inss.month, ...asked.inss.vacation]) }).amount,
  )
  const amounts = [
    ...apart,
    ...own.flatMap((each) => apart.map((other) => each + other)),
    ...joint,
    ...joint.flatMap((each) => apart.map((other) => atLeastZero(each - other))),
  ]
  return unique(amounts).map((amount) => ({ amount, how: say`${amount}; o imposto do mês com o das férias ou o do 13º` }))
}

/** Accepted taxes on the vacation, with and without deducting dependents again. */
function vacationTaxes(ctx: CheckContext, { month, inss: lines }: Withheld, bases: Bases): Money[] {
  const own = ctx.day < inss.recordStarts ? 0n : inssDue(bases.irrfVacation, inss.at(ctx.day).value).amount
  const alimony = deductedOf(month.lines, 'vacation')
  const contributions = unique([
    own,
    ...(lines.vacation.length > 0 ? [total(lines.vacation)] : []),
    total([...lines.month, ...lines.vacation]),
  ])
  return unique(
    tablesOf(ctx, month.facts.paidOn).flatMap((table) =>
      contributions.flatMap((contribution) =>
        [0, month.facts.dependents ?? 0].flatMap((dependents) => {
          const work = { gross: bases.irrfVacation, inss: contribution, alimony, dependents, table }
          return [irrfOf(work).amount, irrfOf({ ...work, table: { ...table, reduction: null } }).amount]
        }),
      ),
    ),
  )
}

function monthDoubt(ctx: CheckContext, found: Money, { readings, month }: Withheld, works: readonly IrrfWork[], due: Money): Phrase | null {
  const bases = readings.all[0]!
  const { unknown } = readings
  if (unknown.length > 0) {
    const plus = sideOf(unknown, 'earning')
    const minus = sideOf(unknown, 'deduction')
    const most = (work: IrrfWork) => irrfOf({ ...work, gross: work.gross + plus, dependents: 0 }).amount
    const least = (work: IrrfWork) =>
      irrfOf({ ...work, gross: atLeastZero(work.gross - minus), alimony: work.alimony + minus, dependents: MAX_DEPENDENTS }).amount
    if (works.some((work) => found >= least(work)) && works.some((work) => found <= most(work) + 10n)) return askLine(ctx, unknown, 'IRRF')
  }
  const { dependents: told } = month.facts
  // Tries more dependents than informed: the count is easily misread and the difference harms nobody.
  const counted = Array.from({ length: MAX_DEPENDENTS }, (_, index) => index + 1).filter((dependents) => dependents > (told ?? 0))
  if (counted.some((dependents) => works.some((work) => near(irrfOf({ ...work, dependents }).amount, found)))) {
    ctx.inform('Quantos dependentes a empresa conta no seu imposto de renda?', 'dependents')
    return told === undefined
      ? 'Com dependentes o imposto seria este, e o número deles não foi informado.'
      : 'Com mais dependentes do que os informados o imposto seria este.'
  }
  const printed = month.printed.irrf_base
  if (printed !== undefined && works.some((work) => near(irrfOf({ ...work, base: printed }).amount, found)) && !reachable(printed, works))
    return askBase(ctx, printed, works[0]!.gross)
  // Another printed base omits or adds a line, and the tax matches that base.
  const shown = [month.printed.inss_base, month.printed.fgts_base].find(
    (gross) =>
      gross !== undefined &&
      works.every((work) => work.gross !== gross) &&
      works.some((work) => near(irrfOf({ ...work, gross }).amount, found)),
  )
  if (shown !== undefined) return askBase(ctx, shown, works[0]!.gross)
  // The lines do not explain the printed FGTS base: a line or a base was misread.
  const { fgts_base: deposited } = month.printed
  if (deposited !== undefined && readings.all.every(({ fgts, fgts13 }) => deposited !== fgts && deposited !== fgts + fgts13))
    return askBase(ctx, deposited, bases.fgts)
  const exchanged = exchangedDoubt(ctx, due, month.lines, '9203')
  if (exchanged) return exchanged
  // The tax matches all lines but one, which may belong to other pay.
  const out = month.lines.find(
    ({ kind, amount }) =>
      kind === 'earning' &&
      found > 0n &&
      works.some((work) => amount < work.gross && near(irrfOf({ ...work, gross: work.gross - amount }).amount, found)),
  )
  if (out) return askLine(ctx, [out], 'IRRF')
  if (month.worker.kind === 'retiree' && month.facts.birthDate === undefined && found < due) {
    ctx.inform('Qual é a data de nascimento de quem recebe?', 'birth_date')
    return 'A partir dos 65 anos parte da aposentadoria é isenta, e a data de nascimento não foi informada.'
  }
  if (bases.irrf === 0n && bases.irrfVacation + bases.irrf13 + bases.irrfPlr === 0n)
    return 'O pagamento deste imposto não está entre as linhas.'
  if (bases.irrfVacation > 0n || bases.irrf13 > 0n || bases.irrfPlr > 0n) {
    ctx.inform('Qual parte do imposto é das férias, do 13º ou da PLR?', 'papers')
    return 'O papel tem férias, 13º ou PLR, tributados à parte, e não se sabe que parte do imposto é de cada um.'
  }
  return null
}

/** True for a base before deductions, after the legal deductions or after the simplified discount. */
function reachable(base: Money, works: readonly IrrfWork[]): boolean {
  return works.some((work) => {
    const { detail } = irrfOf(work)
    return [work.gross, detail.legalBase, detail.simplifiedBase, work.gross - work.inss].includes(base)
  })
}

/** Shows the printed tax base as is; examines it only when the lines explain it. */
export function showIrrfBase(ctx: CheckContext, asked: Withheld): void {
  const { month, readings } = asked
  const base = month.printed.irrf_base
  const first = readings.all[0]
  if (base === undefined || !first || ctx.day < irrf.recordStarts) return
  const alimony = deductedOf(month.lines, 'month')
  const works = readings.all.flatMap(({ irrf: gross }) =>
    [0, month.facts.dependents ?? 0].flatMap((dependents) =>
      inssOptions(ctx, asked, first).map((contribution) => ({
        gross,
        inss: contribution,
        alimony,
        dependents,
        table: irrf.at(month.facts.paidOn ?? ctx.day).value,
      })),
    ),
  )
  if (reachable(base, works))
    ctx.examine({ id: 'irrf_base', label: 'Base do IRRF', informed: base, favours: GOVERNMENT_WITHHOLDING }, () => ({
      expected: base,
      how: say`${base}`,
    }))
  else ctx.declared('irrf_base', 'Base do IRRF', base, 'Mostrada como veio: as linhas não dizem tudo o que entra nela.')
}

/** True for pay taxed apart on a whole document with no line of tax that could hold its tax too. */
const isApart = (ctx: CheckContext, { month }: Withheld, base: Money): boolean =>
  base > 0n &&
  ctx.day >= irrf.recordStarts &&
  month.whole.deductions &&
  !isSuspended(month) &&
  !month.lines.some(({ nature, kind }) => nature === '9203' && kind === 'deduction')

/** Reason why the tax of pay taxed apart may be absent; another document of the month may hold it. */
function apartAbsence(ctx: CheckContext, { month }: Withheld, due: Money, certain: boolean): Phrase | null {
  if (!isEmployed(month)) return askWorker(ctx)
  const line = lineThatMayBe(ctx, month.lines, { of: 'IRRF', own: '9203', amounts: [due] })
  if (line) return line
  if (!certain && month.facts.otherPapers !== false)
    return askOtherPapers(ctx, say`Não há imposto sobre este pagamento, que seria ${due}: ele pode estar em outro papel do mês.`)
  if (month.facts.dependents !== undefined) return null
  ctx.inform('Quantos dependentes você declarou à empresa?', 'dependents')
  return say`Não há imposto sobre este pagamento, que seria ${due} sem dependentes, e o número deles não foi informado.`
}

/** Audits the vacation tax in its own line. Vacation handed over before has its tax on the receipt of then. */
export function auditVacationIrrf(ctx: CheckContext, asked: Withheld) {
  const { month, readings } = asked
  const came = ofNature(month.lines, '9203', 'vacation')
  const first = readings.all[0]
  const absent = came.length === 0
  const handedOver = month.lines.some(({ nature }) => nature === '9221' || nature === '1015')
  if (!first || (absent && (handedOver || !isApart(ctx, asked, first.irrfVacation)))) return null
  const question = { id: 'vacation_irrf', label: 'IRRF das férias', informed: total(came), absent, favours: GOVERNMENT_WITHHOLDING }
  if (first.irrfVacation === 0n) return ctx.cannot(question, 'As férias deste imposto não estão entre as linhas.')
  return ctx.examine(question, () => {
    const taxes = vacationTaxes(ctx, asked, first)
    const most = taxes.reduce((a, b) => (a > b ? a : b))
    return {
      expected: taxes[0]!,
      how: say`${taxes[0]!}; o imposto das férias à parte do mês`,
      accepted: taxes.map((amount) => ({ amount, how: say`${amount}; o imposto das férias` })),
      absence: () => apartAbsence(ctx, asked, taxes[0]!, false),
      doubt(found) {
        if (readings.unknown.length > 0) return askLine(ctx, readings.unknown, 'IRRF das férias')
        if (found <= most || month.facts.dependents === undefined || month.lines.some(({ nature }) => nature === '9221')) {
          ctx.inform('Qual foi o imposto no recibo das férias?', 'papers')
          return 'O imposto das férias é do recibo delas: só com ele se confere.'
        }
        return null
      },
    }
  })
}

/** Accepted taxes on the 13th, the legal one first. A second instalment printed alone is half of the taxable amount. */
function thirteenthTaxes(ctx: CheckContext, { month, inss: lines }: Withheld, bases: Bases): Reading[] {
  const table = ctx.law(irrf, month.facts.paidOn ?? ctx.day)
  const alimony = deductedOf(month.lines, 'thirteenth')
  return [bases.irrf13, ...wholesOf(month, bases.irrf13)].flatMap((gross) => {
    const own = ctx.day < inss.recordStarts ? 0n : inssDue(gross, inss.at(ctx.day).value).amount
    const contribution = lines.thirteenth.length > 0 ? total(lines.thirteenth) : own
    return unique([contribution, own]).map((inssOf) => {
      const due = irrfOf({ gross, inss: inssOf, alimony, dependents: month.facts.dependents ?? 0, table, finalAtSource: true })
      return { amount: due.amount, how: irrfFormula(due) }
    })
  })
}

export function auditThirteenthIrrf(ctx: CheckContext, asked: Withheld) {
  const { month, readings } = asked
  const came = ofNature(month.lines, '9203', 'thirteenth')
  const first = readings.all[0]
  const absent = came.length === 0
  if (!first || (absent && !isApart(ctx, asked, first.irrf13))) return null
  const question = { id: 'thirteenth_irrf', label: 'IRRF do 13º', informed: total(came), absent, favours: GOVERNMENT_WITHHOLDING }
  if (first.irrf13 === 0n) return ctx.cannot(question, 'O 13º deste imposto não está entre as linhas.')
  return ctx.examine(question, () => {
    const taxes = thirteenthTaxes(ctx, asked, first)
    return {
      expected: taxes[0]!.amount,
      how: taxes[0]!.how,
      accepted: taxes.slice(1),
      absence: () => apartAbsence(ctx, asked, taxes[0]!.amount, ctx.day.slice(5, 7) >= '11'),
      doubt(found) {
        if (readings.unknown.length > 0) return askLine(ctx, readings.unknown, 'IRRF do 13º')
        if (month.facts.dependents === undefined && found < taxes[0]!.amount) {
          ctx.inform('Quantos dependentes a empresa conta no seu imposto de renda?', 'dependents')
          return 'Com dependentes o imposto do 13º seria menor, e o número deles não foi informado.'
        }
        if (!month.lines.some(({ nature }) => nature === '9214')) {
          ctx.inform('Qual é o 13º inteiro, com a primeira parcela?', 'papers')
          return 'O imposto é sobre o 13º inteiro, e a linha pode ser só a segunda parcela.'
        }
        return null
      },
    }
  })
}

/** Audits the tax on the profit sharing by its own table; an earlier PLR of the year adds to the base. */
export function auditPlrIrrf(ctx: CheckContext, asked: Withheld) {
  const { month, readings } = asked
  const came = ofNature(month.lines, '9203', 'plr')
  const first = readings.all[0]
  const absent = came.length === 0
  if (!first || (absent && !isApart(ctx, asked, first.irrfPlr))) return null
  const question = { id: 'plr_irrf', label: 'IRRF da PLR', informed: total(came), absent, favours: GOVERNMENT_WITHHOLDING }
  if (first.irrfPlr === 0n) return ctx.cannot(question, 'A PLR deste imposto não está entre as linhas.')
  return ctx.examine(question, () => {
    const base = atLeastZero(first.irrfPlr - total(ofNature(month.lines, '9213', 'plr')))
    const { rate, deduct, amount } = plrTax(base, ctx.law(plr, month.facts.paidOn ?? ctx.day))
    const next = month.facts.paidOn === undefined ? [plrTax(base, plr.at(nextMonth(ctx.day)).value)] : []
    return {
      expected: amount,
      how: say`${base} × ${rate} − ${deduct}`,
      accepted: next.map((each) => ({
        amount: each.amount,
        how: say`${base} × ${each.rate} − ${each.deduct}; pela tabela do mês seguinte`,
      })),
      absence: () => apartAbsence(ctx, asked, amount, true),
      doubt(found) {
        if (found < amount) return null
        ctx.inform('Você recebeu outra PLR neste ano? Quanto, e com que imposto?', 'papers')
        return 'O imposto da PLR soma as do ano: com outra antes, ou com pensão sobre ela, o valor pode estar certo.'
      },
    }
  })
}

/** The month's tax with the correct INSS deducted; null when it cannot be computed. */
export function taxWith(ctx: CheckContext, { month, readings }: Withheld, contribution: Money | null): Money | null {
  const first = readings.all[0]
  if (!first || contribution === null || ctx.day < irrf.recordStarts) return null
  const table = irrf.at(month.facts.paidOn ?? ctx.day).value
  const alimony = deductedOf(month.lines, 'month')
  const gross = atLeastZero(first.irrf - exempt65(table, month, ctx.day))
  return irrfOf({ gross, inss: contribution, alimony, dependents: month.facts.dependents ?? 0, table }).amount
}

/** Audits the INSS of a document's lines under every reading the law admits. Undecidable cases raise a question instead of an error. */

import { monthOf as monthNumber } from '../../../../core/day.ts'
import { absoluteDifference, atLeastZero, greatest, type Money, portion, smallest } from '../../../../core/money.ts'
import { joined, type Phrase, say } from '../../../../core/text/sentence.ts'
import { type CheckContext, type CheckedFigure, causesOf, type Examined, type Reading } from '../../../../operation/definition/check.ts'
import inss, { type InssTable } from '../../law/inss.ts'
import selfEmployed from '../../law/inss-self-employed.ts'
import { assumeInssRounding, inssDue, inssFormula, mostAsSecondJob } from '../withholding/inss.ts'
import { INSS_MISTAKES, inssRoundings } from '../withholding/inss-mistakes.ts'
import { type Job, severalJobs } from '../withholding/several-jobs.ts'
import { askOtherPapers, inssAbsence } from './absence.ts'
import { foldedLabel, isOfOtherMonth } from './line-labels.ts'
import { type Bases, type KnownLine, type Readings, sideOf, totalOf as total } from './lines.ts'
import type { Month, OtherJob } from './pay-document.ts'
import { GOVERNMENT_WITHHOLDING, OTHER_JOB, secondJobDoubt } from './payslip-audit.ts'

interface Due {
  readonly amount: Money
  readonly how: Phrase
  readonly rounded: readonly Reading[]
}

/** Contribution on a base, by kind of worker. */
export function contributionOf(ctx: CheckContext, base: Money, { worker, facts }: Pick<Month, 'worker' | 'facts'>, alone = false): Due {
  if (worker.kind === 'intern' || worker.kind === 'retiree') return { amount: 0n, how: say`${base} × 0%`, rounded: [] }
  const table = ctx.law(inss)
  const own = worker.kind === 'partner' || worker.kind === 'own_account'
  const others = alone ? [] : (facts.otherJobs ?? [])
  if (others.length > 0) return amongJobs(ctx, { pay: base, category: own ? 'service_provider' : 'employee' }, others, table)
  if (own) {
    const rate = ctx.law(selfEmployed).paidByCompany
    const capped = smallest(base, table.ceiling)
    const rounded = { amount: portion(capped, rate, 'halfUp'), how: 'o INSS arredondado' }
    return { amount: portion(capped, rate, 'truncate'), how: say`${capped} × ${rate}`, rounded: [rounded] }
  }
  const due = inssDue(base, table)
  assumeInssRounding(ctx, table)
  return { amount: due.amount, how: due.slices.length > 0 ? inssFormula(due) : say`${base} × 0%`, rounded: inssRoundings(base, table) }
}

/** The month as seen by the contribution on the 13th: uses the 13th paid by the other jobs. */
export const asThirteenth = <T extends Pick<Month, 'worker' | 'facts'>>(month: T): T => ({
  ...month,
  facts: { ...month.facts, otherJobs: month.facts.otherJobs?.map((job) => ({ ...job, pay: job.thirteenth ?? job.pay })) },
})

/** True when the 13th of another job was not informed. */
const lacksOtherThirteenth = ({ facts }: Month): boolean => facts.otherJobs?.some(({ thirteenth }) => thirteenth === undefined) ?? false

const MAX_ORDERS = 6

/** Contribution of this pay at its place among the worker's jobs. With an unknown order, any place is accepted. */
function amongJobs(ctx: CheckContext, pay: Job, others: readonly OtherJob[], table: InssTable): Due {
  const unknown = others.filter(({ order }) => order === 'unknown').slice(0, MAX_ORDERS)
  const orders = Array.from({ length: 2 ** unknown.length }, (_, chosen) => {
    const before = others.filter((job) => job.order === 'before' || (unknown.includes(job) && (chosen >> unknown.indexOf(job)) % 2 === 1))
    return [...before, pay]
  })
  const provided = [pay, ...others].some(({ category }) => category !== 'employee')
  const rates = provided ? ctx.law(selfEmployed) : selfEmployed.versions.at(-1)!.value
  const found = orders.map((jobs) => {
    const {
      inss: amount,
      slices,
      base,
    } = severalJobs(jobs, table, { company: rates.paidByCompany, charity: rates.ownAccount }).jobs.at(-1)!
    const how = slices.map((slice) => say`(${slice.base} × ${slice.ratePercent} = ${slice.amount})`)
    return { amount, how: joined(how, ' + ', say`${base} × 0%; os outros empregos já alcançam o teto`) }
  })
  return {
    ...found[0]!,
    rounded: found.flatMap(({ amount, how }) => [
      { amount, how },
      { amount: amount + 1n, how },
    ]),
  }
}

export interface InssLines {
  readonly month: readonly KnownLine[]
  readonly vacation: readonly KnownLine[]
  readonly thirteenth: readonly KnownLine[]
}

/** Groups INSS lines by the pay they refer to. */
export function inssLines(lines: readonly KnownLine[]): InssLines {
  const own = lines.filter(({ nature, kind }) => nature === '9201' && kind === 'deduction')
  return {
    month: own.filter(({ of }) => of === 'month'),
    vacation: own.filter(({ of }) => of === 'vacation'),
    thirteenth: own.filter(({ of }) => of === 'thirteenth'),
  }
}

/** True when two amounts differ by at most 10 centavos. */
export const near = (a: Money, b: Money): boolean => absoluteDifference(a, b) <= 10n

/**
 * A payslip with a 13th may print two INSS lines with the same label: the one matching the contribution on the 13th is assigned to it. A
 * single combined line is left whole.
 */
export function apart(lines: InssLines, month: Money, thirteenth: Money): InssLines {
  if (lines.thirteenth.length > 0 || thirteenth === 0n || lines.month.length < 2) return lines
  const found = lines.month.findIndex((line) => near(line.amount, thirteenth) && near(total(lines.month) - line.amount, month))
  const index = found === -1 ? lines.month.findIndex(({ amount }) => near(amount, thirteenth)) : found
  if (index === -1) return lines
  // Equal pay gives equal lines: assign the last one to the 13th.
  const last = lines.month.findLastIndex(({ amount }) => amount === lines.month[index]!.amount)
  return { ...lines, thirteenth: [lines.month[last]!], month: lines.month.filter((_, at) => at !== last) }
}

interface Contribution {
  readonly readings: Readings
  readonly month: Month
  readonly lines: InssLines
}

/** Vacation and month pay of one competence form one base; a document that splits the contribution may print each part. */
export function auditMonthInss(ctx: CheckContext, { readings, month, lines }: Contribution) {
  const came = [...lines.month, ...lines.vacation]
  const informed = came.length === 0 ? undefined : total(came)
  const absent = came.length === 0 && month.whole.deductions
  const question = { id: 'inss', label: 'INSS', informed, absent, favours: GOVERNMENT_WITHHOLDING }
  const first = readings.all[0]
  if (!first) return ctx.cannot(question, 'Há linhas demais que a lei admite ler de dois modos.')
  if (first.inss === 0n && informed === undefined) return ctx.cannot(question, '')
  if (absent && month.facts.suspendedByCourt?.includes('inss')) return suspended(ctx, question)
  return ctx.examine(question, () => {
    const due = contributionOf(ctx, first.inss, month)
    const others = readings.all.slice(1).map((bases) => contributionOf(ctx, bases.inss, month))
    const together = lines.thirteenth.length === 0 ? withThirteenth(ctx, first, month, due) : []
    const accepted = [...others, ...together, ...partsOf(ctx, first, month, due.amount), ...dueAsOnlyEmployer(ctx, first, month)]
    return {
      expected: due.amount,
      how: due.how,
      accepted: accepted.map(({ amount, how }) => ({ amount, how })),
      rounded: [...due.rounded, ...others.flatMap(({ rounded }) => rounded)],
      absence: () => inssAbsence(ctx, month, readings, due.amount, 0n),
      doubt(found) {
        // No rate reaches half of its base; interns and retirees pay none, so there is no base to ask for.
        if (found > first.inss / 2n && month.worker.kind !== 'intern' && month.worker.kind !== 'retiree') {
          ctx.inform('Quais são as outras linhas do papel, com descrição e valor?', 'lines')
          return 'O pagamento deste INSS não está entre as linhas.'
        }
        if (found > due.amount && came.some(({ label }) => isOfOtherMonth(label))) return askOtherMonth(ctx, 'INSS')
        const table = inss.at(ctx.day).value
        const late = madeUp(month.lines, 'cp')
        const least = inssDue(atLeastZero(first.inss - late), table).amount
        if (late > 0n && found >= least && found <= mostAsSecondJob(first.inss + late, table)) return askOtherMonth(ctx, 'INSS')
        if (found > due.amount && month.facts.worker === undefined && came.some(({ label }) => mayBeServants(label))) {
          ctx.inform('Esta contribuição é do INSS, ou do regime próprio de quem é servidor público?', 'line_is')
          return 'O papel não diz que a contribuição é do INSS: a do regime próprio de servidor público tem outra conta.'
        }
        if (together.length === 0 || found <= due.amount) return inssDoubt(ctx, found, first, month, readings, due.amount)
        ctx.inform('Que parte do INSS é do 13º?', 'lines')
        return 'O papel tem 13º, com INSS à parte, e não se sabe que parte do desconto é dele.'
      },
      causes: (found) =>
        month.worker.kind === 'employee'
          ? causesOf(found, { base: first.inss, table: inss.at(ctx.day).value, day: ctx.day }, INSS_MISTAKES)
          : [],
    }
  })
}

/** A withholding that the person says a court suspended. */
export const suspended = (ctx: CheckContext, question: CheckedFigure): Examined =>
  ctx.examine(question, () => ({ expected: 0n, how: 'suspenso por decisão da Justiça, como informado' }))

/** "Contribuição previdenciária" may also be a public servant's own regime; "INSS" and "previdência social" may not. */
function mayBeServants(label: string): boolean {
  const folded = foldedLabel(label)
  return /\bprev\w*\b/.test(folded) && !/\bi ?n ?s ?s\b|\bsocial\b|\boficial\b/.test(folded)
}

/** Readings with one line for the contribution on the month and on the 13th. */
function withThirteenth(ctx: CheckContext, { inss13 }: Bases, month: Month, { amount: own }: Due): Due[] {
  if (inss13 === 0n) return []
  return [inss13, ...wholesOf(month, inss13)].map((base) => {
    const { amount } = contributionOf(ctx, base, asThirteenth(month))
    return { amount: own + amount, how: say`${own} + ${amount}; o do mês com o do 13º`, rounded: [] }
  })
}

/** Readings with the vacation part, or the rest of the month, as two separate documents print them. */
function partsOf(ctx: CheckContext, { inss: base, irrfVacation }: Bases, month: Month, whole: Money): Due[] {
  const rest = base - smallest(irrfVacation, base)
  if (irrfVacation === 0n || rest === base) return []
  const own = contributionOf(ctx, smallest(irrfVacation, base), month)
  return [
    { ...own, how: say`${own.how}; o INSS das férias` },
    { amount: whole - own.amount, how: say`${whole} − ${own.amount}; o do mês menos o das férias`, rounded: [] },
  ]
}

/** An employer unaware of the other jobs withholds as the only one. The excess is refundable and not the employer's mistake. */
function dueAsOnlyEmployer(ctx: CheckContext, { inss: base }: Bases, month: Month): Due[] {
  if (!month.facts.otherJobs?.length) return []
  const alone = contributionOf(ctx, base, month, true)
  return [
    { ...alone, how: say`${alone.how}; como de quem não sabe dos outros empregos` },
    ...alone.rounded.map(({ amount, how }) => ({ amount, how, rounded: [] })),
  ]
}

/** Reason why an amount different from the table may still be right. */
function inssDoubt(ctx: CheckContext, found: Money, bases: Bases, month: Month, { unknown, either }: Readings, due: Money): Phrase | null {
  const table = inss.at(ctx.day).value
  const exchanged = exchangedDoubt(ctx, due, month.lines, '9201')
  if (exchanged) return exchanged
  if (unknown.length > 0) {
    const plus = sideOf(unknown, 'earning')
    const minus = sideOf(unknown, 'deduction')
    const of = (base: Money) => inssDue(base, table).amount
    const alone = [of(bases.inss) + of(plus) + of(bases.inss13), contributionOf(ctx, bases.inss + plus, month, true).amount].reduce(
      greatest,
      of(bases.inss + plus),
    )
    const most = month.facts.otherJobs?.length === 0 ? alone : greatest(alone, mostAsSecondJob(bases.inss + plus, table))
    const jobs = month.facts.otherJobs?.length ?? 0
    if (found <= most + 10n && (jobs > 0 || found + 10n >= of(bases.inss - smallest(minus, bases.inss))))
      return askLine(ctx, unknown, 'INSS')
  }
  const printed = month.printed.inss_base
  if (printed !== undefined && printed !== bases.inss && near(found, contributionOf(ctx, printed, month).amount))
    return askBase(ctx, printed, bases.inss)
  if (either.length > 0 && !near(found, due) && month.facts.otherJobs === undefined && found < due) return askLine(ctx, either, 'INSS')
  const eleven = portion(smallest(bases.inss, table.ceiling), selfEmployed.versions[0].value.paidByCompany, 'truncate')
  if (!month.worker.told && near(found, eleven)) {
    ctx.inform('Quem recebe é empregado, sócio, autônomo ou estagiário?', 'worker')
    return 'É o INSS de 11% de sócio ou autônomo, e o papel não diz quem recebe.'
  }
  if (month.facts.otherJobs !== undefined) return null
  const named = [bases.inss, ...mistakenBases(month, bases)].flatMap((base, index) => [
    ...(index > 0 && near(found, inssDue(base, table).amount) ? ['base'] : []),
    ...causesOf(found, { base, table, day: ctx.day }, INSS_MISTAKES).flatMap(({ id }) => (id === 'not_withheld' || index > 0 ? [] : [id])),
  ])
  if (found >= due) return named.length > 0 ? null : secondJobDoubt(ctx, found, bases.inss, OTHER_JOB)
  if (month.worker.kind === 'employee' && month.worker.told && named.length > 0) return null
  ctx.inform(OTHER_JOB, 'other_jobs')
  return 'O INSS veio menor que o da tabela para este salário. Se você tem outro emprego, pode estar certo.'
}

/** Amount due printed beside the label of another deduction: the two amounts may be swapped. */
export function exchangedDoubt(ctx: CheckContext, due: Money, lines: readonly KnownLine[], own: string): Phrase | null {
  const other = due > 0n && lines.find(({ kind, nature, amount }) => kind === 'deduction' && nature !== own && near(amount, due))
  if (!other) return null
  ctx.inform(say`O valor de "${other.label}" no papel é ${other.amount}?`, 'lines')
  return say`${other.amount}, que é o da lei, foi lido em "${other.label}": os dois valores podem estar trocados.`
}

/** Bases used by mistake: without subtracting absences, all earnings, or the month plus the 13th. */
function mistakenBases({ lines }: Month, { inss: base, inss13 }: Bases): Money[] {
  const absent = total(lines.filter(({ kind, incidence: [first] }) => kind === 'deduction' && first?.cp === '11'))
  const paid = sideOf(lines, 'earning')
  return [base + absent, paid, base + inss13].filter((each) => each !== base)
}

/** Pay for another month, or paid apart from the month's own: the pay it supplements is on another document. */
export const madeUp = (lines: readonly KnownLine[], base: 'cp' | 'irrf'): Money =>
  total(
    lines.filter(({ kind, label, incidence: [first] }) => kind === 'earning' && (first?.[base] ?? '11') === '11' && isOfOtherMonth(label)),
  )

/** Asks for the month and base of a line that refers to another month. */
export function askOtherMonth(ctx: CheckContext, of: string): Phrase {
  ctx.inform(say`De que mês é a diferença de ${of}, e sobre que valor?`, 'papers')
  return say`Parte do ${of} é de outro mês, pelas palavras da linha: o valor pode estar certo.`
}

/** Asks about lines without a classification. */
export function askLine(ctx: CheckContext, lines: readonly KnownLine[], of: string): Phrase {
  const names = lines.slice(0, 3).map(({ label }) => `"${label}"`)
  ctx.inform(say`O que é ${names[0]!}, e entra na base do ${of}?`, 'line_is')
  return say`Não se sabe se ${joined(names, ', ')} entra na base do ${of}: o valor pode estar certo.`
}

export function askBase(ctx: CheckContext, printed: Money, base: Money): Phrase {
  ctx.inform(say`O que mais entra na base impressa, ${printed}? As linhas dão ${base}.`, 'lines')
  return say`O valor é o da base impressa, ${printed}; as linhas dão ${base}, e não se sabe o que faz a diferença.`
}

/** Contribution on the 13th, separate from the month's (Lei 8.212/1991, art. 28, § 7º). */
/** @param joint true when the line of the month may hold the contribution on the 13th too. */
export function auditThirteenthInss(ctx: CheckContext, { readings, month, lines }: Contribution, joint: boolean) {
  const first = readings.all[0]
  const informed = lines.thirteenth.length === 0 ? undefined : total(lines.thirteenth)
  const absent = informed === undefined && month.whole.deductions && !joint
  const question = { id: 'thirteenth_inss', label: 'INSS do 13º', informed, absent, favours: GOVERNMENT_WITHHOLDING }
  if (!first || (first.inss13 === 0n && informed === undefined)) return ctx.cannot(question, '')
  if (first.inss13 === 0n) {
    ctx.inform('Qual é o 13º inteiro, com a primeira parcela?', 'papers')
    return ctx.cannot(question, 'O 13º deste INSS não está entre as linhas.')
  }
  return ctx.examine(question, () => {
    const beside = asThirteenth(month)
    const due = contributionOf(ctx, first.inss13, beside)
    const wholes = [
      ...wholesOf(month, first.inss13).map((base) => contributionOf(ctx, base, beside)),
      ...(lacksOtherThirteenth(month) ? [] : dueAsOnlyEmployer(ctx, { ...first, inss: first.inss13 }, month)),
    ]
    return {
      expected: due.amount,
      how: due.how,
      accepted: wholes.map(({ amount, how }) => ({ amount, how })),
      rounded: [...due.rounded, ...wholes.flatMap(({ rounded }) => rounded)],
      absence: () => thirteenthAbsence(ctx, month, due.amount),
      doubt: (found) => thirteenthDoubt(ctx, found, month, readings, { due: due.amount, base: first.inss13 }),
      causes: (found) =>
        month.worker.kind === 'employee'
          ? causesOf(found, { base: first.inss13, table: inss.at(ctx.day).value, day: ctx.day }, INSS_MISTAKES)
          : [],
    }
  })
}

/** A second instalment printed net of the first is half of the INSS base. */
export function wholesOf({ lines, printed }: Month, base: Money): Money[] {
  if (lines.some(({ nature }) => nature === '9214')) return []
  return [base * 2n, ...(printed.thirteenth_inss_base === undefined ? [] : [printed.thirteenth_inss_base])]
}

interface Thirteenth {
  readonly due: Money
  readonly base: Money
}

function thirteenthDoubt(
  ctx: CheckContext,
  found: Money,
  month: Month,
  { unknown, either }: Readings,
  { due, base }: Thirteenth,
): Phrase | null {
  if (unknown.length > 0) return askLine(ctx, unknown, 'INSS do 13º')
  if (either.length > 0) return askLine(ctx, either, 'INSS do 13º')
  const more = month.lines.find(
    ({ nature, amount, incidence: [first] }) =>
      first?.cp === '11' && nature !== '1000' && near(found, contributionOf(ctx, base + amount, month).amount),
  )
  if (more) return askLine(ctx, [more], 'INSS do 13º')
  if (!month.lines.some(({ nature }) => nature === '9214')) {
    ctx.inform('Qual é o 13º inteiro, com a primeira parcela?', 'papers')
    return 'O INSS é sobre o 13º inteiro, e a linha pode ser só a segunda parcela.'
  }
  if (month.facts.otherJobs === undefined && found < due) {
    ctx.inform(OTHER_JOB, 'other_jobs')
    return 'O INSS do 13º veio menor que o da tabela. Se você tem outro emprego, pode estar certo.'
  }
  if (lacksOtherThirteenth(month) && found <= highestOf(ctx, base)) {
    ctx.inform('Quanto foi o 13º no outro emprego?', 'other_jobs')
    return 'O INSS do 13º depende do 13º do outro emprego, que não se sabe: este valor pode estar certo.'
  }
  return null
}

/** The 13th is charged with its last instalment: in November or December, or with the end of the contract (Decreto 3.048/1999, art. 216, § 1º). */
function thirteenthAbsence(ctx: CheckContext, month: Month, due: Money): Phrase | null {
  const own = inssAbsence(ctx, month, { all: [], either: [], unknown: [] }, due, 0n)
  if (own) return own
  const ended = month.lines.some(({ nature }) => nature === '6002' || nature === '6000')
  if (ended || monthNumber(ctx.day) >= LAST_INSTALMENT || month.facts.otherPapers === false) return null
  return askOtherPapers(ctx, 'O INSS do 13º é cobrado com a última parcela, que pode estar em outro papel.')
}
const LAST_INSTALMENT = 11

/** Greatest possible withholding of one job when another used up the lower brackets. */
function highestOf(ctx: CheckContext, base: Money): Money {
  const { brackets, ceiling } = inss.at(ctx.day).value
  return portion(smallest(base, ceiling), brackets.at(-1)!.rate, 'halfUp')
}

/** Audits the contribution of one of several jobs from its base alone. */
export function auditAmongJobs(
  ctx: CheckContext,
  { informed, base, jobs }: { readonly informed: Money; readonly base: Money; readonly jobs: readonly OtherJob[] },
) {
  const month = { worker: { kind: 'employee', told: true }, facts: { otherJobs: jobs } } as const
  return ctx.examine({ id: 'inss', label: 'INSS', informed, favours: GOVERNMENT_WITHHOLDING }, () => {
    const due = contributionOf(ctx, base, month)
    const alone = contributionOf(ctx, base, month, true)
    return {
      expected: due.amount,
      how: due.how,
      accepted: [{ amount: alone.amount, how: say`${alone.how}; como de quem não sabe dos outros empregos` }],
      rounded: [...due.rounded, ...alone.rounded],
    }
  })
}

/** Checks shared by every document with INSS and income tax. */
import { addMonths, type Day, dayOf, monthOf, yearOf } from '../../../../core/day.ts'
import type { Money } from '../../../../core/money.ts'
import { calendarDate, type Phrase, say } from '../../../../core/text/sentence.ts'
import { type Cause, type CheckContext, causesOf, type Reading } from '../../../../operation/definition/check.ts'
import inss from '../../law/inss.ts'
import irrf from '../../law/irrf.ts'
import { assumeInssRounding, inssDue, inssFormula, mostAsSecondJob } from '../withholding/inss.ts'
import { INSS_MISTAKES, inssRoundings } from '../withholding/inss-mistakes.ts'
import { assumeIrrfChoices, irrfFormula } from '../withholding/irrf.ts'
import { IRRF_MISTAKES, type IrrfFacts, irrfOf } from '../withholding/irrf-mistakes.ts'

/** Beneficiary of an error in an amount withheld for the government. */
export const GOVERNMENT_WITHHOLDING = { above: 'treasury', below: 'employee' } as const
/** Beneficiary of an error in an amount paid by the employer. */
export const PAYMENT = { above: 'employee', below: 'employer' } as const
/** Beneficiary of an error in an amount withheld by the employer. */
export const EMPLOYER_WITHHOLDING = { above: 'employer', below: 'employee' } as const

interface Contribution {
  readonly id: string
  readonly label: string
  readonly informed: Money | undefined
  readonly base: Money
  /** Mistakes specific to this document, tried first. */
  readonly moreCauses?: (informed: Money) => readonly Cause[]
  readonly doubt?: (informed: Money) => Phrase | null
  /** True when a whole document lacks the figure. */
  readonly absent?: boolean
  /** Reason why a figure that the document lacks may still be right. */
  readonly absence?: (due: Money) => Phrase | null
  readonly accepted?: readonly Reading[]
  /** True when the person declared no other job, so a contribution below the table has no other explanation. */
  readonly onlyJob?: boolean
  /** Question about another job. */
  readonly otherJob?: string
}

export const OTHER_JOB = 'Você tem outro emprego com INSS neste mês? Qual o salário dele?'

/** Audits the contribution on a base, under any rounding used by payrolls. */
export function auditInss(
  ctx: CheckContext,
  {
    id,
    label,
    informed,
    base,
    moreCauses,
    doubt,
    absent = false,
    absence,
    accepted = [],
    onlyJob = false,
    otherJob = OTHER_JOB,
  }: Contribution,
) {
  return ctx.examine({ id, label, informed, absent, favours: GOVERNMENT_WITHHOLDING }, () => {
    const table = ctx.law(inss)
    const due = inssDue(base, table)
    assumeInssRounding(ctx, table)
    const causes = (found: Money) => [...(moreCauses?.(found) ?? []), ...causesOf(found, { base, table, day: ctx.day }, INSS_MISTAKES)]
    return {
      expected: due.amount,
      how: due.slices.length > 0 ? inssFormula(due) : say`${base} × 0%`,
      accepted,
      rounded: inssRoundings(base, table),
      absence: () => absence?.(due.amount) ?? (onlyJob ? null : askOtherJob(ctx, due.amount, otherJob)),
      doubt: (found) =>
        doubt?.(found) ??
        (onlyJob ? null : otherJobDoubt(ctx, { found, due: due.amount, base, causes: causes(found), question: otherJob })),
      causes,
    }
  })
}

/** A contribution that the document lacks may be paid by another job. */
function askOtherJob(ctx: CheckContext, due: Money, question: string): Phrase {
  ctx.inform(question, question === OTHER_JOB ? 'other_jobs' : 'other_thirteenth')
  return say`Não há INSS neste papel; seria ${due}, a menos que outro emprego já desconte.`
}

interface AmongJobs {
  readonly found: Money
  readonly due: Money
  readonly base: Money
  readonly causes: readonly Cause[]
  readonly question: string
}

/**
 * For an amount outside the table that no known mistake explains: another job may reduce or raise what is owed here (Lei 8.212/1991, art.
 * 28, I).
 */
function otherJobDoubt(ctx: CheckContext, { found, due, base, causes, question }: AmongJobs): string | null {
  if (causes.some((cause) => cause.id !== 'not_withheld')) return null
  if (found >= due) return secondJobDoubt(ctx, found, base, question)
  ctx.inform(question, question === OTHER_JOB ? 'other_jobs' : 'other_thirteenth')
  return 'O INSS veio menor que o da tabela para este salário. Se você tem outro emprego, pode estar certo.'
}

/**
 * A second job continues in the table where the first stopped, at higher rates than its pay alone would have (eSocial manual, S-1200 item
 * 5).
 */
export function secondJobDoubt(ctx: CheckContext, found: Money, base: Money, question: string): string | null {
  if (found > mostAsSecondJob(base, inss.at(ctx.day).value)) return null
  ctx.inform(question, question === OTHER_JOB ? 'other_jobs' : 'other_thirteenth')
  return 'O INSS veio maior que o da tabela para este salário sozinho. Se você tem outro emprego, pode estar certo.'
}

/** 11% is correct for a partner; asks when the kind of worker was not informed. */
export function partnerDoubt(ctx: CheckContext, found: Money, base: Money): Phrase | null {
  const [first] = causesOf(found, { base, table: inss.at(ctx.day).value, day: ctx.day }, INSS_MISTAKES)
  if (first?.id !== 'flat_11') return null
  ctx.inform('Quem recebe é empregado, ou sócio ou autônomo, que pagam 11%?', 'worker')
  return 'É o INSS de 11% de sócio ou autônomo, e não foi dito quem recebe.'
}

/** INSS deductible from the tax base: while the CPMF reduced the rate, the contribution at the full rate. */
export function deductibleOf(ctx: CheckContext, base: Money, informed: Money | null): { readonly came: Money; readonly right: Money } {
  if (ctx.day < inss.recordStarts) return { came: informed ?? 0n, right: informed ?? 0n }
  const due = inssDue(base, inss.at(ctx.day).value)
  return { came: informed === null || informed === due.amount ? due.deductible : informed, right: due.deductible }
}

interface Tax {
  readonly id: string
  readonly label: string
  readonly informed: Money | undefined
  readonly gross: Money
  readonly inss: { readonly came: Money; readonly right: Money }
  readonly dependents: number
  readonly alimony?: Money
  readonly finalAtSource?: boolean
  readonly base?: Money | null
  /** Payment day, which selects the table; when omitted, the following month is also accepted. */
  readonly paidOn?: Day | undefined
  /** Other taxable pay that would also explain the tax, with its description. */
  readonly alsoPay?: readonly { readonly gross: Money; readonly base?: Money | null; readonly how: string }[]
  readonly doubt?: (informed: Money, facts: IrrfFacts) => Phrase | null
  readonly absent?: boolean
  readonly absence?: (due: Money, facts: IrrfFacts) => Phrase | null
  readonly moreCauses?: (informed: Money) => readonly Cause[]
  readonly accepted?: readonly Reading[]
}

/** Audits the tax on one payment, based on the INSS withheld. */
export function auditIrrf(ctx: CheckContext, asked: Tax) {
  const { id, label, informed, gross, dependents, alimony = 0n, finalAtSource = false, base = null, paidOn, absent = false } = asked
  return ctx.examine({ id, label, informed, absent, favours: GOVERNMENT_WITHHOLDING }, () => {
    const day = paidOn ?? ctx.day
    const table = ctx.law(irrf, day)
    const facts: IrrfFacts = {
      gross,
      inss: asked.inss.came,
      rightInss: asked.inss.right,
      dependents,
      alimony,
      finalAtSource,
      table,
      day,
      base,
    }
    const due = irrfOf(facts)
    assumeIrrfChoices(ctx, due, table)
    const reading = (changed: Partial<IrrfFacts>, how: Phrase): Reading => {
      const other = irrfOf({ ...facts, ...changed })
      return { amount: other.amount, how: say`${irrfFormula(other)}; ${how}` }
    }
    return {
      expected: due.amount,
      how: irrfFormula(due),
      accepted: [
        ...(asked.accepted ?? []),
        ...(asked.alsoPay ?? []).map(({ gross: pay, base: on = null, how }) => reading({ gross: pay, base: on }, how)),
        ...(paidOn === undefined ? nextMonth(day).map(({ table: next, how }) => reading({ table: next }, how)) : []),
      ],
      absence: () => asked.absence?.(due.amount, facts) ?? null,
      ...(asked.doubt && { doubt: (found: Money) => asked.doubt!(found, facts) }),
      causes: (found) => [...(asked.moreCauses?.(found) ?? []), ...causesOf(found, facts, IRRF_MISTAKES)],
    }
  })
}

/**
 * A salary may be paid by the fifth business day of the next month, under that month's table (CLT, art. 459, § 1º; Lei 7.713/1988, art.
 * 7º).
 */
function nextMonth(day: Day) {
  const first = addMonths(dayOf(yearOf(day), monthOf(day), 1), 1)
  if (day < irrf.recordStarts || irrf.at(first) === irrf.at(day)) return []
  return [{ table: irrf.at(first).value, how: say`pela tabela de ${calendarDate(first)}, se o pagamento foi no mês seguinte` }]
}

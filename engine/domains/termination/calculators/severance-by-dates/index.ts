import { addDays, addLegalMonths, addMonths, type Day, dayOf, daysBetween, yearOf } from '../../../../core/day.ts'
import { type Money, split } from '../../../../core/money.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { brl, choice, count, date, flag, integer, money, referenceDate, text } from '../../../../operation/input/fields.ts'
import fgtsLaw from '../../../payroll/law/fgts.ts'
import thirteenth from '../../../payroll/law/thirteenth.ts'
import vacation from '../../../payroll/law/vacation.ts'
import workingTime from '../../../payroll/law/working-time.ts'
import { additionalIndemnity, assumeNoStability, baseDateField } from '../../rules/base-date.ts'
import { latePayment, latePaymentFields, paymentDeadline } from '../../rules/late-severance.ts'
import { NOTICE_CHOICES, NOTICE_WORDS, type NoticeDue, noticeDue, TERMINATION_TYPES, TERMINATION_WORDS } from '../../rules/notice.ts'
import { calendarTwelfths, monthsCounted, paidDays, type ServiceTime, serviceTime } from '../../rules/service-time.ts'
import { severanceDue, severanceFields } from '../../rules/severance.ts'
import { extrasOf, severanceExtraFields } from '../../rules/severance-extras.ts'
import { estimatedBalance } from './estimated-balance.ts'

const MONTHS_OF_A_PERIOD = 12
const MAX_CONTRACT_YEARS = 100
/** Two years, including a leap day. */
const MAX_TERM_DAYS = 731
/** The projected notice must still end on a valid date. */
const LAST_TERMINATION: Day = '9998-12-31'

export default calculator({
  id: 'severance-by-dates',
  slug: 'rescisao',
  formerSlugs: ['rescisao-por-datas'],
  title: 'Rescisão',
  summary: 'Rescisão CLT a partir das datas de admissão e desligamento: dias, meses e avos são contados pela regra dos 15 dias.',
  seeAlso: {
    severance: 'partir do número de meses trabalhados',
    'check-severance': 'conferir um termo já recebido',
    after_dismissal: 'saber quanto tempo o dinheiro dura',
  },
  group: 'trabalho',
  headline: 'total',
  says: {
    by: 'fgtsEstimated',
    texts: {
      true: 'A empresa paga {net}; com o FGTS, estimado em {fgts.withdrawable}, são {value}',
      false: 'A empresa paga {net}; com {fgts.withdrawable} do FGTS, são {value}',
    },
  },
  picture: { kind: 'parts', title: 'Quem paga o quê', parts: ['net', 'fgts.withdrawable'] },
  next: 'A empresa tem até {paymentDeadline} para pagar.',
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal'),
    admission_date: date('Data de admissão'),
    termination_date: date('Último dia de trabalho', { spoken: ['demissão', 'desligamento'] }),
    type: choice('Tipo de desligamento', TERMINATION_TYPES, TERMINATION_WORDS, { means: 'termination_type' }),
    notice: choice('Aviso prévio', NOTICE_CHOICES, NOTICE_WORDS, {
      hint: 'O da lei: indenizado quando o empregador encerra, dispensado no pedido de demissão e nenhum na justa causa e no contrato com prazo',
    }).default('auto'),
    fgts_balance: money('Saldo do FGTS deste contrato', { min: 0, blank: 'estimado pelo salário e pelo tempo' }).optional(),
    fgts_profit_shares: money('Créditos do resultado do FGTS no saldo', {
      min: 0,
      hint: 'A distribuição de lucros: fora da base da multa',
    }).prefault(0),
    dependents: count('Dependentes para o IRRF').default(0),
    overdue_vacations: count('Períodos de férias completos e não gozados', { min: 0, max: 2, blank: 'nenhum' }).optional(),
    ...severanceExtraFields,
    term_end_date: date('Fim previsto do prazo', { hint: 'Só no fim antecipado de contrato com prazo' }).optional(),
    base_date: baseDateField(),
    ...latePaymentFields,
    reference_date: referenceDate('a data do desligamento'),
  },
  result: {
    ...severanceFields,
    monthsWorked: integer('Meses completos de contrato'),
    thirteenthTwelfths: integer('Avos de 13º até o desligamento'),
    vacationTwelfths: integer('Avos de férias até o desligamento'),
    projectedEndDate: text('Fim do contrato com a projeção do aviso indenizado'),
    noticeStartDate: text('Primeiro dia do aviso', { none: 'sem aviso trabalhado ou indenizado' }).meta({ 'x-quiet': true }).nullable(),
    noticeEndDate: text('Último dia do aviso', { none: 'sem aviso' }).nullable(),
    paymentDeadline: text('Último dia para pagar', { none: 'onde o prazo da época não está registrado' }).nullable(),
    fgtsEstimated: flag('Saldo do FGTS estimado por nós'),
    undeclaredVacation: brl('Férias do último período completo, com o terço, se não foram gozadas', {
      hint: 'Fora do total: o período se completou há menos de um ano e nada foi dito dele',
    }).nullable(),
  },
  lawDayFrom: ({ reference_date: reference, termination_date: termination }) =>
    reference ? { field: 'reference_date', day: reference } : { field: 'termination_date', day: termination },
  answer(input, ctx) {
    if (input.fgts_profit_shares > (input.fgts_balance ?? 0n))
      ctx.refuse('fgts_profit_shares', 'passa do saldo do FGTS, de que faz parte: informe também fgts_balance')
    const { admission_date: admission, termination_date: termination } = input
    refuseImpossible(ctx, admission, termination)
    const yearEnd = ctx.law(thirteenth)
    const rest = ctx.law(vacation)
    const { monthDays } = ctx.law(workingTime)
    const served = serviceTime(admission, termination)
    const notice = noticeDue(ctx, input.type, input.notice, served.months)
    const projectedEnd = notice.mode === 'indemnified' ? addDays(termination, notice.days) : termination

    const yearTwelfths = (to: Day) => twelfthsOfTheYear(admission, termination, to, yearEnd.monthFromDays)
    const overdue = input.overdue_vacations ?? 0
    const periods = periodsBefore(ctx, served, overdue)
    const vacationTwelfths = (to: Day) => monthsCounted(serviceTime(admission, to), rest.monthFromDays) - periods * MONTHS_OF_A_PERIOD
    const thirteenthNow = notice.rule.thirteenth ? yearTwelfths(termination) : 0
    const vacationNow = notice.rule.proportionalVacation ? vacationTwelfths(termination) : 0
    ctx.step('Meses completos de contrato', say`de ${calendarDate(admission)} a ${calendarDate(termination)}`, served.months)
    ctx.step('Avos de 13º', say`meses de ${yearOf(termination)} com ${yearEnd.monthFromDays} dias ou mais`, thirteenthNow)
    ctx.step(
      'Avos de férias',
      say`meses desde ${calendarDate(addLegalMonths(admission, periods * MONTHS_OF_A_PERIOD))}, fração de ${rest.monthFromDays} dias ou mais`,
      vacationNow,
    )
    if (notice.mode === 'indemnified')
      ctx.step('Fim projetado do contrato', say`${calendarDate(termination)} + ${notice.days} dias`, projectedEnd)
    if (periods > overdue) ctx.assume('Férias dos períodos anteriores foram gozadas, salvo as informadas em overdue_vacations.')
    const undeclaredVacation = undeclared(ctx, input, periods)

    ctx.assume('INSS e IRRF pelas tabelas da data de referência; o IRRF segue o dia do pagamento, que pode cair até dez dias depois.')
    const estimated = input.fgts_balance === undefined
    if (estimated)
      ctx.assume(
        'Saldo do FGTS estimado: o salário atual em todos os meses até o anterior ao desligamento e o 13º dos anos passados, sem rendimento, terço de férias e saques.',
      )
    const fgtsBalance =
      input.fgts_balance ?? estimatedBalance(ctx.table(fgtsLaw), input.salary, admission, termination, { ...yearEnd, monthDays })
    const extras = extrasOf(ctx, input, {
      type: input.type,
      fgtsBalance,
      term: { field: 'term_end_date', daysLeft: daysLeft(ctx, termination, input.term_end_date) },
    })
    const late = latePayment(ctx, { termination, notice, type: input.type }, input)
    const ended = severanceDue(ctx, {
      type: input.type,
      salary: input.salary,
      notice,
      monthsWorked: monthsCounted(served, rest.monthFromDays),
      salaryDays: paidDays(admission, termination, monthDays),
      thirteenthTwelfths: thirteenthNow,
      vacationTwelfths: vacationNow,
      onNotice: {
        thirteenth: notice.rule.thirteenth ? yearTwelfths(projectedEnd) - thirteenthNow : 0,
        vacation: notice.rule.proportionalVacation ? vacationTwelfths(projectedEnd) - vacationNow : 0,
      },
      overdueVacations: overdue,
      fgtsBalance,
      fgtsProfitShares: input.fgts_profit_shares,
      dependents: input.dependents,
      ...extras,
      ...(late && { latePayment: late }),
      additionalIndemnity: additionalIndemnity(ctx, input.base_date, { type: input.type, end: projectedEnd }),
    })
    assumeNoStability(ctx, input.type)
    const noticeRuns = noticePeriod(notice, termination)
    return {
      ...ended,
      monthsWorked: served.months,
      thirteenthTwelfths: thirteenthNow,
      vacationTwelfths: vacationNow,
      projectedEndDate: projectedEnd,
      noticeStartDate: noticeRuns?.from ?? null,
      noticeEndDate: noticeRuns?.to ?? null,
      paymentDeadline: paymentDeadline(ctx, { termination, notice, type: input.type }),
      fgtsEstimated: estimated,
      undeclaredVacation,
    }
  },
})

function refuseImpossible(ctx: Context, admission: Day, termination: Day): void {
  if (termination < admission)
    ctx.refuse('termination_date', say`o desligamento, ${calendarDate(termination)}, vem antes da admissão, ${calendarDate(admission)}`)
  if (termination >= addMonths(admission, MAX_CONTRACT_YEARS * 12))
    ctx.refuse('admission_date', say`o contrato teria ${MAX_CONTRACT_YEARS} anos ou mais: confira as datas`)
  if (termination > LAST_TERMINATION) ctx.refuse('termination_date', 'está longe demais no futuro: confira a data')
}

/** Calendar days from the last day worked to the end of the term. */
function daysLeft(ctx: Context, termination: Day, termEnd: Day | undefined): number | undefined {
  if (termEnd === undefined) return undefined
  if (termEnd <= termination) ctx.refuse('term_end_date', say`deve ser depois do desligamento, ${calendarDate(termination)}`)
  const days = daysBetween(termination, termEnd)
  if (days > MAX_TERM_DAYS) ctx.refuse('term_end_date', 'um contrato com prazo dura no máximo dois anos (CLT, art. 445): confira a data')
  return days
}

/** Worked notice ends with the contract; indemnified notice starts the day after the last day worked. Other modes have no dates. */
function noticePeriod({ mode, days }: NoticeDue, termination: Day): { from: Day; to: Day } | null {
  if (mode === 'worked') return { from: addDays(termination, 1 - days), to: termination }
  return mode === 'indemnified' ? { from: addDays(termination, 1), to: addDays(termination, days) } : null
}

/** From 1 January or admission to a day at or after termination; a projection past 31 December continues counting in the new year. */
function twelfthsOfTheYear(admission: Day, termination: Day, to: Day, monthFromDays: number): number {
  const year = yearOf(termination)
  const newYear = dayOf(year, 1, 1)
  const start = [admission, newYear].sort().at(-1)!
  if (yearOf(to) === year) return calendarTwelfths(start, to, monthFromDays)
  return calendarTwelfths(start, dayOf(year, 12, 31), monthFromDays) + calendarTwelfths(dayOf(yearOf(to), 1, 1), to, monthFromDays)
}

/**
 * The last completed period may still be granted within twelve months (CLT, art. 134). Until the caller states it, its value is shown
 * separately.
 */
function undeclared(
  ctx: Context,
  input: { salary: Money; admission_date: Day; termination_date: Day; overdue_vacations?: number | undefined },
  periods: number,
): Money | null {
  if (input.overdue_vacations !== undefined || periods === 0) return null
  const completedOn = addDays(addLegalMonths(input.admission_date, periods * MONTHS_OF_A_PERIOD), -1)
  if (addLegalMonths(completedOn, MONTHS_OF_A_PERIOD) <= input.termination_date) return null
  const third = split(input.salary, ctx.law(vacation).thirdDivisor, 'halfUp')
  const amount = ctx.step('Férias não declaradas, à parte', say`${input.salary} + ${third}`, input.salary + third)
  ctx.assume(
    say`O período de férias completado em ${calendarDate(completedOn)} ainda podia ser gozado e nada foi dito dele: se não foi, são mais ${amount}; informe em overdue_vacations (0 se foi).`,
  )
  return amount
}

/**
 * Acquisition periods completed before the one paid by twelfths. A period that ended with the contract is paid as 12/12, unless it is the
 * overdue one.
 */
function periodsBefore(ctx: Context, { months, days }: ServiceTime, overdue: number): number {
  const complete = Math.floor(months / MONTHS_OF_A_PERIOD)
  if (overdue > complete) {
    ctx.refuse(
      'overdue_vacations',
      say`entre as datas há ${complete} período${complete === 1 ? '' : 's'} completo${complete === 1 ? '' : 's'} de férias, menos que ${overdue}`,
    )
  }
  const endsWithContract = complete > 0 && months % MONTHS_OF_A_PERIOD === 0 && days === 0
  return endsWithContract && overdue < complete ? complete - 1 : complete
}

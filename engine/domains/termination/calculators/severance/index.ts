import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { choice, count, money, referenceDate } from '../../../../operation/input/fields.ts'
import thirteenth from '../../../payroll/law/thirteenth.ts'
import vacation from '../../../payroll/law/vacation.ts'
import workingTime from '../../../payroll/law/working-time.ts'
import { NOTICE_CHOICES, NOTICE_WORDS, NOTICE_WORKED, noticeDue, TERMINATION_TYPES, TERMINATION_WORDS } from '../../rules/notice.ts'
import { monthsCounted, twelfthsPastYears } from '../../rules/service-time.ts'
import { severanceDue, severanceFields } from '../../rules/severance.ts'
import { daysLeftField, extrasOf, severanceExtraFields } from '../../rules/severance-extras.ts'

const MONTHS_OF_A_PERIOD = 12

export default calculator({
  id: 'severance',
  slug: 'rescisao-por-meses',
  variantOf: { canonical: 'severance-by-dates', as: 'Só com os meses trabalhados' },
  title: 'Rescisão por meses',
  summary: 'Verbas da rescisão CLT por tipo de desligamento, com INSS, IRRF, FGTS, multa e direito ao seguro-desemprego.',
  seeAlso: {
    'severance-by-dates': 'partir das datas de admissão e de saída',
    'dismissal-cost': 'saber o custo da empresa',
    after_dismissal: 'saber quanto tempo o dinheiro dura',
    'check-severance': 'conferir um termo já recebido',
  },
  group: 'trabalho',
  headline: 'total',
  says: 'Você recebe {value}: {net} da empresa e {fgts.withdrawable} do FGTS',
  picture: { kind: 'parts', title: 'Quem paga o quê', parts: ['net', 'fgts.withdrawable'] },
  lawDay: 'reference_date',
  input: {
    salary: money('Salário bruto mensal'),
    months_worked: count('Meses completos de contrato', { above: 0 }, 'months'),
    type: choice('Tipo de desligamento', TERMINATION_TYPES, TERMINATION_WORDS, { means: 'termination_type' }),
    days_worked_in_month: count('Dias trabalhados no mês do desligamento', { min: 0, max: 31 }, 'days').default(15),
    fgts_balance: money('Saldo do FGTS deste contrato', { min: 0 }).prefault(0),
    fgts_profit_shares: money('Créditos do resultado do FGTS no saldo', {
      min: 0,
      hint: 'A distribuição de lucros: fora da base da multa',
    }).prefault(0),
    dependents: count('Dependentes para o IRRF').default(0),
    notice: choice('Aviso prévio', NOTICE_CHOICES, NOTICE_WORDS, {
      formerly: ['notice_worked'],
      hint: 'O da lei: indenizado quando o empregador encerra, dispensado no pedido de demissão e nenhum na justa causa e no contrato com prazo',
    })
      .meta({ 'x-option-aliases': NOTICE_WORKED })
      .default('auto'),
    thirteenth_twelfths: count('Avos de 13º no ano', {
      min: 0,
      max: 12,
      blank: 'o que passa de anos completos de contrato',
    }).optional(),
    vacation_twelfths: count('Avos de férias no período atual', {
      min: 0,
      max: 12,
      blank: 'o que passa de anos completos de contrato',
    }).optional(),
    overdue_vacations: count('Períodos de férias completos e não gozados', { min: 0, max: 2 }).default(0),
    ...severanceExtraFields,
    days_left_in_term: daysLeftField(),
    reference_date: referenceDate(),
  },
  result: severanceFields,
  answer(input, ctx) {
    if (input.fgts_profit_shares > input.fgts_balance) ctx.refuse('fgts_profit_shares', 'passa do saldo do FGTS, de que faz parte')
    const { months_worked: months, overdue_vacations: overdue } = input
    const notice = noticeDue(ctx, input.type, input.notice, months)
    const { parts, monthFromDays } = ctx.law(thirteenth)
    const rest = ctx.law(vacation)
    const { monthDays } = ctx.law(workingTime)
    if (overdue * MONTHS_OF_A_PERIOD > months) {
      ctx.refuse(
        'overdue_vacations',
        say`${overdue} férias vencidas exigem ao menos ${overdue * MONTHS_OF_A_PERIOD} meses de contrato; vieram ${months}`,
      )
    }
    const sinceOverdue = months - overdue * MONTHS_OF_A_PERIOD
    refuseMoreThanWorked(ctx, 'thirteenth_twelfths', input.thirteenth_twelfths, months)
    refuseMoreThanWorked(ctx, 'vacation_twelfths', input.vacation_twelfths, sinceOverdue)
    if (notice.rule.thirteenth && (input.thirteenth_twelfths === undefined || input.vacation_twelfths === undefined)) {
      ctx.assume(
        'Sem as datas do contrato, os avos de 13º e de férias são os meses que passam de anos completos (12, quando são anos certos), e as férias dos anos anteriores foram gozadas; informe os avos, ou use severance-by-dates, que conta pelas datas.',
      )
    }
    const extras = extrasOf(ctx, input, {
      type: input.type,
      fgtsBalance: input.fgts_balance,
      term: { field: 'days_left_in_term', daysLeft: input.days_left_in_term },
    })
    const projected = (fromDays: number) =>
      notice.mode === 'indemnified'
        ? monthsCounted({ months: Math.floor(notice.days / monthDays), days: notice.days % monthDays }, fromDays)
        : 0
    return severanceDue(ctx, {
      type: input.type,
      salary: input.salary,
      notice,
      monthsWorked: months,
      salaryDays: Math.min(input.days_worked_in_month, monthDays),
      thirteenthTwelfths: input.thirteenth_twelfths ?? twelfthsPastYears(months, parts),
      vacationTwelfths: input.vacation_twelfths ?? twelfthsPastYears(sinceOverdue, rest.parts),
      onNotice: { thirteenth: projected(monthFromDays), vacation: projected(rest.monthFromDays) },
      overdueVacations: overdue,
      fgtsBalance: input.fgts_balance,
      fgtsProfitShares: input.fgts_profit_shares,
      dependents: input.dependents,
      ...extras,
    })
  },
})

/** A final fraction of 15 days counts as a month, so at most one twelfth beyond the whole months is possible. */
function refuseMoreThanWorked(ctx: Context, field: string, twelfths: number | undefined, months: number): void {
  if (twelfths !== undefined && twelfths > months + 1)
    ctx.refuse(field, say`${twelfths} avos não cabem em ${months} ${months === 1 ? 'mês' : 'meses'} de contrato`)
}

import { isBusinessDay } from '../../../../core/calendar/business-day.ts'
import { addDays, addMonths, type Day, dayOf, daysBetween, endOfMonth, firstOfMonth, isDay, monthOf, yearOf } from '../../../../core/day.ts'
import { word } from '../../../../core/text/language.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { choice, date, dates, flag, integer, month, text } from '../../../../operation/input/fields.ts'
import dueDates, { type DueRule, OBLIGATION_WORDS, type Obligation } from '../../law/due-dates.ts'
import irpfObligation from '../../law/irpf-obligation.ts'
import { bankServiceDay, type LocalHolidays, wageDay, withoutService } from '../../rules/bank-service.ts'

const OBLIGATIONS = [
  'das',
  'dae',
  'inss_company',
  'inss_thirteenth',
  'fgts',
  'fgts_rescission',
  'irrf',
  'inss_individual',
  'carne_leao',
  'capital_gain',
  'stock_tax',
  'irpj_quarter',
  'salary',
  'household_salary',
  'thirteenth_first',
  'thirteenth_second',
  'dasn_simei',
  'defis',
  'irpf',
] as const satisfies readonly Obligation[]

const day = (label: string, hint?: string) => text(label, hint === undefined ? {} : { hint }).meta({ format: 'date' })

export default calculator({
  id: 'due-date',
  slug: 'quando-vence',
  title: 'Quando vence?',
  summary:
    'O dia em que vence uma guia, um salário ou uma declaração, com o feriado e o fim de semana que o mudam: DAS, DAE, INSS, FGTS, IRRF, carnê-leão, 13º, quinto dia útil.',
  seeAlso: { 'business-days': 'contar dias úteis entre datas', 'late-tax-payment': 'ver quanto custa o atraso' },
  group: 'impostos',
  headline: 'daysLeft',
  says: {
    positive: 'Vence em {dueDate}, daqui a {value|dia|dias}',
    zero: 'Vence hoje, {dueDate}',
    negative: 'Venceu em {dueDate}, há {value|dia|dias}',
  },
  picture: {
    kind: 'days',
    title: 'Do mês de referência ao vencimento',
    days: [{ input: 'competence' }, 'dueDate', 'originalDate', 'bankDate'],
  },
  lawDay: 'competence',
  input: {
    obligation: choice('O que vence', OBLIGATIONS, OBLIGATION_WORDS, {
      spokenOptions: { das: ['o das', 'das do mei', 'guia do mei'], carne_leao: ['carnê leão'] },
    }),
    competence: month('Mês de referência', {
      hint: 'O mês do ganho ou do trabalho, e não o do pagamento; nas declarações, dezembro do ano declarado',
    }),
    termination_date: date('Fim do contrato', { hint: 'Só para o FGTS da rescisão' }).optional(),
    local_holidays: dates('Feriados da cidade ou do estado', {
      most: 60,
      hint: 'Mudam também o vencimento dos tributos federais',
      blank: 'nenhum',
    }).optional(),
  },
  result: {
    dueDate: day('Vence em'),
    originalDate: day('Dia da regra', 'Antes de mudar pelo fim de semana ou feriado'),
    moved: flag('O dia mudou'),
    movedBecause: text('Por que mudou', { none: 'quando não mudou' }).nullable(),
    bankDate: day('Último dia com banco aberto até o vencimento'),
    rule: text('Regra'),
    act: text('Ato'),
    daysLeft: integer('Dias que faltam', { hint: 'Contados de hoje; negativo quando já venceu' }),
  },
  answer({ obligation, competence, termination_date: ended, local_holidays: holidays = [] }, ctx) {
    const rule = ctx.law(dueDates)[obligation]
    if (!rule) return ctx.refuse('competence', say`a regra desta obrigação em ${competence.slice(0, 7)} não está registrada`)
    const local: LocalHolidays = new Set(holidays)
    const originalDate = originalDay(ctx, rule, { competence: firstOfMonth(competence), ended }, local)
    const because = rule.moves === 'no' ? null : withoutService(originalDate, local)
    const dueDate = because === null ? originalDate : bankServiceDay(originalDate, rule.moves === 'after' ? 1 : -1, local)
    const said = ruleInWords(rule)
    ctx.step('Dia da regra', said, originalDate)
    if (because !== null) ctx.step('Data de vencimento', say`${calendarDate(originalDate)} é ${because}: ${MOVED[rule.moves]}`, dueDate)
    assumeCalendar(ctx, rule, obligation, holidays.length > 0)
    return {
      dueDate,
      originalDate,
      moved: dueDate !== originalDate,
      movedBecause: because,
      bankDate: bankServiceDay(dueDate, -1, local),
      rule: said,
      act: rule.act,
      daysLeft: daysBetween(ctx.today, dueDate),
    }
  },
})

const MOVED = { before: 'antecipa-se para o dia bancário anterior', after: 'adia-se para o dia bancário seguinte', no: 'não muda' } as const

function lastBusinessDay(month: Day, local: LocalHolidays): Day {
  let last = endOfMonth(month)
  while (!isBusinessDay(last) || local.has(last)) last = addDays(last, -1)
  return last
}

interface Reference {
  readonly competence: Day
  /** Last day of the contract. */
  readonly ended: Day | undefined
}

function originalDay(ctx: Context, rule: DueRule, { competence, ended }: Reference, local: LocalHolidays): Day {
  const next = addMonths(competence, 1)
  const year = yearOf(competence)
  switch (rule.when) {
    case 'day_of_next_month':
      return dayOf(yearOf(next), monthOf(next), rule.day!)
    case 'last_business_day_of_next_month':
      return lastBusinessDay(next, local)
    case 'last_business_day_after_quarter':
      return lastBusinessDay(addMonths(dayOf(year, Math.ceil(monthOf(competence) / 3) * 3, 1), 1), local)
    case 'business_day_of_next_month':
      return wageDay(next, rule.day!, local)
    case 'date_of_the_year':
      if (monthOf(competence) !== rule.month) ctx.refuse('competence', say`deve ser o mês ${rule.month!} do ano desse 13º`)
      return dayOf(year, rule.month!, rule.day!)
    case 'date_of_next_year':
      refuseUnlessDecember(ctx, competence)
      return dayOf(year + 1, rule.month!, rule.day!)
    case 'days_after':
      if (ended === undefined) return ctx.refuse('termination_date', 'é obrigatório para o FGTS da rescisão')
      if (firstOfMonth(ended) !== competence) ctx.refuse('termination_date', 'não é do mês de referência')
      return addDays(ended, rule.day!)
    case 'filing_window':
      refuseUnlessDecember(ctx, competence)
      return filingEnd(ctx, year + 1)
  }
}

function refuseUnlessDecember(ctx: Context, competence: Day): void {
  if (monthOf(competence) !== 12) ctx.refuse('competence', 'deve ser dezembro do ano declarado')
}

/** Last filing day, from each year's Instrução Normativa. */
function filingEnd(ctx: Context, exercise: number): Day {
  const { exercise: known, window } = ctx.law(irpfObligation, dayOf(exercise, 1, 1))
  if (known !== exercise) ctx.refuse('competence', say`o prazo do exercício ${exercise} ainda não foi publicado`)
  if (window === null || !isDay(window.closes)) return ctx.refuse('competence', say`o prazo do exercício ${exercise} não está confirmado`)
  return window.closes
}

function ruleInWords({ when, day: date, month: of }: DueRule): string {
  switch (when) {
    case 'day_of_next_month':
      return word`dia ${date} do mês seguinte`
    case 'last_business_day_of_next_month':
      return 'último dia útil do mês seguinte'
    case 'last_business_day_after_quarter':
      return 'último dia útil do mês seguinte ao trimestre'
    case 'business_day_of_next_month':
      return word`${date}º dia útil do mês seguinte, contado o sábado`
    case 'date_of_the_year':
      return word`${date}/${of} do próprio ano`
    case 'date_of_next_year':
      return word`${date}/${String(of).padStart(2, '0')} do ano seguinte`
    case 'days_after':
      return word`${date} dias depois do fim do contrato`
    case 'filing_window':
      return 'último dia de entrega fixado pela Receita para o exercício'
  }
}

function assumeCalendar(ctx: Context, { moves }: DueRule, obligation: Obligation, local: boolean): void {
  if (moves !== 'no')
    ctx.assume(
      'Dias bancários: sem fins de semana, feriados nacionais, Carnaval e Corpus Christi, e sem o último dia útil do ano, em que o banco não atende o público.',
    )
  if (obligation === 'salary')
    ctx.assume(
      'No quinto dia útil contam-se os sábados; Carnaval e Corpus Christi contam como dias de trabalho, salvo lei da cidade ou acordo. Quem deposita no banco deve fazê-lo até o último dia com banco aberto.',
    )
  if (obligation === 'dasn_simei' || obligation === 'defis')
    ctx.assume('A declaração é entregue pela internet: o prazo não muda com fim de semana nem feriado.')
  if (!local && moves !== 'no') ctx.assume('Feriados da cidade e do estado também mudam o vencimento: informe-os, se houver.')
}

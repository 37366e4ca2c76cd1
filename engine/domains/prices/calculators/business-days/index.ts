import { countWeekdays } from '../../../../core/calendar/business-day.ts'
import { type Day, dayOf, daysBetween } from '../../../../core/day.ts'
import { calendarDate, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import type { Context } from '../../../../operation/evaluation/context.ts'
import { choice, count, date, flag, integer, list, object, text } from '../../../../operation/input/fields.ts'
import { B3_FROM, businessCalendar, closedBetween, FIRST_YEAR, LAST_YEAR, shifted } from '../../rules/business-calendar.ts'

export default calculator({
  id: 'business-days',
  title: 'Dias úteis',
  slug: 'dias-uteis',
  summary: 'Quantos dias úteis há entre duas datas ou num ano, ou que dia é daqui a tantos dias úteis, com os feriados do caminho.',
  seeAlso: { 'calendar-business-days': 'contar pelo calendário dos bancos, sem a última data' },
  group: 'cotidiano',
  headline: 'businessDays',
  says: { positive: 'São {value|dia útil|dias úteis}, de {from} a {to}', zero: 'Nenhum dia útil de {from} a {to}' },
  input: {
    from: date('Data inicial', { hint: 'Entra na conta' }).optional(),
    to: date('Data final', { hint: 'Não entra na conta' }).optional(),
    add: count(
      'Dias úteis a somar',
      { min: -10_000, max: 10_000, hint: 'No lugar da data final; negativo volta no tempo' },
      'days',
    ).optional(),
    year: count('Ano inteiro', { min: FIRST_YEAR, max: LAST_YEAR, hint: 'No lugar das datas' }, 'year').optional(),
    calendar: choice('Calendário', ['anbima', 'b3'], { anbima: 'Bancos (ANBIMA)', b3: 'Bolsa (B3), desde 2022' }).default('anbima'),
    calendar_as_of: date('Calendário como se conhecia em', {
      hint: 'Até 25/12/2023 o 20 de novembro contava como dia útil, também nos anos seguintes',
      blank: 'a data inicial',
    }).optional(),
  },
  result: {
    businessDays: integer('Dias úteis', { hint: 'Com a data inicial e sem a final' }),
    calendarDays: integer('Dias corridos'),
    weekendDays: integer('Sábados e domingos'),
    holidayDays: integer('Feriados de segunda a sexta'),
    from: text('Data inicial'),
    to: text('Data final'),
    fromIsBusinessDay: flag('A data inicial é dia útil'),
    toIsBusinessDay: flag('A data final é dia útil'),
    next: text('Primeiro dia útil depois da data final'),
    previous: text('Último dia útil antes da data inicial'),
    holidays: list('Feriados de segunda a sexta no período', object('Feriado', { date: text('Dia'), name: text('Feriado') })),
  },
  answer(input, ctx) {
    const { calendar: name } = input
    const start = startOf(ctx, input)
    const asOf = input.calendar_as_of ?? start
    if (name === 'b3' && start < B3_FROM) ctx.refuse('calendar', say`da bolsa só vale a partir de ${calendarDate(B3_FROM)}`)
    refuseUnchecked(ctx, input, 'from', start)
    const calendar = businessCalendar(name, asOf)
    const end = endOf(ctx, input, start, (days) => shifted(calendar, start, days))
    refuseUnchecked(ctx, input, 'to', end)
    if (name === 'b3' && end < B3_FROM) ctx.refuse('add', say`leva a antes de ${calendarDate(B3_FROM)}`)
    const [first, last] = start <= end ? [start, end] : [end, start]
    const holidays = closedBetween(calendar, first, last)
    const weekdays = countWeekdays(first, last)
    const weekendDays = daysBetween(first, last) - weekdays
    const businessDays = weekdays - holidays.length
    const calendarDays = ctx.step(
      'Dias corridos',
      say`de ${calendarDate(first)} a ${calendarDate(last)}, com o primeiro e sem o último`,
      daysBetween(first, last),
    )
    ctx.step(
      'Dias úteis',
      say`${calendarDays} − ${weekendDays} − ${holidays.length}; dias corridos menos sábados e domingos e menos feriados`,
      businessDays,
    )
    ctx.assume('A data inicial entra e a final não, como no Tesouro Nacional, na ANBIMA, na B3 e no Banco Central.')
    ctx.assume(
      name === 'anbima'
        ? 'Calendário dos bancos: feriados nacionais, Carnaval e Corpus Christi; não entram feriados da cidade ou do estado, e 24 e 31 de dezembro são dias úteis.'
        : 'Calendário da bolsa: o dos bancos e mais o 24 de dezembro e o último dia de semana do ano, sem pregão.',
    )
    ctx.assume('Não é o calendário do trabalho: Carnaval e Corpus Christi não são feriados nacionais.')
    if (input.add !== undefined && !calendar.isOpen(start))
      ctx.assume('A data inicial não é dia útil: o primeiro dia somado é o primeiro dia útil depois dela.')
    return {
      businessDays,
      calendarDays,
      weekendDays,
      holidayDays: holidays.length,
      from: start,
      to: end,
      fromIsBusinessDay: calendar.isOpen(start),
      toIsBusinessDay: calendar.isOpen(end),
      next: shifted(calendar, last, 1),
      previous: shifted(calendar, first, -1),
      holidays,
    }
  },
})

/** Refuses a day outside the years whose calendar was verified against a published list. */
function refuseUnchecked(ctx: Context, { add }: Period, field: 'from' | 'to', day: Day): void {
  if (day >= dayOf(FIRST_YEAR, 1, 1) && day <= dayOf(LAST_YEAR + 1, 1, 1)) return
  ctx.refuse(
    add === undefined ? field : 'add',
    say`leva a um ano fora de ${FIRST_YEAR} a ${LAST_YEAR}, até onde o calendário foi conferido`,
  )
}

interface Period {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
  readonly add?: number | undefined
  readonly year?: number | undefined
}

function startOf(ctx: Context, { from, to, add, year }: Period): Day {
  if (year !== undefined) {
    if (from || to || add !== undefined) ctx.refuse('year', 'não combina com from, to e add: informe o ano ou as datas')
    return dayOf(year, 1, 1)
  }
  if (!from) ctx.refuse('from', 'é obrigatório, salvo com year')
  return from
}

function endOf(ctx: Context, { to, add, year }: Period, start: Day, plus: (days: number) => Day): Day {
  if (year !== undefined) return dayOf(year + 1, 1, 1)
  if (add !== undefined) {
    if (to) ctx.refuse('add', 'não combina com to: informe a data final ou os dias a somar')
    return plus(add)
  }
  if (!to) ctx.refuse('to', 'informe a data final, ou add')
  if (to < start) ctx.refuse('to', 'vem antes de from')
  return to
}

import * as z from 'zod'
import { isBusinessDay } from '../../core/calendar/business-day.ts'
import { addDays, type Day, dayOf, daysBetween, formatDay, yearOf } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { query } from '../../operation/definition/query.ts'
import { date, flag, integer, list, object, text } from '../../operation/input/fields.ts'
import { bankDayFrom, bankYear, businessDaysBetween, FIRST_YEAR, LAST_YEAR } from '../calendar/bank-calendar.ts'

const day = (description: string) => text(description).meta({ format: 'date' })

export default query({
  id: 'calendar-business-days',
  title: 'Dias úteis entre duas datas',
  slug: 'contar-dias-uteis',
  summary:
    'Quantos dias úteis bancários há entre duas datas, com a primeira e sem a última, como contam o Tesouro, a ANBIMA e o Banco Central, e os feriados do caminho.',
  seeAlso: { 'business-days': 'achar a data daqui a tantos dias úteis', calendar: 'ver os feriados de um ano' },
  tag: 'Calendário',
  path: '/v1/calendar/business-days',
  cache: 'day',
  input: {
    from: date('Data inicial', { hint: 'Entra na conta' }),
    to: date('Data final', { hint: 'Não entra na conta' }),
  },
  result: z.object({
    from: day('Data inicial'),
    to: day('Data final'),
    businessDays: integer('Dias úteis', { hint: 'Com a data inicial e sem a final' }),
    calendarDays: integer('Dias corridos'),
    fromIsBusinessDay: flag('A data inicial é dia útil'),
    toIsBusinessDay: flag('A data final é dia útil'),
    next: day('Primeiro dia útil depois da data final'),
    previous: day('Último dia útil antes da data inicial'),
    holidays: list('Feriados de segunda a sexta no período', object('Feriado', { date: day('Dia'), name: text('Feriado') })),
    assumptions: list('Escolhas e limites', text('Frase')),
  }),
  examples: [
    { title: 'O ano de 2026', input: { from: '2026-01-01', to: '2027-01-01' } },
    { title: 'O exemplo da metodologia do Tesouro Nacional', input: { from: '2008-05-21', to: '2010-07-01' } },
  ],
  answer({ from, to }) {
    for (const [field, asked] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (asked < FIRST || asked > LAST)
        refuse(field, word`deve estar entre ${formatDay(FIRST)} e ${formatDay(LAST)}, até onde o calendário foi conferido`)
    }
    if (to < from) refuse('to', word`vem antes de from (${formatDay(from)})`)
    return {
      from,
      to,
      businessDays: businessDaysBetween(from, to),
      calendarDays: daysBetween(from, to),
      fromIsBusinessDay: isBusinessDay(from),
      toIsBusinessDay: isBusinessDay(to),
      next: bankDayFrom(addDays(to, 1), 1),
      previous: bankDayFrom(addDays(from, -1), -1),
      holidays: holidaysBetween(from, to),
      assumptions: ASSUMPTIONS,
    }
  },
})

const FIRST = dayOf(FIRST_YEAR, 1, 1)
const LAST = dayOf(LAST_YEAR + 1, 1, 1)

const ASSUMPTIONS = [
  'A data inicial entra e a final não, como no Tesouro Nacional, na ANBIMA, na B3 e no Banco Central.',
  'Calendário dos bancos: feriados nacionais, Carnaval, Sexta-feira da Paixão e Corpus Christi; não entram os feriados da cidade ou do estado, e 24 e 31 de dezembro são dias úteis. Não é o calendário do trabalho.',
  'Os dias como são: o 20 de novembro é feriado desde 2024. Preços de títulos anteriores a 26/12/2023 contavam esse dia como útil também nos anos seguintes.',
]

function holidaysBetween(from: Day, to: Day): { date: Day; name: string }[] {
  const found: { date: Day; name: string }[] = []
  for (let year = yearOf(from); year <= yearOf(to) && year <= LAST_YEAR; year++)
    for (const { date: closed, name, onWeekday } of bankYear(year).closed)
      if (onWeekday && closed >= from && closed < to) found.push({ date: closed, name })
  return found
}

function refuse(field: string, message: string): never {
  throw new InvalidInput([{ field, message }])
}

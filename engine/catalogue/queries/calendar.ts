import * as z from 'zod'
import { daysInMonth } from '../../core/day.ts'
import { translate } from '../../core/text/language.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, count, flag, integer, list, object, text } from '../../operation/input/fields.ts'
import { bankYear, FIRST_YEAR, firstOf, LAST_YEAR, lastOf } from '../calendar/bank-calendar.ts'

const day = (description: string) => text(description).meta({ format: 'date' })

export default query({
  id: 'calendar',
  title: 'Calendário bancário de um ano',
  slug: 'feriados',
  summary:
    'Os feriados do calendário dos bancos em um ano, cada um com o ato que o estabelece, e os dias úteis de cada mês: os dias em que existem CDI, Selic e PTAX. Não é o calendário do trabalho.',
  seeAlso: { 'calendar-business-days': 'contar dias entre duas datas' },
  tag: 'Calendário',
  path: '/v1/calendar/{year}',
  rows: 'holidays',
  cache: 'day',
  input: { year: count('Ano', { min: FIRST_YEAR, max: LAST_YEAR }, 'year') },
  result: z.object({
    year: integer('Ano'),
    businessDays: integer('Dias úteis no ano'),
    holidays: list(
      'Os feriados, em ordem',
      object('Feriado', {
        date: day('Dia'),
        weekday: text('Dia da semana'),
        name: text('Nome'),
        act: text('O ato que o estabelece', { hint: 'Null nos anos anteriores ao ato que vale hoje' }).nullable(),
        scope: choice('De quem é o feriado', ['national', 'bank'], { national: 'Feriado nacional', bank: 'Só o mercado financeiro fecha' }),
        onWeekday: flag('Se cai de segunda a sexta', { hint: 'Só então tira um dia útil' }),
      }),
    ),
    months: list(
      'Os meses',
      object('Mês', {
        month: integer('Mês, de 1 a 12'),
        businessDays: integer('Dias úteis'),
        calendarDays: integer('Dias corridos'),
        first: day('Primeiro dia útil'),
        last: day('Último dia útil'),
      }),
    ),
    assumptions: list('Escolhas e limites', text('Frase')),
  }),
  examples: [
    { title: 'Este ano', input: { year: 2026 } },
    { title: 'O primeiro com o feriado de 20 de novembro', input: { year: 2024 } },
  ],
  answer({ year }) {
    const { closed, months, businessDays } = bankYear(year)
    return {
      year,
      businessDays,
      holidays: closed.map(({ date, weekday, name, act, scope, onWeekday }) => ({
        date,
        // Cached years are shared by readers of every language.
        weekday: translate(weekday),
        name,
        act,
        scope,
        onWeekday,
      })),
      months: months.map((count, index) => ({
        month: index + 1,
        businessDays: count,
        calendarDays: daysInMonth(year, index + 1),
        first: firstOf(year, index + 1),
        last: lastOf(year, index + 1),
      })),
      assumptions: ASSUMPTIONS,
    }
  },
})

const ASSUMPTIONS = [
  'Calendário dos bancos (ANBIMA): feriados nacionais, Carnaval, Sexta-feira da Paixão e Corpus Christi; não entram os feriados da cidade ou do estado, e a Quarta-feira de Cinzas, 24 e 31 de dezembro são dias úteis.',
  'Carnaval e Corpus Christi não são feriados nacionais: o calendário do trabalho é outro. A bolsa (B3) fecha também em 24 de dezembro e no último dia de semana do ano.',
  'Feriados não mudam de dia quando caem no fim de semana.',
]

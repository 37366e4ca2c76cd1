import * as z from 'zod'
import { addMonths, firstOfMonth, monthInWords } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, dates, flag, integer, list, month, object, text } from '../../operation/input/fields.ts'
import { state } from '../../operation/input/state-field.ts'
import { icalendarOf } from '../obligations/icalendar.ts'
import { holidaysBetween, OBLIGED_PARTIES, OBLIGED_PARTY_WORDS, obligationsOf } from '../obligations/obligations.ts'

const MONTHS = 12
const MAX_MONTHS = 24

export default query({
  id: 'obligations',
  title: 'O que vence, e quando',
  slug: 'vencimentos',
  summary:
    'As guias, os salários e as declarações que vencem para empregado, MEI, empregador doméstico, pequena empresa, autônomo, pessoa física e investidor, com o dia movido pelo calendário, o ato e as calculadoras do valor e do atraso. Com .ics, uma agenda para assinar.',
  seeAlso: { calendar: 'ver os feriados de um ano' },
  tag: 'Calendário',
  path: '/v1/obligations',
  rows: 'obligations',
  cache: 'day',
  input: {
    who: list('Quem', choice('Quem', OBLIGED_PARTIES, OBLIGED_PARTY_WORDS), { min: 1, max: OBLIGED_PARTIES.length, hint: 'Um ou mais' }),
    from: month('Do mês', { hint: 'Do vencimento', blank: 'este mês' }).optional(),
    to: month('Até o mês', { hint: 'Até 24 meses', blank: 'onze meses depois' }).optional(),
    state: state({ hint: 'Sem os feriados dele: informe-os' }).optional(),
    holidays: flag('Com os feriados', { hint: 'Nacionais e dos bancos' }).default(false).meta({ 'x-quiet': true }),
    local_holidays: dates('Feriados da cidade ou do estado', { most: 60, hint: 'Mudam também os vencimentos federais' }).optional(),
  },
  result: z.object({
    count: integer('Quantas'),
    reviewedOn: text('Última conferência das regras com as fontes').meta({ format: 'date' }),
    obligations: list(
      'O que vence, por dia',
      object('Obrigação', {
        id: text('Obrigação'),
        title: text('O que é'),
        competence: text('Mês a que se refere (AAAA-MM)'),
        dueDate: text('Vence em').meta({ format: 'date' }),
        moved: flag('O dia mudou por falta de expediente bancário'),
        act: text('Ato'),
        calculator: text('Calculadora do valor').nullable(),
        late: text('Se atrasar'),
        lateCalculator: text('Calculadora do atraso').nullable(),
      }),
    ),
    holidays: list(
      'Os feriados, quando pedidos',
      object('Feriado', {
        date: text('Dia').meta({ format: 'date' }),
        name: text('Nome'),
        scope: choice('De quem é o feriado', ['national', 'bank'], { national: 'Feriado nacional', bank: 'Só o mercado financeiro fecha' }),
      }),
    ),
    notes: list('O que falta e o que se supôs', text('Frase')),
  }),
  examples: [
    { title: 'Um MEI em 2026', input: { who: ['mei'], from: '2026-01-01', to: '2026-12-01' } },
    {
      title: 'Quem tem empregada doméstica e investe',
      input: { who: ['household_employer', 'investor'], from: '2026-11-01', to: '2027-01-01' },
    },
  ],
  icalendar: icalendarOf,
  answer({ who, from: asked, to: until, state, holidays, local_holidays: localHolidays = [] }, ports) {
    const from = firstOfMonth(asked ?? ports.today())
    const to = firstOfMonth(until ?? addMonths(from, MONTHS - 1))
    if (to < from) throw refusal('vem antes de from', 'is before from')
    if (to > addMonths(from, MAX_MONTHS - 1)) throw refusal('passa de 24 meses desde from', 'is more than 24 months from from')
    const { obligations, unknown } = obligationsOf(ports, { who, from, to, localHolidays })
    return {
      count: obligations.length,
      reviewedOn: ports.registry.laws.get('due-dates')!.reviewedOn,
      obligations,
      holidays: holidays ? holidaysBetween(from, to) : [],
      notes: [
        word`Vencimentos de ${monthInWords(from)} a ${monthInWords(to)}.`,
        'Não estão aqui DCTFWeb, EFD-Reinf, fechamento do eSocial, ECD e ECF: as regras não foram lidas.',
        ...(unknown.length > 0 ? [word`Sem prazo publicado ou confirmado: ${unknown.join('; ')}.`] : []),
        ...(who.includes('household_employer') && who.includes('small_firm')
          ? ['Com empresa e empregado doméstico, o salário aparece uma vez por mês, no primeiro dos dois prazos.']
          : []),
        ...(localHolidays.length === 0
          ? [
              word`Sem feriados da cidade e do estado${state ? ` (${state})` : ''}, que também mudam os vencimentos: informe-os em feriados locais.`,
            ]
          : []),
      ],
    }
  },
})

const refusal = (message: string, english: string) => new InvalidInput([{ field: 'to', message, code: 'inconsistent', english }])

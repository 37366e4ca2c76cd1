import * as z from 'zod'
import { recordOf } from '../../core/collections/records.ts'
import { InvalidInput } from '../../core/errors.ts'
import { annualFromMonthly } from '../../core/finance/installment.ts'
import { word } from '../../core/text/language.ts'
import { monthsOf } from '../../domains/credit/rules/average-rates/averages.ts'
import { MODALITIES, MODALITY_NAMES } from '../../domains/credit/rules/average-rates/modalities.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, integer, list, month, number, object, text } from '../../operation/input/fields.ts'

const NAMES = recordOf(MODALITY_NAMES, (name): string => MODALITIES[name].name)

export default query({
  id: 'credit-averages',
  title: 'Juros médios do crédito',
  slug: 'juros-medios',
  summary:
    'A taxa média de juros de cada tipo de crédito, mês a mês, como o Banco Central a publica: cheque especial, cartão, consignado, veículos, capital de giro e outros.',
  seeAlso: { 'credit-check': 'conferir um contrato diante da média' },
  tag: 'Indicadores',
  path: '/v1/credit-averages',
  command: 'credit-averages',
  rows: 'points',
  input: {
    modality: choice('Tipo de crédito', MODALITY_NAMES, NAMES),
    from: month('Primeiro mês').optional(),
    to: month('Último mês').optional(),
  },
  result: z.object({
    modality: choice('Tipo de crédito', MODALITY_NAMES, NAMES),
    name: text('Nome'),
    series: integer('Série mensal do Banco Central'),
    yearlySeries: integer('Série anual do Banco Central').nullable(),
    dataTo: text('Último mês que se tem'),
    points: list(
      'Mês a mês',
      object('Mês', {
        month: text('Mês'),
        monthlyPercent: number('Média ao mês, %'),
        annualPercent: number('Média ao ano, %'),
        readOn: text('Lida em', { none: 'quando veio da exportação do Banco Central' }).nullable(),
      }),
    ),
  }),
  examples: [
    { title: 'Consignado do INSS em 2025', input: { modality: 'payroll_inss', from: '2025-01' } },
    { title: 'Cheque especial desde 1994', input: { modality: 'overdraft' } },
    { title: 'Veículos em 2021', input: { modality: 'vehicle', from: '2021-01', to: '2021-12' } },
  ],
  cache: 'day',
  answer({ modality, from, to }, { market }) {
    const { monthly, yearly, name } = MODALITIES[modality]
    const all = monthsOf(market.series.held(monthly), monthly)
    const newest = all.at(-1)
    if (!newest)
      throw new InvalidInput([
        {
          field: 'modality',
          code: 'not_covered',
          message: word`a série ${monthly} não vem com esta versão: leia /v1/series/${monthly}`,
          english: `series ${monthly} does not ship with this release: read /v1/series/${monthly}`,
        },
      ])
    const points = all.filter(({ month: of }) => (!from || of >= from.slice(0, 7)) && (!to || of <= to.slice(0, 7)))
    return {
      modality,
      name,
      series: monthly,
      yearlySeries: yearly,
      dataTo: newest.month,
      points: points.map((point) => ({
        month: point.month,
        monthlyPercent: point.monthly.toPercent(4),
        annualPercent: annualFromMonthly(point.monthly).toPercent(2),
        readOn: point.readOn,
      })),
    }
  },
})

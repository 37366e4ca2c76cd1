import * as z from 'zod'
import { mapValues } from '../../core/collections/records.ts'
import { formatDay } from '../../core/day.ts'
import { BeforeSeries, InvalidInput, type IssueCode } from '../../core/errors.ts'
import { composed, word } from '../../core/text/language.ts'
import { METRIC_IDS, METRICS } from '../../indicators/metrics.ts'
import { query } from '../../operation/definition/query.ts'
import { missingRate } from '../../operation/evaluation/missing-rate.ts'
import { choice, firstDay, flag, lastDay, list, number, object, text } from '../../operation/input/fields.ts'

const day = (label: string, said?: Parameters<typeof text>[1]) => text(label, said).meta({ format: 'date' })

const described = composed(() =>
  METRIC_IDS.map((id) => {
    const { title, unit, aggregation, description } = METRICS[id]
    return word`${id}: ${title} (${unit}; mês e ano: ${aggregation === 'last' ? 'último valor' : 'composição'}). ${description}`
  }).join('\n'),
)

const METRIC_TITLES = mapValues(METRICS, ({ title }) => title)

const AGGREGATED =
  'Níveis (taxas, cotações, salário, 12 meses) agregam pelo último valor do período; variações mensais, pela composição. Só entram as ' +
  'observações do intervalo, e cada ponto leva a data da última que o formou. Séries mensais têm um ponto por mês, no dia 1º, também por dia'

export default query({
  id: 'rates-history',
  title: 'Histórico de um indicador',
  slug: 'historico',
  summary: 'Os valores de um indicador (Selic, CDI, IPCA, dólar, euro, salário mínimo e outros) entre duas datas, por dia, mês ou ano.',
  seeAlso: { rates: 'ver só o valor mais recente', 'rates-accumulated': 'acumular entre duas datas' },
  tag: 'Indicadores',
  path: '/v1/rates/history',
  command: 'history',
  rows: 'points',
  input: {
    metric: choice('Indicador', METRIC_IDS, METRIC_TITLES, { hint: described }),
    from: firstDay('Primeiro dia', {
      hint: 'Omitido: a série inteira para indicadores mensais, os 12 meses até `to` para os diários (selic, cdi, dollar, euro).',
    }).optional(),
    to: lastDay('Último dia', { hint: 'Omitido: hoje em São Paulo.' }).optional(),
    aggregate: choice(
      'De quanto em quanto tempo',
      ['daily', 'monthly', 'yearly'],
      {
        daily: 'Cada observação',
        monthly: 'Um ponto por mês',
        yearly: 'Um ponto por ano',
      },
      { hint: AGGREGATED },
    ).default('daily'),
  },
  result: z.object({
    metric: text('Indicador'),
    from: day('Primeiro dia', { hint: 'Pedido ou assumido' }),
    to: day('Último dia', { hint: 'Pedido ou assumido' }),
    aggregate: text('Agregação'),
    unit: text('Unidade'),
    series: text('Série do Banco Central', { hint: 'Como "SGS 432"' }),
    source: choice('De onde veio', ['central_bank', 'fallback'], {
      central_bank: 'Lido do Banco Central',
      fallback: 'Último valor guardado',
    }),
    stale: flag('Pode haver valores mais novos', { hint: 'Verdadeiro quando é o que estava guardado' }),
    confirmedTo: day('Último dia confirmado na fonte', {
      hint: 'Selic e salário mínimo valem até mudar e aparecem também depois dele',
    }),
    provisionalFrom: day('Provisório desde', {
      hint: 'Desde este dia os valores não foram lidos na fonte e repetem a última taxa conhecida; null quando todos foram lidos',
    }).nullable(),
    holes: list('Faltas dentro do intervalo', object('Falta', { from: day('Primeiro dia sem valor'), to: day('Último dia sem valor') }), {
      hint: 'Vazia quando nada falta',
    }),
    points: list(
      'Os valores',
      object('Ponto', {
        date: day('Dia'),
        value: number('Valor'),
        provisional: flag('Ainda não lido na fonte', { hint: 'Só nos dias em que o valor repete o último conhecido' }).optional(),
      }),
      {
        hint: 'Do mais antigo ao mais novo',
      },
    ),
  }),
  examples: [
    { title: 'Dólar no fim de cada mês de 2024', input: { metric: 'dollar', from: '2024-01-01', to: '2024-12-31', aggregate: 'monthly' } },
    { title: 'IPCA de cada ano desde 1995', input: { metric: 'ipcaMonthly', from: '1995-01-01', aggregate: 'yearly' } },
    { title: 'Selic nos últimos 12 meses', input: { metric: 'selic' } },
  ],
  cache: 'minute',
  large: true,
  refusals: { 503: 'A série ainda não foi lida neste servidor.' },
  answer({ metric, from, to: last, aggregate }, ports) {
    const today = ports.today()
    const to = last ?? today
    if (from && from > today) refuse('from', word`está no futuro: hoje é ${formatDay(today)}`)
    if (from && from > to) refuse('from', word`vem depois de to (${formatDay(to)})`)
    const history = ports.rates.history(metric, { ...(from && { from }), to, aggregate, today })
    if (!history) throw missingRate(ports, metric, from ?? to, to, 'Tente mais tarde.')
    if (history.points.length === 0) {
      const why = missingRate(ports, metric, to, to, 'Use outras datas ou tente mais tarde.')
      if (why instanceof BeforeSeries) refuse('to', why.message, 'before_series', `comes before the series starts, on ${why.starts}`)
      if (history.holes.length > 0) throw missingRate(ports, metric, history.from, to, 'Use outras datas ou tente mais tarde.')
    }
    const { provisionalFrom } = history
    if (provisionalFrom === null) return history
    return {
      ...history,
      points: history.points.map((point) => (point.date < provisionalFrom ? point : { ...point, provisional: true })),
    }
  },
})

function refuse(field: string, message: string, code: IssueCode = 'inconsistent', english = message): never {
  throw new InvalidInput([{ field, message, code, english }])
}

import * as z from 'zod'
import { type Day, dayIn, earlier, formatDay } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { AVERAGES_READ_ON, averagesOf } from '../../domains/credit/rules/average-rates/averages.ts'
import { listedSeries, SERIES_EVIDENCE } from '../../market/listed-series.ts'
import {
  beforeStoredRange,
  pointsBetween,
  SERIES_CADENCES,
  seriesLacking,
  seriesReading,
  startOf,
  storedSeries,
} from '../../market/series-answer.ts'
import { query } from '../../operation/definition/query.ts'
import type { PublishedSeries, RatePoint } from '../../operation/evaluation/ports.ts'
import { choice, count, firstDay, flag, integer, lastDay, list, number, object, text } from '../../operation/input/fields.ts'

const day = (label: string, said?: Parameters<typeof text>[1]) => text(label, said).meta({ format: 'date' })

export default query({
  id: 'series-code',
  title: 'Uma série do Banco Central',
  slug: 'serie',
  summary:
    'Qualquer série do Banco Central (SGS) pelo código, como publicada, entre duas datas ou as últimas observações; por mês ou ano, o último valor do ' +
    'período. A que nunca foi pedida é lida na hora, em até 5 segundos, e fica guardada; essa leitura conta como 10 requisições no limite.',
  tag: 'Indicadores',
  path: '/v1/series/{code}',
  command: 'series',
  rows: 'points',
  seeAlso: { series: 'achar o código', 'rates-history': 'ver um indicador pelo nome' },
  cache: 'minute',
  large: true,
  input: {
    code: count('Código da série', { min: 1, max: 999_999 }),
    from: firstDay('Primeiro dia', { hint: 'Omitido: os 12 meses até `to` nas séries diárias; nas outras, tudo.' }).optional(),
    to: lastDay('Último dia', { hint: 'Omitido: hoje em São Paulo.' }).optional(),
    aggregate: choice('Agregação', ['daily', 'monthly', 'yearly'], undefined, {
      hint: 'Cada observação; monthly e yearly: o último valor de cada mês ou ano.',
    }).default('daily'),
    last: count('Só as últimas', { min: 1, max: 20_000, hint: 'Quantas observações, até `to`; no lugar de `from`.' }).optional(),
  },
  result: z.object({
    code: integer('Código'),
    title: text('Título', { hint: 'Null fora da lista das séries: o Banco Central não o informa' }).nullable(),
    unit: text('Unidade', { hint: 'Null fora da lista' }).nullable(),
    evidence: choice('Grau de confirmação do título e da unidade', SERIES_EVIDENCE).nullable(),
    cadence: choice('Periodicidade, pelos dias lidos', SERIES_CADENCES),
    aggregate: text('Agregação'),
    from: day('Primeiro dia pedido ou assumido'),
    to: day('Último dia pedido ou assumido'),
    heldFrom: day('Primeiro dia guardado'),
    whole: flag('Se está guardada desde que a série começa'),
    completeTo: day('Até aqui nada falta; depois pode haver faltas'),
    readOn: day('Dia da última leitura boa'),
    source: choice('De onde veio', ['central_bank', 'fallback'], {
      central_bank: 'Lido do Banco Central',
      fallback: 'Último valor guardado',
    }),
    stale: flag('Pode haver valores mais novos', { hint: 'É o que estava guardado' }),
    count: integer('Quantos pontos'),
    points: list('Do mais antigo ao mais novo', object('Ponto', { date: day('Dia'), value: number('Valor') })),
  }),
  examples: [
    { title: 'O IPCA de cada mês de 2024', input: { code: 433, from: '2024-01-01', to: '2024-12-31' } },
    { title: 'O dólar no fim de cada ano', input: { code: 1, from: '2010-01-01', to: '2020-12-31', aggregate: 'yearly' } },
    { title: 'As doze últimas da Selic do mês', input: { code: 4390, last: 12 } },
  ],
  refusals: { 404: 'O Banco Central não tem essa série.', 503: 'A série nunca foi lida neste servidor, e agora não pôde ser.' },
  csv: ({ code, points }: { readonly code: number; readonly points: readonly RatePoint[] }) => ({
    name: `serie-${code}`,
    header: ['date', 'value'],
    lines: points.map(({ date: on, value }) => [on, value]),
  }),
  reading: ({ code, from, last }, ports) => seriesReading(code, last === undefined ? (from ?? null) : null, ports),
  answer({ code, from, to: until, aggregate, last }, ports) {
    const today = ports.today()
    const to = until ?? today
    if (from && last !== undefined) refuse('last', 'vem no lugar de from: informe um dos dois')
    if (from && from > today) refuse('from', word`está no futuro: hoje é ${formatDay(today)}`)
    if (from && from > to) refuse('from', word`vem depois de to (${formatDay(to)})`)
    const held = storedSeries(code, from ?? null, ports) ?? shippedAverages(code)
    if (!held) throw seriesLacking(code, ports)
    if (from && held.wholeFrom !== null && from < held.wholeFrom) throw beforeStoredRange(code, held)
    const start: Day = from ?? (last === undefined ? startOf(held, earlier(to, today)) : held.days[0]!)
    const points = pointsBetween(held, start, earlier(to, today), aggregate).slice(last === undefined ? 0 : -last)
    const listed = listedSeries(code)
    return {
      code,
      title: listed?.title ?? null,
      unit: listed?.unit ?? null,
      evidence: listed?.evidence ?? null,
      cadence: held.cadence,
      aggregate,
      from: last === undefined ? start : (points[0]?.date ?? start),
      to,
      heldFrom: held.wholeFrom ?? held.days[0]!,
      whole: held.wholeFrom === null,
      completeTo: held.completeTo,
      readOn: held.readOn,
      source: held.source,
      stale: held.stale,
      count: points.length,
      points,
    }
  },
})

/** Average rates of a kind of credit, as shipped: used until the series is read. */
function shippedAverages(code: number): PublishedSeries | undefined {
  const months = averagesOf(code)
  const last = months.at(-1)
  if (!last) return undefined
  const days = months.map(({ month }) => dayIn(month, 1))
  return {
    code,
    cadence: 'monthly',
    days,
    values: months.map(({ monthly }) => String(monthly.toPercent(2))),
    wholeFrom: null,
    completeTo: dayIn(last.month, 1),
    readOn: AVERAGES_READ_ON,
    source: 'fallback',
    stale: true,
  }
}

function refuse(field: string, message: string): never {
  throw new InvalidInput([{ field, message }])
}

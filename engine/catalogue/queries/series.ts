import * as z from 'zod'
import { folded } from '../../core/text/text.ts'
import { compared } from '../../market/compared.ts'
import { LISTED_SERIES, type ListedSeries, listedSeries, SERIES_EVIDENCE } from '../../market/listed-series.ts'
import { SERIES_CADENCES } from '../../market/series-answer.ts'
import { query } from '../../operation/definition/query.ts'
import type { Ports, SeriesSummary } from '../../operation/evaluation/ports.ts'
import { choice, flag, integer, list, object, text } from '../../operation/input/fields.ts'

export default query({
  id: 'series',
  title: 'Séries do Banco Central',
  slug: 'series-do-banco-central',
  summary:
    'As séries do Banco Central mais pedidas, com a unidade, a periodicidade, o início e o grau de confirmação. Qualquer outro código também é ' +
    'respondido.',
  tag: 'Indicadores',
  path: '/v1/series',
  command: 'series-list',
  rows: 'series',
  seeAlso: { 'series-code': 'ver os valores de uma' },
  cache: 'minute',
  large: true,
  input: { q: text('Palavras do título ou do assunto, sem distinguir acentos', { hint: 'Ou o código; omitida: todas.' }).optional() },
  result: z.object({
    count: integer('Quantas séries'),
    series: list(
      'As séries',
      object('Série', {
        code: integer('Código'),
        title: text('Título'),
        unit: text('Unidade'),
        cadence: choice('Periodicidade', SERIES_CADENCES),
        starts: text('Início').nullable(),
        evidence: choice('Grau de confirmação', SERIES_EVIDENCE, undefined, {
          hint: 'unconfirmed: só uma fonte fraca diz o que é; vale depois de lida e comparada.',
        }),
        held: flag('Se está guardada neste servidor'),
        compared: object('A comparação com a série lida', {
          on: text('Dia da leitura').meta({ format: 'date' }),
          agrees: flag('Se a unidade, a periodicidade e o início são os da lista'),
          differences: list('O que difere', text('Diferença')),
        }).nullable(),
      }),
    ),
  }),
  examples: [
    { title: 'Tudo sobre inflação', input: { q: 'inflacao' } },
    { title: 'Juros do cartão', input: { q: 'cartao' } },
    { title: 'A série 433', input: { q: '433' } },
  ],
  answer({ q = '' }, ports) {
    const words = folded(q).split(/\s+/).filter(Boolean)
    const exact = listedSeries(Number(q))
    const found = exact
      ? [exact]
      : LISTED_SERIES.filter((each) => {
          const said = folded(`${each.code} ${each.title} ${each.keywords} ${each.unit}`)
          return words.every((word) => said.includes(word))
        })
    const kept = new Map(ports.market.series.summaries().map((summary) => [summary.code, summary]))
    return { count: found.length, series: found.map((each) => seriesRow(each, kept, ports)) }
  },
})

/** Slug: Inflação → inflacao. */

/** Shipped series are not compared: this server has not read them from the central bank. */
function seriesRow(listed: ListedSeries, kept: ReadonlyMap<number, SeriesSummary>, { rates, today }: Ports) {
  const { keywords: _keywords, monthlyCode, ...said } = listed
  const read = kept.get(listed.code)
  return {
    ...said,
    held: read !== undefined || rates.published(listed.code, today()) !== undefined,
    compared: read ? compared(listed, read, monthlyCode === undefined ? undefined : kept.get(monthlyCode)) : null,
  }
}

import * as z from 'zod'
import { formatDay } from '../../core/day.ts'
import { InvalidInput, SourceUnavailable } from '../../core/errors.ts'
import { word } from '../../core/text/language.ts'
import { unknownName } from '../../core/text/unknown-name.ts'
import { EXPECTED_INDICATORS, HORIZON, INDICATOR_WORDS } from '../../market/expectations.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, date, flag, integer, list, number, object, text } from '../../operation/input/fields.ts'

/** The survey began in this year. */
const SURVEY_SINCE = '1999-01-01'

const day = (label: string, said?: Parameters<typeof text>[1]) => text(label, said).meta({ format: 'date' })

export default query({
  id: 'expectations',
  title: 'Expectativas de mercado (Focus)',
  slug: 'expectativas',
  summary:
    'O que o mercado espera da Selic, da inflação, do dólar e do PIB, segundo a pesquisa Focus do Banco Central: mediana, média, desvio, faixa e quantos ' +
    'responderam. São expectativas, não dados.',
  tag: 'Indicadores',
  path: '/v1/expectations',
  rows: 'expectations',
  seeAlso: { 'rates-history': 'ver o que foi medido' },
  cache: 'minute',
  input: {
    indicator: choice('Indicador', EXPECTED_INDICATORS, { selic: 'Selic', ipca: 'IPCA', igpm: 'IGP-M', dollar: 'Dólar', gdp: 'PIB' }),
    horizon: text('Para quando: um ano (2027), um mês (2026-09), 12m (os próximos 12 meses) ou uma reunião do Copom (R5/2026)', {
      hint: 'Omitido: todos os guardados.',
    }).optional(),
    date: date('A última pesquisa até este dia', { hint: 'Omitido: hoje em São Paulo.' }).optional(),
  },
  result: z.object({
    indicator: text('Indicador'),
    title: text('Título'),
    unit: text('Unidade'),
    kind: z.literal('expectation').meta({ description: 'Sempre expectation: é o que se espera, não o que se mediu.' }),
    count: integer('Quantas'),
    expectations: list(
      'As expectativas, por horizonte',
      object('Expectativa', {
        horizon: text('Para quando'),
        date: day('Dia da pesquisa'),
        median: number('Mediana'),
        mean: number('Média').nullable(),
        deviation: number('Desvio-padrão').nullable(),
        minimum: number('Menor resposta').nullable(),
        maximum: number('Maior resposta').nullable(),
        respondents: integer('Quantos responderam').nullable(),
        source: choice('De onde veio', ['central_bank', 'fallback'], {
          central_bank: 'Lido do Banco Central',
          fallback: 'Último valor guardado',
        }),
        stale: flag('Pode haver pesquisa mais nova'),
      }),
    ),
  }),
  examples: [
    { title: 'A Selic esperada para 2027', input: { indicator: 'selic', horizon: '2027' } },
    { title: 'O IPCA esperado no começo de 2025', input: { indicator: 'ipca', date: '2025-02-01' } },
  ],
  refusals: { 404: 'Não há expectativa guardada para esse horizonte.', 503: 'Nenhuma pesquisa até esse dia está guardada.' },
  answer({ indicator, horizon, date: on }, ports) {
    const today = ports.today()
    if (on && on > today) throw new InvalidInput([{ field: 'date', message: word`está no futuro: hoje é ${formatDay(today)}` }])
    if (on && on < SURVEY_SINCE)
      throw new InvalidInput([
        {
          field: 'date',
          code: 'before_series',
          message: word`vem antes da primeira pesquisa Focus, de ${formatDay(SURVEY_SINCE)}`,
          english: `comes before the first Focus survey, of ${SURVEY_SINCE}`,
        },
      ])
    if (horizon !== undefined && !HORIZON.test(horizon))
      throw new InvalidInput([
        { field: 'horizon', message: 'deve ser um ano (2027), um mês (2026-09), 12m ou uma reunião (R5/2026)', code: 'wrong_format' },
      ])
    const held = ports.market.expectations.of(indicator, on ?? today)
    if (held.length === 0)
      throw new SourceUnavailable(
        word`Nenhuma pesquisa Focus de ${INDICATOR_WORDS[indicator].title} até ${formatDay(on ?? today)} está guardada. Tente mais tarde.`,
      )
    const found = held.filter((expectation) => horizon === undefined || expectation.horizon === horizon)
    if (found.length === 0)
      throw unknownName(String(horizon), {
        kind: 'expectativa guardada para',
        english: 'stored expectation for',
        names: new Set(held.map((expectation) => expectation.horizon)),
      })
    return {
      indicator,
      ...INDICATOR_WORDS[indicator],
      kind: 'expectation' as const,
      count: found.length,
      expectations: found.map(({ indicator: _indicator, ...expectation }) => expectation),
    }
  },
})

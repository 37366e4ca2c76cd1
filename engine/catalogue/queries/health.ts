import * as z from 'zod'
import { daysBetween, formatDay } from '../../core/day.ts'
import { word } from '../../core/text/language.ts'
import { query } from '../../operation/definition/query.ts'
import { choice, flag, integer, list, object, text } from '../../operation/input/fields.ts'
import { salaryWindow } from '../../salaries/fields.ts'

export default query({
  id: 'health',
  title: 'Saúde do serviço',
  slug: 'saude',
  summary: 'Versão, tempo no ar, data da última revisão da lei e idade dos dados.',
  tag: 'Sistema',
  path: '/v1/health',
  cache: 'none',
  free: true,
  input: {},
  result: z.object({
    status: choice('ok, ou degraded quando algum dado está velho ou ausente', ['ok', 'degraded']),
    degraded: list('Por que está degradado', z.string(), { hint: 'Vazia quando ok' }),
    version: text('Versão'),
    uptimeSeconds: integer('Segundos no ar'),
    law: object('Tabelas de lei', {
      reviewedOn: text('Data da revisão mais antiga entre as tabelas').meta({ format: 'date' }),
      ageDays: integer('Dias desde essa revisão'),
    }),
    rates: object('Indicadores', {
      capturedAt: text('Quando foram capturados').meta({ format: 'date' }),
      source: choice('De onde vieram', ['central_bank', 'fallback']),
      stale: flag('Se vieram do último instantâneo salvo'),
      ageDays: integer('Dias desde a captura'),
      refused: list(
        'O que a última leitura não trouxe ou trouxe errado',
        z.object({
          of: text('Qual série ou fonte'),
          why: text('O motivo, como está no registro do serviço, em inglês'),
        }),
        { hint: 'Vazia quando tudo foi lido; enquanto isso responde o último valor bom, como velho' },
      ),
    }).nullable(),
    salaries: object('Salários', { window: salaryWindow().nullable() }),
  }),
  examples: [{ title: 'Agora', input: {} }],
  answer(_input, { registry, rates, salaries, market, service, today }) {
    const reviewedOn = [...registry.laws.values()].map((law) => law.reviewedOn).sort()[0]!
    const captured = rates.captured()
    const { window, problem } = salaries.status()
    const degraded: string[] = []
    if (!window) degraded.push('Nenhuma estatística de salário está carregada.')
    else if (problem) degraded.push('As estatísticas de salário importadas não puderam ser lidas; valem as anteriores.')
    if (!captured) degraded.push('Nenhum indicador está carregado.')
    else if (captured.stale)
      degraded.push(word`Há indicadores que vêm do que estava guardado, lido em ${formatDay(captured.capturedAt)}; pode haver mais novos.`)
    const refused = [...rates.troubles(), ...market.troubles()]
    if (refused.length > 0)
      degraded.push(
        word`A última leitura de ${refused.length === 1 ? refused[0]!.of : word`${refused.length} séries`} não pôde ser aceita; vale o que estava guardado.`,
      )
    return {
      status: degraded.length === 0 ? 'ok' : 'degraded',
      degraded,
      version: service.version,
      uptimeSeconds: service.uptimeSeconds(),
      law: { reviewedOn, ageDays: daysBetween(reviewedOn, today()) },
      salaries: { window },
      rates: captured ? { ...captured, ageDays: daysBetween(captured.capturedAt, today()), refused } : null,
    }
  },
})

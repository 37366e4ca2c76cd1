import { z } from 'zod'
import { choice, flag, integer, object, text } from '../core/fields.ts'
import { defineQuery } from '../core/operation.ts'

export default defineQuery({
  title: 'Saúde do serviço',
  summary: 'Versão, tempo no ar, data da última revisão da lei e idade dos dados. Fora do limite de requisições.',
  tag: 'Sistema',
  path: '/v1/health',
  cache: 'none',
  free: true,
  input: {},
  result: z.object({
    status: choice('ok, ou degraded quando algum dado está velho ou ausente', ['ok', 'degraded']),
    version: text('Versão'),
    uptimeSeconds: integer('Segundos no ar'),
    law: object('Tabelas de lei', { reviewedOn: text('Data da revisão mais antiga entre as tabelas').meta({ format: 'date' }) }),
    rates: object('Indicadores', {
      capturedAt: text('Quando foram capturados').meta({ format: 'date' }),
      source: choice('De onde vieram', ['central_bank', 'fallback']),
      stale: flag('Se vieram do último instantâneo salvo'),
    }).nullable(),
  }),
  examples: [{ title: 'Agora', input: {} }],
  answer(_input, { registry, rates, service }) {
    const reviews = [...registry.laws.values()].map(({ reviewedOn }) => reviewedOn).sort()
    const status = rates.captured() ?? null
    return {
      status: status && !status.stale ? 'ok' : 'degraded',
      version: service.version,
      uptimeSeconds: service.uptimeSeconds(),
      law: { reviewedOn: reviews[0] },
      rates: status,
    }
  },
})

/** Rejections in the OpenAPI description: one schema, with an example of each. */
import { composed, word } from '../../engine/core/text/language.ts'
import { MAX_MEGABYTES } from '../http/batch.ts'
import { ref } from './sharing.ts'

type Json = Record<string, unknown>

const example = (summary: string, status: number, code: string, title: string, error: string, more: Json = {}): Json => ({
  summary,
  value: { type: `/docs#${code}`, title, status, code, error, ...more, requestId: 'req-1' },
})

const INVALID: Readonly<Record<string, Json>> = {
  invalidInput: example('400', 400, 'invalid_input', 'Entrada inválida', 'Entrada inválida: gross_salary deve ser maior que 0; veio -1.', {
    issues: [{ field: 'gross_salary', message: 'deve ser maior que 0; veio -1', code: 'too_small' }],
  }),
}

const OTHERS: Readonly<Record<string, Json>> = {
  notFound: example('404', 404, 'not_found', 'Não encontrado', 'Não há tabela "ins". Você quis dizer inss?'),
  bodyTooLarge: example(
    '413',
    413,
    'body_too_large',
    'Corpo grande demais',
    composed(() => word`O lote passa de ${MAX_MEGABYTES} MiB: divida em lotes menores.`),
  ),
  unsupportedType: example(
    '415',
    415,
    'unsupported_type',
    'Tipo de corpo não aceito',
    'O corpo deve ser JSON: envie Content-Type: application/json (em lote, também application/x-ndjson ou text/csv).',
  ),
  tooManyRequests: example(
    '429',
    429,
    'too_many_requests',
    'Limite excedido',
    'Limite de 100 requisições por minuto excedido. Tente de novo em 12 s.',
  ),
  tooCostly: example(
    '422',
    422,
    'too_costly',
    'Cálculo caro demais',
    'O cálculo passou de 6 s de processador e foi interrompido. Peça menos pontos ou um prazo menor.',
  ),
  overloaded: example(
    '503',
    503,
    'overloaded',
    'Serviço sobrecarregado',
    'O serviço está sobrecarregado agora. Tente de novo em um segundo.',
  ),
}

const UNAVAILABLE: Readonly<Record<string, Json>> = {
  unavailable: example(
    '503',
    503,
    'unavailable',
    'Dado indisponível',
    'O indicador selic não está disponível em 14/11/2026: o último valor guardado é o de 17/09/2026.',
    { heldTo: '2026-09-17' },
  ),
}

export const PROBLEM_SCHEMAS: Json = {
  Issue: {
    type: 'object',
    properties: {
      field: { type: 'string', description: 'O campo.' },
      message: { type: 'string', description: 'A regra e o que veio.' },
      code: { type: 'string', description: 'O que há com ele, para programas: required, too_small, not_an_option…' },
    },
    required: ['field', 'message', 'code'],
  },
  Problem: {
    type: 'object',
    description: 'Uma recusa (RFC 9457).',
    properties: {
      type: { type: 'string', description: 'Onde ler sobre ela.' },
      title: { type: 'string', description: 'O nome dela.' },
      status: { type: 'integer' },
      code: { type: 'string', description: 'O mesmo, para programas: invalid_input, not_found, too_many_requests…' },
      error: { type: 'string', description: 'O que houve e o que fazer.' },
      issues: { type: 'array', items: ref('Issue'), description: 'Cada campo recusado.' },
      heldTo: { type: 'string', format: 'date', description: 'O último dia guardado do que ainda não há.' },
      requestId: { type: 'string' },
    },
    required: ['type', 'title', 'status', 'code', 'error'],
    additionalProperties: true,
  },
}

const refusal = (description: string, examples: Json, headers?: Json): Json => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: ref('Problem'), examples } },
})

const retry = { 'Retry-After': { schema: { type: 'integer' }, description: 'Em 429 e 503: segundos até poder tentar de novo.' } }

export const PROBLEM_RESPONSES: Json = {
  NotModified: { description: 'A resposta que o cliente já tem (If-None-Match) continua valendo.' },
  InvalidInput: refusal('Entrada inválida: cada campo recusado, com a regra e o que veio.', INVALID),
  Refused: refusal(
    'Recusada: `status` e `code` dizem por quê (403, 404, 413, 415, 422, 429, 503), `error` o que fazer. Com Accept: application/problem+json o mesmo corpo vem com esse tipo.',
    OTHERS,
    retry,
  ),
}

/** Brief descriptions cover it with the default response. */
export const UNAVAILABLE_RESPONSE: Json = {
  Unavailable: refusal('Falta agora um dado de que a resposta precisa, ou o serviço está sobrecarregado.', UNAVAILABLE, retry),
}

const response = (name: string): Json => ({ $ref: `#/components/responses/${name}` })

/** Rejections of every operation. Avoids ranges such as 4XX, which some generators reject. */
export const REFUSALS: Json = { 400: response('InvalidInput'), default: response('Refused') }
/** Separate status, by contract, for operations that may need a rate the source has not published. */
export const UNAVAILABLE_NOW: Json = { 503: response('Unavailable') }
export const NOT_MODIFIED: Json = { 304: response('NotModified') }

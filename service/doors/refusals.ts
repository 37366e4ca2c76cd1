import { codeOf, InvalidInput, LawNotRecorded, NotFound, SourceUnavailable } from '../../engine/core/errors.ts'

interface Refusal {
  readonly status: number
  readonly body: { readonly error: string; readonly [more: string]: unknown }
  readonly retryAfter?: number
}

/** What Fastify itself refuses, by its code. */
const FRAMEWORK: Readonly<Record<string, { status: number; error: string }>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    error: 'O corpo deve ser JSON: envie Content-Type: application/json (em lote, também application/x-ndjson).',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, error: 'O corpo passa de 64 KiB, o máximo aceito.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, error: 'O corpo está vazio: envie um objeto JSON com os campos.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, error: 'O corpo não é um JSON válido.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, error: 'O tamanho do corpo não corresponde ao cabeçalho Content-Length.' },
  FST_ERR_BAD_URL: { status: 400, error: 'O endereço tem uma sequência de escape inválida.' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 404, error: 'Não há nada neste endereço. Comece por /v1/calc ou /docs.' },
}

export const UNEXPECTED = 'Erro interno. Já foi registrado; tente de novo em instantes.'

/** One mapping from refusals to answers. Null: not a refusal but a fault of ours. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof InvalidInput) {
    const first = error.issues[0]!
    const more = error.issues.length > 1 ? ` (e mais ${error.issues.length - 1})` : ''
    const end = /[.?!]$/.test(first.message + more) ? '' : '.'
    return { status: 400, body: { error: `Entrada inválida: ${first.field} ${first.message}${more}${end}`, issues: error.issues } }
  }
  if (error instanceof LawNotRecorded || error instanceof NotFound) return { status: 404, body: { error: error.message } }
  if (error instanceof SourceUnavailable) return { status: 503, body: { error: error.message }, retryAfter: 60 }
  const code = codeOf(error)
  const known = code === undefined ? undefined : FRAMEWORK[code]
  if (known) return { status: known.status, body: { error: known.error } }
  // secure-json-parse and the body reader throw plain errors with a 4xx status.
  const status = (error as { statusCode?: unknown }).statusCode
  if (typeof status === 'number' && status >= 400 && status < 500) return { status, body: { error: 'O corpo não é um JSON válido.' } }
  return null
}

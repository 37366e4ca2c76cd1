/** Rejections common to all adapters: maps a thrown error to a status, a code and a message in two languages. */

import {
  BeforeSeries,
  BeyondExact,
  codeOf,
  InvalidInput,
  type Issue,
  LawNotRecorded,
  NotFound,
  NotLoaded,
  NotYetPublished,
  SourceUnavailable,
} from '../../engine/core/errors.ts'
import { readersLanguage, translate, word } from '../../engine/core/text/language.ts'

/** Machine-readable error codes. */
type RefusalCode =
  | 'invalid_input'
  | 'not_found'
  | 'not_loaded'
  | 'law_not_recorded'
  | 'unavailable'
  | 'method_not_allowed'
  | 'too_many_requests'
  | 'overloaded'
  | 'unsupported_type'
  | 'body_too_large'
  | 'malformed'
  | 'too_slow'
  | 'too_costly'
  | 'forbidden'
  | 'internal'

type RefusalCause = 'requests' | 'pages' | 'cost' | 'in_progress' | 'queue' | 'bodies' | 'event_loop' | 'source' | 'shutdown'

export interface Refusal {
  readonly status: number
  readonly code: RefusalCode
  readonly error: string
  readonly english: string
  readonly issues?: readonly Issue[]
  readonly retryAfter?: number
  /** Which limit a 429 or 503 met, for the metrics; never sent. */
  readonly cause?: RefusalCause
  /** Last available date of the missing data. */
  readonly heldTo?: string
}

/** RFC 9457 requires a short title, identical for all problems of a type. */
const TITLES: Readonly<Record<RefusalCode, readonly [portuguese: string, english: string]>> = {
  invalid_input: ['Entrada inválida', 'Invalid input'],
  not_found: ['Não encontrado', 'Not found'],
  not_loaded: ['Dado não carregado', 'Data not loaded'],
  law_not_recorded: ['Lei fora do registro', 'Law not on record'],
  unavailable: ['Dado indisponível', 'Data unavailable'],
  method_not_allowed: ['Método não aceito', 'Method not allowed'],
  too_many_requests: ['Limite excedido', 'Too many requests'],
  overloaded: ['Serviço sobrecarregado', 'Service overloaded'],
  unsupported_type: ['Tipo de corpo não aceito', 'Unsupported media type'],
  body_too_large: ['Corpo grande demais', 'Body too large'],
  malformed: ['Requisição malformada', 'Malformed request'],
  too_slow: ['Requisição lenta demais', 'Request too slow'],
  too_costly: ['Cálculo caro demais', 'Too costly'],
  forbidden: ['Não permitido', 'Forbidden'],
  internal: ['Erro interno', 'Internal error'],
}

const refusal = (status: number, code: RefusalCode, error: string, english: string): Refusal => ({ status, code, error, english })

/** A body of a type that is not read, or of none. */
export const UNSUPPORTED_TYPE: Refusal = refusal(
  415,
  'unsupported_type',
  'O corpo deve ser JSON: envie Content-Type: application/json (em lote, também application/x-ndjson ou text/csv).',
  'The body must be JSON: send Content-Type: application/json (in a batch, application/x-ndjson or text/csv too).',
)

export const EMPTY_JSON: Refusal = refusal(
  400,
  'malformed',
  'O corpo está vazio: envie um objeto JSON com os campos.',
  'The body is empty: send a JSON object with the fields.',
)

export const BROKEN_JSON: Refusal = refusal(400, 'malformed', 'O corpo não é um JSON válido.', 'The body is not valid JSON.')

/** Rejections by Fastify, by error code. */
const FRAMEWORK: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: UNSUPPORTED_TYPE,
  FST_ERR_CTP_BODY_TOO_LARGE: refusal(
    413,
    'body_too_large',
    'O corpo passa do que este endereço aceita: 64 KiB, salvo onde a documentação diz outro tamanho.',
    'The body is larger than this address accepts: 64 KiB, unless its documentation says another size.',
  ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: refusal(
    400,
    'malformed',
    'O tamanho do corpo não corresponde ao cabeçalho Content-Length.',
    'The size of the body is not that of the Content-Length header.',
  ),
  FST_ERR_BAD_URL: refusal(
    400,
    'malformed',
    'O endereço tem uma sequência de escape inválida.',
    'The address has an invalid escape sequence.',
  ),
  FST_ERR_MAX_PARAM_LENGTH: refusal(
    404,
    'not_found',
    'Não há nada neste endereço. Comece por /v1/calc ou /docs.',
    'There is nothing at this address. Start at /v1/calc or /docs.',
  ),
}

const UNEXPECTED = 'Erro interno. Já foi registrado; tente de novo em instantes.'
export const INTERNAL: Refusal = refusal(500, 'internal', UNEXPECTED, 'Internal error. It was logged; try again in a moment.')

export const UNKNOWN_PATH: Refusal = refusal(
  404,
  'not_found',
  'Não há nada neste endereço. Comece por /v1/calc, /v1/tables ou /docs.',
  'There is nothing at this address. Start at /v1/calc, /v1/tables or /docs.',
)

export const OVERLOADED: Refusal = {
  ...refusal(
    503,
    'overloaded',
    'O serviço está sobrecarregado agora. Tente de novo em um segundo.',
    'The service is overloaded. Try again in a second.',
  ),
  cause: 'event_loop',
  retryAfter: 1,
}

export const tooManyRequests = (limit: string, seconds: number): Refusal => ({
  ...refusal(
    429,
    'too_many_requests',
    word`Limite de ${limit} requisições por minuto excedido. Tente de novo em ${seconds} s.`,
    `The limit of ${limit} requests a minute is exceeded. Try again in ${seconds} s.`,
  ),
  cause: 'requests',
  retryAfter: seconds,
})

/** Per-client concurrency limit, counting running and queued requests. */
export const tooManyAtOnce = (most: number, seconds: number): Refusal => ({
  ...refusal(
    429,
    'too_many_requests',
    word`Já há ${most} cálculos longos seus em andamento ou na fila. Espere um terminar e tente de novo em ${seconds} s.`,
    `${most} long calculations of yours are already in progress or waiting. Let one end and try again in ${seconds} s.`,
  ),
  cause: 'in_progress',
  retryAfter: seconds,
})

/** Rejects by estimated cost before starting. */
export const costExceedsLimit = (cost: number, limit: string, seconds: number): Refusal => ({
  ...refusal(
    429,
    'too_many_requests',
    word`Este cálculo custa ${cost} das ${limit} unidades por minuto, e não restam tantas. Peça menos pontos, ou tente de novo em ${seconds} s.`,
    word`This calculation costs ${cost} of the ${limit} units a minute, and not as many are left. Ask for fewer points, or try again in ${seconds} s.`,
  ),
  cause: 'cost',
  retryAfter: seconds,
})

export const tooCostly = (seconds: number): Refusal =>
  refusal(
    422,
    'too_costly',
    word`O cálculo passou de ${seconds} s de processador e foi interrompido. Peça menos pontos ou um prazo menor.`,
    `The calculation took more than ${seconds} s of processor time and was stopped. Ask for fewer points or a shorter term.`,
  )

export const tooLargeToCompute = (): Refusal =>
  refusal(
    422,
    'too_costly',
    'O cálculo passou da memória que uma conta pode usar e foi interrompido. Peça menos pontos, linhas ou um prazo menor.',
    'The calculation took more memory than one calculation may use and was stopped. Ask for fewer points, rows or a shorter term.',
  )

/** A body whose values would take more memory than its bytes say. */
export const tooManyValues = (most: number): Refusal =>
  refusal(
    413,
    'body_too_large',
    word`O corpo tem mais de ${most} valores: divida em corpos menores.`,
    `The body has more than ${most} values: divide it into smaller ones.`,
  )

/** A body whose reading reached the memory of a thread. */
export const BODY_TAKES_TOO_MUCH: Refusal = refusal(
  413,
  'body_too_large',
  'O corpo pede mais memória do que um corpo pode usar: divida em corpos menores.',
  'The body takes more memory than one body may use: divide it into smaller ones.',
)

/** Expensive work of all callers waits in a line, longer than a caller would. */
export const queueFull = (seconds: number): Refusal => ({
  ...refusal(
    503,
    'overloaded',
    word`A fila de cálculos longos está cheia. Tente de novo em ${seconds} s.`,
    `The queue of long calculations is full. Try again in ${seconds} s.`,
  ),
  cause: 'queue',
  retryAfter: seconds,
})

/** One client already has as many bytes being read as it may. */
export const tooManyBytesAtOnce = (seconds: number): Refusal => ({
  ...refusal(
    429,
    'too_many_requests',
    word`Seus corpos em leitura já somam o máximo. Espere um terminar e tente de novo em ${seconds} s.`,
    `Your bodies being read already add up to the most. Let one end and try again in ${seconds} s.`,
  ),
  cause: 'bodies',
  retryAfter: seconds,
})

/** The bodies of all callers fill the memory set aside for them. */
export const bodiesFull = (seconds: number): Refusal => ({ ...OVERLOADED, cause: 'bodies', retryAfter: seconds })

export const tooManyPages = (seconds: number): Refusal => ({
  ...refusal(
    429,
    'too_many_requests',
    word`Muitas páginas em um minuto. Tente de novo em ${seconds} s.`,
    word`Too many pages in a minute. Try again in ${seconds} s.`,
  ),
  cause: 'pages',
  retryAfter: seconds,
})

export const methodNotAllowed = (method: string, allowed: string): Refusal =>
  refusal(
    405,
    'method_not_allowed',
    word`O método ${method} não é aceito aqui. Use ${allowed}.`,
    `The method ${method} is not accepted here. Use ${allowed}.`,
  )

/** Malformed HTTP request, by socket error code. */
export function brokenRequest(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return refusal(
      431,
      'malformed',
      'O endereço e os cabeçalhos passam do tamanho aceito.',
      'The address and the headers are larger than accepted.',
    )
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return refusal(408, 'too_slow', 'A requisição demorou demais para chegar.', 'The request took too long to arrive.')
  return refusal(400, 'malformed', 'A requisição não é HTTP válido.', 'The request is not valid HTTP.')
}

/** Returned for any expectation other than `100-continue`. */
export const EXPECTATION: Refusal = refusal(
  417,
  'malformed',
  'O cabeçalho Expect só pode ser 100-continue.',
  'The Expect header can only be 100-continue.',
)

export const forbidden = (error: string, english: string): Refusal => refusal(403, 'forbidden', error, english)

/** Thrown when an adapter determines the rejection itself. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

export const batchTooLarge = (megabytes: number): Refusal =>
  refusal(
    413,
    'body_too_large',
    word`O lote passa de ${megabytes} MiB: divida em lotes menores.`,
    `The batch is larger than ${megabytes} MiB: divide it into smaller ones.`,
  )

export const batchTooSlow = (seconds: number): Refusal =>
  refusal(
    408,
    'too_slow',
    word`O lote passou de ${seconds} s: envie o resto, a partir desta linha, em outro.`,
    `The batch took more than ${seconds} s: send the rest, from this row on, in another.`,
  )

export const SHUTTING_DOWN: Refusal = {
  ...refusal(
    503,
    'overloaded',
    'O serviço está sendo reiniciado: envie o resto, a partir desta linha, em outro lote.',
    'The service is restarting: send the rest, from this row on, in another batch.',
  ),
  cause: 'shutdown',
}

/** Message in the reader's language. */
export const messageOfRefusal = ({ error, english }: Pick<Refusal, 'error' | 'english'>): string =>
  readersLanguage() === null ? error : english

/** Message already translated for an English reader; null for Portuguese. */
const inEnglish = (message: string): string | null => (readersLanguage() === null ? null : translate(message))

/** Rejection for an error; null for an internal error. */
export function refusalFor(error: unknown): Refusal | null {
  if (error instanceof Refused) return error.refusal
  if (error instanceof InvalidInput) return { ...inputRefusal(error.issues), issues: error.issues }
  if (error instanceof LawNotRecorded)
    return refusal(
      404,
      'law_not_recorded',
      error.message,
      error.recordEnds === null
        ? `The record of this table starts on ${error.recordStarts}.`
        : `The record of this table ends on ${error.recordEnds}.`,
    )
  if (error instanceof NotLoaded) return refusal(404, 'not_loaded', error.message, 'This server was not given these statistics.')
  if (error instanceof NotFound)
    return refusal(404, 'not_found', error.message, error.english ?? inEnglish(error.message) ?? 'There is nothing by that name here.')
  if (error instanceof BeyondExact)
    return refusal(400, 'invalid_input', error.message, 'With these values the result is more than can be told to the centavo.')
  if (error instanceof BeforeSeries)
    return refusal(400, 'invalid_input', word`A data ${error.message}.`, word`The series starts on ${error.starts}.`)
  if (error instanceof NotYetPublished)
    return refusal(400, 'invalid_input', word`A data ${error.message}.`, 'The date is after today: nobody has published that day yet.')
  if (error instanceof SourceUnavailable)
    return {
      ...refusal(503, 'unavailable', error.message, `The data this answer needs is not available now: ${translate(error.message)}`),
      cause: 'source',
      retryAfter: 60,
      ...(error.heldTo !== null && { heldTo: error.heldTo }),
    }
  const known = FRAMEWORK[codeOf(error) ?? '']
  if (known) return known
  // secure-json-parse and the body reader throw plain errors with a 4xx status.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? { ...BROKEN_JSON, status } : null
}

function inputRefusal(issues: readonly Issue[]): Refusal {
  const [first] = issues
  const more = issues.length - 1
  const sentence = (text: string, also: string): string => {
    const whole = `${text}${more > 0 ? ` (${also} ${more})` : ''}`
    return /[.?!]$/.test(whole) ? whole : `${whole}.`
  }
  return refusal(
    400,
    'invalid_input',
    sentence(word`Entrada inválida: ${joined(first!.field, first!.message)}`, 'e mais'),
    sentence(`Invalid input: ${joined(first!.field, first!.english)}`, 'and'),
  )
}

/** Joins a field and its message, with a colon before a full sentence. */
const joined = (field: string, said: string): string => (/^\p{Lu}\p{Ll}|^[AO] /u.test(said) ? `${field}: ${said}` : `${field} ${said}`)

/** Serialized rejection. */
interface Problem extends Record<string, unknown> {
  readonly error: string
}

const JSON_TYPE = 'application/json; charset=utf-8'
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** Media type of a rejection: JSON by contract, or the RFC 9457 type when `Accept` names it. */
export function refusalType(accept: string | undefined): string {
  const named = accept
    ?.toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((each) => each.trim()))
    .find(([type]) => type === 'application/problem+json')
  return named && !named.some((option) => /^q=0(\.0*)?$/.test(option)) ? PROBLEM_TYPE : JSON_TYPE
}

/**
 * Body of a rejection (RFC 9457), with `error` and `issues` as in the contract.
 * @param also extra members, such as the request id or the item of the input.
 */
export function problemOf({ status, code, error, english, issues, heldTo }: Refusal, inEnglish = false, also: object = {}): Problem {
  return {
    type: `/docs#${code}`,
    title: TITLES[code][inEnglish ? 1 : 0],
    status,
    code,
    error: inEnglish ? english : error,
    ...(heldTo !== undefined && { heldTo }),
    ...(issues && {
      issues: issues.map((issue) => ({ field: issue.field, message: inEnglish ? issue.english : issue.message, code: issue.code })),
    }),
    ...also,
  }
}

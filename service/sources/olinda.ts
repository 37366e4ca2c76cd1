/** Central bank OData services (Olinda): response envelope and errors. */
import { type Answer, type RetryPolicy, requestWithRetries } from './request.ts'
import { SourceProblem } from './source.ts'

export const OLINDA_BASE_URL = 'https://olinda.bcb.gov.br'

// Errors arrive as JSON wrapped in a block comment, sometimes with status 200.
const REFUSAL = /^\s*\/\*\s*(\{[\s\S]*\})\s*\*\/\s*$/

/** Unvalidated rows of a response, `{"value":[…]}`. */
export function odataRows({ status, body }: Answer): readonly object[] {
  const refused = REFUSAL.exec(body)
  if (refused) throw refusal(refused[1]!)
  if (status !== 200) {
    throw new SourceProblem(`status ${status}`, { passing: status === 404 || status === 408 || status >= 500 })
  }
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch {
    throw new SourceProblem(`not JSON: ${excerpt(body)}`, { passing: true })
  }
  const value: unknown = answer !== null && typeof answer === 'object' ? Reflect.get(answer, 'value') : undefined
  if (!Array.isArray(value)) throw new SourceProblem(`no list of values: ${excerpt(body)}`, { passing: true })
  return value.map((row: unknown) => {
    if (row === null || typeof row !== 'object')
      throw new SourceProblem(`not a row: ${excerpt(JSON.stringify(row) ?? '')}`, { passing: true })
    return row
  })
}

function refusal(text: string): SourceProblem {
  let said: { readonly codigo?: unknown; readonly mensagem?: unknown } = {}
  try {
    said = JSON.parse(text)
  } catch {}
  return new SourceProblem(`refused: ${String(said.mensagem ?? excerpt(text))}`, { passing: Number(said.codigo) >= 500 })
}

/** @param options in output order. Encoded manually: Olinda rejects `+` for a space and encoded parameter names. */
export function odataUrl(base: string, service: string, resource: string, options: Readonly<Record<string, string>>): string {
  const query = Object.entries({ ...options, $format: 'json' }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${base.replace(/\/+$/, '')}/olinda/servico/${service}/odata/${resource}?${query.join('&')}`
}

export const askOdata = <T>(url: string, read: (rows: readonly object[]) => T, signal: AbortSignal, patience: RetryPolicy): Promise<T> =>
  requestWithRetries(url, (answer) => read(odataRows(answer)), signal, patience)

const excerpt = (text: string): string => JSON.stringify(text.slice(0, 80))

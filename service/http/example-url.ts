import { isRecord } from '../../engine/core/collections/records.ts'

/** URL of an example. */
export function exampleUrl(path: string, input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  let address = path
  for (const [field, value] of Object.entries(input)) {
    if (address.includes(`{${field}}`)) address = address.replace(`{${field}}`, encodeURIComponent(String(value)))
    else query.set(field, textOf(value))
  }
  return query.size > 0 ? `${address}?${query}` : address
}

/** Value in a URL: a list of numbers separated by commas; an object, or a list of objects, as JSON. */
export const textOf = (value: unknown): string =>
  isRecord(value) || (Array.isArray(value) && value.some((item) => typeof item === 'object')) ? JSON.stringify(value) : String(value)

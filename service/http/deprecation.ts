/** Deprecation headers of an operation: RFC 9745 and RFC 8594, with the URL of its successor. */
import type { Deprecation } from '../../engine/operation/definition/descriptor.ts'

const seconds = (day: string): number => Date.parse(`${day}T00:00:00-03:00`) / 1000

/** Date on which fields got their vocabulary names and the former ones were deprecated; see docs/fields.md. */
const RENAMED_ON = '2026-11-17'

/** Headers for a request with a deprecated field name: RFC 9745, with a link to the new name. There is no sunset date. */
export const RENAMED_HEADERS: Readonly<Record<string, string>> = { deprecation: `@${seconds(RENAMED_ON)}` }

export const fieldAddress = (name: string): string => `/v1/fields?q=${encodeURIComponent(name)}`

export function deprecationHeaders({ since, sunset }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${seconds(since)}`,
    // Available through its last day.
    sunset: new Date((seconds(sunset) + 86_400) * 1000).toUTCString(),
  }
}

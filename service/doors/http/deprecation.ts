/** The headers of an operation on its way out: RFC 9745 and RFC 8594, with the address of what replaces it. */
import type { Deprecation } from '../../../engine/core/operation/descriptor.ts'

const seconds = (day: string): number => Date.parse(`${day}T00:00:00-03:00`) / 1000

/** Since when fields have the names of the vocabulary, and those they had before are on their way out. docs/fields.md lists them. */
const RENAMED_ON = '2026-11-17'

/** What an answer says that was asked by a name its field had before: RFC 9745, with where the new one is told. No day is set for its end. */
export const renamedHeaders = (name: string): Record<string, string> => ({
  deprecation: `@${seconds(RENAMED_ON)}`,
  link: `</v1/fields?q=${encodeURIComponent(name)}>; rel="deprecation"`,
})

/** @param successor where what replaces it is asked; null where it is not known. */
export function deprecationHeaders({ since, sunset }: Deprecation, successor: string | null): Record<string, string> {
  return {
    deprecation: `@${seconds(since)}`,
    // It answers through its last day.
    sunset: new Date((seconds(sunset) + 86_400) * 1000).toUTCString(),
    ...(successor !== null && { link: `<${successor}>; rel="successor-version"` }),
  }
}

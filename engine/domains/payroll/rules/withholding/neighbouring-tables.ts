import type { Law } from '../../../../core/dated.ts'
import { addMonths, type Day } from '../../../../core/day.ts'

/** Tables still in use by software that missed an update: the previous one, and the one of a year ago. */
export function tablesBefore<T>(law: Law<T>, day: Day): readonly T[] {
  const index = law.versions.findIndex(({ from }) => from <= day)
  if (index === -1) return []
  const yearAgo = law.versions.find(({ from }) => from <= addMonths(day, -12))
  const found = [law.versions[index + 1], yearAgo].filter((version) => version !== undefined && version !== law.versions[index])
  return [...new Set(found)].map((version) => version!.value)
}

/** The next table, for software that updated too early. */
export function tableAfter<T>(law: Law<T>, day: Day): readonly T[] {
  const next = law.versions[law.versions.findIndex(({ from }) => from <= day) - 1]
  return next ? [next.value] : []
}

import type { SalariesPort, SalaryHoldings } from '../core/operation/ports.ts'
import type { Occupations } from './occupations.ts'

/** Statistics and the name of what they were read from. */
export interface Held {
  readonly version: string
  readonly holdings: SalaryHoldings
}

/** What queries ask, over a catalogue that stays and statistics that may be replaced while serving. */
export function salariesPort(
  occupations: Occupations,
  state: () => { readonly held: Held | null; readonly problem: string | null },
): SalariesPort {
  return {
    version: () => state().held?.version ?? 'none',
    status() {
      const { held, problem } = state()
      return { window: held?.holdings.window ?? null, problem }
    },
    holdings: () => state().held?.holdings ?? null,
    family: (cbo) => occupations.byCode(cbo),
    named: (slug) => occupations.bySlug(slug),
    nearCode: (cbo) => occupations.nearCode(cbo),
    nearSlug: (slug) => occupations.near(slug),
    search: (text) => occupations.search(text),
  }
}

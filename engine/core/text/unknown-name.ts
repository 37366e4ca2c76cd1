/** The refusal of an identifier that names nothing: near names, all of them where they are few, and where the list is. */
import { NotFound } from '../errors.ts'
import { closestMatches } from './closest-match.ts'
import { readersLanguage, word } from './language.ts'

/** More names than these are not written out. */
const FEW = 12

/** The characters of an unknown name that are repeated in its refusal. */
const SHOWN = 60

interface Lookup {
  /** Kind of thing looked up, in Portuguese: `título`. */
  readonly kind: string
  /** The same in English: `bond`. */
  readonly english: string
  readonly names: Iterable<string>
  /** Where all names are: an operation or a method, and its address. */
  readonly listed?: { readonly id: string; readonly url?: string }
  /** Names close in meaning, of a lookup that knows better than by letters. */
  readonly near?: readonly string[]
}

interface BilingualText {
  readonly told: string
  readonly english: string
}

/** `; você quis dizer "x"?`, after what a field refuses; empty where no name is near. */
export const meant = (typed: string, names: Iterable<string>, most = 3): BilingualText => asking(closestMatches(typed, names, most))

/** The same of names that a lookup found by more than their letters. */
export function asking(near: readonly string[]): BilingualText {
  if (near.length === 0) return { told: '', english: '' }
  const found = near.join('", "')
  return { told: word`; você quis dizer "${found}"?`, english: `; did you mean "${found}"?` }
}

/** "Você quis dizer …?", or the few names there are, and where the list is; empty where nothing is known. */
export const suggestion = (typed: string, lookup: Pick<Lookup, 'names' | 'listed' | 'near'>): string =>
  phrases(typed, lookup)
    .map(({ told }) => told)
    .join(' ')

export function unknownName(typed: string, lookup: Lookup): NotFound {
  const said = phrases(typed, lookup)
  const short = typed.slice(0, SHOWN)
  const { kind, english } = lookup
  const opening: BilingualText = {
    told: word`Não há ${readersLanguage() === null ? kind : english} "${short}".`,
    english: `There is no ${english} "${short}".`,
  }
  const whole = [opening, ...said]
  return new NotFound(whole.map(({ told }) => told).join(' '), whole.map((each) => each.english).join(' '))
}

function phrases(typed: string, { names, listed, near: known }: Pick<Lookup, 'names' | 'listed' | 'near'>): BilingualText[] {
  const said: BilingualText[] = []
  // Copied first: an iterator of a map can be read only once.
  const all = [...names]
  const near = known ?? closestMatches(typed, all)
  if (near.length > 0) {
    const found = near.join(', ')
    said.push({ told: word`Você quis dizer ${found}?`, english: `Did you mean ${found}?` })
  } else if (all.length > 0 && all.length <= FEW) {
    const few = all.join(', ')
    said.push({ told: word`Há ${few}.`, english: `There is ${few}.` })
  }
  if (listed) {
    const place = listed.url === undefined ? listed.id : `${listed.id} (${listed.url})`
    said.push({ told: word`A lista está em ${place}.`, english: `The list is at ${place}.` })
  }
  return said
}

/** Sentence templates with placeholders for answer values, parsed once. */
import { memoize } from '../core/collections/memoize.ts'

/** Placeholder: `{months}`, or `{months|mês|meses}` with singular and plural. */
const PLACE = /\{([\w.]+)(?:\|([^|}]+)\|([^}]+))?\}/g

interface Place {
  readonly path: string
  /** Singular and plural of the counted noun; undefined when the value stands alone. */
  readonly one: string | undefined
  readonly many: string | undefined
}

export const piecesOf = memoize((sentence): readonly (string | Place)[] => {
  const pieces: (string | Place)[] = []
  let at = 0
  for (const { 0: place, 1: path, 2: one, 3: many, index } of sentence.matchAll(PLACE)) {
    if (index > at) pieces.push(sentence.slice(at, index))
    pieces.push({ path: path!, one, many })
    at = index + place.length
  }
  if (at < sentence.length) pieces.push(sentence.slice(at))
  return pieces
})

/** @param told text of a placeholder. */
export const filledIn = (pieces: readonly (string | Place)[], told: (place: Place) => string): string => {
  let text = ''
  for (const piece of pieces) text += typeof piece === 'string' ? piece : told(piece)
  return text
}

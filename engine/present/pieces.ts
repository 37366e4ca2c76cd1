/** Sentences with places for the values of an answer, taken apart once. */
import { remembered } from '../core/remembered.ts'

/** `{months}` of a sentence, or `{months|mês|meses}`. */
const PLACE = /\{([\w.]+)(?:\|([^|}]+)\|([^}]+))?\}/g

interface Place {
  readonly path: string
  /** What is counted, of one and of many; undefined where the value stands alone. */
  readonly one: string | undefined
  readonly many: string | undefined
}

export const piecesOf = remembered((sentence): readonly (string | Place)[] => {
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

/** @param told what stands in a place. */
export const filledIn = (pieces: readonly (string | Place)[], told: (place: Place) => string): string => {
  let text = ''
  for (const piece of pieces) text += typeof piece === 'string' ? piece : told(piece)
  return text
}

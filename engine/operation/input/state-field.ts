/** A state by its two letters. The refusal of a name says which letters it has. */
import * as z from 'zod'
import { isOneOf } from '../../core/collections/records.ts'
import { STATE_LETTERS, STATE_NAMES, type StateLetters } from '../../core/states.ts'
import { closestMatches } from '../../core/text/closest-match.ts'
import { word } from '../../core/text/language.ts'
import { folded } from '../../core/text/text.ts'
import { asking } from '../../core/text/unknown-name.ts'
import { refusal, text } from './fields.ts'

const ALL = STATE_LETTERS.join(', ')

export const state = (said?: Parameters<typeof text>[1]) =>
  text('Estado', said)
    .meta({ enum: [...STATE_LETTERS] })
    .transform((typed, ctx): StateLetters => {
      if (isOneOf(STATE_LETTERS, typed)) return typed
      const came = JSON.stringify(typed.slice(0, 60))
      const near = asking(lettersNear(typed))
      ctx.addIssue(
        refusal(
          'not_an_option',
          word`deve ser um de: ${ALL}; veio ${came}${near.told}`,
          `must be one of: ${ALL}; got ${came}${near.english}`,
        ),
      )
      return z.NEVER
    })

/** Letters of the state of that name, or near the letters typed. */
function lettersNear(typed: string): readonly string[] {
  const names: Readonly<Record<string, StateLetters>> = { ...STATE_NAMES, para: 'PA' }
  const name = folded(typed)
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const [named] = name.length > 2 ? closestMatches(name, Object.keys(names), 1) : []
  const letters = named === undefined ? undefined : names[named]
  return letters === undefined ? closestMatches(typed, STATE_LETTERS, 1) : [letters]
}

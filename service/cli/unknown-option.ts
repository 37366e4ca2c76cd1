/** Refusals of an option that a command does not take, and of a value that is none of its words: with near names. */

import { closestMatches } from '../../engine/core/text/closest-match.ts'
import { word } from '../../engine/core/text/language.ts'
import { suggestion } from '../../engine/core/text/unknown-name.ts'
import { flagOf } from './arguments.ts'
import { UsageError } from './command-context.ts'

const SHOWN = 60

/** @param known fields of the options. */
export function unknownOption(command: string, field: string, known: readonly string[]): UsageError {
  const near = closestMatches(field, known).map(flagOf)
  const advice = suggestion(field, { names: known.map(flagOf), near }) || word`Veja: centavo ${command} --help`
  return new UsageError(word`${command} não conhece ${flagOf(field.slice(0, SHOWN))}. ${advice}`)
}

export function unknownWord(option: string, typed: string, words: readonly string[]): UsageError {
  return new UsageError(word`${option} não aceita "${typed.slice(0, SHOWN)}". ${suggestion(typed, { names: words })}`)
}

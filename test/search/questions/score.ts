/** Scores the search on lists of questions, as the page shows its results. */
import { readFileSync } from 'node:fs'
import type { Engine } from '../../../engine/operation/definition/registry.ts'
import type { SearchResult } from '../../../engine/search/index.ts'
import { addressOf, found } from '../../../service/web/pages/search.ts'

interface Expected {
  readonly question: string
  /** Right first results, operation ids or paths. */
  readonly right: readonly string[]
  /** Fields that the question states; null when the list does not fix them. */
  readonly fields: Readonly<Record<string, string>> | null
  readonly verdict: 'yes' | 'no' | 'any' | 'page' | 'none'
  /** Figure of the answer, as "name=value". */
  readonly figure: string | undefined
}

/** Reads "question | right result or results | fields | verdict | figure". */
export const questionsIn = (file: string): Expected[] =>
  readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', right = '', fields = '', verdict = '', figure] = line.split('|').map((part) => part.trim())
      return {
        question,
        right: right.startsWith('/') ? [right] : right.split('/'),
        fields: fields === '*' ? null : Object.fromEntries(fields === '' ? [] : fields.split(',').map((pair) => pair.split('='))),
        verdict: verdict as Expected['verdict'],
        figure,
      }
    })

export interface Scored {
  readonly expected: Expected
  readonly first: SearchResult | undefined
  readonly isFirstRight: boolean
  readonly isKept: boolean
  /** True for an answer from other fields than the stated ones, of another operation, or to a question to withhold. */
  readonly isWrong: boolean
  readonly isWithheld: boolean
}

/** A month stands for the day that the field takes. */
const isValue = (value: unknown, stated: string): boolean =>
  String(value) === stated || (/^\d{4}-\d{2}$/.test(stated) && String(value).startsWith(stated))

const isSame = (input: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, string>>): boolean =>
  Object.keys(input).length === Object.keys(fields).length && Object.entries(fields).every(([name, stated]) => isValue(input[name], stated))

export function score(expected: Expected, ports: Engine): Scored {
  const results = found(expected.question, ports)
  const [first] = results
  const isFirstRight = expected.verdict === 'none' ? results.length === 0 : first !== undefined && isRight(first, expected, ports)
  const isKept =
    expected.fields === null || expected.verdict === 'none' || (isFirstRight && first !== undefined && isSame(first.input, expected.fields))
  const isAnswered = first?.type === 'operation' && first.answer !== null
  return {
    expected,
    first,
    isFirstRight,
    isKept,
    isWrong:
      isAnswered && (expected.verdict === 'no' || expected.verdict === 'page' || expected.verdict === 'none' || !isFirstRight || !isKept),
    isWithheld: expected.verdict === 'yes' && !isAnswered,
  }
}

const isRight = (first: SearchResult, { right }: Expected, ports: Engine): boolean =>
  right.some((name) =>
    name === '/profession'
      ? first.type === 'profession'
      : name.startsWith('/')
        ? addressOf(first, ports).split('?')[0] === name
        : first.id === name,
  )

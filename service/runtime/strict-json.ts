/** Parses JSON within bounds of memory: text of two bytes, `{}`, takes 56 as a value, so bytes alone bound nothing. */
import { InvalidInput } from '../../engine/core/errors.ts'
import { BROKEN_JSON, EMPTY_JSON, Refused, tooManyValues } from './problem-details.ts'

/** A payroll of 1,000 people with 100 lines each has fewer. */
export const MAX_VALUES = 200_000
/** Beyond the nesting of every input. */
const MAX_DEPTH = 64

const QUOTE = 34
const COMMA = 44
const COLON = 58
const OPEN_BRACKET = 91
const BACKSLASH = 92
const CLOSE_BRACKET = 93
const OPEN_BRACE = 123
const CLOSE_BRACE = 125
const BYTE_ORDER_MARK = 0xfeff

/** @throws Refused when the text is empty, no JSON, or has too many values; InvalidInput when an object names a field twice. */
export function parseJson(text: string): unknown {
  const json = text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text
  if (json === '') throw new Refused(EMPTY_JSON)
  const fields = assertBounded(json)
  const value = parsed(json)
  if (fields > 1 && fieldsIn(value) !== fields) throw new InvalidInput([repeated(json)])
  return value
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Refused(BROKEN_JSON)
  }
}

/** Number of field names in the text. Counts values and depth before anything is allocated for them. */
function assertBounded(json: string): number {
  let [values, depth, fields] = [0, 0, 0]
  for (let at = 0; at < json.length; at++) {
    switch (json.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(json, at)
        break
      case COLON:
        fields++
        break
      case OPEN_BRACE:
      case OPEN_BRACKET:
        values++
        if (++depth > MAX_DEPTH) throw new Refused(BROKEN_JSON)
        break
      case COMMA:
        values++
        break
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        depth--
    }
    if (values > MAX_VALUES) throw new Refused(tooManyValues(MAX_VALUES))
  }
  return fields
}

/** Index of the quote that ends the text opened at `from`. */
function endOfText(json: string, from: number): number {
  let at = from + 1
  for (; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) break
    if (code === BACKSLASH) at++
  }
  return at
}

/** Number of fields of every object inside a value: fewer than in its text when one is named twice. */
function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  let fields = 0
  if (Array.isArray(value)) for (const item of value) fields += fieldsIn(item)
  else {
    for (const inner of Object.values(value)) {
      fields++
      if (typeof inner === 'object' && inner !== null) fields += fieldsIn(inner)
    }
  }
  return fields
}

/** Issue about the first field that an object of a valid text names twice. */
function repeated(json: string) {
  const open: { readonly names: Set<string> | null; key: string }[] = []
  for (let at = 0; at < json.length; at++) {
    const inner = open.at(-1)
    switch (json.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfText(json, at)
        const text = json.slice(at, end + 1)
        at = end
        if (!inner?.names || !/^\s*:/.test(json.slice(end + 1, end + 1 + MAX_BLANK))) break
        const name: unknown = JSON.parse(text)
        inner.key = String(name)
        if (inner.names.has(inner.key)) return issueAt(open.map(({ key }) => key).join('.'))
        inner.names.add(inner.key)
        break
      }
      case OPEN_BRACE:
        open.push({ names: new Set(), key: '' })
        break
      case OPEN_BRACKET:
        open.push({ names: null, key: '0' })
        break
      case COMMA:
        if (inner && !inner.names) inner.key = String(Number(inner.key) + 1)
        break
      case CLOSE_BRACE:
      case CLOSE_BRACKET:
        open.pop()
    }
  }
  return issueAt('body')
}

/** White space read between a name and its colon. */
const MAX_BLANK = 64

const issueAt = (field: string) => ({
  field: field.slice(0, MAX_FIELD),
  code: 'repeated' as const,
  message: 'foi enviado mais de uma vez',
  english: 'was sent more than once',
})

/** Length of a field in a message: the sender chooses it. */
const MAX_FIELD = 200

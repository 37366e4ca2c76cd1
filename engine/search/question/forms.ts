/** Grammatical forms that single words cannot express: "35% de 1280" is a part of a value, "de 80 para 92" a change. */
import type { Amount, Mention, TypedQuestion } from './mentions.ts'
import type { Slot } from './slots.ts'

/** A form found in the question: its field or option, and the number in each placeholder. */
export interface MatchedForm {
  readonly slot: Slot
  /** Null when the form belongs to the field itself. */
  readonly option: string | null
  readonly values: readonly (readonly [slot: Slot, mention: Amount])[]
  /** Every number in the form, including those that only identify it: the 50% of "hours at 50%". */
  readonly mentions: readonly Mention[]
  /** Position in the question. */
  readonly start: number
  readonly end: number
}

/** The question with placeholders for numbers, and the original offset of each character. */
interface Places {
  readonly text: string
  readonly at: readonly number[]
}

function placesIn({ folded, mentions }: TypedQuestion): Places {
  let text = ''
  const at: number[] = []
  const add = (part: string, from: number, isPlace: boolean): void => {
    text += part
    for (let letter = 0; letter < part.length; letter++) at.push(isPlace ? from : from + letter)
  }
  let from = 0
  for (const [index, { start, end }] of mentions.entries()) {
    add(folded.slice(from, start), from, false)
    add(`{${index}}${/\s$/.test(folded.slice(start, end)) ? ' ' : ''}`, start, true)
    from = end
  }
  add(folded.slice(from), from, false)
  return { text, at }
}

/** Forms by option, or of the field itself. */
const formsOf = ({ field }: Slot): (readonly [option: string | null, form: string])[] => {
  const forms = field['x-forms']
  if (!forms) return []
  return isList(forms)
    ? forms.map((form) => [null, form] as const)
    : Object.entries(forms).flatMap(([option, each]) => each.map((form) => [option, form] as const))
}

const isList = (forms: NonNullable<Slot['field']['x-forms']>): forms is readonly string[] => Array.isArray(forms)

const PLACE = /\{([\d,]+)%\}|\{([a-z_\d]+)\}/g

/** Compiles a form to a pattern and the type of each placeholder. */
function compiled(form: string): { readonly looks: RegExp; readonly places: readonly string[] } {
  const places = [...form.matchAll(PLACE)].map(([, percent, name]) => (percent === undefined ? name! : `${percent}%`))
  return { looks: new RegExp(`(?<![a-z])${form.replace(PLACE, '\\{(\\d+)\\}').replaceAll(' ', '\\s+')}(?![a-z])`), places }
}

const compiledForms = new Map<string, ReturnType<typeof compiled>>()

function looksFor(form: string): ReturnType<typeof compiled> {
  const known = compiledForms.get(form) ?? compiled(form)
  compiledForms.set(form, known)
  return known
}

const isOf = ({ counted, value }: Amount, { unit, field }: Slot): boolean =>
  (unit === 'percent' ? counted === 'percent' : counted === unit || counted === 'plain' || (counted === 'money' && unit === 'number')) &&
  value >= (field.minimum ?? -Infinity) &&
  value <= (field.maximum ?? Infinity)

/** Forms found in a question; when two share a number, the longer wins. */
export function matchForms(slots: readonly Slot[], question: TypedQuestion): MatchedForm[] {
  const places = placesIn(question)
  const said = slots.flatMap((slot) =>
    formsOf(slot).flatMap(([option, form]) => {
      const found = foundIn(form, places, question, slots)
      return found ? [{ slot, option, ...found }] : []
    }),
  )
  const longest = [...said].sort((a, b) => b.end - b.start - (a.end - a.start))
  return longest.filter((one, at) => longest.slice(0, at).every((other) => !one.mentions.some((each) => other.mentions.includes(each))))
}

function foundIn(form: string, { text, at }: Places, { mentions }: TypedQuestion, slots: readonly Slot[]) {
  const { looks, places } = looksFor(form)
  const match = looks.exec(text)
  if (!match) return null
  const values: (readonly [Slot, Amount])[] = []
  const used: Mention[] = []
  for (const [index, place] of places.entries()) {
    const mention = mentions[Number(match[index + 1])]
    if (mention?.kind !== 'amount' || mention.bound) return null
    used.push(mention)
    if (place.endsWith('%')) {
      if (mention.counted !== 'percent' || mention.value !== Number(place.slice(0, -1).replace(',', '.'))) return null
      continue
    }
    const slot = slots.find(({ name }) => name === place)
    if (!slot || !isOf(mention, slot)) return null
    values.push([slot, mention])
  }
  const end = match.index + match[0].length
  return { values, mentions: used, start: at[match.index]!, end: end < at.length ? at[end]! : Infinity }
}

/**
 * What a question says, as the input of an operation: each number to the field of its unit whose label has the words beside it, an option
 * by its own words, a day to the field that chooses the law. By schemas alone; what is special to a field is its `spoken` words.
 */
import { type Day, earlier, yearOf } from '../../core/day.ts'
import type { Card, JsonSchema } from '../../core/operation/card.ts'
import { shown } from '../numbers.ts'
import { fieldsOf, isNested, labelOf, requiredOf, wordOf } from '../schema.ts'
import { type Amount, asTime, type Mention, type Question } from './mentions.ts'
import { fit, folded, isLittle, rootOf, tellingOf, tokensOf } from './words.ts'

export interface Filled {
  readonly input: Readonly<Record<string, unknown>>
  /** What was understood, as people read it. */
  readonly understood: readonly { readonly field: string; readonly label: string; readonly text: string }[]
  /** The mentions that found a field. */
  readonly used: ReadonlySet<Mention>
  /** Whether any was an amount: a day alone only chooses the law. */
  readonly asked: boolean
  /** The words that chose or named what was filled. */
  readonly words: ReadonlySet<string>
  /** The words of fields that were not filled: said in the question, they ask for what is not in the answer. */
  readonly unfilled: ReadonlySet<string>
  readonly complete: boolean
}

/** A field of one value, with the words people call it by. */
interface Slot {
  readonly name: string
  readonly field: JsonSchema
  readonly required: boolean
  readonly roots: readonly string[]
  readonly unit: string
  readonly options: readonly (readonly [option: string, phrases: readonly (readonly string[])[]])[]
}

/** The telling words of a label, and how often what it names comes. */
const labelRoots = (label: string): string[] => {
  const roots = tokensOf(folded(label)).map(({ word }) => rootOf(word))
  return [...tellingOf(label), ...roots.filter((root) => PERIODS.has(root))]
}

const kept = new WeakMap<JsonSchema, readonly Slot[]>()

function slotsOf(schema: JsonSchema): readonly Slot[] {
  let slots = kept.get(schema)
  if (!slots) {
    const required = requiredOf(schema)
    slots = fieldsOf(schema)
      .filter(([, field]) => !isNested(field))
      .map(([name, field]) => ({
        name,
        field,
        required: required.includes(name),
        roots: [...new Set([labelOf(field, name), ...(field['x-spoken'] ?? [])].flatMap(labelRoots))],
        unit: field['x-unit'] ?? '',
        options: (field.enum ?? []).map((option) => [option, phrasesOf(option, wordOf(field, option))] as const),
      }))
    kept.set(schema, slots)
  }
  return slots
}

/** The ways an option is said: its words without what is in brackets, each part of "a, b ou c", and its code where that is a word. */
function phrasesOf(option: string, words: string): string[][] {
  const bare = words.replace(/\([^)]*\)/g, '')
  const inside = [...words.matchAll(/\(([^)]*)\)/g)].map((match) => match[1]!)
  const parts = bare.split(/,|:| ou /)
  return [bare, ...parts, ...inside, option.replaceAll('_', ' ')]
    .map((text) => tokensOf(folded(text)).map(({ word }) => rootOf(word)))
    .filter((roots) => roots.some((root) => (!isLittle(root) || (roots.length > 1 && PERIODS.has(root))) && root.length > 1))
}

export function fill(card: Card, question: Question, today: Day): Filled {
  const slots = slotsOf(card.inputSchema)
  const input: Record<string, unknown> = {}
  const understood: Filled['understood'][number][] = []
  const used = new Set<Mention>()
  const words = new Set<string>()
  const put = (slot: Slot, value: unknown, mention?: Mention): void => {
    input[slot.name] = value
    understood.push({ field: slot.name, label: labelOf(slot.field, slot.name), text: shown(value, slot.field) })
    if (!mention) return
    used.add(mention)
    for (const root of slot.roots) words.add(root)
  }
  const open = (): Slot[] => slots.filter(({ name }) => !(name in input))

  const amounts = question.mentions.filter(
    (mention): mention is Amount => mention.kind === 'amount' && !mention.bound && !mention.soft && !isYearFor(mention, slots),
  )
  for (const { mention, slot, value } of matches(amounts, open())) {
    if (used.has(mention) || slot.name in input) continue
    put(slot, value, mention)
    const period = periodOf(mention, slot, open())
    if (period) put(...period)
  }
  const asked = used.size > 0
  // An option speaks for itself alone: "SP" is the state of an IPVA, and whoever says IPVA too asks for more.
  for (const { slot, option, phrase } of optionsSaid(open(), question)) {
    put(slot, option)
    for (const root of phrase) words.add(root)
  }
  for (const mention of question.mentions) if (!used.has(mention)) placeTime(mention, card, open(), today, put)
  for (const [slot] of denied(open(), question)) {
    put(slot, 0)
    for (const root of slot.roots) words.add(root)
  }
  const unfilled = new Set(open().flatMap(({ roots }) => roots))
  return {
    asked,
    input,
    understood,
    used,
    words,
    unfilled,
    complete:
      slots.every(({ name, required }) => !required || name in input) && requiredOf(card.inputSchema).every((name) => name in input),
  }
}

/** Of a rate whose field does not say how often it falls, the option that does. */
function periodOf({ counted, per }: Amount, { roots }: Slot, open: readonly Slot[]): [slot: Slot, option: string] | null {
  if (counted !== 'percent' || per === null || roots.some((root) => PERIODS.has(root))) return null
  for (const slot of open) {
    const [option] = slot.options.find(([, phrases]) => phrases.some((phrase) => phrase.join(' ') === PERIOD[per])) ?? []
    if (option !== undefined) return [slot, option]
  }
  return null
}

const PERIOD = { month: 'ao mes', year: 'ao ano' } as const
/** "Mensal" is said for "ao mês". */
const SAID_PERIODS: Readonly<Record<string, readonly string[]>> = { mensal: ['ao', 'mes'], anual: ['ao', 'ano'] }

interface SaidOption {
  readonly slot: Slot
  readonly option: string
  readonly phrase: readonly string[]
  /** Where in the question. */
  readonly at: number
}

/** The options a question says in their own words; of a field said two ways, none; of words that two fields could take, the longer phrase's. */
function optionsSaid(slots: readonly Slot[], { tokens }: Question): SaidOption[] {
  const asked = tokens.flatMap(({ word }) => SAID_PERIODS[word] ?? [rootOf(word)])
  const said = slots.flatMap((slot) => {
    const found = slot.options.flatMap(([option, phrases]) => {
      const phrase = phrases.filter((each) => placeIn(each, asked) >= 0).sort((a, b) => b.length - a.length)[0]
      return phrase ? [{ slot, option, phrase, at: placeIn(phrase, asked) }] : []
    })
    const longest = Math.max(0, ...found.map(({ phrase }) => phrase.length))
    const [best, other] = found.filter(({ phrase }) => phrase.length === longest)
    return best && !other ? [best] : []
  })
  return said.filter((one) => said.every((other) => other === one || !overlap(one, other) || one.phrase.length > other.phrase.length))
}

const overlap = (one: SaidOption, other: SaidOption): boolean =>
  one.at < other.at + other.phrase.length && other.at < one.at + one.phrase.length

const placeIn = (phrase: readonly string[], asked: readonly string[]): number =>
  asked.findIndex((_, index) => phrase.every((root, offset) => asked[index + offset] === root))

/** A round thousand is an amount; any other number of four digits that can be a year is one, where nothing says what it counts. */
const isYearFor = ({ year, value }: Amount, slots: readonly Slot[]): boolean =>
  year !== null && (value % 100 !== 0 || slots.every(({ unit }) => unit !== 'BRL'))

interface Match {
  readonly mention: Amount
  readonly slot: Slot
  readonly value: number
  readonly score: number
}

/** Every number with every field it could be of, the likeliest first. */
function matches(amounts: readonly Amount[], slots: readonly Slot[]): Match[] {
  return amounts
    .flatMap((mention) =>
      slots.flatMap((slot) => {
        const value = comesAs(mention, slot, slots) ? valueFor(mention, slot) : null
        const near = value === null ? 0 : nearness(mention, slot)
        const score = near >= leastNear(mention, slot) ? 1 + near : isUsual(slot, slots, mention) ? 0.5 : 0
        return value === null || score === 0 ? [] : [{ mention, slot, value, score }]
      }),
    )
    .sort((a, b) => b.score - a.score || a.mention.start - b.mention.start || slots.indexOf(a.slot) - slots.indexOf(b.slot))
}

/** What comes every month goes to a field of every month, where the operation has one. */
function comesAs({ per, counted }: Amount, slot: Slot, slots: readonly Slot[]): boolean {
  if (per === null || counted === 'percent' || slot.unit !== 'BRL') return true
  const said = ({ roots }: Slot): boolean => roots.some((root) => (per === 'month' ? /^(mes|mensal)$/ : /^(ano|anual)$/).test(root))
  return said(slot) || !slots.some((other) => other.unit === 'BRL' && said(other))
}

/** A bare number is an amount of money where nothing says otherwise: for anything else the word beside it must be the field's. */
const leastNear = ({ counted }: Amount, { unit }: Slot): number =>
  counted === 'plain' && unit !== 'BRL' && unit !== 'currency' ? 0.6 : 0.01

/** The number in the field's unit; null where it counts something else. */
function valueFor({ value, counted, per }: Amount, { unit, field, roots }: Slot): number | null {
  const { type, minimum = -Infinity, maximum = Infinity } = field
  const fits = (number: number): number | null =>
    (type === 'integer' && !Number.isInteger(number)) || number < minimum || number > maximum ? null : number
  if (field.type !== 'number' && field.type !== 'integer') return null
  if (per !== null && roots.includes(per === 'month' ? 'ano' : 'mes') && !roots.includes(per === 'month' ? 'mes' : 'ano')) return null
  switch (counted) {
    case 'money':
      return unit === 'BRL' || unit === 'currency' || unit.startsWith('BRL/') ? fits(value) : null
    case 'percent':
      return unit === 'percent' ? fits(value) : null
    case 'years':
      return unit === 'years' ? fits(value) : unit === 'months' ? fits(value * 12) : null
    case 'months':
      return unit === 'months' ? fits(value) : unit === 'years' && field.type === 'number' ? fits(value / 12) : null
    case 'days':
    case 'hours':
    case 'km':
      return unit === counted ? fits(value) : null
    default:
      return unit === 'year' || unit === 'month' ? null : fits(value)
  }
}

/**
 * How much a field's words are those beside the number. What is counted is said after it ("2 dependentes", "60 mil de entrada"), what is
 * measured before it ("entrada 60 mil").
 */
function nearness({ before, after, joined }: Amount, { roots, unit }: Slot): number {
  const beside = (words: readonly string[], weight: number): number =>
    words
      .filter((word) => !PERIODS.has(word))
      .reduce((most, word, index) => Math.max(most, (weight / (index + 1)) * Math.max(0, ...roots.map((root) => loosely(word, root)))), 0)
  const measured = /^(?:BRL|percent|currency)/.test(unit)
  const [next, last] = [beside(after, joined || !measured ? 1 : 0.6), beside(before, 0.9)]
  return Math.max(next, last) + Math.min(next, last) / 4
}

/** "Por mês" and "em reais" say how, not what. */
const PERIODS = new Set(['mes', 'ano', 'dia', 'hora', 'hor', 'mensal', 'anual', 'real'])

/** Among the few fields of one unit a verb is known by its stem: vendendo is of the days sold (vendidos). */
const loosely = (word: string, root: string): number =>
  fit(word, root) || (word.length >= 6 && root.length >= 5 && word.slice(0, STEM) === root.slice(0, STEM) ? LOOSE : 0)

const STEM = 4
const LOOSE = 0.5

/** The field a number of its kind is of when no word says which: the first that must be given, or of amounts the first where none must. */
function isUsual(slot: Slot, slots: readonly Slot[], { counted }: Amount): boolean {
  const kind = counted === 'plain' ? 'money' : counted
  const alike = slots.filter(({ unit, field }) =>
    kind === 'money'
      ? unit === 'BRL' || unit === 'currency'
      : field.type !== 'string' && (unit === kind || (unit === 'months' && kind === 'years') || (unit === 'years' && kind === 'months')),
  )
  const usual = alike.find(({ required }) => required) ?? (kind === 'money' ? alike[0] : undefined)
  return usual === slot
}

type Put = (slot: Slot, value: unknown, mention: Mention) => void

/** A day goes to the date whose words are beside it, else to the one that chooses the law; a stretch to a first and a last day. */
function placeTime(mention: Mention, { lawDayField }: Card, slots: readonly Slot[], today: Day, put: Put): void {
  const time = asTime(mention)
  if (!time) return
  const dates = slots.filter(({ field, name }) => field.format === 'date' && name !== lawDayField)
  if (time.ranged) {
    const [first, last] = [dates.find(({ name }) => name === 'from') ?? dates[0], dates.find(({ name }) => name === 'to') ?? dates[1]]
    if (!first || !last) return
    put(first, time.from, mention)
    if (!time.open || last.required) put(last, time.to, mention)
    return
  }
  const roots = [...mention.before, ...mention.after]
  const named = dates.find((slot) =>
    roots.some((word) => slot.roots.some((root) => root !== 'dat' && root !== 'dia' && fit(word, root) > 0)),
  )
  if (named && time.from === time.to) {
    put(named, time.from, mention)
    return
  }
  const years = slots.filter(({ unit }) => unit === 'year')
  const year = years.find((slot) => roots.some((word) => slot.roots.some((root) => root !== 'ano' && fit(word, root) > 0)))
  const isWholeYear = time.from.endsWith('-01-01') && time.to.endsWith('-12-31')
  if (isWholeYear && (year || (years.length === 1 && lawDayField === undefined))) {
    put(year ?? years[0]!, yearOf(time.from), mention)
    return
  }
  const law = years.length === 0 ? slots.find(({ name }) => name === lawDayField) : undefined
  // Of a year or a month under way, the law of today; of one that is over, that of its last day.
  if (law) put(law, time.from > today ? time.from : earlier(time.to, today), mention)
}

/** "sem dependentes": the count is none. */
function denied(slots: readonly Slot[], { tokens }: Question): (readonly [Slot])[] {
  return tokens.flatMap(({ word }, index) => {
    const next = word === 'sem' ? tokens[index + 1] : undefined
    const slot = next && slots.find(({ roots, field }) => field.default === 0 && roots.some((root) => root === rootOf(next.word)))
    return slot ? [[slot] as const] : []
  })
}

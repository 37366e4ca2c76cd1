/** Reads days, months, years and ranges of a question, and the event that each belongs to. */
import { addDays, addMonths, type Day, dayOf, daysInMonth, isDay, yearOf } from '../../core/day.ts'
import { figureAt, textBefore } from './figures.ts'

export interface Stretch {
  readonly from: Day
  readonly to: Day
}

/** A time at a place of the text; `stretch` is null for a day that does not exist or whose year nobody stated. */
export interface ReadTime {
  readonly end: number
  readonly stretch: Stretch | null
  /** Months up to the latest data. */
  readonly lastMonths: number | null
  /** A day and month without a year, which the end of a range may state. */
  readonly partial: { readonly month: number; readonly day: number } | null
}

const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const MONTH = `(${MONTHS.join('|')}|${MONTHS.map((name) => name.slice(0, 3)).join('|')})`
const YEAR = '((?:19|20)\\d{2})'

const monthNumber = (name: string): number => MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1
const century = (year: string): number => (year.length === 4 ? Number(year) : Number(year) + (Number(year) > 69 ? 1900 : 2000))

export function oneDay(year: number, month: number, date: number): Stretch | null {
  const day = dayOf(year, month, date)
  return isDay(day) ? { from: day, to: day } : null
}

const wholeMonth = (year: number, month: number): Stretch | null =>
  month < 1 || month > 12 ? null : { from: dayOf(year, month, 1), to: dayOf(year, month, daysInMonth(year, month)) }

export const wholeYear = (year: number): Stretch => ({ from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) })

type Read = (groups: readonly string[], today: Day) => Stretch | null

/** Date, month and year patterns, longest first. */
const TIMES: readonly (readonly [form: RegExp, read: Read])[] = [
  [/(\d{4})-(\d{2})-(\d{2})\b/y, ([year, month, date]) => oneDay(Number(year), Number(month), Number(date))],
  [/(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/y, ([date, month, year]) => oneDay(century(year!), Number(month), Number(date))],
  [new RegExp(`(\\d{1,2})/${YEAR}\\b`, 'y'), ([month, year]) => wholeMonth(Number(year), Number(month))],
  [new RegExp(`${MONTH}[a-z]*\\s*(?:/|-|de\\s+|\\s)\\s*${YEAR}\\b`, 'y'), ([month, year]) => wholeMonth(Number(year), monthNumber(month!))],
  [new RegExp(`${MONTH}\\s?[/-]\\s?(\\d{2})\\b`, 'y'), ([month, year]) => wholeMonth(century(year!), monthNumber(month!))],
  [/ontem\b/y, (_groups, today) => ({ from: addDays(today, -1), to: addDays(today, -1) })],
  [/(?:n?o )?mes passado\b/y, (_groups, today) => wholeMonth(yearOf(addMonths(today, -1)), Number(addMonths(today, -1).slice(5, 7)))],
  [/(?:no )?ano passado\b/y, (_groups, today) => wholeYear(yearOf(today) - 1)],
  [/(?:no )?ano que vem\b|proximo ano\b/y, (_groups, today) => wholeYear(yearOf(today) + 1)],
  [/(?:n?este|nesse|no) ano\b(?! de\b)/y, (_groups, today) => wholeYear(yearOf(today))],
]

const LAST = /(?:nos )?(?:ultimos|passados)\s+(\d{1,3})\s+(mes(?:es)?|anos?)\b/y
/** A full date that the calendar does not have: 31/02/2022. */
const IMPOSSIBLE = /\d{1,2}[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)\d{2}\b/y
/** A day and month; a third of vacation and twelfths are fractions. */
const DAY_MONTH = /(\d{1,2})\/(0?[1-9]|1[0-2])(?![\d/,.])(?!\s*(?:avos|de ferias|d[oa]s? ferias|constitucional))/y
const OF_MONTH = new RegExp(`o?\\s+de\\s+${MONTH}(?![a-z])`, 'y')
const FIRST = /primeir[oa](?=\s+de\s)/y
const OF_YEAR = new RegExp(`\\s+(?:de\\s+|do ano de\\s+|/\\s*)?${YEAR}\\b`, 'y')
const OF_SPELLED_YEAR = /\s+de\s+(?=dois mil)/y
/** The year at the end of a range of days: "1/12 a 20/12 de 2026". */
const RANGE_YEAR = new RegExp(`\\s+(?:de|do ano de|em)\\s+${YEAR}\\b`, 'y')

const at = (form: RegExp, text: string, place: number): RegExpExecArray | null => {
  form.lastIndex = place
  return form.exec(text)
}

const read = (end: number, stretch: Stretch | null): ReadTime => ({ end, stretch, lastMonths: null, partial: null })

export function timeAt(text: string, start: number, today: Day): ReadTime | null {
  const last = at(LAST, text, start)
  if (last) {
    const lastMonths = Number(last[1]) * (last[2]!.startsWith('m') ? 1 : 12)
    return { end: start + last[0].length, stretch: { from: addMonths(today, -lastMonths), to: today }, lastMonths, partial: null }
  }
  for (const [form, reading] of TIMES) {
    const match = at(form, text, start)
    const stretch = match && reading(match.slice(1), today)
    if (stretch) return read(start + match[0].length, stretch)
  }
  const impossible = at(IMPOSSIBLE, text, start)
  if (impossible) return read(start + impossible[0].length, null)
  return dayOfMonth(text, start)
}

/** "5 de março", "primeiro de fevereiro de 2020", "dez de novembro", "1/12". */
function dayOfMonth(text: string, start: number): ReadTime | null {
  const first = at(FIRST, text, start)
  const digits = at(/\d{1,2}(?=o?\s+de\s)/y, text, start)
  const spelled = first || digits || !/[a-z]/.test(text[start]!) ? null : figureAt(text, start, null)
  const day = first ? 1 : digits ? Number(digits[0]) : spelled?.value
  const end = start + (first?.[0].length ?? digits?.[0].length ?? (spelled ? spelled.end - start : 0))
  const month = day !== undefined && day >= 1 && day <= 31 ? at(OF_MONTH, text, end) : null
  if (month && day !== undefined) return dated(text, end + month[0].length, monthNumber(month[1]!), day)
  const short = at(DAY_MONTH, text, start)
  if (!short || Number(short[1]) < 1 || Number(short[1]) > 31 || (short[1] === '1' && short[2] === '3')) return null
  return dated(text, start + short[0].length, Number(short[2]), Number(short[1]))
}

/** A day and month with its year, in digits or words, or without one. */
function dated(text: string, end: number, month: number, day: number): ReadTime {
  const year = at(OF_YEAR, text, end)
  if (year) return read(end + year[0].length, oneDay(Number(year[1]), month, day))
  const spelled = at(OF_SPELLED_YEAR, text, end)
  const figure = spelled && figureAt(text, end + spelled[0].length, null)
  if (figure && figure.value > 1940 && figure.value < 2100) return read(figure.end, oneDay(figure.value, month, day))
  return { end, stretch: null, lastMonths: null, partial: { month, day } }
}

/** Year stated after the end of a range, with its place. */
export const yearAfter = (text: string, end: number): { readonly year: number; readonly end: number } | null => {
  const match = at(RANGE_YEAR, text, end)
  return match && { year: Number(match[1]), end: end + match[0].length }
}

/** Events that a date may belong to. */
export type Event = 'start' | 'end' | 'due' | 'paid' | 'birth' | 'filed' | 'sold' | 'bought' | 'died'

/** Verbs and nouns of each event. */
const EVENT_WORDS: readonly (readonly [event: Event, words: RegExp])[] = [
  ['filed', /^ajuiz/],
  [
    'start',
    /^(?:entrei|entrou|entrada|comec(?:ei|ou|amos)|inici(?:o|ei|ou)|admi(?:ti[a-z]*|ssao)|contrat(?:ad[oa]|acao|ou|aram)|registrad[oa]|desde)$/,
  ],
  [
    'end',
    /^(?:sai(?:u|mos|da)?|demi(?:ti[a-z]*|ssao)|dispens(?:a|ad[oa]|aram|ou)|deslig(?:ad[oa]|amento|aram|ou)|embora|termin(?:ou|o)|ate|acab(?:ou|ei))$/,
  ],
  ['due', /^venc(?:eu|imento|id[oa]|ia|e|endo)$/],
  ['paid', /^(?:pag(?:uei|o|ou|amento|ando)|quit(?:ei|ou))$/],
  ['birth', /^nasc(?:i|eu|imento|id[oa])$/],
  ['sold', /^vend(?:i|id[oa]|eu|a|emos)$/],
  ['bought', /^(?:compr(?:ei|ad[oa]|a|ou|amos)|adquir[a-z]*|aquisicao)$/],
  ['died', /^(?:morreu|falec[a-z]*|obito|morte)$/],
]

/** Date fields of each event, by the names of the API. */
export const EVENT_FIELDS: Readonly<Record<Event, readonly string[]>> = {
  start: ['admission_date', 'from', 'correction_from', 'applied_on', 'start_date', 'acquisition_date'],
  end: ['termination_date', 'exit_date', 'to', 'redeem_on'],
  due: ['due_date', 'due'],
  paid: ['payment_date', 'to'],
  birth: ['birth_date'],
  filed: ['filed'],
  sold: ['sale_date', 'redeem_on'],
  bought: ['acquisition_date', 'applied_on'],
  died: ['death_date'],
}

/** True for a verb or noun of an event. */
export const isEventWord = (word: string): boolean => eventOf(word) !== null

const eventOf = (word: string): Event | null => EVENT_WORDS.find(([, words]) => words.test(word))?.[0] ?? null

/** Words between a date and its verb. */
const MOST_BETWEEN = 5
/** A clause ends at punctuation, at a conjunction or at another number. */
const CLAUSE_START = /.*(?:[,;.!?]|\s(?:e|mas)\s|\d)(?=.*[a-z])/s
const CLAUSE_REST = /^([^,;.!?\d]{0,60}?)(?:[,;.!?]|\s(?:e|mas)\s|$)/

/** Event of the nearest verb in the clause of a date: before it, else after it when no other date follows. */
export function eventFor(text: string, start: number, end: number): Event | null {
  const own = textBefore(text, start).replace(CLAUSE_START, '')
  const before = (own.match(/[a-z]+/g) ?? []).slice(-MOST_BETWEEN).reverse()
  for (const word of before) {
    const event = eventOf(word)
    if (event) return /\bentrei\s+com\b/.test(own) ? 'filed' : event
  }
  const after = CLAUSE_REST.exec(text.slice(end, end + 80))?.[1]?.match(/[a-z]+/g) ?? []
  return (
    after
      .slice(0, MOST_BETWEEN)
      .map(eventOf)
      .find((event) => event !== null) ?? null
  )
}

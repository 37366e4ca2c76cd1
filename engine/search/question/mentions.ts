/** Extracts amounts, counts, dates and periods from a question, with their neighboring words. */
import { addDays, addMonths, type Day, dayOf, daysInMonth, isDay, yearOf } from '../../core/day.ts'
import { folded, isStopWord, stem, type Token, tokensOf } from './words.ts'

/** Unit of a number; `plain` when none is stated. */
type Counted = 'money' | 'percent' | 'months' | 'years' | 'days' | 'hours' | 'km' | 'plain'

interface MentionContext {
  /** Original text. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Significant words before and after it, nearest first, up to the next number. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** True when "de" links it to the following words: 60 mil de entrada. */
  readonly joined: boolean
  /** True when followed by "do" or "da", which names the whole rather than the number: 100% do CDI. */
  readonly partOf: boolean
  /** True when only "de" or a particle separates it from the preceding word: LCI de 85%. */
  readonly adjoins: boolean
}

export interface Amount extends MentionContext {
  readonly kind: 'amount'
  readonly value: number
  readonly counted: Counted
  /** Period of a rate: month or year. */
  readonly per: 'month' | 'year' | null
  /** Set when the number could also be a year. */
  readonly year: Stretch | null
  /** True for "um", which may be an article: it can be ignored when no field fits. */
  readonly soft: boolean
  /** True for a limit, a difference or a reference ("acima de 50 mil", "passei em 10 mil", "código 1163"), which is not a field value. */
  readonly bound: boolean
}

interface Stretch {
  readonly from: Day
  readonly to: Day
}

/** A day, month or year, or a range between two of them. */
export interface Time extends MentionContext, Stretch {
  readonly kind: 'time'
  /** True for two explicit ends, or for one with "desde". */
  readonly ranged: boolean
  /** True when the end is "now": the latest data. */
  readonly open: boolean
  /** Number of months up to the latest data; null when a date was stated. */
  readonly lastMonths: number | null
}

export type Mention = Amount | Time

/** A parsed question: its words without numbers, and its numbers. */
export interface TypedQuestion {
  readonly typed: string
  readonly folded: string
  readonly tokens: readonly Token[]
  readonly mentions: readonly Mention[]
}

const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const MONTH = `(${MONTHS.join('|')}|${MONTHS.map((name) => name.slice(0, 3)).join('|')})`
const YEAR = '((?:19|20)\\d{2})'

type Read = (groups: readonly string[], today: Day) => Stretch | null

const monthNumber = (name: string): number => MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1
const century = (year: string): number => (year.length === 4 ? Number(year) : Number(year) + (Number(year) > 69 ? 1900 : 2000))

function oneDay(year: number, month: number, date: number): Stretch | null {
  const day = dayOf(year, month, date)
  return isDay(day) ? { from: day, to: day } : null
}

const wholeMonth = (year: number, month: number): Stretch | null =>
  month < 1 || month > 12 ? null : { from: dayOf(year, month, 1), to: dayOf(year, month, daysInMonth(year, month)) }

const wholeYear = (year: number): Stretch => ({ from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) })

/** Date, month and year patterns, longest first. */
const TIMES: readonly (readonly [form: RegExp, read: Read])[] = [
  [/(\d{4})-(\d{2})-(\d{2})\b/y, ([year, month, date]) => oneDay(Number(year), Number(month), Number(date))],
  [/(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/y, ([date, month, year]) => oneDay(century(year!), Number(month), Number(date))],
  [
    new RegExp(`(\\d{1,2})o?\\s+de\\s+${MONTH}\\s+(?:de\\s+)?${YEAR}\\b`, 'y'),
    ([date, month, year]) => oneDay(Number(year), monthNumber(month!), Number(date)),
  ],
  [new RegExp(`(\\d{1,2})/${YEAR}\\b`, 'y'), ([month, year]) => wholeMonth(Number(year), Number(month))],
  [new RegExp(`${MONTH}[a-z]*\\s*(?:/|de\\s+|\\s)\\s*${YEAR}\\b`, 'y'), ([month, year]) => wholeMonth(Number(year), monthNumber(month!))],
  [/ontem\b/y, (_groups, today) => ({ from: addDays(today, -1), to: addDays(today, -1) })],
  [/(?:no )?ano passado\b/y, (_groups, today) => wholeYear(yearOf(today) - 1)],
  [/(?:no )?ano que vem\b|proximo ano\b/y, (_groups, today) => wholeYear(yearOf(today) + 1)],
  [/(?:n?este|nesse|no) ano\b(?! de\b)/y, (_groups, today) => wholeYear(yearOf(today))],
]

const LAST = /(?:nos )?(?:ultimos|passados)\s+(\d{1,3})\s+(mes(?:es)?|anos?)\b/y
const NUMBER =
  /(r\$|us\$|u\$|€)?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,10})|\.(\d{1,2})(?!\d))?(?:\s*(mil(?!h)|k|milhoes|milhao|mi|bilhoes|bilhao|bi)(?![a-z]))?/y
const WRITTEN: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  cem: 100,
  duzentos: 200,
  trezentos: 300,
  quinhentos: 500,
  mil: 1000,
}
const WORD_NUMBER = new RegExp(`(${Object.keys(WRITTEN).join('|')})(?:\\s+(mil|milhoes|milhao))?(?![a-z])`, 'y')
const TIMES_OF: Readonly<Record<string, number>> = {
  mil: 1e3,
  k: 1e3,
  mi: 1e6,
  milhao: 1e6,
  milhoes: 1e6,
  bi: 1e9,
  bilhao: 1e9,
  bilhoes: 1e9,
}

/** Unit patterns after a number. */
const COUNTED: readonly (readonly [form: RegExp, counted: Counted])[] = [
  [/\s*(?:%|por\s*cento\b|pct\b)/y, 'percent'],
  [/\s*(?:reais|real|contos?|pila|brl)\b/y, 'money'],
  [/\s*anos?\b/y, 'years'],
  [/\s*mes(?:es)?\b/y, 'months'],
  [/\s*dias?\b/y, 'days'],
  [/\s*(?:horas?|hs?)\b/y, 'hours'],
  [/\s*km\b/y, 'km'],
  // A lone 1 is an ordinal, not a count of months: "13º 1 parcela".
  [/(?<!(?<!\d)1)\s*(?:parcelas?|prestacoes|prestacao|vezes|x)\b/y, 'months'],
]
const PER = /\s*(?:ao|a\.?|por|\/|no|de juros ao|de juros por)?\s*(m(?:es|ensais|ensal)?|a(?:no|nual|nuais)?)\b\.?/y
/** "Por mês" after an amount: its frequency. */
const EACH =
  /\s*(?:(?:por|ao|\/|cada|no)\s*)(m|a)(?:es|no)\b(?!\s+(?:de\s+(?:\d|[a-z]+eiro|marco|abril|maio|ju[nl]ho|agosto|[a-z]+embro|outubro)|passado|que\s+vem))|\s+(m|a)(?:ensa(?:l|is)|nua(?:l|is))\b/y
/** Connectors between two dates that form a range. */
const BETWEEN = /^\s*(?:a|ate|e|-|–|ao?\s+fim\s+de)\s*(?:o\s+ano\s+de\s+|o\s+)?$/
const SINCE = /(?:desde|a partir de)\s+(?:o\s+|a\s+)?$/

/** Range in which a bare number may be a year. */
const EARLIEST = 1940
const LATEST = 2100

/** A single point in time. */
const AT_ONCE = { ranged: false, open: false, lastMonths: null } as const

const at = (form: RegExp, text: string, place: number): RegExpExecArray | null => {
  form.lastIndex = place
  return form.exec(text)
}

export function questionOf(asked: string, today: Day): TypedQuestion {
  const typed = asked.normalize('NFC')
  const text = folded(typed)
  const found: Unplaced[] = []
  for (let place = 0; place < text.length; ) {
    const startsWord = place === 0 || !/[a-z\d]/.test(text[place - 1]!)
    const mention = startsWord && /[a-z\dr$€]/.test(text[place]!) ? mentionAt(text, place, today) : null
    if (mention) found.push(mention)
    place = mention ? mention.end : place + 1
  }
  const joined = ranges(durations(found, text), text, today)
  const all = tokensOf(text)
  const tokens = all.filter(({ start }) => !joined.some((mention) => start >= mention.start && start < mention.end))
  return {
    typed,
    folded: text,
    tokens,
    mentions: joined.map((mention, index) => placed(mention, joined[index - 1], joined[index + 1], tokens, typed)),
  }
}

type Around = 'before' | 'after' | 'text' | 'joined' | 'partOf' | 'adjoins'

/** A mention without its neighboring words. */
type Unplaced = Omit<Amount, Around> | Omit<Time, Around>

function mentionAt(text: string, start: number, today: Day): Unplaced | null {
  const last = at(LAST, text, start)
  if (last) {
    const months = Number(last[1]) * (last[2]!.startsWith('m') ? 1 : 12)
    return {
      kind: 'time',
      start,
      end: start + last[0].length,
      from: addMonths(today, -months),
      to: today,
      ranged: true,
      open: true,
      lastMonths: months,
    }
  }
  for (const [form, read] of TIMES) {
    const match = at(form, text, start)
    const stretch = match && read(match.slice(1), today)
    if (stretch) return { kind: 'time', start, end: start + match[0].length, ...stretch, ...AT_ONCE }
  }
  const number = at(NUMBER, text, start)
  if (number) return amountOf(number, text, start)
  const written = at(WORD_NUMBER, text, start)
  if (!written) return null
  const value = WRITTEN[written[1]!]! * (TIMES_OF[written[2] ?? ''] ?? 1)
  const { counted, per, end } = unitAfter(text, start + written[0].length)
  return {
    kind: 'amount',
    start,
    end,
    value,
    counted,
    per,
    year: null,
    soft: value === 1 && counted === 'plain',
    bound: isBound(text, start),
  }
}

/** Words before a limit, a difference, or the number of a code or act. */
const BOUND =
  /(?:\b(?:acima|abaixo|mais|menos|maior|menor|superior|inferior) (?:de|do que|que|a)|\ba partir de|\b(?:pass|exced|ultrapass|estour)[a-z]+ (?:[a-z]+ ){0,5}(?:em|por)|\b(?:codigo|lei|artigo|art|sumula|decreto|anexo)(?: n[o.]*)?)\s*$/

const isBound = (text: string, start: number): boolean => BOUND.test(text.slice(0, start))

/** "Renda mensal 6500" is a monthly amount. */
const PACE = /\b(mensa(?:l|is)|anua(?:l|is))\s+(?:de\s+)?$/

function paceBefore(text: string, start: number): Amount['per'] {
  const [, said] = PACE.exec(text.slice(0, start)) ?? []
  return said === undefined ? null : said.startsWith('m') ? 'month' : 'year'
}

function amountOf(match: RegExpExecArray, text: string, start: number): Unplaced {
  const [whole, sign, digits, comma, dot, scale] = match
  const value = Number(`${digits!.replaceAll('.', '')}.${comma ?? dot ?? '0'}`) * (scale ? TIMES_OF[scale]! : 1)
  const after = unitAfter(text, start + whole.length)
  const counted = sign === 'r$' || (scale && after.counted === 'plain') ? 'money' : after.counted
  const bare = counted === 'plain' && /^\d{4}$/.test(whole)
  const year = bare && value >= EARLIEST && value <= LATEST ? wholeYear(value) : null
  return {
    kind: 'amount',
    start,
    end: after.end,
    value: Number(value.toFixed(10)),
    counted,
    per: after.per ?? (counted === 'money' || counted === 'plain' ? paceBefore(text, start) : null),
    year,
    soft: false,
    bound: isBound(text, start),
  }
}

function unitAfter(text: string, place: number): { counted: Counted; per: Amount['per']; end: number } {
  for (const [form, counted] of COUNTED) {
    const match = at(form, text, place)
    if (!match) continue
    const end = place + match[0].length
    const per = counted === 'percent' ? at(PER, text, end) : counted === 'money' ? at(EACH, text, end) : null
    return per
      ? { counted, per: (per[1] ?? per[2])!.startsWith('m') ? 'month' : 'year', end: end + per[0].length }
      : { counted, per: null, end }
  }
  const per = at(EACH, text, place)
  return per
    ? { counted: 'plain', per: (per[1] ?? per[2]) === 'm' ? 'month' : 'year', end: place + per[0].length }
    : { counted: 'plain', per: null, end: place }
}

/** Merges "2 anos e 3 meses" into 27 months. */
function durations(found: readonly Unplaced[], text: string): Unplaced[] {
  const joined: Unplaced[] = []
  for (const mention of found) {
    const before = joined.at(-1)
    const isRest =
      before && isCount(before, 'years') && isCount(mention, 'months') && /^\s*(?:e|,)?\s*$/.test(text.slice(before.end, mention.start))
    if (isRest) joined.splice(-1, 1, { ...mention, start: before.start, value: before.value * 12 + mention.value, bound: before.bound })
    else joined.push(mention)
  }
  return joined
}

const isCount = (mention: Unplaced, counted: Counted): mention is Omit<Amount, Around> =>
  mention.kind === 'amount' && mention.counted === counted

/** "2015 até hoje" extends to now. */
const UNTIL_NOW = /\s*(?:ate|a)\s+(?:hoje|agora)\b/y

/** Merges two dates linked by "a" into one range; a date after "desde" or before "até hoje" extends to now. */
function ranges(found: readonly Unplaced[], text: string, today: Day): Unplaced[] {
  const joined: Unplaced[] = []
  for (const mention of found) {
    const before = joined.at(-1)
    const [first, second] = [before && timeOf(before), timeOf(mention)]
    if (before && first && second && !first.ranged && BETWEEN.test(text.slice(before.end, mention.start)) && first.from <= second.to) {
      joined.pop()
      joined.push({
        kind: 'time',
        start: before.start,
        end: mention.end,
        from: first.from,
        to: second.to,
        ranged: true,
        open: false,
        lastMonths: null,
      })
      continue
    }
    const since = second && SINCE.exec(text.slice(0, mention.start))
    const until = second && at(UNTIL_NOW, text, mention.end)
    joined.push(
      second && (since || until)
        ? {
            kind: 'time',
            start: since ? since.index : mention.start,
            end: mention.end + (until?.[0].length ?? 0),
            from: second.from,
            to: today,
            ranged: true,
            open: true,
            lastMonths: null,
          }
        : mention,
    )
  }
  return joined
}

function timeOf(mention: Unplaced): (Stretch & { readonly ranged: boolean }) | null {
  if (mention.kind === 'time') return mention
  return mention.year ? { ...mention.year, ranged: false } : null
}

/** Start of the words that belong to a number: "vendi por" belongs to the price after it, not to the one before. */
function ownStart(next: Unplaced, after: number, typed: string): number {
  const { start } = next
  if (!isCount(next, 'money') && !isCount(next, 'plain')) return start
  const priced = /[a-z]+\s+por\s*$/.exec(folded(typed.slice(after, start)))
  return priced ? after + priced.index : start
}

const AROUND = 3
/** Question words: the text after one is the question itself and does not name a preceding number. */
const ASKS = new Set(['quanto', 'quanta', 'quantos', 'quantas', 'qual', 'quais', 'quando'])

const asksFrom = (from: number, to: number, tokens: readonly Token[]): number =>
  tokens.find(({ start, word }) => start >= from && start < to && ASKS.has(word))?.start ?? to

const ADJOINS = /[a-z]\s*(?:(?:de|da|do|a|e|:|=|por|em)\s*)?$/

function placed(
  mention: Unplaced,
  previous: Unplaced | undefined,
  next: Unplaced | undefined,
  tokens: readonly Token[],
  typed: string,
): Mention {
  const between = (from: number, to: number): string[] =>
    tokens.filter(({ start, word }) => start >= from && start < to && !isStopWord(word)).map(({ word }) => stem(word))
  return {
    ...mention,
    text: typed.slice(mention.start, mention.end).trim(),
    joined: /^\s*d[eao]s?\s/.test(folded(typed.slice(mention.end))),
    partOf: /^\s*d[ao]s?\s/.test(folded(typed.slice(mention.end))),
    adjoins: ADJOINS.test(folded(typed.slice(previous?.end ?? 0, mention.start))),
    before: between(previous?.end ?? 0, mention.start)
      .slice(-AROUND)
      .reverse(),
    after: between(mention.end, asksFrom(mention.end, next ? ownStart(next, mention.end, typed) : typed.length, tokens)).slice(0, AROUND),
  }
}

/** The mention as a time, when it is or may be one. */
export function asTime(mention: Mention): Pick<Time, 'from' | 'to' | 'ranged' | 'open' | 'lastMonths'> | null {
  if (mention.kind === 'time') return mention
  return mention.year ? { ...mention.year, ...AT_ONCE } : null
}

/** Extracts amounts, counts, dates and periods from a question, with their neighboring words. */
import type { Day } from '../../core/day.ts'
import { type Event, eventFor, oneDay, type Stretch, timeAt, wholeYear, yearAfter } from './dates.ts'
import { figureAt, textBefore } from './figures.ts'
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
  /** Event of the nearest verb, for a date or a year: "entrei em". */
  readonly event: Event | null
}

export interface Amount extends MentionContext {
  readonly kind: 'amount'
  readonly value: number
  readonly counted: Counted
  /** Period of a rate or a sum. */
  readonly per: 'month' | 'year' | 'day' | null
  /** True for a sum after a verb or noun of pay: it comes by the month. */
  readonly isWage: boolean
  /** Set when the number could also be a year. */
  readonly year: Stretch | null
  /** True for "um", which may be an article: it can be ignored when no field fits. */
  readonly soft: boolean
  /** True for a limit, a difference or a reference ("acima de 50 mil", "passei em 10 mil", "código 1163"), which is not a field value. */
  readonly bound: boolean
  /** Count of minimum wages: the value is theirs in reais. */
  readonly wages: number | null
  /** Service that a number of years counts: "27 anos de contribuição"; null for an age or a term. */
  readonly service: Service | null
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
  /** True for "saí hoje": it can be ignored when no field fits. */
  readonly soft: boolean
}

/** Activity that a number of years counts. */
type Service = 'contribution' | 'work' | 'rural'

/** A number or date that was not read whole: no field may use it. */
interface Unread {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly reason: 'number' | 'date'
}

export type Mention = Amount | Time

/** A parsed question: its words without numbers, and its numbers. */
export interface TypedQuestion {
  readonly typed: string
  readonly folded: string
  readonly tokens: readonly Token[]
  readonly mentions: readonly Mention[]
  readonly unread: readonly Unread[]
}

/** Unit patterns after a number. */
const COUNTED: readonly (readonly [form: RegExp, counted: Counted])[] = [
  [/\s*(?:%|por\s*cento\b|pct\b)/y, 'percent'],
  [/\s*(?:reais|real|contos?|pila|brl)\b/y, 'money'],
  [/\s*anos?\b/y, 'years'],
  [/\s*(?:mes(?:es)?|mezes|mez)\b/y, 'months'],
  [/\s*dias?\b/y, 'days'],
  [/\s*(?:horas?|hrs?|hs?)\b/y, 'hours'],
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

/** "12 reais por dia" */
const EACH_DAY = /\s*(?:por|ao|\/|cada)\s*dia\b|\s+diari[oa]s?\b/y

const at = (form: RegExp, text: string, place: number): RegExpExecArray | null => {
  form.lastIndex = place
  return form.exec(text)
}

/** @param minimumWage the one of the day, in reais, for "dois salários mínimos"; null when there is none. */
export function questionOf(asked: string, today: Day, minimumWage: number | null = null): TypedQuestion {
  const typed = asked.normalize('NFC')
  const text = folded(typed)
  const found: Unplaced[] = []
  for (let place = 0; place < text.length; ) {
    const startsWord = place === 0 || !/[a-z\d]/.test(text[place - 1]!)
    const mention = startsWord && /[a-z\d$€]/.test(text[place]!) ? mentionAt(text, place, today, minimumWage) : null
    if (mention) found.push(mention)
    place = mention ? mention.end : place + 1
  }
  const joined = ranges(durations(datesOfOneYear(found, text), text), text, today)
  const all = tokensOf(text)
  const tokens = all.filter(({ start }) => !joined.some((mention) => start >= mention.start && start < mention.end))
  const known = joined.filter(isRead)
  return {
    typed,
    folded: text,
    tokens,
    mentions: known.map((mention) => {
      const at = joined.indexOf(mention)
      return placed(mention, joined[at - 1], joined[at + 1], tokens, typed, text)
    }),
    unread: joined
      .filter((mention) => mention.kind === 'unread')
      .map(({ start, end, reason }) => ({ text: typed.slice(start, end).trim(), start, end, reason })),
  }
}

type Around = 'before' | 'after' | 'text' | 'joined' | 'partOf' | 'adjoins' | 'event'

/** A mention without its neighboring words. */
type Read = Omit<Amount, Around> | Omit<Time, Around>

interface NotRead extends Omit<Unread, 'text'> {
  readonly kind: 'unread'
  /** Day and month, when only the year is missing. */
  readonly partial: { readonly month: number; readonly day: number } | null
}

type Unplaced = Read | NotRead

const isRead = (mention: Unplaced): mention is Read => mention.kind !== 'unread'

/** "Hoje" after the verb of an event is its day; elsewhere it is only "now". */
const TODAY = /hoje\b/y
const ENDED_TODAY = /\b(?:sai|embora|demitid[oa]|demissao|dispensad[oa]|desligad[oa]|contas?)\s+$/

function mentionAt(text: string, start: number, today: Day, minimumWage: number | null): Unplaced | null {
  const time = timeAt(text, start, today)
  if (time) {
    const { end, stretch, partial, lastMonths } = time
    if (!stretch) return { kind: 'unread', start, end, reason: 'date', partial }
    const span = lastMonths === null ? AT_ONCE : { ranged: true, open: true, lastMonths }
    return { kind: 'time', start, end, ...stretch, ...span, soft: false }
  }
  if (at(TODAY, text, start) && ENDED_TODAY.test(textBefore(text, start)))
    return { kind: 'time', start, end: start + 4, from: today, to: today, ...AT_ONCE, soft: true }
  const year = at(WHOLE_YEAR, text, start)
  if (year) return amount(12, 'months', { start, end: start + year[0].length })
  const ordinal = at(ORDINAL, text, start)
  if (ordinal)
    return amount(ORDINALS.indexOf(ordinal[1] ?? '') + 1 || Number(ordinal[2]), 'plain', { start, end: start + ordinal[0].length })
  const figure = figureAt(text, start, minimumWage)
  if (!figure) return null
  if (figure.isUnread || !Number.isFinite(figure.value)) return { kind: 'unread', start, end: figure.end, reason: 'number', partial: null }
  const digits = text.slice(start, figure.end)
  const unit = unitAfter(text, figure.end)
  const isHalfMore = unit.counted !== 'percent' && unit.counted !== 'money' ? at(HALF_MORE, text, unit.end) : null
  const isAge = unit.counted === 'plain' && figure.value < 120 && AGED.test(textBefore(text, start)) && at(NOTHING_AFTER, text, figure.end)
  const counted = figure.isMoney ? 'money' : isAge ? 'years' : unit.counted
  const bare = counted === 'plain' && /^\d{4}$/.test(digits)
  return {
    ...amount(figure.value + (isHalfMore ? 0.5 : 0), counted, { start, end: unit.end + (isHalfMore?.[0].length ?? 0) }),
    per: unit.per ?? (counted === 'money' || counted === 'plain' ? paceBefore(text, start) : null),
    year: bare && figure.value >= EARLIEST && figure.value <= LATEST ? wholeYear(figure.value) : null,
    soft: figure.isArticle && counted === 'plain',
    bound: isBound(text, start),
    isWage: (counted === 'money' || counted === 'plain') && WAGE_BEFORE.test(textBefore(text, start)),
    wages: figure.wages,
    // The service a term was spent on changes its field, and its words belong to the number.
    ...served(text, unit.end + (isHalfMore?.[0].length ?? 0), counted),
  }
}

const amount = (value: number, counted: Counted, place: Pick<Read, 'start' | 'end'>): Omit<Amount, Around> => ({
  kind: 'amount',
  value,
  counted,
  ...place,
  per: null,
  isWage: false,
  year: null,
  soft: false,
  bound: false,
  wages: null,
  service: null,
})

/** "Ano inteiro" is twelve months of the year. */
const WHOLE_YEAR = /(?:o\s+)?ano\s+(?:inteiro|todo|completo)\b|(?:os\s+)?(?:12|doze)\s+meses\s+do\s+ano\b/y
const ORDINALS = 'primeira segunda terceira quarta'.split(' ')
const ORDINAL = /(?:(primeira|segunda|terceira|quarta)|(\d)[ao]?)(?=\s+(?:vez|solicitacao|pedido)\b)/y
/** Words of pay right before a sum. */
const WAGE_BEFORE =
  /(?<![a-z])(?:ganh(?:o|a|am|ando|ava|ei)|receb(?:o|e|em|endo|ia)|salarios?|sal|ordenado)\s+(?:(?:de|e|uns|cerca de|aproximadamente)\s+)*$/

/** "Tenho 55" states an age. */
const AGED = /\btenho\s+$/
const NOTHING_AFTER = /\s*(?:[,;.!?]|$|e\s)/y

/** "2 anos e meio" */
const HALF_MORE = /\s+e\s+mei[oa]\b/y

/** Words after a number of years or months that state their activity. */
const SERVICES: readonly (readonly [service: Service, words: RegExp])[] = [
  ['contribution', /\s+(?:de\s+|do\s+|no\s+|pro\s+|com\s+|em\s+)?(?:contribuicao|contribuicoes|contribuindo|inss|magisterio|carteira)\b/y],
  ['rural', /\s+(?:de\s+|da\s+|na\s+)(?:roca|lavoura|atividade\s+rural|trabalho\s+rural)\b/y],
  ['work', /\s+(?:de\s+|da\s+|na\s+|nessa\s+|nesta\s+)(?:casa|empresa|firma|registro|servico|trabalho|loja)\b/y],
]

/** "33 de contribuição" counts years without the word. */
const YEARS_OF = /\s+(?:de\s+)?contribuicao\b/y

function served(text: string, end: number, counted: Counted): Pick<Amount, 'service' | 'end' | 'counted'> {
  if (counted === 'plain') {
    const match = at(YEARS_OF, text, end)
    return match ? { service: 'contribution', counted: 'years', end: end + match[0].length } : { service: null, counted, end }
  }
  if (counted !== 'years' && counted !== 'months') return { service: null, counted, end }
  for (const [service, words] of SERVICES) {
    const match = at(words, text, end)
    if (match) return { service, counted, end: end + match[0].length }
  }
  return { service: null, counted, end }
}

/** Words before a limit, a difference, or the number of a code or act. */
const BOUND =
  /(?:\b(?:acima|abaixo|mais|menos|maior|menor|superior|inferior) (?:de|do que|que|a)|\ba partir de|\b(?:pass|exced|ultrapass|estour)[a-z]+ (?:[a-z]+ ){0,5}(?:em|por)|\b(?:codigo|lei|artigo|art|sumula|decreto|anexo)(?: n[o.]*)?|\bmor[oa]m? com)\s*$/

const isBound = (text: string, start: number): boolean => BOUND.test(textBefore(text, start))

/** "Renda mensal 6500" is a monthly amount. */
const PACE = /\b(mensa(?:l|is)|anua(?:l|is))\s+(?:de\s+)?$/

function paceBefore(text: string, start: number): Amount['per'] {
  const [, said] = PACE.exec(textBefore(text, start)) ?? []
  return said === undefined ? null : said.startsWith('m') ? 'month' : 'year'
}

function unitAfter(text: string, place: number): { counted: Counted; per: Amount['per']; end: number } {
  for (const [form, counted] of COUNTED) {
    const match = at(form, text, place)
    if (!match) continue
    const end = place + match[0].length
    const per = counted === 'percent' ? at(PER, text, end) : counted === 'money' ? at(EACH, text, end) : null
    const daily = counted === 'money' ? at(EACH_DAY, text, end) : null
    if (daily) return { counted, per: 'day', end: end + daily[0].length }
    return per
      ? { counted, per: (per[1] ?? per[2])!.startsWith('m') ? 'month' : 'year', end: end + per[0].length }
      : { counted, per: null, end }
  }
  const daily = at(EACH_DAY, text, place)
  if (daily) return { counted: 'plain', per: 'day', end: place + daily[0].length }
  const per = at(EACH, text, place)
  return per
    ? { counted: 'plain', per: (per[1] ?? per[2]) === 'm' ? 'month' : 'year', end: place + per[0].length }
    : { counted: 'plain', per: null, end: place }
}

/** Gives the year at the end of a range to the day at its start: "1/12 a 20/12 de 2026". */
function datesOfOneYear(found: readonly Unplaced[], text: string): Unplaced[] {
  return found.map((mention, index) => {
    const partial = mention.kind === 'unread' ? mention.partial : null
    if (!partial) return mention
    const next = found[index + 1]
    const isOfRange = next !== undefined && BETWEEN.test(text.slice(mention.end, next.start))
    const own = yearAfter(text, mention.end)
    const later =
      isOfRange && next.kind === 'time'
        ? Number(next.to.slice(0, 4))
        : isOfRange && next.kind === 'unread' && next.partial
          ? yearAfter(text, next.end)?.year
          : undefined
    const stretch = oneDay(own?.year ?? later ?? 0, partial.month, partial.day)
    return stretch ? { kind: 'time', start: mention.start, end: own?.end ?? mention.end, ...stretch, ...AT_ONCE, soft: false } : mention
  })
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
        soft: false,
      })
      continue
    }
    const since = second && SINCE.exec(textBefore(text, mention.start))
    const until = second && at(UNTIL_NOW, text, mention.end)
    joined.push(
      second && (since || until)
        ? {
            kind: 'time',
            start: since ? mention.start - since[0].length : mention.start,
            end: mention.end + (until?.[0].length ?? 0),
            from: second.from,
            to: today,
            ranged: true,
            open: true,
            lastMonths: null,
            soft: false,
          }
        : mention,
    )
  }
  return joined
}

function timeOf(mention: Unplaced): (Stretch & { readonly ranged: boolean }) | null {
  if (mention.kind === 'unread') return null
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
  mention: Read,
  previous: Unplaced | undefined,
  next: Unplaced | undefined,
  tokens: readonly Token[],
  typed: string,
  text: string,
): Mention {
  const between = (from: number, to: number): string[] =>
    tokens.filter(({ start, word }) => start >= from && start < to && !isStopWord(word)).map(({ word }) => stem(word))
  const following = text.slice(mention.end, mention.end + 40)
  return {
    ...mention,
    event: mention.kind === 'time' || mention.year ? eventFor(text, mention.start, mention.end) : null,
    text: typed.slice(mention.start, mention.end).trim(),
    joined: /^\s*d[eao]s?\s/.test(following),
    partOf: /^\s*d[ao]s?\s/.test(following),
    adjoins: ADJOINS.test(text.slice(Math.max(previous?.end ?? 0, mention.start - 40), mention.start)),
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

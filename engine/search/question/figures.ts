/** Reads a number as people write or say it: "R$ 2 500,00", "3,2k", "2 mil e 500", "dois mil e quinhentos", "meio salário mínimo". */
import { soundOf } from '../../core/text/phonetic.ts'

/** A number of the question; `isUnread` when a part of it was not understood, so that none of it may be used. */
export interface Figure {
  readonly end: number
  readonly value: number
  readonly isMoney: boolean
  readonly isUnread: boolean
  /** Count of minimum wages, when the number counts them. */
  readonly wages: number | null
  /** True when the value is the article "um" or "uma". */
  readonly isArticle: boolean
}

const list = (text: string): readonly string[] => text.split(' ')
const UNITS = list('zero um dois tres quatro cinco seis sete oito nove')
const TEENS = list('dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove')
const TENS = list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa')
const HUNDREDS = list('cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos')

interface NumberWord {
  readonly value: number
  /** The word takes a smaller number after it, below this limit: "vinte" one below ten. */
  readonly takes: number
}

const NUMBER_WORDS: ReadonlyMap<string, NumberWord> = new Map<string, NumberWord>([
  ...UNITS.map((word, at): [string, NumberWord] => [word, { value: at, takes: 0 }]),
  ['uma', { value: 1, takes: 0 }],
  ['duas', { value: 2, takes: 0 }],
  ['meia', { value: 6, takes: 0 }],
  ...TEENS.map((word, at): [string, NumberWord] => [word, { value: 10 + at, takes: 0 }]),
  ['catorze', { value: 14, takes: 0 }],
  ...TENS.map((word, at): [string, NumberWord] => [word, { value: 20 + 10 * at, takes: 10 }]),
  ...HUNDREDS.map((word, at): [string, NumberWord] => [word, { value: 100 + 100 * at, takes: 100 }]),
  ...HUNDREDS.slice(1).map((word, at): [string, NumberWord] => [word.replace(/os$/, 'as'), { value: 200 + 100 * at, takes: 100 }]),
  ['cem', { value: 100, takes: 0 }],
])
/** Number words by sound and without their plural: seiscento, cincoenta. Short ones sound like other words ("cem", "sem"). */
const BY_SOUND: ReadonlyMap<string, NumberWord> = new Map(
  [...NUMBER_WORDS].flatMap(([word, how]) =>
    word.length < 6 ? [] : [word, word.replace(/s$/, ''), word.replace(/^cinqu/, 'cinco')].map((said) => [soundOf(said), how] as const),
  ),
)

const numberWord = (word: string): NumberWord | undefined =>
  word === 'meia' ? undefined : (NUMBER_WORDS.get(word) ?? (word.length < 6 ? undefined : BY_SOUND.get(soundOf(word))))

const SCALES: Readonly<Record<string, number>> = {
  mil: 1e3,
  k: 1e3,
  mi: 1e6,
  milhao: 1e6,
  milhoes: 1e6,
  bi: 1e9,
  bilhao: 1e9,
  bilhoes: 1e9,
}
const SCALE = /\s*(mil(?!h)|k|milhoes|milhao|mi|bilhoes|bilhao|bi)(?![a-z\d])/y
const MONEY = /\s*(?:reais|real|contos?|pilas?|paus|brl)(?![a-z])/y
const CURRENCY = /(?:r\$|us\$|u\$|\$|€)\s*/y
const GROUPED = /\d{1,3}(?:\.\d{3})+(?![\d])(?:,(\d{1,10})(?!\d))?/y
const SPACED = /\d{1,3}(?: \d{3})+(?![\d.]|,\d*\d{3})(?:,(\d{1,2})(?!\d))?/y
const PLAIN = /\d+(?:,(\d{1,10})|\.(\d{1,2}))?(?!\d)/y
/** Digits with several separators in no known order: 2.50.00. */
const TANGLED = /\d+(?:[.,]\d+){2,}|\d+\.\d{4,}|\d{1,3},\d{3}(?![\d,]|\s*(?:%|por|l\b|km))/y
const HALF = /\s+e\s+mei[oa](?![a-z])(?!\s+salario)/y
const WORD = /[a-z]+/y
const JOIN = /\s+(?:e\s+)?/y

/** Units and countable nouns: a number before one of them stands alone. */
const OWN_UNIT =
  /\s*(?:%|por\s*cento|pct|anos?\b|mes(?:es)?\b|mezes\b|dias?\b|horas?\b|hs?\b|km\b|x\b|vezes\b|vez\b|parcelas?\b|prestac|dependentes?\b|filh[oa]s?\b|criancas?\b|pessoas?\b|funcionari|empregad|faltas?\b|semanas?\b|ml\b|kg\b|litros?\b|por dia|saque)/y
/** Nouns that "um" counts, instead of being their article. */
const ONE_OF = /\s*(?:dependente|filh[oa]|crianca)\b/y
/** Part of a number that nobody can fill in: "e pouco", "e alguma coisa", "e quebrados". */
const INDEFINITE =
  /(?:\s*(?:reais|conto|mil))?\s+e\s+(?:uns?\s+|umas?\s+|mais\s+)?(?:pouc|algum|tant|quebrad|lascad|trocad|cacetad|bolinh|fracao|qualquer|tal(?![a-z])|vai|la\s+vai|uns\s|umas\s)[a-z]*/y
const DANGLING = /\s+e\s*$/y
const MINIMUM_WAGES = /\s*(?:e\s+(mei[oa])\s+)?(?:salarios?\s+minimos?|minimos?(?=\s+(?:de\s+salario|por\s+mes)))(?![a-z])/y
const WAGES_HALF = /\s+e\s+meio(?![a-z])/y

const at = (form: RegExp, text: string, place: number): RegExpExecArray | null => {
  form.lastIndex = place
  return form.exec(text)
}

const wordAt = (text: string, place: number): string => at(WORD, text, place)?.[0] ?? ''

const isFollowedByUnit = (text: string, place: number): boolean => at(OWN_UNIT, text, place) !== null

interface Part {
  readonly value: number
  readonly end: number
}

/** Hundreds, tens and units in falling order, joined by "e" or nothing. */
function belowThousand(text: string, start: number): Part | null {
  let [value, end, limit] = [0, -1, 1000]
  for (let place = start; limit > 1; ) {
    const word = wordAt(text, place)
    const found = numberWord(word)
    if (!found || found.value >= limit || (found.value === 0 && end !== -1)) break
    value += found.value
    end = place + word.length
    limit = found.takes
    const join = at(JOIN, text, end)
    if (!join) break
    place = end + join[0].length
  }
  return end === -1 ? null : { value, end }
}

/** "mil e duzentos", "um milhão e duzentos mil", "cento e vinte". */
function spelled(text: string, start: number): Part | null {
  const head = /^mil(?![a-z])/.test(text.slice(start, start + 4)) ? { value: 1, end: start } : belowThousand(text, start)
  if (!head) return null
  return scaled(text, head)
}

/** A head with its scale and the rest below it: 2 mil e 500. */
function scaled(text: string, head: Part): Part {
  const scale = at(SCALE, text, head.end)
  if (!scale) return head
  const worth = SCALES[scale[1]!]!
  const whole = { value: head.value * worth, end: head.end + scale[0].length }
  const half = at(HALF, text, whole.end)
  if (half && !isFollowedByUnit(text, whole.end + half[0].length))
    return { value: whole.value + worth / 2, end: whole.end + half[0].length }
  const rest = restBelow(text, whole.end, worth)
  return rest ? { value: whole.value + rest.value, end: rest.end } : whole
}

/** Rest of a number after its scale; a number with a unit of its own is another number: "cinco mil e doze meses". */
function restBelow(text: string, place: number, limit: number): Part | null {
  const join = at(JOIN, text, place)
  if (!join) return null
  const start = place + join[0].length
  const isJoined = join[0].trim() !== ''
  const digits = at(/\d{1,3}(?![\d.,/%]\d|\d|%)/y, text, start)
  const head = digits ? { value: Number(digits[0]), end: start + digits[0].length } : belowThousandOrMil(text, start)
  if (!head) return null
  const rest = limit > 1000 ? scaled(text, head) : head
  if (rest.value >= limit || isFollowedByUnit(text, rest.end)) return null
  return !isJoined && digits && rest.value < 100 ? null : rest
}

const belowThousandOrMil = (text: string, start: number): Part | null =>
  /^mil(?![a-z])/.test(text.slice(start, start + 4)) ? { value: 1, end: start } : belowThousand(text, start)

/** Words before a sum of money, which let spaces group its thousands. */
const BEFORE_MONEY = /\b(?:ganh[a-z]*|receb[a-z]*|salarios?|sal|brut[oa]|liquid[oa]|renda|valor)\s+(?:de\s+|e\s+)?$/

/** Characters before a number that may qualify it. */
const REACH = 60
export const textBefore = (text: string, place: number): string => text.slice(Math.max(0, place - REACH), place)

function digitsAt(text: string, start: number, isPriced: boolean): (Part & { readonly isTangled: boolean }) | null {
  const tangled = at(TANGLED, text, start)
  if (tangled && !at(GROUPED, text, start)) return { value: Number.NaN, end: start + tangled[0].length, isTangled: true }
  const spaced = at(SPACED, text, start)
  if (spaced) {
    const end = start + spaced[0].length
    const [whole = ''] = spaced[0].split(',')
    const before = textBefore(text, start)
    const isOneGroup = whole.indexOf(' ') === whole.lastIndexOf(' ')
    const isSure = isPriced || spaced[1] !== undefined || (isOneGroup && BEFORE_MONEY.test(before)) || at(MONEY, text, end) !== null
    if (isSure || !(isFollowedByUnit(text, end) || /^\s*(?:g|l|m2)\b/.test(text.slice(end, end + 4)))) {
      const value = Number(`${whole.replaceAll(' ', '')}.${spaced[1] ?? '0'}`)
      return { value, end, isTangled: !isSure && /\bde\s+$/.test(before) }
    }
  }
  const match = at(GROUPED, text, start) ?? at(PLAIN, text, start)
  if (!match) return null
  const [whole = ''] = match[0].split(',')
  const bare = match[2] === undefined ? whole.replaceAll('.', '') : whole.split('.')[0]!
  return { value: Number(`${bare}.${match[1] ?? match[2] ?? '0'}`), end: start + match[0].length, isTangled: false }
}

/** "um vírgula nove": the decimals in words. */
function decimals(text: string, head: Part): Part {
  const comma = at(/\s+(?:virgula|ponto)\s+/y, text, head.end)
  const rest = comma && belowThousand(text, head.end + comma[0].length)
  return rest ? { value: Number(`${head.value}.${rest.value}`), end: rest.end } : head
}

/** Words that show a price: "oitenta e nove e noventa" after one of them is 89.90. */
const PRICE = /(?:\bpor cento d[eoa]s?|%\s*d[eoa]s?|%\s*em|\bpor cento em|\bprecos?|\bcust(?:a|ou|o|am)|\bvalor|r\$)\s*(?:e\s+|de\s+)?$/

/** Centavos after a whole amount in words, or after a price. */
function centavos(text: string, head: Part, start: number): Part | null {
  const money = at(MONEY, text, head.end)
  const end = head.end + (money?.[0].length ?? 0)
  const join = at(/\s+e\s+/y, text, end)
  if (!join || head.value >= 1000) return null
  const from = end + join[0].length
  const digits = at(/\d{1,2}(?!\d)/y, text, from)
  const cents = digits ? { value: Number(digits[0]), end: from + digits[0].length } : belowThousand(text, from)
  if (!cents || cents.value >= 100 || isFollowedByUnit(text, cents.end)) return null
  const said = at(/\s*centavos?(?![a-z])/y, text, cents.end)
  const isPrice = money !== null || said !== null || PRICE.test(textBefore(text, start))
  return isPrice ? { value: head.value + cents.value / 100, end: cents.end + (said?.[0].length ?? 0) } : null
}

/** Halves before a scale, a duration or a minimum wage: meio milhão, meio salário mínimo, meia hora. */
const LEADING_HALF = /mei[oa](?=\s+(?:milhao|bilhao|salario\s+minimo|ano\b|mes\b|hora\b))/y

/** @param minimumWage the one of the day, in reais; null when there is none. */
export function figureAt(text: string, start: number, minimumWage: number | null): Figure | null {
  const sign = at(CURRENCY, text, start)
  const place = start + (sign?.[0].length ?? 0)
  const half = sign ? null : at(LEADING_HALF, text, place)
  const digits = half ? null : digitsAt(text, place, sign !== null)
  const word = digits || half ? '' : wordAt(text, place)
  const head = half
    ? { value: 0.5, end: place + half[0].length }
    : (digits ?? (word === 'mil' || numberWord(word) ? spelled(text, place) : null))
  if (!head || (word === 'cento' && head.value === 100) || (word === 'zero' && /^\s+a\s/.test(text.slice(head.end)))) return null
  if (digits?.isTangled) return { end: digits.end, value: Number.NaN, isMoney: false, isUnread: true, wages: null, isArticle: false }
  const whole = digits || half ? scaled(text, head) : decimals(text, head)
  const wages = minimumWage === null || sign ? null : wagesAt(text, whole)
  if (wages)
    return {
      end: wages.end,
      value: roundCents(wages.value * minimumWage!),
      isMoney: true,
      isUnread: false,
      wages: wages.value,
      isArticle: false,
    }
  const cents = centavos(text, whole, place)
  const { value, end } = cents ?? whole
  const isMoney =
    sign?.[0].startsWith('r$') === true || cents !== null || (at(SCALE, text, head.end) !== null && !isFollowedByUnit(text, end))
  const isArticle = (word === 'um' || word === 'uma') && value === 1 && at(ONE_OF, text, end) === null
  const unread = unreadEnd(text, start, end, digits !== null, isArticle)
  return { end: unread ?? end, value: Number(value.toFixed(10)), isMoney, isUnread: unread !== null, wages: null, isArticle }
}

const roundCents = (value: number): number => Math.round(value * 100) / 100

function wagesAt(text: string, { value, end }: Part): Part | null {
  const match = at(MINIMUM_WAGES, text, end)
  if (!match) return null
  const after = at(WAGES_HALF, text, end + match[0].length)
  return { value: value + (match[1] || after ? 0.5 : 0), end: end + match[0].length + (after?.[0].length ?? 0) }
}

/** End of a number that was not read whole; null when it was. */
function unreadEnd(text: string, start: number, end: number, isDigits: boolean, isArticle: boolean): number | null {
  const indefinite = at(INDEFINITE, text, end) ?? (isArticle ? null : at(DANGLING, text, end))
  if (indefinite) return end + indefinite[0].length
  if (isArticle) return null
  const money = at(MONEY, text, end)
  const after = end + (money?.[0].length ?? 0)
  const or = at(/\s+ou\s+(?:r\$\s*)?/y, text, after)
  const other = or && alternativeAt(text, after + or[0].length)
  if (other) return other
  if (/\d\s*(?:reais\s+)?ou\s+(?:r\$\s*)?$/.test(textBefore(text, start))) return end
  if (isFollowedByUnit(text, end) || money) return null
  const next = at(/\s*,?\s+(?:e\s+)?/y, text, end)
  if (!next) return null
  const from = end + next[0].length
  const word = wordAt(text, from)
  const isNumber = word !== 'um' && word !== 'uma' && (word === 'mil' || numberWord(word) !== undefined)
  if (!isNumber || (isDigits && next[0].includes(','))) return null
  const rest = spelled(text, from)
  return rest === null || isFollowedByUnit(text, rest.end) || at(SCALE, text, rest.end) ? null : rest.end
}

/** End of the second of two sums in "2.000 ou 2.300"; null when a unit of its own makes it another number. */
function alternativeAt(text: string, place: number): number | null {
  const second = digitsAt(text, place, false) ?? spelled(text, place)
  if (!second) return null
  const whole = scaled(text, second)
  return isFollowedByUnit(text, whole.end) ? null : whole.end
}

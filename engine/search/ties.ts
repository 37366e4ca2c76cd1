/** Which field each number of a question is of: only where a word beside it, its unit or its grammar ties it there. */
import type { Amount, TypedQuestion } from './mentions.ts'
import { PERIODS, type Slot } from './slots.ts'
import { fit, significantWords } from './words.ts'

/**
 * A round thousand is an amount; any other number of four digits that can be a year is one, where nothing says what it counts and no amount
 * of money is called by the word it adjoins: "salário 1980".
 */
export function isYearFor({ year, value, adjoins, before }: Amount, slots: readonly Slot[]): boolean {
  if (year === null) return false
  const amounts = slots.filter(({ unit }) => unit === 'BRL')
  const called = adjoins && before.length > 0 && amounts.some(({ head }) => fit(before[0]!, head) > MISREAD)
  return amounts.length === 0 || (value % 100 !== 0 && !called)
}

/** A word that only looks like another names no amount. */
const MISREAD = 0.5

interface Match {
  readonly mention: Amount
  readonly slot: Slot
  readonly value: number
  readonly score: number
}

/** What is wished for is the amount of who says so: "dividendos de 55 mil" are not. */
const WISHES = /\b(?:quer[a-z]*|precis[a-z]*|desej[a-z]*|meta|viver|sonho|(?:para|pra) (?:ter|receber|ganhar|tirar|render))\b/
const WISHED = 'desej'

/** "Para ter 50 mil" says what is aimed at: no field of what one has already takes it. */
const GOAL = /\b(?:pra|para) (?:ter|juntar|chegar (?:a|em)|conseguir)\s*$/
const GOALS = /^(?:desej|met|objetiv|alv|liquid|limp|receb|pretend|quer)/

/** "7000 bruto" and "bruto de 7000" say what it is; "líquido de 7000" asks for the net of a gross. */
const GROSS_BEFORE = /\bbrut[oa]s? (?:de |e |= ?)?(?:r\$ ?)?$/
const STANDING_AFTER = /^ (?:reais )?(?:de )?(brut|liquid|limp)[oa]s?\b/
const OPPOSITE: Readonly<Record<string, RegExp>> = { brut: /^(?:liquid|limp)$/, liquid: /^brut$/, limp: /^brut$/ }

/** A gross amount is of no field of the net, nor the other way round. */
function isOpposite({ start, end }: Amount, { roots }: Slot, folded: string): boolean {
  const said = GROSS_BEFORE.test(folded.slice(0, start)) ? 'brut' : (STANDING_AFTER.exec(folded.slice(end))?.[1] ?? '')
  return roots.some((root) => OPPOSITE[said]?.test(root)) && !roots.includes(said)
}

/** A gain or a loss that is called so is of no field that is not: "lucro de 8 mil" is not what was sold. */
const GAINS = /^(?:lucr|prejuiz)/
const isGainElsewhere = ({ before, adjoins, counted }: Amount, { unit, roots }: Slot): boolean =>
  adjoins &&
  counted !== 'percent' &&
  unit === 'BRL' &&
  GAINS.test(before[0] ?? '') &&
  !roots.some((root) => GAINS.test(root) || root === 'ganh' || root === 'result')

/** Whether what an operation is asked with comes at another pace than what was said: of a month's pay, the tax of a year. */
export const comesOtherwise = (amounts: readonly Amount[], slots: readonly Slot[]): boolean => {
  const money = slots.filter(({ unit }) => unit === 'BRL')
  const main = money.find(({ required }) => required) ?? money[0]
  const period = main?.period ?? null
  return period !== null && amounts.some(({ per, counted }) => per !== null && counted !== 'percent' && per !== period)
}

/** Every number with every field it could be of, the likeliest first. */
export function matches(amounts: readonly Amount[], slots: readonly Slot[], { folded }: TypedQuestion): Match[] {
  const wishes = WISHES.test(folded)
  const isGoal = ({ start }: Amount): boolean => GOAL.test(folded.slice(0, start))
  const all = amounts.flatMap((mention) =>
    slots.flatMap((slot) => {
      const fits =
        comesAs(mention, slot, slots, amounts) &&
        isOfKind(mention, slot) &&
        !isOpposite(mention, slot, folded) &&
        !isGainElsewhere(mention, slot) &&
        (!isGoal(mention) || slot.roots.some((root) => GOALS.test(root)))
      const value = fits ? valueFor(mention, slot) : null
      const score = value === null ? 0 : scoreOf(mention, slot, slots, amounts, wishes)
      return value === null || score === 0 ? [] : [{ mention, slot, value, score }]
    }),
  )
  return all
    .filter((one) => !isContested(one, all))
    .sort((a, b) => b.score - a.score || a.mention.start - b.mention.start || slots.indexOf(a.slot) - slots.indexOf(b.slot))
}

/** Named by a word beside it; or the usual field of its kind; 0 where nothing ties the two. */
function scoreOf(mention: Amount, slot: Slot, slots: readonly Slot[], amounts: readonly Amount[], wishes: boolean): number {
  const near = nearness(mention, slot, isOutcome(slot) ? [...slot.own] : slot.roots, slot.own)
  const tied = near >= leastNear(mention, slot) && (slot.required || slot.unit !== 'BRL' || isCalled(mention, slot))
  if (tied && !isByTheWay(mention, slot, slots, amounts)) return 1 + near
  if ((isUsual(slot, slots, mention) || isOnlyOfPeriod(slot, slots, mention)) && (wishes || !slot.roots.includes(WISHED))) return 0.5
  return tied ? 0.4 : 0
}

/** Whether a word beside it is the field's own: of an amount that need not be given, "comprei por 300 mil" says no FGTS used in the purchase. */
const isCalled = (mention: Amount, slot: Slot): boolean => nearness(mention, slot, [...slot.own], slot.own) > 0

/** Two fields that need not be given, named by the same words: children are of the tax and of the family allowance, so neither is meant for sure. */
const isContested = ({ mention, slot, score }: Match, all: readonly Match[]): boolean =>
  slot.field.type === 'integer' &&
  !slot.required &&
  score > 1 &&
  all.some(
    (other) =>
      other.mention === mention && other.slot !== slot && !other.slot.required && other.slot.unit === slot.unit && other.score === score,
  )

/**
 * The only amount of a question is that of the field that must be given, where nothing but what an optional one is of stands beside it: in
 * "IRRF de 7000" no one counts the dependents for the IRRF.
 */
function isByTheWay(mention: Amount, slot: Slot, slots: readonly Slot[], amounts: readonly Amount[]): boolean {
  const isMoney = ({ counted }: Amount): boolean => counted === 'money' || counted === 'plain'
  if (slot.required || !isMoney(mention) || nearness(mention, slot, [slot.head], slot.own) > 0) return false
  // What people call it by, right beside the amount, is as good as its head: "consignado de 15 mil" is what one borrows.
  if (nearness(mention, slot, [...slot.own], slot.own) >= BESIDE) return false
  return amounts.filter(isMoney).length === 1 && slots.some((other) => other !== slot && other.required && other.unit === 'BRL')
}

/**
 * What comes every month goes to a field of every month, where the operation has one, and never to one of a year; beside an amount of every
 * month, one that does not say how often it comes is no amount of a year, nor is one that few would earn in a year.
 */
function comesAs(mention: Amount, slot: Slot, slots: readonly Slot[], amounts: readonly Amount[]): boolean {
  const { per, counted } = mention
  if (counted === 'percent' || slot.unit !== 'BRL') return true
  if (per === null)
    return (
      slot.period !== 'year' ||
      ((!slot.required || mention.value >= LEAST_OF_A_YEAR) &&
        amounts.every((other) => other.counted === 'percent' || other.per !== 'month'))
    )
  if (slot.period !== null) return slot.period === per
  return slot.roots.includes(SALARY) || !slots.some(({ unit, period }) => unit === 'BRL' && period !== null)
}

/**
 * Of a percentage: "100% do CDI" is a part of the CDI, not the CDI of a year; and a rate of tax is only what is called one, since any
 * percentage would fit it.
 */
function isOfKind({ counted, per, partOf, before, after }: Amount, { unit, roots, period }: Slot): boolean {
  if (counted !== 'percent' || unit !== 'percent') return true
  if (partOf && per === null && period !== null) return false
  return roots[0] !== 'aliquot' || [...before, ...after].some((word) => TAX_RATE.test(word))
}

const TAX_RATE = /^(?:aliquot|impost|ir|irrf)$/

/** A bare number is an amount of money where nothing says otherwise: for anything else the word beside it must be the field's. */
const leastNear = ({ counted, value }: Amount, { unit }: Slot): number =>
  counted === 'plain' && unit !== 'currency' && (unit !== 'BRL' || value < MIN_MONEY) ? 0.6 : 0.01

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
function nearness(
  { before, after, joined, partOf, adjoins, counted }: Amount,
  { unit }: Slot,
  roots: readonly string[],
  own: ReadonlySet<string>,
): number {
  const named = (word: string): number => Math.max(0, ...roots.map((root) => loosely(word, root) * (own.has(root) ? 1 : OF_OTHERS)))
  const beside = (words: readonly string[], weight: number): number =>
    words.filter((word) => !PERIODS.has(word)).reduce((most, word, index) => Math.max(most, (weight / (index + 1)) * named(word)), 0)
  const measured = /^(?:BRL|percent|currency)/.test(unit)
  const whole = counted === 'percent' && partOf
  const [next, last] = [beside(after, whole ? 0.5 : joined || !measured ? 1 : 0.6), beside(before, adjoins ? ADJOINING : 0.9)]
  return Math.max(next, last) + Math.min(next, last) / 4
}

/** What a field is of names it less than what it is: the "custo do que foi vendido" is a cost. */
const OF_OTHERS = 0.7

/** As near as the word right before an amount. */
const BESIDE = 0.9

/** "LCI de 85%": what a number adjoins names it before anything after it does. */
const ADJOINING = 1.05

/** Among the few fields of one unit a verb is known by its stem: vendendo is of the days sold (vendidos). */
const loosely = (word: string, root: string): number =>
  fit(word, root) || (word.length >= 6 && root.length >= 5 && word.slice(0, STEM) === root.slice(0, STEM) ? LOOSE : 0)

const STEM = 4
const LOOSE = 0.5

/**
 * The field a number of its kind is of when no word says which: the first that must be given, or of amounts the first where none must. A
 * small number that nothing calls money is no amount of it, and what comes every month is only of what does.
 */
function isUsual(slot: Slot, slots: readonly Slot[], { counted, value, per }: Amount): boolean {
  const kind = counted === 'plain' ? 'money' : counted
  if (slot.unit === 'BRL' && counted === 'plain' && value < MIN_MONEY) return false
  if (kind === 'money' && isOutcome(slot)) return false
  if (slot.unit === 'BRL' && per !== null && slot.period !== per && !slot.roots.includes(SALARY)) return false
  const alike = slots.filter(({ unit, field }) =>
    kind === 'money'
      ? unit === 'BRL' || unit === 'currency'
      : field.type !== 'string' && (unit === kind || (unit === 'months' && kind === 'years') || (unit === 'years' && kind === 'months')),
  )
  // Beside a list that must be given, an amount that need not be is by the way.
  if (slot.besideList && !slot.required) return false
  const [only, other] = alike
  const term = only && !other && TERMS.has(only.head) ? only : undefined
  return slot === (alike.find(({ required }) => required) ?? (kind === 'money' ? only : term))
}

/** What comes of an amount, and need not be given, is only what is called so: "CDB de 100 mil" is no yield of 100 thousand. */
const isOutcome = ({ required, head }: Slot): boolean => !required && OUTCOMES.has(head)

const OUTCOMES: ReadonlySet<string> = new Set(['rendimento', 'lucro', 'ganho', 'juros', 'imposto', 'prejuízo'].flatMap(significantWords))

/** "300 por mês" is of the only amount that comes every month. */
function isOnlyOfPeriod(slot: Slot, slots: readonly Slot[], { per, counted }: Amount): boolean {
  if (per === null || counted === 'percent' || slot.unit !== 'BRL' || slot.period !== per) return false
  return slots.every((other) => other === slot || other.unit !== 'BRL' || other.period !== per)
}

/** The only stretch of time an operation asks for is tied by its unit. */
const TERMS: ReadonlySet<string> = new Set(['praz', 'temp', 'mes', 'ano', 'dia'])
/** Under this a bare number is a count, a day or a name (13 proporcional, 50 30 20). */
const MIN_MONEY = 100
/** What a whole year is asked about by, where nobody says how often it comes: less is a month's. */
const LEAST_OF_A_YEAR = 15_000
const SALARY = 'salari'

/** Assigns the numbers of a question to fields, only by a neighboring word, the unit or the grammar. */
import type { Amount, TypedQuestion } from './mentions.ts'
import { PERIODS, type Slot } from './slots.ts'
import { fit, significantWords } from './words.ts'

/**
 * A round thousand is an amount; another four-digit number is a year when it has no unit and no amount field is named by the adjoining
 * word: "salário 1980".
 */
export function isYearFor({ year, value, adjoins, before }: Amount, slots: readonly Slot[]): boolean {
  if (year === null) return false
  const amounts = slots.filter(({ unit }) => unit === 'BRL')
  const called = adjoins && before.length > 0 && amounts.some(({ head }) => fit(before[0]!, head) > MISREAD)
  return amounts.length === 0 || (value % 100 !== 0 && !called)
}

/** Maximum similarity of a word that only resembles another; it names no amount. */
const MISREAD = 0.5

interface Match {
  readonly mention: Amount
  readonly slot: Slot
  readonly value: number
  readonly score: number
}

/** Verbs of wishes: the amount is the target of the user, unlike in "dividendos de 55 mil". */
const WISHES = /\b(?:quer[a-z]*|precis[a-z]*|desej[a-z]*|meta|viver|sonho|(?:para|pra) (?:ter|receber|ganhar|tirar|render))\b/
const WISHED = 'desej'

/** "Para ter 50 mil" is a goal: it does not fill a field of what the user already has. */
const GOAL = /\b(?:pra|para) (?:ter|juntar|chegar (?:a|em)|conseguir)\s*$/
const GOALS = /^(?:desej|met|objetiv|alv|liquid|limp|receb|pretend|quer)/

/** "7000 bruto" and "bruto de 7000" qualify the amount; "líquido de 7000" asks for the net of a gross. */
const GROSS_BEFORE = /\bbrut[oa]s? (?:de |e |= ?)?(?:r\$ ?)?$/
const STANDING_AFTER = /^ (?:reais )?(?:de )?(brut|liquid|limp)[oa]s?\b/
const OPPOSITE: Readonly<Record<string, RegExp>> = { brut: /^(?:liquid|limp)$/, liquid: /^brut$/, limp: /^brut$/ }

/** A gross amount never fills a net field, nor the reverse. */
function isOpposite({ start, end }: Amount, { roots }: Slot, folded: string): boolean {
  const said = GROSS_BEFORE.test(folded.slice(0, start)) ? 'brut' : (STANDING_AFTER.exec(folded.slice(end))?.[1] ?? '')
  return roots.some((root) => OPPOSITE[said]?.test(root)) && !roots.includes(said)
}

/** An amount named as gain or loss fills only such a field: "lucro de 8 mil" is not revenue. */
const GAINS = /^(?:lucr|prejuiz)/
const isGainElsewhere = ({ before, adjoins, counted }: Amount, { unit, roots }: Slot): boolean =>
  adjoins &&
  counted !== 'percent' &&
  unit === 'BRL' &&
  GAINS.test(before[0] ?? '') &&
  !roots.some((root) => GAINS.test(root) || root === 'ganh' || root === 'result')

/** True when the operation's main amount has a different period from the question's: the yearly tax for monthly pay. */
export const comesOtherwise = (amounts: readonly Amount[], slots: readonly Slot[]): boolean => {
  const money = slots.filter(({ unit }) => unit === 'BRL')
  const main = money.find(({ required }) => required) ?? money[0]
  const period = main?.period ?? null
  return (
    period !== null &&
    amounts.some(
      ({ per, counted, isWage, value }) =>
        (isWage && period === 'year' && value < LEAST_OF_A_YEAR) || (per !== null && counted !== 'percent' && per !== period),
    )
  )
}

/** Candidate pairs of number and field, best first. */
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

/** Score of a pair: named by a neighboring word, or the usual field of its unit; 0 when nothing links the two. */
function scoreOf(mention: Amount, slot: Slot, slots: readonly Slot[], amounts: readonly Amount[], wishes: boolean): number {
  const known = scoreOfCount(mention, slot, slots)
  if (known !== null) return known
  const near = nearness(mention, slot, isOutcome(slot) ? [...slot.own].filter((root) => root !== TAX) : slot.roots, slot.own)
  const tied = near >= leastNear(mention, slot) && (slot.required || slot.unit !== 'BRL' || isCalled(mention, slot))
  if (tied && !isByTheWay(mention, slot, slots, amounts)) return 1 + near
  if ((isDefaultField(slot, slots, mention, amounts) || isOnlyOfPeriod(slot, slots, mention)) && (wishes || !slot.roots.includes(WISHED)))
    return 0.5
  return tied ? 0.4 : 0
}

/** Stems of the fields that count years of contribution and of age. */
const [CONTRIBUTION, AGE] = ['contribuica', 'idad'] as const
const COUNT_OF: Readonly<Record<NonNullable<Amount['service']>, (slot: Slot) => boolean>> = {
  contribution: ({ roots, unit }) => roots.includes(CONTRIBUTION) && unit === 'years',
  work: ({ name }) => name === 'months_worked' || name === 'full_years',
  rural: ({ name }) => name === 'rural_months',
}
const isAge = ({ name, roots }: Slot): boolean => name === 'age' || name === 'current_age' || (roots[0] === AGE && roots.length === 1)

/** Score of a number that says what it counts: years of contribution, an age, children; null when the words beside it decide. */
function scoreOfCount(mention: Amount, slot: Slot, slots: readonly Slot[]): number | null {
  const { service, counted, after } = mention
  if (service !== null && slots.some(COUNT_OF[service])) return COUNT_OF[service](slot) ? 3 : 0
  if (counted === 'years' && service === null && slots.some(isAge)) return isAge(slot) ? 2.5 : null
  if (counted === 'plain' && /^filh/.test(after[0] ?? '')) {
    const children = slots.find(({ name, required }) => name === 'children' && required) ?? slots.find(({ name }) => name === 'dependents')
    if (children) return children === slot ? 3 : 0
  }
  return null
}

/**
 * True when a neighboring word names the field itself: for an optional amount, "comprei por 300 mil" does not mean FGTS used in the
 * purchase.
 */
const isCalled = (mention: Amount, slot: Slot): boolean => nearness(mention, slot, [...slot.own], slot.own) > 0

/** Optional fields matched by the same words are ambiguous: children count for both the tax and the family allowance. */
const isContested = ({ mention, slot, score }: Match, all: readonly Match[]): boolean =>
  slot.field.type === 'integer' &&
  !slot.required &&
  score > 1 &&
  all.some(
    (other) =>
      other.mention === mention && other.slot !== slot && !other.slot.required && other.slot.unit === slot.unit && other.score === score,
  )

/**
 * A single amount belongs to the required field unless the head of an optional field is beside it: "IRRF de 7000" does not count dependents
 * for the IRRF.
 */
function isByTheWay(mention: Amount, slot: Slot, slots: readonly Slot[], amounts: readonly Amount[]): boolean {
  const isMoney = ({ counted }: Amount): boolean => counted === 'money' || counted === 'plain'
  if (slot.required || !isMoney(mention) || (slot.head !== TAX && nearness(mention, slot, [slot.head], slot.own) > 0)) return false
  // A synonym right beside the amount is as good as the head: "consignado de 15 mil" is a loan amount.
  if (nearness(mention, slot, [...slot.own], slot.own) >= BESIDE) return false
  return amounts.filter(isMoney).length === 1 && slots.some((other) => other !== slot && other.required && other.unit === 'BRL')
}

/**
 * A monthly amount fills a monthly field when there is one, never a yearly one. Beside a monthly amount, one without a period is not
 * yearly; neither is one too small for a year's income.
 */
function comesAs(mention: Amount, slot: Slot, slots: readonly Slot[], amounts: readonly Amount[]): boolean {
  const { per, counted } = mention
  if (per === 'day' || slot.period === 'day') return per === slot.period || (per === null && counted !== 'percent')
  if (counted === 'percent' || slot.unit !== 'BRL') return true
  if (per === null) {
    if (slot.period !== 'year') return true
    if (mention.isWage) return mention.value >= LEAST_OF_A_YEAR
    return (
      (!slot.required || mention.value >= LEAST_OF_A_YEAR) && amounts.every((other) => other.counted === 'percent' || other.per !== 'month')
    )
  }
  if (slot.period !== null) return slot.period === per
  return slot.roots.includes(SALARY) || !slots.some(({ unit, period }) => unit === 'BRL' && period !== null)
}

/** Percentages: "100% do CDI" is a share of the CDI, not its yearly rate; a tax rate must be named, since any percentage would fit it. */
function isOfKind({ counted, per, partOf, before, after }: Amount, { unit, roots, period }: Slot): boolean {
  if (counted !== 'percent' || unit !== 'percent') return true
  if (partOf && per === null && period !== null) return false
  return roots[0] !== 'aliquot' || [...before, ...after].some((word) => TAX_RATE.test(word))
}

const TAX_RATE = /^(?:aliquot|impost|ir|irrf)$/

/** Minimum word match: a bare number defaults to money; any other unit needs a neighboring word of the field. */
const leastNear = ({ counted, value }: Amount, { unit }: Slot): number =>
  counted === 'plain' && unit !== 'currency' && (unit !== 'BRL' || value < MIN_MONEY) ? 0.6 : 0.01

/** The number converted to the field's unit; null for an incompatible unit. */
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
 * Match between a field's words and those beside the number. Counted nouns follow the number ("2 dependentes", "60 mil de entrada");
 * measured ones precede it ("entrada 60 mil").
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

/** Weight of a field's modifier compared with its head: the "custo do que foi vendido" is a cost. */
const OF_OTHERS = 0.7

/** Score of the word right before an amount. */
const BESIDE = 0.9

/** "LCI de 85%": an adjoining preceding word outweighs any following one. */
const ADJOINING = 1.05

/** Compares verbs by stem among the few fields of one unit: vendendo matches vendidos, the days sold. */
const loosely = (word: string, root: string): number =>
  fit(word, root) || (word.length >= 6 && root.length >= 5 && word.slice(0, STEM) === root.slice(0, STEM) ? LOOSE : 0)

const STEM = 4
const LOOSE = 0.5

/**
 * True for the default field of an unnamed number: the first required one of its unit, or the only amount when none is required. A small
 * number without a currency is not money, and a monthly amount only fills a monthly field.
 */
function isDefaultField(slot: Slot, slots: readonly Slot[], { counted, value, per }: Amount, amounts: readonly Amount[]): boolean {
  const kind = counted === 'plain' ? 'money' : counted
  if (slot.unit === 'BRL' && counted === 'plain' && value < MIN_MONEY) return false
  if (kind === 'money' && isOutcome(slot)) return false
  if (slot.unit === 'BRL' && per !== null && slot.period !== per && !slot.roots.includes(SALARY)) return false
  const alike = slots.filter(({ unit, field }) =>
    kind === 'money'
      ? unit === 'BRL' || unit === 'currency'
      : field.type !== 'string' && (unit === kind || (unit === 'months' && kind === 'years') || (unit === 'years' && kind === 'months')),
  )
  // Beside a required list, an optional amount is incidental.
  if (slot.besideList && !slot.required) return false
  const [only, other] = alike
  const unset = alike.filter(({ field }) => field.default === undefined)
  const isPerDay = kind === 'days' && amounts.some(({ per }) => per === 'day') && slots.some(({ period }) => period === 'day')
  const isOnlyHours = kind === 'hours' && amounts.filter((mention) => mention.counted === 'hours').length === 1
  const term =
    only && !other && TERMS.has(only.head)
      ? only
      : isPerDay
        ? unset[0]
        : isOnlyHours
          ? alike.find(({ field }) => field.default === 0)
          : undefined
  return slot === (alike.find(({ required }) => required) ?? (kind === 'money' ? only : term))
}

/** An optional result amount must be named: "CDB de 100 mil" is not a yield of 100 thousand. */
const isOutcome = ({ required, head }: Slot): boolean => !required && OUTCOMES.has(head)

const OUTCOMES: ReadonlySet<string> = new Set(['rendimento', 'lucro', 'ganho', 'juros', 'imposto', 'prejuízo'].flatMap(significantWords))

/** "300 por mês" fills the only monthly amount. */
function isOnlyOfPeriod(slot: Slot, slots: readonly Slot[], { per, counted }: Amount): boolean {
  if (per === null || counted === 'percent' || slot.unit !== 'BRL' || slot.period !== per) return false
  return slots.every((other) => other === slot || other.unit !== 'BRL' || other.period !== per)
}

/** The tax of an operation's name is no amount already paid: "imposto de renda de 7 mil". */
const TAX = 'impost'

/** An operation's only duration field is identified by its unit. */
const TERMS: ReadonlySet<string> = new Set(['praz', 'temp', 'mes', 'ano', 'dia'])
/** A smaller bare number is a count, a day or a name (13 proporcional, 50 30 20). */
const MIN_MONEY = 100
/** Minimum for an amount without a period to be yearly; a smaller one is monthly. */
const LEAST_OF_A_YEAR = 15_000
const SALARY = 'salari'

/** Presets: the items of a usual claim, with their reflexes. */

import { addDays, type Day, dayOf, earlier, later, yearOf } from '../../core/day.ts'
import { percent, type Ratio } from '../../core/ratio.ts'
import { say } from '../../core/text/sentence.ts'
import { fraction, plain, whole } from '../../domains/court/rules/amounts.ts'
import { yearEnd } from '../../domains/court/rules/vacation-periods.ts'
import type { AskedItem, ByMonth, ChargesInput, ClaimInput, ItemInput, Loose, Preset, ReflexInput, VacationInput } from '../input.ts'
import { exact, exactPercent, type Session } from '../session.ts'
import type { Contract } from './contract.ts'
import { payHistories } from './pay.ts'
import type { ExpandedItem } from './settle.ts'

interface Expansion {
  readonly session: Session
  readonly contract: Contract
  readonly input: ClaimInput
  readonly vacations: readonly VacationInput[]
  readonly asked: AskedItem
}

const NO_CHARGES: ChargesInput = { inss: false, fgts: false, income_tax: false, alimony: false, private_pension: false }
const PAY_CHARGES: ChargesInput = { ...NO_CHARGES, inss: true, fgts: true, income_tax: true, alimony: true }
const NOTICE_CHARGES: ChargesInput = { ...NO_CHARGES, fgts: true }

/** An item with the defaults of a request. */
const DEFAULTS: Omit<ItemInput, 'id'> = {
  kind: 'calculated',
  nature: 'common',
  when: 'monthly',
  base_prorate: false,
  base_items: [],
  multiplier: 1,
  quantity_prorate: false,
  double: false,
  prorate: false,
  paid_prorate: false,
  exclude: [],
  zero_negative: true,
  principal: true,
  interest_from: 'due',
  variable: false,
  charges: NO_CHARGES,
  feeds: { items: 'difference', reflexes: 'difference' },
}

const REFLEX: Omit<ReflexInput, 'of'> = { by: 'monthly', window: 'year', fraction: 'keep' }

type Draft = Partial<Omit<ItemInput, 'id'>> & { readonly id: string }

const built = (draft: Draft): ItemInput => ({ ...DEFAULTS, ...draft })

/** Fields that a preset reads and an item does not have. */
const PRESET_FIELDS = new Set([
  'preset',
  'pay',
  'percent',
  'hours',
  'clock_hours',
  'peer_pay',
  'days',
  'omit',
  'day',
  'of',
  'acquired',
  'reflexes',
])

export function expandItems(session: Session, contract: Contract, input: ClaimInput, vacations: readonly VacationInput[]): ExpandedItem[] {
  const items = input.items.flatMap((asked): ExpandedItem[] => {
    if (asked.preset === undefined) return [{ input: plainItem(session, asked), preset: undefined }]
    const of = { session, contract, input, vacations, asked }
    const made = PRESET_ITEMS[asked.preset](of)
    const kept =
      asked.reflexes === undefined ? made : made.filter((each, index) => index === 0 || each.kind !== 'reflex' || keepsReflex(asked, each))
    return kept.map((each, index) => ({ input: overridden(session, asked, each, index), preset: asked.preset }))
  })
  const paid = new Map(input.payments.flatMap((each) => (each.of === undefined ? [] : [[each.of, each] as const])))
  for (const [id] of paid) if (!items.some((each) => each.input.id === id)) session.refuse('payments', say`of: não há o item "${id}"`)
  const withPaid = items.map(({ input: item, preset }) => {
    const payment = paid.get(item.id)
    return { input: payment ? { ...item, paid: { [payment.day.slice(0, 7)]: payment.amount } } : item, preset }
  })
  if (withPaid.length > MAX_ITEMS) session.refuse('items', say`passam de ${MAX_ITEMS} depois dos modelos`)
  return withPaid
}

const MAX_ITEMS = 120

const keepsReflex = ({ id, reflexes }: AskedItem, item: ItemInput): boolean => reflexes!.some((name) => item.id === `${id}.${name}`)

/** Fields of an object that have a value. */
function told<T extends object>(fields: Loose<T> | undefined): Partial<T> {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>
}

function plainItem(session: Session, asked: AskedItem): ItemInput {
  const unread = Object.entries(asked).find(([key, value]) => PRESET_FIELDS.has(key) && value !== undefined)?.[0]
  if (unread) session.refuse('items', say`${asked.id}: ${unread} vale só com preset`)
  const { charges, feeds, reflex, preset: _preset, ...own } = asked
  const item = built({
    ...told(own),
    id: asked.id,
    charges: { ...NO_CHARGES, ...told(charges) },
    feeds: { ...DEFAULTS.feeds, ...told(feeds) },
    ...(reflex && { reflex: { ...REFLEX, of: [], ...told(reflex) } }),
  })
  return refusedUnless(session, asked.occurrences && asked.kind === undefined ? { ...item, kind: 'given' } : item)
}

function refusedUnless(session: Session, item: ItemInput): ItemInput {
  if (item.kind === 'reflex' && (item.reflex?.of.length ?? 0) === 0)
    session.refuse('items', say`${item.id}: o reflexo precisa de reflex.of`)
  if (item.occurrences) return item
  if (item.kind === 'calculated' && item.base === undefined && item.base_items.length === 0)
    session.refuse('items', say`${item.id}: informe base, base_items, amount, occurrences ou reflex`)
  if (item.kind === 'given' && item.amount === undefined) session.refuse('items', say`${item.id}: informe amount ou occurrences`)
  return item
}

/** Fields typed beside a preset override its main item. */
function overridden(session: Session, asked: AskedItem, item: ItemInput, index: number): ItemInput {
  if (index > 0) return item
  const ownFields = Object.entries(asked).filter(([key, value]) => !PRESET_FIELDS.has(key) && value !== undefined)
  // The amount of the fine of art. 467 is the disputed sum, of which the item is half.
  const typed = Object.fromEntries(ownFields.filter(([key]) => key !== 'amount' || asked.preset !== 'fine_467'))
  const { charges, feeds, reflex } = asked
  return refusedUnless(session, {
    ...item,
    ...(typed as Partial<ItemInput>),
    charges: { ...item.charges, ...told(charges) },
    feeds: { ...item.feeds, ...told(feeds) },
    ...(item.reflex && { reflex: { ...item.reflex, ...told(reflex) } }),
  })
}

const period = ({ contract, asked }: Expansion): { from: Day; to: Day } => ({
  from: later(asked.from ?? contract.claimedFrom, contract.claimedFrom),
  to: asked.to ?? contract.end,
})

/** History that a monthly preset reads: the one named, the only one, or `salary`. */
function historyOf({ session, input, asked }: Expansion): string {
  const ids = input.pay.map(({ id }) => id)
  const named = asked.pay ?? (ids.length === 1 ? ids[0] : ids.includes('salary') ? 'salary' : undefined)
  if (named === undefined || !ids.includes(named))
    return session.refuse('pay', say`o modelo ${asked.preset!} lê um histórico de salários: informe pay, ou o id em pay do item`)
  return named
}

/** Last pay of the contract, or of the last month told. */
function lastPayBase(of: Expansion): 'last_pay' | readonly string[] {
  if (of.contract.input.last_pay !== undefined) return 'last_pay'
  return [historyOf(of)]
}

/** One third more, to the sixteenth decimal. */
const FOUR_THIRDS = 4 / 3

type Average = 'average_quantity' | 'average_value'

/** 13th, vacation and notice on an item of every month. */
function reflexesOn({ contract, asked }: Expansion, by: Average, { from, to }: { from: Day; to: Day }): Draft[] {
  const { id } = asked
  const of = { ...REFLEX, of: [id], by }
  const items: Draft[] = [
    {
      id: `${id}.thirteenth`,
      kind: 'reflex',
      nature: 'thirteenth',
      when: 'december',
      from,
      to,
      divisor: 12,
      quantity: 'twelfths',
      charges: PAY_CHARGES,
      reflex: { ...of, window: 'year' },
    },
    {
      id: `${id}.vacation`,
      kind: 'reflex',
      nature: 'vacation',
      when: 'acquisition',
      from,
      to,
      multiplier: FOUR_THIRDS,
      divisor: 12,
      quantity: 'twelfths',
      charges: PAY_CHARGES,
      reflex: { ...of, window: 'acquisition' },
    },
  ]
  if (contract.dismissal === undefined) return items
  return [
    ...items,
    {
      id: `${id}.notice`,
      kind: 'reflex',
      nature: 'notice',
      when: 'dismissal',
      from,
      to,
      divisor: 30,
      quantity: 'notice_days',
      charges: NOTICE_CHARGES,
      reflex: { ...of, window: 'last_12' },
    },
  ]
}

/** Day from which the rest on overtime reflects further (OJ 394 of the SbDI-1, binding appeal of 2023). */
const REST_REFLECTS_FROM: Day = '2023-03-20'

function onHours(of: Expansion, main: Partial<ItemInput>): ItemInput[] {
  const { asked } = of
  const between = period(of)
  const item: Draft = {
    id: asked.id,
    ...between,
    base: [historyOf(of)],
    divisor: 'monthly_hours',
    quantity_prorate: true,
    charges: PAY_CHARGES,
    feeds: { items: 'difference', reflexes: 'due' },
    ...main,
  }
  const restId = `${asked.id}.rest`
  const rest: Draft = {
    id: restId,
    kind: 'reflex',
    ...between,
    divisor: 'working_days',
    quantity: 'rests_and_holidays',
    charges: PAY_CHARGES,
    reflex: { ...REFLEX, of: [asked.id] },
  }
  const more = between.to >= REST_REFLECTS_FROM ? onRest(of, restId, { from: later(between.from, REST_REFLECTS_FROM), to: between.to }) : []
  return [item, rest, ...reflexesOn(of, 'average_quantity', between), ...more].map(built)
}

/** Reflexes of the rest earned from March 2023 on, by the mean of its values. */
const onRest = (of: Expansion, id: string, between: { from: Day; to: Day }): Draft[] =>
  reflexesOn({ ...of, asked: { ...of.asked, id } }, 'average_value', between)

const factorOf = (asked: AskedItem, usual: number): number => plain(whole(1).plus(exactPercent(asked.percent ?? usual)))

function hoursOf({ session, asked }: Expansion): number | ByMonth {
  if (asked.hours === undefined) return session.refuse('items', say`${asked.id}: hours é necessário`)
  return asked.hours
}

/** Clock hours of the night count 8 for each 7 (CLT, art. 73, § 1). */
function nightHours(of: Expansion): number | ByMonth {
  const { clock_hours: clock } = of.asked
  if (clock === undefined) return hoursOf(of)
  const reduced = (hours: number): number => plain(exact(hours).times(fraction(8, 7)))
  return typeof clock === 'number'
    ? reduced(clock)
    : Object.fromEntries(Object.entries(clock).map(([month, hours]) => [month, reduced(hours)]))
}

function premium(of: Expansion, main: Partial<ItemInput>, usual: number): ItemInput[] {
  const between = period(of)
  const item: Draft = {
    id: of.asked.id,
    ...between,
    base_prorate: true,
    multiplier: plain(percent(of.asked.percent ?? usual)),
    charges: PAY_CHARGES,
    feeds: { items: 'difference', reflexes: 'due' },
    ...main,
  }
  return [item, ...reflexesOn(of, 'average_value', between)].map(built)
}

/** Pay of a peer by month, less the pay received. */
function payDifference(of: Expansion): ItemInput[] {
  const { asked, input, session } = of
  const between = period(of)
  const peer = asked.peer_pay
  if (peer === undefined && asked.base === undefined) return session.refuse('items', say`${asked.id}: informe peer_pay ou base`)
  const own = historyOf(of)
  const history = input.pay.find(({ id }) => id === own)!
  const item: Draft = {
    id: asked.id,
    ...between,
    charges: PAY_CHARGES,
    feeds: { items: 'difference', reflexes: 'difference' },
    paid: { base: [own], prorate: !history.prorate },
    ...(peer === undefined ? { base: asked.base! } : { kind: 'given' as const, amount: peer, prorate: true }),
  }
  return [item, ...reflexesOn(of, 'average_value', between)].map(built)
}

const MEAL_BREAK_CHANGED: Day = '2017-11-11'

/** Before the reform the whole hour was pay, with reflexes; from it the minutes lost are an indemnity. */
function mealBreak(of: Expansion): ItemInput[] {
  const { from, to } = period(of)
  const hours = hoursOf(of)
  const item = (id: string, first: Day, last: Day, charges: ChargesInput): Draft => ({
    id,
    from: first,
    to: last,
    base: [historyOf(of)],
    divisor: 'monthly_hours',
    multiplier: factorOf(of.asked, 50),
    quantity: hours,
    quantity_prorate: true,
    charges,
    feeds: { items: 'difference', reflexes: 'due' },
  })
  const before = earlier(to, addDays(MEAL_BREAK_CHANGED, -1))
  const older: Draft[] =
    from <= before ? [item(of.asked.id, from, before, PAY_CHARGES), ...reflexesOn(of, 'average_quantity', { from, to: before })] : []
  const newer =
    to >= MEAL_BREAK_CHANGED
      ? [item(older.length > 0 ? `${of.asked.id}.indemnity` : of.asked.id, later(from, MEAL_BREAK_CHANGED), to, NO_CHARGES)]
      : []
  if (older.length > 0 && newer.length > 0)
    of.session.warn('O intervalo muda em 11/11/2017: antes a hora inteira com reflexos, depois só o suprimido, sem eles.')
  return [...older, ...newer].map(built)
}

function severance(of: Expansion): ItemInput[] {
  const { asked, contract, session } = of
  const { dismissal } = contract
  if (dismissal === undefined) return session.refuse('contract.dismissal', say`é necessário para o modelo ${asked.preset!}`)
  const base = lastPayBase(of)
  const { id } = asked
  const common = { from: later(contract.claimedFrom, contract.admission), to: dismissal, base }
  const items: Draft[] = [
    { id: `${id}.balance`, ...common, when: 'dismissal', base_prorate: true, charges: PAY_CHARGES },
    { id: `${id}.notice`, ...common, when: 'dismissal', nature: 'notice', divisor: 30, quantity: 'notice_days', charges: NOTICE_CHARGES },
    {
      id: `${id}.thirteenth`,
      ...common,
      from: later(common.from, dayOf(yearOf(dismissal), 1, 1)),
      when: 'december',
      nature: 'thirteenth',
      divisor: 12,
      quantity: 'twelfths',
      charges: PAY_CHARGES,
    },
    {
      id: `${id}.vacation`,
      ...common,
      from: dismissal,
      when: 'acquisition',
      nature: 'vacation',
      multiplier: FOUR_THIRDS,
      divisor: 12,
      quantity: 'twelfths',
    },
  ]
  const omitted = new Set((asked.omit ?? []).map((name) => `${id}.${name}`))
  return items.filter((each) => !omitted.has(each.id)).map(built)
}

/** Vacation granted late, paid again (CLT, art. 137): every acquisition whose grant period ended in the contract. */
function doubledVacation(of: Expansion): ItemInput[] {
  const { asked, contract, vacations, session } = of
  const late = vacations.filter((each) => {
    const grantTo = each.grant_to ?? yearEnd(addDays(each.acquired_to, 1))
    return asked.acquired ? asked.acquired.includes(each.acquired_from) : grantTo < contract.end && each.days > 0
  })
  if (late.length === 0) session.warn('Nenhum período de férias venceu dentro do contrato: o modelo vacation_double não gerou valores.')
  const pay = lastPayAmount(of)
  const occurrences = late.map((each) => {
    const day = contract.dismissal ?? each.grant_to ?? yearEnd(addDays(each.acquired_to, 1))
    return { from: day, to: day, due: plain(pay.times(fraction(4, 3)).times(whole(2))), paid: 0 }
  })
  return [built({ id: asked.id, kind: 'given', nature: 'vacation', when: 'acquisition', occurrences })]
}

function lastPayAmount(of: Expansion): Ratio {
  const typed = of.contract.input.last_pay
  if (typed !== undefined) return exact(typed)
  const months = payHistories(of.session, of.input).get(historyOf(of))!.months
  return months.get([...months.keys()].sort((a, b) => a - b).at(-1)!)!
}

function thirteenths(of: Expansion): ItemInput[] {
  const { from, to } = period(of)
  return [
    built({
      id: of.asked.id,
      from,
      to,
      when: 'december',
      nature: 'thirteenth',
      base: lastPayBase(of),
      divisor: 12,
      quantity: 'twelfths',
      charges: PAY_CHARGES,
    }),
  ]
}

function onDismissalOnly(of: Expansion, amount: Partial<ItemInput>): ItemInput[] {
  const { contract, session, asked } = of
  if (contract.dismissal === undefined) return session.refuse('contract.dismissal', say`é necessário para o modelo ${asked.preset!}`)
  return [built({ id: asked.id, when: 'dismissal', from: contract.admission, to: contract.dismissal, ...amount })]
}

function halfOf(of: Expansion): ItemInput[] {
  const { asked, session } = of
  if (asked.of) {
    const halves = asked.of.map((item) => ({ item, whole: false }))
    return onDismissalOnly(of, { nature: 'notice', base_items: halves, multiplier: 0.5 })
  }
  if (typeof asked.amount !== 'number') return session.refuse('items', say`${asked.id}: informe amount ou of`)
  return onDismissalOnly(of, { kind: 'given', nature: 'notice', amount: plain(exact(asked.amount).times(fraction(1, 2))) })
}

function moralDamages(of: Expansion): ItemInput[] {
  const { asked, session } = of
  if (typeof asked.amount !== 'number') return session.refuse('items', say`${asked.id}: amount é necessário`)
  const day = asked.day ?? of.contract.filed
  return [
    built({ id: asked.id, kind: 'given', interest_from: 'filing', occurrences: [{ from: day, to: day, due: asked.amount, paid: 0 }] }),
  ]
}

const PRESET_ITEMS: Readonly<Record<Preset, (of: Expansion) => ItemInput[]>> = {
  overtime: (of) => onHours(of, { multiplier: factorOf(of.asked, 50), quantity: hoursOf(of) }),
  night_premium: (of) => onHours(of, { multiplier: plain(exactPercent(of.asked.percent ?? 20)), quantity: nightHours(of) }),
  unhealthy: (of) => premium(of, { base: of.asked.base ?? 'minimum_wage' }, 20),
  hazardous: (of) => premium(of, { base: of.asked.base ?? [historyOf(of)] }, 30),
  pay_difference: payDifference,
  meal_break: mealBreak,
  weekly_rest: (of) => {
    const between = period(of)
    const { days } = of.asked
    if (days === undefined) return of.session.refuse('items', say`${of.asked.id}: days é necessário`)
    const item: Draft = {
      id: of.asked.id,
      ...between,
      base: [historyOf(of)],
      divisor: 30,
      multiplier: 2,
      quantity: days,
      charges: PAY_CHARGES,
    }
    return [
      { ...item, feeds: { items: 'difference' as const, reflexes: 'due' as const } },
      ...reflexesOn(of, 'average_quantity', between),
    ].map(built)
  },
  severance,
  fgts_missing: (of) => {
    if (!of.input.fgts) of.session.refuse('fgts', 'é necessário com o modelo fgts_missing: {} já basta')
    return []
  },
  thirteenth: thirteenths,
  vacation_double: doubledVacation,
  fine_477: (of) => onDismissalOnly(of, { base: lastPayBase(of), nature: 'notice' }),
  fine_467: halfOf,
  moral_damages: moralDamages,
}

/**
 * A check compares the figures of a document with the law of its date, computed from the informed values. It never guesses and never
 * promises.
 */

import * as z from 'zod'
import type { Row } from '../../core/collections/records.ts'
import type { Basis, Law } from '../../core/dated.ts'
import { type Day, inMonthOf, yearOf } from '../../core/day.ts'
import { InvalidInput, LawNotRecorded } from '../../core/errors.ts'
import { absoluteDifference, type Money, sum } from '../../core/money.ts'
import { composed, word } from '../../core/text/language.ts'
import { calendarMonth, joined, type Phrase, samePhrase, say } from '../../core/text/sentence.ts'
import { CheckTally } from '../evaluation/check-tally.ts'
import { Context } from '../evaluation/context.ts'
import { calculationSteps, envelopeBefore, presented, presentedFields, provenanceOf, readings } from '../evaluation/envelope.ts'
import type { Ports } from '../evaluation/ports.ts'
import { disclosedDefaults } from '../input/disclosed-defaults.ts'
import { brl, choice, flag, list, object, text } from '../input/fields.ts'
import { completed, inputLawDay, refusalOf } from '../input/internal-input.ts'
import { presentedLine } from './calculator.ts'
import type { Example, Listing, SeeAlso } from './descriptor.ts'
import {
  type Answer,
  type Definition,
  type ExactInput,
  type InputOf,
  type Projection,
  type Provenance,
  type ResultOf,
  withSchemas,
} from './operation.ts'

const ITEM_VERDICTS = ['matches', 'matches_with_rounding', 'differs', 'not_checkable', 'reference', 'informed_only'] as const
type ItemVerdict = (typeof ITEM_VERDICTS)[number]
const ITEM_WORDS: Readonly<Record<ItemVerdict, string>> = {
  matches: 'Confere',
  matches_with_rounding: 'Confere, com diferença de centavos',
  differs: 'Não confere',
  not_checkable: 'Não deu para conferir',
  reference: 'Não vem neste papel; pela lei',
  informed_only: 'Como veio: não é conferido aqui',
}

const DOCUMENT_VERDICTS = ['consistent', 'partly_checked', 'differs', 'inconclusive'] as const
type DocumentVerdict = (typeof DOCUMENT_VERDICTS)[number]
const DOCUMENT_WORDS: Readonly<Record<DocumentVerdict, string>> = {
  consistent: 'Confere',
  partly_checked: 'Falta uma resposta',
  differs: 'Há diferença',
  inconclusive: 'Não dá para dizer',
}

/** Colour of a verdict; pages and the command line draw it with a word and a shape. */
const SIGNALS = ['agrees', 'doubt', 'differs', 'none'] as const
type Signal = (typeof SIGNALS)[number]
const SIGNAL_WORDS: Readonly<Record<Signal, string>> = { agrees: 'Confere', doubt: 'Dúvida', differs: 'Diferença', none: 'Sem cor' }

const ITEM_SIGNALS: Readonly<Record<ItemVerdict, Signal>> = {
  matches: 'agrees',
  matches_with_rounding: 'agrees',
  differs: 'differs',
  not_checkable: 'doubt',
  reference: 'none',
  informed_only: 'none',
}
const DOCUMENT_SIGNALS: Readonly<Record<DocumentVerdict, Signal>> = {
  consistent: 'agrees',
  partly_checked: 'doubt',
  differs: 'differs',
  inconclusive: 'doubt',
}

const SIDES = ['employee', 'employer', 'treasury'] as const
type Side = (typeof SIDES)[number]
const SIDE_WORDS: Readonly<Record<Side, string>> = { employee: 'O empregado', employer: 'A empresa', treasury: 'O governo' }

/** Rounding tolerance in centavos; a total has this much per part, up to the maximum. */
const TOLERANCE: Money = 10n
const MAX_TOLERANCE: Money = 50n

/** A common payroll error, as data: description, act that contradicts it, and resulting figures. */
export interface Mistake<Facts> {
  readonly id: string
  /** Portuguese continuation of the item's name: "usa a tabela anterior, que já não valia". */
  readonly sentence: string
  readonly law: string
  /** Figures a document with this error contains; empty when the error does not apply. */
  figures(facts: Facts): readonly Money[]
}

export type Cause = Pick<Mistake<never>, 'id' | 'sentence' | 'law'>

/** Errors that produce exactly this figure, in table order: most likely first. */
export function causesOf<Facts>(informed: Money, facts: Facts, mistakes: readonly Mistake<Facts>[]): Cause[] {
  return mistakes.filter((mistake) => mistake.figures(facts).includes(informed)).map(({ id, sentence, law }) => ({ id, sentence, law }))
}

/** An alternative accepted figure, exact or rounded, with the interpretation behind it. */
export interface Reading {
  readonly amount: Money
  readonly how: Phrase
}

export interface CheckedFigure {
  readonly id: string
  readonly label: string
  readonly informed: Money | undefined
  /** True when a whole document lacks the figure, which then counts as zero. */
  readonly absent?: boolean
  /** Party favoured by a figure above the legal one, and by one below. */
  readonly favours: { readonly above: Side; readonly below: Side }
}

export interface ExpectedFigure {
  readonly expected: Money
  /** Formula of the legal amount, as in a step: "R$ 5.000,00 × 8%; palavras". */
  readonly how: Phrase
  /** Other interpretations allowed by law or practice. */
  readonly accepted?: readonly Reading[]
  /** The same calculation with other rounding points. */
  readonly rounded?: readonly Reading[]
  /** Reason why another figure still cannot be called wrong; null when it can. */
  readonly doubt?: (informed: Money) => Phrase | null
  /** Same for a figure that a whole document lacks; replaces `doubt` there. */
  readonly absence?: () => Phrase | null
  readonly causes?: (informed: Money) => readonly Cause[]
  /** Number of figures added in a total. */
  readonly adds?: number
}

export interface CheckItem {
  readonly id: string
  readonly label: string
  readonly informed: Money | null
  readonly expected: Money | null
  readonly difference: Money | null
  readonly verdict: ItemVerdict
  readonly signal: Signal
  /** True when the document lacks the figure and nothing else can be on that side of it. */
  readonly absent: boolean
  readonly why: Phrase
  readonly favours: Side | null
  readonly likelyCause: string | null
  readonly causes: readonly Cause[]
  readonly basis: readonly Basis[]
}

interface Corrected {
  readonly why: Phrase
  readonly items: readonly { readonly id: string; readonly label: string; readonly expected: Money; readonly difference: Money | null }[]
}

/** Question that would settle items of the check. */
interface NextQuestion {
  /** Input that takes the answer. */
  readonly field: string
  readonly question: Phrase
  readonly choices: readonly string[] | null
  /** Reason of the first doubt that it settles. */
  why: Phrase
  readonly unlocks: string[]
}

/** Most questions of one answer. */
const MAX_QUESTIONS = 5

/** `used` is the value for dependent figures: the informed amount, even when it is wrong. */
export interface Examined {
  readonly used: Money | null
  readonly expected: Money | null
  readonly verdict: ItemVerdict | null
}

/** A context that compares figures. Missing law makes an item not checkable instead of throwing. */
export class CheckContext extends Context {
  readonly items: CheckItem[] = []
  readonly notes: Phrase[] = []
  corrected: Corrected | null = null
  /** Questions that would settle an item, first asked first. */
  readonly questions: NextQuestion[] = []
  /** Whole answer, where a sentence of its own replaces the items. */
  said: Phrase | null = null
  /** False when the document may have figures that nobody read: what it lacks is then unknown. */
  whole = true
  /** True for a document read line by line: its answer names the figures that the document need not print. */
  byLines = false
  /** Facts told by the person that a letter repeats: "não tenho outro emprego". */
  readonly told: Phrase[] = []
  /** Checks that an answer of agreement leaves out: "Piso do estado e do sindicato: não conferidos." */
  readonly unchecked: Phrase[] = []
  /** Opening of the letter to a household, in place of the formal one. */
  household = false
  #asked: { readonly field: string; readonly question: Phrase; readonly choices: readonly string[] | null }[] = []
  #firstQuestion: Phrase | null = null
  readonly #totals = new Set<string>()
  #read: Basis[] = []
  #unknown: string | null = null

  /**
   * A document of a later month of the current year is compared with today's law, and the response says it was projected: employers prepare
   * the 13th salary in November. Law of another year is unknown, as is this year's when the table's last review predates it.
   */
  #holdsThisYear({ from, on }: Pick<Projection, 'from' | 'on'>): boolean {
    return from === this.today && yearOf(on) === yearOf(this.today)
  }

  override law<T>(law: Law<T>, on: Day = this.day): T {
    const value = super.law(law, on)
    const version = law.at(on)
    this.#reading(law.basis(version))
    const from = law.projectedFrom(version, on, this.today)
    if (from !== null && !this.#holdsThisYear({ from, on })) this.#unknown = law.title
    return value
  }

  protected override mergeProvenance(footing: Provenance): void {
    super.mergeProvenance(footing)
    for (const basis of footing.basis) this.#reading(basis)
    const projected = footing.projected.find((entry) => !this.#holdsThisYear(entry))
    if (projected) this.#unknown = projected.table
  }

  #reading(basis: Basis): void {
    if (!this.#read.includes(basis)) this.#read.push(basis)
  }

  /** Compares one figure with the law; without an informed value, reports the legal one. */
  examine(questioned: CheckedFigure, work: () => ExpectedFigure): Examined {
    this.#read = []
    this.#unknown = null
    const { informed } = questioned
    if (questioned.absent) return this.#examineAbsent(questioned, work)
    let expectation: ExpectedFigure
    try {
      expectation = work()
    } catch (error) {
      const reason = unrecorded(error)
      if (reason === null) throw error
      return this.cannot(questioned, reason)
    }
    if (this.#unknown !== null && informed !== undefined)
      return this.cannot(questioned, word`A lei desse mês ainda não é conhecida neste registro ("${this.#unknown}").`)
    const { expected, how, causes, adds, doubt } = expectation
    if (adds !== undefined) this.#totals.add(questioned.id)
    if (informed === undefined) {
      this.#push(questioned, { expected, how, verdict: 'reference', why: say`Pela lei: ${how}.` })
      return { used: expected, expected, verdict: 'reference' }
    }
    const exact = informed === expected ? { amount: expected, how } : expectation.accepted?.find(({ amount }) => amount === informed)
    if (exact) {
      this.#push(questioned, { expected: exact.amount, how: exact.how, verdict: 'matches', why: say`Confere: ${exact.how}.` })
      return { used: informed, expected: exact.amount, verdict: 'matches' }
    }
    const tolerance = adds === undefined ? TOLERANCE : within(TOLERANCE * BigInt(adds))
    const near = [{ amount: expected, how }, ...(expectation.accepted ?? [])].find(
      ({ amount }) => absoluteDifference(informed, amount) <= tolerance,
    )
    const rounded = expectation.rounded?.find(({ amount }) => amount === informed)
    if (rounded || near) {
      const amount = near?.amount ?? expected
      const why = rounded
        ? say`Confere: ${rounded.how}; a diferença é só de arredondamento.`
        : say`Confere, com ${absoluteDifference(informed, amount)} de arredondamento: ${near!.how}.`
      this.#push(questioned, { expected: amount, how: near?.how ?? how, verdict: 'matches_with_rounding', why })
      return { used: informed, expected: amount, verdict: 'matches_with_rounding' }
    }
    const doubted = doubt?.(informed) ?? null
    if (doubted !== null) return this.cannot(questioned, doubted)
    const found = causes?.(informed) ?? []
    this.#push(questioned, { expected, how, verdict: 'differs', why: difference(expected, informed, how, found), causes: found })
    return { used: informed, expected, verdict: 'differs' }
  }

  /**
   * Compares the zero of a figure that a whole document lacks. It agrees only where every reading gives zero; a zero of one reading among
   * several, or a fact that nobody told, leaves a question.
   */
  #examineAbsent(questioned: CheckedFigure, work: () => ExpectedFigure): Examined {
    const zero = { ...questioned, informed: 0n }
    let expectation: ExpectedFigure
    try {
      expectation = work()
    } catch (error) {
      const reason = unrecorded(error)
      if (reason === null) throw error
      return this.cannot(zero, reason)
    }
    if (this.#unknown !== null) return this.cannot(zero, word`A lei desse mês ainda não é conhecida neste registro ("${this.#unknown}").`)
    const { expected, how, accepted = [], absence, causes } = expectation
    if (expected === 0n && accepted.every(({ amount }) => amount === 0n)) {
      this.#push(zero, { expected, how, verdict: 'matches', why: say`Não é devido: ${how}.` })
      return { used: 0n, expected, verdict: 'matches' }
    }
    const doubted = absence?.() ?? null
    if (doubted !== null) {
      this.#push(zero, { expected: null, verdict: 'not_checkable', why: doubted })
      return { used: 0n, expected: null, verdict: 'not_checkable' }
    }
    if (expected === 0n || accepted.some(({ amount }) => amount === 0n)) {
      this.#push(zero, { expected: 0n, how, verdict: 'matches', why: 'Não é devido, em uma leitura que a lei admite.' })
      return { used: 0n, expected: 0n, verdict: 'matches' }
    }
    const why = say`O papel não tem ${questioned.label}; pela lei seriam ${expected}: ${how}.`
    this.#push(zero, { expected, how, verdict: 'differs', why, causes: causes?.(0n) ?? [] })
    return { used: 0n, expected, verdict: 'differs' }
  }

  /** Records a figure judged by its own rule, without the tolerances of a rounded amount. */
  judge(
    questioned: CheckedFigure,
    work: () => { readonly expected: Money | null; readonly how: Phrase; readonly verdict: ItemVerdict; readonly why: Phrase },
  ): void {
    this.#read = []
    this.#unknown = null
    try {
      const judged = work()
      if (this.#unknown === null) this.#push(questioned, judged)
      else this.cannot(questioned, word`A lei desse mês ainda não é conhecida neste registro ("${this.#unknown}").`)
    } catch (error) {
      const reason = unrecorded(error)
      if (reason === null) throw error
      this.cannot(questioned, reason)
    }
  }

  /** A value that many figures depend on, or the reason the law record lacks it. */
  attempt<T>(work: () => T): { readonly value: T } | { readonly reason: string } {
    try {
      return { value: work() }
    } catch (error) {
      const reason = unrecorded(error)
      if (reason === null) throw error
      return { reason }
    }
  }

  /** Reports an informed figure as not checkable; omits one that was not informed. */
  cannot(questioned: CheckedFigure, why: Phrase): Examined {
    if (questioned.informed !== undefined) this.#push(questioned, { expected: null, verdict: 'not_checkable', why })
    return { used: questioned.informed ?? null, expected: null, verdict: questioned.informed === undefined ? null : 'not_checkable' }
  }

  /** A document line outside the scope of the check. */
  declared(id: string, label: string, informed: Money, why: Phrase): void {
    this.#asked = []
    this.#push(
      { id, label, informed, favours: { above: 'employee', below: 'employee' } },
      { expected: null, verdict: 'informed_only', why },
    )
  }

  /** A verdict on something other than an amount. */
  state(id: string, label: string, verdict: ItemVerdict, why: Phrase, causes: readonly Cause[] = []): void {
    this.#settle(id, verdict, why)
    const signal = ITEM_SIGNALS[verdict]
    const likelyCause = causes[0]?.id ?? null
    this.items.push({ ...NO_AMOUNTS, id, label, verdict, signal, absent: false, why, causes, likelyCause, basis: [...this.basis] })
  }

  /** A remark that no figure shows. */
  note(sentence: Phrase): void {
    if (!this.notes.some((known) => samePhrase(known, sentence))) this.notes.push(sentence)
  }

  /** Asks for the value of a field. The question counts only if the item it comes with stays open: another one changes no colour. */
  inform(question: Phrase, field: string, choices: readonly string[] | null = null): void {
    this.#firstQuestion ??= question
    this.#asked.push({ field, question, choices })
  }

  /** Words of the first question that settles an item, or of the first asked. */
  get nextQuestion(): Phrase | null {
    return this.questions[0]?.question ?? this.#firstQuestion
  }

  /** Keeps the questions asked for an item that stays open, one a field. */
  #settle(id: string, verdict: ItemVerdict, why: Phrase): void {
    const asked = this.#asked
    this.#asked = []
    if (verdict !== 'not_checkable') return
    for (const { field, question, choices } of asked) {
      const known = this.questions.find((each) => each.field === field)
      if (known) known.unlocks.push(id)
      else if (this.questions.length < MAX_QUESTIONS) this.questions.push({ field, question, choices, why, unlocks: [id] })
    }
  }

  isTotal(id: string): boolean {
    return this.#totals.has(id)
  }

  #push(
    { id, label, informed, favours, absent = false }: CheckedFigure,
    {
      expected,
      verdict,
      why,
      how,
      causes = [],
    }: Pick<CheckItem, 'expected' | 'verdict' | 'why'> & { how?: Phrase; causes?: readonly Cause[] },
  ): void {
    if (expected !== null && how !== undefined) this.step(say`${label} pela lei`, how, expected)
    const apart = informed === undefined || expected === null ? null : informed - expected
    this.#settle(id, verdict, why)
    this.items.push({
      id,
      label,
      informed: informed ?? null,
      expected,
      difference: apart,
      verdict,
      signal: ITEM_SIGNALS[verdict],
      absent,
      why,
      favours: verdict === 'differs' && apart !== null ? (apart > 0n ? favours.above : favours.below) : null,
      likelyCause: causes[0]?.id ?? null,
      causes,
      basis: [...this.#read],
    })
  }
}

const NO_AMOUNTS = { informed: null, expected: null, difference: null, favours: null } as const

const within = (tolerance: Money): Money => (tolerance < MAX_TOLERANCE ? tolerance : MAX_TOLERANCE)
const moreOrLess = (apart: Money): Phrase => (apart < 0n ? say`${-apart} a menos` : say`${apart} a mais`)

function difference(expected: Money, informed: Money, how: Phrase, causes: readonly Cause[]): Phrase {
  const gap = moreOrLess(informed - expected)
  if (causes.length === 0) return say`Pela lei são ${expected}: ${how}. Veio ${informed}, ${gap}.`
  const cause = joined(
    causes.map(({ sentence, law }) => say`${sentence} (${law})`),
    '; ou ',
  )
  return say`Pela lei são ${expected}: ${how}. Veio ${informed}, ${gap}. É o valor de um cálculo que ${cause}.`
}

/** Message of an error caused only by law that is not recorded for the date; null for other errors. */
function unrecorded(error: unknown): string | null {
  if (error instanceof LawNotRecorded) return error.message
  if (!(error instanceof InvalidInput)) return null
  const ours = error.issues.every(({ code }) => code === 'law_not_recorded' || code === 'law_not_known_yet')
  return ours ? error.issues.map(({ message }) => message).join(' ') : null
}

/** The field whose date selected the law, and that date. */
interface ChosenDay {
  readonly field: string | undefined
  readonly day: Day
}

export interface CheckDefinition<I extends z.ZodRawShape, R extends z.ZodRawShape> {
  readonly id: string
  readonly title: string
  readonly summary: string
  /** Document name, as used inside a sentence: "holerite". */
  readonly document: string
  /** Related operations and their purpose, by name. */
  readonly seeAlso?: SeeAlso
  readonly input: I
  /** Input whose date selects the law. */
  readonly lawDay?: keyof I & string
  lawDayFrom?(input: InputOf<I>, today: Day): ChosenDay
  /** Result fields besides the common ones. */
  readonly result: R
  /** Slug of its page, in everyday words: `holerite`. */
  readonly slug: string
  /** Compares through the context; returns only the document-specific fields. */
  examine(input: InputOf<I>, ctx: CheckContext): ResultOf<R>
}

export interface Checked {
  readonly verdict: DocumentVerdict
  readonly items: readonly CheckItem[]
}

export interface DefinedCheck<I = never, R = unknown, S extends z.ZodRawShape = z.ZodRawShape> extends Definition<I, R, S> {
  readonly kind: 'check'
  readonly document: string
  readonly verdictWords: Readonly<Record<string, string>>
  readonly slug: string
  /** As in calculators, for the rows of a file. */
  lean(fields: readonly string[], ports: Ports): (input: unknown) => Answer
}

export interface Check<I = never, R = unknown> extends DefinedCheck<I, R>, Listing<Example> {}

export function check<I extends z.ZodRawShape, R extends z.ZodRawShape>(
  definition: CheckDefinition<I, R>,
): DefinedCheck<ExactInput<I>, Checked & ResultOf<R>, I> {
  type Input = InputOf<I>
  const { id, title, summary, document, lawDay, seeAlso = {} } = definition

  function examined(input: Input, given: object, ports: Ports) {
    const today = ports.today()
    const chosenDay = inputLawDay(input, lawDay)
    const { field, day } = definition.lawDayFrom?.(input, today) ?? { field: lawDay, day: chosenDay ?? today }
    // Any day can stand for its month: in the current month, use today, the last day with known law.
    const ctx = new CheckContext({ day: day > today && inMonthOf(day, today) ? today : day, given: lawDay !== undefined }, ports)
    try {
      const stated = disclosedDefaults(made.inputSchema, given)
      if (stated) ctx.assume(stated)
      const own = definition.examine(input, ctx)
      return { own, ctx, field, verdict: verdictOf(ctx.items) }
    } catch (error) {
      throw refusalOf(error, made, field)
    }
  }

  /** Refuses an amount too large to format, as the calculation itself does. */
  function toAnswer({ own, ctx, verdict, field }: ReturnType<typeof examined>): Answer {
    try {
      return answerOf(document, own, ctx, verdict)
    } catch (error) {
      throw refusalOf(error, made, field)
    }
  }

  const own = {
    id,
    kind: 'check' as const,
    says: undefined,
    title,
    summary,
    group: 'Conferências',
    document,
    seeAlso,
    verdictWords: DOCUMENT_WORDS,
    slug: definition.slug,
    headline: undefined,
    cache: 'day' as const,
    about: { document, verdicts: DOCUMENT_VERDICTS, itemVerdicts: ITEM_VERDICTS },
    hint: composed(() => word`Confere ${document}: compara o que veio com a lei da data e diz a causa provável da diferença.`),
    lawDayField: lawDay,
    tally: () => new CheckTally(),
    answer: (input: Input, ports: Ports, given: object): Answer => toAnswer(examined(input, given, ports)),
    ask(input: ExactInput<I>, ports: Ports) {
      const found = examined(completed(made, input), input, ports)
      const { basis, rates, assumptions, projected } = found.ctx
      const result = { ...found.own, verdict: found.verdict, items: found.ctx.items }
      return { result, shown: () => toAnswer(found), basis, rates, assumptions, projected }
    },
    lean:
      (_fields: readonly string[], ports: Ports) =>
      (input: unknown): Answer =>
        toAnswer(examined(input as Input, Object(input), ports)),
  }
  const schema: z.ZodObject<I> = z.strictObject(definition.input)
  const made = withSchemas(own, schema, () =>
    z.object({ ...envelopeBefore, ...checkShape, ...definition.result, ...readings, ...calculationSteps }),
  )
  return made
}

function answerOf(document: string, own: Row, ctx: CheckContext, verdict: DocumentVerdict): Answer {
  const { items } = ctx
  const { lost, gained } = differencesOf(ctx)
  return {
    currency: 'BRL',
    verdict,
    signal: DOCUMENT_SIGNALS[verdict],
    answer: presented(ctx.said ?? sentence(verdict, items, ctx)),
    lost: presented(lost),
    gained: presented(gained),
    message: presented(messageOf(document, items, ctx)),
    items: items.map(presentedFields),
    ifCorrected: ctx.corrected && presentedFields(ctx.corrected),
    notes: ctx.notes.map(String),
    nextQuestion: ctx.nextQuestion && String(ctx.nextQuestion),
    nextQuestions: ctx.questions.map(({ field, question, choices, why, unlocks }) => ({
      field,
      question: String(question),
      choices,
      why: String(why),
      unlocks,
    })),
    ...presentedFields(own),
    ...provenanceOf(ctx),
    steps: ctx.lines.map(presentedLine),
  }
}

/** The employee's total losses and gains from differing items, excluding totals, which repeat their parts. */
function differencesOf(ctx: CheckContext): { readonly lost: Money; readonly gained: Money } {
  const parts = ctx.items.filter((item) => item.verdict === 'differs' && item.difference !== null && !ctx.isTotal(item.id))
  const apart = (gains: boolean): Money =>
    sum(
      parts
        .filter(({ favours }) => (favours === 'employee') === gains)
        .map(({ difference }) => (difference! < 0n ? -difference! : difference!)),
    )
  return { lost: apart(false), gained: apart(true) }
}

/** Document verdict from the item verdicts. */
function verdictOf(items: readonly CheckItem[]): DocumentVerdict {
  const have = (...verdicts: ItemVerdict[]) => items.some(({ verdict }) => verdicts.includes(verdict))
  if (have('differs')) return 'differs'
  if (!have('matches', 'matches_with_rounding')) return 'inconclusive'
  return have('not_checkable') ? 'partly_checked' : 'consistent'
}

/** Answer in words: the colour first, then what differs, what is open, or what the document need not print. */
function sentence(verdict: DocumentVerdict, items: readonly CheckItem[], ctx: CheckContext): Phrase {
  const law = say`a lei de ${calendarMonth(ctx.day)}`
  const open = items.find((item) => item.verdict === 'not_checkable')
  switch (verdict) {
    case 'consistent':
      return joined(
        [say`Confere. O que foi informado bate com ${law}.`, ...(ctx.byLines ? items.flatMap(notShown) : []), ...ctx.unchecked],
        ' ',
      )
    case 'partly_checked':
      return say`${opening(ctx)} ${open!.why}`
    case 'differs': {
      const differing = items.filter((item) => item.verdict === 'differs').map(differenceIn)
      return say`Há diferença. ${joined(differing, '; ')}.`
    }
    case 'inconclusive':
      return say`${opening(ctx)} ${open?.why ?? 'Nenhum valor foi informado.'}`
  }
}

/** First words of a doubt: the number of answers that would settle it, where the document is whole and answers would. */
function opening({ questions, whole }: CheckContext): Phrase {
  const count = questions.length
  if (!whole || count === 0) return 'Não dá para dizer.'
  return count === 1 ? 'Falta uma resposta sua.' : word`Faltam ${count} respostas suas.`
}

const differenceIn = ({ label, informed, expected, difference: apart, absent }: CheckItem): Phrase => {
  if (absent) return say`O papel não tem ${label}; pela lei seriam ${expected!}`
  if (apart === null) return label
  return say`${label}: ${moreOrLess(apart)} (veio ${informed!}; pela lei, ${expected!})`
}

/** A figure of the law that this kind of document need not print. */
function notShown({ id, label, verdict, expected }: CheckItem): Phrase[] {
  if (verdict !== 'reference' || expected === null || expected === 0n) return []
  if (id === 'fgts') return [say`O FGTS (${expected}) não vem neste papel: veja no aplicativo FGTS.`]
  return [say`${label} (${expected}) não vem neste papel.`]
}

/** One sentence for the payroll office, citing the act; null when nothing differs against the employee. */
function messageOf(document: string, items: readonly CheckItem[], ctx: CheckContext): Phrase | null {
  const against = items.filter(
    ({ id, verdict, favours, difference: apart, absent }) =>
      verdict === 'differs' && (absent || favours !== 'employee') && apart !== null && !ctx.isTotal(id),
  )
  if (against.length === 0 || !ctx.whole) return null
  const parts = against.map(({ label, informed, expected, difference: apart, absent, basis }) => {
    const act = basis[0] ? ` (${basis[0].norm})` : ''
    const gap = apart! < 0n ? -apart! : apart!
    if (absent) return say`${label} não veio e, pela lei do mês${act}, sobre o que consta no documento, seria ${expected!}`
    return say`${label} veio ${informed!} e, pela lei do mês${act}, sobre o que consta no documento, seria ${expected!}, diferença de ${gap}`
  })
  const told = ctx.told.length > 0 ? [say` Informei que ${joined(ctx.told, ' e que ')}.`] : []
  const start = ctx.household ? 'Oi, tudo bem? Pode conferir comigo o' : 'Peço que confiram meu'
  return joined([say`${start} ${document} de ${calendarMonth(ctx.day)}: ${joined(parts, '; ')}.`, ...told], '')
}

const causeShape = object('Causa', {
  id: text('Nome, para programas'),
  sentence: text('O que foi feito'),
  law: text('O ato que diz outra coisa'),
})

export const checkShape = {
  verdict: choice('Veredito do documento', DOCUMENT_VERDICTS, DOCUMENT_WORDS),
  signal: choice('Cor do veredito', SIGNALS, SIGNAL_WORDS),
  answer: text('A resposta em uma frase'),
  lost: brl('Quanto o empregado perdeu', { hint: 'Soma das diferenças contra ele; o FGTS entra' }),
  gained: brl('Quanto o empregado recebeu a mais', { hint: 'Soma das diferenças a favor dele' }),
  message: text('Frase para enviar ao departamento pessoal', { hint: 'Diz o que a lei do mês dá sobre o que foi informado' }).nullable(),
  items: list(
    'Cada valor conferido',
    object('Item', {
      id: text('Nome, para programas'),
      label: text('Nome'),
      informed: brl('Veio').nullable(),
      expected: brl('Pela lei').nullable(),
      difference: brl('Diferença', { hint: 'O que veio menos o da lei' }).nullable(),
      verdict: choice('Veredito', ITEM_VERDICTS, ITEM_WORDS),
      signal: choice('Cor do veredito', SIGNALS, SIGNAL_WORDS),
      absent: flag('Falta no papel inteiro', { hint: 'Um valor da lei que falta em um papel inteiro é zero' }),
      why: text('Por quê'),
      favours: choice('A quem favorece', SIDES, SIDE_WORDS).nullable(),
      likelyCause: text('Causa provável', { hint: 'A primeira de causes' }).nullable(),
      causes: list('Erros conhecidos que dão esse valor ao centavo', causeShape),
      basis: readings.basis,
    }),
  ),
  ifCorrected: object('A conta com o valor certo no lugar do que não confere', {
    why: text('Por quê'),
    items: list(
      'Os valores que mudam',
      object('Item', {
        id: text('Nome, para programas'),
        label: text('Nome'),
        expected: brl('Ficaria'),
        difference: brl('Diferença', { hint: 'O que veio menos o que ficaria' }).nullable(),
      }),
    ),
  }).nullable(),
  notes: list('Observações', z.string()),
  nextQuestion: text('O que informar para conferir mais').nullable(),
  nextQuestions: list(
    'As perguntas que decidem',
    object('Pergunta', {
      field: text('Campo que recebe a resposta'),
      question: text('Pergunta'),
      choices: list('Respostas possíveis', z.string()).nullable(),
      why: text('Por que se pergunta'),
      unlocks: list('Itens que a resposta decide', z.string()),
    }),
  ),
}

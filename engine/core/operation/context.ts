import type { Basis, Law } from '../dated.ts'
import { type Day, formatDay } from '../day.ts'
import { InvalidInput } from '../errors.ts'
import { word } from '../language.ts'
import { assertKnowable } from '../law-horizon.ts'
import type { Ratio } from '../ratio.ts'
import { at } from '../records.ts'
import { calendarDate, type Phrase, samePhrase, say } from '../sentence.ts'
import type { Formula, Line } from './line.ts'
import { missingRate } from './missing-rate.ts'
import type { Definition, Projection, Provenance } from './operation.ts'
import type {
  AccumulatedRate,
  BondPrice,
  ClassificationsPort,
  Counting,
  Expectation,
  Hypothesis,
  ObservedRates,
  Ports,
  RateReading,
} from './ports.ts'
import { tableUnder } from './table-under.ts'

/** The day whose law applies, and whether the caller chose it or it is today's. */
export interface LawDay {
  readonly day: Day
  readonly given: boolean
}

/** What an operation may ask, and the memory of what it asked: law read, rates read, assumptions made, lines of the calculation. */
export class Context implements Provenance {
  /** The day whose law applies, for what only looks tables up by it. */
  protected readonly lawDay: Day
  readonly today: Day
  readonly basis: Basis[] = []
  readonly rates: RateReading[] = []
  readonly assumptions: Phrase[] = []
  readonly projected: Projection[] = []
  readonly lines: Line[] = []
  /** Defaults of fields that a change of the law makes others; none before the first. */
  changedDefaults: Map<string, Ratio | number> | undefined
  /** What the answer is told under, where the law is not the one in force. */
  readonly hypothesis: Hypothesis | undefined
  protected readonly ports: Ports
  readonly #given: boolean

  constructor({ day, given }: LawDay, ports: Ports) {
    this.lawDay = day
    this.today = ports.today()
    this.ports = ports
    this.hypothesis = ports.hypothesis
    this.#given = given
  }

  /** The day whose law applies. */
  get day(): Day {
    return this.lawDay
  }

  /** The table as it is read here: the recorded one, or what a hypothesis puts in its place. */
  table<T>(recorded: Law<T>): Law<T> {
    return tableUnder(this.hypothesis, recorded)
  }

  /** The table in force, remembered in `basis` with its caveat among the assumptions. @param told false where the caveat is of another part of the table. */
  law<T>(recorded: Law<T>, on: Day = this.lawDay, told = true): T {
    const law = this.table(recorded)
    const version = law.at(on)
    const basis = law.basis(version)
    if (!this.basis.includes(basis)) {
      this.basis.push(basis)
      const from = law.projectedFrom(version, on, this.today)
      if (from !== null) {
        // A payment years ahead is projected; a day asked for years ahead is refused.
        if (on === this.lawDay) assertKnowable(on, this.today)
        this.projected.push({ table: law.id, from, used: version.from, on })
      }
    }
    if (version.caveat && told) this.assume(version.caveat)
    return version.value
  }

  /**
   * What a field that was not given stands for, where that is a figure of the law. The field's default tells it: the table is remembered as
   * read only where a change of it makes it another, which is then told in its place.
   */
  usual<T, V extends Ratio | number>(field: string, recorded: Law<T>, figure: (table: T) => V): V {
    const table = this.table(recorded)
    const on = this.day < table.recordStarts ? table.recordStarts : this.day
    const { value, hypothetical } = table.at(on)
    const usual = figure(value)
    if (hypothetical) {
      this.law(recorded, on)
      this.changedDefaults ??= new Map()
      this.changedDefaults.set(field, usual)
    }
    return usual
  }

  /**
   * The newest value of an indicator on a day, remembered in `rates`.
   * @param insteadOf the input that could have brought it.
   */
  rate(metric: string, on: Day = this.today, insteadOf = 'a taxa'): RateReading {
    const reading = this.ports.rates.latest(metric, on)
    if (!reading) throw missingRate(this.ports.rates, metric, on, on, word`Tente mais tarde ou informe ${insteadOf}.`)
    return this.#remember(reading)
  }

  /**
   * The central bank's closing quote of a currency on a day, or on the last business day before it, remembered in `rates`; undefined where
   * it is not held, or not that side of it.
   */
  quote(currency: string, side: 'buy' | 'sell', on: Day = this.day): RateReading | undefined {
    const quote = this.ports.market.currencies.quote(currency, on)
    const value = quote?.[side] ?? null
    if (!quote || value === null) return undefined
    const { date, source, stale } = quote
    return this.#remember({ metric: word`PTAX ${currency}, ${side === 'buy' ? 'compra' : 'venda'}`, value, date, source, stale })
  }

  /** What the market expects of an indicator by the newest survey up to a day, by horizon. Not data: whoever uses it says so. */
  expectations(indicator: string, on: Day = this.day): readonly Expectation[] {
    return this.ports.market.expectations.of(indicator, on)
  }

  /** The Treasury's price of a bond on a day; undefined where its file of that day is not held. */
  bondPrice(type: string, maturity: Day, on: Day): BondPrice | undefined {
    return this.ports.market.bonds.on(type, maturity, on)
  }

  /** The codes of the consumption tax. */
  get classifications(): ClassificationsPort {
    return this.ports.classifications
  }

  /** The factor between two days by the real series, remembered in `rates`. */
  accumulated(metric: string, from: Day, to: Day, counting?: Counting): AccumulatedRate {
    const accumulated = this.ports.rates.accumulated(metric, from, to, counting)
    if (!accumulated) {
      const last = this.ports.rates.covers(metric, this.today, counting?.convention)?.to
      const instead =
        last && from < last && last < to
          ? word`A conta pode ir até ${formatDay(last)}: peça até esse dia, tente mais tarde ou informe a taxa.`
          : 'Tente mais tarde ou informe a taxa.'
      throw missingRate(this.ports.rates, metric, from, to, instead, 'accumulated')
    }
    this.#remember(accumulated.last)
    return accumulated
  }

  /** Why a stretch of a series could not be had, to be thrown. @param instead what the caller can do meanwhile, as a sentence. */
  lacking(metric: string, from: Day, to: Day, instead: string): Error {
    return missingRate(this.ports.rates, metric, from, to, instead)
  }

  /** The published values of a stretch of a series, the last remembered in `rates`; undefined where one of them is not held. */
  observed(metric: string, from: Day, to: Day): ObservedRates['values'] | undefined {
    const observed = this.ports.rates.observed(metric, from, to)
    if (observed) this.#remember(observed.last)
    return observed?.values
  }

  /**
   * Another operation's exact answer, and what it rests on remembered as if read here. Under the law of this context's day, where the
   * caller chose one and the input does not choose another.
   */
  ask<I, R>(operation: Definition<I, R>, input: I): R {
    const worked = operation.ask(this.dated(operation, input), this.ports)
    this.rememberAll(worked)
    return worked.result
  }

  /** The same question with nothing remembered: for what-ifs, break-evens and sensitivity. */
  whatIf<I, R>(operation: Definition<I, R>, input: I): R {
    const asked = this.dated(operation, input)
    return operation.resultOf?.(asked, this.ports) ?? operation.ask(asked, this.ports).result
  }

  protected dated<I>({ lawDayField }: Definition<I, unknown>, input: I): I {
    if (!this.#given || lawDayField === undefined || at(input, lawDayField) !== undefined) return input
    return { ...input, [lawDayField]: this.day }
  }

  protected rememberAll({ basis, rates, assumptions, projected }: Provenance): void {
    for (const entry of projected) if (!this.projected.some(({ table }) => table === entry.table)) this.projected.push(entry)
    for (const entry of basis) if (!this.basis.includes(entry)) this.basis.push(entry)
    for (const reading of rates) this.#remember(reading)
    for (const sentence of assumptions) this.assume(sentence)
  }

  #remember(reading: RateReading): RateReading {
    if (!this.rates.some((known) => known.metric === reading.metric && known.date === reading.date)) this.rates.push(reading)
    const { metric, provisionalFrom } = reading
    if (provisionalFrom !== undefined) {
      this.assume(
        say`O indicador ${metric} é provisório desde ${calendarDate(provisionalFrom)}: não foi lido no Banco Central dia por dia, e repete a última taxa conhecida. O valor pode mudar com a leitura.`,
      )
    }
    return reading
  }

  /** A choice the reader could dispute, in one sentence. */
  assume(sentence: Phrase): void {
    if (!this.assumptions.some((known) => samePhrase(known, sentence))) this.assumptions.push(sentence)
  }

  /** Writes a line of the calculation and hands the value back. */
  step<V extends Line['value']>(label: Phrase, formula: Formula, value: V, unit?: string): V {
    this.lines.push({ label, formula, value, unit: unit ?? unitOf(value) })
    return value
  }

  /** The input is well formed but makes no sense together. */
  refuse(field: string, phrase: Phrase): never {
    throw new InvalidInput([{ field, message: String(phrase) }])
  }
}

/** Remembers what an answer rests on, and writes no line of its calculation: for the many evaluations of a question, of which none is shown whole. */
export class UnwrittenContext extends Context {
  #dayWasRead = false

  override get day(): Day {
    this.#dayWasRead = true
    return this.lawDay
  }

  /** Whether this is the context's day, and nobody looked at it but to choose tables: who does may answer otherwise on any other. */
  onlyChoseBy(day: Day): boolean {
    return this.lawDay === day && !this.#dayWasRead
  }

  override step<V extends Line['value']>(_label: Phrase, _formula: Formula, value: V): V {
    return value
  }
}

function unitOf(value: Line['value']): string | undefined {
  if (typeof value === 'bigint') return 'BRL'
  return typeof value === 'object' ? 'percent' : undefined
}

/** Answers like a Context and remembers nothing: for rows by the million, whose steps nobody reads. One serves every row of a day. */
export class ForgetfulContext extends Context {
  override law<T>(recorded: Law<T>, on: Day = this.lawDay): T {
    const law = this.table(recorded)
    const version = law.at(on)
    if (on > this.today && on === this.lawDay && law.projectedFrom(version, on, this.today) !== null) assertKnowable(on, this.today)
    return version.value
  }

  override rate(metric: string, on: Day = this.today, insteadOf?: string): RateReading {
    const reading = super.rate(metric, on, insteadOf)
    this.rates.length = 0
    return reading
  }

  override quote(currency: string, side: 'buy' | 'sell', on: Day = this.day): RateReading | undefined {
    const reading = super.quote(currency, side, on)
    this.rates.length = 0
    return reading
  }

  override accumulated(metric: string, from: Day, to: Day, counting?: Counting): AccumulatedRate {
    const accumulated = super.accumulated(metric, from, to, counting)
    this.rates.length = 0
    return accumulated
  }

  override observed(metric: string, from: Day, to: Day): ObservedRates['values'] | undefined {
    const observed = super.observed(metric, from, to)
    this.rates.length = 0
    return observed
  }

  override ask<I, R>(operation: Definition<I, R>, input: I): R {
    return this.whatIf(operation, input)
  }

  override assume(): void {}

  override step<V extends Line['value']>(_label: Phrase, _formula: Formula, value: V): V {
    return value
  }
}

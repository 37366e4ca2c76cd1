import { assertKnowable } from '../../core/calendar/law-horizon.ts'
import { at } from '../../core/collections/records.ts'
import type { Basis, Law } from '../../core/dated.ts'
import { type Day, formatDay } from '../../core/day.ts'
import { InvalidInput } from '../../core/errors.ts'
import type { Ratio } from '../../core/ratio.ts'
import { word } from '../../core/text/language.ts'
import { calendarDate, type Phrase, samePhrase, say } from '../../core/text/sentence.ts'
import type { Definition, Projection, Provenance } from '../definition/operation.ts'
import type { CalculationStep, Formula } from './calculation-step.ts'
import { hypotheticalTable } from './hypothetical-table.ts'
import { missingRate } from './missing-rate.ts'
import type {
  AccumulatedRate,
  BondPrice,
  BondSummary,
  ClassificationsPort,
  Counting,
  Expectation,
  Hypothesis,
  ObservedRates,
  Ports,
  PublishedSeries,
  RateReading,
} from './ports.ts'
import { storedQuote } from './quote-of-day.ts'

/** Day whose law applies; `given` is false when it defaults to today. */
export interface LawDay {
  readonly day: Day
  readonly given: boolean
}

/** Data access of an operation, with a record of what it used: law, rates, assumptions and calculation steps. */
export class Context implements Provenance {
  /** Day whose law applies, for table lookups only: unlike `day`, its reads are not tracked. */
  protected readonly lawDay: Day
  readonly today: Day
  readonly basis: Basis[] = []
  readonly rates: RateReading[] = []
  readonly assumptions: Phrase[] = []
  readonly projected: Projection[] = []
  readonly lines: CalculationStep[] = []
  /** Field defaults overridden by a change of the law; undefined until the first one. */
  changedDefaults: Map<string, Ratio | number> | undefined
  /** Hypothetical law the result depends on; undefined under current law. */
  readonly hypothesis: Hypothesis | undefined
  protected readonly ports: Ports
  readonly #dayGiven: boolean

  constructor({ day, given }: LawDay, ports: Ports) {
    this.lawDay = day
    this.today = ports.today()
    this.ports = ports
    this.hypothesis = ports.hypothesis
    this.#dayGiven = given
  }

  /** Day whose law applies. */
  get day(): Day {
    return this.lawDay
  }

  /** The table in use: the recorded one, or its replacement in the hypothesis. */
  table<T>(recorded: Law<T>): Law<T> {
    return hypotheticalTable(this.hypothesis, recorded)
  }

  /**
   * The table's value on a day; records it in `basis` and its caveat in the assumptions. @param told false when the caveat concerns another
   * part of the table.
   */
  law<T>(recorded: Law<T>, on: Day = this.lawDay, told = true): T {
    const law = this.table(recorded)
    law.assertInForce(on)
    const version = law.at(on)
    const basis = law.basis(version)
    if (!this.basis.includes(basis)) {
      this.basis.push(basis)
      const from = law.projectedFrom(version, on, this.today)
      if (from !== null) {
        // Payments years ahead use projected law; a reference date years ahead is rejected.
        if (on === this.lawDay) assertKnowable(on, this.today)
        this.projected.push({ table: law.id, from, used: version.from, on })
      }
    }
    if (version.caveat && told) this.assume(version.caveat)
    return version.value
  }

  /**
   * Default of an omitted field taken from a law table. The schema documents the default, so the table enters `basis` only when a change of
   * the law alters it; the new value then replaces the documented one.
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
   * Latest value of an indicator on a day; recorded in `rates`.
   * @param insteadOf the input that can replace it.
   */
  rate(metric: string, on: Day = this.today, insteadOf = 'a taxa'): RateReading {
    const reading = this.ports.rates.latest(metric, on)
    if (!reading) throw missingRate(this.ports, metric, on, on, word`Tente mais tarde ou informe ${insteadOf}.`)
    return this.#recordReading(reading)
  }

  /**
   * The quote held of a currency on a day or before it, remembered in `rates`: the central bank's closing quote or, of the sell side, the
   * indicator. Undefined where that side of it is not held.
   */
  quote(currency: string, side: 'buy' | 'sell', on: Day = this.day): RateReading | undefined {
    const held = storedQuote(currency, on, this.ports)
    const value = held?.quote[side] ?? null
    if (!held || value === null) return undefined
    if (held.indicator !== null) return this.rate(held.indicator, on)
    const { date, source, stale } = held.quote
    return this.#recordReading({ metric: word`PTAX ${currency}, ${side === 'buy' ? 'compra' : 'venda'}`, value, date, source, stale })
  }

  /**
   * Market expectations of an indicator in the latest survey up to a day, by horizon. Forecasts, not data: the caller must disclose this.
   */
  expectations(indicator: string, on: Day = this.day): readonly Expectation[] {
    return this.ports.market.expectations.of(indicator, on)
  }

  /** Treasury price of a bond on a day; undefined when that day's file is not stored. */
  bondPrice(type: string, maturity: Day, on: Day): BondPrice | undefined {
    return this.ports.market.bonds.on(type, maturity, on)
  }

  /** Stored bonds of a Treasury type, by maturity. */
  bondsOf(type: string): readonly BondSummary[] {
    const { bonds } = this.ports.market.bonds.all()
    return bonds.filter((bond) => bond.type === type).toSorted((a, b) => (a.maturity < b.maturity ? -1 : 1))
  }

  /** Stored values of a central bank series read on request; undefined when it was not read. */
  published(code: number): PublishedSeries | undefined {
    return this.ports.market.series.held(code)
  }

  /** Consumption-tax codes. */
  get classifications(): ClassificationsPort {
    return this.ports.classifications
  }

  /** Accumulated factor between two days from the published series; recorded in `rates`. */
  accumulated(metric: string, from: Day, to: Day, counting?: Counting): AccumulatedRate {
    const accumulated = this.ports.rates.accumulated(metric, from, to, counting)
    if (!accumulated) {
      const last = this.ports.rates.covers(metric, this.today, counting?.convention)?.to
      const instead =
        last && from < last && last < to
          ? word`A conta pode ir até ${formatDay(last)}: peça até esse dia, tente mais tarde ou informe a taxa.`
          : 'Tente mais tarde ou informe a taxa.'
      throw missingRate(this.ports, metric, from, to, instead, 'accumulated')
    }
    this.#recordReading(accumulated.last)
    return accumulated
  }

  /** Error for a missing part of a series, to be thrown. @param instead alternative for the caller, as a sentence. */
  lacking(metric: string, from: Day, to: Day, instead: string): Error {
    return missingRate(this.ports, metric, from, to, instead)
  }

  /** Published values of a period of a series, the last one recorded in `rates`; undefined when any is missing. */
  observed(metric: string, from: Day, to: Day): ObservedRates['values'] | undefined {
    const observed = this.ports.rates.observed(metric, from, to)
    if (observed) this.#recordReading(observed.last)
    return observed?.values
  }

  /**
   * Exact result of another operation, with its provenance merged into this context. Uses the date the caller chose, unless the input sets
   * another.
   */
  ask<I, R>(operation: Definition<I, R>, input: I): R {
    const worked = operation.ask(this.dated(operation, input), this.ports)
    this.mergeProvenance(worked)
    return worked.result
  }

  /** As `ask`, without recording provenance: for what-ifs, break-evens and sensitivity. */
  whatIf<I, R>(operation: Definition<I, R>, input: I): R {
    const asked = this.dated(operation, input)
    return operation.resultOf?.(asked, this.ports) ?? operation.ask(asked, this.ports).result
  }

  protected dated<I>({ lawDayField }: Definition<I, unknown>, input: I): I {
    if (!this.#dayGiven || lawDayField === undefined || at(input, lawDayField) !== undefined) return input
    return { ...input, [lawDayField]: this.day }
  }

  protected mergeProvenance({ basis, rates, assumptions, projected }: Provenance): void {
    for (const entry of projected) if (!this.projected.some(({ table }) => table === entry.table)) this.projected.push(entry)
    for (const entry of basis) if (!this.basis.includes(entry)) this.basis.push(entry)
    for (const reading of rates) this.#recordReading(reading)
    for (const sentence of assumptions) this.assume(sentence)
  }

  #recordReading(reading: RateReading): RateReading {
    if (!this.rates.some((known) => known.metric === reading.metric && known.date === reading.date)) this.rates.push(reading)
    const { metric, provisionalFrom } = reading
    if (provisionalFrom !== undefined) {
      this.assume(
        say`O indicador ${metric} é provisório desde ${calendarDate(provisionalFrom)}: não foi lido no Banco Central dia por dia, e repete a última taxa conhecida. O valor pode mudar com a leitura.`,
      )
    }
    return reading
  }

  /** A debatable choice, in one sentence. */
  assume(sentence: Phrase): void {
    if (!this.assumptions.some((known) => samePhrase(known, sentence))) this.assumptions.push(sentence)
  }

  /** Appends a calculation step and returns its value. */
  step<V extends CalculationStep['value']>(label: Phrase, formula: Formula, value: V, unit?: string): V {
    this.lines.push({ label, formula, value, unit: unit ?? unitOf(value) })
    return value
  }

  /** Throws for values that are valid individually but inconsistent together. */
  refuse(field: string, phrase: Phrase): never {
    throw new InvalidInput([{ field, message: String(phrase) }])
  }
}

/** Records provenance but no calculation steps: for the many evaluations of a question, none of which is shown in full. */
export class UnexplainedContext extends Context {
  #dayWasRead = false

  override get day(): Day {
    this.#dayWasRead = true
    return this.lawDay
  }

  /** True when `day` is the context's day and served only to select tables; otherwise the result may differ on any other day. */
  usedDayForTablesOnly(day: Day): boolean {
    return this.lawDay === day && !this.#dayWasRead
  }

  override step<V extends CalculationStep['value']>(_label: Phrase, _formula: Formula, value: V): V {
    return value
  }
}

function unitOf(value: CalculationStep['value']): string | undefined {
  if (typeof value === 'bigint') return 'BRL'
  return typeof value === 'object' ? 'percent' : undefined
}

/** A Context that records nothing, for millions of rows whose steps nobody reads. One instance serves every row of a day. */
export class UntrackedContext extends Context {
  override law<T>(recorded: Law<T>, on: Day = this.lawDay): T {
    const law = this.table(recorded)
    law.assertInForce(on)
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

  override step<V extends CalculationStep['value']>(_label: Phrase, _formula: Formula, value: V): V {
    return value
  }
}

import type { Basis, Law } from './dated.ts'
import { type Day, formatDay } from './day.ts'
import { InvalidInput, SourceUnavailable } from './errors.ts'
import type { Money } from './money.ts'
import type { AccumulatedRate, CalculatorPorts, RateReading } from './ports.ts'
import type { Ratio } from './ratio.ts'

/** A formula as a person would write it; a function where building the text costs, so that bulk work can leave it out. */
export type Formula = string | (() => string)

export interface Step {
  label: string
  formula: Formula
  value: Money | Ratio | number | string
}

/** What `compute` may ask, and the memory of what it asked: law read, rates read, assumptions made, steps taken. */
export class Context {
  /** The day whose law applies. */
  readonly day: Day
  readonly today: Day
  readonly basis: Basis[] = []
  readonly rates: RateReading[] = []
  readonly assumptions: string[] = []
  readonly steps: Step[] = []
  readonly #rates: CalculatorPorts['rates']

  constructor(day: Day, today: Day, ports: Pick<CalculatorPorts, 'rates'>) {
    this.day = day
    this.today = today
    this.#rates = ports.rates
  }

  /** The table in force, remembered in `basis` with its caveat among the assumptions. */
  law<T>(law: Law<T>, on: Day = this.day): T {
    const version = law.at(on)
    const basis = law.basis(version)
    if (!this.basis.includes(basis)) this.basis.push(basis)
    if (version.caveat) this.assume(version.caveat)
    return version.value
  }

  /** The newest value of an indicator on a day, remembered in `rates`. */
  rate(metric: string, on: Day = this.today): RateReading {
    const reading = this.#rates.latest(metric, on)
    if (!reading) throw new SourceUnavailable(`O indicador ${metric} não está disponível agora. Tente mais tarde ou informe a taxa.`)
    return this.#remember(reading)
  }

  /** The factor between two days by the real series, remembered in `rates`. */
  accumulated(metric: string, from: Day, to: Day): AccumulatedRate {
    const accumulated = this.#rates.accumulated(metric, from, to)
    if (!accumulated) {
      throw new SourceUnavailable(
        `A série ${metric} não cobre o período de ${formatDay(from)} a ${formatDay(to)}. Tente mais tarde ou informe a taxa.`,
      )
    }
    this.#remember(accumulated.last)
    return accumulated
  }

  #remember(reading: RateReading): RateReading {
    if (!this.rates.some((known) => known.metric === reading.metric && known.date === reading.date)) this.rates.push(reading)
    return reading
  }

  /** A choice the reader could dispute, in one Portuguese sentence. */
  assume(sentence: string): void {
    if (!this.assumptions.includes(sentence)) this.assumptions.push(sentence)
  }

  /** Writes a line of the calculation and hands the value back. */
  step<V extends Step['value']>(label: string, formula: Formula, value: V): V {
    this.steps.push({ label, formula, value })
    return value
  }

  /** The input is well formed but makes no sense together. */
  refuse(field: string, message: string): never {
    throw new InvalidInput([{ field, message }])
  }
}

/** Answers like a Context and remembers nothing: for rows by the million, whose steps nobody reads. One serves every row of a day. */
export class ForgetfulContext extends Context {
  override law<T>(law: Law<T>, on: Day = this.day): T {
    return law.at(on).value
  }

  override rate(metric: string, on: Day = this.today): RateReading {
    const reading = super.rate(metric, on)
    this.rates.length = 0
    return reading
  }

  override accumulated(metric: string, from: Day, to: Day): AccumulatedRate {
    const accumulated = super.accumulated(metric, from, to)
    this.rates.length = 0
    return accumulated
  }

  override assume(): void {}

  override step<V extends Step['value']>(_label: string, _formula: Formula, value: V): V {
    return value
  }
}

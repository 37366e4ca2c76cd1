/** The Treasury's prices: the file read when told (`npm run bonds:update`), kept, and followed by whoever serves. */
import { type Day, saoPauloDay } from '../../engine/core/day.ts'
import type { MarketPort, RateTrouble } from '../../engine/core/operation/ports.ts'
import type { Due } from '../../engine/indicators/definition.ts'
import { dueBy } from '../../engine/indicators/due.ts'
import type { Observation } from '../../engine/indicators/series.ts'
import {
  type Bonds,
  bondsPort,
  type KeptBond,
  lastPriceOf,
  pricesOf,
  readBonds,
  unitedBonds,
  writeBonds,
} from '../../engine/market/bonds.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import { SourceProblem } from '../sources/source.ts'
import type { BondsSource } from '../sources/treasury-bonds/index.ts'
import { type Form, Held, type HoldingOptions } from './held.ts'
import { absurdity, type Expected } from './plausible.ts'

/** The file has a row for every business day, two days later at most. */
const FRESH_MILLISECONDS = 4 * 86_400_000

/** A bond of sixty years can lose a third of its price in a bad month, and pays a coupon now and then. */
const EXPECTED: Expected = { cadence: 'daily', places: 9, sane: { min: 0.01, max: 100_000 }, step: { times: 1.6 }, anyDays: true }
/** The Treasury corrects a price now and then, never more than one in a hundred. */
const MAX_CORRECTED = 0.01
/** The file of a day is out the next. */
const DUE: Due = { businessDays: 5 }

const FORM: Form<Bonds> = {
  name: 'bonds',
  called: 'prices of bonds',
  read: readBonds,
  write: writeBonds,
  unite: unitedBonds,
  parts: ({ bonds, capturedAt }) => [`${capturedAt} ${bonds.size}`, ...[...bonds.values()].map(({ id, rows }) => `${id} ${rows.length}`)],
}

/** The last reading, and why it was not believed: kept, since it is a command that reads and the service that tells. */
interface LastReading {
  readonly at: string
  readonly problem: string | null
}

const NEVER: LastReading = { at: '', problem: null }

const READING_FORM: Form<LastReading> = {
  name: 'bonds-reading',
  called: 'last reading of the prices of bonds',
  read(text) {
    const { at, problem }: { at: unknown; problem: unknown } = JSON.parse(text)
    if (typeof at !== 'string' || (problem !== null && typeof problem !== 'string')) throw new Error('not a reading')
    return { at, problem }
  },
  write: (reading) => JSON.stringify(reading),
  unite: (held, other) => (other.at > held.at ? other : held),
  parts: ({ at }) => [at],
}

export interface BondPricesOptions extends HoldingOptions {
  readonly shipped: Bonds
}

export class BondPrices {
  readonly #options: BondPricesOptions
  readonly #held: Held<Bonds>
  readonly #reading: Held<LastReading>
  readonly port: MarketPort['bonds']

  private constructor(options: BondPricesOptions) {
    this.#options = options
    this.#held = new Held(options, FORM, options.shipped)
    this.#reading = new Held(options, READING_FORM, NEVER)
    this.port = bondsPort(
      () => this.#held.value,
      () => this.#isStale(),
    )
  }

  static async open(options: BondPricesOptions): Promise<BondPrices> {
    const prices = new BondPrices(options)
    await prices.#held.load()
    await prices.#reading.load()
    return prices
  }

  start(): void {
    this.#held.start()
    this.#reading.start()
  }

  async stop(): Promise<void> {
    this.#held.stop()
    this.#reading.stop()
  }

  version(): string {
    return `${this.#held.version()}${this.#isStale() ? 's' : ''}`
  }

  troubles(): readonly RateTrouble[] {
    const { problem } = this.#reading.value
    return problem === null ? [] : [{ of: 'bonds', why: problem }]
  }

  /** Reads the file once. What was held and the file does not have stays, and is told. */
  async update(source: BondsSource, signal: AbortSignal): Promise<Outcome> {
    const outcome = await this.#updated(source, signal)
    if (!signal.aborted) {
      this.#reading.set({ at: this.#options.clock.now().toISOString(), problem: outcome.problem })
      await this.#reading.save()
    }
    return outcome
  }

  async #updated(source: BondsSource, signal: AbortSignal): Promise<Outcome> {
    const before = this.#held.value
    try {
      const read = await source.read(signal)
      for (const bond of read) assertBelievable(bond, before.bonds.get(bond.id))
      const capturedAt = this.#options.clock.now().toISOString()
      this.#held.set(unitedBonds(before, { bonds: new Map(read.map((bond) => [bond.id, bond])), capturedAt }))
      await this.#held.save()
      const [held, known, brought] = [rowsIn(this.#held.value.bonds.values()), rowsIn(before.bonds.values()), rowsIn(read)]
      // Of the rows held now, those the file did not bring.
      const lacking = before.capturedAt === null ? 0 : held - brought
      const problem = lacking > 0 ? `the file lacks ${lacking} rows that were held` : null
      return { id: 'bonds', source: 'Tesouro', added: held - known, revised: 0, last: lastDay(read), problem }
    } catch (error) {
      if (!(error instanceof SourceProblem)) throw error
      return {
        id: 'bonds',
        source: null,
        added: 0,
        revised: 0,
        last: lastDay([...before.bonds.values()]),
        problem: `Tesouro: ${error.message}`,
      }
    }
  }

  #isStale(): boolean {
    const { capturedAt, bonds } = this.#held.value
    const now = this.#options.clock.now()
    if (capturedAt === null || now.getTime() - Date.parse(capturedAt) > FRESH_MILLISECONDS) return true
    return (lastDay([...bonds.values()]) ?? '') < dueBy(DUE, saoPauloDay(now))
  }
}

const rowsIn = (bonds: Iterable<KeptBond>): number => {
  let count = 0
  for (const { rows } of bonds) for (let at = rows.indexOf('\n'); at >= 0; at = rows.indexOf('\n', at + 1)) count++
  return count
}

const lastDay = (bonds: readonly KeptBond[]): Day | null =>
  bonds
    .map((bond) => lastPriceOf(bond).date)
    .sort()
    .at(-1) ?? null

function assertBelievable(bond: KeptBond, before: KeptBond | undefined): void {
  for (const side of ['buyPrice', 'sellPrice'] as const) {
    const series = (kept: KeptBond): Observation[] =>
      pricesOf(kept).flatMap(({ date, [side]: price }) => (price ? [{ day: date, value: String(price) }] : []))
    const rows = series(bond)
    const known = before ? series(before) : []
    const held = known.length > 0 && {
      days: known.map(({ day }) => day),
      values: known.map(({ value }) => value),
      completeTo: null,
      capturedAt: '',
      reader: 'central_bank' as const,
    }
    const absurd = absurdity(EXPECTED, rows, held || undefined) ?? vanished(rows, known) ?? tooManyCorrected(rows, known)
    if (absurd) throw new SourceProblem(`${bond.id}: ${absurd}`, { passing: false })
  }
}

/** A price of zero is none, and a day that had one has not lost it. */
function vanished(rows: readonly Observation[], known: readonly Observation[]): string | null {
  return known.length > 0 && rows.length === 0 ? `no price is left of ${known.length} known before` : null
}

function tooManyCorrected(rows: readonly Observation[], known: readonly Observation[]): string | null {
  const before = new Map(known.map(({ day, value }) => [day, Number(value)]))
  const common = rows.filter(({ day }) => before.has(day))
  const corrected = common.filter(({ day, value }) => before.get(day) !== Number(value))
  return corrected.length > Math.max(1, common.length * MAX_CORRECTED)
    ? `absurd revision: ${corrected.length} of ${common.length} prices known before are others, the first of ${corrected[0]!.day}`
    : null
}

/** Treasury bond prices: read by `npm run bonds:update`, stored, and watched by the service. */
import { type Day, saoPauloDay } from '../../engine/core/day.ts'
import type { Due } from '../../engine/indicators/definition.ts'
import { dueBy } from '../../engine/indicators/due.ts'
import type { Observation } from '../../engine/indicators/series.ts'
import {
  type Bonds,
  bondsPort,
  lastPriceOf,
  pricesOf,
  readBonds,
  type StoredBond,
  unitedBonds,
  writeBonds,
} from '../../engine/market/bonds.ts'
import type { MarketPort, RateTrouble } from '../../engine/operation/evaluation/ports.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import { SourceProblem } from '../sources/source.ts'
import type { BondsSource } from '../sources/treasury-bonds/index.ts'
import { SharedSnapshot, type SnapshotFormat, type SnapshotOptions } from './snapshots/shared-snapshot.ts'
import { type Expected, implausibility } from './validation/plausibility.ts'

/** The file has a row per business day, published within two days. */
const FRESH_MILLISECONDS = 4 * 86_400_000

/** A sixty-year bond can lose a third of its price in a bad month, and pays coupons. */
const EXPECTED: Expected = { cadence: 'daily', places: 9, sane: { min: 0.01, max: 100_000 }, step: { times: 1.6 }, anyDays: true }
/** The Treasury occasionally corrects prices: at most one in a hundred. */
const MAX_CORRECTED = 0.01
/** Published the following day. */
const DUE: Due = { businessDays: 5 }

const FORM: SnapshotFormat<Bonds> = {
  name: 'bonds',
  called: 'prices of bonds',
  read: readBonds,
  write: writeBonds,
  unite: unitedBonds,
  parts: ({ bonds, capturedAt }) => [`${capturedAt} ${bonds.size}`, ...[...bonds.values()].map(({ id, rows }) => `${id} ${rows.length}`)],
}

/** Last reading and its rejection reason; stored because the command reads and the service reports. */
interface LastReading {
  readonly at: string
  readonly problem: string | null
}

const NEVER: LastReading = { at: '', problem: null }

const READING_FORM: SnapshotFormat<LastReading> = {
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

export interface BondPricesOptions extends SnapshotOptions {
  readonly shipped: Bonds
}

export class BondPrices {
  readonly #options: BondPricesOptions
  readonly #snapshot: SharedSnapshot<Bonds>
  readonly #reading: SharedSnapshot<LastReading>
  readonly port: MarketPort['bonds']

  private constructor(options: BondPricesOptions) {
    this.#options = options
    this.#snapshot = new SharedSnapshot(options, FORM, options.shipped)
    this.#reading = new SharedSnapshot(options, READING_FORM, NEVER)
    this.port = bondsPort(
      () => this.#snapshot.value,
      () => this.#isStale(),
    )
  }

  static async open(options: BondPricesOptions): Promise<BondPrices> {
    const prices = new BondPrices(options)
    await prices.#snapshot.load()
    await prices.#reading.load()
    return prices
  }

  start(): void {
    this.#snapshot.start()
    this.#reading.start()
  }

  async stop(): Promise<void> {
    this.#snapshot.stop()
    this.#reading.stop()
  }

  version(): string {
    return `${this.#snapshot.version()}${this.#isStale() ? 's' : ''}`
  }

  troubles(): readonly RateTrouble[] {
    const { problem } = this.#reading.value
    return problem === null ? [] : [{ of: 'bonds', why: problem }]
  }

  /** Reads the file once. Held rows missing from the file are kept and reported. */
  async update(source: BondsSource, signal: AbortSignal): Promise<Outcome> {
    const outcome = await this.#updated(source, signal)
    if (!signal.aborted) {
      this.#reading.set({ at: this.#options.clock.now().toISOString(), problem: outcome.problem })
      await this.#reading.save()
    }
    return outcome
  }

  async #updated(source: BondsSource, signal: AbortSignal): Promise<Outcome> {
    const before = this.#snapshot.value
    try {
      const read = await source.read(signal)
      for (const bond of read) assertBelievable(bond, before.bonds.get(bond.id))
      const capturedAt = this.#options.clock.now().toISOString()
      this.#snapshot.set(unitedBonds(before, { bonds: new Map(read.map((bond) => [bond.id, bond])), capturedAt }))
      await this.#snapshot.save()
      const [held, known, brought] = [rowsIn(this.#snapshot.value.bonds.values()), rowsIn(before.bonds.values()), rowsIn(read)]
      // Stored rows missing from the file.
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
    const { capturedAt, bonds } = this.#snapshot.value
    const now = this.#options.clock.now()
    if (capturedAt === null || now.getTime() - Date.parse(capturedAt) > FRESH_MILLISECONDS) return true
    return (lastDay([...bonds.values()]) ?? '') < dueBy(DUE, saoPauloDay(now))
  }
}

const rowsIn = (bonds: Iterable<StoredBond>): number => {
  let count = 0
  for (const { rows } of bonds) for (let at = rows.indexOf('\n'); at >= 0; at = rows.indexOf('\n', at + 1)) count++
  return count
}

const lastDay = (bonds: readonly StoredBond[]): Day | null =>
  bonds
    .map((bond) => lastPriceOf(bond).date)
    .sort()
    .at(-1) ?? null

function assertBelievable(bond: StoredBond, before: StoredBond | undefined): void {
  for (const side of ['buyPrice', 'sellPrice'] as const) {
    const series = (kept: StoredBond): Observation[] =>
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
    const absurd = implausibility(EXPECTED, rows, held || undefined) ?? vanished(rows, known) ?? tooManyCorrected(rows, known)
    if (absurd) throw new SourceProblem(`${bond.id}: ${absurd}`, { passing: false })
  }
}

/** Zero prices are ignored; a day that had a price must not lose it. */
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

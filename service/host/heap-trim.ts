/**
 * Enables aggressive V8 heap compaction (pages at least a fifth empty) only when memory is short, because compaction lengthens
 * garbage-collection pauses.
 */
import { setFlagsFromString } from 'node:v8'

/** The service must stay under 300 MB: leaves room for a few requests. */
const SHORT_FROM_BYTES = 250e6
/** Hysteresis: fragmentation returns, so avoid toggling on every check. */
const ENOUGH_UNDER_BYTES = 225e6
const EVERY_MILLISECONDS = 1000

const COMPACTING = '--optimize-for-size'

export class HeapTrimmer {
  readonly #residentBytes: () => number
  readonly #setFlag: (flag: string) => void
  #isOn = false

  constructor(residentBytes: () => number = () => process.memoryUsage.rss(), setFlag: (flag: string) => void = setFlagsFromString) {
    this.#residentBytes = residentBytes
    this.#setFlag = setFlag
  }

  start(): void {
    setInterval(() => this.check(), EVERY_MILLISECONDS).unref()
  }

  /** Null when the system has no descriptor left to read it from. */
  #measured(): number | null {
    try {
      return this.#residentBytes()
    } catch {
      return null
    }
  }

  check(): void {
    const resident = this.#measured()
    if (resident === null) return
    const isOn = resident >= (this.#isOn ? ENOUGH_UNDER_BYTES : SHORT_FROM_BYTES)
    if (isOn === this.#isOn) return
    this.#isOn = isOn
    this.#setFlag(isOn ? COMPACTING : COMPACTING.replace('--', '--no-'))
  }
}

/**
 * While memory is short, V8 joins what lives on pages that are a fifth empty; else it leaves them until little is left. Joining makes each
 * collection longer, and whoever asks meanwhile waits for it: so only where it is needed.
 */
import { setFlagsFromString } from 'node:v8'

/** A service keeps under 300 MB: short of it by what a few requests take. */
const SHORT_FROM_BYTES = 250e6
/** What was joined grows apart again: not off and on at every look. */
const ENOUGH_UNDER_BYTES = 225e6
const EVERY_MILLISECONDS = 1000

const COMPACTING = '--optimize-for-size'

export class Compaction {
  readonly #residentBytes: () => number
  readonly #setFlag: (flag: string) => void
  #isOn = false

  constructor(residentBytes: () => number = () => process.memoryUsage.rss(), setFlag: (flag: string) => void = setFlagsFromString) {
    this.#residentBytes = residentBytes
    this.#setFlag = setFlag
  }

  start(): void {
    setInterval(() => this.look(), EVERY_MILLISECONDS).unref()
  }

  look(): void {
    const resident = this.#residentBytes()
    const isOn = resident >= (this.#isOn ? ENOUGH_UNDER_BYTES : SHORT_FROM_BYTES)
    if (isOn === this.#isOn) return
    this.#isOn = isOn
    this.#setFlag(isOn ? COMPACTING : COMPACTING.replace('--', '--no-'))
  }
}

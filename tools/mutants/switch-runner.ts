/**
 * Runs each test as it is, and again for every living change it reached, in the same loaded process. A change is killed by a test that
 * passes without it, fails with it, passes without it again and fails with it again: neither what a change left behind nor a test that
 * fails by chance counts. What this cannot judge is written down for a process of its own.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { RunnerTestSuite } from 'vitest'
import { VitestTestRunner } from 'vitest/runners'

export interface Orders {
  readonly tree: string
  readonly journal: string
  readonly living: readonly number[]
}

/** One line of the journal. */
export type Entry =
  | { readonly trying: number; readonly milliseconds: number }
  | { readonly tried: number }
  | { readonly killed: number; readonly by: string }
  /** Reached where no test can be run again: as a file loads, in a hook, or in a test that does not pass twice. */
  | { readonly unjudged: readonly number[]; readonly by: string }
  /** What it made is kept from before any test, or from a first answer: no test of this process sees it otherwise. */
  | { readonly kept: readonly number[] }
  /** A test that passed alone fails since changes were tried in this process. */
  | { readonly spoilt: string }
  | { readonly done: string }

interface Trial {
  mutant: number
  reached: Set<number>
}

type Test = Parameters<NonNullable<VitestTestRunner['onBeforeTryTask']>>[0]

/** A run that takes this much longer than without the change waits for something that never comes. */
const MAX_TIMES = 10
const MIN_MILLISECONDS = 30_000

export default class SwitchRunner extends VitestTestRunner {
  readonly #orders = JSON.parse(readFileSync(process.env.CENTAVO_MUTANT_ORDERS!, 'utf8')) as Orders
  readonly #living = new Set(this.#orders.living)
  readonly #trial = (globalThis as unknown as { mutantTrial: Trial }).mutantTrial
  #hasTried = false

  async runTask(test: Test): Promise<void> {
    const by = relative(this.#orders.tree, test.file.filepath)
    const attempt = VitestTestRunner.getTestFn(test)
    this.#leaveUnjudged(by, 'kept')
    const startedAt = performance.now()
    try {
      await attempt()
    } catch (error) {
      this.#leaveUnjudged(by)
      if (this.#hasTried) this.#write({ spoilt: by })
      throw error
    }
    const milliseconds = performance.now() - startedAt
    const reached = this.#reachedLiving()
    for (const [index, id] of reached.entries()) {
      this.#hasTried = true
      this.#write({ trying: id, milliseconds })
      const isUnsure = await this.#tried(id, attempt, milliseconds, by)
      this.#write({ tried: id })
      if (isUnsure) {
        this.#write({ unjudged: reached.slice(index), by })
        break
      }
    }
    this.#trial.reached.clear()
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    if (!('filepath' in suite)) return
    const by = relative(this.#orders.tree, String(suite.filepath))
    this.#leaveUnjudged(by)
    this.#write({ done: by })
  }

  /** Whether the test does not pass any more without the change. */
  async #tried(id: number, attempt: () => unknown, milliseconds: number, by: string): Promise<boolean> {
    this.#trial.reached.clear()
    if (await this.#passes(attempt, milliseconds, id)) {
      // Answered from what was kept: whether a change would be noticed, only a process that begins with it can say.
      if (!this.#trial.reached.has(id)) {
        this.#write({ unjudged: [id], by })
        this.#write({ kept: [id] })
      }
      return false
    }
    if (!(await this.#passes(attempt, milliseconds))) return true
    if (await this.#passes(attempt, milliseconds, id)) return false
    this.#living.delete(id)
    this.#write({ killed: id, by })
    return false
  }

  async #passes(attempt: () => unknown, milliseconds: number, id?: number): Promise<boolean> {
    this.#trial.mutant = id ?? Number.NaN
    if (id !== undefined) process.env.CENTAVO_MUTANT = String(id)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), Math.max(MIN_MILLISECONDS, MAX_TIMES * milliseconds))
    })
    const attempted = (async () => attempt())().then(
      () => true,
      () => false,
    )
    const isPassed = await Promise.race([attempted, late])
    clearTimeout(timer)
    this.#trial.mutant = Number.NaN
    delete process.env.CENTAVO_MUTANT
    return isPassed
  }

  #reachedLiving(): number[] {
    const reached = [...this.#trial.reached].filter((id) => this.#living.has(id))
    this.#trial.reached.clear()
    return reached
  }

  #leaveUnjudged(by: string, isKept?: 'kept'): void {
    const reached = this.#reachedLiving()
    if (reached.length === 0) return
    this.#write({ unjudged: reached, by })
    if (isKept) this.#write({ kept: reached })
  }

  #write(entry: Entry): void {
    appendFileSync(this.#orders.journal, `${JSON.stringify(entry)}\n`)
  }
}

import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'

/** Fails a run in which a test was skipped or is still to do; a run of chosen titles (`-t`) skips the others on purpose. */
export class NothingSkipped implements Reporter {
  #chosen = false

  onInit({ config }: Vitest): void {
    this.#chosen = config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#chosen) return
    const skipped: TestCase[] = modules.flatMap(({ children }) => [...children.allTests('skipped')])
    if (skipped.length === 0) return
    for (const { fullName, module } of skipped) console.error(`skipped: ${module.relativeModuleId} > ${fullName}`)
    console.error(`${skipped.length} skipped: a skipped test fails the run`)
    process.exitCode = 1
  }
}

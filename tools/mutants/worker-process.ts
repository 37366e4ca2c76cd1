/** Starts workers, each with its own copy of the tree, and ends those that never answer. */
import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Report, Trial } from './worker.ts'

export interface Fate {
  readonly is: 'killed' | 'survived' | 'endless' | 'broken'
  /** The test file that noticed, that fails without any change, or the clock. */
  readonly by?: string
}

const PROGRAM = fileURLToPath(new URL('worker.ts', import.meta.url))
/** A list of tests that takes longer runs for ever: that, too, is noticed. Generous, since the machine may be busy. */
const MAX_SUITE_MILLISECONDS = 360_000

export class Worker {
  #process: ChildProcess | undefined
  #tree = ''
  readonly #makeTree: () => string
  readonly #maxSuiteMilliseconds: number

  /** @param makeTree gives the folder the worker may change, which is removed with it. */
  constructor(makeTree: () => string, maxSuiteMilliseconds = MAX_SUITE_MILLISECONDS) {
    this.#makeTree = makeTree
    this.#maxSuiteMilliseconds = maxSuiteMilliseconds
  }

  async fateOf(trial: Trial): Promise<Fate> {
    const fate = await this.#tried(trial)
    if (fate.is !== 'endless') return fate
    // On a machine that stands still nothing ends, whatever is changed.
    const unchanged = { ...trial.mutant, start: 0, end: 0, from: '', to: '' }
    return (await this.#tried({ ...trial, mutant: unchanged })).is === 'survived' ? fate : { is: 'broken', by: 'the clock' }
  }

  async #tried(trial: Trial): Promise<Fate> {
    this.#process ??= await this.#started()
    const child = this.#process
    return new Promise((resolve) => {
      const unanswered = (): void => {
        if (this.#process !== child) return
        clearTimeout(timer)
        this.stop()
        resolve({ is: 'endless' })
      }
      let timer = setTimeout(unanswered, this.#maxSuiteMilliseconds)
      const heard = (report: Report): void => {
        clearTimeout(timer)
        if ('passed' in report) {
          timer = setTimeout(unanswered, this.#maxSuiteMilliseconds)
          return
        }
        child.off('message', heard)
        child.off('exit', unanswered)
        resolve('broken' in report ? { is: 'broken', by: report.broken } : { is: report.fate, ...(report.by ? { by: report.by } : {}) })
      }
      child.on('message', heard)
      // A change may end the very process that tries it: that never answers either.
      child.on('exit', unanswered)
      child.send(trial, (error) => {
        if (error) unanswered()
      })
    })
  }

  /** Ends the process and those it started: a test that never ends does not hear a signal to stop. */
  stop(): void {
    const pid = this.#process?.pid
    this.#process = undefined
    if (pid === undefined) return
    killGroup(pid)
    rmSync(this.#tree, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  async #started(): Promise<ChildProcess> {
    this.#tree = this.#makeTree()
    // Not the way this process was started: a test starts workers too.
    const child = fork(PROGRAM, [this.#tree], {
      detached: true,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code) => reject(new Error(`a worker ended before it began: ${code}`)))
    })
    return child
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It ended by itself, and left nobody.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

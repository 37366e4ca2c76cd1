/** Runs the tests of a room over many changes at once: one copy of the tree, one load, each change behind a switch. */
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './changes.ts'
import type { Entry, Orders } from './switch-runner.ts'
import { type Numbered, withSwitches } from './switched.ts'

const SESSION = fileURLToPath(new URL('switch-session.ts', import.meta.url))
const PRELOAD = fileURLToPath(new URL('switch-preload.cjs', import.meta.url))
const LOOK_EVERY_MILLISECONDS = 500
/** A change that keeps the process from even a time-out. Generous, since the machine may be busy. */
const MIN_ENDLESS_MILLISECONDS = 60_000
const MAX_TIMES = 40
/** Without any news, as where a file loads for ever. */
const MAX_SILENT_MILLISECONDS = 600_000

export interface Verdict {
  readonly is: 'killed' | 'endless' | 'unnoticed'
  readonly by?: string
  /** Where it was reached but could not be judged: for a process of its own. */
  readonly unjudgedBy: readonly string[]
  readonly isReached: boolean
  /** What it made was kept, so a test that did not reach it may still be one that notices. */
  readonly isKept: boolean
}

type Say = (mutant: Mutant, is: 'killed' | 'endless', by?: string) => void

/**
 * @param makeTree gives a folder that may be changed, which is removed at the end.
 * @param files the tests, nearest first.
 * @param say hears of every kill as it is made.
 */
export async function judgedBySwitches(
  makeTree: () => string,
  numbered: readonly Numbered[],
  files: readonly string[],
  until: number,
  say: Say = () => undefined,
): Promise<Map<Mutant, Verdict>> {
  const tree = makeTree()
  const folder = mkdtempSync(join(tmpdir(), 'centavo-journal-'))
  try {
    for (const file of new Set(numbered.map(({ mutant }) => mutant.file))) {
      const path = join(tree, file)
      const own = numbered.filter(({ mutant }) => mutant.file === file)
      writeFileSync(path, withSwitches(path, readFileSync(path, 'utf8'), own))
    }
    const sessions = new Sessions(tree, folder, numbered, say)
    await sessions.run(files, until)
    return new Map(numbered.map(({ id, mutant }) => [mutant, sessions.verdictOn(id)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(tree, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

class Sessions {
  readonly #fates = new Map<number, { is: 'killed' | 'endless'; by?: string }>()
  readonly #unjudged = new Map<number, Set<string>>()
  readonly #reached = new Set<number>()
  readonly #kept = new Set<number>()
  readonly #done = new Set<string>()
  readonly #mutants: ReadonlyMap<number, Mutant>

  readonly #tree: string
  readonly #folder: string
  readonly #say: Say

  constructor(tree: string, folder: string, numbered: readonly Numbered[], say: Say) {
    this.#tree = tree
    this.#folder = folder
    this.#say = say
    this.#mutants = new Map(numbered.map(({ id, mutant }) => [id, mutant]))
  }

  verdictOn(id: number): Verdict {
    return {
      ...(this.#fates.get(id) ?? { is: 'unnoticed' }),
      unjudgedBy: [...(this.#unjudged.get(id) ?? [])],
      isReached: this.#reached.has(id),
      isKept: this.#kept.has(id),
    }
  }

  async run(files: readonly string[], until: number): Promise<void> {
    for (;;) {
      const left = files.filter((file) => !this.#done.has(file))
      if (left.length === 0 || this.#living().length === 0) return
      if (Date.now() > until) {
        for (const file of left) this.#setAside(file)
        return
      }
      await this.#session(left, until)
    }
  }

  #living(): number[] {
    return [...this.#mutants.keys()].filter((id) => !this.#fates.has(id))
  }

  async #session(files: readonly string[], until: number): Promise<void> {
    const journal = join(this.#folder, 'journal')
    const orders = join(this.#folder, 'orders.json')
    writeFileSync(journal, '')
    writeFileSync(orders, JSON.stringify({ tree: this.#tree, journal, living: this.#living() } satisfies Orders))
    const child = fork(SESSION, [this.#tree, ...files], {
      detached: true,
      execArgv: ['--import', 'tsx'],
      env: {
        ...process.env,
        CENTAVO_MUTANT_ORDERS: orders,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(PRELOAD)}`.trim(),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const isLost = await this.#watched(child, journal, until)
    // A file that ends the process, or never loads, judges nothing.
    const current = files.find((file) => !this.#done.has(file))
    if (isLost && current) this.#setAside(current)
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // Ended by itself.
    }
  }

  /** Whether the file that was running can not be run. */
  #watched(child: ChildProcess, journal: string, until: number): Promise<boolean> {
    let read = 0
    let heardAt = Date.now()
    let trying: { id: number; milliseconds: number } | null = null
    let isSpoilt = false
    const hear = (): void => {
      const lines = readFileSync(journal, 'utf8')
      const news = lines.slice(read, lines.lastIndexOf('\n') + 1)
      if (news === '') return
      read += news.length
      heardAt = Date.now()
      for (const line of news.trimEnd().split('\n')) {
        const entry = JSON.parse(line) as Entry
        if ('trying' in entry) trying = { id: entry.trying, milliseconds: entry.milliseconds }
        if ('tried' in entry) trying = null
        if ('spoilt' in entry) isSpoilt = true
        this.#note(entry)
      }
    }
    return new Promise((resolve) => {
      let isOver = false
      const end = (isLost: boolean): void => {
        isOver = true
        clearInterval(timer)
        resolve(isLost)
      }
      const timer = setInterval(() => {
        hear()
        const silent = Date.now() - heardAt
        if (isSpoilt || (silent > MAX_SILENT_MILLISECONDS && !trying)) return end(true)
        if (Date.now() > until) return end(false)
        if (trying && silent > Math.max(MIN_ENDLESS_MILLISECONDS, MAX_TIMES * trying.milliseconds)) {
          this.#settle(trying.id, 'endless')
          return end(false)
        }
        if (this.#living().length === 0) end(false)
      }, LOOK_EVERY_MILLISECONDS)
      child.once('exit', () => {
        if (isOver) return
        if (existsSync(journal)) hear()
        // A change that ends the process is noticed by that.
        if (trying) this.#settle(trying.id, 'killed')
        end(!trying)
      })
    })
  }

  #note(entry: Entry): void {
    if ('trying' in entry) this.#reached.add(entry.trying)
    if ('killed' in entry) this.#settle(entry.killed, 'killed', entry.by)
    if ('done' in entry) this.#done.add(entry.done)
    if ('kept' in entry) for (const id of entry.kept) this.#kept.add(id)
    if ('unjudged' in entry)
      for (const id of entry.unjudged) {
        this.#reached.add(id)
        this.#unjudged.set(id, (this.#unjudged.get(id) ?? new Set()).add(entry.by))
      }
  }

  #setAside(file: string): void {
    this.#done.add(file)
    for (const id of this.#living()) this.#unjudged.set(id, (this.#unjudged.get(id) ?? new Set()).add(file))
  }

  #settle(id: number, is: 'killed' | 'endless', by?: string): void {
    this.#fates.set(id, { is, ...(by ? { by } : {}) })
    this.#say(this.#mutants.get(id)!, is, by)
  }
}

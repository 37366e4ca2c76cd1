/** Runs the examples over many changes at once: one build, one process, and a watch for changes that never end. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import type { Mutant } from './changes.ts'
import type { Heard } from './examples-judge.ts'
import { type Numbered, numberedOf, withSwitches } from './switched.ts'

const PRELOAD = fileURLToPath(new URL('switch-preload.cjs', import.meta.url))
const MAX_MILLISECONDS = 60_000

export type Judgement = 'killed' | 'survived' | 'endless'
type Say = (mutant: Mutant, is: Judgement) => void

/** The fate of every change that examples can judge; the others are left out. */
export async function judgedByExamples(
  root: string,
  mutants: readonly Mutant[],
  until: number,
  say: Say = () => undefined,
): Promise<Map<Mutant, Judgement>> {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-switched-'))
  try {
    const numbered = numberedOf(root, mutants)
    await built(root, folder, numbered)
    return await tried(root, folder, numbered, until, say)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function built(root: string, folder: string, numbered: readonly Numbered[]): Promise<void> {
  const byFile = new Map<string, Numbered[]>()
  for (const each of numbered) byFile.set(each.mutant.file, [...(byFile.get(each.mutant.file) ?? []), each])
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['tools/mutants/examples-judge.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: join(folder, 'tools/mutants/judge.mjs'),
    plugins: [
      {
        name: 'switches',
        setup(build) {
          build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const own = byFile.get(path.slice(root.length))
            if (!own) return undefined
            return { contents: withSwitches(path, readFileSync(path, 'utf8'), own), loader: 'ts' }
          })
        },
      },
    ],
  })
  for (const name of ['node_modules', 'data']) symlinkSync(join(root, name), join(folder, name))
}

async function tried(
  root: string,
  folder: string,
  numbered: readonly Numbered[],
  until: number,
  say: Say,
): Promise<Map<Mutant, Judgement>> {
  const fates = new Map<Mutant, Judgement>()
  const settle = (mutant: Mutant, is: Judgement): void => {
    fates.set(mutant, is)
    say(mutant, is)
  }
  let child: ChildProcess | null = null
  const end = (): void => {
    child?.kill('SIGKILL')
    child = null
  }
  for (const { id, mutant } of numbered) {
    if (Date.now() > until) break
    const ask = async (): Promise<Heard | undefined> => {
      child ??= await started(root, folder)
      return answerOf(child, { id })
    }
    let heard = await ask()
    if (heard?.isSpoilt) {
      end()
      // In a process where nothing was tried before, so that what fails fails by this change.
      heard = await ask()
    }
    if (heard === undefined) settle(mutant, 'endless')
    else if (!heard.isKept) settle(mutant, heard.noticedBy === null ? 'survived' : 'killed')
    if (heard === undefined || heard.isSpoilt) end()
  }
  end()
  return fates
}

async function started(root: string, folder: string): Promise<ChildProcess> {
  const child = fork(join(folder, 'tools/mutants/judge.mjs'), {
    env: { ...process.env, SAID_FILE: join(root, 'test/said.txt') },
    execArgv: ['--require', PRELOAD],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the examples could not be run: ${code}`)))
  })
  return child
}

/** Undefined where it never ends. */
function answerOf(child: ChildProcess, tried: { readonly id: number }): Promise<Heard | undefined> {
  return new Promise((resolve) => {
    const watch = (): NodeJS.Timeout => setTimeout(() => end(undefined), MAX_MILLISECONDS)
    let timer = watch()
    const end = (heard: Heard | undefined): void => {
      clearTimeout(timer)
      child.off('message', hear)
      resolve(heard)
    }
    const hear = (heard: Heard | 'working'): void => {
      clearTimeout(timer)
      if (heard === 'working') timer = watch()
      else end(heard)
    }
    child.on('message', hear)
    child.send(tried)
  })
}

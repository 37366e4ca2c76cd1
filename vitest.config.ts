import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'
// Before the first test this process imports what builds.
import './test/support/typescript.mjs'

/** `CENTAVO_TEST_TODAY=2031-01-01 npx vitest run` tries the suite on that day, in every process it starts. */
function moveClock(day: string): void {
  const { env } = process
  // Once: workers load this file too, with their clock already moved.
  if (env.CENTAVO_TEST_CLOCK_OFFSET !== undefined) return
  // Noon in Brazil, so that no test of a few minutes meets midnight.
  env.CENTAVO_TEST_CLOCK_OFFSET = String(Date.parse(`${day}T15:00:00Z`) - Date.now())
  const preload = fileURLToPath(new URL('test/support/shifted-clock.cjs', import.meta.url))
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(preload)}`.trim()
}

if (process.env.CENTAVO_TEST_TODAY) moveClock(process.env.CENTAVO_TEST_TODAY)

/** Most functions are run too few times for the optimizing compiler to be worth its own time: it waits for those run six times as often. Newer ones have no such setting. */
const PATIENT_COMPILER = process.version.startsWith('v20.') ? ['--interrupt-budget=400000'] : []

export default defineConfig({
  test: {
    include: ['{build,engine,service,register,test}/**/*.test.ts'],
    // What is generated from the folders is made anew before anything imports it.
    globalSetup: 'test/support/generated.ts',
    setupFiles: 'test/support/seed.ts',
    // Every module here is pure or closes what it opens, so files can share a worker: many times faster than one context a file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Node imports the sources itself: each worker is as fast to load, without one process that transforms for them all, and the code runs as it does for people.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Most of what a test makes is gone when it ends: with room for it, V8 copies little of it from one young space to the other.
    execArgv: ['--max-semi-space-size=64', ...PATIENT_COMPILER, '--import', new URL('test/support/typescript.mjs', import.meta.url).href],
    // More than there are cores: much of the time here is spent waiting for a browser, a database or a process started by a test.
    maxWorkers: availableParallelism() + 3,
    // Generous: on a busy machine everything takes many times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Some tests wait by the clock for a process to give up or come back, and a machine can stand still for as long: what is wrong is wrong every time.
    retry: 2,
    // What waits for another process to notice something: as long as a busy machine needs.
    expect: { poll: { timeout: 60_000 } },
  },
})

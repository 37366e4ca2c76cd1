import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { NothingSkipped } from './test/support/lanes/nothing-skipped.ts'
// Before the first test this process imports the build.
import './test/support/lanes/typescript.mjs'

/** `CENTAVO_TEST_TODAY=2031-01-01 npx vitest run --project unit` runs the suite on that day, in every process it starts. */
function moveClock(day: string): void {
  const { env } = process
  // Workers load this file again with the clock already moved.
  if (env.CENTAVO_TEST_CLOCK_OFFSET !== undefined) return
  // Noon in Brazil, so that no run of a few minutes crosses midnight.
  env.CENTAVO_TEST_CLOCK_OFFSET = String(Date.parse(`${day}T15:00:00Z`) - Date.now())
  const preload = fileURLToPath(new URL('test/support/fakes/shifted-clock.cjs', import.meta.url))
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(preload)}`.trim()
}

if (process.env.CENTAVO_TEST_TODAY) moveClock(process.env.CENTAVO_TEST_TODAY)

/** Node 20 optimizes functions too early for tests, which run most of them a few times: a later start saves 18% of the processor time (42 s against 52 s). Later versions have no such flag. */
const LATER_OPTIMIZATION = process.version.startsWith('v20.') ? ['--interrupt-budget=400000'] : []

const WHERE = '{build,engine,service,register,test}/**'
const OTHER_LANES = `${WHERE}/*.{integration,exhaustive,ship}.test.ts`

type Lane = NonNullable<TestProjectInlineConfiguration['test']>

/** One lane: the files that its name selects. */
const lane = (name: string, test: Lane): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [`${WHERE}/*.${name}.test.ts`], ...test },
})

export default defineConfig({
  test: {
    setupFiles: ['test/support/lanes/seed.ts'],
    // Every module is pure or closes what it opens, so files share a worker: a context for each file takes several times as long.
    isolate: false,
    // Node imports the sources itself: no central process transforms them, and the code runs as it does in production.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Most garbage of a test dies young: a larger young generation spares V8 the copies.
    execArgv: [
      '--max-semi-space-size=64',
      ...LATER_OPTIMIZATION,
      '--import',
      new URL('test/support/lanes/typescript.mjs', import.meta.url).href,
    ],
    retry: 0,
    reporters: [new NothingSkipped(), 'default'],
    projects: [
      lane('unit', {
        include: [`${WHERE}/*.test.ts`],
        exclude: [OTHER_LANES, '**/node_modules/**'],
        globalSetup: 'test/support/lanes/generated.ts',
        setupFiles: ['test/support/lanes/seed.ts', 'test/support/lanes/hermetic.ts'],
        maxWorkers: availableParallelism(),
        testTimeout: 60_000,
      }),
      lane('integration', {
        // Missing requirements fail the run before the build starts.
        globalSetup: ['test/support/lanes/requirements.ts', 'test/support/lanes/generated.ts', 'test/support/lanes/built.ts'],
        // More than there are cores: much of the time is spent waiting for a browser, a database or a process.
        maxWorkers: availableParallelism() + 2,
        // A shared machine takes several times as long.
        testTimeout: 180_000,
        hookTimeout: 180_000,
        expect: { poll: { timeout: 60_000 } },
      }),
      lane('exhaustive', {
        globalSetup: ['test/support/lanes/generated.ts', 'test/support/lanes/built.ts'],
        env: { CENTAVO_TEST_WALKS: 'whole' },
        maxWorkers: availableParallelism(),
        testTimeout: 900_000,
        hookTimeout: 180_000,
      }),
      lane('ship', {
        globalSetup: ['test/ship/support/requirements.ts', 'test/ship/support/setup.ts'],
        // Scripts of pages are compiled as modules without being run.
        execArgv: [
          '--experimental-vm-modules',
          '--no-warnings',
          '--import',
          new URL('test/support/lanes/typescript.mjs', import.meta.url).href,
        ],
        maxWorkers: 2,
        testTimeout: 300_000,
        hookTimeout: 300_000,
      }),
    ],
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{build,engine,service,register,test}/**/*.test.ts'],
    // What is generated from the folders is made anew before anything imports it.
    globalSetup: 'test/support/generated.ts',
    setupFiles: 'test/support/seed.ts',
    // Every module here is pure or closes what it opens, so files can share a worker: many times faster than one context a file.
    isolate: false,
    // More than there are cores: much of the time here is spent waiting for a browser, a database or a process started by a test.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What waits for another process to notice something: as long as a busy machine needs.
    expect: { poll: { timeout: 20_000 } },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,service,register,test}/**/*.test.ts'],
    // What is generated from the folders is made anew before anything imports it.
    globalSetup: 'test/support/generated.ts',
    setupFiles: 'test/support/seed.ts',
    // Every module here is pure or closes what it opens, so files can share a worker: many times faster than one context a file.
    isolate: false,
    // Every core: much of the time here is spent waiting for a browser, a database or a process started by a test.
    maxWorkers: '100%',
    testTimeout: 30_000,
    // What waits for another process to notice something: as long as a busy machine needs.
    expect: { poll: { timeout: 20_000 } },
  },
})

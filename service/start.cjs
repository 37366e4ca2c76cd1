// Runs a program with the V8 code cache from the build. V8 accepts the cache only for its own version and the same source length; otherwise
// it recompiles, which costs only time.
const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { Script } = require('node:vm')

const FILE = join(__dirname, 'programs.cjs')

/** Programs that run the service. */
const SERVING = ['service/main', 'service/work/worker-thread']

/**
 * V8 limits that `npm start` and the image set: old space and new space. A service at rest keeps 89 MB with them, and 116 MB without the
 * second. V8 accepts a code cache only under the flags of its compilation, so each flag set has its own.
 */
const CAPS = ['--max-old-space-size=192', '--max-semi-space-size=2']

function isCapped() {
  const flags = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(/\s+/)]
  return CAPS.every((cap) => flags.includes(cap))
}

/** Code cache of a program; the CLI's cache also serves its threads. */
const compiledOf = (program) =>
  join(__dirname, `${SERVING.includes(program) ? (isCapped() ? 'service-capped' : 'service') : 'command'}.compiled`)

/** Runs a program. @returns its compiled script. */
const start = (program) => ran(program).script

/** Exports of a program, for a file beside it. */
const load = (program) => ran(program).offered

function ran(program) {
  const script = new Script(readFileSync(FILE, 'latin1'), {
    // Without a folder: the code cache embeds the path, and stack traces would expose the build machine.
    filename: 'programs.cjs',
    cachedData: compiledBefore(program),
  })
  const bundle = { exports: {} }
  script.runInThisContext()(createRequire(FILE), bundle, FILE)
  return { script, offered: bundle.exports[program]() }
}

function compiledBefore(program) {
  try {
    return readFileSync(compiledOf(program))
  } catch {
    return undefined
  }
}

module.exports = { start, load, compiledOf, CAPS }

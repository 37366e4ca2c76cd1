// Runs one of the programs with the code that was compiled at the build. V8 takes it only where it is of its own version and of a
// text of this length (the build keeps no other); where not, it compiles again, and nothing but time is lost.
const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { setFlagsFromString } = require('node:v8')
const { Script } = require('node:vm')

const FILE = join(__dirname, 'programs.cjs')

/** Those that run what the service runs. */
const SERVING = ['service/main', 'service/doors/thread']

/**
 * The caps `npm start` and the image set: of old objects, of new ones, and of V8's own threads, each of which keeps memory for itself. What the
 * start makes, which is nearly all kept, is given room at once: a fifth of its time went into looking through it and finding nothing to let go.
 * V8 takes compiled code only under the flags it was compiled with, so there is one of each.
 */
const CAPS = [
  '--max-old-space-size=192',
  '--max-semi-space-size=2',
  '--min-semi-space-size=2',
  '--initial-old-space-size=40',
  '--v8-pool-size=1',
]
function isCapped() {
  const flags = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? '').split(/\s+/)]
  return CAPS.every((cap) => flags.includes(cap))
}

/** Where the compiled code of a program is: the command line's serves its threads too. */
const compiledOf = (program) =>
  join(__dirname, `${SERVING.includes(program) ? (isCapped() ? 'service-capped' : 'service') : 'command'}.compiled`)

/** Runs a program. @returns what was compiled of it. */
const start = (program) => ran(program).script

/** What a program offers to a file beside it. */
const load = (program) => ran(program).offered

function ran(program) {
  // Collects once the heap is so much larger than what lives in it: V8 waits for half as much again and more. And forgets what it compiled
  // of functions that nobody calls any more: of two hundred operations few are asked at a time.
  if (SERVING.includes(program)) for (const flag of ['--heap-growing-percent=15', '--flush-baseline-code']) setFlagsFromString(flag)
  const script = new Script(readFileSync(FILE, 'latin1'), {
    // Without a folder: compiled code remembers where it was compiled, and a stack would name the machine of the build.
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

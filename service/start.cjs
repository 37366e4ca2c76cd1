// Runs one of the programs with the code that was compiled at the build. V8 takes it only where it is of its own version and of this very
// text; where not, it compiles again, and nothing but time is lost.
const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')
const { Script } = require('node:vm')

const FILE = join(__dirname, 'programs.cjs')

/** Where the compiled code of a program is: the command line's serves the threads too. */
const compiledOf = (program) => join(__dirname, `${program === 'service/main' ? 'service' : 'command'}.compiled`)

function start(program) {
  const script = new Script(readFileSync(FILE, 'latin1'), {
    filename: pathToFileURL(FILE).href,
    cachedData: compiledBefore(program),
  })
  const bundle = { exports: {} }
  script.runInThisContext()(createRequire(FILE), bundle, FILE)
  bundle.exports[program]()
  return script
}

function compiledBefore(program) {
  try {
    return readFileSync(compiledOf(program))
  } catch {
    return undefined
  }
}

module.exports = { start, compiledOf }

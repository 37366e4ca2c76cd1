// Runs a built program as in production and stores its V8 compile cache beside it, so that the next start skips compilation. Arguments: the
// build folder, the program, and its arguments.
const { writeFileSync } = require('node:fs')
const { createServer } = require('node:net')
const { join } = require('node:path')

const [folder, program] = process.argv.splice(2, 2)
const { start, compiledOf } = require(join(folder, 'start.cjs'))

/** Typical first request. */
const ASKED = '/v1/calc/net-salary?gross_salary=5200&dependents=1'
const TRIES = 500

async function main() {
  if (program !== 'service/main') {
    const script = start(program)
    process.once('beforeExit', () => keep(script))
    return
  }
  process.env.PORT = String(await freePort())
  const script = start(program)
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${ASKED}`).catch(() => null)
    if (answer?.ok) return keep(script)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function keep(script) {
  writeFileSync(compiledOf(program), script.createCachedData())
  process.exit(0)
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

main()

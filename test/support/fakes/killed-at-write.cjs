/** Preloaded into a program: kills it at its nth file write or rename, leaving a partial file. */
const { promises } = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')

let left = Number(process.env.KILLED_AT_WRITE)
const { rename, writeFile } = promises
const die = () => process.kill(process.pid, 'SIGKILL')
const forever = () => new Promise(() => {})

promises.writeFile = async (path, data, ...rest) => {
  if (--left > 0) return writeFile(path, data, ...rest)
  await writeFile(path, data.slice(0, data.length / 2), ...rest)
  die()
  return forever()
}

promises.rename = async (from, to) => {
  if (--left > 0) return rename(from, to)
  die()
  return forever()
}

syncBuiltinESMExports()

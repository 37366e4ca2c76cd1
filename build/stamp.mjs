// Tells in some milliseconds whether the build in `dist` is of the sources as they are: by names, sizes and times, without reading any file.
// Plain JavaScript, because `prepare` runs before TypeScript can.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'

/** Everything a build is made from, from the root. */
export const SOURCES = ['engine/', 'service/', 'register/', 'build/', 'data/', 'package.json', 'package-lock.json']

const MADE = /^(generated|dist|node_modules)$|\.test\.ts$/

/** @param {URL} root @returns {string} */
export function stampOf(root) {
  const hash = createHash('sha256').update(process.version)
  /** @param {string} path */
  const add = (path) => {
    const { size, mtimeMs } = statSync(new URL(path, root))
    hash.update(`${path}\0${size}\0${mtimeMs}\n`)
  }
  /** @param {string} folder */
  const walk = (folder) => {
    const entries = readdirSync(new URL(folder, root), { withFileTypes: true }).filter(({ name }) => !MADE.test(name))
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory()) walk(`${folder}${entry.name}/`)
      else add(`${folder}${entry.name}`)
    }
  }
  for (const place of SOURCES) place.endsWith('/') ? walk(place) : add(place)
  return hash.digest('hex')
}

/** True where `dist` holds a whole build of this stamp. @param {URL} root */
export function isBuilt(root, stamp = stampOf(root)) {
  const noted = new URL('dist/stamp', root)
  return existsSync(noted) && existsSync(new URL('dist/service/main.js', root)) && readFileSync(noted, 'utf8') === stamp
}

/** @param {URL} root @param {string} stamp of the sources before they were read: an edit during the build is not missed */
export function noteStamp(root, stamp) {
  const written = new URL(`dist/stamp.${process.pid}`, root)
  writeFileSync(written, stamp)
  renameSync(written, new URL('dist/stamp', root))
}

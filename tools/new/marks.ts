/** Marks that `npm run new` leaves where a person must write; the unit tests fail on each. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text up to the end of its string, template or comment. */
const MARK = /FILL IN: [^'`\n]*/g

/** Marks of a file as `path:line: FILL IN: …`. */
export function marksIn(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => [...line.matchAll(MARK)].map(([mark]) => `${path}:${index + 1}: ${mark.trim()}`))
}

/** Marks in the sources of an engine, by path from its parent folder. */
export function marksLeft(engine: string): string[] {
  return readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/(^|\/)(node_modules|generated|dist)\//.test(path))
    .sort()
    .flatMap((path) => marksIn(`engine/${path}`, readFileSync(join(engine, path), 'utf8')))
}

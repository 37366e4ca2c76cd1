/** `npm run generate`: what is made from the sources before anything runs, and the lists of the READMEs and documents. */
import { SOURCES } from '../build/files.ts'
import { generate } from '../build/generate.ts'
import { unlessUnchanged } from '../build/unchanged.ts'
import { saoPauloDay } from '../engine/core/day.ts'

const LISTS = ['docs/', 'README.md', 'README.pt-BR.md']

await generate()
// Some lists are those of a day. Imported when wanted: every calculator is loaded for them.
await unlessUnchanged('lists', { from: [...SOURCES, 'tools/'], made: LISTS, on: saoPauloDay(new Date()) }, async () =>
  (await import('./readme.ts')).writeLists(),
)

/** `npm run generate`: generated sources, and the lists in READMEs and documents. */

import { runUnlessCached } from '../build/build-cache.ts'
import { generate } from '../build/generate.ts'
import { SOURCES } from '../build/stamp.mjs'
import { saoPauloDay } from '../engine/core/day.ts'

const LISTS = ['docs/', 'README.md', 'README.pt-BR.md']

await generate()
// Some lists depend on the date. Imported lazily, since they load every calculator.
await runUnlessCached('lists', { from: [...SOURCES, 'tools/'], made: LISTS, on: saoPauloDay(new Date()) }, async () =>
  (await import('./documents/readme.ts')).writeLists(),
)

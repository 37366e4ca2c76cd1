/** `npm run new calculator <domain> <id>`: writes the files of an operation, a series or a version of a law table, with marks to fill in. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ENGINE } from '../../build/files.ts'
import { saoPauloDay } from '../../engine/core/day.ts'
import { BadRequest, newFiles } from './files.ts'
import { marksIn } from './marks.ts'

const GUIDES: Readonly<Record<string, string>> = {
  calculator: 'adding-a-calculator.md',
  check: 'adding-a-check.md',
  decision: 'adding-a-calculator.md',
  query: 'adding-a-calculator.md',
  series: 'adding-a-series.md',
  law: 'recording-a-law.md',
}

try {
  const words = process.argv.slice(2)
  const files = newFiles(ENGINE, words, saoPauloDay(new Date()))
  for (const [path, text] of files) {
    const url = new URL(path, ENGINE)
    mkdirSync(dirname(fileURLToPath(url)), { recursive: true })
    writeFileSync(url, text)
  }
  console.log([...files].flatMap(([path, text]) => marksIn(`engine/${path}`, text)).join('\n'))
  console.log(`\nFill these in (docs/${GUIDES[words[0]!]}), then: npm run english, npm run said:record, npm test`)
} catch (error) {
  if (!(error instanceof BadRequest)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/**
 * `npm run english`: writes the catalogues of English texts anew from what the sources say, and prints as JSON the texts that have none.
 * With a file, an object from Portuguese to English, it takes those in first.
 */
import { readFileSync } from 'node:fs'
import { writeCatalogues } from '../build/english/catalogue.ts'

const file = process.argv[2]
const given: Record<string, string> = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'))
const missing = [...new Set(writeCatalogues(new Map(Object.entries(given))))]
console.error(`${missing.length} to translate`)
if (missing.length > 0) console.log(JSON.stringify(Object.fromEntries(missing.map((text) => [text, ''])), null, 2))

/**
 * `npm run english`: regenerates the catalogues of English texts from the sources, and prints untranslated texts as JSON. With a file, a
 * JSON object from Portuguese to English, merges those translations first.
 */
import { readFileSync } from 'node:fs'
import { writeCatalogues } from '../../build/english/catalogue.ts'

const file = process.argv[2]
const givenTranslations: Record<string, string> = file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8'))
const missing = [...new Set(writeCatalogues(new Map(Object.entries(givenTranslations))))]
console.error(`${missing.length} to translate`)
if (missing.length > 0) console.log(JSON.stringify(Object.fromEntries(missing.map((text) => [text, ''])), null, 2))

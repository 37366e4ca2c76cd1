/** How long a paper takes to be read, known before any of it is. */
import { at } from '../core/records.ts'
import { MAX_CHARACTERS } from './rows.ts'

/** Of a text, and words of a page, that take about as long as a light calculation. */
const [CHARACTERS_AN_EVALUATION, ITEMS_AN_EVALUATION] = [64, 10]

/** @param raw what was sent, as it came. */
export function evaluationsOfPaper(raw: object): number {
  const [written, pages] = [at(raw, 'text'), at(raw, 'pages')]
  const characters = typeof written === 'string' ? Math.min(written.length, MAX_CHARACTERS) : 0
  const items = Array.isArray(pages) ? pages.reduce((sum: number, page) => sum + lengthOf(at(page, 'items')), 0) : 0
  return Math.ceil(characters / CHARACTERS_AN_EVALUATION + items / ITEMS_AN_EVALUATION)
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

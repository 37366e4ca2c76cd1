/** Estimates the cost of reading a document before parsing it. */
import { at } from '../core/collections/records.ts'
import { MAX_CHARACTERS } from './reader/rows.ts'

/** Characters of text, and words of a PDF page, that cost as much as one light calculation. */
const [CHARACTERS_AN_EVALUATION, ITEMS_AN_EVALUATION] = [64, 10]

/** @param raw input before validation. */
export function evaluationsOfPaper(raw: object): number {
  const [written, pages] = [at(raw, 'text'), at(raw, 'pages')]
  const characters = typeof written === 'string' ? Math.min(written.length, MAX_CHARACTERS) : 0
  const items = Array.isArray(pages) ? pages.reduce((sum: number, page) => sum + lengthOf(at(page, 'items')), 0) : 0
  return Math.ceil(characters / CHARACTERS_AN_EVALUATION + items / ITEMS_AN_EVALUATION)
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

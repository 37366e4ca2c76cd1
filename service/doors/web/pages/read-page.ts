/** A pasted paper as it was read: for a person to hold against the paper before anything is checked. */
import type { Check } from '../../../../engine/core/operation/check.ts'
import { addressedAs } from '../../../../engine/core/operation/kinds.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { PAPER_OF_CHECK } from '../../../../engine/documents/paper-of-check.ts'
import { readDocument } from '../../../../engine/documents/reader.ts'
import type { Reading } from '../../../../engine/documents/reading.ts'
import { checkOf } from '../../../../engine/documents/to-check.ts'
import { type FormRequest, filledWith } from '../forms/form-request.ts'
import { readingDrawn } from '../forms/paper-reading.ts'
import { checkPage } from './check-page.ts'
import type { Drawn } from './layout.ts'

export function readPage(check: Check, text: string, ports: Engine, origin: string): Drawn {
  const kind = PAPER_OF_CHECK[addressedAs(check)]
  const reading = readDocument({ text, kind })
  return checkPage(check, {}, ports, origin, { text, state: filled(check, reading), drawn: readingDrawn(reading) })
}

/** What was read fills the form and asks nothing: the person looks first. */
const filled = (check: Check, reading: Reading): FormRequest => ({
  ...filledWith(check, checkOf(reading, { seen: true })?.input ?? {}),
  asks: true,
})

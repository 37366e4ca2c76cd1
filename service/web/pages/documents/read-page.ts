/** Values parsed from a pasted document, for the user to verify before the check. */

import { PAPER_OF_CHECK } from '../../../../engine/documents/paper-of-check.ts'
import { readDocument } from '../../../../engine/documents/reader/reader.ts'
import type { Reading } from '../../../../engine/documents/reading.ts'
import { checkOf } from '../../../../engine/documents/to-check.ts'
import type { Check } from '../../../../engine/operation/definition/check.ts'
import { addressedAs } from '../../../../engine/operation/definition/kinds.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { type FormRequest, filledWith } from '../../forms/form-request.ts'
import { renderReading } from '../../forms/paper-reading.ts'
import type { RenderedPage } from '../frame/layout.ts'
import { checkPage } from '../operations/check-page.ts'

export function readPage(check: Check, text: string, ports: Engine, origin: string): RenderedPage {
  const kind = PAPER_OF_CHECK[addressedAs(check)]
  const reading = readDocument({ text, kind })
  return checkPage(check, {}, ports, origin, { text, state: filled(check, reading), drawn: renderReading(reading) })
}

/** Prefills the form without calculating: the user verifies first. */
const filled = (check: Check, reading: Reading): FormRequest => ({
  ...filledWith(check, checkOf(reading, { seen: true })?.input ?? {}),
  asks: true,
})

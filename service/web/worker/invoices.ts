/** Invoice worker: parses files and returns the rendered answer. Sends nothing over the network. */
import { classificationsPort } from '../../../engine/classifications/port.ts'
import { classifications } from '../../../engine/generated/classifications.ts'
import { WHOLE } from '../../../engine/invoices/figures.ts'
import { InvoiceReport } from '../../../engine/invoices/presentation.ts'
import { requiredFile } from '../../../engine/release-data/data-ports.ts'
import { invoiceAnswer } from '../answers/invoice-answer.ts'
import { readChosen } from './chosen-files.ts'

interface Chosen {
  readonly files: readonly File[]
  /** Codes by item, by file. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Above this many chosen bytes no corrected copies are kept in memory. */
const MAX_CORRECTED_BYTES = 8 * 1024 * 1024
const NO_CODES = {}

self.addEventListener('message', ({ data }: MessageEvent<Chosen>) => {
  checked(data).then((done) => self.postMessage(done))
})

async function checked({ files, codes }: Chosen): Promise<{ drawn: string; corrected: Record<string, string> }> {
  const report = new InvoiceReport(
    classificationsPort((file) => requiredFile(classifications, file)),
    {
      codes: (file) => codes[file] ?? NO_CODES,
      regularCodes: () => NO_CODES,
      deferral: WHOLE,
      rates: { cbs: null, ibsState: null, ibsMunicipal: null },
      correct: files.reduce((size, file) => size + file.size, 0) <= MAX_CORRECTED_BYTES,
    },
  )
  await readChosen(files, report)
  const answer = report.answer()
  const corrected = Object.fromEntries(
    answer.files.flatMap(({ name, correctedXml }) => (correctedXml === undefined ? [] : [[name, correctedXml]])),
  )
  return { drawn: invoiceAnswer(answer).text, corrected }
}

/** PDF worker: parses bytes into lines of text. The file stays on the device. */
import { rowsOfPages } from '../../../engine/documents/reader/rows.ts'
import { pagesOfPdf, UnreadablePdf } from '../../formats/pdf/extract.ts'

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  pagesOfPdf(new Uint8Array(data)).then(
    (pages) => self.postMessage({ rows: rowsOfPages(pages) }),
    (error: unknown) => self.postMessage({ problem: error instanceof UnreadablePdf ? error.message : 'Este arquivo não pôde ser lido.' }),
  )
})

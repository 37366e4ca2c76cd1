/** Document worker: parses text and returns the check input and the rendered reading. Sends nothing over the network. */
import { readDocument } from '../../../engine/documents/reader/reader.ts'
import type { DocumentKind } from '../../../engine/documents/reading.ts'
import { checkOf } from '../../../engine/documents/to-check.ts'
import { renderReading } from '../forms/paper-reading.ts'

self.addEventListener('message', ({ data }: MessageEvent<{ readonly text: string; readonly kind: DocumentKind }>) => {
  const reading = readDocument(data)
  self.postMessage({ input: checkOf(reading, { seen: true })?.input ?? {}, drawn: renderReading(reading).text })
})

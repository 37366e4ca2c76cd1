/** Reads a pasted paper apart from the page: text in, what the check takes and the drawn reading out. Nothing is sent anywhere. */
import { readDocument } from '../../../../engine/documents/reader.ts'
import type { DocumentKind } from '../../../../engine/documents/reading.ts'
import { checkOf } from '../../../../engine/documents/to-check.ts'
import { readingDrawn } from '../forms/paper-reading.ts'

self.addEventListener('message', ({ data }: MessageEvent<{ readonly text: string; readonly kind: DocumentKind }>) => {
  const reading = readDocument(data)
  self.postMessage({ input: checkOf(reading, { seen: true })?.input ?? {}, drawn: readingDrawn(reading).text })
})

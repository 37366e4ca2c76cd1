/** Positioned words of a PDF. Parses locally: loads no fonts, runs no scripts or forms, fetches nothing. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { MAX_ITEMS, MAX_PAGES, type Page } from '../../../engine/documents/reader/rows.ts'

export const MAX_PDF_BYTES = 10 * 1024 * 1024
const MAX_SECONDS = 10

/** User-facing reason for the failure. */
export class UnreadablePdf extends Error {}

// pdf.js looks here for its worker before loading a file.
Object.assign(globalThis, { pdfjsWorker: worker })

export async function pagesOfPdf(bytes: Uint8Array): Promise<Page[]> {
  if (bytes.length > MAX_PDF_BYTES) throw new UnreadablePdf('Este PDF passa de 10 MB: envie só as páginas do papel.')
  const opening = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: true,
    verbosity: 0,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new UnreadablePdf('Este PDF demorou demais para abrir: copie o texto dele.')), MAX_SECONDS * 1000)
  })
  try {
    return await Promise.race([pagesIn(opening), late])
  } catch (error) {
    if (error instanceof UnreadablePdf) throw error
    if (error instanceof Error && error.name === 'PasswordException')
      throw new UnreadablePdf('Este PDF tem senha: salve uma cópia sem senha.')
    throw new UnreadablePdf('Este arquivo não pôde ser aberto como PDF.')
  } finally {
    clearTimeout(timer)
    await opening.destroy().catch(() => undefined)
  }
}

async function pagesIn(opening: ReturnType<typeof getDocument>): Promise<Page[]> {
  const document = await opening.promise
  if (document.numPages > MAX_PAGES) throw new UnreadablePdf('Este PDF tem mais de 20 páginas: envie só as do papel.')
  const pages: Page[] = []
  let count = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [placed(item, transform)] : []))
    count += words.length
    if (count > MAX_ITEMS) throw new UnreadablePdf('Este PDF tem texto demais para um papel de pagamento.')
    pages.push({ width, height, items: words })
  }
  if (count === 0) throw new UnreadablePdf('Este PDF é uma imagem, sem texto: digite os valores à mão.')
  return pages
}

const MAX_TEXT = 400

/** Word position from the top-left corner of the displayed page, with rotation undone. */
function placed({ str, width, height, transform }: Word, view: readonly number[]): Page['items'][number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view
  const [, , , , left = 0, base = 0] = transform
  const tall = height || Math.abs(transform[3] ?? 0) || 8
  return { text: str.slice(0, MAX_TEXT), x: a * left + c * base + e, y: b * left + d * base + f - tall, width, height: tall }
}

interface Word {
  readonly str: string
  readonly width: number
  readonly height: number
  readonly transform: readonly number[]
}

/** Extracts the text of a chosen file; a lazily loaded worker parses PDFs on the device. */
import { isRecord } from '../../../../engine/core/collections/records.ts'
import type { PageMessage } from '../../worker/messages.ts'

const MAX_SECONDS = 15

/** Shows the file input and puts the extracted text in the text box. */
export function attachDocumentFile(form: HTMLFormElement, todo: string): void {
  const place = form.querySelector<HTMLElement>('[data-paper-file]')
  const input = place?.querySelector('input')
  const box = form.querySelector('textarea')
  const said = place?.querySelector('[role=status]')
  if (!place || !input || !box || !said) return
  place.hidden = false
  const take = async (): Promise<void> => {
    const file = input.files?.[0]
    if (!file) return
    said.textContent = 'Lendo o arquivo…'
    const text = await textOf(file, place.dataset.paperFile ?? '').catch((error: Error) => {
      said.textContent = error.message
      return null
    })
    if (text === null) return
    box.value = text.slice(0, box.maxLength)
    said.textContent = `Lido. ${todo}`
  }
  input.addEventListener('change', take)
  // A file may have been chosen before this script loaded.
  void take()
}

async function textOf(file: File, address: string): Promise<string> {
  const bytes = await file.arrayBuffer()
  const isPdf = new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes('%PDF-')
  if (!isPdf) return await file.text()
  const { rows } = await requestWorker(address, bytes, 'O arquivo não pôde ser lido aqui: copie o texto dele.', [bytes])
  return Array.isArray(rows) ? rows.join('\n') : ''
}

/** Sends one request to a worker. Ignores messages other than a result or an error: the PDF library sends a greeting on start. */
export function requestWorker(
  address: string,
  asks: unknown,
  broken: string,
  moved: Transferable[] = [],
): Promise<Readonly<Record<string, unknown>>> {
  const worker = new Worker(address, { type: 'module' })
  return new Promise<Readonly<Record<string, unknown>>>((done, fail) => {
    const fails = () => fail(new Error(broken))
    setTimeout(fails, MAX_SECONDS * 1000)
    worker.addEventListener('error', fails)
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data)) return
      if (typeof data.problem === 'string') fail(new Error(data.problem))
      else if ('rows' in data || 'drawn' in data) done(data)
    })
    worker.postMessage(asks, moved)
  }).finally(() => {
    worker.terminate()
    cacheWorker(address)
  })
}

/** Caches the worker for offline use. */
const cacheWorker = (address: string): void =>
  navigator.serviceWorker?.controller?.postMessage({ kind: 'visited', addresses: [address] } satisfies PageMessage)

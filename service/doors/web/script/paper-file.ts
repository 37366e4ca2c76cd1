/** The text of a file chosen on the page: a PDF is opened on the device by a worker that is fetched only then. */
import { isRecord } from '../../../../engine/core/records.ts'
import type { Asks } from '../worker/messages.ts'

const MAX_SECONDS = 15

/** Shows the place of the file, and puts the text of the one chosen in the box. */
export function takePaperFile(form: HTMLFormElement, todo: string): void {
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
  // Chosen while this was being fetched.
  void take()
}

async function textOf(file: File, address: string): Promise<string> {
  const bytes = await file.arrayBuffer()
  const isPdf = new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes('%PDF-')
  if (!isPdf) return await file.text()
  const { rows } = await answerOf(address, bytes, 'O arquivo não pôde ser lido aqui: copie o texto dele.', [bytes])
  return Array.isArray(rows) ? rows.join('\n') : ''
}

/** Asks a worker one thing. What it says besides an answer or a problem is passed over: the library of PDFs greets whoever starts it. */
export function answerOf(
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
    keepOnDevice(address)
  })
}

/** What was used once works without a connection from then on. */
const keepOnDevice = (address: string): void =>
  navigator.serviceWorker?.controller?.postMessage({ kind: 'visited', addresses: [address] } satisfies Asks)

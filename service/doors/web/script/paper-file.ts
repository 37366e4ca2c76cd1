/** A PDF chosen on the page of a check: its text comes into the box, read on the device by a worker that is fetched only then. */
import { isRecord } from '../../../../engine/core/records.ts'

const MAX_SECONDS = 15

export function takePaperFile(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-paper-file]')
  const input = place?.querySelector('input')
  const box = form.querySelector('textarea')
  const said = place?.querySelector('[role=status]')
  if (!place || !input || !box || !said) return
  place.hidden = false
  input.addEventListener('change', async () => {
    const file = input.files?.[0]
    if (!file) return
    said.textContent = 'Lendo o arquivo…'
    const text = await textOf(file, place.dataset.paperFile ?? '').catch((error: Error) => {
      said.textContent = error.message
      return null
    })
    if (text === null) return
    box.value = text.slice(0, box.maxLength)
    said.textContent = 'Lido. Veja o texto na caixa e clique em Ler as linhas.'
  })
}

async function textOf(file: File, address: string): Promise<string> {
  const bytes = await file.arrayBuffer()
  const isPdf = new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes('%PDF-')
  return isPdf ? await rowsBy(new Worker(address, { type: 'module' }), bytes) : await file.text()
}

function rowsBy(worker: Worker, bytes: ArrayBuffer): Promise<string> {
  return new Promise<string>((done, fail) => {
    const broken = () => fail(new Error('O arquivo não pôde ser lido aqui: copie o texto dele.'))
    setTimeout(broken, MAX_SECONDS * 1000)
    worker.addEventListener('error', broken)
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && Array.isArray(data.rows)) done(data.rows.join('\n'))
      // The library greets whoever starts it as a worker: that is no answer.
      else if (isRecord(data) && typeof data.problem === 'string') fail(new Error(data.problem))
    })
    worker.postMessage(bytes, [bytes])
  }).finally(() => worker.terminate())
}

/** Invoice page script: passes the chosen files to a lazily loaded worker, shows its output, and asks again with the codes chosen. */
import { isRecord } from '../../../../engine/core/collections/records.ts'
import { parsed } from '../answer/fetch-fragment.ts'
import { all, newElement } from '../dom.ts'

for (const field of all('[data-invoices]', HTMLElement)) {
  const input = field.querySelector('input')
  const said = document.querySelector('[data-said]')
  const place = document.querySelector('[data-result]')
  if (!input || !said || !place) continue
  field.hidden = false
  let worker: Worker | null = null
  let files: readonly File[] = []
  let codes: Record<string, Record<string, string>> = {}
  let corrected: Readonly<Record<string, unknown>> = {}

  const ask = (): void => {
    worker?.terminate()
    said.textContent = 'Lendo os arquivos…'
    const current = new Worker(field.dataset.invoices ?? '', { type: 'module' })
    worker = current
    current.addEventListener('error', () => {
      said.textContent = 'Os arquivos não puderam ser lidos aqui.'
    })
    current.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data)) return
      if (typeof data.read === 'number') said.textContent = `Lendo os arquivos… ${data.read.toLocaleString('pt-BR')}`
      if (typeof data.drawn !== 'string') return
      said.textContent = 'Pronto.'
      corrected = isRecord(data.corrected) ? data.corrected : {}
      place.replaceChildren(parsed(data.drawn))
      current.terminate()
    })
    current.postMessage({ files, codes })
  }

  const choose = (chosen: readonly File[]): void => {
    if (chosen.length === 0) return
    files = chosen
    codes = {}
    place.replaceChildren()
    ask()
  }
  input.addEventListener('change', () => choose([...(input.files ?? [])]))
  field.addEventListener('dragover', (event) => event.preventDefault())
  field.addEventListener('drop', (event) => {
    event.preventDefault()
    choose([...(event.dataTransfer?.files ?? [])])
  })
  place.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.value === '') return
    const { file = '', item = '' } = target.dataset
    codes = { ...codes, [file]: { ...codes[file], [item]: target.value } }
    ask()
  })
  place.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.dataset.copy !== undefined) void copy(target, target.dataset.copy)
    const xml = corrected[target.dataset.download ?? '']
    if (typeof xml === 'string') download(target.dataset.download ?? '', xml)
  })
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  button.textContent = 'Copiado'
}

function download(name: string, xml: string): void {
  const href = URL.createObjectURL(new Blob([xml], { type: 'application/xml' }))
  newElement('a', { href, download: `corrigida-${name.split(/[\\/]/).at(-1)}` }).click()
  setTimeout(() => URL.revokeObjectURL(href), 0)
}

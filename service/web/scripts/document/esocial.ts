/** eSocial page script: passes the chosen files to a lazily loaded worker and shows its output. */
import { isRecord } from '../../../../engine/core/collections/records.ts'
import { parsed } from '../answer/fetch-fragment.ts'
import { all } from '../dom.ts'

for (const field of all('[data-esocial]', HTMLElement)) {
  const input = field.querySelector('input')
  const said = document.querySelector('[data-said]')
  const place = document.querySelector('[data-result]')
  if (!input || !said || !place) continue
  field.hidden = false
  let worker: Worker | null = null
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])]
    if (files.length === 0) return
    worker?.terminate()
    place.replaceChildren()
    said.textContent = 'Lendo os arquivos…'
    const current = new Worker(field.dataset.esocial ?? '', { type: 'module' })
    worker = current
    const broken = (): void => {
      said.textContent = 'Os arquivos não puderam ser lidos aqui.'
    }
    current.addEventListener('error', broken)
    current.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data)) return
      if (typeof data.read === 'number') said.textContent = `Lendo os arquivos… ${data.read.toLocaleString('pt-BR')}`
      if (typeof data.drawn !== 'string') return
      said.textContent = 'Pronto.'
      place.replaceChildren(parsed(data.drawn))
      current.terminate()
    })
    current.postMessage(files)
  })
}

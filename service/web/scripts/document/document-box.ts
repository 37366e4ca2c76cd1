/** Document input of a check page; loads the parser when the box is opened. */
import type { OfflineEngine } from '../engine/offline-engine.ts'
import { attachRowButtons } from '../form/list-rows.ts'
import { mask } from '../form/number-typing.ts'

const reading = () => import('./document-reading.ts')

/** @param form check form to prefill. */
export function attachDocumentBox(paper: HTMLFormElement, form: HTMLFormElement, here: OfflineEngine): void {
  const box = paper.closest('details')
  const said = paper.querySelector('[data-said]')
  if (!box || !said) return
  const offer = (): void =>
    void reading().then(
      ({ offerFile }) => offerFile(paper),
      // Offline, file input is unavailable but the text box still works.
      () => undefined,
    )
  if (box.open) offer()
  else box.addEventListener('toggle', offer, { once: true })
  /** The service parses the text only when the device cannot, and after the user was informed. */
  let byService = false
  paper.addEventListener('submit', async (event) => {
    if (byService) return
    event.preventDefault()
    said.textContent = 'Lendo…'
    try {
      const { read } = await reading()
      said.textContent = await read(paper, form, here)
      mask(form)
      attachRowButtons(form)
    } catch {
      byService = true
      said.textContent = paper.dataset.failed ?? ''
    }
  })
}

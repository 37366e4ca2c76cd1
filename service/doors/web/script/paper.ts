/** The place of a paper on the page of a check. What reads it is fetched when the box is opened. */
import type { Fetched } from './here.ts'
import { growingRows } from './rows.ts'
import { mask } from './typing.ts'

const reading = () => import('./paper-reading.ts')

/** @param form of the check, which what was read fills. */
export function takePaper(paper: HTMLFormElement, form: HTMLFormElement, here: Fetched): void {
  const box = paper.closest('details')
  const said = paper.querySelector('[data-said]')
  if (!box || !said) return
  const offer = (): void =>
    void reading().then(
      ({ offerFile }) => offerFile(paper),
      // Without a connection a file cannot be opened, and the box is still there.
      () => undefined,
    )
  if (box.open) offer()
  else box.addEventListener('toggle', offer, { once: true })
  /** The service reads it only where this device cannot, and only once the person was told. */
  let byService = false
  paper.addEventListener('submit', async (event) => {
    if (byService) return
    event.preventDefault()
    said.textContent = 'Lendo…'
    try {
      const { read } = await reading()
      said.textContent = await read(paper, form, here)
      mask(form)
      growingRows(form)
    } catch {
      byService = true
      said.textContent = paper.dataset.failed ?? ''
    }
  })
}

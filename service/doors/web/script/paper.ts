/** A paper pasted on the page of a check: read on the device, its lines put in the form, and what was understood said before anything is judged. */
import { isRecord } from '../../../../engine/core/records.ts'
import { parsed } from './ask.ts'
import { all } from './dom.ts'
import type { Fetched } from './here.ts'
import { answerOf, takePaperFile } from './paper-file.ts'
import { growingRows } from './rows.ts'
import { mask } from './typing.ts'

/** @param form of the check, which what was read fills. */
export function takePaper(paper: HTMLFormElement, form: HTMLFormElement, here: Fetched): void {
  const box = paper.querySelector('textarea')
  const said = paper.querySelector('[data-said]')
  const place = document.querySelector('[data-read]')
  const { reader = '', paper: kind = '' } = paper.dataset
  takePaperFile(paper, 'Veja o texto na caixa e clique em Ler as linhas.')
  if (!box || !said || !place || reader === '') return
  /** The service reads it only where this device cannot, and only once the person was told. */
  let byService = false
  paper.addEventListener('submit', async (event) => {
    if (byService) return
    event.preventDefault()
    said.textContent = 'Lendo…'
    try {
      const [{ input, drawn }] = await Promise.all([answerOf(reader, { text: box.value, kind }, 'Não foi possível ler.'), here.opened])
      const filled = here.now.filled(isRecord(input) ? input : {})
      if (filled === null) throw new Error('no engine here')
      put(form, parsed(filled))
      place.replaceChildren(parsed(String(drawn)))
      said.textContent = 'Lido neste aparelho: veja abaixo o que foi entendido e clique em Conferir.'
      place.scrollIntoView({ behavior: 'smooth', block: 'start' })
    } catch {
      byService = true
      said.textContent =
        'Não foi possível ler neste aparelho. Clicando de novo, o texto vai ao serviço para ser lido, e nada dele é guardado.'
    }
  })
}

/** The fields of the form as they were drawn with what was read. */
function put(form: HTMLFormElement, drawn: DocumentFragment): void {
  const [filled] = all('form[data-live]', HTMLFormElement, drawn)
  const [answer] = all('#resposta', HTMLElement, drawn)
  if (!filled || !answer) return
  form.replaceChildren(...filled.childNodes)
  document.getElementById('resposta')?.replaceChildren(...answer.childNodes)
  mask(form)
  growingRows(form)
}

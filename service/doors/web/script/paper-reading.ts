/** A paper read on the device: its lines put in the form of the check, and what was understood said before anything is judged. */
import { isRecord } from '../../../../engine/core/records.ts'
import { parsed } from './ask.ts'
import { all } from './dom.ts'
import type { Fetched } from './here.ts'
import { answerOf, takePaperFile } from './paper-file.ts'

export const offerFile = (paper: HTMLFormElement): void => takePaperFile(paper, 'Veja o texto na caixa e clique em Ler as linhas.')

/** @returns what to say of it. @throws where this device cannot read. */
export async function read(paper: HTMLFormElement, form: HTMLFormElement, here: Fetched): Promise<string> {
  const { reader = '', paper: kind = '' } = paper.dataset
  const text = paper.querySelector('textarea')?.value ?? ''
  const place = document.querySelector('[data-read]')
  const [{ input, drawn }] = await Promise.all([answerOf(reader, { text, kind }, 'Não foi possível ler.'), here.opened])
  const filled = here.now.filled(isRecord(input) ? input : {})
  if (filled === null || !place) throw new Error('no engine here')
  put(form, parsed(filled))
  place.replaceChildren(parsed(String(drawn)))
  place.scrollIntoView({ behavior: 'smooth', block: 'start' })
  return 'Lido neste aparelho: veja abaixo o que foi entendido e clique em Conferir.'
}

/** The fields of the form as they were drawn with what was read. */
function put(form: HTMLFormElement, drawn: DocumentFragment): void {
  const [filled] = all('form[data-live]', HTMLFormElement, drawn)
  const [answer] = all('#resposta', HTMLElement, drawn)
  if (!filled || !answer) return
  form.replaceChildren(...filled.childNodes)
  document.getElementById('resposta')?.replaceChildren(...answer.childNodes)
}

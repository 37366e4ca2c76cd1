/** Parses a document on the device: fills the check form and shows the parsed values before any verdict. */
import { isRecord } from '../../../../engine/core/collections/records.ts'
import { parsed } from '../answer/fetch-fragment.ts'
import { all } from '../dom.ts'
import type { OfflineEngine } from '../engine/offline-engine.ts'
import { attachDocumentFile, requestWorker } from './document-file.ts'

export const offerFile = (paper: HTMLFormElement): void => attachDocumentFile(paper, 'Veja o texto na caixa e clique em Ler as linhas.')

/** @returns message for the user. @throws when this device cannot parse it. */
export async function read(paper: HTMLFormElement, form: HTMLFormElement, here: OfflineEngine): Promise<string> {
  const { reader = '', paper: kind = '' } = paper.dataset
  const text = paper.querySelector('textarea')?.value ?? ''
  const place = document.querySelector('[data-read]')
  const [{ input, drawn }] = await Promise.all([requestWorker(reader, { text, kind }, 'Não foi possível ler.'), here.opened])
  const filled = here.now.filled(isRecord(input) ? input : {})
  if (filled === null || !place) throw new Error('no engine here')
  put(form, parsed(filled))
  place.replaceChildren(parsed(String(drawn)))
  place.scrollIntoView({ behavior: 'smooth', block: 'start' })
  return 'Lido neste aparelho: veja abaixo o que foi entendido e clique em Conferir.'
}

/** Replaces the form fields with the prefilled ones. */
function put(form: HTMLFormElement, drawn: DocumentFragment): void {
  const [filled] = all('form[data-live]', HTMLFormElement, drawn)
  const [answer] = all('#resposta', HTMLElement, drawn)
  if (!filled || !answer) return
  form.replaceChildren(...filled.childNodes)
  document.getElementById('resposta')?.replaceChildren(...answer.childNodes)
}

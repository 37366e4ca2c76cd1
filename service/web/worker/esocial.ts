/** eSocial worker: parses files and returns the rendered answer. Sends nothing over the network. */
import { saoPauloDay } from '../../../engine/core/day.ts'
import { EsocialCheck } from '../../../engine/documents/esocial/check.ts'
import { esocialView } from '../../../engine/documents/esocial/presentation.ts'
import { esocialAnswer } from '../answers/esocial-answer.ts'
import { readChosen } from './chosen-files.ts'

self.addEventListener('message', ({ data }: MessageEvent<readonly File[]>) => {
  checked(data).then((drawn) => self.postMessage({ drawn }))
})

async function checked(files: readonly File[]): Promise<string> {
  const check = new EsocialCheck(saoPauloDay(new Date()))
  await readChosen(files, check)
  return esocialAnswer(esocialView(check.answer())).text
}

/** CNIS page script; loads the engine when a statement is read. */
import { numberTyped } from '../../../../engine/presentation/typed.ts'
import { parsed } from '../answer/fetch-fragment.ts'
import { all } from '../dom.ts'
import { mask } from '../form/number-typing.ts'
import { attachDocumentFile } from './document-file.ts'

for (const form of all('form[data-cnis]', HTMLFormElement)) {
  const [box] = all('textarea', HTMLTextAreaElement, form)
  const [sex] = all('select', HTMLSelectElement, form)
  const [born] = all('input[type=date]', HTMLInputElement, form)
  const [mean] = all('input[data-number]', HTMLInputElement, form)
  const [said] = all('[data-said]', HTMLElement)
  const [place] = all('[data-result]', HTMLElement)
  if (!box || !sex || !born || !mean || !said || !place) continue
  attachDocumentFile(form, 'Clique em Ler o extrato.')
  mask(form)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    said.textContent = 'Lendo o extrato…'
    try {
      const { answerCnis: cnisAnswered } = await import('./cnis-reading.ts')
      const drawn = await cnisAnswered(box.value, {
        sex: sex.value === 'male' || sex.value === 'female' ? sex.value : null,
        birthDate: born.value || null,
        averageSalary: amountIn(mean.value),
      })
      place.replaceChildren(parsed(drawn))
      said.textContent = 'Pronto.'
      place.scrollIntoView({ behavior: 'smooth', block: 'start' })
    } catch {
      said.textContent = 'O extrato não pôde ser lido aqui.'
    }
  })
}

function amountIn(typed: string): number | null {
  const amount = numberTyped(typed, { type: 'number', 'x-unit': 'BRL' })
  return amount === null || amount === '' ? null : Number(amount)
}

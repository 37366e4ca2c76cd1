/** Question page, and the question forms below a calculator's answer. */
import type { Calculator } from '../../../../engine/operation/definition/calculator.ts'
import type { Question } from '../../../../engine/operation/definition/question.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import {
  type Answers,
  defaultTexts,
  formAttributes,
  hiddenFields,
  otherCase,
  questionBody,
  questionForm,
  questionPath,
} from '../../answers/question-body.ts'
import { decisionsBeneath, withoutScript } from '../../forms/related-forms.ts'
import { type Html, html } from '../../html.ts'
import { page, type RenderedPage } from '../frame/layout.ts'

type Texts = Readonly<Record<string, string>>

const firstChoice = (question: Question, calculator: Calculator, base: Texts): Texts =>
  Object.fromEntries(
    Object.entries(defaultTexts(question.suggests(calculator, base, {}))).map(([field, value]) => [
      question.nameBeside(calculator, field),
      value,
    ]),
  )

/** Collapsed forms of the questions a calculator supports; none runs until submitted. */
export function questionPanels(calculator: Calculator, base: Texts, { registry }: Engine): Html {
  const questions = [...registry.questions.values()]
    .filter((question) => question.suits(calculator))
    .sort((one, two) => one.cases.length - two.cases.length)
  return html`<section class="panels" aria-label="Pergunte mais desta conta"><h2>Pergunte mais desta conta</h2>${decisionsBeneath(calculator, base, registry)}${questions.map(
    (question) =>
      html`<details class="panel"><summary>${question.title}</summary>
${
  otherCase(question) === undefined
    ? html`${questionForm(question, calculator, { base, own: firstChoice(question, calculator, base), issues: [], here: null })}<div data-told></div>`
    : html`<form ${formAttributes(question, calculator)}>${withoutScript(hiddenFields(base))}<p>Ponha outro caso ao lado deste e veja o que muda, linha por linha.</p><p class="actions"><button type="submit">Montar o segundo caso</button></p></form>`
}</details>`,
  )}</section>`
}

export async function questionPage(
  question: Question,
  calculator: Calculator,
  query: TextInput,
  ports: Engine,
  origin: string,
  answers: Answers,
): Promise<RenderedPage> {
  const { title, status, hypothetical, body } = await questionBody(question, calculator, query, ports, origin, answers)
  const text = page({
    title,
    description: `${question.title} ${calculator.title}: ${calculator.summary}`,
    ...(!hypothetical && { canonical: `${origin}${questionPath(question, calculator)}` }),
    section: '/',
    body,
  })
  return { status, text }
}

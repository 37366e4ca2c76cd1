/** Frequent questions about a calculator, answered under the law of the rendering date. */
import { formatDay } from '../../../../engine/core/day.ts'
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { Calculator } from '../../../../engine/operation/definition/calculator.ts'
import type { Answer } from '../../../../engine/operation/definition/operation.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { run } from '../../../../engine/operation/evaluation/run.ts'
import { sentenceOf, treeOf } from '../../../../engine/presentation/answer.ts'
import { type Html, html } from '../../html.ts'
import type { Faq } from '../frame/structured-data.ts'

type Input = Readonly<Record<string, unknown>>

/** Uses only questions written by people, with their figures; field-derived questions would be artificial. */
export function faqOf(calculator: Calculator, ports: Engine): Faq[] {
  return calculator.questions.flatMap(({ question, input }) => {
    const said = answerText(calculator, input, ports)
    return said === null ? [] : [{ question, answer: word`${said}. Pela lei de ${formatDay(ports.today())}.` }]
  })
}

function answerText(calculator: Calculator, input: Input, ports: Engine): string | null {
  let answer: Answer
  try {
    answer = run(calculator, input, ports)
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof SourceUnavailable || error instanceof LawNotRecorded) return null
    throw error
  }
  const { headline } = treeOf(calculator, answer)
  if (!headline || headline.value === null) return null
  return calculator.says === undefined ? `${headline.label}: ${headline.text}` : sentenceOf(headline)
}

export function renderFaq(faq: readonly Faq[]): Html | null {
  if (faq.length === 0) return null
  return html`<section class="faq"><h2>Perguntas e respostas</h2>${faq.map(
    ({ question, answer }) => html`<details><summary>${question}</summary><p>${answer}</p></details>`,
  )}</section>`
}

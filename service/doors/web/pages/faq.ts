/** Questions about a calculator as people ask them, each answered by the law of the day the page is drawn. */
import { formatDay } from '../../../../engine/core/day.ts'
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/language.ts'
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import type { Answer } from '../../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { run } from '../../../../engine/core/operation/run.ts'
import { sentenceOf, treeOf } from '../../../../engine/present/answer.ts'
import { type Html, html } from '../html.ts'
import type { Faq } from './structured.ts'

type Input = Readonly<Record<string, unknown>>

/** People's own questions with their numbers, or none: what a program would ask about its fields nobody asks. */
export function faqOf(calculator: Calculator, ports: Engine): Faq[] {
  return calculator.questions.flatMap(({ question, input }) => {
    const said = workedOut(calculator, input, ports)
    return said === null ? [] : [{ question, answer: word`${said}. Pela lei de ${formatDay(ports.today())}.` }]
  })
}

function workedOut(calculator: Calculator, input: Input, ports: Engine): string | null {
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

export function faqDrawn(faq: readonly Faq[]): Html | null {
  if (faq.length === 0) return null
  return html`<section class="faq"><h2>Perguntas e respostas</h2>${faq.map(
    ({ question, answer }) => html`<details><summary>${question}</summary><p>${answer}</p></details>`,
  )}</section>`
}

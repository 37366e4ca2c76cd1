/** Questions about a calculator as people ask them, each answer worked out when the page is drawn. */
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../../engine/core/errors.ts'
import type { Calculator } from '../../../engine/core/operation/calculator.ts'
import type { Answer } from '../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { run } from '../../../engine/core/operation/run.ts'
import { sentenceOf, type Tree, treeOf } from '../../../engine/present/answer.ts'
import { fieldsOf, inWords, labelOf, requiredOf } from '../../../engine/present/schema.ts'
import { type Html, html } from './html.ts'
import { namedText } from './linked-names.ts'
import type { Faq } from './structured.ts'

type Input = Readonly<Record<string, unknown>>

interface Worked {
  readonly tree: Tree
  readonly said: string
}

const MAX_ASSUMPTIONS = 3

/** People's own questions with their numbers, then what the page asks for, the law of the day and what is supposed. No example's number is said: nobody asked it. */
export function faqOf(calculator: Calculator, ports: Engine): Faq[] {
  const own = calculator.questions.flatMap(({ question, input }) => {
    const worked = workedOut(calculator, input, ports)
    return worked ? [{ question, answer: `${worked.said}.`, tree: worked.tree }] : []
  })
  const tree = own[0]?.tree ?? plainTree(calculator, ports)
  return [
    ...own.map(({ question, answer }) => ({ question, answer })),
    ...needed(calculator),
    ...(tree ? [...lawQuestion(tree, ports), ...supposed(calculator, tree, own.length > 0, ports)] : []),
  ]
}

/** An example by the law of today, for what it rests on. */
function plainTree(calculator: Calculator, ports: Engine): Tree | null {
  for (const { input } of calculator.examples) {
    const { [calculator.lawDayField ?? '']: _day, ...rest } = input
    const worked = workedOut(calculator, rest, ports)
    if (worked) return worked.tree
  }
  return null
}

/** What one needs at hand; the rest has a value of its own while nothing is said. */
function needed({ inputSchema }: Calculator): Faq[] {
  const required = requiredOf(inputSchema)
  const labels = fieldsOf(inputSchema).flatMap(([name, field]) =>
    required.includes(name) ? [inSentence(inWords(labelOf(field, name), inputSchema))] : [],
  )
  if (labels.length === 0) return []
  const last = labels.pop()!
  const told = labels.length > 0 ? `${labels.join(', ')} e ${last}` : last
  return [{ question: 'O que preciso ter em mãos?', answer: `Só isto: ${told}. O resto é opcional.` }]
}

function workedOut(calculator: Calculator, input: Input, ports: Engine): Worked | null {
  let answer: Answer
  try {
    answer = run(calculator, input, ports)
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof SourceUnavailable || error instanceof LawNotRecorded) return null
    throw error
  }
  const tree = treeOf(calculator, answer)
  if (!tree.headline || tree.headline.value === null) return null
  const said = calculator.says === undefined ? `${tree.headline.label}: ${tree.headline.text}` : sentenceOf(tree.headline)
  return { tree, said }
}

/** As it stands in the middle of a sentence; initials stay as they are. */
const inSentence = (label: string): string => (/^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label)

function lawQuestion({ law }: Tree, { registry }: Engine): Faq[] {
  if (law.length === 0) return []
  const acts = law.map(({ table, norm, since }) => `${registry.laws.get(table)?.title ?? table}: ${norm}, desde ${since}`)
  return [{ question: 'Que lei vale hoje nesta conta?', answer: `${acts.join('; ')}.` }]
}

/** @param asked whether the numbers are those of a question on the page: of an example what names amounts is left out. */
function supposed({ inputSchema }: Calculator, { assumptions }: Tree, asked: boolean, { registry }: Engine): Faq[] {
  const told = assumptions
    .filter((sentence) => asked || !/R\$|%/.test(sentence))
    .slice(0, MAX_ASSUMPTIONS)
    .map((sentence) => namedText(inWords(sentence, inputSchema), registry))
  return told.length > 0 ? [{ question: 'O que a conta supõe, se nada for dito?', answer: told.join(' ') }] : []
}

export function faqDrawn(faq: readonly Faq[]): Html | null {
  if (faq.length === 0) return null
  return html`<section class="faq"><h2>Perguntas e respostas</h2>${faq.map(
    ({ question, answer }) => html`<details><summary>${question}</summary><p>${answer}</p></details>`,
  )}</section>`
}

/** Questions about a calculator, each answer worked out when the page is drawn: from its examples, its law and what it supposes. */
import { type Day, dayOf, formatDay, yearOf } from '../../../engine/core/day.ts'
import { InvalidInput, LawNotRecorded, SourceUnavailable } from '../../../engine/core/errors.ts'
import type { Calculator } from '../../../engine/core/operation/calculator.ts'
import type { Answer } from '../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { run } from '../../../engine/core/operation/run.ts'
import { sentenceOf, type Tree, treeOf } from '../../../engine/present/answer.ts'
import { fieldsOf, inWords, isNested, labelOf } from '../../../engine/present/schema.ts'
import { shown } from './format.ts'
import { type Html, html } from './html.ts'
import { namedText } from './linked-names.ts'
import type { Faq } from './structured.ts'

type Input = Readonly<Record<string, unknown>>

interface Worked {
  readonly tree: Tree
  readonly said: string
}

const MAX_EXAMPLES = 2
const MAX_ASSUMPTIONS = 3

export function faqOf(calculator: Calculator, ports: Engine): Faq[] {
  const today = ports.today()
  const lawDay = calculator.lawDayField
  // An example of another day would tell an old number as today's.
  const current = calculator.examples.filter(({ input }) => lawDay === undefined || !(lawDay in input)).filter(isPlain(calculator))
  const examples = current.flatMap(({ input }) => {
    const worked = workedOut(calculator, input, ports)
    return worked ? [{ input, ...worked }] : []
  })
  const [first] = examples
  if (!first) return []
  const results = examples
    .slice(0, MAX_EXAMPLES)
    .map(({ input, said }) => ({ question: `${calculator.title}: quanto dá com ${inputText(calculator, input)}?`, answer: `${said}.` }))
  return [
    ...results,
    ...lawQuestion(first.tree, ports),
    ...lastYear(calculator, first, today, ports),
    ...supposed(calculator, first.tree, ports),
  ]
}

/** One whose fields are single values: it can be said in a line. */
const isPlain =
  ({ inputSchema }: Calculator) =>
  ({ input }: { readonly input: Input }): boolean =>
    fieldsOf(inputSchema).every(([name, field]) => !(name in input) || !isNested(field))

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

function inputText({ inputSchema }: Calculator, input: Input): string {
  const parts = fieldsOf(inputSchema).flatMap(([name, field]) =>
    name in input ? [`${inSentence(labelOf(field, name))} ${shown(input[name], field)}`] : [],
  )
  const last = parts.pop() ?? ''
  return parts.length > 0 ? `${parts.join(', ')} e ${last}` : last
}

/** As it stands in the middle of a sentence; initials stay as they are. */
const inSentence = (label: string): string => (/^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label)

function lawQuestion({ law }: Tree, { registry }: Engine): Faq[] {
  if (law.length === 0) return []
  const acts = law.map(({ table, norm, since }) => `${registry.laws.get(table)?.title ?? table}: ${norm}, desde ${since}`)
  return [{ question: 'Que lei esta conta aplica?', answer: `${acts.join('; ')}.` }]
}

/** The same example under the law of a year before. */
function lastYear(calculator: Calculator, { input, said }: Worked & { readonly input: Input }, today: Day, ports: Engine): Faq[] {
  const day = dayOf(yearOf(today) - 1, 12, 31)
  const before = calculator.lawDayField === undefined ? null : workedOut(calculator, { ...input, [calculator.lawDayField]: day }, ports)
  if (!before || calculator.lawDayField === undefined) return []
  return [
    {
      question: `Quanto dava a mesma conta em ${yearOf(day)}?`,
      answer:
        before.said === said
          ? `O mesmo que hoje: ${inSentence(said)}.`
          : `Pela lei de ${formatDay(day)}, ${inSentence(before.said)}. Pela de hoje, ${inSentence(said)}.`,
    },
  ]
}

function supposed({ inputSchema }: Calculator, { assumptions }: Tree, { registry }: Engine): Faq[] {
  if (assumptions.length === 0) return []
  const told = assumptions.slice(0, MAX_ASSUMPTIONS).map((sentence) => namedText(inWords(sentence, inputSchema), registry))
  return [{ question: 'O que a conta supõe, se nada for dito?', answer: told.join(' ') }]
}

export function faqDrawn(faq: readonly Faq[]): Html | null {
  if (faq.length === 0) return null
  return html`<section class="faq"><h2>Perguntas e respostas</h2>${faq.map(
    ({ question, answer }) => html`<details><summary>${question}</summary><p>${answer}</p></details>`,
  )}</section>`
}

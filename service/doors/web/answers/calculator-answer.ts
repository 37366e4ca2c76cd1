/** A calculator's form and answer: drawn by the service, and by the engine in a page. Nothing here needs a server. */
import { spoken, word } from '../../../../engine/core/language.ts'
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import { sentenceOf, treeOf } from '../../../../engine/present/answer.ts'
import { inWords, labelOf, pathLabel, requiredOf } from '../../../../engine/present/schema.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import { controlId, form } from '../forms/form.ts'
import { apiAddress, asJson, asked, examplesOf, type FormRequest, pagePath, questionOf, wantedLists } from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'
import { explaining } from '../terms.ts'
import { breakdown, forAccountant, forPrograms, handOn, headlineCard, lawNote, printedAt, stepList } from './answer.ts'
import type { NameLinks } from './linked-names.ts'
import { pictureOf } from './picture.ts'

/** The form and its answer: all of the page that what is asked changes. */
export function calculatorSides(calculator: Calculator, state: FormRequest, ports: NameLinks, origin: string): Html {
  return html`<div class="sides">
${form({
  ...inPage(calculator, ports, origin),
  ...calculatorFields(calculator, state, ports),
})}
${answerPlace(calculatorAnswer(calculator, state, ports, origin))}
</div>`
}

/** What a calculator's form shows, wherever it stands. */
export const calculatorFields = (calculator: Calculator, state: FormRequest, ports: NameLinks) => ({
  ...asIn(state),
  button: 'Calcular',
  schema: calculator.inputSchema,
  hidden: wantedLists(calculator),
  lawNote: lawNote(state.answer, tableTitles(ports)),
})

/** What a form shows of what was asked. */
export const asIn = ({ shown, issues, asks, example }: FormRequest) => ({ values: shown, issues, blank: !asks, example: example?.number })

/** The examples, each of which fills the whole form. */
export function exampleLinks(member: Operation, { example }: FormRequest): Html | null {
  const links = examplesOf(member)
  if (links.length === 0) return null
  return html`<nav class="ways examples" aria-label="Exemplos"><ul class="chips">${links.map(
    ({ number, title, told, address }) =>
      html`<li><a href="${address}" rel="nofollow" title="${title}"${number === example?.number && html` aria-current="true"`}>Exemplo: ${told}</a></li>`,
  )}</ul></nav>`
}

/** Over the answer to an example, until something of it is changed. */
export const exampleNote = ({ example }: FormRequest, todo: string): Html | null =>
  example && html`<p class="example"><strong>Exemplo</strong>${example.title && `: ${spoken(example.title)}`}. ${todo}</p>`

/** In place of an answer while nothing was asked: what to fill in, and what will come. */
export function waiting({ inputSchema }: Operation, button: string, comes: string): Html {
  const labels = requiredOf(inputSchema).map((name) => `“${inWords(labelOf(inputSchema.properties?.[name] ?? {}, name), inputSchema)}”`)
  const last = labels.pop()
  const todo =
    last === undefined
      ? word`Mude o que quiser e clique em ${button}`
      : labels.length > 2
        ? 'Preencha os campos'
        : word`Preencha ${labels.length > 0 ? `${labels.join(', ')} e ` : ''}${last}`
  return html`<p class="example" data-unasked>${todo}: aqui aparece ${comes}.</p>`
}

/** Where a form asks, and what the script has to know to answer it by itself. */
export function inPage(member: Operation, ports: NameLinks, origin: string) {
  const path = pagePath(member)
  return { action: path, live: `${path}/resposta`, here: { operation: member.id, origin, today: ports.today() } }
}

export const statusOf = ({ issues, unavailable }: FormRequest): number => (issues.length > 0 ? 400 : unavailable ? 503 : 200)

/** Where the answer is, under the line that says when it is not of what is in the form. Of all of it only the headline is announced. */
export function answerPlace(answer: Html): Html {
  return html`<div class="answers"><p class="stale"></p><p class="unseen" role="status" data-announced></p><div class="answer" id="resposta">${answer}</div></div>`
}

/** The answer alone, for the script that follows the typing. */
export function calculatorFragment(calculator: Calculator, query: TextInput, ports: NameLinks, origin: string): string {
  const state = asked(calculator, query, ports)
  return html`${calculatorAnswer(calculator, state, ports, origin)}${problemData(calculator, state)}<template data-law-note>${lawNote(
    state.answer,
    tableTitles(ports),
  )}</template>`.text
}

export function calculatorAnswer(calculator: Calculator, state: FormRequest, ports: NameLinks, origin: string): Html {
  const { answer, input } = state
  if (!state.asks) return waiting(calculator, 'Calcular', calculatorGives(calculator))
  if (!answer) return problems(calculator, state)
  const queryText = questionOf(state)
  const tree = treeOf(calculator, answer)
  const explain = explaining('resposta')
  const drawn = pictureOf(calculator, state, answer, ports)
  // What a number is made of belongs beside it; any other drawing stands by itself.
  const partsIn = calculator.picture?.kind === 'parts'
  return html`${exampleNote(state, 'Digite o seu: o resto do exemplo sai dos campos.')}
${headlineCard(tree, partsIn ? drawn : null)}
${tree.headline && handOn(`${calculator.title}: ${sentenceOf(tree.headline)}.`, origin, `${pagePath(calculator)}?${queryText}`)}
${!partsIn && drawn}
${breakdown(calculator, tree, explain, (form, field) => `${pagePath(calculator)}/${form}/${field}?${queryText}`)}
${forAccountant(
  answer,
  calculator.inputSchema,
  ports,
  stepList(tree, explain),
  forPrograms(origin, `/v1/calc/${calculator.id}`, apiAddress(calculator, input), asJson(calculator, input), answer),
)}
${explain.meanings()}
${printedAt(origin, `${pagePath(calculator)}?${queryText}`, ports.today())}`
}

/** What a calculator's answer is called: its headline, by its words. */
const calculatorGives = ({ resultSchema, headline, title }: Calculator): string => {
  const label = pathLabel(resultSchema, headline)
  return label ? word`“${label}”, com a conta passo a passo e a lei` : word`a resposta de “${title}”, com a conta passo a passo e a lei`
}

export const tableTitles =
  ({ registry }: NameLinks) =>
  (id: string): string =>
    registry.laws.get(id)?.title ?? id

/** What keeps the answer from being given, each with the way to its field. */
export function problems(member: { readonly inputSchema: Calculator['inputSchema'] }, { issues, unavailable }: FormRequest): Html {
  if (unavailable)
    return html`<section class="problem" role="alert"><h2>Sem resposta agora</h2><p>${inWords(unavailable, member.inputSchema)}</p></section>`
  return html`<section class="problem"><h2>Falta acertar</h2><ul>${issues.map(({ field, message }) => {
    const known = pathLabel(member.inputSchema, field)
    return html`<li>${known ? html`<a href="#${controlId(field)}">${known}</a>` : field} ${inWords(message, member.inputSchema)}</li>`
  })}</ul></section>`
}

/** The issues again, for the script to put beside each field. */
export function problemData(member: { readonly inputSchema: Calculator['inputSchema'] }, { issues }: FormRequest): Html {
  return html`<template data-issues>${issues.map(
    ({ field, message }) => html`<p data-field="${field}">${inWords(message, member.inputSchema)}</p>`,
  )}</template>`
}

/** Form and answer of a calculator, rendered by the service or by the engine in the browser. Runs without a server. */
import { translate, word } from '../../../engine/core/text/language.ts'
import type { Calculator } from '../../../engine/operation/definition/calculator.ts'
import type { Operation } from '../../../engine/operation/definition/operation.ts'
import { sentenceOf, treeOf } from '../../../engine/presentation/answer.ts'
import { inWords, labelOf, pathLabel, requiredOf } from '../../../engine/presentation/schema.ts'
import type { TextInput } from '../../../engine/presentation/typed.ts'
import { controlId, form } from '../forms/form.ts'
import {
  apiAddress,
  examplesOf,
  type FormRequest,
  inputAsJson,
  pagePath,
  parseFormRequest,
  queryStringOf,
  requestedLists,
} from '../forms/form-request.ts'
import { type Html, html } from '../html.ts'
import { explaining } from '../terms.ts'
import { breakdown, forAccountant, forPrograms, headlineCard, lawNote, printedAt, shareActions, stepList } from './answer.ts'
import type { NameLinks } from './linked-names.ts'
import { pictureOf } from './picture.ts'

/** Form and answer: the only parts of the page that depend on the input. */
export function calculatorSides(calculator: Calculator, state: FormRequest, ports: NameLinks, origin: string): Html {
  return html`<div class="sides">
${form({
  ...inPage(calculator, ports, origin),
  ...calculatorFields(calculator, state, ports),
})}
${answerPlace(calculatorAnswer(calculator, state, ports, origin))}
</div>`
}

/** Form state of a calculator. */
export const calculatorFields = (calculator: Calculator, state: FormRequest, ports: NameLinks) => ({
  ...asIn(state),
  button: 'Calcular',
  schema: calculator.inputSchema,
  hidden: requestedLists(calculator),
  lawNote: lawNote(state.answer, tableTitles(ports)),
})

/** Form state of a request. */
export const asIn = ({ shown, issues, asks, example }: FormRequest) => ({ values: shown, issues, blank: !asks, example: example?.number })

/** Links to the examples; each fills the whole form. */
export function exampleLinks(member: Operation, { example }: FormRequest): Html | null {
  const links = examplesOf(member)
  if (links.length === 0) return null
  return html`<nav class="ways examples" aria-label="Exemplos"><ul class="chips">${links.map(
    ({ number, title, told, address }) =>
      html`<li><a href="${address}" rel="nofollow" title="${title}"${number === example?.number && html` aria-current="true"`}>Exemplo: ${told}</a></li>`,
  )}</ul></nav>`
}

/** Note above an example's answer, until the user edits a field. */
export const exampleNote = ({ example }: FormRequest, todo: string): Html | null =>
  example && html`<p class="example"><strong>Exemplo</strong>${example.title && `: ${translate(example.title)}`}. ${todo}</p>`

/** Placeholder before any input: required fields and the expected result. */
export function placeholder({ inputSchema }: Operation, button: string, comes: string): Html {
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

/** Form action, and the data the script needs to compute the answer locally. */
export function inPage(member: Operation, ports: NameLinks, origin: string) {
  const path = pagePath(member)
  return { action: path, live: `${path}/resposta`, here: { operation: member.id, origin, today: ports.today() } }
}

export const statusOf = ({ issues, unavailable }: FormRequest): number => (issues.length > 0 ? 400 : unavailable ? 503 : 200)

/** Answer container, below the stale-answer notice. Only the headline is announced to screen readers. */
export function answerPlace(answer: Html): Html {
  return html`<div class="answers"><p class="stale"></p><p class="unseen" role="status" data-announced></p><div class="answer" id="resposta">${answer}</div></div>`
}

/** Renders only the answer, for the script that updates while the user types. */
export function calculatorFragment(calculator: Calculator, query: TextInput, ports: NameLinks, origin: string): string {
  const state = parseFormRequest(calculator, query, ports)
  return html`${calculatorAnswer(calculator, state, ports, origin)}${problemData(calculator, state)}<template data-law-note>${lawNote(
    state.answer,
    tableTitles(ports),
  )}</template>`.text
}

export function calculatorAnswer(calculator: Calculator, state: FormRequest, ports: NameLinks, origin: string): Html {
  const { answer, input } = state
  if (!state.asks) return placeholder(calculator, 'Calcular', calculatorGives(calculator))
  if (!answer) return problems(calculator, state)
  const queryText = queryStringOf(state)
  const tree = treeOf(calculator, answer)
  const explain = explaining('resposta')
  const drawn = pictureOf(calculator, state, answer, ports)
  // A parts chart goes next to the headline; other charts stand alone.
  const partsIn = calculator.picture?.kind === 'parts'
  return html`${exampleNote(state, 'Digite o seu: o resto do exemplo sai dos campos.')}
${headlineCard(tree, partsIn ? drawn : null)}
${tree.headline && shareActions(`${calculator.title}: ${sentenceOf(tree.headline)}.`, origin, `${pagePath(calculator)}?${queryText}`)}
${!partsIn && drawn}
${breakdown(calculator, tree, explain, (form, field) => `${pagePath(calculator)}/${form}/${field}?${queryText}`)}
${forAccountant(
  answer,
  calculator.inputSchema,
  ports,
  stepList(tree, explain),
  forPrograms(origin, `/v1/calc/${calculator.id}`, apiAddress(calculator, input), inputAsJson(calculator, input), answer),
)}
${explain.meanings()}
${printedAt(origin, `${pagePath(calculator)}?${queryText}`, ports.today())}`
}

/** Label of the calculator's headline result. */
const calculatorGives = ({ resultSchema, headline, title }: Calculator): string => {
  const label = pathLabel(resultSchema, headline)
  return label ? word`“${label}”, com a conta passo a passo e a lei` : word`a resposta de “${title}”, com a conta passo a passo e a lei`
}

export const tableTitles =
  ({ registry }: NameLinks) =>
  (id: string): string =>
    registry.laws.get(id)?.title ?? id

/** Problems that prevent an answer, each linked to its field. */
export function problems(member: { readonly inputSchema: Calculator['inputSchema'] }, { issues, unavailable }: FormRequest): Html {
  if (unavailable)
    return html`<section class="problem" role="alert"><h2>Sem resposta agora</h2><p>${inWords(unavailable, member.inputSchema)}</p></section>`
  return html`<section class="problem"><h2>Falta acertar</h2><ul>${issues.map(({ field, message }) => {
    const known = pathLabel(member.inputSchema, field)
    return html`<li>${known ? html`<a href="#${controlId(field)}">${known}</a>` : field} ${inWords(message, member.inputSchema)}</li>`
  })}</ul></section>`
}

/** Issues as data for the script, which shows them next to the fields. */
export function problemData(member: { readonly inputSchema: Calculator['inputSchema'] }, { issues }: FormRequest): Html {
  return html`<template data-issues>${issues.map(
    ({ field, message }) => html`<p data-field="${field}">${inWords(message, member.inputSchema)}</p>`,
  )}</template>`
}

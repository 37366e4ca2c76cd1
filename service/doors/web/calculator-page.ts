import { formatDay } from '../../../engine/core/day.ts'
import type { Calculator } from '../../../engine/core/operation/calculator.ts'
import { GROUPS } from '../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../engine/core/operation/registry.ts'
import { isRecord } from '../../../engine/core/records.ts'
import { columnsOf, sentenceOf, treeOf } from '../../../engine/present/answer.ts'
import { doorOf, isDoor } from '../../../engine/present/front-doors.ts'
import { fieldsOf, inWords, labelOf, pathLabel, unwrapped } from '../../../engine/present/schema.ts'
import type { TextInput } from '../../../engine/present/typed.ts'
import { breakdown, footing, forPrograms, handOn, headlineCard, lawNote, printedAt, stepList } from './answer.ts'
import { type Asked, apiAddress, asJson, asked, pagePath, questionOf, wantedLists } from './asked.ts'
import { embedSnippet } from './embed.ts'
import { faqDrawn, faqOf } from './faq.ts'
import { controlId, form } from './form.ts'
import { shown } from './format.ts'
import { type Html, html } from './html.ts'
import { type Drawn, page, titleFound, trail } from './layout.ts'
import { namedLinks, namedText } from './names.ts'
import { pictureOf } from './picture.ts'
import { questionPanels } from './question-page.ts'
import type { SheetOfRows } from './rows-as-file.ts'
import { shareImage } from './share-image.ts'
import { breadcrumbs, faqPage, webApplication } from './structured.ts'
import { otherWays } from './switch.ts'
import { explaining } from './terms.ts'

/** The form and, beside it, the answer to what the address asks. */
export function calculatorPage(calculator: Calculator, query: TextInput, ports: Engine, origin: string): Drawn {
  const state = asked(calculator, query, ports)
  const path = pagePath(calculator)
  const titleOf = tableTitles(ports)
  const faq = faqOf(calculator, ports)
  const description = namedText(calculator.summary, ports.registry)
  const steps = [
    ['/', 'Calculadoras'],
    [`/#${calculator.group}`, GROUPS[calculator.group]],
  ] as const
  const text = page({
    title: titleFound(calculator.title, 'calculadora', ports.today()),
    description,
    canonical: `${origin}${pagePath(doorOf(calculator, ports.registry))}`,
    section: '/',
    data: [
      webApplication(calculator.title, description, `${origin}${path}`),
      ...(faq.length > 0 ? [faqPage(faq)] : []),
      breadcrumbs(origin, ...steps, [path, calculator.title]),
    ],
    image: `${origin}${path}/imagem.svg?${questionOf(state)}`,
    body: html`${trail(...steps)}
<h1>${calculator.title}</h1>
<p class="lead">${namedLinks(calculator.summary, ports.registry)}</p>
${otherWays(calculator, state.example ? {} : state.shown, ports.registry)}
<div class="sides">
${form({
  action: path,
  live: `${path}/resposta`,
  button: 'Calcular',
  schema: calculator.inputSchema,
  values: state.shown,
  issues: state.issues,
  hidden: wantedLists(calculator),
  lawNote: lawNote(state.answer, titleOf),
})}
${answerPlace(calculatorAnswer(calculator, state, ports, origin))}
</div>
${questionPanels(calculator, state.shown, ports)}
${embedSnippet(calculator, origin)}
${faqDrawn(faq)}
${nearby(calculator, ports)}`,
  })
  return { status: statusOf(state), text }
}

export const statusOf = ({ issues, unavailable }: Asked): number => (issues.length > 0 ? 400 : unavailable ? 503 : 200)

/** Where the answer is, under the line that says when it is not of what is in the form. Of all of it only the headline is announced. */
export function answerPlace(answer: Html): Html {
  return html`<div class="answers"><p class="stale"></p><p class="unseen" role="status" data-announced></p><div class="answer" id="resposta">${answer}</div></div>`
}

/** The answer as a picture, for whoever shares it; what it is for, where nothing can be answered. */
export function answerImage(member: Operation, query: TextInput, ports: Engine): string {
  const { answer } = asked(member, query, ports)
  const { headline } = answer ? treeOf(member, answer) : { headline: null }
  const said = typeof answer?.answer === 'string' ? answer.answer : headline ? sentenceOf(headline) : member.summary
  return shareImage(member.title, said, `pela lei de ${formatDay(ports.today())}`)
}

/** The answer alone, for the script that follows the typing. */
export function calculatorFragment(calculator: Calculator, query: TextInput, ports: Engine, origin: string): string {
  const state = asked(calculator, query, ports)
  return html`${calculatorAnswer(calculator, state, ports, origin)}${problemData(calculator, state)}<template data-law-note>${lawNote(
    state.answer,
    tableTitles(ports),
  )}</template>`.text
}

export function calculatorAnswer(calculator: Calculator, state: Asked, ports: Engine, origin: string): Html {
  const { answer, input } = state
  if (!answer) return problems(calculator, state)
  const queryText = questionOf(state)
  const tree = treeOf(calculator, answer)
  const explain = explaining('resposta')
  return html`${state.example && html`<p class="example">Exemplo: ${state.example}. Mude os campos para fazer a sua conta.</p>`}
${headlineCard(tree)}
${tree.headline && handOn(`${calculator.title}: ${sentenceOf(tree.headline)}.`, `${origin}${pagePath(calculator)}?${queryText}`)}
${pictureOf(calculator, state, answer, ports)}
${breakdown(calculator, tree, explain, (form, field) => `${pagePath(calculator)}/${form}/${field}?${queryText}`)}
${stepList(tree, explain)}
${explain.meanings()}
${footing(answer, calculator.inputSchema, ports)}
${forPrograms(origin, `/v1/calc/${calculator.id}`, apiAddress(calculator, input), asJson(calculator, input), answer)}
${printedAt(origin, `${pagePath(calculator)}?${queryText}`, ports.today())}`
}

export const tableTitles =
  ({ registry }: Engine) =>
  (id: string): string =>
    registry.laws.get(id)?.title ?? id

/** What keeps the answer from being given, each with the way to its field. */
export function problems(member: { readonly inputSchema: Calculator['inputSchema'] }, { issues, unavailable }: Asked): Html {
  if (unavailable)
    return html`<section class="problem" role="alert"><h2>Sem resposta agora</h2><p>${inWords(unavailable, member.inputSchema)}</p></section>`
  return html`<section class="problem"><h2>Falta acertar</h2><ul>${issues.map(({ field, message }) => {
    const known = pathLabel(member.inputSchema, field)
    return html`<li>${known ? html`<a href="#${controlId(field)}">${known}</a>` : field} ${inWords(message, member.inputSchema)}</li>`
  })}</ul></section>`
}

/** The issues again, for the script to put beside each field. */
export function problemData(member: { readonly inputSchema: Calculator['inputSchema'] }, { issues }: Asked): Html {
  return html`<template data-issues>${issues.map(
    ({ field, message }) => html`<p data-field="${field}">${inWords(message, member.inputSchema)}</p>`,
  )}</template>`
}

function nearby(calculator: Calculator, { registry }: Engine): Html | null {
  const others = [...registry.calculators.values()].filter(
    (other) => other.group === calculator.group && other !== calculator && isDoor(other),
  )
  if (others.length === 0) return null
  return html`<aside class="nearby"><h2>Também em ${GROUPS[calculator.group]}</h2><ul class="chips">${others.map(
    (other) => html`<li><a href="${pagePath(other)}">${other.title}</a></li>`,
  )}</ul></aside>`
}

/** A list of the answer as the rows of a spreadsheet; null when there is no such list. */
export function listSheet(calculator: Operation, field: string, query: TextInput, ports: Engine): SheetOfRows | null {
  const list = fieldsOf(calculator.resultSchema).find(([name, { type }]) => name === field && type === 'array')
  const values = asked(calculator, query, ports).answer?.[field]
  if (!list || !Array.isArray(values)) return null
  const item = unwrapped(list[1].items ?? {})
  if (!item.properties) return { columns: [{ name: labelOf(list[1], field), field: item }], values: values.map((value) => [value]) }
  const columns = columnsOf(item)
  return {
    columns: columns.map(([name, column]) => ({ name: labelOf(column, name), field: column })),
    values: values.filter(isRecord).map((row) => columns.map(([name, column]) => (column.enum ? shown(row[name], column) : row[name]))),
  }
}

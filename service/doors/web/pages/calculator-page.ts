import { formatDay } from '../../../../engine/core/day.ts'
import { word } from '../../../../engine/core/language.ts'
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import { GROUPS } from '../../../../engine/core/operation/kinds.ts'
import type { Operation } from '../../../../engine/core/operation/operation.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { isRecord } from '../../../../engine/core/records.ts'
import { columnsOf, sentenceOf, treeOf } from '../../../../engine/present/answer.ts'
import { canonicalOf, isCanonical } from '../../../../engine/present/canonical-pages.ts'
import { fieldsOf, labelOf, unwrapped } from '../../../../engine/present/schema.ts'
import type { TextInput } from '../../../../engine/present/typed.ts'
import { calculatorSides, exampleLinks, statusOf } from '../answers/calculator-answer.ts'
import { namedLinks, namedText } from '../answers/linked-names.ts'
import type { SheetOfRows } from '../answers/rows-as-file.ts'
import { subjectIcon } from '../charts/subject-icon.ts'
import { shown } from '../format.ts'
import { asked, pagePath, questionOf } from '../forms/form-request.ts'
import { otherWays } from '../forms/related-forms.ts'
import { type Html, html } from '../html.ts'
import { trail } from '../trail.ts'
import { embedSnippet } from './embed.ts'
import { faqDrawn, faqOf } from './faq.ts'
import { type Drawn, page, titleFound } from './layout.ts'
import { questionPanels } from './question-page.ts'
import { breadcrumbs, faqPage, webApplication } from './structured.ts'

/** The form and, beside it, the answer to what the address asks. */
export function calculatorPage(calculator: Calculator, query: TextInput, ports: Engine, origin: string): Drawn {
  const state = asked(calculator, query, ports)
  const path = pagePath(calculator)
  const faq = faqOf(calculator, ports)
  const description = namedText(calculator.summary, ports.registry)
  const steps = [
    ['/', 'Calculadoras'],
    [`/#${calculator.group}`, GROUPS[calculator.group]],
  ] as const
  const text = page({
    title: titleFound(calculator.title, ports.today()),
    description,
    canonical: `${origin}${pagePath(canonicalOf(calculator, ports.registry))}`,
    section: '/',
    data: [
      webApplication(calculator.title, description, `${origin}${path}`),
      ...(faq.length > 0 ? [faqPage(faq)] : []),
      breadcrumbs(origin, ...steps, [path, calculator.title]),
    ],
    image: `${origin}${path}/imagem.png?${questionOf(state)}`,
    body: html`${trail(...steps)}${subjectIcon(calculator.group)}
<h1>${calculator.title}</h1>
<p class="lead">${namedLinks(calculator.summary, ports.registry)}</p>
${otherWays(calculator, state.example ? {} : state.shown, ports.registry)}
${exampleLinks(calculator, state)}
${calculatorSides(calculator, state, ports, origin)}
${questionPanels(calculator, state.shown, ports)}
${embedSnippet(calculator, origin)}
${faqDrawn(faq)}
${nearby(calculator, ports)}`,
  })
  return { status: statusOf(state), text }
}

/** The words of the picture of an answer, for whoever shares it; what it is for, where nothing can be answered. */
export function sharedAnswer(member: Operation, query: TextInput, ports: Engine): [title: string, said: string, foot: string] {
  const { answer } = asked(member, query, ports)
  const { headline } = answer ? treeOf(member, answer) : { headline: null }
  const said = typeof answer?.answer === 'string' ? answer.answer : headline ? sentenceOf(headline) : member.summary
  return [member.title, said, word`pela lei de ${formatDay(ports.today())}`]
}

/** How many of its group a page names: a group grows with the law, and a page keeps its size. */
const MAX_NEARBY = 20

/** Others of the group, those it names under `seeAlso` first, then what most people come for; the rest is on the first page. */
function nearby(calculator: Calculator, { registry }: Engine): Html | null {
  const place = ({ id, popularity = Number.POSITIVE_INFINITY }: Calculator): number => (id in calculator.seeAlso ? 0 : popularity)
  const others = [...registry.calculators.values()]
    .filter((other) => other.group === calculator.group && other !== calculator && isCanonical(other))
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
  if (others.length === 0) return null
  const group = GROUPS[calculator.group]
  return html`<aside class="nearby"><h2>Também em ${group}</h2><ul class="chips">${others
    .slice(0, MAX_NEARBY)
    .map(
      (other) => html`<li><a href="${pagePath(other)}">${other.title}</a></li>`,
    )}${others.length > MAX_NEARBY && html`<li><a href="/#${calculator.group}">Todas em ${group}</a></li>`}</ul></aside>`
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

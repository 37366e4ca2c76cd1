import { isRecord } from '../../../../engine/core/collections/records.ts'
import { formatDay } from '../../../../engine/core/day.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { Calculator } from '../../../../engine/operation/definition/calculator.ts'
import { GROUPS } from '../../../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { columnsOf, sentenceOf, treeOf } from '../../../../engine/presentation/answer.ts'
import { canonicalOf, isCanonical } from '../../../../engine/presentation/canonical-pages.ts'
import { fieldsOf, labelOf, unwrapped } from '../../../../engine/presentation/schema.ts'
import type { TextInput } from '../../../../engine/presentation/typed.ts'
import { calculatorSides, exampleLinks, statusOf } from '../../answers/calculator-answer.ts'
import { namedLinks, namedText } from '../../answers/linked-names.ts'
import type { SheetOfRows } from '../../answers/rows-as-file.ts'
import { subjectIcon } from '../../charts/subject-icon.ts'
import { formatValue } from '../../format.ts'
import { pagePath, parseFormRequest, queryStringOf } from '../../forms/form-request.ts'
import { otherWays } from '../../forms/related-forms.ts'
import { type Html, html } from '../../html.ts'
import { trail } from '../../trail.ts'
import { page, type RenderedPage, searchTitle } from '../frame/layout.ts'
import { breadcrumbs, faqPage, webApplication } from '../frame/structured-data.ts'
import { embedSnippet } from './embed.ts'
import { faqOf, renderFaq } from './faq.ts'
import { questionPanels } from './question-page.ts'

/** Form and answer of a calculator request. */
export function calculatorPage(calculator: Calculator, query: TextInput, ports: Engine, origin: string): RenderedPage {
  const state = parseFormRequest(calculator, query, ports)
  const path = pagePath(calculator)
  const faq = faqOf(calculator, ports)
  const description = namedText(calculator.summary, ports.registry)
  const steps = [
    ['/', 'Calculadoras'],
    [`/#${calculator.group}`, GROUPS[calculator.group]],
  ] as const
  const text = page({
    title: searchTitle(calculator.title, ports.today()),
    description,
    canonical: `${origin}${pagePath(canonicalOf(calculator, ports.registry))}`,
    section: '/',
    data: [
      webApplication(calculator.title, description, `${origin}${path}`),
      ...(faq.length > 0 ? [faqPage(faq)] : []),
      breadcrumbs(origin, ...steps, [path, calculator.title]),
    ],
    image: `${origin}${path}/imagem.png?${queryStringOf(state)}`,
    body: html`${trail(...steps)}${subjectIcon(calculator.group)}
<h1>${calculator.title}</h1>
<p class="lead">${namedLinks(calculator.summary, ports.registry)}</p>
${otherWays(calculator, state.example ? {} : state.shown, ports.registry)}
${exampleLinks(calculator, state)}
${calculatorSides(calculator, state, ports, origin)}
${questionPanels(calculator, state.shown, ports)}
${embedSnippet(calculator, origin)}
${renderFaq(faq)}
${nearby(calculator, ports)}`,
  })
  return { status: statusOf(state), text }
}

/** Text of the share image: the answer, or the purpose of the page when there is none. */
export function sharedAnswer(member: Operation, query: TextInput, ports: Engine): [title: string, said: string, foot: string] {
  const { answer } = parseFormRequest(member, query, ports)
  const { headline } = answer ? treeOf(member, answer) : { headline: null }
  const said = typeof answer?.answer === 'string' ? answer.answer : headline ? sentenceOf(headline) : member.summary
  return [member.title, said, word`pela lei de ${formatDay(ports.today())}`]
}

/** Maximum related calculators, so that page size does not grow with the group. */
const MAX_NEARBY = 20

/** Related calculators of the group: `seeAlso` first, then the most popular. */
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

/** List of the answer as spreadsheet rows; null when there is no such list. */
export function listSheet(calculator: Operation, field: string, query: TextInput, ports: Engine): SheetOfRows | null {
  const list = fieldsOf(calculator.resultSchema).find(([name, { type }]) => name === field && type === 'array')
  const values = parseFormRequest(calculator, query, ports).answer?.[field]
  if (!list || !Array.isArray(values)) return null
  const item = unwrapped(list[1].items ?? {})
  if (!item.properties) return { columns: [{ name: labelOf(list[1], field), field: item }], values: values.map((value) => [value]) }
  const columns = columnsOf(item)
  return {
    columns: columns.map(([name, column]) => ({ name: labelOf(column, name), field: column })),
    values: values
      .filter(isRecord)
      .map((row) => columns.map(([name, column]) => (column.enum ? formatValue(row[name], column) : row[name]))),
  }
}

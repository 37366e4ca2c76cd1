import { word } from '../../../../engine/core/text/language.ts'
import type { Decision } from '../../../../engine/operation/definition/decision.ts'
import {
  type DecisionResult,
  type DecisionStep,
  decisionIn,
  type Sensitivity,
} from '../../../../engine/operation/definition/decision-result.ts'
import type { JsonSchema } from '../../../../engine/operation/definition/descriptor.ts'
import { KINDS } from '../../../../engine/operation/definition/kinds.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { type Entry, entriesOf, treeOf, valueAt } from '../../../../engine/presentation/answer.ts'
import { PARTS } from '../../../../engine/presentation/answer-words.ts'
import { canonicalOf } from '../../../../engine/presentation/canonical-pages.ts'
import { fieldAt, fieldsOf, inWords, labelOf, type NamedField } from '../../../../engine/presentation/schema.ts'
import { addressOf, type TextInput } from '../../../../engine/presentation/typed.ts'
import { badge, breakdown, forAccountant, forPrograms, lawNote, printedAt, rows, shareActions } from '../../answers/answer.ts'
import {
  answerPlace,
  asIn,
  exampleLinks,
  exampleNote,
  inPage,
  placeholder,
  problemData,
  problems,
  statusOf,
  tableTitles,
} from '../../answers/calculator-answer.ts'
import { type NameLinks, namedLinks, namedText } from '../../answers/linked-names.ts'
import { pictureOf } from '../../answers/picture.ts'
import { subjectIcon } from '../../charts/subject-icon.ts'
import { formatValue } from '../../format.ts'
import { form } from '../../forms/form.ts'
import {
  apiAddress,
  type FormRequest,
  inputAsJson,
  pagePath,
  parseFormRequest,
  queryStringOf,
  requestedLists,
} from '../../forms/form-request.ts'
import { otherWays } from '../../forms/related-forms.ts'
import { type Html, html } from '../../html.ts'
import { type Explain, explaining } from '../../terms.ts'
import { trail } from '../../trail.ts'
import { page, type RenderedPage, searchTitle } from '../frame/layout.ts'
import { breadcrumbs, webApplication } from '../frame/structured-data.ts'

/** Fields common to every decision, rendered separately. */
const COMMON = ['question', 'answer', 'verdict', 'weakestLink', 'sensitivity']

export function decisionPage(decision: Decision, query: TextInput, ports: Engine, origin: string): RenderedPage {
  const state = parseFormRequest(decision, query, ports)
  const path = pagePath(decision)
  const description = namedText(decision.summary, ports.registry)
  const steps = [
    ['/', 'Início'],
    ['/#decisoes', 'Decisões'],
  ] as const
  const text = page({
    title: searchTitle(decision.title, ports.today()),
    description,
    canonical: `${origin}${pagePath(canonicalOf(decision, ports.registry))}`,
    section: '/',
    data: [webApplication(decision.title, description, `${origin}${path}`), breadcrumbs(origin, ...steps, [path, decision.title])],
    image: `${origin}${path}/imagem.png?${queryStringOf(state)}`,
    body: html`${trail(...steps)}${subjectIcon('decisoes')}
<h1>${decision.title}</h1>
<p class="lead">${decision.question} <span class="soft">${namedLinks(decision.summary, ports.registry)}</span></p>
${otherWays(decision, state.example ? {} : state.shown, ports.registry)}
${exampleLinks(decision, state)}
${decisionSides(decision, state, ports, origin)}`,
  })
  return { status: statusOf(state), text }
}

export function decisionSides(decision: Decision, state: FormRequest, ports: NameLinks, origin: string): Html {
  return html`<div class="sides">
${form({
  ...inPage(decision, ports, origin),
  button: 'Decidir',
  schema: decision.inputSchema,
  ...asIn(state),
  hidden: requestedLists(decision),
  lawNote: lawNote(state.answer, tableTitles(ports)),
})}
${answerPlace(decisionAnswer(decision, state, ports, origin))}
</div>`
}

export function decisionFragment(decision: Decision, query: TextInput, ports: NameLinks, origin: string): string {
  const state = parseFormRequest(decision, query, ports)
  return html`${decisionAnswer(decision, state, ports, origin)}${problemData(decision, state)}<template data-law-note>${lawNote(
    state.answer,
    tableTitles(ports),
  )}</template>`.text
}

function decisionAnswer(decision: Decision, state: FormRequest, ports: NameLinks, origin: string): Html {
  const { answer, input } = state
  if (!state.asks) return placeholder(decision, 'Decidir', word`a resposta a “${decision.question}”`)
  if (!answer) return problems(decision, state)
  const { steps, verdict, weakestLink, sensitivity: changes } = decisionIn(answer)
  const explain = explaining('resposta')
  return html`${exampleNote(state, 'Digite o seu caso: o resto do exemplo sai dos campos.')}
<section class="headline verdict">
<h2>${decision.question}</h2>
<p class="figure"><output>${decision.verdictWords[verdict] ?? verdict}</output></p>
<p>${String(answer.answer)}</p>
</section>
${shareActions(`${decision.question} ${String(answer.answer)}`, origin, `${pagePath(decision)}?${queryStringOf(state)}`)}
${pictureOf(decision, state, answer, ports)}
${weakest(weakestLink, steps)}
${breakdown(decision, treeOf(decision, answer, COMMON), explain, (form, field) => `${pagePath(decision)}/${form}/${field}?${queryStringOf(state)}`)}
<section><h2>${PARTS.decision}</h2><ol class="tree">${steps.map((step) => renderStep(step, decision, ports, explain))}</ol></section>
${sensitivity(changes)}
${explain.meanings()}
${forAccountant(
  answer,
  decision.inputSchema,
  ports,
  null,
  forPrograms(origin, `${KINDS.decision.path}/${decision.id}`, apiAddress(decision, input), inputAsJson(decision, input), answer),
)}
${printedAt(origin, `${pagePath(decision)}?${queryStringOf(state)}`, ports.today())}`
}

function weakest({ step, why, evidence }: DecisionResult['weakestLink'], steps: readonly DecisionStep[]): Html {
  const title = steps.find(({ id }) => id === step)?.title ?? step
  return html`<section class="weakest"><h2>${PARTS.weakest}</h2><p><strong>${title}</strong> ${badge(evidence)}</p><p>${String(why)}</p></section>`
}

/** Decision step: inputs, result, and a link to the calculator with the same input. */
function renderStep(step: DecisionStep, decision: Decision, ports: NameLinks, explain: Explain): Html {
  const calculator = step.calculator ? ports.registry.calculators.get(step.calculator) : undefined
  if (step.status === 'skipped') {
    return html`<li class="skipped"><h3>${step.title}</h3><p class="soft">Não se aplica: ${inWords(step.reason ?? '', decision.inputSchema)}</p></li>`
  }
  if (!calculator || !step.result) {
    const known = new Map([...fieldsOf(decision.inputSchema), ...fieldsOf(decision.resultSchema).flatMap(withInner)])
    return html`<li><h3>${step.title}</h3>${rows(entriesOf([...known], { ...step.inputs, ...step.result }), explain)}</li>`
  }
  const path = step.figure ?? calculator.headline
  const field = fieldAt(calculator.resultSchema, path) ?? {}
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(step.inputs)) query.set(name, addressOf(value))
  return html`<li><h3>${step.title}</h3>
<p class="outcome"><span class="soft">${labelOf(field, path)}</span> <strong>${formatValue(valueAt(step.result, path), field)}</strong></p>
<details><summary>O que entrou</summary>${rows(entered(calculator.inputSchema, step.inputs), explain)}</details>
<p><a href="${pagePath(calculator)}?${query.toString()}">Abrir em ${calculator.title}</a></p></li>`
}

/** Drops hints about defaults, since the values were provided. */
const entered = (schema: JsonSchema, inputs: DecisionStep['inputs']): Entry[] =>
  entriesOf(fieldsOf(schema), inputs).map((entry) => ({ ...entry, hint: '' }))

function withInner([name, field]: NamedField): NamedField[] {
  return [[name, field], ...(field.type === 'object' ? fieldsOf(field) : [])]
}

function sensitivity(changes: readonly Sensitivity[]): Html | null {
  if (changes.length === 0) return null
  return html`<section><h2>${PARTS.sensitivity}</h2><div class="scroll" tabindex="0" role="group" aria-label="O que mudaria a resposta"><table>
<thead><tr><th scope="col">Se mudar</th><th scope="col" class="n">de</th><th scope="col" class="n">para</th><th scope="col">o veredito</th></tr></thead>
<tbody>${changes.map(
    ({ assumption, from, to, unit, verdictChanges }) =>
      html`<tr><td>${assumption}</td><td class="n">${supposed(from, unit)}</td><td class="n">${supposed(to, unit)}</td><td>${
        verdictChanges ? html`<strong class="warn">muda</strong>` : 'continua'
      }</td></tr>`,
  )}</tbody></table></div></section>`
}

const supposed = (value: number, unit: Sensitivity['unit']): string =>
  formatValue(unit === 'boolean' ? value !== 0 : value, unit && { 'x-unit': unit, 'x-decimals': 2 })

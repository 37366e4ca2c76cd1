/** Form and answer of a question about a calculator. Rendered by the service, or by the engine in the browser without a server. */

import { InvalidInput, type IssueDraft, SourceUnavailable } from '../../../engine/core/errors.ts'
import { word } from '../../../engine/core/text/language.ts'
import type { Calculator } from '../../../engine/operation/definition/calculator.ts'
import type { FieldOf, JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import { GROUPS, KINDS } from '../../../engine/operation/definition/kinds.ts'
import type { Answer } from '../../../engine/operation/definition/operation.ts'
import type { Question } from '../../../engine/operation/definition/question.ts'
import { entriesOf } from '../../../engine/presentation/answer.ts'
import { fieldsOf, inWords, labelOf, pathLabel, requiredOf, unwrapped } from '../../../engine/presentation/schema.ts'
import { addressOf, formTyped, type TextInput } from '../../../engine/presentation/typed.ts'
import { readables } from '../../../engine/questions/fields.ts'
import { exampleUrl } from '../../http/example-url.ts'
import { withNonBreakingSpace } from '../format.ts'
import { controlId, type Fields, type OfflineData, offlineData, renderField } from '../forms/form.ts'
import { inputAsJson, pagePath, requestedLists, typedIn } from '../forms/form-request.ts'
import { withoutScript } from '../forms/related-forms.ts'
import { type Html, html } from '../html.ts'
import { type Explain, explaining } from '../terms.ts'
import { trail } from '../trail.ts'
import { forAccountant, rows } from './answer.ts'
import type { NameLinks } from './linked-names.ts'
import { DRAWINGS, type QuestionAnswer, renderSheet, type Sheet } from './question-answers.ts'

type Texts = Readonly<Record<string, string>>
type Json = Readonly<Record<string, unknown>>
/** Computes an answer cooperatively, in the service or in the browser. */
export type Answers = (question: Question, raw: Json, ports: NameLinks) => Answer | Promise<Answer>

export const questionPath = (question: Question, calculator: Calculator): string => `${pagePath(calculator)}/${question.slug}`

/** Request input, displayed values and outcome. */
interface State {
  /** Calculator fields as displayed in the form. */
  readonly base: Texts
  /** Question fields, by request parameter name. */
  readonly own: Texts
  readonly given: Json
  readonly raw: Json | null
  readonly answer: Answer | null
  readonly issues: readonly IssueDraft[]
  readonly unavailable: string | null
}

/** Second case of a comparison, which the calculator's own form does not contain. */
export const otherCase = ({ cases }: Question): string | undefined => cases.at(-1)

/** Question fields for the form; a field-name parameter becomes a choice among the calculator's fields. */
function ownSchema(question: Question, calculator: Calculator): JsonSchema {
  const { properties = {}, required = [] } = question.inputSchema
  const named = (field: string) => question.nameBeside(calculator, field)
  const own = question.ownFields.filter((field) => !properties[field]?.['x-quiet'])
  return {
    type: 'object',
    properties: Object.fromEntries(own.map((field) => [named(field), offered(unwrapped(properties[field] ?? {}), calculator)])),
    required: required.filter((field) => own.includes(field)).map(named),
  }
}

function offered(field: JsonSchema, calculator: Calculator): JsonSchema {
  const kind = field['x-field-of'] ?? field.items?.['x-field-of']
  if (kind === undefined) return field
  const options = namesOf(kind, calculator)
  return {
    type: 'string',
    'x-label': labelOf(field),
    enum: options.map(([name]) => name),
    'x-option-words': Object.fromEntries(options),
    ...(kind === 'numeric result' && { default: calculator.headline }),
  }
}

function namesOf(kind: FieldOf, { inputSchema, resultSchema }: Calculator): (readonly [string, string])[] {
  if (kind === 'numeric result') return readables(resultSchema).map(({ path }) => [path, pathLabel(resultSchema, path) ?? path])
  return fieldsOf(inputSchema)
    .filter(
      ([, { type, enum: options }]) => type === 'number' || type === 'integer' || (kind === 'input' && (options || type === 'boolean')),
    )
    .map(([name, field]) => [name, labelOf(field, name)])
}

/** Query parameters of the second case, without their prefix. */
const caseIn = (query: TextInput, name: string): TextInput =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), value]] : [])),
  )

async function stateOf(question: Question, calculator: Calculator, query: TextInput, ports: NameLinks, answers: Answers): Promise<State> {
  const { shown: base, text, issues: wrong, asks } = typedIn(calculator, query)
  const given = inputAsJson(calculator, text)
  const state = { base, own: {}, given, raw: null, answer: null, issues: wrong, unavailable: null }
  const other = otherCase(question)
  if (other !== undefined) {
    const second = formTyped({ ...calculator.inputSchema }, caseIn(query, other))
    const asked = Object.keys(second.shown).length > 0
    const own = prefixed(asked ? second.shown : base, other)
    const issues = [...wrong, ...second.issues.map((issue) => ({ ...issue, field: `${other}.${issue.field}` }))]
    if (!asked || issues.length > 0) return { ...state, own, issues }
    const [first = ''] = question.cases
    const raw = { calculator: calculator.id, [first]: given, [other]: inputAsJson(calculator, second.text) }
    return { ...state, own, ...(await answering(question, () => raw, ports, answers)) }
  }
  const schema = ownSchema(question, calculator)
  const typed = formTyped(schema, query)
  const own = ownJson(question, calculator, typed.text, schema)
  const said = Object.keys(typed.text).length > 0
  const suggested = question.suggests(calculator, given, own)
  const sent = Object.fromEntries(
    Object.entries({ ...suggested, ...own }).map(([field, value]) => [question.nameBeside(calculator, field), value]),
  )
  const lacking = requiredOf(schema).filter((field) => sent[field] === undefined)
  const issues = [...wrong, ...typed.issues]
  const before = { ...state, own: { ...defaultTexts(sent), ...typed.shown }, issues }
  // Skips the question when the calculator has no input.
  if (!asks && !said) return before
  if (issues.length > 0 || lacking.length > 0)
    return { ...before, issues: [...issues, ...(said ? lacking.map((field) => ({ field, message: 'é obrigatório' })) : [])] }
  return { ...before, ...(await answering(question, () => rawOf(question, calculator, given, sent), ports, answers)) }
}

/** Request input without the calculator field that the question varies. */
function rawOf(question: Question, calculator: Calculator, given: Json, sent: Json): Json {
  const left = [...requestedLists(calculator), question.fills(sent, calculator)]
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !left.includes(name)))
  return { calculator: calculator.id, ...rest, ...sent }
}

async function answering(
  question: Question,
  asked: () => Json,
  ports: NameLinks,
  answers: Answers,
): Promise<Pick<State, 'raw' | 'answer' | 'issues' | 'unavailable'>> {
  const none = { raw: null, answer: null, issues: [], unavailable: null }
  try {
    const raw = asked()
    return { ...none, raw, answer: await answers(question, raw, ports) }
  } catch (error) {
    if (error instanceof InvalidInput) return { ...none, issues: error.issues }
    if (error instanceof SourceUnavailable) return { ...none, unavailable: error.message }
    throw error
  }
}

/** Displayed defaults: names are preselected, while ranges stay blank so that they follow the name. */
export const defaultTexts = (sent: Json): Texts =>
  Object.fromEntries(Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

const prefixed = (values: Texts, name: string): Texts =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]))

/** Question fields as JSON. */
function ownJson(question: Question, calculator: Calculator, text: Texts, schema: JsonSchema): Json {
  const typed = inputAsJson({ inputSchema: schema }, text)
  const { properties = {} } = question.inputSchema
  return Object.fromEntries(
    question.ownFields.flatMap((field) => {
      const value = typed[question.nameBeside(calculator, field)]
      if (value === undefined) return []
      return [[field, unwrapped(properties[field] ?? {}).type === 'array' ? [value] : value]]
    }),
  )
}

/** Form state: calculator input, displayed question values and issues. */
export interface QuestionFormState {
  readonly base: Texts
  readonly own: Texts
  readonly issues: readonly IssueDraft[]
  /** Data for local computation by the script; null below a calculator's form, which already has it. */
  readonly here: OfflineData | null
}

/** Form action, and the question id for the script. */
export const formAttributes = (question: Question, calculator: Calculator): Html =>
  html`class="ask" action="${questionPath(question, calculator)}" method="get" data-asks="${question.id}"`

/** Question form, with the calculator input as hidden fields. */
export function questionForm(question: Question, calculator: Calculator, { base, own, issues, here }: QuestionFormState): Html {
  const schema = ownSchema(question, calculator)
  const explain = explaining(question.slug)
  const fields: Fields = { schema, values: own, issues, part: question.slug }
  return html`<form ${formAttributes(question, calculator)} autocomplete="off"${here && offlineData(here)}>
${here ? hiddenFields(base) : withoutScript(hiddenFields(base))}
${fieldsOf(schema).map(([name, field]) => renderField(name, field, requiredOf(schema).includes(name), fields, explain))}
<p class="actions"><button type="submit">Responder</button></p>
${explain.meanings()}
</form>`
}

/** Hidden fields. */
export const hiddenFields = (base: Texts): Html[] =>
  Object.entries(base).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** Fields of the second case. */
function caseForm(question: Question, calculator: Calculator, { base, own, issues, here }: QuestionFormState): Html {
  const other = otherCase(question)!
  const hidden = requestedLists(calculator)
  const explain = explaining(question.slug)
  const fields: Fields = { schema: calculator.inputSchema, values: own, issues, part: question.slug }
  return html`<form ${formAttributes(question, calculator)} autocomplete="off"${here && offlineData(here)}>
${hiddenFields(base)}
<h2>O segundo caso</h2>
${fieldsOf(calculator.inputSchema)
  .filter(([name]) => !hidden.includes(name))
  .map(([name, field]) => renderField(`${other}.${name}`, field, requiredOf(calculator.inputSchema).includes(name), fields, explain))}
<p class="actions"><button type="submit">Comparar</button></p>
${explain.meanings()}
</form>`
}

function problems(question: Question, calculator: Calculator, { issues, unavailable }: State): Html {
  const own = ownSchema(question, calculator)
  const words = (text: string) => inWords(text, { properties: { ...calculator.inputSchema.properties, ...own.properties } })
  if (unavailable) return html`<section class="problem"><h2>Sem resposta agora</h2><p>${words(unavailable)}</p></section>`
  return html`<section class="problem"><h2>Falta acertar</h2><ul>${issues.map(({ field, message }) => {
    const [head = '', ...rest] = field.split('.')
    const inCase = question.cases.includes(head)
    const known = pathLabel(own, field) ?? pathLabel(calculator.inputSchema, inCase ? rest.join('.') : field)
    const here = Object.hasOwn(own.properties ?? {}, field) || head === otherCase(question)
    return html`<li>${
      known === null ? '' : here ? html`<a href="#${controlId(field, question.slug)}">${known}</a> ` : html`<strong>${known}</strong> `
    }${words(message)}</li>`
  })}</ul></section>`
}

function renderAnswer(question: Question, calculator: Calculator, state: State, told: QuestionAnswer): Html {
  const address = new URLSearchParams({ ...state.base, ...state.own }).toString()
  const found =
    told.found &&
    new URLSearchParams({
      ...state.base,
      ...Object.fromEntries(Object.entries(told.found).map(([name, value]) => [name, addressOf(value)])),
    }).toString()
  return html`<section class="told">
${(told.before || told.figure) && html`<div class="headline"><p class="figure"><span class="words">${withNonBreakingSpace(told.before)}</span> ${told.figure && html`<output>${withNonBreakingSpace(told.figure)}</output>`}</p></div>`}
${told.notes.map((note) => html`<p>${withNonBreakingSpace(note)}</p>`)}
${told.chart}
${told.sheet && renderSheet(told.sheet, (form) => `${questionPath(question, calculator)}/${form}?${address}`)}
<p class="actions">${found && html`<a class="button quiet" href="${pagePath(calculator)}?${found}">Abrir a conta inteira</a> `}<a class="quiet" href="${questionPath(question, calculator)}?${address}">Link desta resposta</a>${
    question.cases.length === 0 &&
    state.raw &&
    html` <a class="quiet" href="${exampleUrl(`${KINDS.question.path}/${question.id}`, state.raw)}">A mesma pergunta na API</a>`
  }</p></section>`
}

const answerOfState = (question: Question, calculator: Calculator, { answer, given }: State): QuestionAnswer | null =>
  answer && DRAWINGS[question.draws](calculator, answer, given)

type StateArguments = Parameters<typeof stateOf>

/** Renders only the answer, for the script. */
export async function questionFragment(...asked: StateArguments): Promise<string> {
  const [question, calculator] = asked
  const state = await stateOf(...asked)
  const told = answerOfState(question, calculator, state)
  return (told ? renderAnswer(question, calculator, state, told) : problems(question, calculator, state)).text
}

/** Table of the answer, or null. */
export async function questionSheet(...asked: StateArguments): Promise<Sheet | null> {
  const [question, calculator] = asked
  return answerOfState(question, calculator, await stateOf(...asked))?.sheet ?? null
}

const backTo = (calculator: Calculator, { base }: State): string =>
  Object.keys(base).length > 0 ? `${pagePath(calculator)}?${new URLSearchParams(base).toString()}` : pagePath(calculator)

/** Calculator input with a link back to edit it. */
function renderGivenInput(calculator: Calculator, state: State, explain: Explain): Html {
  const back = backTo(calculator, state)
  if (Object.keys(state.given).length === 0) return html`<p><a href="${back}">Preencher primeiro os dados de ${calculator.title}</a></p>`
  const asked = fieldsOf(calculator.inputSchema).filter(([name]) => !requestedLists(calculator).includes(name))
  return html`<section><h2>Com estes dados</h2>${rows(
    entriesOf(asked, state.given).map((entry) => ({ ...entry, hint: '' })),
    explain,
  )}<p><a href="${back}">Mudar os dados</a></p></section>`
}

/** Question page, without its layout. */
export interface QuestionPage {
  readonly title: string
  readonly status: number
  /** True for a hypothetical law: excluded from search engines. */
  readonly hypothetical: boolean
  readonly body: Html
}

export async function questionBody(
  question: Question,
  calculator: Calculator,
  query: TextInput,
  ports: NameLinks,
  origin: string,
  answers: Answers,
): Promise<QuestionPage> {
  const state = await stateOf(question, calculator, query, ports, answers)
  const told = answerOfState(question, calculator, state)
  const hypothetical = state.answer?.hypothetical === true
  const back = backTo(calculator, state)
  const draw = otherCase(question) === undefined ? questionForm : caseForm
  const explain = explaining('dados')
  return {
    title: word`${hypothetical ? 'Lei hipotética: ' : ''}${calculator.title}: ${question.title} | Centavo`,
    hypothetical,
    status: state.issues.length > 0 ? 400 : state.unavailable ? 503 : 200,
    body: html`${trail(['/', 'Calculadoras'], [`/#${calculator.group}`, GROUPS[calculator.group]], [back, calculator.title])}
<h1>${question.title}</h1>
<p class="lead">${calculator.title}</p>
${hypothetical && html`<p class="note" role="note"><strong>Lei hipotética: não vale.</strong></p>`}
<div class="sides">
${draw(question, calculator, { ...state, here: { operation: calculator.id, origin, today: ports.today() } })}
<div class="answers"><div class="answer">
${told ? renderAnswer(question, calculator, state, told) : state.issues.length > 0 || state.unavailable ? problems(question, calculator, state) : html`<p class="example">Preencha e peça a resposta: nada foi calculado ainda.</p>`}
${renderGivenInput(calculator, state, explain)}
${explain.meanings()}
${state.answer && forAccountant(state.answer, calculator.inputSchema, ports)}
</div></div>
</div>`,
  }
}

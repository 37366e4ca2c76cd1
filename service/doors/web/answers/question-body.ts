/** A question about a calculator: its form, and what it came to. Drawn by the service, and by the engine in a page. Nothing here needs a server. */

import { InvalidInput, type IssueDraft, SourceUnavailable } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/language.ts'
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import type { FieldOf, JsonSchema } from '../../../../engine/core/operation/descriptor.ts'
import { GROUPS, KINDS } from '../../../../engine/core/operation/kinds.ts'
import type { Answer } from '../../../../engine/core/operation/operation.ts'
import type { Question } from '../../../../engine/core/operation/question.ts'
import { entriesOf } from '../../../../engine/present/answer.ts'
import { fieldsOf, inWords, labelOf, pathLabel, requiredOf, unwrapped } from '../../../../engine/present/schema.ts'
import { addressOf, formTyped, type TextInput } from '../../../../engine/present/typed.ts'
import { readables } from '../../../../engine/questions/fields.ts'
import { exampleUrl } from '../../http/example-url.ts'
import { tied } from '../format.ts'
import { controlId, drawn, type Fields, type Here, hereData } from '../forms/form.ts'
import { asJson, pagePath, typedIn, wantedLists } from '../forms/form-request.ts'
import { withoutScript } from '../forms/related-forms.ts'
import { type Html, html } from '../html.ts'
import { type Explain, explaining } from '../terms.ts'
import { trail } from '../trail.ts'
import { forAccountant, rows } from './answer.ts'
import type { NameLinks } from './linked-names.ts'
import { DRAWINGS, type Sheet, sheetDrawn, type Told } from './question-answers.ts'

type Texts = Readonly<Record<string, string>>
type Json = Readonly<Record<string, unknown>>
/** How an answer is worked out: by turns, wherever it is. */
export type Answers = (question: Question, raw: Json, ports: NameLinks) => Answer | Promise<Answer>

export const questionPath = (question: Question, calculator: Calculator): string => `${pagePath(calculator)}/${question.slug}`

/** What is asked, what of it is shown in which form, and what came of it. */
interface State {
  /** The calculator's fields as its form shows them. */
  readonly base: Texts
  /** The question's own, by the names they are sent under. */
  readonly own: Texts
  readonly given: Json
  readonly raw: Json | null
  readonly answer: Answer | null
  readonly issues: readonly IssueDraft[]
  readonly unavailable: string | null
}

/** The case that is not in the calculator's own form. */
export const otherCase = ({ cases }: Question): string | undefined => cases.at(-1)

/** The question's own fields as a form has them: a field's name is chosen among those the calculator has. */
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

/** What an address says of the second case, without its prefix. */
const caseIn = (query: TextInput, name: string): TextInput =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), value]] : [])),
  )

async function stateOf(question: Question, calculator: Calculator, query: TextInput, ports: NameLinks, answers: Answers): Promise<State> {
  const { shown: base, text, issues: wrong, asks } = typedIn(calculator, query)
  const given = asJson(calculator, text)
  const state = { base, own: {}, given, raw: null, answer: null, issues: wrong, unavailable: null }
  const other = otherCase(question)
  if (other !== undefined) {
    const second = formTyped({ ...calculator.inputSchema }, caseIn(query, other))
    const asked = Object.keys(second.shown).length > 0
    const own = prefixed(asked ? second.shown : base, other)
    const issues = [...wrong, ...second.issues.map((issue) => ({ ...issue, field: `${other}.${issue.field}` }))]
    if (!asked || issues.length > 0) return { ...state, own, issues }
    const [first = ''] = question.cases
    const raw = { calculator: calculator.id, [first]: given, [other]: asJson(calculator, second.text) }
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
  const before = { ...state, own: { ...chosen(sent), ...typed.shown }, issues }
  // Of a calculator that was asked nothing, nothing is asked by itself.
  if (!asks && !said) return before
  if (issues.length > 0 || lacking.length > 0)
    return { ...before, issues: [...issues, ...(said ? lacking.map((field) => ({ field, message: 'é obrigatório' })) : [])] }
  return { ...before, ...(await answering(question, () => rawOf(question, calculator, given, sent), ports, answers)) }
}

/** What is asked, without the field of the calculator that the question fills. */
function rawOf(question: Question, calculator: Calculator, given: Json, sent: Json): Json {
  const left = [...wantedLists(calculator), question.fills(sent, calculator)]
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

/** What is chosen for whoever chose nothing: a name, shown in its list; a range is left blank, to follow the name. */
export const chosen = (sent: Json): Texts =>
  Object.fromEntries(Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

const prefixed = (values: Texts, name: string): Texts =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]))

/** The question's own values by its own names, as JSON. */
function ownJson(question: Question, calculator: Calculator, text: Texts, schema: JsonSchema): Json {
  const typed = asJson({ inputSchema: schema }, text)
  const { properties = {} } = question.inputSchema
  return Object.fromEntries(
    question.ownFields.flatMap((field) => {
      const value = typed[question.nameBeside(calculator, field)]
      if (value === undefined) return []
      return [[field, unwrapped(properties[field] ?? {}).type === 'array' ? [value] : value]]
    }),
  )
}

/** What stands in a form: what the calculator was asked, what each field of the question shows, and what is wrong with them. */
export interface Filled {
  readonly base: Texts
  readonly own: Texts
  readonly issues: readonly IssueDraft[]
  /** What the script has to know to answer by itself; none beneath a calculator's form, which says it. */
  readonly here: Here | null
}

/** Where a question's form asks, and by which question the script answers it. */
export const asking = (question: Question, calculator: Calculator): Html =>
  html`class="ask" action="${questionPath(question, calculator)}" method="get" data-asks="${question.id}"`

/** The question's fields; what the calculator was asked goes along unseen. */
export function questionForm(question: Question, calculator: Calculator, { base, own, issues, here }: Filled): Html {
  const schema = ownSchema(question, calculator)
  const explain = explaining(question.slug)
  const fields: Fields = { schema, values: own, issues, part: question.slug }
  return html`<form ${asking(question, calculator)} autocomplete="off"${here && hereData(here)}>
${here ? carried(base) : withoutScript(carried(base))}
${fieldsOf(schema).map(([name, field]) => drawn(name, field, requiredOf(schema).includes(name), fields, explain))}
<p class="actions"><button type="submit">Responder</button></p>
${explain.meanings()}
</form>`
}

/** What goes along with a form unseen. */
export const carried = (base: Texts): Html[] =>
  Object.entries(base).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** The second case, field by field. */
function caseForm(question: Question, calculator: Calculator, { base, own, issues, here }: Filled): Html {
  const other = otherCase(question)!
  const hidden = wantedLists(calculator)
  const explain = explaining(question.slug)
  const fields: Fields = { schema: calculator.inputSchema, values: own, issues, part: question.slug }
  return html`<form ${asking(question, calculator)} autocomplete="off"${here && hereData(here)}>
${carried(base)}
<h2>O segundo caso</h2>
${fieldsOf(calculator.inputSchema)
  .filter(([name]) => !hidden.includes(name))
  .map(([name, field]) => drawn(`${other}.${name}`, field, requiredOf(calculator.inputSchema).includes(name), fields, explain))}
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

function toldDrawn(question: Question, calculator: Calculator, state: State, told: Told): Html {
  const address = new URLSearchParams({ ...state.base, ...state.own }).toString()
  const found =
    told.found &&
    new URLSearchParams({
      ...state.base,
      ...Object.fromEntries(Object.entries(told.found).map(([name, value]) => [name, addressOf(value)])),
    }).toString()
  return html`<section class="told">
${(told.before || told.figure) && html`<div class="headline"><p class="figure"><span class="words">${tied(told.before)}</span> ${told.figure && html`<output>${tied(told.figure)}</output>`}</p></div>`}
${told.notes.map((note) => html`<p>${tied(note)}</p>`)}
${told.chart}
${told.sheet && sheetDrawn(told.sheet, (form) => `${questionPath(question, calculator)}/${form}?${address}`)}
<p class="actions">${found && html`<a class="button quiet" href="${pagePath(calculator)}?${found}">Abrir a conta inteira</a> `}<a class="quiet" href="${questionPath(question, calculator)}?${address}">Link desta resposta</a>${
    question.cases.length === 0 &&
    state.raw &&
    html` <a class="quiet" href="${exampleUrl(`${KINDS.question.path}/${question.id}`, state.raw)}">A mesma pergunta na API</a>`
  }</p></section>`
}

const toldOf = (question: Question, calculator: Calculator, { answer, given }: State): Told | null =>
  answer && DRAWINGS[question.draws](calculator, answer, given)

type AskedState = Parameters<typeof stateOf>

/** The answer alone, for the script that puts it beneath the form. */
export async function questionFragment(...asked: AskedState): Promise<string> {
  const [question, calculator] = asked
  const state = await stateOf(...asked)
  const told = toldOf(question, calculator, state)
  return (told ? toldDrawn(question, calculator, state, told) : problems(question, calculator, state)).text
}

/** The table of the answer; null where it has none. */
export async function questionSheet(...asked: AskedState): Promise<Sheet | null> {
  const [question, calculator] = asked
  return toldOf(question, calculator, await stateOf(...asked))?.sheet ?? null
}

const backTo = (calculator: Calculator, { base }: State): string =>
  Object.keys(base).length > 0 ? `${pagePath(calculator)}?${new URLSearchParams(base).toString()}` : pagePath(calculator)

/** What the calculator was asked, with the way back to change it. */
function givenDrawn(calculator: Calculator, state: State, explain: Explain): Html {
  const back = backTo(calculator, state)
  if (Object.keys(state.given).length === 0) return html`<p><a href="${back}">Preencher primeiro os dados de ${calculator.title}</a></p>`
  const asked = fieldsOf(calculator.inputSchema).filter(([name]) => !wantedLists(calculator).includes(name))
  return html`<section><h2>Com estes dados</h2>${rows(
    entriesOf(asked, state.given).map((entry) => ({ ...entry, hint: '' })),
    explain,
  )}<p><a href="${back}">Mudar os dados</a></p></section>`
}

/** The whole of a question's page within its frame. */
export interface QuestionPage {
  readonly title: string
  readonly status: number
  /** Of a law that does not hold: no search engine should list it. */
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
  const told = toldOf(question, calculator, state)
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
${told ? toldDrawn(question, calculator, state, told) : state.issues.length > 0 || state.unavailable ? problems(question, calculator, state) : html`<p class="example">Preencha e peça a resposta: nada foi calculado ainda.</p>`}
${givenDrawn(calculator, state, explain)}
${explain.meanings()}
${state.answer && forAccountant(state.answer, calculator.inputSchema, ports)}
</div></div>
</div>`,
  }
}

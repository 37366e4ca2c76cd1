/** Step-by-step situation page, ending with the answer of each operation. The URL holds the answers so far. */

import { formatDay, isDay } from '../../../../engine/core/day.ts'
import { InvalidInput, type IssueDraft, NotFound, SourceUnavailable } from '../../../../engine/core/errors.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { Answer, Operation } from '../../../../engine/operation/definition/operation.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { validatedOnly } from '../../../../engine/operation/evaluation/run.ts'
import { lineOf } from '../../../../engine/presentation/answer.ts'
import {
  concerns,
  type GuidedPath,
  type GuidedQuestion,
  type GuidedStep,
  inputFor,
  questionsAfter,
} from '../../../../engine/presentation/guided-path.ts'
import { inWords, labelOf, requiredOf, wordOf } from '../../../../engine/presentation/schema.ts'
import { formTyped, type TextInput } from '../../../../engine/presentation/typed.ts'
import { namedText } from '../../answers/linked-names.ts'
import { renderField } from '../../forms/form.ts'
import { pagePath } from '../../forms/form-request.ts'
import { type Html, html } from '../../html.ts'
import { explaining } from '../../terms.ts'
import { trail } from '../../trail.ts'
import { page } from '../frame/layout.ts'

export const situationPath = (slug: string): string => `/situacoes/${slug}`

/** URL parameter with the skipped questions. */
const SKIPPED = 'sem'

interface TypedAnswers {
  /** As typed, for display and resubmission. */
  readonly shown: Readonly<Record<string, string>>
  /** In the operations' format. */
  readonly text: Readonly<Record<string, string>>
  readonly skipped: readonly string[]
}

export type AnswerText = (member: Operation, input: Record<string, string>) => Answer | Promise<Answer>

export async function situationPage(path: GuidedPath, query: TextInput, ports: Engine, origin: string, answer: AnswerText) {
  const skipped = [query[SKIPPED] ?? []].flat().filter((name) => path.questions.some((question) => question.name === name))
  const typed = formTyped({ properties: Object.fromEntries(path.questions.map(({ name, field }) => [name, field])) }, query)
  const said: TypedAnswers = { ...typed, skipped }
  const wrong = path.questions
    .filter(({ name }) => typed.shown[name] !== undefined)
    .map((question) => ({
      question,
      issues: [...typed.issues.filter(({ field }) => field === question.name), ...refused(question, said, ports)],
    }))
    .find(({ issues }) => issues.length > 0)
  const open = questionsAfter(path, typed.text)
  const next = wrong?.question ?? open.find(({ name }) => typed.text[name] === undefined && !skipped.includes(name))
  const body = next
    ? guidedQuestionForm(path, next, open.indexOf(next) + 1, open.length, said, wrong?.issues ?? [])
    : await answers(path, said, ports, answer)
  return {
    status: wrong ? 400 : 200,
    text: page({
      title: word`${path.name} | Centavo`,
      description: word`${path.name}: ${path.questions.length} perguntas, uma de cada vez, e as contas com a lei por trás.`,
      canonical: `${origin}${situationPath(path.slug)}`,
      section: '/',
      body: html`${trail(['/#situacoes', 'O que aconteceu?'])}
<h1>${path.name}</h1>
${body}
${answersSoFar(path, said, next)}`,
    }),
  }
}

/** Issues of an answer, as validated by the operation that asks for it. */
function refused({ of, as, name }: GuidedQuestion, { text }: TypedAnswers, ports: Engine): IssueDraft[] {
  try {
    validatedOnly(of, { [as]: text[name] }, ports, true)
    return []
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return error.issues.filter(({ field }) => field === as).map((issue) => ({ ...issue, field: name }))
  }
}

function guidedQuestionForm(
  path: GuidedPath,
  question: GuidedQuestion,
  number: number,
  of: number,
  said: TypedAnswers,
  issues: readonly IssueDraft[],
): Html {
  const { name, field } = question
  const explain = explaining('campo')
  const schema = { ...question.of.inputSchema, properties: { [name]: field } }
  const others = Object.entries(said.shown).filter(([other]) => other !== name)
  return html`<p class="soft">Pergunta ${number} de ${of}</p>
<form class="ask" action="${situationPath(path.slug)}" method="get" autocomplete="off">
${renderField(name, field, false, { schema, values: said.shown, issues, focus: name }, explain)}
${others.map(([other, value]) => html`<input type="hidden" name="${other}" value="${value}">`)}
${said.skipped.filter((other) => other !== name).map((other) => html`<input type="hidden" name="${SKIPPED}" value="${other}">`)}
<p class="actions"><button type="submit">Continuar</button> <a class="quiet" href="${address(path, { ...said, shown: without(said.shown, name), skipped: [...said.skipped, name] })}">${
    question.required ? 'Não sei' : 'Pular'
  }</a></p>
${explain.meanings()}
</form>`
}

/** Answer sentence of each operation with a prefilled link, followed by its remaining fields. */
async function answers({ steps }: GuidedPath, said: TypedAnswers, { registry }: Engine, answer: AnswerText): Promise<Html> {
  const concerned = steps.filter((step) => concerns(step, said.text))
  const asked = concerned.filter(({ asks }) => Object.keys(asks).length > 0)
  const beside = concerned.filter((step) => !asked.includes(step))
  const cards = asked.map(
    async (step) =>
      html`<li><a href="${filledPage(step, said)}"><h2>${step.member.title}</h2>${await stepAnswer(step, inputFor(step, said.text), answer)}</a></li>`,
  )
  return html`<ul class="cards">${await Promise.all(cards)}</ul>
${
  beside.length > 0 &&
  html`<section><h2>Veja também</h2><ul class="plain">${beside.map(
    ({ member }) =>
      html`<li><a href="${pagePath(member)}">${member.title}</a> <span class="soft">${namedText(member.summary, registry)}</span></li>`,
  )}</ul></section>`
}`
}

function filledPage(step: GuidedStep, { shown }: TypedAnswers): string {
  const filled = inputFor(step, shown)
  return `${pagePath(step.member)}${Object.keys(filled).length > 0 ? `?${new URLSearchParams(filled)}` : ''}`
}

/** Answer, or its missing fields. */
async function stepAnswer({ member }: GuidedStep, input: Record<string, string>, answer: AnswerText): Promise<Html> {
  const missing = requiredOf(member.inputSchema).filter((name) => input[name] === undefined)
  if (missing.length > 0) {
    const labels = missing.map((name) => labelOf(member.inputSchema.properties?.[name] ?? {}, name))
    return html`<p class="soft">Falta dizer: ${labels.join('; ')}.</p>`
  }
  try {
    return html`<p class="answered">${lineOf(member, await answer(member, input))}</p>`
  } catch (error) {
    if (error instanceof InvalidInput)
      return html`<p class="soft">${error.issues
        .map(
          ({ field, message }) =>
            `${labelOf(member.inputSchema.properties?.[field] ?? {}, field)}: ${inWords(message, member.inputSchema)}`,
        )
        .join('; ')}.</p>`
    if (error instanceof SourceUnavailable || error instanceof NotFound) return html`<p class="soft">${error.message}</p>`
    throw error
  }
}

/** Answers so far, each with a change link. */
function answersSoFar(path: GuidedPath, said: TypedAnswers, next: GuidedQuestion | undefined): Html | null {
  const given = path.questions.filter(({ name }) => name !== next?.name && (said.shown[name] !== undefined || said.skipped.includes(name)))
  if (given.length === 0) return null
  return html`<section><h2>O que você respondeu</h2><ul class="chips">${given.map(({ name, field }) => {
    const { [name]: value } = said.shown
    const again = address(path, { ...said, shown: without(said.shown, name), skipped: said.skipped.filter((other) => other !== name) })
    return html`<li><a href="${again}" title="Mudar">${labelOf(field, name)}: ${value === undefined ? 'não sei' : isDay(value) ? formatDay(value) : wordOf(field, value)}</a></li>`
  })}</ul><p class="actions"><a class="quiet" href="${situationPath(path.slug)}">Recomeçar</a></p></section>`
}

const without = (values: Readonly<Record<string, string>>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name))

const address = ({ slug }: GuidedPath, { shown, skipped }: TypedAnswers): string =>
  `${situationPath(slug)}?${new URLSearchParams([...Object.entries(shown), ...skipped.map((name): [string, string] => [SKIPPED, name])])}`

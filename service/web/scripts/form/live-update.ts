/** Updates the answer as the form changes, and greys it with a reason while it is stale. */

import { attachAnswerButtons } from '../answer/answer-buttons.ts'
import { drawCharts } from '../answer/charts.ts'
import { fragment, HttpError, newestOnly, parsed } from '../answer/fetch-fragment.ts'
import { rememberPanelState } from '../answer/provenance-panel.ts'
import { showPreview } from '../document/preview.ts'
import { all, newElement } from '../dom.ts'
import type { OfflineEngine } from '../engine/offline-engine.ts'
import { cachedOn } from '../offline/cached-page.ts'
import { leaveExample } from './example.ts'
import { controlsOf, type FieldProblem, fieldContainer, fieldProblems, queryStringIn } from './form-question.ts'

/** Minimum delay before an automatic retry, in seconds. */
const SOONEST = 5

/** Resolves when engine loading ends: true if it loaded. */
export async function attachLiveUpdate(form: HTMLFormElement, here: OfflineEngine): Promise<boolean> {
  const target = document.getElementById('resposta')
  const line = document.querySelector<HTMLElement>('.stale')
  if (!target || !line) return here.opened
  const peek = showPreview(target)
  const announced = document.querySelector<HTMLElement>('[data-announced]')
  /** Screen-reader announcement: only the headline, or the reason there is none. */
  const announce = (text: string): void => {
    if (announced && announced.textContent !== text) announced.textContent = text
  }
  // A blank form names one of its fields, as when submitted without a script.
  const bare = `${controlsOf(form)[0]?.name ?? ''}=`
  const asking = (): string => queryStringIn(form, 'now') || bare
  const drawnFor = queryStringIn(form, 'drawn') || bare
  /** True while the placeholder awaits the first input. */
  const unasked = (): boolean => target.querySelector('[data-unasked]') !== null
  /** Query of the displayed answer; null when it may be from another day. */
  let answered = cachedOn() || unasked() ? null : drawnFor
  let retry: ReturnType<typeof setTimeout> | undefined

  function current(): void {
    delete target!.dataset.stale
    target!.removeAttribute('aria-busy')
    line!.replaceChildren()
    peek('')
  }

  /** @param kind `busy` while an answer is loading; otherwise waiting for the user or the connection. */
  function stale(kind: 'busy' | 'waits', why: string, again?: () => void): void {
    target!.dataset.stale = kind
    target!.setAttribute('aria-busy', 'true')
    const reason = newElement('span', { textContent: why })
    if (again) {
      const button = newElement('button', { type: 'button', textContent: 'Tentar de novo' })
      button.addEventListener('click', again)
      reason.append(' ', button)
    }
    line!.replaceChildren(reason)
    peek(why)
    if (kind === 'waits') announce(why)
  }

  const ask = newestOnly(async (question) => {
    let answer: DocumentFragment
    try {
      answer = await answerTo(question)
    } catch (error) {
      if (question === asking()) failed(error)
      return
    }
    // The form changed meanwhile: discard the stale answer.
    if (question !== asking() || fieldProblems(form).length > 0) return
    show(answer)
    answered = question
    current()
    announce(elementText(target!.querySelector('.headline .figure, .problem')))
    history.replaceState(null, '', `${form.action}?${question}`)
  })

  /** Uses the local engine when it agrees with the service; otherwise the service, falling back to the local engine offline. */
  async function answerTo(question: string): Promise<DocumentFragment> {
    const drawn = here.now.agrees() ? here.now.answer(question) : null
    if (drawn !== null) return parsed(drawn)
    try {
      return await fragment(`${form.dataset.live}?${question}`)
    } catch (error) {
      const instead = error instanceof HttpError ? null : here.now.answer(question)
      if (instead === null) throw error
      return parsed(instead)
    }
  }

  function failed(error: unknown): void {
    const again = () => changed()
    const refused = error instanceof HttpError ? error : null
    const why = refused ? (refused.status === 429 ? 'Muitas perguntas em pouco tempo.' : 'O serviço não respondeu agora.') : noConnection()
    const old = cachedOn() && asking() === drawnFor
    const whose = old ? ` Esta resposta é de ${cachedOn()}.` : ' Esta resposta não é do que está nos campos.'
    stale('waits', `${why}${unasked() ? '' : whose}`, again)
    if (refused) retry = setTimeout(again, Math.max(refused.after, SOONEST) * 1000)
  }

  const noConnection = () => (here.now.lacks() ? 'Sem conexão, e esta conta usa índices publicados, que precisam dela.' : 'Sem conexão.')

  function show(answer: DocumentFragment): void {
    const [issues] = all('template[data-issues]', HTMLTemplateElement, answer)
    const [note] = all('template[data-law-note]', HTMLTemplateElement, answer)
    issues?.remove()
    note?.remove()
    // Keep each field's edit message until its next edit: the answer may belong to an earlier input.
    const told = new Map(controlsOf(form).map((control) => [fieldContainer(control), control.dataset.told ?? '']))
    for (const place of all('[data-field]', HTMLElement, form)) {
      const issue = issues?.content.querySelector(`[data-field="${CSS.escape(place.dataset.field ?? '')}"]`)?.textContent ?? ''
      mark(place, issue || (told.get(place) ?? ''), issue !== '')
    }
    for (const place of all('[data-law-note]', HTMLDivElement, form))
      place.replaceChildren(...(note?.content.cloneNode(true).childNodes ?? []))
    const open = new Set(all('details[open] > summary', HTMLElement, target!).map((summary) => summary.textContent))
    target!.replaceChildren(answer)
    for (const summary of all('details > summary', HTMLElement, target!))
      if (open.has(summary.textContent)) summary.parentElement?.setAttribute('open', '')
    drawCharts(target!)
    attachAnswerButtons(target!)
    rememberPanelState(target!)
  }

  /** Fields marked by local validation. */
  const marked = new Set<HTMLElement>()

  function markFields(hindrances: readonly FieldProblem[]): void {
    for (const control of controlsOf(form)) {
      const place = fieldContainer(control)
      if (!place) continue
      const issue = hindrances.find((hindrance) => hindrance.control === control)?.issue
      const text = issue ?? control.dataset.told ?? ''
      if (text !== '') marked.add(place)
      else if (!marked.delete(place)) continue
      mark(place, text, Boolean(issue))
    }
  }

  /** Without an answer to grey, shows the missing field in its place. */
  function waitFor(missing: FieldProblem): void {
    const line = newElement('p', { className: 'example', textContent: announceAnswer(missing, true) })
    line.dataset.unasked = ''
    target!.replaceChildren(line)
    current()
  }

  /** @param sent true when submitted by the button: only then is an empty form answered. */
  function changed(sent = false): void {
    clearTimeout(retry)
    const hindrances = fieldProblems(form)
    markFields(hindrances)
    const [first] = hindrances
    const question = asking()
    if (!sent && question === drawnFor && unasked()) current()
    else if (first?.issue === null && answered === null) waitFor(first)
    else if (first) stale('waits', announceAnswer(first, unasked()))
    else if (question === answered) current()
    else {
      stale('busy', 'Calculando…')
      ask(question)
    }
  }

  for (const event of ['input', 'change'])
    form.addEventListener(event, (edit) => {
      // Hide the example's answer until the new one arrives.
      if (leaveExample(form, edit.target)) {
        target.replaceChildren()
        answered = null
      }
      changed()
    })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    changed(true)
    if (matchMedia('(max-width: 60rem)').matches) target.scrollIntoView({ behavior: 'smooth', block: 'start' })
  })
  // The browser may restore typed values on return; reconnecting sends the pending request.
  addEventListener('pageshow', () => changed())
  addEventListener('online', () => changed())
  const opened = await here.opened
  if (opened) changed()
  return opened
}

/** @param alone true when no previous answer is displayed. */
const announceAnswer = ({ label, issue }: FieldProblem, alone: boolean): string =>
  issue === null ? `Preencha “${label}” para ver a resposta.` : `“${label}” ${issue}.${alone ? '' : ' Esta resposta é de antes.'}`

const elementText = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Shows an issue next to its field, or clears it. */
function mark(place: HTMLElement, text: string, invalid = text !== ''): void {
  const line = place.querySelector(':scope > .wrong')
  if (line && line.textContent !== text) line.textContent = text
  const control = place.matches('fieldset') ? place : place.querySelector('input, select, textarea')
  if (invalid) control?.setAttribute('aria-invalid', 'true')
  else control?.removeAttribute('aria-invalid')
}

/** The answer follows the form, and is greyed with a line that says why whenever it is not of what is in the form. */
import { fragment, newestOnly, parsed, Refused } from './ask.ts'
import { drawCharts } from './charts.ts'
import { all, made } from './dom.ts'
import { leaveExample } from './example.ts'
import { keepFooting } from './footing.ts'
import { handOn } from './hand.ts'
import type { Fetched } from './here.ts'
import { keptOn } from './kept.ts'
import { peekAt } from './peek.ts'
import { controlsOf, type Hindrance, hindrancesIn, placeOf, questionIn } from './question.ts'

/** Asked again by itself after a refusal: never sooner, in seconds. */
const SOONEST = 5

/** Ends when the engine is here, or will not be; says which. */
export async function follow(form: HTMLFormElement, here: Fetched): Promise<boolean> {
  const target = document.getElementById('resposta')
  const line = document.querySelector<HTMLElement>('.stale')
  if (!target || !line) return here.opened
  const peek = peekAt(target)
  const announced = document.querySelector<HTMLElement>('[data-announced]')
  /** Said aloud by who reads the screen: the headline alone, or what keeps it from being. */
  const announce = (text: string): void => {
    if (announced && announced.textContent !== text) announced.textContent = text
  }
  // A form left blank asks by naming one of its fields, as it does when it is sent without a script.
  const bare = `${controlsOf(form)[0]?.name ?? ''}=`
  const asking = (): string => questionIn(form, 'now') || bare
  const drawnFor = questionIn(form, 'drawn') || bare
  /** Whether what is on the screen waits for the first question. */
  const unasked = (): boolean => target.querySelector('[data-unasked]') !== null
  /** The question the answer on the screen is of; none where it may be of another day's law. */
  let answered = keptOn() || unasked() ? null : drawnFor
  let retry: ReturnType<typeof setTimeout> | undefined

  function current(): void {
    delete target!.dataset.stale
    target!.removeAttribute('aria-busy')
    line!.replaceChildren()
    peek('')
  }

  /** @param kind `busy` while an answer is on its way, else it waits for the person or the connection. */
  function stale(kind: 'busy' | 'waits', why: string, again?: () => void): void {
    target!.dataset.stale = kind
    target!.setAttribute('aria-busy', 'true')
    const reason = made('span', { textContent: why })
    if (again) {
      const button = made('button', { type: 'button', textContent: 'Tentar de novo' })
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
    // Typed further meanwhile: this is the answer to another question.
    if (question !== asking() || hindrancesIn(form).length > 0) return
    show(answer)
    answered = question
    current()
    announce(spoken(target!.querySelector('.headline .figure, .problem')))
    history.replaceState(null, '', `${form.action}?${question}`)
  })

  /** By the engine in this page where the service would say the same; else by the service, and without a connection here all the same. */
  async function answerTo(question: string): Promise<DocumentFragment> {
    const drawn = here.now.agrees() ? here.now.answer(question) : null
    if (drawn !== null) return parsed(drawn)
    try {
      return await fragment(`${form.dataset.live}?${question}`)
    } catch (error) {
      const instead = error instanceof Refused ? null : here.now.answer(question)
      if (instead === null) throw error
      return parsed(instead)
    }
  }

  function failed(error: unknown): void {
    const again = () => changed()
    const refused = error instanceof Refused ? error : null
    const why = refused ? (refused.status === 429 ? 'Muitas perguntas em pouco tempo.' : 'O serviço não respondeu agora.') : noConnection()
    const old = keptOn() && asking() === drawnFor
    const whose = old ? ` Esta resposta é de ${keptOn()}.` : ' Esta resposta não é do que está nos campos.'
    stale('waits', `${why}${unasked() ? '' : whose}`, again)
    if (refused) retry = setTimeout(again, Math.max(refused.after, SOONEST) * 1000)
  }

  const noConnection = () => (here.now.lacks() ? 'Sem conexão, e esta conta usa índices publicados, que precisam dela.' : 'Sem conexão.')

  function show(answer: DocumentFragment): void {
    const [issues] = all('template[data-issues]', HTMLTemplateElement, answer)
    const [note] = all('template[data-law-note]', HTMLTemplateElement, answer)
    issues?.remove()
    note?.remove()
    // What the field itself said of an edit stands until the next one: the answer may be to what was asked before it.
    const told = new Map(controlsOf(form).map((control) => [placeOf(control), control.dataset.told ?? '']))
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
    handOn(target!)
    keepFooting(target!)
  }

  /** Fields marked from here, without asking. */
  const marked = new Set<HTMLElement>()

  function markFields(hindrances: readonly Hindrance[]): void {
    for (const control of controlsOf(form)) {
      const place = placeOf(control)
      if (!place) continue
      const issue = hindrances.find((hindrance) => hindrance.control === control)?.issue
      const text = issue ?? control.dataset.told ?? ''
      if (text !== '') marked.add(place)
      else if (!marked.delete(place)) continue
      mark(place, text, Boolean(issue))
    }
  }

  /** While there is no answer to grey, what is missing is said in its place. */
  function waitFor(missing: Hindrance): void {
    const line = made('p', { className: 'example', textContent: said(missing, true) })
    line.dataset.unasked = ''
    target!.replaceChildren(line)
    current()
  }

  /** @param sent whether it was asked for by the button: a form with nothing typed is answered then, and not before. */
  function changed(sent = false): void {
    clearTimeout(retry)
    const hindrances = hindrancesIn(form)
    markFields(hindrances)
    const [first] = hindrances
    const question = asking()
    if (!sent && question === drawnFor && unasked()) current()
    else if (first?.issue === null && answered === null) waitFor(first)
    else if (first) stale('waits', said(first, unasked()))
    else if (question === answered) current()
    else {
      stale('busy', 'Calculando…')
      ask(question)
    }
  }

  for (const event of ['input', 'change'])
    form.addEventListener(event, (edit) => {
      // Until it is answered there is no number but the person's.
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
  // Back to the page, a browser may bring what was typed before; back on line, what waited is asked.
  addEventListener('pageshow', () => changed())
  addEventListener('online', () => changed())
  const opened = await here.opened
  if (opened) changed()
  return opened
}

/** @param alone whether there is no answer of before on the screen. */
const said = ({ label, issue }: Hindrance, alone: boolean): string =>
  issue === null ? `Preencha “${label}” para ver a resposta.` : `“${label}” ${issue}.${alone ? '' : ' Esta resposta é de antes.'}`

const spoken = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** What is wrong with a field, beside it; nothing where it is right. */
function mark(place: HTMLElement, text: string, invalid = text !== ''): void {
  const line = place.querySelector(':scope > .wrong')
  if (line && line.textContent !== text) line.textContent = text
  const control = place.matches('fieldset') ? place : place.querySelector('input, select, textarea')
  if (invalid) control?.setAttribute('aria-invalid', 'true')
  else control?.removeAttribute('aria-invalid')
}

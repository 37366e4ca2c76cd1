/** Compares saved scenarios side by side. Stores only the input; each is recomputed under current law. */

import { all, newElement } from '../dom.ts'
import type { OfflineEngine } from '../engine/offline-engine.ts'
import { controlsOf, labelOf, queryStringIn } from '../form/form-question.ts'
import { fragment, parsed } from './fetch-fragment.ts'
import { keyOf } from './scenario-key.ts'

/** Maximum readable side by side. */
const MOST = 4

/** Results per scenario, besides the headline. */
const ROWS = 8

interface Scenario {
  readonly question: URLSearchParams
  readonly headline: string
  readonly results: ReadonlyMap<string, string>
}

/** Empty when storage is unavailable. */
function read(form: HTMLFormElement): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(form)) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

function write(form: HTMLFormElement, questions: readonly string[]): boolean {
  try {
    if (questions.length > 0) localStorage.setItem(keyOf(form), JSON.stringify(questions))
    else localStorage.removeItem(keyOf(form))
    return true
  } catch {
    return false
  }
}

/** Renders the saved scenarios after the form and its answer. @returns function that saves the current input. */
export function attachScenarios(sides: Element, form: HTMLFormElement, here: OfflineEngine): () => void {
  const place = newElement('section', { className: 'scenarios', hidden: true })
  place.setAttribute('aria-label', 'Cenários guardados')
  const told = newElement('p', { className: 'soft' })
  told.setAttribute('role', 'status')
  const holder = newElement('div')
  place.append(newElement('h2', { textContent: 'Lado a lado' }), told, holder)
  sides.after(place)

  async function draw(): Promise<void> {
    const questions = read(form)
    place.hidden = questions.length === 0
    told.textContent =
      questions.length === 1
        ? 'Um cenário guardado, só neste aparelho. Mude um campo e guarde outro para comparar.'
        : 'Guardados só neste aparelho, e respondidos pela lei de hoje.'
    const found = await Promise.all(questions.map((question) => answered(form, here, question)))
    holder.replaceChildren(...(questions.length > 0 ? [table(form, found, remove)] : []))
  }

  function remove(index: number): void {
    write(
      form,
      read(form).filter((_question, at) => at !== index),
    )
    void draw()
  }

  function keep(): void {
    const questions = read(form)
    const question = queryStringIn(form, 'now')
    if (questions.length === MOST && !questions.includes(question)) {
      told.textContent = 'Já há quatro guardados: tire um para guardar este.'
      place.scrollIntoView({ block: 'nearest' })
      return
    }
    if (!write(form, [...new Set([...questions, question])])) return
    void draw().then(() => place.scrollIntoView({ behavior: 'smooth', block: 'nearest' }))
  }

  if (read(form).length > 0) void here.opened.then(draw)
  return keep
}

async function answered(form: HTMLFormElement, here: OfflineEngine, question: string): Promise<Scenario> {
  const drawn = here.now.agrees() ? here.now.answer(question) : null
  const answer = drawn === null ? await fragment(`${form.dataset.live}?${question}`).catch(() => null) : parsed(drawn)
  const said = answer?.querySelector('.headline .figure, .problem')
  const rows = answer ? all('.rows > div', HTMLElement, answer) : []
  return {
    question: new URLSearchParams(question),
    headline: said ? plain(said) : 'Sem conexão agora',
    results: new Map(rows.slice(0, ROWS).map((row) => [plain(row.querySelector('dt')), plain(row.querySelector('dd'))])),
  }
}

// Keeps the non-breaking space between sign and number.
const plain = (element: Element | null): string => element?.textContent?.replace(/[ \n\t]+/g, ' ').trim() ?? ''

/** Displayed value per field label. */
function displayedValues(form: HTMLFormElement, question: URLSearchParams): Map<string, string> {
  const said = new Map<string, string>()
  for (const control of controlsOf(form)) {
    const value = question.get(control.name)
    if (value === null || said.has(control.name)) continue
    const option =
      control instanceof HTMLSelectElement
        ? [...control.options].find((each) => each.value === value)?.textContent
        : form.querySelector(`input[type=radio][name="${CSS.escape(control.name)}"][value="${CSS.escape(value)}"] + span`)?.textContent
    said.set(control.name, option?.trim() ?? value)
  }
  return said
}

function table(form: HTMLFormElement, scenarios: readonly Scenario[], remove: (index: number) => void): HTMLElement {
  const asked = scenarios.map(({ question }) => displayedValues(form, question))
  const labels = new Map(controlsOf(form).map((control) => [control.name, labelOf(control)]))
  const fields = [...labels.keys()].filter(
    (name) => asked.some((said) => said.has(name)) && (scenarios.length === 1 || new Set(asked.map((said) => said.get(name))).size > 1),
  )
  const results = [...new Set(scenarios.flatMap(({ results: of }) => [...of.keys()]))]
  const head = newElement('tr')
  head.append(
    newElement('td'),
    ...scenarios.map(({ question }, index) => {
      const cell = newElement('th', { scope: 'col' })
      const take = newElement('button', { type: 'button', className: 'quiet', textContent: 'Tirar' })
      take.setAttribute('aria-label', `Tirar o cenário ${index + 1}`)
      take.addEventListener('click', () => remove(index))
      cell.append(newElement('a', { href: `${form.action}?${question.toString()}`, textContent: `Cenário ${index + 1}` }), ' ', take)
      return cell
    }),
  )
  const thead = newElement('thead')
  thead.append(head)
  const body = newElement('tbody')
  body.append(
    ...fields.map((name) =>
      line(
        labels.get(name) ?? name,
        asked.map((said) => said.get(name) ?? '—'),
      ),
    ),
    line(
      'Resposta',
      scenarios.map(({ headline }) => headline),
      'told',
    ),
    ...results.map((label) =>
      line(
        label,
        scenarios.map(({ results: of }) => of.get(label) ?? '—'),
      ),
    ),
  )
  const drawn = newElement('table')
  drawn.append(thead, body)
  const scroll = newElement('div', { className: 'scroll', tabIndex: 0 })
  scroll.setAttribute('role', 'group')
  scroll.setAttribute('aria-label', 'Cenários lado a lado')
  scroll.append(drawn)
  return scroll
}

function line(label: string, cells: readonly string[], className = ''): HTMLElement {
  const row = newElement('tr', { className })
  row.append(newElement('th', { scope: 'row', textContent: label }), ...cells.map((textContent) => newElement('td', { textContent })))
  return row
}

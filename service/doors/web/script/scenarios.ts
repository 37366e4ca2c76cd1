/** Questions kept on this device to be seen side by side. Only what was asked is kept: each is answered anew, by the law of the day it is looked at. */
import { fragment, parsed } from './ask.ts'
import { all, made } from './dom.ts'
import type { Fetched } from './here.ts'
import { controlsOf, labelOf, questionIn } from './question.ts'
import { keyOf } from './scenario-key.ts'

/** More than these cannot be read beside each other. */
const MOST = 4

/** Results told of each, the headline besides. */
const ROWS = 8

interface Scenario {
  readonly question: URLSearchParams
  readonly headline: string
  readonly results: ReadonlyMap<string, string>
}

/** A browser may refuse to keep anything: then there is nothing kept. */
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

/** Draws what is kept after the form and its answer. @returns what keeps the question in the form too. */
export function scenariosAfter(sides: Element, form: HTMLFormElement, here: Fetched): () => void {
  const place = made('section', { className: 'scenarios', hidden: true })
  place.setAttribute('aria-label', 'Cenários guardados')
  const told = made('p', { className: 'soft' })
  told.setAttribute('role', 'status')
  const holder = made('div')
  place.append(made('h2', { textContent: 'Lado a lado' }), told, holder)
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
    const question = questionIn(form, 'now')
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

async function answered(form: HTMLFormElement, here: Fetched, question: string): Promise<Scenario> {
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

// The space that ties a sign to its number stays.
const plain = (element: Element | null): string => element?.textContent?.replace(/[ \n\t]+/g, ' ').trim() ?? ''

/** What each field says in a question, by the words on the page. */
function saidOf(form: HTMLFormElement, question: URLSearchParams): Map<string, string> {
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
  const asked = scenarios.map(({ question }) => saidOf(form, question))
  const labels = new Map(controlsOf(form).map((control) => [control.name, labelOf(control)]))
  const fields = [...labels.keys()].filter(
    (name) => asked.some((said) => said.has(name)) && (scenarios.length === 1 || new Set(asked.map((said) => said.get(name))).size > 1),
  )
  const results = [...new Set(scenarios.flatMap(({ results: of }) => [...of.keys()]))]
  const head = made('tr')
  head.append(
    made('td'),
    ...scenarios.map(({ question }, index) => {
      const cell = made('th', { scope: 'col' })
      const take = made('button', { type: 'button', className: 'quiet', textContent: 'Tirar' })
      take.setAttribute('aria-label', `Tirar o cenário ${index + 1}`)
      take.addEventListener('click', () => remove(index))
      cell.append(made('a', { href: `${form.action}?${question.toString()}`, textContent: `Cenário ${index + 1}` }), ' ', take)
      return cell
    }),
  )
  const thead = made('thead')
  thead.append(head)
  const body = made('tbody')
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
  const drawn = made('table')
  drawn.append(thead, body)
  const scroll = made('div', { className: 'scroll', tabIndex: 0 })
  scroll.setAttribute('role', 'group')
  scroll.setAttribute('aria-label', 'Cenários lado a lado')
  scroll.append(drawn)
  return scroll
}

function line(label: string, cells: readonly string[], className = ''): HTMLElement {
  const row = made('tr', { className })
  row.append(made('th', { scope: 'row', textContent: label }), ...cells.map((textContent) => made('td', { textContent })))
  return row
}

/** Spreadsheet page: file selection, column matching, a worker that computes each row, and the download. */
import type { FileForm, SheetField, SheetRequest, SheetResponse } from '../../worker/sheet-messages.ts'
import { all, newElement } from '../dom.ts'

/** Rows in the preview. */
const PREVIEW_ROWS = 3

type Read = Extract<SheetResponse, { say: 'read' }>
type Computed = Extract<SheetResponse, { say: 'computed' }>

const BROKEN = 'A conta parou por uma falha desta página. Recarregue e tente de novo.'

const formatCount = (count: number): string => count.toLocaleString('pt-BR')
const countText = (count: number, one: string, many: string): string => `${formatCount(count)} ${count === 1 ? one : many}`

interface Places {
  readonly choice: HTMLSelectElement
  readonly input: HTMLInputElement
  readonly drop: HTMLElement
  readonly columns: HTMLElement
  readonly button: HTMLButtonElement
  readonly stop: HTMLButtonElement
  readonly bar: HTMLProgressElement
  readonly said: HTMLElement
  readonly result: HTMLElement
}

function placesOf(form: HTMLFormElement): Places | null {
  const [choice] = all('select[name=calculator]', HTMLSelectElement, form)
  const [input] = all('input[type=file]', HTMLInputElement, form)
  const [drop] = all('[data-drop]', HTMLElement, form)
  const [columns] = all('[data-columns]', HTMLElement, form)
  const [button] = all('button[type=submit]', HTMLButtonElement, form)
  const [stop] = all('button[data-stop]', HTMLButtonElement, form)
  const [bar] = all('progress', HTMLProgressElement)
  const [said] = all('[data-said]', HTMLElement)
  const [result] = all('[data-result]', HTMLElement)
  return choice && input && drop && columns && button && stop && bar && said && result
    ? { choice, input, drop, columns, button, stop, bar, said, result }
    : null
}

/** Handles a file chosen before this script loaded. */
export function start(form: HTMLFormElement): void {
  const places = placesOf(form)
  if (places) new SheetForm(places, () => new Worker(form.dataset.sheet ?? '', { type: 'module' }))
}

class SheetForm {
  readonly #at: Places
  readonly #makeWorker: () => Worker
  #worker: Worker
  /** True while a file is being read; only terminating the worker aborts it. */
  #reading = false
  #name = ''
  /** Result summary, shown while the file is being built and afterwards. */
  #summary = ''
  /** True when the worker failed to load or crashed. */
  #broken = false
  #read: Read | null = null
  #fields: readonly SheetField[] = []

  constructor(at: Places, makeWorker: () => Worker) {
    this.#at = at
    this.#makeWorker = makeWorker
    this.#worker = this.#started()
    at.choice.addEventListener('change', () => this.#match())
    at.columns.addEventListener('change', () => this.#check())
    at.input.addEventListener('change', () => this.#take(at.input.files?.[0]))
    at.stop.addEventListener('click', () => this.#stop())
    for (const kind of ['dragover', 'drop'])
      at.drop.addEventListener(kind, (event) => {
        event.preventDefault()
        if (event instanceof DragEvent && kind === 'drop') this.#take(event.dataTransfer?.files[0])
      })
    at.button.form?.addEventListener('submit', (event) => {
      event.preventDefault()
      this.#compute()
    })
    this.#take(at.input.files?.[0])
  }

  #started(): Worker {
    const worker = this.#makeWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<SheetResponse>) => this.#onMessage(data))
    worker.addEventListener('error', () => {
      this.#broken = true
      this.#ended(BROKEN)
    })
    return worker
  }

  #stop(): void {
    if (!this.#reading) {
      this.#ask({ do: 'stop' })
      return
    }
    this.#worker.terminate()
    this.#worker = this.#started()
    this.#at.input.value = ''
    this.#ended('Cancelado: escolha outro arquivo.')
  }

  #ask(asks: SheetRequest): void {
    this.#worker.postMessage(asks)
  }

  #say(text: string): void {
    this.#at.said.textContent = text
  }

  #take(file: File | undefined): void {
    if (!file) return
    this.#name = file.name.replace(/\.[^.]*$/, '')
    this.#forget()
    if (this.#broken) {
      this.#say(BROKEN)
      return
    }
    this.#say(`Lendo ${file.name}…`)
    this.#at.bar.removeAttribute('value')
    this.#at.bar.hidden = false
    this.#at.stop.hidden = false
    this.#reading = true
    this.#ask({ do: 'read', file })
  }

  #forget(): void {
    this.#read = null
    this.#at.columns.replaceChildren()
    this.#at.result.hidden = true
    this.#at.button.disabled = true
  }

  #match(): void {
    this.#at.result.hidden = true
    this.#at.columns.replaceChildren()
    this.#at.button.disabled = true
    if (this.#read && this.#at.choice.value !== '') this.#ask({ do: 'match', calculator: this.#at.choice.value })
  }

  #onMessage(told: SheetResponse): void {
    if (told.say === 'read') {
      this.#read = told
      this.#ended(
        `${countText(told.count, 'linha lida', 'linhas lidas')}.${this.#at.choice.value === '' ? ' Escolha o que calcular.' : ''}`,
      )
      this.#match()
    } else if (told.say === 'unreadable') {
      this.#forget()
      this.#ended(told.why)
    } else if (told.say === 'matched') {
      this.#fields = told.fields
      this.#at.columns.replaceChildren(...(this.#read ? matching(this.#read, told.fields, told.suggested) : []))
      this.#check()
    } else if (told.say === 'progress') {
      this.#at.bar.max = told.of
      this.#at.bar.value = told.done
      this.#say(`Calculando: ${formatCount(told.done)} de ${formatCount(told.of)}.`)
    } else if (told.say === 'computed') this.#computed(told)
    else this.#offer(told.form, told.blob)
  }

  #computed(told: Computed): void {
    this.#ended(summary(told))
    this.#at.button.disabled = false
    if (told.answered + told.refused === 0) return
    this.#summary = summary(told)
    this.#say(`${this.#summary} Fazendo o arquivo…`)
    this.#at.result.replaceChildren(...renderComputed(told))
    this.#ask({ do: 'write', form: this.#read?.form ?? 'csv' })
  }

  #ended(text: string): void {
    this.#reading = false
    this.#at.bar.hidden = true
    this.#at.stop.hidden = true
    this.#say(text)
  }

  #columnsChosen(): string[] {
    return all('select[data-column]', HTMLSelectElement, this.#at.columns).map(({ value }) => value)
  }

  /** Constants for all rows, for fields without a column. */
  #constants(): Record<string, string> {
    const filled = [
      ...all('select[data-constant]', HTMLSelectElement, this.#at.columns),
      ...all('input[data-constant]', HTMLInputElement, this.#at.columns),
    ].filter(({ value, disabled }) => !disabled && value.trim() !== '')
    return Object.fromEntries(filled.map(({ dataset, value }) => [dataset.constant ?? '', value.trim()]))
  }

  /** Checks that each required field has a column or a constant. */
  #check(): void {
    const { columns, button } = this.#at
    const chosen = this.#columnsChosen()
    for (const place of all('[data-constant-of]', HTMLElement, columns)) {
      const taken = chosen.includes(place.dataset.constantOf ?? '')
      place.hidden = taken
      for (const control of [...all('select', HTMLSelectElement, place), ...all('input', HTMLInputElement, place)]) control.disabled = taken
    }
    const constants = this.#constants()
    const missing = this.#fields.filter(({ name, required }) => required && !chosen.includes(name) && !(name in constants))
    const twice = this.#fields.find(({ name }) => chosen.filter((field) => field === name).length > 1)
    button.disabled = missing.length > 0 || twice !== undefined
    const called = ({ label }: SheetField): string => `“${label}”`
    this.#say(
      twice
        ? `Duas colunas são ${called(twice)}: deixe uma.`
        : missing.length > 0
          ? `Falta dizer qual coluna é ${missing.map(called).join(', ')}. Se é igual em todas as linhas, preencha abaixo das colunas.`
          : `${countText(this.#read?.count ?? 0, 'linha pronta', 'linhas prontas')} para calcular.`,
    )
  }

  #compute(): void {
    const { choice, button, stop, bar, result } = this.#at
    if (!this.#read || button.disabled) return
    button.disabled = true
    stop.hidden = false
    result.hidden = true
    bar.value = 0
    bar.hidden = false
    this.#ask({ do: 'compute', calculator: choice.value, columns: this.#columnsChosen(), constants: this.#constants() })
  }

  /** Offers the result in the input's format; builds the other format on request. */
  #offer(form: FileForm, blob: Blob): void {
    const { result } = this.#at
    const [actions] = all('.actions', HTMLElement, result)
    if (!actions) return
    const name = `${this.#name}-resultado.${form}`
    const keep = newElement('a', { className: 'button', href: URL.createObjectURL(blob), download: name, textContent: `Baixar ${name}` })
    const [asked] = all('button', HTMLButtonElement, actions)
    if (asked) {
      asked.replaceWith(keep)
      keep.click()
      return
    }
    const other: FileForm = form === 'csv' ? 'xlsx' : 'csv'
    const also = newElement('button', {
      type: 'button',
      className: 'quiet',
      textContent: other === 'xlsx' ? 'Em Excel (XLSX)' : 'Em CSV',
    })
    also.addEventListener('click', () => {
      also.disabled = true
      this.#ask({ do: 'write', form: other })
    })
    actions.replaceChildren(keep, also)
    result.hidden = false
    this.#say(this.#summary)
  }
}

function summary({ answered, refused, stopped }: Computed): string {
  const done = `${countText(answered, 'linha calculada', 'linhas calculadas')}; ${refused === 0 ? 'nenhuma recusada' : countText(refused, 'recusada', 'recusadas')}.`
  return stopped ? `Cancelado. ${done}` : done
}

/** Preview with a field selector per column, and the fields available as constants. */
function matching({ titles, sample }: Read, fields: readonly SheetField[], suggested: readonly string[]): HTMLElement[] {
  const choices = titles.map((title, at) => {
    const select = newElement('select')
    select.dataset.column = ''
    select.setAttribute('aria-label', `Coluna “${title || at + 1}”`)
    select.append(
      newElement('option', { value: '', textContent: 'Só acompanha a linha' }),
      ...fields.map(({ name, label, required }) =>
        newElement('option', { value: name, textContent: `${label}${required ? ' (obrigatório)' : ''}` }),
      ),
    )
    select.value = suggested[at] ?? ''
    return select
  })
  const preview = tableOf(
    'Prévia das colunas',
    titles.map((title, at) => title || `Coluna ${at + 1}`),
    sample.slice(0, PREVIEW_ROWS),
  )
  const row = newElement('tr')
  row.append(
    ...choices.map((select) => {
      const cell = newElement('td')
      cell.append(select)
      return cell
    }),
  )
  preview.querySelector('tbody')?.prepend(row)
  const found = suggested.filter((field) => field !== '').length
  const heading = newElement('h2', { textContent: 'Confira o que é cada coluna' })
  const told = newElement('p', {
    className: 'soft',
    textContent:
      found === 0
        ? 'Nenhuma coluna foi reconhecida pelo título.'
        : `${countText(found, 'coluna reconhecida', 'colunas reconhecidas')} pelo título. O que não for campo volta como veio.`,
  })
  return [heading, told, preview, ...constantsOf(fields)]
}

/** Shows required constants; collapses optional ones. */
function constantsOf(fields: readonly SheetField[]): HTMLElement[] {
  const fold = newElement('details', { className: 'more' })
  fold.append(
    newElement('summary', { textContent: 'O mesmo valor para todas as linhas' }),
    ...fields.filter(({ required }) => !required).map(constantOf),
  )
  return [...fields.filter(({ required }) => required).map(constantOf), fold]
}

function constantOf({ name, label, options }: SheetField): HTMLElement {
  const id = `todas-${name}`
  const control = options ? newElement('select', { id }) : newElement('input', { id, type: 'text', autocomplete: 'off' })
  if (options)
    control.append(
      newElement('option', { value: '', textContent: 'De cada linha' }),
      ...options.map(([value, textContent]) => newElement('option', { value, textContent })),
    )
  control.dataset.constant = name
  const place = newElement('div', { className: 'field' })
  place.dataset.constantOf = name
  place.append(newElement('label', { htmlFor: id, textContent: `${label}, em todas as linhas` }), control)
  return place
}

function renderComputed({ header, shown, answered, refused, reasons }: Computed): HTMLElement[] {
  const parts: HTMLElement[] = [
    newElement('h2', { textContent: 'Resultado' }),
    newElement('p', { className: 'actions' }),
    tableOf('Resultado', header, shown),
  ]
  const count = answered + refused
  if (count > shown.length)
    parts.push(
      newElement('p', { className: 'soft', textContent: `As ${shown.length} primeiras de ${formatCount(count)}; o arquivo tem todas.` }),
    )
  if (refused > 0) {
    const list = newElement('ul')
    list.append(...reasons.map(({ line, why }) => newElement('li', { textContent: `Linha ${formatCount(line)}: ${why}` })))
    const rest = refused - reasons.length
    parts.push(
      newElement('h3', { textContent: 'Linhas recusadas' }),
      newElement('p', { className: 'soft', textContent: 'No arquivo elas ficam no lugar, com o motivo na última coluna.' }),
      list,
    )
    if (rest > 0) parts.push(newElement('p', { className: 'soft', textContent: `E mais ${formatCount(rest)}.` }))
  }
  return parts
}

function tableOf(name: string, header: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const table = newElement('table')
  const line = (tag: 'th' | 'td', cells: readonly string[]): HTMLElement => {
    const row = newElement('tr')
    row.append(...cells.map((textContent) => newElement(tag, { textContent })))
    return row
  }
  const head = newElement('thead')
  head.append(line('th', header))
  const body = newElement('tbody')
  body.append(...rows.map((row) => line('td', row)))
  table.append(head, body)
  const scroll = newElement('div', { className: 'scroll', tabIndex: 0 })
  scroll.setAttribute('role', 'group')
  scroll.setAttribute('aria-label', name)
  scroll.append(table)
  return scroll
}

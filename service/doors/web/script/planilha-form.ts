/** The page of spreadsheets: a file dropped, its columns matched, each row computed here by the engine itself, the result to keep. */
import { InvalidInput, SourceUnavailable } from '../../../../engine/core/errors.ts'
import type { Calculator } from '../../../../engine/core/operation/calculator.ts'
import { ENVELOPE } from '../../../../engine/core/operation/envelope.ts'
import type { Engine } from '../../../../engine/core/operation/registry.ts'
import { runText } from '../../../../engine/core/operation/run.ts'
import { type Data, portsOf } from '../../../../engine/engine.ts'
import { registry } from '../../../../engine/generated/registry.ts'
import { fieldOfHeader } from '../../../../engine/present/columns.ts'
import { shown } from '../../../../engine/present/numbers.ts'
import { fieldAt, fieldsOf, isNested, labelOf, requiredOf } from '../../../../engine/present/schema.ts'
import { allStrictly } from '../../../../engine/present/typed.ts'
import { all, made } from './dom.ts'
import { fileOf, type Table, tableOf, typedIn, UnreadableFile, type Value } from './planilha-file.ts'

/** Rows shown; the file to keep has them all. */
const SHOWN_ROWS = 20
/** Rows between two looks at the screen. */
const AT_A_TIME = 200

interface Refused {
  readonly line: number
  readonly why: string
}

/** What was chosen before this was here counts. */
export function start(form: HTMLFormElement): void {
  const [choice] = all('select[name=calculator]', HTMLSelectElement, form)
  const [input] = all('input[type=file]', HTMLInputElement, form)
  const [drop] = all('[data-drop]', HTMLElement, form)
  const [place] = all('[data-columns]', HTMLElement, form)
  const [button] = all('button[type=submit]', HTMLButtonElement, form)
  const [said] = all('[data-said]', HTMLElement)
  const [result] = all('[data-result]', HTMLElement)
  if (!choice || !input || !drop || !place || !button || !said || !result) return
  let name = ''
  let table: Table | undefined

  const calculator = (): Calculator | undefined => registry.calculators.get(choice.value)
  const say = (text: string): void => {
    said.textContent = text
  }

  function matchAgain(): void {
    result!.hidden = true
    place!.replaceChildren()
    button!.disabled = true
    const chosen = calculator()
    if (!chosen || !table) return
    place!.append(...columnChoices(table, chosen))
    checkColumns()
  }

  function checkColumns(): void {
    const chosen = calculator()
    if (!chosen || !table) return
    const fields = columnsChosen(place!)
    const missing = requiredOf(chosen.inputSchema).filter((field) => !fields.includes(field))
    const twice = fields.filter((field, at) => field !== '' && fields.indexOf(field) !== at)
    const called = (field: string): string => `“${labelOf(fieldAt(chosen.inputSchema, field) ?? {}, field)}”`
    button!.disabled = missing.length > 0 || twice.length > 0
    say(
      twice.length > 0
        ? `Duas colunas são ${called(twice[0]!)}: deixe uma.`
        : missing.length > 0
          ? `Falta dizer qual coluna é ${missing.map(called).join(', ')}.`
          : `${table.rows.length} linhas prontas para calcular.`,
    )
  }

  async function take(file: File): Promise<void> {
    try {
      table = await tableOf(file)
      name = file.name.replace(/\.[^.]*$/, '')
      say(`${table.rows.length} linhas lidas de ${file.name}.`)
    } catch (error) {
      table = undefined
      say(error instanceof UnreadableFile ? error.message : 'O arquivo não pôde ser lido.')
    }
    matchAgain()
  }

  choice.addEventListener('change', matchAgain)
  place.addEventListener('change', checkColumns)
  input.addEventListener('change', () => void (input.files?.[0] && take(input.files[0])))
  for (const kind of ['dragover', 'drop'])
    drop.addEventListener(kind, (event) => {
      event.preventDefault()
      const file = event instanceof DragEvent && kind === 'drop' ? event.dataTransfer?.files[0] : undefined
      if (file) take(file)
    })
  if (input.files?.[0]) take(input.files[0])
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const chosen = calculator()
    if (!chosen || !table) return
    button.disabled = true
    const { rows, refused } = await computed(chosen, table, columnsChosen(place), say)
    button.disabled = false
    say(
      `${counted(rows.length, 'linha calculada', 'linhas calculadas')}; ${refused.length === 0 ? 'nenhuma recusada' : counted(refused.length, 'recusada', 'recusadas')}.`,
    )
    const { blob, ending } = await fileOf(table, [titlesOf(chosen, table), ...rows])
    result.replaceChildren(...drawn(chosen, table, rows, refused, blob, `${name}-resultado.${ending}`))
    result.hidden = false
  })
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** A choice of field for each column: the one its title says, or none. */
function columnChoices({ titles, rows }: Table, { inputSchema }: Calculator): HTMLElement[] {
  const required = requiredOf(inputSchema)
  return titles.map((title, at) => {
    const id = `coluna-${at}`
    const select = made('select', { id })
    select.dataset.column = ''
    const options = fieldsOf(inputSchema).map(([field, schema]) =>
      made('option', { value: field, textContent: `${labelOf(schema, field)}${required.includes(field) ? ' (obrigatório)' : ''}` }),
    )
    select.append(made('option', { value: '', textContent: 'Só acompanha a linha' }), ...options)
    select.value = fieldOfHeader(title, inputSchema) ?? ''
    const label = made('label', { htmlFor: id, textContent: `Coluna “${title || at + 1}”` })
    const example = made('p', { className: 'soft', textContent: `Por exemplo: ${typedIn(rows[0]?.[at]) || 'vazia'}` })
    const field = made('div', { className: 'field' })
    field.append(label, select, example)
    return field
  })
}

const columnsChosen = (place: HTMLElement): string[] => all('select[data-column]', HTMLSelectElement, place).map(({ value }) => value)

/** What an answer comes down to: the number people come for first, then every other single value. */
function resultsOf({ resultSchema, headline }: Calculator): string[] {
  const single = fieldsOf(resultSchema).filter(([field, schema]) => !ENVELOPE.includes(field) && !isNested(schema))
  return [...new Set([headline, ...single.map(([field]) => field)])]
}

const titlesOf = (calculator: Calculator, { titles }: Table): string[] => [
  ...titles,
  ...resultsOf(calculator).map((field) => labelOf(fieldAt(calculator.resultSchema, field) ?? {}, field)),
]

/** Few calculations read the codes of the consumption tax, or indicators: each is fetched when one asks, the smallest first. */
const DATA: readonly (() => Promise<Data>)[] = [() => import('./planilha-classifications.ts'), () => import('./planilha-series.ts')]

async function computed(calculator: Calculator, table: Table, columns: readonly string[], say: (text: string) => void) {
  const results = resultsOf(calculator)
  const rows: Value[][] = []
  const refused: Refused[] = []
  let data: Data = {}
  let ports: Engine = portsOf(data)
  const left = [...DATA]
  async function answeredWith<T>(answer: () => T): Promise<T> {
    try {
      return answer()
    } catch (error) {
      const more = left.shift()
      if (!(error instanceof SourceUnavailable) || !more) throw error
      data = { ...data, ...(await more()) }
      ports = portsOf(data)
      return answeredWith(answer)
    }
  }
  for (const [index, row] of table.rows.entries()) {
    if (index % AT_A_TIME === 0) {
      say(`Calculando: ${index} de ${table.rows.length}.`)
      await new Promise((resolve) => setTimeout(resolve))
    }
    const text: Record<string, string> = {}
    for (const [column, field] of columns.entries()) {
      const typed = typedIn(row[column])
      if (field !== '' && typed !== '') text[field] = typed
    }
    const answer = () => runText(calculator, allStrictly(text, calculator.inputSchema), ports)
    try {
      const found = await answeredWith(answer)
      const came = table.titles.map((_title, at) => row[at] ?? null)
      rows.push([...came, ...results.map((path) => single(path.split('.').reduce<unknown>((inner, key) => Object(inner)[key], found)))])
    } catch (error) {
      refused.push({ line: index + 2, why: reasonOf(error, calculator) })
    }
  }
  return { rows, refused }
}

const single = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

function reasonOf(error: unknown, { inputSchema }: Calculator): string {
  if (error instanceof InvalidInput)
    return error.issues.map(({ field, message }) => `${labelOf(fieldAt(inputSchema, field) ?? {}, field)} ${message}`).join('; ')
  if (error instanceof SourceUnavailable) return error.message
  throw error
}

function drawn(
  calculator: Calculator,
  { titles }: Table,
  rows: readonly (readonly Value[])[],
  refused: readonly Refused[],
  blob: Blob,
  name: string,
): HTMLElement[] {
  const parts: HTMLElement[] = [made('h2', { textContent: 'Resultado' })]
  if (rows.length > 0) {
    const keep = made('a', { className: 'button', href: URL.createObjectURL(blob), download: name, textContent: `Baixar ${name}` })
    const actions = made('p', { className: 'actions' })
    actions.append(keep)
    const results = resultsOf(calculator)
    const text = (row: readonly Value[], at: number): string =>
      at < titles.length ? typedIn(row[at]) : shown(row[at], fieldAt(calculator.resultSchema, results[at - titles.length]!) ?? {})
    // On the screen, what came and the number people come for.
    const seen = [...titles.keys(), titles.length]
    const header = titlesOf(calculator, { titles, rows: [], text: null })
    parts.push(
      actions,
      tableDrawn(
        seen.map((at) => header[at]!),
        rows.slice(0, SHOWN_ROWS).map((row) => seen.map((at) => text(row, at))),
      ),
    )
    if (rows.length > SHOWN_ROWS)
      parts.push(made('p', { className: 'soft', textContent: `As ${SHOWN_ROWS} primeiras de ${rows.length}; o arquivo tem todas.` }))
  }
  if (refused.length > 0) {
    const list = made('ul')
    list.append(...refused.slice(0, SHOWN_ROWS).map(({ line, why }) => made('li', { textContent: `Linha ${line}: ${why}` })))
    parts.push(made('h3', { textContent: 'Linhas recusadas' }), list)
    if (refused.length > SHOWN_ROWS) parts.push(made('p', { className: 'soft', textContent: `E mais ${refused.length - SHOWN_ROWS}.` }))
  }
  return parts
}

function tableDrawn(header: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const table = made('table')
  const line = (tag: 'th' | 'td', cells: readonly string[]): HTMLElement => {
    const row = made('tr')
    row.append(...cells.map((textContent) => made(tag, { textContent })))
    return row
  }
  const head = made('thead')
  head.append(line('th', header))
  const body = made('tbody')
  body.append(...rows.map((row) => line('td', row)))
  table.append(head, body)
  const scroll = made('div', { className: 'scroll', tabIndex: 0 })
  scroll.setAttribute('role', 'group')
  scroll.setAttribute('aria-label', 'Resultado')
  scroll.append(table)
  return scroll
}

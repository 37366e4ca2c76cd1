import type { Day } from '../../../engine/core/day.ts'
import type { IssueDraft } from '../../../engine/core/errors.ts'
import { translate, word } from '../../../engine/core/text/language.ts'
import type { JsonSchema } from '../../../engine/operation/definition/descriptor.ts'
import { takesDay } from '../../../engine/operation/input/date-field.ts'
import { personalDataKey } from '../../../engine/operation/input/synonyms.ts'
import { UNITS } from '../../../engine/presentation/answer-words.ts'
import { fieldsOf, hintOf, inWords, labelOf, type NamedField, requiredOf, wordOf } from '../../../engine/presentation/schema.ts'
import { formOf } from '../../../engine/presentation/typed.ts'
import { plain } from '../format.ts'
import { type Html, html } from '../html.ts'
import { type Explain, explaining } from '../terms.ts'

/** Data from which form controls are rendered. */
export interface Fields {
  readonly schema: JsonSchema
  /** Displayed value per field, as typed. */
  readonly values: Readonly<Record<string, string>>
  readonly issues: readonly IssueDraft[]
  /** Prefix of control ids, for pages with several forms. */
  readonly part?: string
  /** Field focused on load. */
  readonly focus?: string | undefined
}

interface FormOptions extends Fields {
  readonly action: string
  /** URL of the answer fragment. */
  readonly live: string
  readonly button: string
  /** Data for local computation by the engine in the browser: operation, path and date. */
  readonly here?: OfflineData
  /** Fields the page fills in itself. */
  readonly hidden: readonly string[]
  /** Note on the law version of the date. */
  readonly lawNote: Html | null
  /** True for a document form: fields in print order, month first. */
  readonly paper?: boolean
  /** True inside an iframe, where links open outside by default. */
  readonly framed?: boolean
  /** True before any input: focuses the first required field. */
  readonly blank?: boolean
  /** Number of the selected example. */
  readonly example?: number | undefined
}

/** Above this count, fields with defaults are collapsed. */
const MAX_EXPANDED_FIELDS = 5

const LAW_DATE = 'reference_date'

/** Data the script needs to compute the answer locally. */
export interface OfflineData {
  readonly operation: string
  readonly origin: string
  readonly today: Day
}

export const offlineData = ({ operation, origin, today }: OfflineData): Html =>
  html` data-operation="${operation}" data-origin="${origin}" data-today="${today}"`

/** Form generated from an input schema. Its URL is the permalink, and it works without a script. */
export function form(options: FormOptions): Html {
  const { action, live, button, schema, lawNote, here } = options
  const inFrame = options.framed && html` target="_self"`
  const required = requiredOf(schema)
  const fields = fieldsOf(schema).filter(([name]) => !options.hidden.includes(name))
  const own = options.paper ? monthFirst(fields) : fields.filter(([name]) => name !== LAW_DATE)
  const folds = own.length > MAX_EXPANDED_FIELDS && !options.paper
  const first = own.filter(([name]) => !folds || required.includes(name))
  const most = first.length < 3 ? [...first, ...own.filter((entry) => !first.includes(entry)).slice(0, 3 - first.length)] : first
  const rest = own.filter((entry) => !most.includes(entry))
  const explain = explaining('campo')
  const focus = options.blank && !options.framed ? most.find(([name]) => required.includes(name))?.[0] : undefined
  const draw = ([name, field]: NamedField) => renderField(name, field, required.includes(name), { ...options, focus }, explain)
  const date = options.paper ? undefined : fields.find(([name]) => name === LAW_DATE)
  return html`<form class="ask" action="${action}" method="get" autocomplete="off"${inFrame} data-live="${live}" data-defaults="${defaults(own)}"${
    here && offlineData(here)
  }${options.example && html` data-example="${options.example}"`}>
${options.example && html`<noscript><input type="hidden" name="exemplo" value="${options.example}"></noscript>`}
${most.map(draw)}
${
  rest.length > 0 &&
  html`<details class="more"${rest.some((named) => changed(named, options)) && html` open`}><summary>Mais opções <span class="soft">(${rest.length})</span></summary>
${rest.map(draw)}</details>`
}
${
  date &&
  html`<details class="more"${changed(date, options) && html` open`}><summary>Lei de outra data</summary>
${draw(date)}
<div class="note" data-law-note>${lawNote}</div></details>`
}
${!options.framed && remembering()}
<p class="actions"><button type="submit">${button}</button> <a class="quiet" href="${action}"${inFrame}>Recomeçar</a></p>
${explain.meanings()}
</form>`
}

/** Shown by the script that implements it. */
const remembering = (): Html =>
  html`<p class="keep" data-remember hidden><label><input type="checkbox"> Lembrar meus dados neste aparelho</label> <button type="button" class="quiet" hidden>Esquecer o que está guardado</button></p>`

/** Marks a field as personal data, so that a remembered value is reused in other forms. The law date belongs to one request only. */
function mine(name: string): Html | false {
  const said = name === LAW_DATE ? '' : personalDataKey(name)
  return said !== null && html` data-mine="${said}"`
}

const monthFirst = (fields: readonly NamedField[]): NamedField[] => [
  ...fields.filter(([name]) => name === LAW_DATE),
  ...fields.filter(([name]) => name !== LAW_DATE),
]

/** True when a field's controls differ from their defaults. */
function changed([name, field]: NamedField, { values, issues }: Fields): boolean {
  const of = (key: string) => key === name || key.startsWith(`${name}.`)
  return (
    issues.some((issue) => of(issue.field)) || Object.keys(values).some((key) => of(key) && values[key] !== formOf(field.default, field))
  )
}

/** Default per field: the permalink omits these. Row fields use their bare name. */
function defaults(fields: readonly NamedField[]): string {
  const inner = fields.flatMap(([name, { items, ...field }]) =>
    fieldsOf(items ?? field).map(([inside, each]): NamedField => [`${name}.${inside}`, each]),
  )
  const said = [...fields.filter(([, { type }]) => type !== 'object'), ...inner]
    .map(([name, field]) => [name, formOf(field.default, field)])
    .filter(([, text]) => text !== '')
  return JSON.stringify(Object.fromEntries(said))
}

/** The id of a field's control. */
export const controlId = (name: string, part = 'campo'): string => `${part}-${name.replaceAll('.', '-')}`

/** Field with label, hint and issues. */
export function renderField(name: string, field: JsonSchema, required: boolean, form: Fields, explain: Explain): Html {
  const { values, issues, schema } = form
  const id = controlId(name, form.part)
  const label = inWords(labelOf(field, name), schema)
  const wrong = issues.filter((issue) => issue.field === name)
  const hint = [
    limits(field),
    field.type === 'array' && !field.items?.properties && translate(ONE_A_LINE),
    field['x-granularity'] === 'month' && translate(MONTH_AS),
    inWords(hintOf(field), schema),
  ]
    .filter(Boolean)
    .join(' ')
  const described = html`${explain.after(label)}${hint && html`<p class="hint" id="${id}-dica">${hint}</p>`}<p class="wrong" id="${id}-erro">${wrong
    .map(({ message }) => inWords(message, schema))
    .join('; ')}</p>`
  const about = html` aria-describedby="${hint ? word`${id}-dica ${id}-erro` : `${id}-erro`}"${wrong.length > 0 && html` aria-invalid="true"`}`
  const value = values[name] ?? formOf(field.default, field)
  const focus = form.focus === name && html` autofocus`
  const options = field.type === 'boolean' ? ['true', 'false'] : field.enum
  if (options && options.length <= 3) {
    return html`<fieldset class="field"${about} data-field="${name}"${mine(name)}><legend>${label}</legend><div class="options">${options.map(
      (option) =>
        html`<label><input type="radio" name="${name}" value="${option}"${option === isChecked(value, field) && html` checked`}${
          required && html` required`
        }${option === options[0] && focus}><span>${optionWord(field, option)}</span></label>`,
    )}</div>${described}</fieldset>
`
  }
  if (options) {
    return html`<div class="field" data-field="${name}"${mine(name)}><label for="${id}">${label}</label><select id="${id}" name="${name}"${about}${
      required && html` required`
    }${focus}>${(!value || field.default === undefined) && html`<option value="">Escolha</option>`}${options.map(
      (option) => html`<option value="${option}"${option === value && html` selected`}>${optionWord(field, option)}</option>`,
    )}</select>${described}</div>
`
  }
  if (field.type === 'object' && field.properties) {
    return html`<fieldset class="field" id="${id}"${about} data-field="${name}"${mine(name)}><legend>${label}</legend>${fieldsOf(field).map(
      ([inner, each]) => renderField(`${name}.${inner}`, each, false, form, explain),
    )}${described}</fieldset>
`
  }
  if (field.type === 'array' && field.items?.properties) {
    return html`<fieldset class="field list" id="${id}"${about} data-field="${name}"${mine(name)} data-rows="${field.maxItems ?? MAX_ROWS}"><legend>${label}</legend>${rowsOf(
      name,
      values,
    ).map((row) => listRow(name, row, field.items!, form, explain))}${described}</fieldset>
`
  }
  if (field.type === 'array') {
    const lines = value.split('; ')
    return html`<div class="field" data-field="${name}"${mine(name)}><label for="${id}">${label}</label><div class="box tall"><textarea id="${id}" name="${name}" rows="${Math.min(
      Math.max(lines.length + 1, 3),
      8,
    )}" inputmode="text" autocomplete="off" spellcheck="false"${numberKind('data-list', field.items ?? {})}${about}${required && html` required`}${focus}>
${lines.join('\n')}</textarea></div>${described}</div>
`
  }
  const [before, after] = UNITS[field['x-unit'] ?? ''] ?? ['', '']
  const kind = takesDay(field)
    ? dateKind(field)
    : field.type === 'string'
      ? html` type="text"`
      : html` type="text" inputmode="${field.type === 'integer' ? 'numeric' : 'decimal'}"${numberKind('data-number', field)}${
          field.default !== undefined && html` placeholder="${formOf(field.default, field)}"`
        }`
  return html`<div class="field" data-field="${name}"${mine(name)}><label for="${id}">${label}</label><div class="box">${
    before && html`<span class="affix">${before}</span>`
  }<input id="${id}" name="${name}"${kind} value="${value}" autocomplete="off"${about}${required && html` required`}${focus}>${
    after && html`<span class="affix">${translate(after)}</span>`
  }</div>${described}</div>
`
}

/** Month picker; browsers without one show a text box that accepts 10/2026. */
const dateKind = ({ 'x-granularity': counts }: JsonSchema): Html => (counts === 'month' ? html` type="month"` : html` type="date"`)

/** Hint for browsers without a month picker. */
const MONTH_AS = 'Como 10/2026.'

const ONE_A_LINE = 'Um valor por linha, ou separados por ponto e vírgula.'

/** Attributes the script needs to parse numbers like the server. */
const numberKind = (attribute: 'data-number' | 'data-list', { type, 'x-unit': unit }: JsonSchema): Html =>
  html` ${attribute}="${type}"${unit && html` data-unit="${unit}"`}`

const MAX_ROWS = 600

/** Indexes of the filled rows, plus an empty one at the end. */
function rowsOf(name: string, values: Fields['values']): number[] {
  const used = Object.keys(values).flatMap((key) => (key.startsWith(`${name}.`) ? [Number(key.slice(name.length + 1).split('.')[0])] : []))
  return [...new Set(used).add(Math.max(-1, ...used) + 1)].sort((a, b) => a - b)
}

function listRow(name: string, row: number, item: JsonSchema, form: Fields, explain: Explain): Html {
  return html`<div class="row" data-row="${row}" role="group" aria-label="Linha ${row + 1}">${fieldsOf(item).map(([inner, field]) =>
    renderField(`${name}.${row}.${inner}`, field, false, form, explain),
  )}</div>`
}

function optionWord(field: JsonSchema, option: string): string {
  if (field.type === 'boolean') return option === 'true' ? 'Sim' : 'Não'
  return wordOf(field, option)
}

/** Booleans also accept `1` and `0`, as in the API. */
function isChecked(value: string, field: JsonSchema): string {
  if (field.type !== 'boolean') return value
  return value === '1' ? 'true' : value === '0' ? 'false' : value
}

function limits(field: JsonSchema): string {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, type } = field
  const said = (value: number): string => (field['x-unit'] === 'year' ? String(value) : plain(value))
  if (type !== 'number' && type !== 'integer') return ''
  const least = type === 'integer' && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : minimum
  const most = type === 'integer' && exclusiveMaximum !== undefined ? exclusiveMaximum - 1 : maximum
  const bounded = most !== undefined && most < Number.MAX_SAFE_INTEGER
  if (least !== undefined && bounded) return word`De ${said(least)} a ${said(most)}.`
  if (bounded) return word`Até ${said(most)}.`
  if (exclusiveMaximum !== undefined && type === 'number') return word`Menos de ${plain(exclusiveMaximum)}.`
  return ''
}

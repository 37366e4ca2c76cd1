/** Maps the rows of a sheet to people: the meaning of each column by its title, and a person from the cells of a row. */
import { isDay } from '../core/day.ts'
import { withoutAccents } from '../core/text/text.ts'
import type { LineKind, PayrollLine } from '../domains/payroll/law/payroll-lines.ts'
import { naturesOf } from '../domains/payroll/rules/payslip/line-labels.ts'
import { hourRateIn } from '../domains/payroll/rules/payslip/line-words.ts'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import { fieldOfHeader } from '../presentation/spreadsheet/columns.ts'
import { PENSIONS } from './payslip/earned-lines.ts'

type Unit = 'amount' | 'hours' | 'days' | 'percent' | 'months'

export type SheetColumn =
  | { readonly kind: 'field'; readonly path: readonly string[]; readonly numeric: boolean }
  | { readonly kind: 'line'; readonly nature: string; readonly label: string; readonly unit: Unit; readonly percent: number | null }

const UNITS: Readonly<Record<string, Unit>> = {
  hora: 'hours',
  horas: 'hours',
  h: 'hours',
  hours: 'hours',
  dia: 'days',
  dias: 'days',
  d: 'days',
  days: 'days',
  mes: 'months',
  meses: 'months',
  months: 'months',
  '%': 'percent',
  percent: 'percent',
  r$: 'amount',
  reais: 'amount',
  amount: 'amount',
}

/** Column titles of the nested vacation fields. */
const NESTED: Readonly<Record<string, readonly string[]>> = {
  'vacation.starts_on': ['vacation', 'starts_on'],
  'vacation.days': ['vacation', 'days'],
  'vacation.sell_days': ['vacation', 'sell_days'],
  'vacation.advanced': ['vacation', 'advanced'],
  'ferias adiantadas valor': ['vacation', 'advanced'],
  'ferias inicio': ['vacation', 'starts_on'],
  'ferias dias': ['vacation', 'days'],
  'ferias vendidas dias': ['vacation', 'sell_days'],
}

/** Column titles used by payroll programs, per field. */
const TITLES_OF: Readonly<Record<string, readonly string[]>> = {
  id: [
    'matricula',
    'codigo',
    'cod',
    'chapa',
    'registro',
    'cadastro',
    'cracha',
    're',
    'cod funcionario',
    'codigo do funcionario',
    'matricula esocial',
  ],
  name: [
    'colaborador',
    'funcionario',
    'empregado',
    'trabalhador',
    'nome completo',
    'nome do funcionario',
    'nome do empregado',
    'nome do colaborador',
  ],
  basic_salary: [
    'salario',
    'salario base',
    'salario bruto',
    'sal base',
    'salario contratual',
    'salario nominal',
    'salario mensal',
    'valor do salario',
  ],
  role: ['cargo', 'funcao'],
  worker: ['tipo'],
  dependents: ['dependentes', 'dep ir', 'dep irrf', 'dependentes ir', 'dependentes irrf', 'dependentes de ir', 'qtd dependentes'],
  children: ['filhos', 'dep sf', 'dependentes sf', 'dep sal familia', 'filhos ate 14 anos'],
  alimony: ['pensao'],
  transport_cost: ['vale transporte custo'],
  admission_date: ['data de admissao', 'data admissao', 'dt admissao', 'admissao'],
  termination_date: [
    'data de desligamento',
    'data desligamento',
    'desligamento',
    'data de demissao',
    'data demissao',
    'dt demissao',
    'demissao',
  ],
}
const OWN_TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries(TITLES_OF).flatMap(([field, titles]) => titles.map((title): [string, string] => [title, field])),
)

const folded = (title: string): string => withoutAccents(title, 'NFKD').toLowerCase().replace(/[-_]/g, ' ').replace(/\s+/g, ' ').trim()

const TEXT_FIELDS = ['id', 'name', 'role', 'worker', 'admission_date', 'termination_date']

const fieldColumn = (path: readonly string[]): SheetColumn => ({
  kind: 'field',
  path,
  numeric: !TEXT_FIELDS.includes(path[0]!) && path[1] !== 'starts_on',
})

/** Side of a line whose label may be either: "Vale-transporte (desconto)". */
const SIDES: Readonly<Record<string, LineKind>> = {
  provento: 'earning',
  vencimento: 'earning',
  earning: 'earning',
  desconto: 'deduction',
  deduction: 'deduction',
}

interface LineTitle {
  readonly label: string
  readonly unit: Unit
  readonly natures: readonly PayrollLine[]
}

/**
 * Parses "Horas extras 50% (horas)", "9207 (dias)", "1003 hours", "DSR (provento)": a nature or a label, with the unit of the cells;
 * default: reais.
 */
function lineTitle(title: string, lines: readonly PayrollLine[]): LineTitle {
  const [, words = '', inside] = /^(.*?)(?:\s*\(([^()]*)\))?$/.exec(title.trim())!
  const tail = folded(inside ?? words.split(/\s/).at(-1) ?? '')
  const unit = UNITS[tail] ?? 'amount'
  const label = inside === undefined && /^\d{4}\s/.test(words) && UNITS[tail] ? words.slice(0, 4) : words.trim()
  const side = inside === undefined ? undefined : SIDES[tail]
  if (inside !== undefined && UNITS[tail] === undefined && side === undefined) return { label, unit, natures: [] }
  const kind = side ?? (/^desc(?:ontos?)?\b/.test(folded(label)) ? 'deduction' : null)
  const natures = /^\d{4}$/.test(label) ? lines.filter(({ nature }) => nature === label) : naturesOf(label, kind, lines)
  return { label, unit, natures: natures.filter(({ nature }) => !PENSIONS.includes(nature)) }
}

/** Candidate lines of an ambiguous title. */
export const linesOfTitle = (title: string, lines: readonly PayrollLine[]): readonly PayrollLine[] => lineTitle(title, lines).natures

function lineColumn(title: string, lines: readonly PayrollLine[]): SheetColumn | null {
  const { label, unit, natures } = lineTitle(title, lines)
  const [entry, other] = natures
  if (!entry || other) return null
  const rate = unit === 'hours' ? (hourRateIn(label, entry.nature)?.toPercent() ?? null) : null
  return {
    kind: 'line',
    nature: entry.nature,
    label: /^\d{4}$/.test(label) ? entry.name : label,
    unit,
    percent: rate,
  }
}

/** Meaning of each title; null when the caller must map it. */
export function sheetColumns(titles: readonly string[], person: JsonSchema, lines: readonly PayrollLine[]): (SheetColumn | null)[] {
  const fields = Object.keys(person.properties ?? {}).filter((field) => !['lines', 'other_jobs', 'vacation', 'provisioned'].includes(field))
  return titles.map((title) => {
    const plain = folded(title)
    const nested = NESTED[plain] ?? NESTED[plain.replaceAll(' ', '_')] ?? NESTED[title.trim().toLowerCase()]
    if (nested) return fieldColumn(nested)
    const named = plain.replaceAll(' ', '_')
    if (fields.includes(named)) return fieldColumn([named])
    const own = OWN_TITLES.get(plain.replaceAll('.', '')) ?? fieldOfHeader(title, person)
    if (own && fields.includes(own)) return fieldColumn([own])
    return lineColumn(title, lines)
  })
}

const BRAZILIAN_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** Converts a cell to its JSON value; text that is no number or day passes through, for validation to reject. */
function cellValue(text: string, numeric: boolean, decimalComma: boolean): string | number {
  if (!numeric) {
    const [, date, month, year] = BRAZILIAN_DAY.exec(text) ?? []
    const day = `${year}-${month}-${date}`
    return isDay(day) ? day : text
  }
  const bare = text.replace(/^R\$\s*/i, '').replace(/\s/g, '')
  const written = plainNumber(bare, decimalComma)
  return written === null ? text : Number(written)
}

const GROUPED = { comma: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, point: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/ }

/** Normalizes to a decimal point. A separator that cannot mark thousands is treated as decimal, regardless of the rest of the sheet. */
function plainNumber(text: string, decimalComma: boolean): string | null {
  if (decimalComma && GROUPED.comma.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (!decimalComma && GROUPED.point.test(text)) return text.replaceAll(',', '')
  if (/^-?\d+(?:[.,]\d{1,2})?$/.test(text)) return text.replace(',', '.')
  const own = decimalComma ? /^-?\d+,\d+$/ : /^-?\d+\.\d+$/
  return own.test(text) ? text.replace(',', '.') : null
}

/** Person of a row: empty cells are omitted fields, and zero lines are dropped. */
export function personOfRow(
  cells: readonly string[],
  columns: readonly (SheetColumn | null)[],
  decimalComma: boolean,
): Record<string, unknown> {
  const person: Record<string, unknown> = {}
  const lines: Record<string, unknown>[] = []
  for (const [at, column] of columns.entries()) {
    const text = cells[at]?.trim() ?? ''
    if (!column || text === '') continue
    if (column.kind === 'field') {
      const value = cellValue(text, column.numeric, decimalComma)
      const [field, inner] = column.path
      if (inner === undefined) person[field!] = value
      else person[field!] = { ...Object(person[field!]), [inner]: value }
      continue
    }
    const value = cellValue(text, true, decimalComma)
    if (value === 0) continue
    lines.push({
      nature: column.nature,
      label: column.label,
      [column.unit]: value,
      ...(column.percent !== null && { percent: column.percent }),
    })
  }
  return lines.length > 0 ? { ...person, lines } : person
}

/**
 * `npm run build:spreadsheets -- https://where.the.add-in.is`: functions for Google Sheets and Excel, from the schemas of thirty
 * operations.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { withoutAccents } from '../../engine/core/text/text.ts'
import { registry } from '../../engine/generated/registry.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { takesDay } from '../../engine/operation/input/date-field.ts'
import type { SheetField, SheetFunction } from '../../spreadsheets/reading.ts'
import { ENGINE, ROOT } from '../files.ts'

/** Operations commonly used in spreadsheets: salary, termination, self-employed taxes, credit, yields, indexes. */
const SPREADSHEET_OPERATIONS = [
  ...['net-salary', 'gross-from-net', 'inss-employee', 'irrf-monthly', 'thirteenth-salary', 'vacation-pay', 'overtime', 'night-shift'],
  ...['hazard-pay', 'family-allowance', 'severance-by-dates', 'notice', 'fgts', 'unemployment-insurance', 'employee-cost'],
  ...['domestic-worker', 'rpa', 'pro-labore', 'inss-self-employed', 'mei-tax', 'simples-nacional', 'income-tax', 'financing'],
  ...['installment', 'compound-interest', 'simple-interest', 'cdi-yield', 'monetary-correction', 'inflation-adjustment', 'business-days'],
]

interface Parameter extends SheetField {
  /** Display name in the host's help. */
  readonly called: string
  readonly help: string
  readonly required: boolean
}

/** Function as exported to both hosts; named after the operation's page. */
interface Described extends SheetFunction {
  readonly name: string
  readonly title: string
  readonly help: string
  readonly fields: readonly Parameter[]
  readonly resultHelp: string
}

export const describedFunctions = (): readonly Described[] =>
  SPREADSHEET_OPERATIONS.map((id) => describeFunction(registry.operations.get(id)!))

function describeFunction({ id, slug, title, summary, headline, inputSchema, resultSchema }: Operation): Described {
  const required = new Set(inputSchema.required)
  const taken = new Set<string>()
  const fields = Object.entries(inputSchema.properties!)
    // Arguments cannot hold lists or objects.
    .filter(([, schema]) => schema.type !== 'array' && schema.type !== 'object')
    .sort(([a], [b]) => Number(required.has(b)) - Number(required.has(a)))
    .map(([name, schema]) => parameterOf(name, schema, required.has(name), taken))
  const result = headline!
  return {
    operation: id,
    name: worded(slug!).toUpperCase(),
    title,
    help: summary.split(/(?<=\.)\s/)[0]!,
    fields,
    result,
    resultHelp: labelOf(result.split('.').reduce((schema, key) => schema.properties![key]!, resultSchema)),
  }
}

const worded = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')

const labelOf = (schema: JsonSchema): string => schema['x-label'] ?? schema.description ?? ''

function parameterOf(name: string, schema: JsonSchema, required: boolean, taken: Set<string>): Parameter {
  const label = labelOf(schema)
  let called = worded(label).split('_').slice(0, 6).join('_')
  if (!/^[a-z]/.test(called)) called = `valor_${called}`
  while (taken.has(called)) called = `${called}_2`
  taken.add(called)
  const words = schema['x-option-words'] ?? {}
  const options = schema.enum?.flatMap((option) => [
    [foldedOption(words[option] ?? option), option] as const,
    [foldedOption(option), option] as const,
  ])
  const said = [
    `${label}${UNITS[schema['x-unit'] ?? ''] ?? ''}`,
    ...(schema.enum ? [`opções: ${schema.enum.map((option) => words[option] ?? option).join(', ')}`] : []),
    ...(schema.default !== undefined && schema.default !== null ? [`se vazio: ${defaultText(schema)}`] : []),
  ]
  return {
    name,
    called,
    kind: kindOf(schema),
    ...(options && { options: Object.fromEntries(options) }),
    help: `${said.join('; ')}.`,
    required,
  }
}

/** Normalized the same way as a cell at run time. */
const foldedOption = (text: string): string => withoutAccents(text).trim().toLowerCase()

const UNITS: Readonly<Record<string, string>> = { BRL: ', em R$', percent: ', em % (7,5 e não 0,075)' }

const defaultText = ({ default: value, 'x-option-words': words }: JsonSchema): string => {
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return typeof value === 'string' ? (words?.[value] ?? value) : String(value).replace('.', ',')
}

function kindOf(field: JsonSchema): SheetField['kind'] {
  const { type } = field
  if (takesDay(field)) return 'day'
  if (type === 'boolean') return 'boolean'
  return type === 'number' || type === 'integer' ? 'number' : 'text'
}

/** Subset of the description that the host's runtime reads. */
const asRead = ({ operation, fields, result }: Described): SheetFunction => ({
  operation,
  result,
  fields: fields.map(({ name, kind, options }) => ({ name, kind, ...(options && { options }) })),
})

const bundled = async (entry: string, resolveDir: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'Centavo',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2020',
    charset: 'utf8',
    tsconfigRaw: '{}',
  })
  return outputFiles[0]!.text
}

const HERE = new URL('spreadsheets/', ROOT)

const TYPES_OF_SHEETS: Readonly<Record<SheetField['kind'], string>> = { number: 'number', day: 'Date', boolean: 'boolean', text: 'string' }

/** One Apps Script file: one function per operation, with the help text Google Sheets shows. */
export async function sheetsScript(functions: readonly Described[]): Promise<string> {
  const each = functions.map((described) => {
    const { name, title, help, fields, resultHelp } = described
    const parameters = fields.map(
      (field) => ` * @param {${TYPES_OF_SHEETS[field.kind]}} ${field.required ? field.called : `[${field.called}]`} ${field.help}`,
    )
    return `/**
 * ${title}. ${help}
 *
${parameters.join('\n')}
 * @return {number} ${resultHelp}.
 * @customfunction
 */
function CENTAVO_${name}(${fields.map(({ called }) => called).join(', ')}) {
  return Centavo.answer({ UrlFetchApp, PropertiesService, SpreadsheetApp, Utilities }, ${JSON.stringify(asRead(described))}, [...arguments])
}`
  })
  const runtime = await bundled(`export { answer } from './sheets.ts'`, fileURLToPath(HERE))
  return `// Generated from the schemas of Centavo: a new release prints a new one.\n${runtime}\n${each.join('\n\n')}\n`
}

const TYPES_OF_EXCEL: Readonly<Record<SheetField['kind'], string>> = { number: 'number', day: 'any', boolean: 'any', text: 'string' }

/** Custom-function metadata for Excel. */
export const excelMetadata = (functions: readonly Described[]) => ({
  functions: functions.map(({ name, title, help, fields }) => ({
    id: name,
    name,
    description: `${title}. ${help}`,
    parameters: fields.map(({ called, help: said, kind, required }) => ({
      name: called,
      description: said,
      type: TYPES_OF_EXCEL[kind],
      ...(required ? {} : { optional: true }),
    })),
    result: { type: 'any' },
  })),
})

/** Script of the Excel add-in. @param engine module that provides `calculate`. */
export const excelScript = (functions: readonly Described[], engine: string): Promise<string> =>
  bundled(
    `import { calculate } from ${JSON.stringify(engine)}
import { install } from './excel.ts'
install(CustomFunctions, calculate, ${JSON.stringify(Object.fromEntries(functions.map((each) => [each.name, asRead(each)])))})`,
    fileURLToPath(HERE),
  )

async function writeSpreadsheets(origin: string): Promise<void> {
  const target = new URL('generated/', HERE)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(new URL('excel/', target), { recursive: true })
  const functions = describedFunctions()
  writeFileSync(new URL('Centavo.gs', target), await sheetsScript(functions))
  writeFileSync(new URL('excel/functions.json', target), `${JSON.stringify(excelMetadata(functions), null, 2)}\n`)
  writeFileSync(new URL('excel/functions.js', target), await excelScript(functions, fileURLToPath(new URL('dist/library.cjs', ENGINE))))
  for (const name of ['manifest.xml', 'functions.html'])
    writeFileSync(new URL(`excel/${name}`, target), readFileSync(new URL(`excel/${name}`, HERE), 'utf8').replaceAll('{{origin}}', origin))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeSpreadsheets(process.argv[2] ?? 'https://localhost:3000')

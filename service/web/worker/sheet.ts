/** Spreadsheet worker: reads and computes off the page's thread, and can be cancelled. Sends nothing over the network. */

import { registry } from '../../../engine/generated/registry.ts'
import type { Calculator } from '../../../engine/operation/definition/calculator.ts'
import { fieldsOf, isNested, labelOf, requiredOf, wordOf } from '../../../engine/presentation/schema.ts'
import { suggestedFields } from '../../../engine/presentation/spreadsheet/suggested-column.ts'
import { fileOf, type Table, tableOf, typedIn, UnreadableFile } from '../scripts/spreadsheet/spreadsheet-file.ts'
import type { SheetRequest, SheetResponse } from './sheet-messages.ts'
import { type Computed, computeRows, outputRows, previewRows } from './sheet-rows.ts'

/** Rows displayed; the download has all of them. */
const SHOWN_ROWS = 20
/** Rows sampled for column detection. */
const SAMPLE_ROWS = 20

let table: Table | null = null
let computed: { readonly calculator: Calculator; readonly rows: Computed } | null = null
let stopping = false

const tell = (message: SheetResponse): void => self.postMessage(message)
const calculatorOf = (id: string): Calculator => registry.calculators.get(id)!
const sampleOf = ({ rows, titles }: Table): string[][] =>
  rows.slice(0, SAMPLE_ROWS).map((row) => titles.map((_title, at) => typedIn(row[at])))

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => void heard(data))

async function heard(asks: SheetRequest): Promise<void> {
  if (asks.do === 'read') await read(asks.file)
  else if (asks.do === 'match') match(calculatorOf(asks.calculator))
  else if (asks.do === 'compute') await compute(asks)
  else if (asks.do === 'stop') stopping = true
  else if (table && computed) {
    const { header, rows, money } = outputRows(computed.calculator, table, computed.rows)
    tell({ say: 'written', form: asks.form, blob: await fileOf(table, [header, ...rows], asks.form, money) })
  }
}

async function read(file: File): Promise<void> {
  try {
    table = await tableOf(file)
    tell({ say: 'read', titles: table.titles, sample: sampleOf(table), count: table.rows.length, form: table.text ? 'csv' : 'xlsx' })
  } catch (error) {
    table = null
    tell({ say: 'unreadable', why: error instanceof UnreadableFile ? error.message : 'O arquivo não pôde ser lido.' })
  }
}

function match({ inputSchema }: Calculator): void {
  const required = requiredOf(inputSchema)
  const fields = fieldsOf(inputSchema)
    .filter(([, field]) => !isNested(field))
    .map(([name, field]) => ({
      name,
      label: labelOf(field, name),
      required: required.includes(name),
      options: field.enum
        ? field.enum.map((option) => [String(option), wordOf(field, String(option))] as const)
        : field.type === 'boolean'
          ? ([
              ['sim', 'Sim'],
              ['não', 'Não'],
            ] as const)
          : null,
    }))
  tell({ say: 'matched', fields, suggested: table ? suggestedFields(table.titles, sampleOf(table), inputSchema) : [] })
}

async function compute({ calculator: id, columns, constants }: Extract<SheetRequest, { do: 'compute' }>): Promise<void> {
  if (!table) return
  const of = table.rows.length
  const calculator = calculatorOf(id)
  stopping = false
  const rows = await computeRows({
    calculator,
    table,
    columns,
    constants,
    progress(done) {
      tell({ say: 'progress', done, of })
      return stopping
    },
  })
  computed = { calculator, rows }
  const reasons = rows.rows.flatMap((row, index) => (typeof row === 'string' ? [{ line: index + 2, why: row }] : []))
  const { header, rows: shown } = previewRows(calculator, table, rows, SHOWN_ROWS)
  tell({
    say: 'computed',
    answered: rows.rows.length - reasons.length,
    refused: reasons.length,
    stopped: rows.stopped,
    header,
    shown,
    reasons: reasons.slice(0, SHOWN_ROWS),
  })
}

/** CSV rows as fields named by the header; cells accept human formats. */
import { word } from '../../engine/core/text/language.ts'
import { meant } from '../../engine/core/text/unknown-name.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { ownName } from '../../engine/operation/input/intake.ts'
import { takesLaw } from '../../engine/operation/input/law-field.ts'
import { LAW_FIELD } from '../../engine/operation/input/reserved-names.ts'
import { asWritten } from '../../engine/presentation/inert.ts'
import { cellsOf, type Delimiter, delimiterOf } from '../../engine/presentation/spreadsheet/delimited.ts'
import { eachStrictly } from '../../engine/presentation/typed.ts'
import type { Row } from './batch-rows.ts'

export class CsvRows {
  readonly #operation: Operation
  #header: { readonly names: readonly string[]; readonly delimiter: Delimiter } | null = null

  constructor(operation: Operation) {
    this.#operation = operation
  }

  /** Parses a line to a row; null for the header. */
  row(line: Row): Row | null {
    if (!('text' in line)) return line
    return this.#header ? this.#fields(line.text, this.#header) : this.#headed(line.text)
  }

  #headed(text: string): Row | null {
    const delimiter = delimiterOf(text)
    const names = cellsOf(text, delimiter)?.map((name) => name.trim())
    if (!names) return { broken: 'tem aspas que não fecham no cabeçalho' }
    const { inputSchema } = this.#operation
    const known = new Set([...Object.keys(inputSchema.properties ?? {}), ...(takesLaw(this.#operation) ? [LAW_FIELD] : [])])
    const own = names.map((name) => ownName(inputSchema, name))
    const strange = own.find((name) => !known.has(name))
    if (strange !== undefined) {
      const near = meant(strange, known, 1).told || word`: os campos são ${[...known].join(', ')}`
      return { broken: word`tem no cabeçalho a coluna "${strange.slice(0, 60)}", que não é um campo${near}` }
    }
    const twice = own.find((name, at) => own.indexOf(name) !== at)
    if (twice !== undefined) return { broken: word`tem duas colunas ${twice} no cabeçalho` }
    this.#header = { names: own, delimiter }
    return null
  }

  #fields(text: string, { names, delimiter }: { readonly names: readonly string[]; readonly delimiter: Delimiter }): Row {
    const cells = cellsOf(text, delimiter)
    if (!cells) return { error: 'A linha tem aspas que não fecham, ou texto depois delas.' }
    if (cells.length !== names.length) return { error: word`A linha tem ${cells.length} colunas; o cabeçalho tem ${names.length}.` }
    const row: Record<string, string> = Object.create(null)
    for (const [at, name] of names.entries()) {
      const written = asWritten(cells[at]!.trim())
      if (written !== '') row[name] = written
    }
    return { text: JSON.stringify(eachStrictly(row, this.#operation.inputSchema)) }
  }
}

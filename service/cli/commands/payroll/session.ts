/** One payroll run: processes and writes pieces in order, then the summary. */

import { stat, writeFile } from 'node:fs/promises'
import { word } from '../../../../engine/core/text/language.ts'
import type { Engine } from '../../../../engine/operation/definition/registry.ts'
import { type Holerite, holeritePage } from '../../../../engine/payroll-run/reports/payslip-document.ts'
import { plain } from '../../../../engine/payroll-run/reports/presentation.ts'
import type { PayrollRun } from '../../../../engine/payroll-run/run.ts'
import { writeWorkbook } from '../../../formats/workbooks.ts'
import type { Console } from '../../command-context.ts'
import { readOrRefuse, writeOrRefuse } from '../../files.ts'
import { inSequence, inThreads, startThread } from '../../ordered-pieces.ts'
import { Progress } from '../batch/progress.ts'
import type { PeopleFile } from './input.ts'
import type { Options } from './options.ts'
import { csvRow, HEADER, MONEY, summaryFiles, type Value } from './output.ts'
import { Parts } from './parts.ts'
import type { RowsOf } from './pieces.ts'
import type { PayrollPlan } from './plan.ts'
import { type PaidRows, payrollWork } from './work.ts'

/** Skips pieces of completed rows. */
async function* startingAt(done: number, pieces: AsyncIterable<RowsOf>): AsyncGenerator<RowsOf> {
  for await (const piece of pieces) if (piece.after >= done) yield piece
}

export class Session {
  readonly #options: Options
  readonly #plan: PayrollPlan
  readonly #run: PayrollRun
  readonly #people: PeopleFile
  readonly #console: Console
  readonly #ports: Engine
  readonly #papers: Holerite[] = []
  readonly #table: Value[][] = []
  #refused = ''

  constructor(options: Options, plan: PayrollPlan, run: PayrollRun, people: PeopleFile, console: Console, ports: Engine) {
    this.#options = options
    this.#plan = plan
    this.#run = run
    this.#people = people
    this.#console = console
    this.#ports = ports
  }

  async finish(rests: { readonly input: string; readonly settings: string; readonly law: string }, threads: number): Promise<number> {
    const { fields, on } = this.#options
    const { asJson } = this.#plan
    const parts = fields.out === undefined ? null : await Parts.open(fields.out, asJson ? 'ndjson' : 'csv', rests, on('--resume'))
    const whole = fields.print !== undefined || fields.to !== undefined || on('--guides') || on('--journal') || on('--provisions')
    const streams = parts === null && !whole
    if (streams && !asJson) await this.#write(csvRow([...HEADER], this.#people))
    await this.#pay(parts, streams, threads)
    if (parts) await parts.finish(summaryFiles(this.#run.summary(), this.#people))
    else await this.#conclude(streams)
    if (fields.errors !== undefined) await writeOrRefuse(fields.errors, writeFile(fields.errors, this.#refused))
    const { people, errors, netNegative } = this.#run.totals
    if (!on('--quiet')) this.#console.stderr.write(word`${people} pagos, ${errors} recusados, ${netNegative} com líquido abaixo de zero.\n`)
    return errors > 0 ? 2 : 0
  }

  async #pay(parts: Parts | null, streams: boolean, threads: number): Promise<void> {
    const { fields, file, on } = this.#options
    const progress = new Progress(this.#console.stderr, file === '-' ? null : (await readOrRefuse(file, stat(file))).size, on('--quiet'))
    const done = parts?.manifest.rows ?? 0
    // To list all refusals, rows of completed parts are recomputed without being written again.
    const again = fields.errors !== undefined
    if (parts && !again) this.#run.totals.merge(parts.totals)
    const pieces = startingAt(again ? 0 : done, this.#people.pieces)
    const sent = (piece: RowsOf) => ({ message: piece, moved: [piece.bytes.buffer] })
    const paid =
      threads > 1
        ? inThreads<RowsOf, PaidRows>(pieces, {
            start: (told) => startThread('service/cli/commands/payroll/worker', told),
            plan: this.#plan,
            size: threads,
            sent,
          })
        : inSequence(pieces, payrollWork(this.#plan, this.#ports))
    const begun = Buffer.from(this.#plan.asJson ? '' : csvRow([...HEADER], this.#people))
    let row = again ? 0 : done
    for await (const piece of paid) {
      this.#collect(piece)
      row += piece.rows
      if (parts && row > done) await parts.write(piece.rows, Buffer.concat([begun, piece.text]), this.#run.totals)
      else if (streams) await this.#write(piece.text)
      progress.update(row, this.#people.read())
    }
    progress.clear()
  }

  #collect({ totals, refused, papers, table }: PaidRows): void {
    this.#run.totals.merge(totals)
    if (this.#options.fields.errors !== undefined) this.#refused += refused
    this.#papers.push(...papers)
    for (const values of table) this.#table.push([...values])
  }

  /** Prints the final summary, or the requested table. */
  async #conclude(streams: boolean): Promise<void> {
    const { fields, on } = this.#options
    const summary = this.#run.summary()
    if (fields.print !== undefined) await this.#write(holeritePage(this.#papers))
    if (fields.to !== undefined) {
      const workbook = await writeWorkbook([[...HEADER], ...this.#table], MONEY)
      await writeOrRefuse(fields.to, writeFile(fields.to, workbook))
    }
    const files = summaryFiles(summary, this.#people)
    for (const name of ['guides', 'journal', 'provisions'] as const) if (on(`--${name}`)) await this.#write(files[`${name}.csv`]!)
    if (streams && this.#plan.asJson) await this.#write(`${JSON.stringify(plain({ summary }))}\n`)
  }

  #write(text: string | Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#console.stdout.write(text, (error) => (error ? reject(error) : resolve()))
    })
  }
}

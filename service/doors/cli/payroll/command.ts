/** `centavo payroll`: a month's payroll from a file, in the order it came, in flat memory; into a folder it can be taken up again. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { type Day, endOfMonth, isDay } from '../../../../engine/core/day.ts'
import { isQuery } from '../../../../engine/core/operation/query.ts'
import type { Registry } from '../../../../engine/core/operation/registry.ts'
import { run as ask } from '../../../../engine/core/operation/run.ts'
import { Ratio } from '../../../../engine/core/ratio.ts'
import { isRecord } from '../../../../engine/core/records.ts'
import { type Holerite, holeriteOf, holeritePage } from '../../../../engine/payroll-run/holerite.ts'
import type { Company } from '../../../../engine/payroll-run/person.ts'
import { companyOf, PayrollRun, type RowResult } from '../../../../engine/payroll-run/run.ts'
import { plain } from '../../../../engine/payroll-run/shown.ts'
import { writeWorkbook } from '../../sheets.ts'
import { readArguments } from '../arguments.ts'
import { Progress } from '../batch/progress.ts'
import { BadUsage, type Console, type World } from '../commands.ts'
import { linesFile, type PeopleFile, peopleFile, type Row } from './input.ts'
import { csvRow, HEADER, jsonRow, MONEY, summaryFiles, type Value, valuesOf } from './output.ts'
import { Parts } from './parts.ts'

const SWITCHES = ['--resume', '--quiet', '--guides', '--journal', '--provisions'] as const
const COMPANY_FIELDS = ['regime', 'rat_rate', 'fap', 'third_parties_rate', 'activity']
const OPTIONS = [...COMPANY_FIELDS, 'month', 'paid_on', 'lines', 'out', 'to', 'errors', 'print', 'company', 'format']
/** Small enough that little is lost when a run is killed, large enough that the manifest costs nothing. */
const PART_ROWS = 1000

interface Options {
  readonly file: string
  readonly fields: Readonly<Record<string, string>>
  readonly on: (flag: (typeof SWITCHES)[number]) => boolean
  readonly json: boolean
}

function optionsOf(words: readonly string[]): Options {
  const switches = words.filter((word) => SWITCHES.some((flag) => flag === word))
  const { fields, extra, json } = readArguments(
    words.filter((word) => !switches.includes(word)),
    {},
  )
  const unknown = Object.keys(fields).find((name) => !OPTIONS.includes(name))
  if (unknown !== undefined) throw new BadUsage(`payroll não conhece --${unknown.replaceAll('_', '-')}. Veja: centavo payroll --help`)
  const told = Object.entries(fields).map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new BadUsage(`--${name.replaceAll('_', '-')} vale uma vez.`)
    return [name, value]
  })
  const [file, more] = extra
  if (file === undefined)
    throw new BadUsage('Diga o arquivo das pessoas: centavo payroll pessoas.csv --month 2026-10, ou - para a entrada.')
  if (more !== undefined) throw new BadUsage(`payroll recebe um arquivo por vez; sobrou "${more.slice(0, 60)}".`)
  return { file, fields: Object.fromEntries(told), json, on: (flag) => switches.includes(flag) }
}

function monthOf(told: unknown): Day {
  const day = typeof told === 'string' && /^\d{4}-\d{2}$/.test(told) ? `${told}-01` : told
  if (typeof day !== 'string' || !isDay(day)) throw new BadUsage('Diga o mês da folha: --month 2026-10.')
  return endOfMonth(day)
}

/** The query that answers a whole payroll at once, for JSON as the API takes it. */
function wholeQuery({ operations }: Registry) {
  return [...operations.values()].find((each) => isQuery(each) && each.posted && Object.hasOwn(each.input.shape, 'people'))!
}

export async function payroll(words: readonly string[], console: Console, world: World): Promise<number> {
  const options = optionsOf(words)
  const { fields } = options
  const ports = await world.open(world.registry)
  const day = fields.month === undefined ? null : monthOf(fields.month)
  const company = Object.fromEntries(COMPANY_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
  // The titles of a sheet are read by the natures of the month; where it is not told yet, by today's.
  const natures = new PayrollRun({ month: day ?? ports.today(), company: companyOf({}) }, ports).law.lines
  const people = await peopleFile(options.file, console, natures)
  if (people.head && Array.isArray(people.head.people)) {
    console.stdout.write(`${JSON.stringify(ask(wholeQuery(world.registry), people.head, ports))}\n`)
    return 0
  }
  const told = companyOf({ ...(isRecord(people.head?.company) && people.head.company), ...company })
  const month = day ?? monthOf(people.head?.month)
  const paidOn = fields.paid_on !== undefined && isDay(fields.paid_on) ? fields.paid_on : undefined
  const run = new PayrollRun({ month, company: told, paidOn }, ports)
  return await new Session(options, run, people, console).finish(await settingsOf(options, month, told, world.registry))
}

/** What a folder's results rest on, as hashes. */
async function settingsOf({ file, fields }: Options, month: Day, company: Company, { laws }: Registry) {
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
  const input = createHash('sha256')
  if (fields.out !== undefined) {
    if (file === '-') throw new BadUsage('Com --out as pessoas vêm de um arquivo, para que a folha possa ser continuada.')
    for await (const chunk of createReadStream(file)) input.update(chunk)
  }
  const lines = fields.lines === undefined ? null : [...(await linesFile(fields.lines))]
  const versions = [...laws.values()].map(({ id, versions: all }) => [id, all.map(({ from }) => from)])
  return {
    input: input.digest('hex'),
    settings: hash(JSON.stringify([month, plain(mapped(company)), fields.paid_on ?? null, lines])),
    law: hash(JSON.stringify(versions)),
  }
}

/** Rates by their figures, so that another rate is another payroll. */
const mapped = (company: Company): Record<string, unknown> =>
  Object.fromEntries(Object.entries(company).map(([name, value]) => [name, value instanceof Ratio ? value.toNumber() : value]))

class Session {
  readonly #options: Options
  readonly #run: PayrollRun
  readonly #people: PeopleFile
  readonly #console: Console
  readonly #papers: Holerite[] = []
  readonly #table: Value[][] = []
  readonly #refused: string[] = []

  constructor(options: Options, run: PayrollRun, people: PeopleFile, console: Console) {
    this.#options = options
    this.#run = run
    this.#people = people
    this.#console = console
  }

  get #asJson(): boolean {
    return this.#options.json || this.#people.form === 'ndjson'
  }

  #written(result: RowResult): string {
    return this.#asJson ? jsonRow(result) : csvRow(valuesOf(result), this.#people)
  }

  #keep(result: RowResult): void {
    const { fields } = this.#options
    if ('error' in result) this.#refused.push(jsonRow(result))
    else if (fields.print !== undefined)
      this.#papers.push(
        holeriteOf(result.payslip, result.person, this.#run.law.ctx.day, fields.company ?? 'Empresa', this.#run.law.inss.ceiling),
      )
    if (fields.to !== undefined) this.#table.push(valuesOf(result))
  }

  async finish(rests: { readonly input: string; readonly settings: string; readonly law: string }): Promise<number> {
    const { fields, file, on } = this.#options
    const parts = fields.out === undefined ? null : await Parts.open(fields.out, this.#asJson ? 'ndjson' : 'csv', rests, on('--resume'))
    const extra = fields.lines === undefined ? null : await linesFile(fields.lines)
    const size = file === '-' ? null : (await stat(file)).size
    const progress = new Progress(this.#console.stderr, size, on('--quiet'))
    const whole = fields.print !== undefined || fields.to !== undefined || on('--guides') || on('--journal') || on('--provisions')
    const streams = parts === null && !whole
    if (streams && !this.#asJson) await this.#say(csvRow([...HEADER], this.#people))
    await this.#pay(extra, { parts, streams, progress })
    progress.clear()
    if (parts) await parts.finish(summaryFiles(this.#run.summary(), this.#people))
    else await this.#conclude(streams)
    if (fields.errors !== undefined) await writeFile(fields.errors, this.#refused.join(''))
    const { people, errors, netNegative } = this.#run.totals
    if (!on('--quiet')) this.#console.stderr.write(`${people} pagos, ${errors} recusados, ${netNegative} com líquido abaixo de zero.\n`)
    return errors > 0 ? 2 : 0
  }

  async #pay(
    extra: ReadonlyMap<string, readonly Record<string, unknown>[]> | null,
    { parts, streams, progress }: { readonly parts: Parts | null; readonly streams: boolean; readonly progress: Progress },
  ): Promise<void> {
    // Rows of parts already written are worked out again for the sums, and not written.
    const done = parts?.manifest.rows ?? 0
    let [row, inPart, text] = [0, 0, '']
    const begun = parts && !this.#asJson ? csvRow([...HEADER], this.#people) : ''
    for await (const each of this.#people.rows) {
      const result = this.#payOne(each, extra)
      row += 1
      this.#keep(result)
      if (row > done) {
        text += this.#written(result)
        inPart += 1
      }
      if (inPart < PART_ROWS) continue
      if (parts) await parts.write(inPart, begun + text)
      else if (streams) await this.#say(text)
      ;[inPart, text] = [0, '']
      progress.update(row, 0)
    }
    if (parts && inPart > 0) await parts.write(inPart, begun + text)
    else if (streams) await this.#say(text)
  }

  #payOne(each: Row, extra: ReadonlyMap<string, readonly Record<string, unknown>[]> | null): RowResult {
    if ('unreadable' in each) return this.#run.unreadable(each.unreadable)
    const { person } = each
    const more = extra && isRecord(person) ? extra.get(String(person.id)) : undefined
    if (!more || !isRecord(person)) return this.#run.pay(person)
    return this.#run.pay({ ...person, lines: [...(Array.isArray(person.lines) ? person.lines : []), ...more] })
  }

  /** What is told at the end: the sums, or the table that was asked for. */
  async #conclude(streams: boolean): Promise<void> {
    const { fields, on } = this.#options
    const summary = this.#run.summary()
    if (fields.print !== undefined) await this.#say(holeritePage(this.#papers))
    if (fields.to !== undefined) await writeFile(fields.to, await writeWorkbook([[...HEADER], ...this.#table], MONEY))
    const files = summaryFiles(summary, this.#people)
    for (const name of ['guides', 'journal', 'provisions'] as const) if (on(`--${name}`)) await this.#say(files[`${name}.csv`]!)
    if (streams && this.#asJson) await this.#say(`${JSON.stringify(plain({ summary }))}\n`)
  }

  #say(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#console.stdout.write(text, (error) => (error ? reject(error) : resolve()))
    })
  }
}

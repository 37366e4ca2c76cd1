/** `centavo payroll`: monthly payroll from a file, in input order, with constant memory; a run into a folder can be resumed. */

import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { isRecord } from '../../../../engine/core/collections/records.ts'
import type { Day } from '../../../../engine/core/day.ts'
import { word } from '../../../../engine/core/text/language.ts'
import type { Operation } from '../../../../engine/operation/definition/operation.ts'
import { isQuery } from '../../../../engine/operation/definition/query.ts'
import type { Engine, Registry } from '../../../../engine/operation/definition/registry.ts'
import { run as ask } from '../../../../engine/operation/evaluation/run.ts'
import { type AccountNames, accountNames } from '../../../../engine/payroll-run/reports/accounts.ts'
import { companyOf, PayrollRun } from '../../../../engine/payroll-run/run.ts'
import { type CommandServices, type Console, UsageError } from '../../command-context.ts'
import { chunksOf, readOrRefuse } from '../../files.ts'
import { linesFile, type PeopleFile, peopleFile } from './input.ts'
import { COMPANY_FIELDS, dayOf, monthOf, type Options, optionsOf, threadsOf } from './options.ts'
import { rowTexts } from './pieces.ts'
import type { PayrollPlan } from './plan.ts'
import { rowReader } from './rows.ts'
import { Session } from './session.ts'

/** Query that answers a whole payroll at once, for JSON in API format. */
function jsonPayrollQuery({ queries }: Registry): Operation {
  return [...queries.values()].find(({ byLines }) => byLines !== undefined)!
}

/** @param asked a query about people other than the payroll itself, answered as a whole. */
export async function payroll(words: readonly string[], console: Console, world: CommandServices, asked?: Operation): Promise<number> {
  const options = optionsOf(words)
  const { fields } = options
  const ports = await world.open(world.registry)
  const day = fields.month === undefined ? null : monthOf(fields.month)
  // Sheet titles resolve by the payroll natures of the month; without a month, by today's.
  const natures = new PayrollRun({ month: day ?? ports.today(), company: companyOf({}) }, ports).law.lines
  const people = await peopleFile(options.file, console, natures)
  const company = {
    ...(isRecord(people.head?.company) && people.head.company),
    ...Object.fromEntries(COMPANY_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]))),
  }
  const other = asked && !(isQuery(asked) && asked.byLines) ? asked : null
  if (people.head && Array.isArray(people.head.people)) {
    console.stdout.write(`${JSON.stringify(ask(other ?? jsonPayrollQuery(world.registry), people.head, ports))}\n`)
    return 0
  }
  const month = day ?? monthOf(people.head?.month)
  if (other) return await answerAtOnce(other, { month, company, people }, console, ports)
  const plan = await planOf(options, people, month, company)
  if (fields.from !== undefined || fields.paid !== undefined) {
    const { differences } = await import('./differences.ts')
    return await differences(options, people, plan, console, ports)
  }
  const law = fields.law ?? people.head?.law
  if (law !== undefined) {
    const { underLaw } = await import('./under-law.ts')
    return await underLaw(law, options, people, plan, console, ports)
  }
  const run = new PayrollRun({ month, company: companyOf(company), paidOn: plan.paidOn, accounts: await accountsOf(options) }, ports)
  const rests = await restsOf(options, plan, ports.registry)
  return await new Session(options, plan, run, people, console, ports).finish(rests, await threadsFor(options))
}

/** Account names from a JSON file. */
async function accountsOf({ fields }: Options): Promise<AccountNames | undefined> {
  if (fields.accounts === undefined) return undefined
  const text = await readOrRefuse(fields.accounts, readFile(fields.accounts, 'utf8'))
  try {
    return accountNames(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new UsageError(word`"${fields.accounts.slice(0, 120)}" deve ser JSON: {"inss_payable":"2.1.3.01"}.`)
    throw error
  }
}

async function planOf({ fields, json }: Options, people: PeopleFile, month: Day, company: PayrollPlan['company']): Promise<PayrollPlan> {
  const { form, delimiter, decimalComma, titles, characters } = people
  return {
    form,
    characters,
    delimiter,
    decimalComma,
    titles,
    month,
    company,
    paidOn: dayOf(fields.paid_on),
    extra: fields.lines === undefined ? null : await linesFile(fields.lines),
    asJson: json || form === 'ndjson',
    printedFor: fields.print === undefined ? null : (fields.company ?? 'Empresa'),
    table: fields.to !== undefined,
  }
}

/** Minimum input size for threads to pay off. */
const WORTH_THREADS = 4 * 1024 * 1024

async function threadsFor({ file, fields }: Options): Promise<number> {
  const told = threadsOf(fields.threads)
  if (told !== null) return told
  if (file === '-' || (await readOrRefuse(file, stat(file))).size < WORTH_THREADS) return 1
  const { availableParallelism } = await import('node:os')
  return availableParallelism()
}

/** Hashes of the inputs that a folder's results depend on. */
async function restsOf({ file, fields }: Options, { month, company, paidOn, extra, asJson }: PayrollPlan, { laws }: Registry) {
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
  const input = createHash('sha256')
  if (fields.out !== undefined) {
    if (file === '-') throw new UsageError('Com --out as pessoas vêm de um arquivo, para que a folha possa ser continuada.')
    for await (const chunk of chunksOf(file)) input.update(chunk)
  }
  const versions = [...laws.values()].map(({ id, versions: all }) => [id, all.map(({ from }) => from)])
  return {
    input: input.digest('hex'),
    settings: hash(JSON.stringify([month, company, paidOn ?? null, extra && [...extra], asJson])),
    law: hash(JSON.stringify(versions)),
  }
}

interface PayrollRequest {
  readonly month: Day
  readonly company: object
  readonly people: PeopleFile
}

/** Answers a query that takes a few people, all at once. */
async function answerAtOnce(
  query: Operation,
  { month, company, people }: PayrollRequest,
  { stdout }: Console,
  ports: Engine,
): Promise<number> {
  const read = rowReader(people, new PayrollRun({ month, company: companyOf({}) }, ports).law.lines)
  const rows: unknown[] = []
  for await (const text of rowTexts(people.pieces, people.characters)) {
    const row = read(text)
    rows.push('person' in row ? row.person : text)
  }
  stdout.write(`${JSON.stringify(ask(query, { month: month.slice(0, 7), company, people: rows }, ports))}\n`)
  return 0
}

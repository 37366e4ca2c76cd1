/** End-to-end command-line benchmark: startup against bare Node, then 1 million and 10 million rows through `centavo batch`. */
import { type SpawnOptions, spawn } from 'node:child_process'
import { closeSync, createWriteStream, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { portsOf } from '../engine/engine.ts'
import { registry } from '../engine/generated/registry.ts'
import { run } from '../engine/operation/evaluation/run.ts'
import { atLeast, atMost } from './goals.ts'
import { median } from './load.ts'

export const COMMAND = fileURLToPath(new URL('../dist/service/cli/index.js', import.meta.url))

async function milliseconds(words: readonly string[], stdio: SpawnOptions['stdio'] = 'ignore'): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, words, { stdio })
  await new Promise((resolve) => child.on('close', resolve))
  return performance.now() - startedAt
}

/** Node flag that makes a process write its resource usage, threads included, to `file` on exit. */
export function reportingTo(file: string): string {
  const source = `import { writeFileSync } from 'node:fs'
process.on('exit', () => writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.resourceUsage())))`
  return `--import=data:text/javascript,${encodeURIComponent(source)}`
}

async function startTimes(rounds = 9): Promise<void> {
  const bare: number[] = []
  const command: number[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(await milliseconds(['-e', '0']))
    command.push(await milliseconds([COMMAND, 'net-salary', '--gross-salary', '5000']))
  }
  console.log('Command line: centavo net-salary --gross-salary 5000, to its end')
  console.table([
    { process: 'node -e 0', ms: Math.round(median(bare)) },
    { process: 'centavo', ms: Math.round(median(command)), 'ms over bare node': Math.round(median(command) - median(bare)) },
  ])
}

async function people(file: string, rows: number): Promise<void> {
  const out = createWriteStream(file)
  out.write('gross_salary,dependents\n')
  for (let row = 0; row < rows; ) {
    let text = ''
    // Covers every bracket; values repeat only after 1,800,000 rows.
    for (const end = Math.min(rows, row + 50_000); row < end; row++)
      text += `${(1500 + ((row * 7919) % 1_800_000) / 100).toFixed(2)},${row % 4}\n`
    if (!out.write(text)) await new Promise<void>((resolve) => out.once('drain', resolve))
  }
  await new Promise<void>((resolve) => out.end(() => resolve()))
}

/** Payslips produced by the calculators, one in eight with the previous year's table, which triggers the search for every known mistake. */
async function payslips(file: string, rows: number): Promise<void> {
  const out = createWriteStream(file)
  out.write('gross_salary,informed_inss,informed_irrf,net_received,reference_date\n')
  const netSalary = registry.calculators.get('net-salary')!
  const ports = portsOf({}, () => '2026-11-14')
  for (let row = 0; row < rows; row++) {
    const gross = 1700 + ((row * 7919) % 900_000) / 100
    const paid = run(netSalary, { gross_salary: gross, reference_date: row % 8 === 0 ? '2025-12-10' : '2026-05-10' }, ports)
    if (!out.write(`${gross.toFixed(2)},${paid.inss},${paid.irrf},${paid.netSalary},2026-05-10\n`))
      await new Promise<void>((resolve) => out.once('drain', resolve))
  }
  await new Promise<void>((resolve) => out.end(() => resolve()))
}

/** Milliseconds a command takes to process a file. */
async function through(file: string, words: readonly string[]): Promise<number> {
  const input = openSync(file, 'r')
  const output = openSync(`${file}.out`, 'w')
  try {
    return await milliseconds(words, [input, output, 'inherit'])
  } finally {
    closeSync(input)
    closeSync(output)
  }
}

async function checked(rows = 100_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-bench-'))
  try {
    const file = join(folder, 'payroll.csv')
    await payslips(file, rows)
    const wall = await through(file, [COMMAND, 'check', 'payslip', '--batch', '--fields', 'verdict', '--quiet'])
    console.log(`Checks: ${rows.toLocaleString('en')} payslips through centavo check payslip --batch, ${availableParallelism()} cores`)
    console.table([{ 's wall': Number((wall / 1000).toFixed(2)), 'payslips/minute': Math.round(rows / (wall / 60_000)) }])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function wholeFile(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-bench-'))
  try {
    const file = join(folder, 'people.csv')
    await people(file, rows)
    const used = join(folder, 'used.json')
    const wall = await through(file, [reportingTo(used), COMMAND, 'batch', 'net-salary', '--fields', 'netSalary,inss', '--quiet'])
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(used, 'utf8')) as NodeJS.ResourceUsage
    const processor = (userCPUTime + systemCPUTime) / 1000
    const called = `bulk net salary by file of ${rows.toLocaleString('en')}`
    atLeast(`${called}, rows a second`, 3_000_000, rows / (wall / 1000))
    atMost(`${called}, MB`, 300, maxRSS / 1024)
    console.log(`Bulk: ${rows.toLocaleString('en')} rows of net-salary through centavo batch, ${availableParallelism()} cores`)
    console.table([
      {
        's wall': Number((wall / 1000).toFixed(2)),
        's of processor': Number((processor / 1000).toFixed(2)),
        'rows/s': Math.round(rows / (wall / 1000)),
        'µs of processor/row': Number(((processor * 1000) / rows).toFixed(2)),
        'MB at most': Math.round(maxRSS / 1024),
      },
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function bulk(): Promise<void> {
  await startTimes()
  // Two sizes: startup is a large share of the 1-million-row time.
  for (const rows of [1_000_000, 10_000_000]) await wholeFile(rows)
  await checked()
}

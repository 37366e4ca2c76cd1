/**
 * `npm run bench payroll`: people per second through `centavo payroll`, against the sum of single calls. Set PAYROLL_PEOPLE for fewer
 * people.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { portsOf } from '../engine/engine.ts'
import { registry } from '../engine/generated/registry.ts'
import { run } from '../engine/operation/evaluation/run.ts'
import { COMMAND, reportingTo } from './bulk.ts'

const PEOPLE = Number(process.env.PAYROLL_PEOPLE ?? 1_000_000)
const SINGLE = 2000

const person = (index: number) => ({
  id: String(index),
  salary: (1700 + ((index * 7919) % 1_500_000) / 100).toFixed(2),
  dependents: index % 3,
  lines: [index % 20, ((index * 31) % 20_000) / 100, ((index * 17) % 50_000) / 100] as const,
})

function sheet(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const { id, salary, dependents, lines } = person(index)
    return `${id},${salary},${dependents},${lines.join(',')}`
  })
  return `id,basic_salary,dependents,1003 (horas),1012,9254\n${rows.join('\n')}\n`
}

/** CPU time of one call per person, as from a caller without the payroll operation. */
function singleCalls(): number {
  const query = registry.queries.get('payroll-run')!
  const ports = portsOf({}, () => '2026-11-14')
  const before = process.cpuUsage()
  for (let index = 0; index < SINGLE; index++) {
    const { id, salary, dependents, lines } = person(index)
    const told = [
      { nature: '1003', hours: lines[0] },
      { nature: '1012', amount: lines[1] },
      { nature: '9254', amount: lines[2] },
    ]
    run(query, { month: '2026-10', people: [{ id, basic_salary: Number(salary), dependents, lines: told }] }, ports)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / SINGLE
}

async function through(folder: string, threads: number) {
  const used = join(folder, 'used.json')
  const out = openSync(join(folder, `out-${threads}.csv`), 'w')
  const words = [
    reportingTo(used),
    COMMAND,
    'payroll',
    join(folder, 'people.csv'),
    '--month',
    '2026-10',
    '--quiet',
    '--threads',
    String(threads),
  ]
  const startedAt = performance.now()
  const child = spawn(process.execPath, words, { stdio: ['ignore', out, 'inherit'] })
  await new Promise((resolve) => child.on('close', resolve))
  const seconds = (performance.now() - startedAt) / 1000
  const { userCPUTime, systemCPUTime, maxRSS }: NodeJS.ResourceUsage = JSON.parse(readFileSync(used, 'utf8'))
  return {
    threads,
    's wall': Number(seconds.toFixed(2)),
    'people/s': Math.round(PEOPLE / seconds),
    'µs of processor a person': Number(((userCPUTime + systemCPUTime) / PEOPLE).toFixed(1)),
    'MB at most': Math.round(maxRSS / 1024),
  }
}

export async function benchPayroll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-bench-'))
  try {
    writeFileSync(join(folder, 'people.csv'), sheet(PEOPLE))
    console.log(
      `Payroll: ${PEOPLE.toLocaleString('en')} people of three lines; one by one ${singleCalls().toFixed(0)} µs of processor a person`,
    )
    const rows = []
    for (const threads of [1, availableParallelism()]) rows.push(await through(folder, threads))
    console.table(rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

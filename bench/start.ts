/** Time from launch to the first response, idle memory of the service, and cost of importing the engine. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { atMost } from './goals.ts'
import { CAPS, median, SERVICE } from './load.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ROUNDS = 7
/** Long enough for startup work to finish. */
const AT_REST_MILLISECONDS = 8000

interface Start {
  readonly listening: number
  readonly answered: number
  readonly megabytes: number | null
}

async function start(rest: boolean): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'centavo-start-'))
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...CAPS, SERVICE], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, RATES_REFRESH: 'off', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const port = await new Promise<string>((resolve) => {
      let text = ''
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        const said = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(text)
        if (said) resolve(said[1]!)
      })
    })
    const listening = performance.now() - startedAt
    await (await fetch(`http://127.0.0.1:${port}/v1/calc/net-salary?gross_salary=5000`)).text()
    const answered = performance.now() - startedAt
    if (!rest) return { listening, answered, megabytes: null }
    await new Promise((resolve) => setTimeout(resolve, AT_REST_MILLISECONDS))
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]
    return { listening, answered, megabytes: Number(resident) / 1024 }
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function milliseconds(program: string): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: ROOT, stdio: 'inherit' })
  await new Promise((resolve) => child.on('close', resolve))
  return performance.now() - startedAt
}

export async function benchStart(): Promise<void> {
  const starts: Start[] = []
  for (let round = 0; round < ROUNDS; round++) starts.push(await start(round === ROUNDS - 1))
  atMost('start to the first answer, ms', 350, median(starts.map(({ answered }) => answered)))
  atMost('memory at rest, MB', 120, starts.at(-1)!.megabytes!)
  console.log('The service: start, and memory at rest with everything shipped')
  console.table([
    {
      'ms to listening': Math.round(median(starts.map(({ listening }) => listening))),
      'ms to the first answer': Math.round(median(starts.map(({ answered }) => answered))),
      'MB at rest': Math.round(starts.at(-1)!.megabytes!),
    },
  ])
  const [bare, engine]: number[][] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    bare!.push(await milliseconds('0'))
    engine!.push(await milliseconds("await import('centavo')"))
  }
  console.log("The engine: import 'centavo', to its end")
  console.table([
    { process: 'node, nothing', ms: Math.round(median(bare!)) },
    { process: 'import centavo', ms: Math.round(median(engine!)), 'ms over bare node': Math.round(median(engine!) - median(bare!)) },
  ])
}

import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import autocannon from '../test/integration/support/autocannon.ts'

export interface Contender {
  readonly name: string
  readonly file: string
  readonly port: number
  readonly environment?: Readonly<Record<string, string>>
  readonly flags?: readonly string[]
}

export interface Figures {
  readonly requestsPerSecond: number
  readonly p99: number
  readonly errors: number
}

/** The built service, as deployed. */
export const SERVICE = 'dist/service/main.js'

/** Node flags of the deployed service. */
export const { CAPS }: { CAPS: string[] } = createRequire(import.meta.url)('../service/start.cjs')

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Starts a server and waits for its first response. */
export async function started({ file, port, environment, flags = [] }: Contender, path: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...flags, ...(file.endsWith('.ts') ? ['--import', 'tsx', file] : [file])], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_LIMIT_PER_MINUTE: '100000000',
      RATES_REFRESH: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let attempt = 0; attempt < 600; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    const answered = await fetch(`http://127.0.0.1:${port}${path}`).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return child
  }
  child.kill()
  throw new Error(`${file} did not start`)
}

export async function fired(port: number, path: string, seconds: number, request: Partial<autocannon.Options> = {}): Promise<Figures> {
  const result = await autocannon({ url: `http://127.0.0.1:${port}${path}`, connections: 32, duration: seconds, ...request })
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99, errors: result.errors + result.non2xx }
}

export const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Runs every contender in turn for several rounds, so that machine noise affects all of them. Contenders start in list order: of two equal
 * servers the later one often gets more CPU, so goals use the mean of both orders.
 */
export async function sideBySide(contenders: readonly Contender[], path: string, rounds = 3, seconds = 3): Promise<Map<string, Figures>> {
  const running: ChildProcess[] = []
  const seen = new Map<string, Figures[]>(contenders.map(({ name }) => [name, []]))
  try {
    for (const contender of contenders) running.push(await started(contender, path))
    for (const { port } of contenders) await fired(port, path, 1)
    for (let round = 0; round < rounds; round++) {
      for (const { name, port } of contenders) seen.get(name)!.push(await fired(port, path, seconds))
    }
  } finally {
    for (const child of running) child.kill()
  }
  return new Map(
    [...seen].map(([name, all]) => [
      name,
      {
        requestsPerSecond: median(all.map((figures) => figures.requestsPerSecond)),
        p99: median(all.map((figures) => figures.p99)),
        errors: all.reduce((total, figures) => total + figures.errors, 0),
      },
    ]),
  )
}

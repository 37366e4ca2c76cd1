/** No number that a schema admits ends the process, answers 5xx or takes seconds: direct, and in every question. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { serviceProcess } from '../support/service-process.ts'

const PROGRAM = fileURLToPath(new URL('../support/extreme-inputs-process.ts', import.meta.url))
const LOADER = new URL('../support/lanes/typescript.mjs', import.meta.url).href
/** The heap of a thread that answers questions, less than that of the service itself. */
const HEAP = '--max-old-space-size=128'
/** Processor time of one answer. */
const SLOW_MILLISECONDS = 2_000
/** A case that says nothing for so long is ended, and counts as slow. */
const SILENT_MILLISECONDS = 60_000
/** Runs one case in 20, some 8,000. `CENTAVO_EXTREMES_EVERY=1` runs all of them, in more than an hour; `CENTAVO_EXTREMES_PART` chooses others. */
const EVERY = Number(process.env.CENTAVO_EXTREMES_EVERY ?? 20)
const PART = Number(process.env.CENTAVO_EXTREMES_PART ?? 0)
const LEAST_CASES = 100_000 / EVERY

interface Line {
  readonly at?: number
  readonly operation?: string
  readonly asked?: string
  readonly input?: unknown
  readonly begins?: number
  readonly ended?: number
  readonly status?: number
  readonly milliseconds?: number
  readonly message?: string
  readonly finished?: true
}

const found = { cases: 0, deaths: [] as string[], failed: [] as string[], slow: [] as string[] }

/** Walks on from a case until the end, or the death of the process: the case that it died of, or null. */
function walked(first: number, skip: number): Promise<{ readonly at: number; readonly number: number } | null> {
  const child = spawn(process.execPath, [HEAP, '--import', LOADER, PROGRAM, String(first), String(skip), String(EVERY), String(PART)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((resolve, reject) => {
    let begun: Line | null = null
    let finished = false
    let silent = false
    let watch: NodeJS.Timeout | undefined
    const look = (): void => {
      clearTimeout(watch)
      watch = setTimeout(() => {
        silent = true
        child.kill('SIGKILL')
      }, SILENT_MILLISECONDS)
    }
    createInterface({ input: child.stdout }).on('line', (text) => {
      look()
      const line: Line = JSON.parse(text)
      if (line.begins !== undefined) begun = line
      if (line.finished) finished = true
      if (line.ended === undefined) return
      found.cases++
      const what = `${begun?.asked} ${JSON.stringify(begun?.input)}`
      if ((line.status ?? 0) >= 500) found.failed.push(`${line.status} ${what} ${line.message}`)
      if ((line.milliseconds ?? 0) > SLOW_MILLISECONDS) found.slow.push(`${line.milliseconds} ms ${what}`)
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(watch)
      if (finished) return resolve(null)
      if (begun?.begins === undefined || begun.at === undefined) return reject(new Error(`the walk did not begin: ${code ?? signal}`))
      const list = silent ? found.slow : found.deaths
      list.push(`${code ?? signal} ${begun.asked} ${JSON.stringify(begun.input)}`)
      resolve({ at: begun.at, number: begun.begins })
    })
  })
}

it('answers every number at the ends of its schema without a death, a 5xx or more than two seconds', async () => {
  for (let next = await walked(0, 0); next; next = await walked(next.at, next.number));
  expect(found.cases).toBeGreaterThan(LEAST_CASES)
  expect({ deaths: found.deaths, failed: found.failed, slow: found.slow }).toEqual({ deaths: [], failed: [], slow: [] })
}, 7_200_000)

it('answers a sweep over a billion dependents, and goes on serving', async () => {
  const service = await serviceProcess({ NODE_OPTIONS: '--max-old-space-size=192' })
  try {
    const url = `${service.url}/v1/calc/annual-salary/sweep?monthly_salary=6000&vary=dependents&from=0&to=1000000000&points=7`
    const swept = await fetch(url)
    expect(swept.status).toBe(200)
    expect(await swept.json()).toMatchObject({ complete: false, evaluations: 407 })
    expect((await fetch(`${service.url}/v1/health`)).status).toBe(200)
  } finally {
    service.remove()
  }
})

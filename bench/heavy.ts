/** One heavy caller: what everybody else waits while one asks for ten thousand schedules of 600 months. */
import autocannon from 'autocannon'
import { SERVICE, started } from './load.ts'

const PORT = 3306
const BATCH = '/v1/calc/consorcio/batch'
const CONNECTIONS = 8
const SECONDS = 8

const rows = Array.from({ length: 10_000 }, (_, index) =>
  JSON.stringify({ asset_value: 300_000.37 + index, months: 600, admin_fee: 15.3, financing_annual_rate: 17.77, schedule: true }),
).join('\n')

interface Figures {
  readonly p50: number
  readonly p99: number
  readonly answered: number
  readonly refused: number
}

/** Others, at a pace a service is used to and not at its peak: what is measured is waiting, not work. */
async function others(path: string): Promise<Figures> {
  const { latency, ...result } = await autocannon({
    url: `http://127.0.0.1:${PORT}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    overallRate: 200,
    workers: 1, // its own thread: reading what the heavy caller gets must not pass for waiting
  })
  return { p50: latency.p50, p99: latency.p99, answered: result['2xx'], refused: result.non2xx + result.errors }
}

/** Asks for batch after batch and reads them as they come, until told to stop. */
async function heavy(signal: AbortSignal): Promise<number> {
  let bytes = 0
  while (!signal.aborted) {
    try {
      const response = await fetch(`http://127.0.0.1:${PORT}${BATCH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: rows,
        signal,
      })
      for await (const chunk of response.body!) bytes += chunk.length
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  return bytes
}

export async function oneHeavyCaller(path: string): Promise<void> {
  const child = await started({ name: 'Centavo', file: SERVICE, port: PORT }, path)
  try {
    await others(path) // warm
    const without = await others(path)
    const stop = new AbortController()
    const pressing = heavy(stop.signal)
    const beside = await others(path)
    stop.abort()
    const bytes = await pressing
    console.log(`HTTP: one heavy caller (${BATCH}, 10,000 × 600 months) beside GET ${path}, 200 a second`)
    const told = (name: string, { p50, p99, answered, refused }: Figures) => ({
      others: name,
      'p50 ms': p50,
      'p99 ms': p99,
      answered,
      refused,
    })
    console.table([told('without it', without), told(`with it (${Math.round(bytes / 1e6)} MB to it meanwhile)`, beside)])
  } finally {
    child.kill()
  }
}

/** Single answers over HTTP: the whole service beside servers that do less. */
import { type Contender, type Figures, SERVICE, sideBySide } from './load.ts'

const CENTAVO = 'Centavo, everything on'

function shown(figures: ReadonlyMap<string, Figures>, floor: string): void {
  const most = figures.get(floor)!.requestsPerSecond
  console.table(
    [...figures].map(([server, { requestsPerSecond, p99, errors }]) => ({
      server,
      'requests/s': Math.round(requestsPerSecond),
      [`ratio to ${floor}`]: Number((requestsPerSecond / most).toFixed(2)),
      'p99 ms': p99,
      errors,
    })),
  )
}

const sameBytes = (port: number, from: number, path: string): Contender => ({
  name: 'node:http, same bytes',
  file: 'bench/servers/bare-bytes.ts',
  port,
  environment: { BYTES_FROM: `http://127.0.0.1:${from}${path}` },
})

export async function benchHttp(path: string): Promise<void> {
  console.log(`HTTP: GET ${path}`)
  const work = { name: 'node:http, same work', file: 'bench/servers/bare.ts', port: 3301 }
  const servers = [
    work,
    { name: CENTAVO, file: SERVICE, port: 3302 },
    { name: 'Express, same features', file: 'bench/servers/express.ts', port: 3303 },
    sameBytes(3307, 3302, path),
  ]
  const figures = await sideBySide(servers, path)
  shown(figures, work.name)
  shown(new Map([...figures].filter(([name]) => name === CENTAVO || name === 'node:http, same bytes')), 'node:http, same bytes')

  const series = '/v1/rates/history?metric=cdi&from=1995-01-01'
  console.log(`HTTP: GET ${series} (a whole daily series, uncompressed)`)
  shown(await sideBySide([{ name: CENTAVO, file: SERVICE, port: 3304 }, sameBytes(3305, 3304, series)], series), 'node:http, same bytes')
}

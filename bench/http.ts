/** Single responses over HTTP: the full service against servers that do less. */

import { atLeast } from './goals.ts'
import { type Contender, type Figures, fired, median, SERVICE, sideBySide, started } from './load.ts'

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
  const centavo = { name: CENTAVO, file: SERVICE, port: 3302 }
  const servers = [
    work,
    centavo,
    { name: 'Express, same features', file: 'bench/servers/express.ts', port: 3303 },
    sameBytes(3307, 3302, path),
  ]
  const figures = await sideBySide(servers, path)
  shown(figures, work.name)
  console.log('HTTP: the same two in the other order')
  const swapped = await sideBySide([centavo, work], path)
  shown(swapped, work.name)
  const ratios = [figures, swapped].map((each) => each.get(CENTAVO)!.requestsPerSecond / each.get(work.name)!.requestsPerSecond)
  atLeast('HTTP against node:http doing the same, the mean of both orders', 0.95, (ratios[0]! + ratios[1]!) / 2)
  await lessAsked(path)
  shown(new Map([...figures].filter(([name]) => name === CENTAVO || name === 'node:http, same bytes')), 'node:http, same bytes')

  const series = '/v1/rates/history?metric=cdi&from=1995-01-01'
  console.log(`HTTP: GET ${series} (a whole daily series, uncompressed)`)
  shown(await sideBySide([{ name: CENTAVO, file: SERVICE, port: 3304 }, sameBytes(3305, 3304, series)], series), 'node:http, same bytes')
}

/** The same service with the full response, without steps, and with a single field, in turns. */
async function lessAsked(path: string): Promise<void> {
  const port = 3308
  const paths = [path, `${path}&explain=false`, `${path}&fields=netSalary`]
  const service = await started({ name: CENTAVO, file: SERVICE, port }, path)
  try {
    const seen = paths.map((): number[] => [])
    for (const each of paths) await fired(port, each, 1)
    for (let round = 0; round < 3; round++)
      for (const [index, each] of paths.entries()) seen[index]!.push((await fired(port, each, 3)).requestsPerSecond)
    const [whole, unexplained, field] = seen.map(median)
    console.log('HTTP: asking for less')
    console.table(
      paths.map((each, index) => ({
        path: each,
        'requests/s': Math.round(median(seen[index]!)),
        ratio: Number((median(seen[index]!) / whole!).toFixed(2)),
      })),
    )
    atLeast('HTTP, explain=false against the whole', 1, unexplained! / whole!)
    atLeast('HTTP, fields=netSalary against the whole', 1.3, field! / whole!)
  } finally {
    service.kill()
  }
}

/**
 * Two processes against one on the same cores, with the rate limit on. The load generator runs on the same machine and uses part of its
 * CPU.
 */
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type Contender, SERVICE, sideBySide, started } from './load.ts'

export async function benchWorkers(path: string): Promise<void> {
  const one: Contender = { name: 'one process', file: SERVICE, port: 3331 }
  const two: Contender = { name: 'WORKERS=2', file: SERVICE, port: 3332, environment: { WORKERS: '2' } }
  const unlimited: Contender = {
    name: 'WORKERS=2, no limit to count',
    file: SERVICE,
    port: 3333,
    environment: { WORKERS: '2', RATE_LIMIT_PER_MINUTE: '0' },
  }
  const figures = await sideBySide([one, two, unlimited], path)
  const alone = figures.get(one.name)!.requestsPerSecond
  console.log(`HTTP: one process and two, ${availableParallelism()} cores, load from the same machine`)
  console.table(
    [...figures].map(([server, { requestsPerSecond, p99, errors }]) => ({
      server,
      'requests/s': Math.round(requestsPerSecond),
      ratio: Number((requestsPerSecond / alone).toFixed(2)),
      'p99 ms': p99,
      errors,
    })),
  )
  // A different port: the previous processes may still be shutting down.
  const child = await started({ ...two, port: 3334 }, path)
  try {
    await new Promise((resolve) => setTimeout(resolve, 5000)) // the second worker starts after the first response
    const rows = execFileSync('ps', ['-o', 'rss=,ppid=,pid=', '-A'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
    const own = rows.filter(([, parent, pid]) => parent === child.pid || pid === child.pid)
    console.table(own.map(([kilobytes, , pid]) => ({ process: pid === child.pid ? 'first' : 'worker', MB: Math.round(kilobytes! / 1024) })))
  } finally {
    child.kill()
  }
}

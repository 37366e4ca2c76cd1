/**
 * `npm run bench:soak [minutes]`: two minutes by default, sixty for a night's worth. At 70% of this machine's own peak the service must stay
 * quick, flat in memory and free of errors; at twice the peak it must turn the excess away and recover by itself.
 */
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { SERVICE, started } from './load.ts'

const PATH = '/v1/calc/net-salary?gross_salary=5000'
const PORT = 3311
const minutes = Number(process.argv[2] ?? 2)
const child = await started({ name: 'Centavo', file: SERVICE, port: PORT }, PATH)

interface Phase {
  name: string
  connections: number
  seconds: number
  overallRate?: number
}

async function phase({ name, connections, seconds, overallRate }: Phase) {
  const result = await autocannon({
    url: `http://127.0.0.1:${PORT}${PATH}`,
    connections,
    duration: seconds,
    ...(overallRate && { overallRate }),
  })
  const shed = result['5xx'] + result['4xx']
  return {
    phase: name,
    'requests/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
    answered: result['2xx'],
    'turned away': shed,
    errors: result.errors,
    'memory MB': Math.round(residentMegabytes()),
  }
}

/** From the kernel's own account of the process. */
function residentMegabytes(): number {
  const pages = Number(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1])
  return (pages * 4096) / 1e6
}

try {
  await phase({ name: 'warm-up', connections: 32, seconds: 5 })
  const idle = await phase({ name: 'idle: 20 a second', connections: 2, seconds: 10, overallRate: 20 })
  const peak = await phase({ name: 'peak: 32 connections', connections: 32, seconds: 10 })
  const rate = Math.round(peak['requests/s'] * 0.7)
  const before = await phase({ name: `70% of peak (${rate}/s), first ten seconds`, connections: 32, seconds: 10, overallRate: rate })
  const soak = await phase({ name: `70% of peak, ${minutes} min`, connections: 32, seconds: Math.round(minutes * 60), overallRate: rate })
  const flood = await phase({ name: 'twice the peak and more: 2,000 connections', connections: 2000, seconds: 10 })
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const after = await phase({ name: 'after the flood: 20 a second', connections: 2, seconds: 5, overallRate: 20 })
  console.table([idle, peak, before, soak, flood, after])
  console.log(`p99 at 70% is ${(soak['p99 ms'] / Math.max(1, idle['p99 ms'])).toFixed(1)} times the idle p99 (asked: under 5).`)
  console.log(`Memory went from ${before['memory MB']} to ${soak['memory MB']} MB over the soak.`)
  console.log(`In the flood ${flood['turned away']} were turned away, ${flood.errors} failed; afterwards ${after.errors} failed.`)
} finally {
  child.kill()
}

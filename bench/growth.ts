/** Does a request cost more when there are ten times as many calculators, or law tables? And what do start and memory cost? */
import { execFileSync } from 'node:child_process'
import { registry } from '../engine/generated/registry.ts'
import { engineWithLaws, grownEngine } from '../test/support/grown.ts'
import { type Contender, median, sideBySide, started } from './load.ts'

const FEW = { calculators: 39, laws: 30 }
const MANY = { calculators: 400, laws: 300 }

const copies = (count: number): string[] => Array.from({ length: count }, (_, index) => `copy-${index}`)

export async function growth(path: string): Promise<object[]> {
  const calculators = grownEngine('payroll', 'net-salary', copies(MANY.calculators - registry.calculators.size))
  const laws = engineWithLaws('payroll', 'minimum-wage', copies(MANY.laws - registry.laws.size))
  try {
    const file = 'bench/servers/grown.ts'
    const few = { CALCULATORS: String(FEW.calculators), LAWS: String(FEW.laws) }
    const contenders: Contender[] = [
      { name: `${FEW.calculators} calculators, ${FEW.laws} laws`, file, port: 3320, environment: few },
      { name: `all there are: ${registry.calculators.size} and ${registry.laws.size}`, file, port: 3321 },
      { name: `${MANY.calculators} calculators`, file, port: 3322, environment: { GROWN_TREE: calculators.engine.href } },
      { name: `${MANY.laws} laws`, file, port: 3323, environment: { GROWN_TREE: laws.engine.href } },
    ]
    const figures = await sideBySide(contenders, path, 5, 2)
    const first = figures.get(contenders[0]!.name)!.requestsPerSecond
    const lines: object[] = []
    for (const contender of contenders) {
      const { requestsPerSecond, p99 } = figures.get(contender.name)!
      const { milliseconds, megabytes } = await startOf(contender, path)
      lines.push({
        registry: contender.name,
        'requests/s': Math.round(requestsPerSecond),
        ratio: Number((requestsPerSecond / first).toFixed(3)),
        'p99 ms': p99,
        'ms to the first answer': Math.round(milliseconds),
        MB: Math.round(megabytes),
      })
    }
    return lines
  } finally {
    calculators.remove()
    laws.remove()
  }
}

/** From nothing to the first answer, and the memory it then has; from sources, so that only the difference between lines says something. */
async function startOf(contender: Contender, path: string, rounds = 3): Promise<{ milliseconds: number; megabytes: number }> {
  const [times, sizes]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    const child = await started(contender, path)
    times.push(performance.now() - startedAt)
    sizes.push(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
  }
  return { milliseconds: median(times), megabytes: median(sizes) }
}

/** Does a request cost more when there are ten times as many calculators? The same folder copied until there are 400. */
import { registry } from '../engine/registry.generated.ts'
import { grownEngine } from '../test/support/grown.ts'
import { type Contender, sideBySide } from './load.ts'

const MANY = 400

export async function growth(path: string): Promise<object[]> {
  const copies = Array.from({ length: MANY - registry.calculators.size }, (_, index) => `copy-${index}`)
  const grown = grownEngine('payroll', 'net-salary', copies)
  try {
    const contenders: Contender[] = [
      { name: 'the calculators there are', file: 'bench/servers/grown.ts', port: 3321 },
      { name: `${MANY} calculators`, file: 'bench/servers/grown.ts', port: 3322, environment: { GROWN_TREE: grown.engine.href } },
    ]
    const figures = await sideBySide(contenders, path, 5, 2)
    const first = figures.get(contenders[0]!.name)!.requestsPerSecond
    return [...figures].map(([held, { requestsPerSecond, p99 }]) => ({
      registry: held,
      'requests/s': Math.round(requestsPerSecond),
      ratio: Number((requestsPerSecond / first).toFixed(2)),
      'p99 ms': p99,
    }))
  } finally {
    grown.remove()
  }
}

/** Does a request cost more when there are ten times as many calculators? The same folder copied until there are 400. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Contender } from './load.ts'
import { sideBySide } from './load.ts'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))
const MANY = 400

/** A source tree with `MANY` calculators, the real ones among them. */
function grownTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'centavo-grown-'))
  for (const name of readdirSync(SOURCE)) if (name !== 'calculators') symlinkSync(join(SOURCE, name), join(tree, name))
  mkdirSync(join(tree, 'calculators'))
  const real = readdirSync(join(SOURCE, 'calculators'))
  for (const name of real) symlinkSync(join(SOURCE, 'calculators', name), join(tree, 'calculators', name), 'dir')
  for (let index = real.length; index < MANY; index++) {
    cpSync(join(SOURCE, 'calculators', 'net-salary'), join(tree, 'calculators', `copy-${index}`), { recursive: true })
  }
  return tree
}

export async function growth(path: string): Promise<object[]> {
  const tree = grownTree()
  try {
    const contenders: Contender[] = [
      { name: 'the calculators there are', file: 'bench/servers/grown.ts', port: 3321 },
      {
        name: `${MANY} calculators`,
        file: 'bench/servers/grown.ts',
        port: 3322,
        environment: { GROWN_TREE: pathToFileURL(`${tree}/`).href },
      },
    ]
    const figures = await sideBySide(contenders, path, 5, 2)
    const first = figures.get(contenders[0]!.name)!.requestsPerSecond
    return [...figures].map(([registry, { requestsPerSecond, p99 }]) => ({
      registry,
      'requests/s': Math.round(requestsPerSecond),
      ratio: Number((requestsPerSecond / first).toFixed(2)),
      'p99 ms': p99,
    }))
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

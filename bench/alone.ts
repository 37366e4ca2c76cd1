/**
 * Package benchmarks, each in a dedicated process: earlier code in a process changes V8's optimizations, up to doubling the time. Run with
 * a benchmark name to print only that figure.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The built package: in the sources every imported name goes through a getter, which costs as much as the arithmetic. */
const BUILT = new URL('../engine/dist/library.js', import.meta.url).href
const PROCESSES = 3

type Library = typeof import('../engine/library.ts')

export type Works = Readonly<Record<string, { readonly times: number; readonly work: () => unknown }>>

/** Every timed operation, over the built package. */
export async function worksOfPackage(): Promise<Works> {
  const { calculate, solve, sweep, timeline, compare }: Library = await import(BUILT)
  const id = 'net-salary'
  let index = 0
  const thousand = (view: { readonly explain: false } | { readonly fields: readonly ('netSalary' | 'inss' | 'irrf')[] }) => () => {
    for (let call = 0; call < 1000; call++) calculate(id, { gross_salary: 3000 + (index++ % 9000) }, view)
  }
  return {
    'solve: the gross of 8,000 net': {
      times: 100,
      work: () => solve(id, { solve_for: 'gross_salary', target: 'netSalary', target_value: 8000, dependents: 2 }),
    },
    'sweep: 100 points': { times: 100, work: () => sweep(id, { vary: 'gross_salary', from: 1000, to: 20_000, points: 100 }) },
    'timeline: since 1994-07': { times: 100, work: () => timeline(id, { from: '1994-07-01', gross_salary: 5000 }) },
    'compare: two salaries': {
      times: 100,
      work: () => compare(id, { dependents: 2, a: { gross_salary: 5000 }, b: { gross_salary: 6000 } }),
    },
    'a thousand calls for three numbers': { times: 40, work: thousand({ fields: ['netSalary', 'inss', 'irrf'] }) },
    'a thousand calls for the whole without its steps': { times: 40, work: thousand({ explain: false }) },
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** CPU milliseconds: median of several rounds, after as many warm-up rounds. */
export function processorOf(work: () => unknown, rounds: number): number {
  for (let round = 0; round < rounds; round++) work()
  const times = Array.from({ length: rounds }, () => {
    const used = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(used)
    return (user + system) / 1000
  })
  return median(times)
}

/** Median over several processes. */
export function alone(name: string): number {
  const program = fileURLToPath(import.meta.url)
  const figures = Array.from({ length: PROCESSES }, () =>
    Number(execFileSync(process.execPath, ['--import', 'tsx', program, name], { encoding: 'utf8' })),
  )
  return median(figures)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { work, times } = (await worksOfPackage())[process.argv[2]!]!
  process.stdout.write(String(processorOf(work, times)))
}

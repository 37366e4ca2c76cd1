/** A file above 1 MiB runs in threads: its output is that of its parts, each of which runs in this one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { centavo } from '../../../../test/support/console.ts'
import { temporaryFolder } from '../../../../test/support/temporary.ts'

const folder = temporaryFolder()
const errors = join(folder, 'errors.csv')
const file = join(folder, 'people.csv')
const HEADER = 'gross_salary,dependents\n'
/** A part of this many rows is about 450 KB. */
const ROWS = 45_000

/** Odd rows need the engine, and it refuses them. */
const part = (from: number, odd: boolean): string =>
  Array.from({ length: ROWS }, (_, at) =>
    odd && at % 9973 === 5 ? '"1.500,00",x\n' : `${(1500 + ((from + at) % 900_000) / 100).toFixed(2)},${at % 4}\n`,
  ).join('')

/** Refusals without the line of the file, and without the header. */
const reasons = (): string[] =>
  readFileSync(errors, 'utf8')
    .split('\n')
    .map((line) => line.replace(/^\d+,/, ''))

it('writes the rows and the refusals in the order of the file', async () => {
  const begun: unknown[] = []
  const begins = (worker: unknown): void => void begun.push(worker)
  process.on('worker', begins)
  const batch = (text: string) => {
    writeFileSync(file, HEADER + text)
    return centavo(['batch', 'net-salary', file, '--errors', errors, '--fields', 'netSalary,inss', '--quiet', '--threads', '2'])
  }
  const parts = [part(0, false), part(ROWS, false), part(2 * ROWS, true)]
  const whole = await batch(parts.join(''))
  expect(begun).toHaveLength(2)
  const refused = reasons()
  const alone: string[] = []
  for (const each of parts) alone.push((await batch(each)).out.slice(HEADER.length + ',netSalary,inss'.length))
  process.off('worker', begins)
  expect(begun).toHaveLength(2)
  expect(whole.code).toBe(2)
  expect(whole.out === `gross_salary,dependents,netSalary,inss\n${alone.join('')}`).toBe(true)
  expect(refused.length).toBeGreaterThan(4)
  expect(refused).toEqual(reasons())
})

/** Each yearly table of the next January recorded alone, and all together, in a copy: the tests that read the newest versions pass there. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { yearlyTables } from '../../tools/law/new-act.ts'
import { EXHAUSTIVE } from '../support/lanes/rounds.ts'
import { registry } from '../support/ports.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TABLES = [...yearlyTables(join(ROOT, 'engine/domains')).keys()]

/** Tests that read the newest version, the day of the review or the years nobody reviewed yet. */
const READERS = [
  'test/law/law-as-data.test.ts',
  'test/law/calendar.test.ts',
  'test/law/minimum-wage.test.ts',
  'test/law/law-lock.test.ts',
  'engine/domains/payroll',
  'engine/domains/social-security',
  'engine/domains/termination',
]

it('finds every table that changes in January', () => {
  const january = [...registry.laws.values()].filter(({ changes }) => changes === 'january').map(({ id }) => id)
  expect(TABLES).toEqual(expect.arrayContaining(january))
})

// In a copy the variable is set: the copy starts no copies of its own.
if (EXHAUSTIVE && process.env.CENTAVO_YEARLY_ACT === undefined)
  it.each([...TABLES.map((id) => [id, ['--table', id]] as const), ['all together', []] as const])(
    'the tests that read the newest tables pass with a new table: %s',
    { timeout: 1_200_000 },
    (_tables, options) => {
      const args = ['--import', 'tsx', join(ROOT, 'tools/law/yearly-act.ts'), ...options, '--maxWorkers=1', ...READERS]
      const output = execFileSync(process.execPath, args, {
        cwd: ROOT,
        env: { ...process.env, CENTAVO_TEST_PROGRAMS: 'none' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      expect(output).toMatch(/Test Files .*passed/)
      expect(output).not.toMatch(/failed/)
    },
  )

import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

it('every shared rule has a test file beside it', () => {
  const rules = readdirSync(`${ROOT}engine`, { recursive: true, encoding: 'utf8' })
    .map((file) => `engine/${file}`)
    .filter(
      (file) =>
        file.includes('/rules/') &&
        !file.includes('dist/') &&
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        !file.endsWith('/en.ts'),
    )
  expect(rules.length).toBeGreaterThan(15)
  expect(rules.filter((file) => !existsSync(`${ROOT}${file.replace(/\.ts$/, '.test.ts')}`))).toEqual([])
})

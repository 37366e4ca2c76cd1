import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Values that come from outside the program: any of them may be missing, whatever its type says. */
const EXTERNAL = /\b(?:headers|query|params|body|argv|env|searchParams|requestInfo|payload)\b(?:\??\.\w+|\[[^\]]*\]|\([^()]*\))*!(?!=)/
const READ = /\b(?:paramsOf|queryOf|mediaTypeOf)\([^()]*\)(?:\??\.\w+|\[[^\]]*\])*!(?!=)/

const sources = ['service', 'register', 'engine'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/(?:^|\/)(?:generated|node_modules)\//.test(path))
    .map((path) => `${folder}/${path}`),
)

it('asserts no value from outside to be there', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const asserted = sources.flatMap((path) =>
    readFileSync(ROOT + path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (EXTERNAL.test(line) || READ.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(asserted).toEqual([])
})

it.each([
  "request.headers['content-type']!.split(';')",
  'metric(params.id!)',
  'response.body!.getReader()',
  'process.env.HOME!',
  'process.argv[2]!',
  'new URL(requestInfo!.url)',
  'paramsOf(request).id!',
  "url.searchParams.get('q')!",
])('recognises %s', (line) => {
  expect(EXTERNAL.test(line) || READ.test(line)).toBe(true)
})

it.each(["request.headers['if-none-match'] !== tag", 'if (!params.id) return', 'body != null'])('passes over %s', (line) => {
  expect(EXTERNAL.test(line) || READ.test(line)).toBe(false)
})

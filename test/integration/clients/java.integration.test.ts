import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROGRAMS } from '../../../tools/lanes/client-generators.ts'
import { openapiGenerator } from './openapi-generator.ts'
import { ANSWERS, requireClientGenerators, run, workshop } from './support.ts'

beforeAll(requireClientGenerators)
const at = workshop('/v1/openapi.3.0.json')

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .map((name) => join(folder, name))

const LIBRARIES = `${PROGRAMS.javaLibraries}/*`

describe('the whole description in Java', { timeout: 900_000 }, () => {
  it('compiles the client of openapi-generator and computes a net salary', async () => {
    const folder = at().folder('java')
    await openapiGenerator(folder, at(), 'java')
    writeFileSync(join(folder, 'sources'), [...sourcesBelow(join(folder, 'centavo-client/src/main/java')), 'Calls.java'].join('\n'))
    // The generated code names types that are deprecated: warnings of it say nothing about the description.
    await run(folder, 'javac', ['-nowarn', '-proc:none', '-J-Xmx1500m', '-d', 'classes', '-cp', LIBRARIES, '@sources'])
    expect(JSON.parse(await run(folder, 'java', ['-cp', `classes:${LIBRARIES}`, 'Calls', at().url]))).toEqual(ANSWERS)
  })
})

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROGRAMS } from '../../../tools/lanes/client-generators.ts'
import { openapiGenerator } from './openapi-generator.ts'
import { ANSWERS, requireClientGenerators, run, workshop } from './support.ts'

beforeAll(requireClientGenerators)
const at = workshop('/v1/openapi.3.0.json')

/** Compiles every package of a module and runs the program. */
async function answersOf(folder: string): Promise<unknown> {
  await run(folder, 'go', ['build', '-trimpath', '-o', join(folder, 'calls'), '.'])
  return JSON.parse(await run(folder, join(folder, 'calls'), [at().url]))
}

describe('the whole description in Go', { timeout: 900_000 }, () => {
  it('compiles the client of oapi-codegen and computes a net salary', async () => {
    const folder = at().folder('go-oapi-codegen')
    mkdirSync(join(folder, 'centavo'))
    await run(folder, PROGRAMS.oapiCodegen, at().command('oapi-codegen'))
    expect(await answersOf(folder)).toEqual(ANSWERS)
  })

  it('compiles the client of openapi-generator and computes a net salary', async () => {
    const folder = at().folder('go-openapi-generator')
    await openapiGenerator(folder, at(), 'go')
    expect(await answersOf(folder)).toEqual(ANSWERS)
  })
})

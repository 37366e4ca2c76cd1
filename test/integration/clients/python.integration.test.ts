import { beforeAll, describe, expect, it } from 'vitest'
import { PROGRAMS } from '../../../tools/lanes/client-generators.ts'
import { ANSWERS, requireClientGenerators, run, workshop } from './support.ts'

beforeAll(requireClientGenerators)
const at = workshop('/v1/openapi.json')

describe('the whole description in Python', { timeout: 900_000 }, () => {
  it('compiles the client of openapi-python-client and computes a net salary', async () => {
    const folder = at().folder('python')
    await run(folder, PROGRAMS.openapiPythonClient, at().command('openapi-python-client'))
    await run(folder, PROGRAMS.python, ['-m', 'compileall', '-q', 'centavo_client'])
    expect(JSON.parse(await run(folder, PROGRAMS.python, ['calls.py', at().url]))).toEqual(ANSWERS)
  })
})

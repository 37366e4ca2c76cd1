import { afterAll, beforeAll, expect, it } from 'vitest'
import { FakeSource } from '../../../test/support/fakes/fake-source.ts'
import { treasuryBonds } from './index.ts'

const ONCE = { attempts: 1, attemptMilliseconds: 10_000, backoffMilliseconds: 1, largestBytes: 1_000_000 }

let status = 200
const treasury = new FakeSource((_url, response) => response.writeHead(status).end('<html></html>'))
let address: string

beforeAll(async () => {
  address = await treasury.listen()
})
afterAll(() => treasury.close())

it.each([
  [403, false],
  [404, true],
  [408, true],
  [410, false],
  [500, true],
  [503, true],
])('reports a file with status %d as a problem, transient: %s', async (given, passing) => {
  status = given
  await expect(treasuryBonds(`${address}/file.csv`, ONCE).read(new AbortController().signal)).rejects.toMatchObject({
    message: `status ${given}`,
    passing,
  })
})

import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { ibgeSidra } from './index.ts'

/** Counts the requests made to a source that returns `status`, with two attempts allowed. */
async function asks(status: number): Promise<number> {
  let count = 0
  const server = createServer((_request, response) => {
    count++
    response.writeHead(status).end('no')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const patience = { attempts: 2, attemptMilliseconds: 60_000, backoffMilliseconds: 0, largestBytes: 1000 }
  const source = ibgeSidra(`http://127.0.0.1:${address.port}/`, patience)
  await expect(source.read('ipca-index', '2026-01-01', '2026-03-31', new AbortController().signal)).rejects.toThrow(`status ${status}`)
  server.closeAllConnections()
  server.close()
  return count
}

it.each([
  [404, 2],
  [408, 2],
  [500, 2],
  [502, 2],
  [400, 1],
  [403, 1],
  [499, 1],
])('status %d causes %d request(s)', async (status, times) => {
  expect(await asks(status)).toBe(times)
})

import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { TimeSlicer } from '../../work/time-slicer.ts'
import type { TrustedProxies } from '../app.ts'
import { AdmissionControl } from './admission.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Addresses under which requests are admitted. */
async function namesOf(trusted: TrustedProxies, forwarded: readonly string[]): Promise<string[]> {
  const names: string[] = []
  class Watched extends TimeSlicer {
    override enter(key: unknown, work: () => void): void {
      names.push(String(key))
      super.enter(key, work)
    }
  }
  const server = createServer((_request, response) => response.end('answered'))
  servers.push(server)
  new AdmissionControl(new Watched(), trusted).interceptRequests(server, () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  for (const each of forwarded)
    await new Promise((resolve, reject) =>
      get({ port, host: '127.0.0.1', agent: false, headers: { 'x-forwarded-for': each } }, (response) =>
        response.resume().on('end', resolve),
      ).on('error', reject),
    )
  return names
}

it("admits each request under the address Fastify would report: the socket's, or the one before the trusted proxies", async () => {
  const told = ['198.51.100.7', '198.51.100.7, 203.0.113.9']
  expect(await namesOf(false, told)).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(await namesOf(1, told)).toEqual(['198.51.100.7', '203.0.113.9'])
  expect(await namesOf(2, told)).toEqual(['198.51.100.7', '198.51.100.7'])
  expect(await namesOf('127.0.0.1, 203.0.113.0/24', told)).toEqual(['198.51.100.7', '198.51.100.7'])
  expect(await namesOf('10.0.0.0/8', told)).toEqual(['127.0.0.1', '127.0.0.1'])
})

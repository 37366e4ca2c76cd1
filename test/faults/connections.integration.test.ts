/** Connections: no caller takes every descriptor, and none that the kernel accepted is lost at the end. */
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type ServiceProcess, serviceProcess } from '../support/service-process.ts'

const QUICK = '/v1/tables/inss'
const SWEEP = '/v1/calc/net-salary/sweep?vary=gross_salary&from=1000&to=9000&points=200'

let service: ServiceProcess | undefined
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  service?.remove()
})

const started = async (environment: Readonly<Record<string, string>> = {}, openFiles?: number): Promise<ServiceProcess> => {
  service = await serviceProcess(environment, openFiles)
  expect((await fetch(service.url + QUICK)).status).toBe(200)
  return service
}

function opened(port: number, text: string, from = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => text && socket.write(text))
  sockets.push(socket.on('error', () => {}))
  return socket
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const descriptors = ({ child }: ServiceProcess): number => readdirSync(`/proc/${child.pid}/fd`).length

describe('idle connections', () => {
  it('are bounded per address and in all, and other addresses are served', async () => {
    const { port, url } = await started({ MAX_CONNECTIONS: '300', MAX_CONNECTIONS_PER_ADDRESS: '100' })
    const before = descriptors(service!)
    for (let count = 0; count < 400; count++) opened(port, '', '127.0.0.2')
    await pause(1000)
    expect(descriptors(service!) - before).toBeLessThanOrEqual(100)
    expect((await fetch(url + QUICK)).status).toBe(200)
    for (let count = 0; count < 400; count++) opened(port, '', `127.0.0.${3 + (count % 20)}`)
    await pause(1000)
    expect(descriptors(service!) - before).toBeLessThanOrEqual(300)
    expect(service!.child.exitCode).toBeNull()
  })

  it('leave descriptors for the rest where the process may open few', async () => {
    const { port } = await started({ MAX_CONNECTIONS_PER_ADDRESS: '0' }, 512)
    for (let count = 0; count < 700; count++) opened(port, '')
    await pause(3000)
    expect(descriptors(service!)).toBeLessThan(500)
    expect(service!.child.exitCode).toBeNull()
  })

  it('with half a header are closed soon after the refusal', async () => {
    const { port } = await started()
    const before = descriptors(service!)
    for (let count = 0; count < 100; count++) opened(port, 'GET /v1/health HTTP/1.1\r\nHost:').on('end', () => {})
    await pause(500)
    expect(descriptors(service!) - before).toBeGreaterThan(90)
    await expect.poll(() => descriptors(service!) - before, { timeout: 15_000, interval: 500 }).toBeLessThan(10)
  })
})

describe('SIGTERM under load', () => {
  /** Status of a request on a connection of its own, or the code of its error. */
  const answered = (port: number, path: string) =>
    new Promise<string>((resolve) => {
      const socket = opened(port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
      let text = ''
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
      socket.once('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'no answer'))
    })

  it.each([
    [{}, 0],
    [{}, 50],
    [{}, 300],
    [{}, 1500],
    [{ WORKERS: '2' }, 0],
    [{ WORKERS: '2' }, 300],
  ])(
    'answers each of 120 requests that the kernel accepted: %o, after %d ms',
    async (environment, milliseconds) => {
      const { port, child, ended } = await started(environment)
      const paths = Array.from({ length: 120 }, (_, at) =>
        at % 3 === 0 ? SWEEP : `${QUICK}?date=2026-01-${String((at % 28) + 1).padStart(2, '0')}`,
      )
      const outcomes = Promise.all(paths.map((path) => answered(port, path)))
      await pause(milliseconds)
      child.kill('SIGTERM')
      const counted = new Set(await outcomes)
      for (const outcome of counted) expect(['200', '429', '503']).toContain(outcome)
      expect(await ended).toBe(0)
    },
    60_000,
  )
})

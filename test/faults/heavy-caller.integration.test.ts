/** Fairness: one caller at maximum load must not affect the others. */
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServiceProcess, serviceProcess } from '../support/service-process.ts'

const BATCH = '/v1/calc/consorcio/batch'
const QUICK = '/v1/calc/net-salary?gross_salary=5000'

let service: ServiceProcess
const sockets: Socket[] = []

async function started(): Promise<void> {
  // Production settings: preloading competes with the callers.
  service = await serviceProcess({ PRELOAD: 'on' })
  // Warm-up: every operation is loaded.
  await answered('/v1/openapi.json')
  for (let call = 0; call < 200; call++) await answered(QUICK)
  // Starts the threads, to exclude their memory from the measurements.
  await Promise.all(Array.from({ length: 8 }, () => answered('/v1/calc/net-salary/compare?a.gross_salary=1000&b.gross_salary=2000')))
}

beforeAll(started, 60_000)
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  service?.remove()
})

async function answered(path: string): Promise<void> {
  const response = await fetch(service.url + path)
  await response.arrayBuffer()
  expect(response.status).toBe(200)
}

const heavyRow = (index: number, schedule: boolean) =>
  JSON.stringify({ asset_value: 300_000.37 + index, months: 600, admin_fee: 15.3, financing_annual_rate: 17.77, schedule })

/** Raw bytes of an HTTP request. */
const posted = (body: string) =>
  `POST ${BATCH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

function opened(text: string): Socket {
  const socket = connect(service.port, '127.0.0.1', () => socket.write(text))
  sockets.push(socket.on('error', () => {}))
  return socket
}

describe('one heavy caller', () => {
  it('hundreds of other requests finish before 10,000 consortia of 600 months', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => heavyRow(index, true)).join('\n')
    const controller = new AbortController()
    const heavy = await fetch(service.url + BATCH, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body: rows,
      signal: controller.signal,
    })
    let answeredFirst = false
    const reading = (async () => {
      for await (const _chunk of heavy.body!);
      answeredFirst = true
    })().catch(() => {})
    for (let call = 0; call < 300; call++) await answered(QUICK)
    expect(answeredFirst).toBe(false)
    controller.abort()
    await reading
  })

  it('a hundred clients that do not read cost less than 100 MB and are disconnected', async () => {
    // Restarts the service, to exclude memory of the previous test.
    service.remove()
    await started()
    const before = residentMegabytes()
    const rows = Array.from({ length: 10_000 }, (_, index) => heavyRow(index, false)).join('\n')
    const silent = Array.from({ length: 100 }, () => opened(posted(rows)).pause())
    let most = 0
    for (let second = 0; second < 16; second++) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      most = Math.max(most, residentMegabytes())
    }
    expect(most - before).toBeLessThan(100)
    await answered(QUICK)
    for (const socket of silent) socket.destroy()
  })

  it.each([
    ['an array that never begins', '['],
    ['an array between two elements', '[1,'],
    ['nothing at all', ''],
  ])('endless whitespace, %s, is rejected immediately', async (_name, start) => {
    const socket = opened(
      `POST ${BATCH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${start ? `${start.length.toString(16)}\r\n${start}\r\n` : ''}`,
    )
    const blank = `10000\r\n${' '.repeat(65_536)}\r\n`
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    const sending = setInterval(() => socket.writable && socket.write(blank), 5)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(sending)
    expect(text).toContain('error')
  })

  it('rejects an oversized batch by its length, before reading it', async () => {
    const socket = opened(
      `POST ${BATCH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99000000\r\n\r\n[${' '.repeat(10)}`,
    )
    const text = await new Promise<string>((resolve) => {
      let all = ''
      socket.setEncoding('utf8').on('data', (chunk: string) => (all += chunk))
      socket.once('close', () => resolve(all))
    })
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
    expect(text).toContain('"code":"body_too_large"')
  })
})

describe('process pause', () => {
  it('a stopped and continued process answers all pending requests', async () => {
    service.child.kill('SIGSTOP')
    const waiting = Array.from({ length: 200 }, (_, index) => fetch(`${service.url}${QUICK}&dependents=${index % 10}`))
    await new Promise((resolve) => setTimeout(resolve, 1500))
    service.child.kill('SIGCONT')
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

function residentMegabytes(): number {
  const pages = Number(readFileSync(`/proc/${service.child.pid}/statm`, 'utf8').split(' ')[1])
  return (pages * 4096) / 1e6
}

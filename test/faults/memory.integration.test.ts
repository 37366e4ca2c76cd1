/** No body, archive or document within the limits of bytes ends the process or takes its memory: each is answered, and others go on. */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Chance } from '../simulation/random.ts'
import { type ServiceProcess, serviceProcess } from '../support/service-process.ts'

/** The flags of `npm start`. */
const FLAGS = '--max-old-space-size=192 --max-semi-space-size=2'
const MOST_RESIDENT_MEGABYTES = 400
const MEGABYTE = 1_000_000
/** Another client waits at most so long, on a machine that other work may fill. */
const LONGEST_WAIT_MILLISECONDS = 5_000
const QUICK = '/v1/tables/inss'

let service: ServiceProcess

beforeAll(async () => {
  service = await serviceProcess({ NODE_OPTIONS: FLAGS, TRUST_PROXY: '1', POOL_THREADS: '2' })
  expect((await fetch(service.url + QUICK)).status).toBe(200)
}, 60_000)
afterAll(() => service?.remove())

/** A body of `megabytes` whose list repeats one value. */
function repeating(list: string, value: string, megabytes: number): string {
  const count = Math.floor((megabytes * MEGABYTE) / (value.length + 1))
  return `{"${list}":[${`${value},`.repeat(count - 1)}${value}]}`
}

/** On a connection of its own: one kept alive may time out between two tests on a busy machine. */
const post = (path: string, body: string | Uint8Array, address: string, type = 'application/json') =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'x-forwarded-for': address }
    request(service.url + path, { method: 'POST', agent: false, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!))
    })
      .once('error', reject)
      .end(body)
  })

/** Status of a body refused while it was still being sent: its connection may close before the refusal is read. */
const closed = (error: NodeJS.ErrnoException): number => {
  if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') throw error
  return 503
}

/** Peak resident memory since the start, from the kernel. */
function peakMegabytes(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${service.child.pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1000
}

/** Longest wait of another client until the work ends. */
async function othersDuring(work: Promise<unknown>): Promise<number> {
  let ended = false
  const done = work.finally(() => {
    ended = true
  })
  let most = 0
  while (!ended) {
    const before = performance.now()
    expect((await fetch(service.url + QUICK, { headers: { 'x-forwarded-for': '203.0.113.200' } })).status).toBe(200)
    most = Math.max(most, performance.now() - before)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await done
  return most
}

function assertAlive(): void {
  expect(service.child.exitCode).toBeNull()
  expect(peakMegabytes()).toBeLessThan(MOST_RESIDENT_MEGABYTES)
}

describe('a body of many values in few bytes', () => {
  it.each([
    ['/v1/check/esocial', 'files', '{}', 7.9, 4],
    ['/v1/check/esocial', 'files', '[]', 7.9, 1],
    ['/v1/check/esocial', 'files', '0', 7.9, 1],
    ['/v1/documents/read', 'pages', '{}', 1.9, 6],
    ['/v1/payroll', 'people', '{}', 1.9, 6],
  ])(
    'is refused before it is parsed, and nobody else notices: %s of %s %s, %d MB, %d at once',
    async (path, list, value, megabytes, count) => {
      const body = repeating(list, value, megabytes)
      const sent = Promise.all(Array.from({ length: count }, (_, at) => post(path, body, `203.0.113.${at + 1}`)))
      const most = await othersDuring(sent)
      // 503 where the machine is too busy to read one at all.
      for (const status of await sent) expect([413, 503]).toContain(status)
      expect(await sent).toContain(413)
      expect(most).toBeLessThan(LONGEST_WAIT_MILLISECONDS)
      assertAlive()
    },
  )

  it('is refused by the length of its list, before any item is validated', async () => {
    const body = repeating('files', '{}', 0.2)
    expect(await post('/v1/check/esocial', body, '203.0.113.9')).toBe(400)
    assertAlive()
  })

  it('is refused however deep it nests, and where a field comes twice', async () => {
    expect(await post('/v1/payroll', '['.repeat(1_000_000), '203.0.113.10')).toBe(400)
    expect(await post('/v1/payroll', `{"month":"2026-10","month":"2026-11","people":[${'{},'.repeat(40_000)}{}]}`, '203.0.113.10')).toBe(
      400,
    )
    expect(await post('/v1/calc/net-salary', '{"gross_salary":5000,"gross_salary":9000}', '203.0.113.10')).toBe(400)
    expect(await post('/v1/calc/net-salary/batch', '[{"gross_salary":5000,"gross_salary":9000}]', '203.0.113.10')).toBe(200)
  })

  it('waits for room with 503 when the bodies of all callers fill their budget', async () => {
    const body = repeating('files', '{}', 7.9)
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, at) => post('/v1/check/esocial', body, `198.51.100.${at + 1}`).catch(closed)),
    )
    expect(statuses.filter((status) => status === 413).length).toBeGreaterThanOrEqual(3)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(1)
    expect(new Set(statuses)).toEqual(new Set([413, 503]))
    assertAlive()
  })
})

describe('an archive that grows', () => {
  /** 31 MiB in files of 4 MiB, at a compression ratio of about 60. */
  const archive = (): Uint8Array => {
    const chance = new Chance(1)
    const noise = (): string => Array.from({ length: 60 }, () => String.fromCharCode(chance.whole(97, 122))).join('')
    const row = (): string => `<v>${noise()}</v>${' '.repeat(2400)}`
    const text = new TextEncoder().encode(Array.from({ length: 1_690 }, row).join(''))
    return zipSync(Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`${index}.xml`, text])))
  }

  it('is unpacked in a thread, eight at once, and nobody else notices', async () => {
    const packed = archive()
    expect(packed.length).toBeLessThan(2 * MEGABYTE)
    const sent = Promise.all(
      Array.from({ length: 8 }, (_, at) => post('/v1/check/esocial', packed, `192.0.2.${at + 1}`, 'application/zip')),
    )
    const most = await othersDuring(sent)
    for (const status of await sent) expect([200, 413, 422, 503]).toContain(status)
    expect(most).toBeLessThan(LONGEST_WAIT_MILLISECONDS)
    assertAlive()
  }, 120_000)
})

describe('the largest documents within the limits', () => {
  const file = (event: (index: number) => string, megabytes: number): string => {
    let xml = '<eSocial>'
    for (let index = 0; xml.length < megabytes * MEGABYTE; index++) xml += event(index)
    return JSON.stringify({ files: [{ name: 'a.xml', xml: `${xml}</eSocial>` }] })
  }
  it.each([
    ['empty elements', () => '<a/>'],
    ['many names', (index: number) => `<a${index}/>`],
    ['accented text', () => '<a>ção€</a>'],
    ['attributes', (index: number) => `<a b${index}="1"/>`],
  ])('are answered, two at once: eSocial events of %s', async (_name, event) => {
    const body = file(event, 5)
    const sent = Promise.all([1, 2].map((at) => post('/v1/check/esocial', body, `192.0.2.${100 + at}`)))
    const most = await othersDuring(sent)
    for (const status of await sent) expect([200, 400, 413, 422, 503]).toContain(status)
    expect(most).toBeLessThan(LONGEST_WAIT_MILLISECONDS)
    assertAlive()
  })

  it('are answered: a payroll of a thousand people with lines', async () => {
    const lines = Array.from({ length: 15 }, (_, at) => ({ title: `Adicional ${at}`, amount: 10 + at, nature: 1000 }))
    const people = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), basic_salary: 3000 + at, lines }))
    const status = await post('/v1/payroll', JSON.stringify({ month: '2026-10', people }), '192.0.2.120')
    expect([200, 400]).toContain(status)
    assertAlive()
  })
})

it('still answers after every attack', async () => {
  const health = await fetch(`${service.url}/v1/health`)
  expect(health.status).toBe(200)
})

/** Payroll over HTTP: one line per person, in input order, with the totals last. */
import { afterAll, describe, expect, it } from 'vitest'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
afterAll(() => app.close())

const HEAD = { month: '2026-10', company: { regime: 'normal', rat_rate: 2 } }
const PEOPLE = [{ id: 'a', basic_salary: 3000 }, { id: 'b' }, 7, { id: 'c', basic_salary: 9000, dependents: 2 }]

const sent = (payload: string) =>
  app.inject({ method: 'POST', url: '/v1/payroll', payload, headers: { 'content-type': 'application/x-ndjson' } })
const lines = (rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
const read = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('POST /v1/payroll as NDJSON', () => {
  it('returns one line per input line, errors in place, with the same figures as JSON', async () => {
    const response = await sent(`${lines([HEAD, ...PEOPLE])}not json\n`)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' })
    const rows = read(response.body)
    const whole = (await app.inject({ method: 'POST', url: '/v1/payroll', payload: { ...HEAD, people: PEOPLE } })).json()
    expect([rows[0], rows[3]]).toEqual(whole.payslips)
    expect(rows.slice(1, 3).map(({ id, row, issues }) => ({ id, row, issues }))).toEqual(whole.errors)
    expect(rows[4]).toMatchObject({ id: null, row: 5, error: 'row: não é JSON' })
    expect(rows).toHaveLength(6)
    expect(rows[5].summary).toMatchObject({ people: 2, errors: 3, totals: whole.totals, cost: whole.cost, guides: whole.guides })
  })

  it('marks a result under a change of the law as hypothetical', async () => {
    const asked = (law?: string) =>
      app.inject({ method: 'POST', url: '/v1/payroll', payload: { ...HEAD, people: PEOPLE.slice(0, 1), ...(law && { law }) } })
    expect((await asked('irrf/reduction=null')).headers).toMatchObject({
      'x-hypothetical': expect.stringMatching(/^r-\w+$/),
      'x-robots-tag': 'noindex',
    })
    expect((await asked()).headers['x-hypothetical']).toBeUndefined()
  })

  it('accepts more people than JSON, with the same result in chunks', async () => {
    const many = Array.from({ length: 1500 }, (_, index) => ({ id: String(index), basic_salary: 1700 + index }))
    const rows = read((await sent(lines([HEAD, ...many]))).body)
    expect(rows).toHaveLength(1501)
    expect(rows.slice(0, -1).map(({ id }) => id)).toEqual(many.map(({ id }) => id))
    expect(rows.at(-1).summary.people).toBe(1500)
  })

  it('adds the effect of a law change to each payslip and to the totals', async () => {
    const rows = read(
      (await sent(lines([{ ...HEAD, law: 'irrf/reduction=null' }, { id: 'b', basic_salary: 5200, dependents: 1 }, { id: 'x' }]))).body,
    )
    expect(rows[0]).toMatchObject({ irrf: 46.44, reform: { id: 'b', irrf: 286.27, net: -286.27 } })
    expect(rows[1]).toMatchObject({ id: 'x', row: 2 })
    expect(rows[1].reform).toBeUndefined()
    expect(rows[2].reform).toMatchObject({ hypothetical: true, difference: { irrf: 286.27 } })
    expect((await sent(lines([{ ...HEAD, law: 'irrf/nada=1' }]))).statusCode).toBe(400)
  })

  it('rejects the whole request only for errors in shared input', async () => {
    expect((await sent('nada\n')).statusCode).toBe(400)
    expect((await sent(lines([{ company: {} }, ...PEOPLE]))).json().issues[0].field).toBe('month')
    expect((await sent('')).statusCode).toBe(400)
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/v1/payroll/summary',
          payload: lines([HEAD]),
          headers: { 'content-type': 'application/x-ndjson' },
        })
      ).statusCode,
    ).toBe(415)
  })
})

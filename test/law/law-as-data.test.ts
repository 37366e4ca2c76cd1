/** Law as data: spreadsheets, a feed, changes since a day. */
import { describe, expect, it } from 'vitest'
import { lawChanges, rateChanges } from '../../engine/catalogue/changes/changes.ts'
import { law, reais } from '../../engine/core/dated.ts'
import { addDays, type Day } from '../../engine/core/day.ts'
import { InvalidInput } from '../../engine/core/errors.ts'
import { registryOf } from '../../engine/operation/definition/registry.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { EXAMPLES_DAY, ports, portsOn, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()

/** Minimal RFC 4180 parser. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('history of a table as a spreadsheet', () => {
  it.each([...registry.laws.keys()])('%s: one row per version, one column per value', async (table) => {
    const { headers, body, statusCode } = await app.inject(`/v1/tables/${table}/history?format=csv`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe(`attachment; filename="${table}.csv"`)
    const [header, ...lines] = rowsOf(body)
    expect(new Set(header).size).toBe(header!.length)
    const { versions } = (await app.inject(`/v1/tables/${table}/history`)).json()
    expect(lines.map((line) => line[0])).toEqual(versions.map(({ effectiveFrom }: { effectiveFrom: string }) => effectiveFrom))
    for (const line of lines) expect(line.length).toBe(header!.length)
  })

  it('has the figures of the table', async () => {
    const [header, newest, ...older] = rowsOf((await app.inject('/v1/tables/inss/history?format=csv')).body)
    const cell = (row: readonly string[], name: string) => row[header!.indexOf(name)]
    expect(cell(newest!, 'effectiveFrom')).toBe(registry.laws.get('inss')!.versions[0].from)
    expect(cell(newest!, 'effectiveTo')).toBe('')
    const of2026 = [newest!, ...older].find((row) => cell(row, 'effectiveFrom') === '2026-01-01')!
    expect(cell(of2026, 'ceiling')).toBe('8475.55')
    expect(cell(of2026, 'act')).toContain('Portaria')
  })

  it('is in the Brazilian format on the page', async () => {
    const { body, headers } = await app.inject('/tabelas/inss/historico.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(body).toContain(';8475,55;')
  })

  it('is also available by file extension, like calculators', async () => {
    const { body, headers } = await app.inject('/v1/tables/inss.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(body).toBe((await app.inject('/v1/tables/inss?format=csv')).body)
    expect((await app.inject('/v1/tables/ins.csv')).json().error).toContain('inss')
    expect((await app.inject('/v1/tables/inss.csv?format=json')).statusCode).toBe(400)
  })

  it('rejects another format and is documented', async () => {
    expect((await app.inject('/v1/tables/inss/history?format=xlsx')).statusCode).toBe(400)
    const { paths } = (await app.inject('/v1/openapi.json')).json()
    expect(paths['/v1/tables/{table}/history'].get.parameters).toContainEqual({ $ref: '#/components/parameters/format' })
  })
})

const version = (from: Day, published: Day | undefined) => ({
  from,
  norm: { act: `Ato de ${from}`, ...(published && { published }) },
  evidence: { status: 'reported' as const, sources: ['https://example.org'] },
  value: { amount: reais('1.00') },
})
const made = registryOf(
  [],
  [
    law({
      id: 'made-up',
      title: 'Tabela',
      dateMeans: 'dia',
      reviewedOn: '2026-11-14',
      versions: [version('2027-01-01', '2026-11-10'), version('2026-01-01', '2025-12-20'), version('2025-01-01', undefined)],
    }),
  ],
)

describe('law changes', () => {
  const since = (day: Day, today: Day = '2026-11-14') => lawChanges(made, day, today).map(({ effectiveFrom }) => effectiveFrom)

  it('include versions published or in force since the day, inclusive', () => {
    expect(since('2026-11-10')).toEqual(['2027-01-01'])
    expect(since('2026-11-11')).toEqual([])
    expect(since('2026-01-01')).toEqual(['2027-01-01', '2026-01-01'])
    expect(since('2026-01-02')).toEqual(['2027-01-01'])
    expect(since('2025-01-01')).toEqual(['2027-01-01', '2026-01-01', '2025-01-01'])
  })

  it('exclude versions not yet published', () => {
    expect(since('2025-06-01', '2026-11-09')).toEqual(['2026-01-01'])
    expect(since('2025-06-01', '2025-12-19')).toEqual([])
  })
})

describe('indicator changes', () => {
  it('include observations newer than the day, or a new value of an indicator in force until changed', () => {
    const changes = rateChanges(ports.rates, '2026-01-15', EXAMPLES_DAY)
    const of = (metric: string) => changes.find((change) => change.metric === metric)
    expect(of('ipcaMonthly')!.date > of('ipcaMonthly')!.before!.date).toBe(true)
    expect(of('minimumWage')).toBeUndefined()
    expect(rateChanges(ports.rates, '2025-12-15', EXAMPLES_DAY).find(({ metric }) => metric === 'minimumWage')).toMatchObject({
      value: 1621,
      before: { value: 1518 },
    })
  })
})

describe('/v1/changes', () => {
  const query = registry.queries.get('changes')!

  it('returns the last month by default', () => {
    expect(run(query, {}, ports)).toMatchObject({ since: '2026-10-14', today: EXAMPLES_DAY })
  })

  it('returns the law of the year', () => {
    const { law: found } = run(query, { since: '2026-01-01' }, ports) as { law: { count: number; versions: { table: string }[] } }
    expect(found.versions.map(({ table }) => table)).toEqual(expect.arrayContaining(['inss', 'irrf', 'minimum-wage']))
    expect(found.count).toBe(found.versions.length)
  })

  it('rejects a future day', () => {
    expect(() => run(query, { since: addDays(EXAMPLES_DAY, 1) }, ports)).toThrow(InvalidInput)
    expect(() => run(query, { since: EXAMPLES_DAY }, ports)).not.toThrow()
  })
})

describe('/feed.xml', () => {
  it('is complete Atom with unique entry ids, newest first', async () => {
    const { headers, body } = await app.inject('/feed.xml')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/)
    for (const element of ['title', 'id', 'updated', 'author', 'subtitle']) expect(body).toContain(`<${element}>`)
    const entries = [...body.matchAll(/<entry>(.*?)<\/entry>/g)].map(([, entry]) => entry!)
    expect(entries.length).toBeGreaterThan(10)
    const part = (entry: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(entry)?.[1]
    const ids = entries.map((entry) => part(entry, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    const updated = entries.map((entry) => part(entry, 'updated')!)
    expect(updated).toEqual([...updated].sort().reverse())
    for (const day of updated) expect(Number.isNaN(Date.parse(day))).toBe(false)
    for (const entry of entries) expect((await app.inject(new URL(/href="([^"]+)"/.exec(entry)![1]!).pathname)).statusCode).toBe(200)
    // Checks that tags are balanced.
    const open: string[] = []
    for (const [, close, name, alone] of body.matchAll(/<(\/)?([a-z]+)(?:\s[^>]*?)?(\/)?>/g)) {
      if (close) expect(open.pop()).toBe(name)
      else if (!alone) open.push(name!)
    }
    expect(open).toEqual([])
  })

  it('excludes entries not yet published on its day', async () => {
    const { body } = await serviceUnderTest(portsOn('2025-12-01')).inject('/feed.xml')
    expect(body).toContain('/feed/lei/irrf/2026-01-01')
    expect(body).toContain('Vale a partir de 01/01/2026')
    expect(body).not.toContain('/feed/lei/inss/2026-01-01')
    expect(body).not.toMatch(/<updated>2026-/)
  })
})

/** Kind `check`: published cases through every programmatic adapter, and invariants of the answers. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressedAs } from '../../engine/operation/definition/kinds.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { exampleUrl } from '../../service/http/example-url.ts'
import { examplesOf } from '../../service/web/forms/form-request.ts'
import { evaluate } from '../support/formula.ts'
import { ports, portsOn, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()

interface ItemSaid {
  readonly id: string
  readonly verdict: string
  readonly informed: number | null
  readonly expected: number | null
  readonly difference: number | null
  readonly why: string
  readonly favours: string | null
  readonly likelyCause: string | null
  readonly causes: readonly { readonly id: string; readonly sentence: string; readonly law: string }[]
}

interface Said {
  readonly verdict: string
  readonly answer: string
  readonly message: string | null
  readonly items: readonly ItemSaid[]
  readonly assumptions: readonly string[]
  readonly steps: readonly { readonly label: string; readonly formula: string; readonly value: number; readonly unit?: string }[]
}

describe.each([...registry.checks.values()])('$id', (check) => {
  const url = `/v1/check/${addressedAs(check)}`

  it('has at least three examples, each with an external source', () => {
    expect(check.examples.length).toBeGreaterThanOrEqual(3)
    for (const { source } of check.examples) expect(source.length).toBeGreaterThan(10)
  })

  it.each([...check.examples])('$title', ({ on, input, result }) => {
    expect(run(check, input, portsOn(on))).toMatchObject(result)
  })

  it('returns the same result over HTTP', async () => {
    const { input } = check.examples[0]!
    const direct = JSON.stringify(run(check, input, ports))
    expect((await app.inject(exampleUrl(url, input))).body).toBe(direct)
    expect((await app.inject({ method: 'POST', url, payload: input })).body).toBe(direct)
  })

  it.each([...check.examples])('explains its answer: $title', ({ on, input }) => {
    const { verdict, answer, items, assumptions, steps } = run(check, input, portsOn(on)) as unknown as Said
    expect(answer).toMatch(/^[A-ZÀ-Ú].*[.]$/s)
    for (const sentence of assumptions) expect(sentence).toMatch(/[.!?)]$/)
    for (const item of items) {
      expect(item.why, item.id).toMatch(/\.$/)
      expect(item.why).not.toMatch(/undefined|NaN|\[object|\.\.$/)
      if (item.informed !== null && item.expected !== null) expect(item.difference).toBeCloseTo(item.informed - item.expected, 6)
      if (item.verdict === 'matches') expect(item.difference ?? 0).toBe(0)
      expect(item.likelyCause).toBe(item.causes[0]?.id ?? null)
    }
    expect(verdict === 'differs').toBe(items.some((item) => item.verdict === 'differs'))
    for (const { label, formula, value, unit } of steps) {
      const worked = evaluate(formula)
      expect(
        items.map(({ expected }) => expected),
        label,
      ).toContain(value)
      expect(worked, formula).not.toBeNull()
      if (unit === 'BRL') {
        expect(value).toBeGreaterThanOrEqual(worked!.low - 0.010001)
        expect(value).toBeLessThanOrEqual(worked!.high + 0.010001)
      }
    }
  })

  it('rejects inconsistent input with an error named after the check', async () => {
    const refused = await app.inject({ method: 'POST', url, payload: { xyzzy: 1 } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().check).toBe(addressedAs(check))
    expect((await app.inject(url)).json().inputSchema.type).toBe('object')
  })
})

it('has an index', async () => {
  const index = (await app.inject('/v1/check')).json()
  expect(index.count).toBe(registry.checks.size)
  expect(index.checks.map(({ url }: { url: string }) => url)).toContain('/v1/check/payslip')
})

describe('payroll batch', () => {
  const row = {
    gross_salary: 5000,
    informed_inss: 501.5,
    informed_irrf: 0,
    worker: 'employee',
    other_jobs: [],
    reference_date: '2026-03-31',
  }
  const rows = [row, { ...row, informed_inss: 550 }, { ...row, informed_inss: 550 }, { ...row, informed_inss: 9 }, { gross_salary: 1 }]

  it('ends with the number of matches and the sum of differences by cause', async () => {
    const answer = (await app.inject({ method: 'POST', url: '/v1/check/payslip/batch', payload: rows })).json()
    expect(answer.length).toBe(rows.length + 1)
    expect(answer[4].issues.length).toBeGreaterThan(0)
    expect(answer.at(-1)).toEqual({
      summary: {
        documents: 4,
        verdicts: { consistent: 1, differs: 3 },
        differences: [
          { item: 'inss', likelyCause: 'flat_11', count: 2, difference: 97 },
          { item: 'inss', likelyCause: null, count: 1, difference: -492.5 },
        ],
      },
    })
  })

  it('includes the totals in NDJSON too', async () => {
    const lines = rows.map((each) => JSON.stringify(each)).join('\n')
    const headers = { 'content-type': 'application/x-ndjson' }
    const { body } = await app.inject({ method: 'POST', url: '/v1/check/payslip/batch', payload: lines, headers })
    expect(JSON.parse(body.trim().split('\n').at(-1)!).summary.documents).toBe(4)
  })

  it('includes the totals of rows answered before a truncated body', async () => {
    const { body } = await app.inject({
      method: 'POST',
      url: '/v1/check/payslip/batch',
      payload: `[${JSON.stringify(row)},{"gross_sal`,
      headers: { 'content-type': 'application/json' },
    })
    const answer = JSON.parse(body)
    expect(answer).toHaveLength(3)
    expect(answer[1]).toMatchObject({ index: 1, error: expect.stringContaining('O corpo') })
    expect(answer[2].summary.documents).toBe(1)
  })
})

describe('document page', () => {
  const page = (query = '') => app.inject(`/conferir/holerite${query}`)

  it.each([...registry.checks.values()])('$id judges nothing before input, then each item', async (check) => {
    const blank = await app.inject(`/conferir/${check.slug}`)
    expect(blank.statusCode).toBe(200)
    expect(blank.body).not.toMatch(/Item por item|class="headline/)
    const { statusCode, body } = await app.inject(examplesOf(check)[0]!.address)
    expect(statusCode).toBe(200)
    expect(body).toContain('Item por item')
  })

  it('states the error, the affected party and what to send', async () => {
    const query = new URLSearchParams({
      gross_salary: '5.000,00',
      informed_inss: 'R$ 550,00',
      worker: 'employee',
      informed_irrf: '0',
      reference_date: '2026-03-31',
    })
    const { body } = await page(`?${query}`)
    expect(body).toContain('Não confere')
    expect(body).toContain('Peço que confiram meu holerite de março de 2026')
  })

  const pasted = (text: string) =>
    app.inject({
      method: 'POST',
      url: '/conferir/holerite/ler',
      payload: new URLSearchParams({ texto: text }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  it('accepts no document in a URL', async () => {
    expect((await app.inject('/conferir/holerite/ler?texto=INSS')).statusCode).toBe(405)
    expect((await app.inject('/v1/documents/read?text=INSS')).statusCode).toBe(405)
  })

  it('parses pasted lines into fields and answers only after confirmation', async () => {
    const text = 'Março/2026\nSalário base 30,00 5.000,00\nINSS 14,00 501,50\nPlano de saúde 120,00\nClube 10,00'
    const { statusCode, body } = await pasted(text)
    expect(statusCode).toBe(200)
    expect(body).toContain('Nada foi calculado ainda')
    expect(body).toContain('501,50')
    expect(body).toContain('value="2026-03"')
    expect(body).toMatch(/Não se sabe o que é .{1,6}Clube/)
    expect(body).not.toContain('Item por item')
  })

  it('checks a document once the user fills in the missing month', async () => {
    const { body } = await pasted(
      'Salário base 30,00 5.000,00\nINSS 14,00 600,00\nTotal de vencimentos 5.000,00\nTotal de descontos 600,00\nValor líquido 4.400,00',
    )
    expect(body).toContain('O mês do papel não foi achado')
    const form = body.slice(body.indexOf('data-live'))
    const sent = new URLSearchParams()
    for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
      const [name, value = ''] = [/ name="([^"]+)"/.exec(tag)?.[1], / value="([^"]*)"/.exec(tag)?.[1]]
      if (name === undefined || value === '' || (tag.includes('type="radio"') && !tag.includes(' checked'))) continue
      sent.set(name, value)
    }
    expect((await app.inject(`/conferir/holerite?${sent}`)).body).toContain('De que mês é o papel?')
    sent.set('reference_date', '2026-03')
    const answer = await app.inject(`/conferir/holerite?${sent}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('ainda não foram confirmadas')
    expect(answer.body).toMatch(/<td>INSS<\/td><td class="n">R\$\s600,00<\/td>/)
  })

  it('explains how to proceed when no total confirms the lines, and proceeds once the user confirms', async () => {
    const { body } = await pasted('Março/2026\nSalário base 30,00 5.000,00\nINSS 14,00 450,00')
    expect(body).toContain('responda Sim')
    expect(body).toMatch(/name="lines_confirmed" value="false" checked/)
    const lines =
      'lines.0.label=Salario&lines.0.amount=5.000,00&lines.0.kind=earning&lines.1.label=INSS&lines.1.amount=450,00&lines.1.kind=deduction'
    const asked = async (confirmed: string) =>
      (await app.inject(`/conferir/holerite?${lines}&reference_date=2026-03&lines_confirmed=${confirmed}`)).body
    expect(await asked('false')).toContain('ainda não foram confirmadas')
    expect(await asked('true')).toMatch(/<td>INSS<\/td><td class="n">R\$\s450,00<\/td>/)
  })

  it('accepts arbitrary text without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
        expect((await pasted(text)).statusCode).toBe(200)
      }),
      { numRuns: 60 },
    )
  })
})

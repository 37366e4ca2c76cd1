/** Month input such as `10/2026`: accepted by every adapter wherever a month or a legal date is expected. */
import { describe, expect, it } from 'vitest'
import { run } from '../../engine/operation/evaluation/run.ts'
import { centavo } from '../support/console.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const SAID = 'A lei é a do último dia do mês informado: 31/10/2026.'

describe('month input: 10/2026', () => {
  const app = serviceUnderTest()

  const lawDays = [...registry.calculators.values()].filter(
    ({ lawDayField, inputSchema }) => lawDayField === 'reference_date' && inputSchema.properties?.reference_date !== undefined,
  )

  it.each(lawDays.map(({ id }) => id))('resolves to the last day of the month for the legal date of %s, with the same errors', (id) => {
    const operation = registry.operations.get(id)!
    const { input } = operation.examples[0]!
    const asked = (reference_date: string): unknown => {
      try {
        const { assumptions, ...answer } = run(operation, { ...input, reference_date }, ports)
        return { ...answer, assumptions: (assumptions as readonly string[]).filter((text) => text !== SAID) }
      } catch (error) {
        return String(error)
      }
    }
    expect(asked('10/2026')).toEqual(asked('2026-10-31'))
    expect(asked('2026-10')).toEqual(asked('2026-10-31'))
  })

  it('reports that a month was resolved to its last day, and reports nothing for a full date', async () => {
    const assumed = async (day: string) =>
      (await app.inject(`/v1/calc/net-salary?gross_salary=5200&reference_date=${encodeURIComponent(day)}`)).json().assumptions
    expect(await assumed('10/2026')).toContain(SAID)
    expect(await assumed('2026-10-31')).not.toContain(SAID)
    expect(await assumed('2026-10-31')).toEqual((await assumed('10/2026')).filter((text: string) => text !== SAID))
  })

  it.each([
    ['net-salary', { gross_salary: 5200, reference_date: '10/2026' }],
    ['accept_raise', { ...registry.operations.get('accept_raise')!.examples[0]!.input, reference_date: '10/2026' }],
    ['monetary-correction', { amount: 1000, index: 'ipca', from: '01/2020', to: '1/2024' }],
    ['check-inss', { base_salary: 3000, informed_inss: 253.41, reference_date: '10/2026' }],
  ])('gives the same %s result in a URL, a body, a row and the command line', async (id, input: Readonly<Record<string, unknown>>) => {
    const operation = registry.operations.get(id)!
    const path = { calculator: '/v1/calc', decision: '/v1/workflows', check: '/v1/check' }[operation.kind as 'calculator']
    const address = `${path}/${id.replace(/^check-/, '')}`
    const iso = Object.fromEntries(
      Object.entries(input).map(([name, value]) => [
        name,
        String(value).replace(/^(\d\d?)\/(\d{4})$/, (_, month, year) => `${year}-${month.padStart(2, '0')}`),
      ]),
    )
    const answer = (await app.inject({ method: 'POST', url: address, payload: input })).json()
    expect(answer).toHaveProperty('currency')
    expect((await app.inject({ method: 'POST', url: address, payload: iso })).json()).toEqual(answer)
    expect(
      (
        await app.inject(
          `${address}?${new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]))}`,
        )
      ).json(),
    ).toEqual(answer)
    expect((await app.inject({ method: 'POST', url: `${address}/batch`, payload: [input] })).json()[0].result).toEqual(answer)
    const rows = `${Object.keys(input).join(',')}\n${Object.values(input).join(',')}\n`
    const { out } = await centavo(['batch', id, '--output', 'ndjson'], { stdin: rows })
    expect(JSON.parse(out).result).toEqual(answer)
  })

  it('rejects a month where a day is required, and a nonexistent month, with a clear message', async () => {
    const refused = async (url: string) => (await app.inject(url)).json().issues[0].message
    expect(
      await refused('/v1/calc/severance-by-dates?salary=3000&admission_date=10/2020&termination_date=2026-10-10&type=acordo'),
    ).toContain('deve ser uma data que exista, no formato AAAA-MM-DD')
    expect(await refused('/v1/calc/net-salary?gross_salary=5200&reference_date=13/2026')).toContain('deve ser uma data que exista')
  })

  it.each([
    ['/v1/rates/history?metric=selic', '05/2026', '2026-05-01', '2026-06-30'],
    ['/v1/rates/accumulated?metric=cdi', '05/2026', '2026-05-01', '2026-06-30'],
    ['/v1/series/433?x=', '05/2026', '2026-05-01', '2026-06-30'],
  ])('covers the whole month for %s, from the first day to the last', async (address, month, first, last) => {
    const answered = async (from: string, to: string) =>
      (await app.inject(`${address.replace('?x=', '?')}&from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`)).json()
    const byDays = await answered(first, last)
    expect(byDays).not.toHaveProperty('error')
    expect(await answered(month, '06/2026')).toEqual(byDays)
    expect(await answered('2026-05', '2026-06')).toEqual(byDays)
  })
})

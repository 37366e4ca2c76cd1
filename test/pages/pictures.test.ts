/** Charts requested by definitions: drawn by kind from the result alone. */
import { describe, expect, it } from 'vitest'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { valueAt } from '../../engine/presentation/answer.ts'
import { addressOf } from '../../engine/presentation/typed.ts'
import { brl, formatValue } from '../../service/web/format.ts'
import { pagePath } from '../../service/web/forms/form-request.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const drawn: Operation[] = [...registry.calculators.values(), ...registry.decisions.values()].filter(({ picture }) => picture)

interface Told {
  readonly labels: readonly string[]
  readonly lines: readonly { readonly name: string; readonly values: readonly string[] }[]
}

const pictureIn = (body: string): string => /<section class="picture">[\s\S]*?<\/section>/.exec(body)?.[0] ?? ''
const toldIn = (body: string): Told => JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(pictureIn(body))![1]!)

const bodyOf = async (member: Operation, input: object): Promise<string> =>
  (
    await app.inject(
      `${pagePath(member)}?${new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, addressOf(value)]))}`,
    )
  ).body

describe.each(drawn.map((member) => [member.id, member] as const))('%s', (_id, member) => {
  it('renders with text and a table, without inline styles or scripts', async () => {
    // Some examples have no chart data: nothing paid, or only a price requested.
    let picture = ''
    for (const { input } of member.examples) picture ||= pictureIn(await bodyOf(member, input))
    expect(picture).toContain(member.picture!.title)
    expect(picture).toMatch(/<table/)
    expect(picture).not.toMatch(/ style=|undefined|NaN|Infinity|null|-\d+(\.\d+)?%"/)
  })

  it('leaves the API result unchanged', () => {
    expect(JSON.stringify([member.inputSchema, member.resultSchema])).not.toContain(member.picture!.title)
  })
})

describe('values per chart kind', () => {
  const of = (id: string): Operation => registry.operations.get(id)!

  it('parts sum to the whole, and absent parts are omitted', async () => {
    const input = { gross_salary: 8000, health_plan: 300 }
    const answer = run(of('net-salary'), input, ports)
    const { labels, lines } = toldIn(await bodyOf(of('net-salary'), input))
    expect(labels).toEqual(['Salário líquido', 'Contribuição ao INSS', 'Imposto de renda retido', 'Plano de saúde descontado'])
    expect(lines[0]!.values.map((value) => value.split(', ')[0])).toEqual(
      ['netSalary', 'inss', 'irrf', 'healthPlan'].map((path) => brl(Number(valueAt(answer, path)))),
    )
  })

  it('parts of every kind sum to an input or output figure', () => {
    // Operations with components outside any single figure: family allowance on top of pay, premiums, expenses of a suit, a bond's yield.
    const NO_WHOLE = new Set([
      'net-salary',
      'domestic-worker',
      'federal-servant-pay',
      'intermittent-work',
      'lump-sum-income',
      'tesouro-monthly',
    ])
    const centavos = (value: unknown): number => Math.round(Number(value ?? 0) * 100)
    const figuresIn = (value: unknown): number[] =>
      typeof value === 'number' || typeof value === 'bigint'
        ? [centavos(value)]
        : value instanceof Object
          ? Object.values(value).flatMap(figuresIn)
          : []
    const apart = drawn.flatMap(({ id, picture, examples }) => {
      if (picture?.kind !== 'parts' || NO_WHOLE.has(id)) return []
      return examples.flatMap(({ input }) => {
        const answer = run(of(id), input, ports)
        const sum = picture.parts.reduce((total, path) => total + centavos(valueAt(answer, path)), 0)
        return sum === 0 || [answer, input].flatMap(figuresIn).includes(sum) ? [] : [`${id} ${JSON.stringify(input)}: ${sum}`]
      })
    })
    expect(apart).toEqual([])
  })

  it('omits a negative part', async () => {
    expect(pictureIn(await bodyOf(of('net-salary'), { gross_salary: 2000, other_deductions: 5000 }))).toBe('')
  })

  it('the gauge states the used share of the limit in words, not by colour alone', async () => {
    const picture = pictureIn(await bodyOf(of('mei-excess'), { annual_revenue: 90_000 }))
    expect(picture).toContain('111,11%')
    expect(picture).toContain(brl(81_000))
    expect(picture).toContain(brl(97_200))
  })

  it('formats a number in its own unit: points, years and minutes are not reais', async () => {
    const points = pictureIn(
      await bodyOf(of('special-retirement'), { sex: 'male', age: 50, degree: 25, exposure_years: 25, contribution_years: 35 }),
    )
    expect(points).toContain('Pontos 85; Pontos exigidos 86')
    expect(points).toContain('98,84% do exigido')
    for (const id of ['special-retirement', 'disabled-retirement', 'acquired-retirement', 'rural-retirement', 'work-hours'])
      expect(pictureIn(await bodyOf(of(id), of(id).examples[0]!.input)), id).not.toContain('R$')
  })

  it('does not draw a reached requirement as an exceeded limit', async () => {
    const months = pictureIn(await bodyOf(of('rural-retirement'), { sex: 'female', age: 55, rural_months: 200 }))
    expect(months).toContain('class="k1"')
    expect(pictureIn(await bodyOf(of('mei-excess'), { annual_revenue: 200_000 }))).toContain('class="k5"')
  })

  it('orders days by distance from the first, and merges two on one day into one bar', async () => {
    const leave = toldIn(await bodyOf(of('paternity-pay'), { birth_date: '2026-12-30', salary: 3000, citizen_company: true }))
    expect(leave.labels.map((label) => label.slice(0, 10))).toEqual(['30/12/2026', '18/01/2027', '19/01/2027'])
    expect(leave.lines[0]!.values).toEqual(['0', '19', '20'])
    const due = toldIn(await bodyOf(of('due-date'), { obligation: 'salary', competence: '2026-10' }))
    expect(due.labels.map((label) => label.slice(0, 10))).toEqual(['01/10/2026', '06/11/2026', '07/11/2026'])
    expect(due.labels.at(-1)).toBe('07/11/2026: Vence em; Dia da regra')
  })

  it('draws bars in row order', async () => {
    const input = { principal: 10_000, months: 12, lci_percent: 90 }
    const options = run(of('cdb-comparison'), input, ports).options as { netYield: number; realYield: number }[]
    const { labels, lines } = toldIn(await bodyOf(of('cdb-comparison'), input))
    expect(labels).toContain('Poupança')
    expect(lines.map(({ values }) => values)).toEqual([
      options.map(({ netYield }) => brl(netYield)),
      options.map(({ realYield }) => brl(realYield)),
    ])
  })

  it('draws the calendar in months with their year, from the requested date', async () => {
    const member = of('after_dismissal')
    const input = { ...member.examples[0]!.input, exit_date: '2026-02-10', monthly_expenses: 2500 }
    const cash = run(member, input, ports).cash as { balance: number }[]
    const { labels, lines } = toldIn(await bodyOf(member, input))
    expect(labels.slice(0, 3)).toEqual(['02/2026', '03/2026', '04/2026'])
    expect(lines.at(-1)!.values).toEqual(cash.map(({ balance }) => brl(balance)))
  })

  it('draws each side as the same question under each option', async () => {
    const member = of('financing')
    const input = { property_value: 500_000, down_payment: 100_000, annual_rate: 11, months: 120, system: 'sac', schedule: true }
    const { lines } = toldIn(await bodyOf(member, input))
    expect(lines.map(({ name }) => name)).toEqual(['SAC (a sua escolha)', 'Tabela Price'])
    for (const [index, system] of ['sac', 'price'].entries()) {
      const schedule = run(member, { ...input, system }, ports).schedule as { installment: number }[]
      expect(lines[index]!.values).toEqual(schedule.map(({ installment }) => formatValue(installment, { 'x-unit': 'BRL' })))
    }
  })
})

describe('salaries by state', () => {
  it('marks the salary of the user as typed', async () => {
    const { body } = await app.inject('/salarios/enfermeiro?salario=4.500,00')
    const picture = pictureIn(body)
    expect(body).toMatch(/4\.500,00 passa da mediana de \d+ dos \d+ estados/)
    expect(picture).toContain(`O seu salário: ${brl(4500)}`)
    expect(picture.match(/class="mark own"/g)).toHaveLength(toldIn(body).labels.length)
    expect(toldIn(body).labels).toEqual(expect.arrayContaining(['Brasil', 'SP', 'RR']))
  })

  it('shows an invalid salary beside the field, and marks nothing', async () => {
    const { body, statusCode } = await app.inject('/salarios/enfermeiro?salario=muito')
    expect(statusCode).toBe(200)
    expect(body).toContain('deve ser um número')
    expect(pictureIn(body)).not.toContain('mark own')
  })
})

/** Headline card of an answer: the number to act on, its components and the deadline. */
import { describe, expect, it } from 'vitest'
import type { HeadlineText } from '../../engine/operation/definition/descriptor.ts'
import { fieldAt } from '../../engine/presentation/schema.ts'
import { pagePath } from '../../service/web/forms/form-request.ts'
import { registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&nbsp;|\u00a0/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** Text of the headline card. */
async function card(id: string, question: Readonly<Record<string, string>>): Promise<string> {
  const { body } = await app.inject(`${pagePath(registry.operations.get(id)!)}?${new URLSearchParams(question)}`)
  const [, after = ''] = body.split('<section class="headline">')
  return textOf(after.split('<p class="actions hand">')[0]!)
}

describe('every headline refers only to existing results', () => {
  const textsOf = (says: HeadlineText): string[] =>
    typeof says === 'string' ? [says] : 'by' in says ? Object.values(says.texts).flatMap(textsOf) : Object.values(says).filter(Boolean)

  it.each([...registry.calculators.values()])('of $id', ({ says, next, resultSchema }) => {
    const nexts = next === undefined ? [] : typeof next === 'string' ? [next] : Object.values(next.texts)
    for (const text of [...textsOf(says ?? ''), ...nexts])
      for (const [, path] of text.matchAll(/\{([\w.]+)/g)) if (path !== 'value') expect(fieldAt(resultSchema, path!), text).toBeDefined()
    if (typeof says !== 'object' || !('by' in says)) return
    const decides = fieldAt(resultSchema, says.by)!
    // A nullable gate also has a text for null; `fieldAt` returns the schema without null.
    const stated = Object.keys(says.texts).filter((key) => key !== 'null')
    expect(stated.sort()).toEqual([...(decides.enum ?? ['true', 'false'])].sort())
  })
})

describe('headline text', () => {
  it('names the cheaper fuel', async () => {
    expect(await card('fuel', { alcohol_price: '3,99', gasoline_price: '5,89' })).toContain('Abasteça com álcool')
    expect(await card('fuel', { alcohol_price: '5', gasoline_price: '5,89' })).toContain('Abasteça com gasolina')
  })

  it('states the number and amount of installments', async () => {
    expect(await card('unemployment-insurance', { months_worked: '24', average_salary: '2200' })).toMatch(
      /Você recebe 5 parcelas de R\$ 1\.\d{3},\d\d/,
    )
  })

  it('states yes or no and the deadline', async () => {
    const yes = await card('irpf-obligation', { taxable_income: '90000' })
    expect(yes).toContain('Sim, você precisa declarar')
    const no = await card('irpf-obligation', { taxable_income: '9000' })
    expect(no).toContain('Não, você não precisa declarar')
    expect(no).not.toContain('Entregue')
  })

  it('states the company cost, the withdrawal and the deadline', async () => {
    const dates = { admission_date: '2023-11-16', termination_date: '2026-11-16' }
    const told = await card('severance-by-dates', { salary: '2800', ...dates, type: 'sem_justa_causa' })
    expect(told).toContain('A empresa paga R$ 7.904,77; com o FGTS, estimado em R$ 12.700,79, são R$ 20.605,56')
    expect(told).toContain('Quem paga o quê')
    expect(told).toContain('A empresa tem até 26/11/2026 para pagar.')
  })
})

describe('the card omits bare booleans, zeros and dates', () => {
  it.each([...registry.calculators.values()])('of $id', async (member) => {
    const [example] = member.examples
    const { body } = await app.inject({
      method: 'GET',
      url: `${pagePath(member)}?${new URLSearchParams(Object.entries(example!.input).map(([name, value]): [string, string] => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]))}`,
    })
    const facts = [...body.matchAll(/<p class="fact">(.*?)<\/p>/g)].map(([, fact]) => textOf(fact!).trim())
    for (const fact of facts) expect(fact).not.toMatch(/: (Sim|Não|0|R\$ 0,00|\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4}|—)$/)
  })
})

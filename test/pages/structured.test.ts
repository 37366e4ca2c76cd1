/** Structured data for search engines matches the page, and every answer in it is computed. */
import { describe, expect, it } from 'vitest'
import { formatDay, yearOf } from '../../engine/core/day.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { sentenceOf, treeOf } from '../../engine/presentation/answer.ts'
import { sharePicture } from '../../service/web/charts/share-picture.ts'
import { pagePath } from '../../service/web/forms/form-request.ts'
import { escaped } from '../../service/web/html.ts'
import { faqOf } from '../../service/web/pages/operations/faq.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const year = String(yearOf(ports.today()))
const body = async (address: string): Promise<string> => (await app.inject(address)).body

interface Linked {
  readonly '@type': string
  readonly mainEntity?: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[]
}

const linkedIn = (text: string): Linked[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) => JSON.parse(match[1]!) as Linked)

const paged: Operation[] = [...registry.calculators.values(), ...registry.decisions.values(), ...registry.checks.values()]

describe.each(paged.map((member) => [member.id, member] as const))('%s', (_id, member) => {
  it('contains its year, and only content of the page', async () => {
    const text = await body(pagePath(member))
    const title = /<title>(.*?)<\/title>/.exec(text)![1]!
    expect(title).toContain(year)
    expect(title).toMatch(/calculadora/i)
    const linked = linkedIn(text)
    expect(linked.map((each) => each['@type'])).toEqual(expect.arrayContaining(['WebApplication', 'BreadcrumbList']))
    for (const { name, acceptedAnswer } of linked.find((each) => each['@type'] === 'FAQPage')?.mainEntity ?? []) {
      expect(text).toContain(escaped(name))
      expect(text).toContain(escaped(acceptedAnswer.text))
      expect(`${name} ${acceptedAnswer.text}`).not.toMatch(/undefined|null|NaN|—|\{|\}|[a-z]+_[a-z]+/)
    }
  })
})

it('answers only real questions, including the most frequent ones', () => {
  for (const calculator of registry.calculators.values()) {
    const own = calculator.questions.map(({ question }) => question)
    expect(
      faqOf(calculator, ports).map(({ question }) => question),
      calculator.id,
    ).toEqual(own)
    // Under current law: questions set no legal date.
    for (const { input } of calculator.questions)
      expect(input, calculator.id).not.toHaveProperty(calculator.lawDayField ?? 'reference_date')
    if ((calculator.popularity ?? Number.POSITIVE_INFINITY) <= 6 && calculator.id !== 'severance-by-dates')
      expect(own.length, calculator.id).toBeGreaterThan(0)
  }
})

it("matches the calculator's result for each question, and answers every question", () => {
  for (const calculator of registry.calculators.values())
    for (const { question, input } of calculator.questions) {
      const { headline } = treeOf(calculator, run(calculator, input, ports))
      expect(faqOf(calculator, ports).find((each) => each.question === question)?.answer, question).toBe(
        `${sentenceOf(headline!)}. Pela lei de ${formatDay(ports.today())}.`,
      )
      for (const value of Object.values(input)) if (Number(value) >= 500) expect(question).toContain(Number(value).toLocaleString('pt-BR'))
    }
  expect(faqOf(registry.calculators.get('net-salary')!, ports)[0]!.question).toContain('Quanto cai na conta')
})

describe('data sets', () => {
  it.each(['/indicadores/ipca', '/indicadores/dollar', '/salarios/enfermeiros-e-afins'])('%s is a data set', async (address) => {
    expect(linkedIn(await body(address)).map((each) => each['@type'])).toEqual(['BreadcrumbList', 'Dataset'])
  })
})

describe('the picture of a result', () => {
  const address = '/calculadora/salario-liquido/imagem.svg?gross_salary=5200&dependents=1'

  it('contains the result', async () => {
    const { headers, body: svg } = await app.inject(address)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(svg.replace(/<[^>]+>/g, ' ')).toMatch(/Você recebe\s+R\$ 4\.624,06/)
  })

  it('is a PNG for messengers, with the same text', async () => {
    const { headers, rawPayload } = await app.inject(address.replace('.svg', '.png'))
    expect(headers['content-type']).toBe('image/png')
    expect(
      rawPayload.equals(await sharePicture('Salário líquido', 'Você recebe R$ 4.624,06', `pela lei de ${formatDay(ports.today())}`)),
    ).toBe(true)
    expect(rawPayload.length).toBeLessThan(40_000)
  })

  it('is linked only when the instance has a configured public origin', async () => {
    expect(await body('/calculadora/salario-liquido')).not.toContain('og:image')
    const named = serviceUnderTest({}, 0, 'https://centavo.example')
    expect((await named.inject('/calculadora/salario-liquido?gross_salary=5200')).body).toContain(
      'property="og:image" content="https://centavo.example/calculadora/salario-liquido/imagem.png?gross_salary=5.200',
    )
  })
})

/** A situation asks one question at a time, and ends with the results of its operations. */
import { afterAll, describe, expect, it } from 'vitest'
import { registry } from '../../engine/generated/registry.ts'
import { guidedPaths, questionsAfter } from '../../engine/presentation/guided-path.ts'
import { fieldsOf, requiredOf } from '../../engine/presentation/schema.ts'
import { pagePath } from '../../service/web/forms/form-request.ts'
import { situationPath } from '../../service/web/pages/operations/situation-page.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
afterAll(() => app.close())

const paths = guidedPaths(registry)
const textOf = async (address: string) => {
  const { statusCode, body } = await app.inject(address)
  const text = body
    .replace(/^[\s\S]*<main/, '<main')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  return { statusCode, body, text }
}

describe.each(paths)('$name', (path) => {
  it('asks each required input of its operations once, with at most six questions', () => {
    expect(path.questions.length).toBeGreaterThan(0)
    expect(path.questions.length).toBeLessThanOrEqual(6)
    for (const { member, asks, when } of path.steps) {
      const asked = Object.keys(asks)
      if (asked.length > 0) expect(asked, member.id).toEqual(expect.arrayContaining([...requiredOf(member.inputSchema)]))
      for (const [name, options] of Object.entries(when)) {
        const { field } = path.questions.find((question) => question.name === name)!
        expect(field.enum, member.id).toEqual(expect.arrayContaining([...options]))
      }
    }
  })

  it('uses one question only for inputs of the same kind in every operation', () => {
    for (const { name, field } of path.questions)
      for (const { member, asks } of path.steps)
        for (const [own, other] of fieldsOf(member.inputSchema))
          if (asks[own] === name)
            expect([other.type, other.format, other['x-unit']], `${member.id} ${own}`).toEqual([field.type, field.format, field['x-unit']])
  })

  it('starts with its first question, blank', async () => {
    const { statusCode, text, body } = await textOf(situationPath(path.slug))
    expect(statusCode).toBe(200)
    expect(text).toContain(`Pergunta 1 de ${questionsAfter(path, {}).length}`)
    expect(body).toContain(`name="${path.questions[0]!.name}"`)
  })
})

const DISMISSED = '/situacoes/fui-demitido?salary=2.800&admission=2023-11-16&last_day=2026-11-16'

it('continues to the next question with the previous answers', async () => {
  const { body, text } = await textOf('/situacoes/fui-demitido?salary=2.800')
  expect(text).toContain('Pergunta 2 de 5')
  expect(body).toContain('<input type="hidden" name="salary" value="2.800,00">')
})

it('repeats a question in place when the answer cannot be parsed or is rejected', async () => {
  for (const wrong of ['0', 'muito', '1.2.3']) {
    const { statusCode, body, text } = await textOf(`/situacoes/fui-demitido?salary=${wrong}`)
    expect(statusCode, wrong).toBe(400)
    expect(text).toContain('Pergunta 1 de 5')
    expect(body).toContain('aria-invalid="true"')
  }
})

it('ends with the result of each operation for the same fields, with its page prefilled', async () => {
  const { text, body } = await textOf(`${DISMISSED}&exit=sem_justa_causa&months_in_36=36`)
  const severance = await (
    await app.inject('/v1/calc/severance-by-dates?salary=2800&admission_date=2023-11-16&termination_date=2026-11-16&type=sem_justa_causa')
  ).json()
  expect(text).toContain(severance.total.toLocaleString('pt-BR', { minimumFractionDigits: 2 }))
  expect(text).toContain('A empresa paga R$ 7.904,77; com o FGTS, estimado em R$ 12.700,79, são R$ 20.605,56')
  expect(text).toContain('Você recebe 5 parcelas de R$ 2.066,66')
  expect(body).toContain('/calculadora/rescisao?salary=2.800%2C00&#38;admission_date=2023-11-16')
})

it('omits what does not apply: no unemployment insurance after a resignation', async () => {
  const { text } = await textOf(`${DISMISSED}&exit=pedido_demissao`)
  expect(text).not.toMatch(/Pergunta \d|Seguro-desemprego/)
  expect(text).toContain('Tipo de desligamento: Pedido de demissão')
})

it('leaves unknown inputs to the page of each operation', async () => {
  const { text } = await textOf(`${DISMISSED}&exit=sem_justa_causa&sem=months_in_36`)
  expect(text).toContain('Falta dizer: Meses trabalhados nos últimos 36.')
  expect(text).toContain('Meses trabalhados nos últimos 36: não sei')
})

it('rejects an unknown situation by name, and lists every path on the home page', async () => {
  expect((await app.inject({ url: '/situacoes/fui-demitida', headers: { accept: 'text/html' } })).statusCode).toBe(404)
  const home = (await app.inject('/')).body
  for (const { slug, steps } of paths) {
    expect(home).toContain(`href="${situationPath(slug)}"`)
    for (const { member } of steps) expect(home).toContain(`href="${pagePath(member)}"`)
  }
})

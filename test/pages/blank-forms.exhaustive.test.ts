/** Forms open blank, and typed input returns the same answer as the API. */
import { describe, expect, it } from 'vitest'
import { addressedAs, KINDS } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { fieldsOf, requiredOf } from '../../engine/presentation/schema.ts'
import { formTexts } from '../../engine/presentation/typed.ts'
import { examplesOf, pagePath, requestedLists } from '../../service/web/forms/form-request.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const app = serviceUnderTest()
const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
const post = (member: Operation, payload: object) =>
  app.inject({ method: 'POST', url: `${KINDS[member.kind].path}/${addressedAs(member)}`, payload })
const members: Operation[] = [...registry.calculators.values(), ...registry.decisions.values(), ...registry.checks.values()]

const unescaped = (text: string): string =>
  text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replaceAll('&amp;', '&')
const attribute = (tag: string, name: string): string => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** Data that a browser would submit from the operation's form. */
function controlsIn(body: string): Map<string, string> {
  const [form] = /<form class="ask"[^>]* data-live=.*?<\/form>/s.exec(body) ?? ['']
  const sent = new Map<string, string>()
  for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
    const name = attribute(tag, 'name')
    if (name !== '' && (!tag.includes('type="radio"') || / checked/.test(tag))) sent.set(name, attribute(tag, 'value'))
  }
  for (const [, open, options] of form.matchAll(/(<select [^>]*>)(.*?)<\/select>/gs)) {
    const all = [...options!.matchAll(/<option [^>]*>/g)].map(([tag]) => tag)
    sent.set(attribute(open!, 'name'), attribute(all.find((tag) => / selected/.test(tag)) ?? all[0]!, 'value'))
  }
  for (const [, open, text] of form.matchAll(/(<textarea [^>]*>)(.*?)<\/textarea>/gs))
    sent.set(attribute(open!, 'name'), unescaped(text!).trim())
  return sent
}

const requiredInput = (member: Operation): Record<string, unknown> => {
  const { input } = member.examples[examplesOf(member)[0]!.number - 1]!
  return Object.fromEntries(requiredOf(member.inputSchema).map((name) => [name, input[name]]))
}

function typed(member: Operation, input: Readonly<Record<string, unknown>>): Record<string, string> {
  const fields = new Map(fieldsOf(member.inputSchema))
  return Object.assign({}, ...Object.entries(input).map(([name, value]) => formTexts(name, value, fields.get(name) ?? {}).shown))
}

describe('blank form', () => {
  it.each(oneIn(4, members))('$id has empty fields and no answer', async (member) => {
    const { statusCode, body } = await get(pagePath(member))
    expect(statusCode).toBe(200)
    const sent = controlsIn(body)
    const { properties = {} } = member.inputSchema
    for (const [name, value] of sent) {
      const [list = '', , inner] = name.split('.')
      const field = inner === undefined ? properties[name] : properties[list]?.items?.properties?.[inner]
      expect(value, name).toBe(field?.default === undefined ? '' : formTexts(name, field.default, field).shown[name])
    }
    expect(body).toContain('data-unasked')
    expect(body).not.toMatch(/<output|class="headline|class="picture|class="programs/)
    expect(body.match(/ autofocus/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it('focuses the first required field', async () => {
    expect((await get('/calculadora/salario-liquido')).body).toMatch(/<input id="campo-gross_salary"[^>]* autofocus>/)
    expect((await get('/calculadora/salario-liquido?gross_salary=5000')).body).not.toContain(' autofocus')
    expect((await get('/embed/salario-liquido')).body).not.toContain(' autofocus')
  })
})

describe('required fields alone', () => {
  const answered: string[] = []

  it.each(oneIn(2, members, 1))('$id answers the same as the API', async (member) => {
    const input = requiredInput(member)
    const wanted = Object.fromEntries(requestedLists(member).map((name) => [name, true]))
    const api = await post(member, { ...input, ...wanted })
    const sent = controlsIn((await get(pagePath(member))).body)
    const page = await get(`${pagePath(member)}?${new URLSearchParams({ ...Object.fromEntries(sent), ...typed(member, input) })}`)
    expect(page.statusCode).toBe(api.statusCode)
    if (api.statusCode !== 200) {
      // When one of several fields is required, the page reports it beside the field, as the API does.
      const { issues = [] }: { issues?: { field: string }[] } = api.json()
      for (const { field } of issues) expect(page.body).toContain(`href="#campo-${field}"`)
      return
    }
    answered.push(member.id)
    // The page's sample API call reproduces its own answer.
    const [, given] = / -d &#39;(.*?)&#39;<|-d '(.*?)'</.exec(page.body)?.filter((part) => part !== undefined) ?? []
    expect((await post(member, JSON.parse(unescaped(given!)))).json()).toEqual(api.json())
  })

  it('are sufficient for most operations', () => expect(answered.length).toBeGreaterThan(oneIn(2, members, 1).length * 0.7))

  it('severance needs only two dates and a salary, without an FGTS balance', async () => {
    const question = 'salary=2800&admission_date=2023-11-16&termination_date=2026-11-16'
    const { body } = await get(`/calculadora/rescisao?${question}&type=without_cause`)
    expect(/<output>([^<]+)/.exec(body)![1]).toMatch(/20\.605,56$/)
    expect(controlsIn(body).get('fgts_balance')).toBe('')
  })

  it('reports a missing field beside it', async () => {
    const sent = Object.fromEntries(controlsIn((await get('/calculadora/rescisao')).body))
    const { statusCode, body } = await get(`/calculadora/rescisao?${new URLSearchParams({ ...sent, salary: '2.800,00' })}`)
    expect(statusCode).toBe(400)
    expect(body).toMatch(/id="campo-admission_date"[^>]*aria-invalid="true"/)
    expect(body).not.toContain('<output')
  })
})

describe('example', () => {
  const chips = (body: string) =>
    [...body.matchAll(/<a href="([^"]+)" rel="nofollow"[^>]*>Exemplo: /g)].map(([, address]) => unescaped(address!))

  it.each(oneIn(4, members, 2))('$id fills the whole form and is labeled as an example', async (member) => {
    const addresses = chips((await get(pagePath(member))).body)
    expect(addresses.length).toBeGreaterThan(0)
    for (const [index, address] of addresses.entries()) {
      const { statusCode, body } = await get(address)
      expect([200, 503]).toContain(statusCode)
      if (statusCode === 200) expect(body).toContain('<p class="example"><strong>Exemplo</strong>')
      const { input } = member.examples[examplesOf(member)[index]!.number - 1]!
      const shown = controlsIn(body)
      for (const [name, text] of Object.entries(typed(member, input)))
        if (!requestedLists(member).includes(name)) expect(shown.get(name)?.replaceAll('\n', '; '), name).toBe(text)
      expect(body).toMatch(/data-example="\d+"/)
    }
  })

  it('keeps only the changed fields without a script', async () => {
    const [address] = chips((await get('/calculadora/rescisao')).body)
    const example = await get(address!)
    const sent = Object.fromEntries(controlsIn(example.body))
    expect(sent.exemplo).toMatch(/^\d+$/)
    const again = await get(`/calculadora/rescisao?${new URLSearchParams(sent)}`)
    expect(again.body).toContain('<strong>Exemplo</strong>')
    const { statusCode, body } = await get(`/calculadora/rescisao?${new URLSearchParams({ ...sent, salary: '4.321,00' })}`)
    expect(statusCode).toBe(400)
    expect(body).not.toContain('<strong>Exemplo</strong>')
    const kept = controlsIn(body)
    expect(kept.get('salary')).toBe('4.321,00')
    expect(kept.get('admission_date')).toBe('')
  })

  it('comes first from the current law', async () => {
    for (const member of members) {
      const [first] = examplesOf(member)
      const current = member.examples.some(({ input }) => !('reference_date' in input))
      if (current) expect(member.examples[first!.number - 1]!.input, member.id).not.toHaveProperty('reference_date')
    }
  })
})

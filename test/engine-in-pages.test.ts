/** The engine for pages, as it is served, against the service: the same question, the same bytes. */
import { readdirSync, readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../engine/core/operation/operation.ts'
import { fieldsOf } from '../engine/present/schema.ts'
import { formTexts } from '../engine/present/typed.ts'
import { asked, pagePath, wantedLists } from '../service/doors/web/asked.ts'
import type { Called } from '../service/doors/web/names.ts'
import { EXAMPLES_DAY, ports, registry } from './support/ports.ts'
import { serviceUnderTest } from './support/service.ts'

interface Answering {
  fragment(question: string): string | null
  sides(question: string): string | null
}

interface EngineScript {
  answering(operation: string, world: { today: () => string; origin: string; names: readonly Called[] }): Promise<Answering | null>
}

const SCRIPTS = new URL('../service/doors/web/assets/motor/', import.meta.url)
const members: readonly Operation[] = [...registry.calculators.values(), ...registry.decisions.values(), ...registry.checks.values()]

let app: FastifyInstance
let engine: EngineScript
let names: readonly Called[]

beforeAll(async () => {
  app = serviceUnderTest()
  const file = readdirSync(SCRIPTS).find((name) => name.startsWith('engine-'))!
  engine = await import(/* @vite-ignore */ new URL(file, SCRIPTS).href)
  names = (await app.inject('/assets/motor/nomes.json')).json()
})

afterAll(() => app?.close())

const opened = (id: string, origin = '') => engine.answering(id, { today: () => EXAMPLES_DAY, origin, names })

/** The address a form sends for an input. */
function questionFor(member: Operation, input: Readonly<Record<string, unknown>>): string {
  const hidden = wantedLists(member)
  const fields = new Map(fieldsOf(member.inputSchema))
  const shown = Object.entries(input).flatMap(([name, value]) =>
    hidden.includes(name) ? [] : Object.entries(formTexts(name, value, fields.get(name) ?? {}).shown),
  )
  return new URLSearchParams(shown).toString()
}

/** Whether a question reads what only the service has. */
function readsSeries(member: Operation, question: string): boolean {
  let read = false
  const noting = <T>(port: T): { get: () => T } => ({
    get: () => {
      read = true
      return port
    },
  })
  const { rates, market, salaries, service, ...rest } = ports
  const noted = Object.defineProperties({ ...rest } as typeof ports, {
    rates: noting(rates),
    market: noting(market),
    salaries: noting(salaries),
    service: noting(service),
  })
  asked(member, Object.fromEntries(new URLSearchParams(question)), noted)
  return read
}

describe('the engine in a page', () => {
  const count = { here: 0, there: 0 }

  it.each(members)('answers $id as the service does, to the byte', async (member) => {
    const here = (await opened(member.id))!
    for (const { title, input } of member.examples) {
      const question = questionFor(member, input)
      const drawn = here.fragment(question)
      count[drawn === null ? 'there' : 'here'] += 1
      if (drawn === null) expect(question === '' || readsSeries(member, question), title).toBe(true)
      else expect(drawn, title).toBe((await app.inject(`${pagePath(member)}/resposta?${question}`)).body)
    }
  })

  it('and most of what is asked needs no service', () => {
    expect(count.here).toBeGreaterThan(3 * count.there)
  })

  it('refuses in the same words', async () => {
    const { fragment } = (await opened('net-salary'))!
    for (const question of [
      'gross_salary=0',
      'gross_salary=muito&dependents=-1',
      'gross_salary=5000&dependents=1%2C5',
      'gross_salary=5000&reference_date=1930-01-01',
      'gross_salary=5000&reference_date=2026-02-31',
      'gross_salary=5000&gross_salary=6000',
      'dependents=1',
    ])
      expect(fragment(question), question).toBe((await app.inject(`/calculadora/salario-liquido/resposta?${question}`)).body)
  })

  it('draws the form and the answer of an address as its page has them', async () => {
    for (const id of ['net-salary', 'debt-payoff', 'severance-by-dates']) {
      const member = registry.calculators.get(id)!
      const question = questionFor(member, member.examples.at(-1)!.input)
      const { body } = await app.inject(`${pagePath(member)}?${question}`)
      const sides = (await opened(id))!.sides(question)
      expect(sides).toMatch(/^<div class="sides">/)
      expect(body, id).toContain(sides)
    }
  })

  it('asks the service what it was not given: an example, an operation without a page', async () => {
    expect((await opened('net-salary'))!.fragment('')).toBeNull()
    expect((await opened('net-salary'))!.fragment('utm_source=x')).toBeNull()
    expect(await opened('solve')).toBeNull()
  })

  it('speaks of the service by the address the service has', async () => {
    const own = serviceUnderTest({}, 0, 'https://centavo.example')
    const { body } = await own.inject('/calculadora/salario-liquido/resposta?gross_salary=5200')
    expect((await opened('net-salary', 'https://centavo.example'))!.fragment('gross_salary=5200')).toBe(body)
    await own.close()
  })
})

describe('what a page fetches of the engine', () => {
  const sizeOf = async (url: string): Promise<number> => {
    const { rawPayload, headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding'], url).toBe('br')
    return rawPayload.length
  }

  /** Scripts that the engine imports before any domain. */
  function shared(file = readdirSync(SCRIPTS).find((name) => name.startsWith('engine-'))!, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    const text = readFileSync(new URL(file, SCRIPTS), 'utf8')
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) shared(name!, seen)
    return seen
  }

  it('is one file for a domain, and few that all share', async () => {
    const common = [...shared()]
    const domains = readdirSync(SCRIPTS).filter((name) => !common.includes(name))
    expect(domains.length).toBe(readdirSync(new URL('../engine/domains/', import.meta.url)).length)
    const sizes = await Promise.all(common.map((name) => sizeOf(`/assets/motor/${name}`)))
    expect(sizes.length).toBeLessThanOrEqual(6)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(64 * 1024)
    for (const name of domains) expect(await sizeOf(`/assets/motor/${name}`), name).toBeLessThan(70 * 1024)
  })
})

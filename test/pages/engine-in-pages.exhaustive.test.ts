/** The browser engine must match the service byte for byte. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Calculator } from '../../engine/operation/definition/calculator.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { fieldsOf } from '../../engine/presentation/schema.ts'
import { formTexts } from '../../engine/presentation/typed.ts'
import type { NamedOperation } from '../../service/web/answers/linked-names.ts'
import { pagePath, parseFormRequest, requestedLists } from '../../service/web/forms/form-request.ts'
import { BUDGETS } from '../support/budgets.ts'
import { oneIn, rounds } from '../support/lanes/rounds.ts'
import { EXAMPLES_DAY, ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

interface Answering {
  fragment(question: string): string | null
  sides(question: string): string | null
}

interface EngineScript {
  operationEngine(
    operation: string,
    world: { today: () => string; origin: string; names: readonly NamedOperation[] },
  ): Promise<Answering | null>
}

interface Asking {
  fragment(question: string): Promise<string | null>
  page(question: string): Promise<{ readonly title: string; readonly body: string } | null>
}

interface QuestionsScript {
  questionEngine(
    calculator: string,
    question: string,
    world: { today: () => string; origin: string; names: readonly NamedOperation[] },
  ): Promise<Asking | null>
}

const SCRIPTS = new URL('../../service/web/generated/motor/', import.meta.url)
const members: readonly Operation[] = [...registry.calculators.values(), ...registry.decisions.values(), ...registry.checks.values()]

/** Engine script by name, without the digest. */
const fileOf = (name: string): string => readdirSync(SCRIPTS).find((file) => new RegExp(`^${name}-[A-Z0-9]{8}\\.`).test(file))!

let app: FastifyInstance
let engine: EngineScript
let questions: QuestionsScript
let names: readonly NamedOperation[]

beforeAll(async () => {
  app = serviceUnderTest()
  engine = await import(/* @vite-ignore */ new URL(fileOf('engine'), SCRIPTS).href)
  questions = await import(/* @vite-ignore */ new URL(fileOf('engine-questions'), SCRIPTS).href)
  names = (await app.inject('/assets/motor/nomes.json')).json()
})

afterAll(() => app?.close())

const opened = (id: string, origin = '') => engine.operationEngine(id, { today: () => EXAMPLES_DAY, origin, names })

/** Query string that a form sends for an input. */
function questionFor(member: Operation, input: Readonly<Record<string, unknown>>): string {
  const hidden = requestedLists(member)
  const fields = new Map(fieldsOf(member.inputSchema))
  const shown = Object.entries(input).flatMap(([name, value]) =>
    hidden.includes(name) ? [] : Object.entries(formTexts(name, value, fields.get(name) ?? {}).shown),
  )
  return new URLSearchParams(shown).toString()
}

/** True when a question reads data that only the service has. */
function readsSeries(member: Operation, question: string): boolean {
  let read = false
  const noting = <T>(port: T): { get: () => T } => ({
    get: () => {
      read = true
      return port
    },
  })
  const { rates, market, salaries, classifications, service, ...rest } = ports
  const noted = Object.defineProperties({ ...rest } as typeof ports, {
    rates: noting(rates),
    market: noting(market),
    salaries: noting(salaries),
    classifications: noting(classifications),
    service: noting(service),
  })
  parseFormRequest(member, Object.fromEntries(new URLSearchParams(question)), noted)
  return read
}

describe('engine in a page', () => {
  const count = { here: 0, there: 0 }

  it.each(oneIn(5, members))('answers $id like the service, byte for byte', async (member) => {
    const here = (await opened(member.id))!
    for (const { title, input } of member.examples) {
      const question = questionFor(member, input)
      const drawn = here.fragment(question)
      count[drawn === null ? 'there' : 'here'] += 1
      if (drawn === null) expect(question === '' || readsSeries(member, question), title).toBe(true)
      else expect(drawn, title).toBe((await app.inject(`${pagePath(member)}/resposta?${question}`)).body)
    }
  })

  it('answers most requests without the service', () => {
    expect(count.here).toBeGreaterThan(3 * count.there)
  })

  it('returns the same error text', async () => {
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

  it('renders the form and the answer of a URL as on its page', async () => {
    for (const id of ['net-salary', 'debt-payoff', 'severance-by-dates']) {
      const member = registry.calculators.get(id)!
      const question = questionFor(member, member.examples.at(-1)!.input)
      const { body } = await app.inject(`${pagePath(member)}?${question}`)
      const sides = (await opened(id))!.sides(question)
      expect(sides).toMatch(/^<div class="sides">/)
      expect(body, id).toContain(sides)
    }
  })

  it('cites every version of every law like the service', async () => {
    const cited = ({ laws }: Pick<Registry, 'laws'>) =>
      new Map([...laws.values()].map((law) => [law.id, law.versions.map((version) => law.basis(version))]))
    const expected = cited(registry)
    const seen = new Set<string>()
    for (const file of readdirSync(SCRIPTS).filter((name) => /^(domain|check)-/.test(name))) {
      const domain: { registry: Registry } = await import(/* @vite-ignore */ new URL(file, SCRIPTS).href)
      for (const [id, bases] of cited(domain.registry)) {
        expect(bases, id).toEqual(expected.get(id))
        seen.add(id)
      }
    }
    expect(seen.size).toBeGreaterThan(60)
  })

  it('delegates to the service: an example, an operation without a page', async () => {
    expect((await opened('net-salary'))!.fragment('')).toBeNull()
    expect((await opened('net-salary'))!.fragment('utm_source=x')).toBeNull()
    expect(await opened('solve')).toBeNull()
  })

  it('refers to the service by its public URL', async () => {
    const own = serviceUnderTest({}, 0, 'https://centavo.example')
    const { body } = await own.inject('/calculadora/salario-liquido/resposta?gross_salary=5200')
    expect((await opened('net-salary', 'https://centavo.example'))!.fragment('gross_salary=5200')).toBe(body)
    await own.close()
  })
})

describe('question in a page', () => {
  const asked = (calculator: string, question: string) =>
    questions.questionEngine(calculator, question, { today: () => EXAMPLES_DAY, origin: '', names })

  /** Combined fields of the question's and the calculator's forms, for calculators that depend on law alone. */
  const own: Readonly<Record<string, (calculator: Calculator) => Readonly<Record<string, string>>>> = {
    solve: () => ({ target_value: '4.321,00' }),
    sweep: () => ({}),
    timeline: () => ({ from: '2019-01-01' }),
    compare: (calculator) => casesApart(calculator),
  }

  /** The second case differs in its first number. */
  function casesApart(calculator: Calculator): Record<string, string> {
    const input = calculator.examples[0]!.input
    const [moved] = Object.entries(input).find(([, value]) => typeof value === 'number') ?? []
    const other = moved === undefined ? input : { ...input, [moved]: Number(input[moved]) * 1.5 }
    return Object.fromEntries([...new URLSearchParams(questionFor(calculator, other))].map(([name, value]) => [`b.${name}`, value]))
  }

  // Excludes questions with a law change: only the service has all tables.
  const inPages = [...registry.questions.values()].filter(({ ownLaw }) => !ownLaw)
  const pairs = inPages.flatMap((question) =>
    [...registry.calculators.values()]
      .filter((calculator) => question.suits(calculator))
      .filter((_calculator, index) => index % rounds(18, 9) === 0)
      .map((calculator) => ({ question, calculator })),
  )
  const count = { here: 0, there: 0 }

  it.each(pairs)('$question.id of $calculator.id matches the service byte for byte', async ({ question, calculator }) => {
    const base = questionFor(calculator, calculator.examples[0]!.input)
    const text = new URLSearchParams(base)
    for (const [name, value] of Object.entries(own[question.id]!(calculator)))
      text.append(question.cases.length > 0 ? name : question.nameBeside(calculator, name), value)
    const here = (await asked(calculator.id, question.id))!
    const drawn = await here.fragment(`${text}`)
    count[drawn === null ? 'there' : 'here'] += 1
    const path = `${pagePath(calculator)}/${question.slug}`
    if (drawn === null) {
      expect(await here.page(`${text}`)).toBeNull()
      expect(base === '' || readsSeries(calculator, base)).toBe(true)
      return
    }
    expect(drawn).toBe((await app.inject(`${path}/resposta?${text}`)).body)
    const page = (await here.page(`${text}`))!
    const { body } = await app.inject(`${path}?${text}`)
    expect(body).toContain(`<title>${page.title}</title>`)
    expect(body).toContain(page.body)
  })

  it('most need no service', () => {
    expect(count.here).toBeGreaterThan(3 * count.there)
  })

  it('returns the same error text', async () => {
    const { fragment } = (await asked('net-salary', 'solve'))!
    for (const text of [
      'gross_salary=5000',
      'gross_salary=5000&solve_for=x&target_value=1',
      'gross_salary=muito&target_value=1,5,2',
      'dependents=1&target_value=0',
    ])
      expect(await fragment(text), text).toBe((await app.inject(`/calculadora/salario-liquido/quanto-preciso/resposta?${text}`)).body)
  })

  it('delegates to the service: an example, a series, an unknown name', async () => {
    expect(await (await asked('net-salary', 'solve'))!.fragment('target_value=5000')).toBeNull()
    expect(await (await asked('net-salary', 'timeline'))!.fragment('gross_salary=5000&real=true')).toBeNull()
    expect(await asked('net-salary', 'health')).toBeNull()
    expect(await asked('severance_decision', 'solve')).toBeNull()
  })
})

describe('engine downloads of a page', () => {
  const sizeOf = async (url: string): Promise<number> => {
    const { rawPayload, headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding'], url).toBe('br')
    return rawPayload.length
  }

  const bytesOf = (name: string): number => statSync(new URL(name, SCRIPTS)).size

  /** Scripts that the engine imports before any domain. */
  function shared(file = fileOf('engine'), seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    const text = readFileSync(new URL(file, SCRIPTS), 'utf8')
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) shared(name!, seen)
    return seen
  }

  it('are one file per calculator domain, per check and per decision, plus one shared file', async () => {
    const common = [...shared()]
    const asking = fileOf('engine-questions')
    const domains = readdirSync(SCRIPTS).filter((name) => !common.includes(name) && name !== asking)
    const held = (room: string): number => readdirSync(new URL(`../../engine/${room}/`, import.meta.url)).length
    expect(domains.length).toBeLessThanOrEqual(held('domains') + registry.checks.size + held('decisions'))
    const sizes = await Promise.all(common.map((name) => sizeOf(`/assets/motor/${name}`)))
    expect(sizes.length).toBeLessThanOrEqual(2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGETS.shared)
    expect(await sizeOf(`/assets/motor/${asking}`)).toBeLessThan(BUDGETS.questions)
    // Maximum compression is slow: measures only the largest files.
    const largest = domains.toSorted((a, b) => bytesOf(b) - bytesOf(a)).slice(0, rounds(3, domains.length))
    for (const name of largest) expect(await sizeOf(`/assets/motor/${name}`), name).toBeLessThan(BUDGETS.part)
  })
})

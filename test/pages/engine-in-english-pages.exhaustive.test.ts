/** The browser engine for English pages must match the service byte for byte. */
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { inLanguage } from '../../engine/core/text/language.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import { fieldsOf } from '../../engine/presentation/schema.ts'
import { formTexts } from '../../engine/presentation/typed.ts'
import { englishLanguage } from '../../service/runtime/language.ts'
import type { NamedOperation } from '../../service/web/answers/linked-names.ts'
import { pagePath, requestedLists } from '../../service/web/forms/form-request.ts'
import { oneIn } from '../support/lanes/rounds.ts'
import { EXAMPLES_DAY, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

interface World {
  readonly today: () => string
  readonly origin: string
  readonly names: readonly NamedOperation[]
}

interface EngineScript {
  operationEngine(
    operation: string,
    world: World,
  ): Promise<{ fragment(question: string): string | null; sides(question: string): string | null }>
}

interface QuestionsScript {
  questionEngine(calculator: string, question: string, world: World): Promise<{ fragment(question: string): Promise<string | null> } | null>
}

const SCRIPTS = new URL('../../service/web/generated/motor-en/', import.meta.url)
const members: readonly Operation[] = [...registry.calculators.values(), ...registry.decisions.values(), ...registry.checks.values()]

const app = serviceUnderTest()
let engine: EngineScript
let questions: QuestionsScript
let world: World

const script = (name: string): string =>
  new URL(readdirSync(SCRIPTS).find((file) => new RegExp(`^${name}-[A-Z0-9]{8}\\.`).test(file))!, SCRIPTS).href

beforeAll(async () => {
  engine = await import(/* @vite-ignore */ script('engine'))
  questions = await import(/* @vite-ignore */ script('engine-questions'))
  world = { today: () => EXAMPLES_DAY, origin: '', names: (await app.inject('/assets/motor-en/nomes.json')).json() }
})

/** Query string that an English form sends for an input. */
function questionFor(member: Operation, input: Readonly<Record<string, unknown>>): string {
  const hidden = requestedLists(member)
  const fields = new Map(fieldsOf(member.inputSchema))
  const shown = inLanguage(englishLanguage(), () =>
    Object.entries(input).flatMap(([name, value]) =>
      hidden.includes(name) ? [] : Object.entries(formTexts(name, value, fields.get(name) ?? {}).shown),
    ),
  )
  return new URLSearchParams(shown).toString()
}

describe('engine in an English page', () => {
  const count = { here: 0, there: 0 }

  it.each(oneIn(4, members, 1))('answers $id like the service, byte for byte', async (member) => {
    const here = await engine.operationEngine(member.id, world)
    for (const { title, input } of member.examples) {
      const question = questionFor(member, input)
      const drawn = here.fragment(question)
      count[drawn === null ? 'there' : 'here'] += 1
      if (drawn !== null) expect(drawn, title).toBe((await app.inject(`/en${pagePath(member)}/resposta?${question}`)).body)
    }
  })

  it('answers most requests without the service', () => {
    expect(count.here).toBeGreaterThan(3 * count.there)
  })

  it('returns the same error text', async () => {
    const { fragment } = await engine.operationEngine('net-salary', world)
    for (const question of [
      'gross_salary=0',
      'gross_salary=muito&dependents=-1',
      'gross_salary=5000&reference_date=1930-01-01',
      'gross_salary=5000&reference_date=2026-02-31',
      'dependents=1',
    ])
      expect(fragment(question), question).toBe((await app.inject(`/en/calculadora/salario-liquido/resposta?${question}`)).body)
  })

  it('renders a form as on its page and answers a question about a calculator', async () => {
    const { sides } = await engine.operationEngine('net-salary', world)
    const { body } = await app.inject('/en/calculadora/salario-liquido?gross_salary=5200')
    expect(body).toContain(sides('gross_salary=5200'))
    const asking = await questions.questionEngine('net-salary', 'solve', world)
    const question = registry.questions.get('solve')!
    const calculator = registry.calculators.get('net-salary')!
    const own = { target_value: '4,321.00' }
    const text = new URLSearchParams('gross_salary=5200')
    for (const [name, value] of Object.entries(own)) text.append(question.nameBeside(calculator, name), value)
    const drawn = await asking!.fragment(String(text))
    expect(drawn).toBe((await app.inject(`/en/calculadora/salario-liquido/quanto-preciso/resposta?${text}`)).body)
    expect(drawn).not.toContain('class="problem"')
  })
})

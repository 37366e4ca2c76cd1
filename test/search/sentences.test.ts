/** Sentences of people: the specified examples, those of the tuning, and the hundred that nobody tuned for. */
import { describe, expect, it } from 'vitest'
import { validated } from '../../engine/operation/input/intake.ts'
import { find } from '../../engine/search/index.ts'
import { SITE_PATHS } from '../../engine/search/site-pages.ts'
import { portsOn } from '../support/ports.ts'
import { questionsIn, type Scored, score } from './questions/score.ts'

const ports = portsOn('2026-11-19')
const scoredIn = (file: string): Scored[] => questionsIn(file).map((expected) => score(expected, ports))
const share = (scored: readonly Scored[], is: (one: Scored) => boolean): number => scored.filter(is).length / scored.length
const named = (scored: readonly Scored[]): string[] => scored.map(({ expected }) => expected.question)
const withFields = (scored: readonly Scored[]): Scored[] =>
  scored.filter(({ expected: { fields } }) => fields !== null && Object.keys(fields).length > 0)

describe('the specified examples', () => {
  it.each(questionsIn('specified').map((expected) => [expected.question, expected] as const))('%s', (_question, expected) => {
    const { first, isFirstRight, isKept, isWrong, isWithheld } = score(expected, ports)
    expect({ id: first?.id, input: first?.input, isFirstRight, isKept, isWrong, isWithheld }).toMatchObject({
      isFirstRight: true,
      isKept: true,
      isWrong: false,
      isWithheld: false,
    })
    if (expected.verdict === 'no') expect(first!.answer).toBeNull()
    if (!expected.figure || !first) return
    const [name = '', figure] = expected.figure.split('=')
    const card = ports.registry.operations.get(first.id)!
    const answer: Readonly<Record<string, unknown>> = card.answer(validated(card, first.input), ports, first.input)
    expect(String(answer[name])).toBe(figure)
  })
})

describe.each([
  ['tuning', 0.95, 0.85, 0.08],
  ['unseen', 0.9, 0.8, 0.15],
] as const)('questions of the list “%s”', (file, first, kept, withheld) => {
  const scored = scoredIn(file)

  it('answers none of them wrongly', () => expect(named(scored.filter(({ isWrong }) => isWrong))).toEqual([]))

  it('puts the right result first', () => expect(share(scored, ({ isFirstRight }) => isFirstRight)).toBeGreaterThanOrEqual(first))

  it('keeps the fields that they state', () => expect(share(withFields(scored), ({ isKept }) => isKept)).toBeGreaterThanOrEqual(kept))

  it('withholds few answers without need', () => {
    const asked = scored.filter(({ expected }) => expected.verdict === 'yes')
    expect(share(asked, ({ isWithheld }) => isWithheld)).toBeLessThanOrEqual(withheld)
  })
})

describe('a phrase that changes no answer', () => {
  const answered = questionsIn('specified')
    .filter(({ verdict, fields }) => verdict === 'yes' && fields !== null && Object.keys(fields).length > 0)
    .filter((_one, at) => at % 4 === 0)
  const before = answered.map(({ question }) => find(ports, question)[0]!)

  it.each([
    'por favor',
    'na clt',
    'esse ano',
    'todo mês',
    'agora em novembro',
    'boa tarde',
    'em são paulo',
    'numa padaria',
    'valeu',
    'aproximadamente',
    'no caso',
    'me ajudem',
  ])('answers the same with “%s”', (phrase) => {
    for (const [at, { question }] of answered.entries()) {
      const first = find(ports, `${question} ${phrase}`)[0]
      expect({ question, ...first }).toMatchObject({ id: before[at]!.id, input: before[at]!.input, answer: before[at]!.answer })
    }
  })
})

describe('text that is no question', () => {
  it.each([
    ['10,000 characters', 'salário líquido 2500 '.repeat(500)],
    ['one word repeated', 'acordo '.repeat(1500)],
    ['one number repeated', '2 mil e 500 '.repeat(900)],
    ['emoji', '🍕💰'.repeat(200)],
    ['SQL', "'; DROP TABLE users; SELECT * FROM users WHERE 1=1 --"],
    ['another language', '工资是多少 зарплата كم الراتب'],
    [
      'a payslip',
      `EMPRESA LTDA CNPJ 12.345.678/0001-90\n001 SALARIO BASE 220,00 2.500,00\n998 INSS 9,00 202,58\n999 IRRF 0,00\nLIQUIDO 2.297,42 ${'linha 1.234,56 '.repeat(60)}`,
    ],
    ['control characters', '\u0000\u0007\u202e2500'],
  ])('%s: finds something or nothing, and answers nothing from a cut text', (_name, typed) => {
    const [first] = find(ports, typed)
    if (typed.length > 1000) expect(first?.answer ?? null).toBeNull()
    else expect(typeof (first?.answer ?? '')).toBe('string')
  })
})

it('every page of the site that the search names has a title', () => expect(new Set(SITE_PATHS).size).toBe(SITE_PATHS.length))

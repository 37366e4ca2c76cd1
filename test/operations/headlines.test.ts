/** A headline never contradicts the answer under it: an amount that is not due is not stated as received. */
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../engine/core/text/language.ts'
import { GATES } from '../../engine/operation/definition/descriptor.ts'
import type { Answer } from '../../engine/operation/definition/operation.ts'
import { run } from '../../engine/operation/evaluation/run.ts'
import { lineOf, treeOf } from '../../engine/presentation/answer.ts'
import { englishLanguage } from '../../service/runtime/language.ts'
import { portsOn, registry } from '../support/ports.ts'

const languages = [
  ['Portuguese', null, /\b(não|nenhum)\b/i],
  ['English', englishLanguage(), /\b(no|not|none|never)\b/i],
] as const
const calculators = [...registry.calculators.values()]
const gateOf = (flags: object): string | undefined => GATES.find((gate) => gate in flags)
const gated = calculators.filter(({ resultSchema }) => gateOf(resultSchema.properties ?? {}) !== undefined)

/** Names that say that something is owed, allowed or fulfilled; a result of such a name decides the headline or is listed below. */
const DECIDES = /^(eligible|entitled|applies|due|valid|payable|owed|collected|mustFile|subject|fits|allowed|termAllowed|exact|granted)$/

describe('a calculator with a result that decides whether its amount is due', () => {
  it('declares it: no flag of such a name is left out of the gates', () => {
    const left = calculators.flatMap(({ id, resultSchema }) =>
      Object.entries(resultSchema.properties ?? {})
        .filter(([name, { type }]) => (type === 'boolean' || (Array.isArray(type) && type.includes('boolean'))) && DECIDES.test(name))
        .filter(([name]) => !(GATES as readonly string[]).includes(name))
        .map(([name]) => `${id}.${name}`),
    )
    expect(left).toEqual([])
  })

  describe.each(languages)('in %s', (_name, language, negation) => {
    it.each(gated.map((calculator) => [calculator.id, calculator] as const))(
      'denies before any figure of its headline where the result is false: %s',
      (_id, calculator) =>
        inLanguage(language, () => {
          const gate = gateOf(calculator.resultSchema.properties ?? {})!
          for (const { on, input, title } of calculator.examples) {
            const answer = run(calculator, input, portsOn(on))
            const headline = treeOf(calculator, answer).headline!
            if (answer[gate] !== false) {
              expect(headline.said.before + headline.said.figure, title).not.toBe('')
              continue
            }
            const [beforeFigures] = lineOf(calculator, answer)!.split(/R\$|\d/)
            expect(beforeFigures, title).toMatch(negation)
            expect(headline.next, title).toBeNull()
          }
        }),
    )
  })
})

const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('the headline of', () => {
  const says = (id: string, input: object, english = false) =>
    inLanguage(english ? englishLanguage() : null, () => {
      const calculator = registry.calculators.get(id)!
      return plainSpaces(lineOf(calculator, run(calculator, input, portsOn('2026-11-19')) as Answer)!)
    })

  it('retirement says what is still needed, and the amount of the day it is met after it', () => {
    const woman = { gender: 'mulher', current_age: 60, contribution_years: 20, average_salary: 3000 }
    expect(says('retirement', woman)).toBe('Ainda não: faltam 2 anos de idade. Com os requisitos cumpridos, R$ 2.220,00 por mês')
    expect(says('retirement', woman, true)).toBe('Not yet: 2 years of age still needed. With the requirements met, R$ 2,220.00 a month')
    expect(says('retirement', { ...woman, current_age: 61, contribution_years: 14 })).toMatch(
      /^Ainda não: falta 1 ano de idade e 1 ano de contribuição\./,
    )
    expect(says('retirement', { ...woman, current_age: 62 })).toBe('A aposentadoria é de R$ 2.100,00 por mês')
  })

  it('sick-pay says that the absence is too short', () => {
    const input = { benefit_average: 3000, days_off: 10 }
    expect(says('sick-pay', input)).toBe('Não há auxílio a receber')
    expect(says('sick-pay', { ...input, days_off: 40 })).toBe('Você recebe R$ 2.730,00 por mês')
  })

  it('stock-tax and carne-leao say that a small slip waits, and give no day to pay it', () => {
    const small = says('stock-tax', { swing_result: 60, swing_sales: 30000 })
    expect(small).toBe('Não há DARF a pagar agora: R$ 9,00 ficam para o mês seguinte')
    expect(says('stock-tax', { swing_result: 0 })).toBe('Não há DARF a pagar')
    expect(says('carne-leao', { monthly_income: 5010 })).toMatch(/^Não há carnê-leão a pagar/)
  })

  it('payroll-loan says that the amount requested is too large', () => {
    const input = { available_income: 3000, months: 48, monthly_rate: 1.8, requested_amount: 60000 }
    expect(says('payroll-loan', input)).toMatch(/^A parcela não cabe na margem: peça até R\$ /)
  })
})

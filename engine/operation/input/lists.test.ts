import { describe, expect, it } from 'vitest'
import { ports } from '../../../test/support/ports.ts'
import { InvalidInput, type Issue } from '../../core/errors.ts'
import { formatBRL, portion, sum } from '../../core/money.ts'
import { percent } from '../../core/ratio.ts'
import { calculator } from '../definition/calculator.ts'
import { run } from '../evaluation/run.ts'
import { brl, count, date, list, money, object, percentage } from './fields.ts'
import { compiledValidation } from './intake.ts'
import { asJson } from './internal-input.ts'

const interest = calculator({
  id: 'interest-of-all',
  slug: 'interest-of-all',
  title: 'Juros de todas',
  summary: 'Soma os juros de um mês de várias dívidas.',
  group: 'credito',
  headline: 'total',
  says: 'São {value}',
  input: {
    debts: list(
      'Dívidas',
      object('Dívida', {
        balance: money('Saldo'),
        rate: percentage('Taxa', { min: 0, max: 100 }).prefault(10),
        months: count('Meses', { min: 1 }, 'months').default(1),
        due: date('Vencimento').optional(),
      }),
      { min: 1, max: 3 },
    ),
  },
  result: { total: brl('Total') },
  answer({ debts }, ctx) {
    const each = debts.map(({ balance, rate, months }) => portion(balance, rate, 'halfUp') * BigInt(months))
    return { total: ctx.step('Total', () => each.map(formatBRL).join(' + '), sum(each)) }
  },
})

function issuesOf(input: unknown): Issue[] {
  const refused = (attempt: () => unknown): Issue[] => {
    try {
      attempt()
    } catch (error) {
      if (error instanceof InvalidInput) return [...error.issues]
      throw error
    }
    throw new Error('it answered')
  }
  const plain = refused(() => run(interest, input, ports))
  expect(refused(() => compiledValidation(interest)(input))).toEqual(plain)
  return plain
}

describe('list of objects as input', () => {
  it('parses exact values and fills each item’s defaults', () => {
    expect(run(interest, { debts: [{ balance: 100.1 }, { balance: 10, rate: 2.5, months: 2 }] }, ports).total).toBe(10.51)
  })

  it.each([
    [{ debts: [{ balance: 1 }, { balance: 1, rate: 101 }] }, 'debts.1.rate', /menor ou igual a 100; veio 101/],
    [{ debts: [{ rate: 1 }] }, 'debts.0.balance', /é obrigatório/],
    [{ debts: [{ balance: 'um' }] }, 'debts.0.balance', /deve ser um número .*; veio "um"/],
    [{ debts: [{ balance: 1, months: 1.5 }] }, 'debts.0.months', /inteiro/],
    [{ debts: [{ balance: 1, due: '2026-02-30' }] }, 'debts.0.due', /data que exista/],
    [{ debts: [{ balance: 1, rates: 2 }] }, 'debts.0.rates', /você quis dizer "rate"/],
    [{ debts: [{ balance: 1, xyzzy: 2 }] }, 'debts.0.xyzzy', /os campos são balance, rate, months, due$/],
    [{ debts: [1] }, 'debts.0', /deve ser um objeto/],
    [{ debts: 'x' }, 'debts', /deve ser uma lista; veio "x"/],
    [{ debts: [] }, 'debts', /ao menos 1 item$/],
    [{ debts: [1, 2, 3, 4].map((balance) => ({ balance })) }, 'debts', /no máximo 3 itens$/],
    [{ debt: [] }, 'debt', /você quis dizer "debts"/],
  ])('rejects %j with the path of the field', (input, field, message) => {
    const found = issuesOf(input).find((issue) => issue.field === field)
    expect(found?.message).toMatch(message)
  })

  it('converts and validates the same way for a nested operation', () => {
    const debts = [{ balance: 1000n, rate: percent('0.123456789012'), months: 2 }]
    expect(asJson(interest, { debts })).toEqual({ debts: [{ balance: 10, rate: 0.123456789012, months: 2 }] })
    expect(interest.ask({ debts }, ports).result.total).toBe(2n)
    expect(() => interest.ask({ debts: [{ ...debts[0]!, balance: 0n }] }, ports)).toThrow(InvalidInput)
  })

  it('describes its bounds and fields in the schema', () => {
    expect(interest.inputSchema).toMatchObject({
      properties: {
        debts: { type: 'array', minItems: 1, maxItems: 3, items: { type: 'object', additionalProperties: false, required: ['balance'] } },
      },
    })
  })
})

import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../operation/definition/descriptor.ts'
import { columnsOf, lineOf, type Presented, textOf, treeOf } from './answer.ts'
import { pathLabel } from './schema.ts'

const BRL: JsonSchema = { type: 'number', 'x-unit': 'BRL', 'x-label': 'Imposto' }
const ROW: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', 'x-label': 'Código' },
    kind: { type: 'string', enum: ['a'], 'x-label': 'Tipo' },
    label: { type: 'string', 'x-label': 'Verba' },
    amount: { type: 'number', 'x-unit': 'BRL', 'x-label': 'Valor' },
    paid: { type: 'boolean', 'x-label': 'Pago' },
  },
}
const resultSchema: JsonSchema = {
  type: 'object',
  properties: {
    currency: { type: 'string' },
    tax: BRL,
    months: { type: 'integer', 'x-label': 'Meses' },
    dueDate: { type: 'string', 'x-label': 'Vence em' },
    detail: { type: 'object', 'x-label': 'Detalhe', properties: { base: BRL } },
    rows: { type: 'array', 'x-label': 'Linhas', items: ROW },
    steps: { type: 'array' },
  },
}
const card: Presented = {
  kind: 'calculator',
  title: 'Imposto',
  resultSchema,
  headline: 'tax',
  says: { positive: 'Você paga {value} em {months|mês|meses}', negative: 'Você recebe {value}', zero: 'Nada a pagar' },
  next: 'Pague até {dueDate}',
}
const row = { code: '1', kind: 'a', label: 'Salário', amount: 10, paid: true }
const answer = {
  currency: 'BRL',
  tax: 1234.5,
  months: 2,
  dueDate: '2026-04-30',
  detail: { base: 10 },
  rows: [row],
  steps: [{ label: 'Base', formula: '1 + 1', result: 2 }],
  basis: [],
  assumptions: ['Suposto.'],
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

describe('one-line answer', () => {
  it('is worded by sign, omits the sign, and pluralizes what it counts', () => {
    expect(plain(lineOf(card, answer))).toBe('Você paga R$ 1.234,50 em 2 meses')
    expect(plain(lineOf(card, { ...answer, months: 1 }))).toBe('Você paga R$ 1.234,50 em 1 mês')
    expect(plain(lineOf(card, { ...answer, tax: -10 }))).toBe('Você recebe R$ 10,00')
    expect(lineOf(card, { ...answer, tax: 0 })).toBe('Nada a pagar')
    expect(plain(lineOf({ ...card, says: undefined }, answer))).toBe('Imposto: R$ 1.234,50')
  })

  it('states the next step with a formatted date, or nothing without a date or an amount due', () => {
    const next = (more: object) => treeOf(card, { ...answer, ...more }).headline!.next
    expect(next({})).toBe('Pague até 30/04/2026')
    expect(plain(treeOf({ ...card, next: 'Guarde {tax} até {dueDate}' }, answer).headline!.next)).toBe('Guarde R$ 1.234,50 até 30/04/2026')
    expect(next({ dueDate: null })).toBeNull()
    expect(next({ tax: 0 })).toBeNull()
  })
})

describe('answer tree', () => {
  it('contains the own fields arranged by shape, without envelope fields or excluded ones', () => {
    const { entries, groups, lists, steps, assumptions } = treeOf(card, answer, ['months'])
    expect(entries.map(({ name }) => name)).toEqual(['tax', 'dueDate'])
    expect(groups.map(({ name, entries: inner }) => [name, inner.length])).toEqual([['detail', 1]])
    expect(lists.map(({ name, values }) => [name, values])).toEqual([['rows', [row]]])
    expect([steps.length, assumptions]).toEqual([1, ['Suposto.']])
  })

  it('omits groups, lists and steps when shallow', () =>
    expect(treeOf(card, answer, [], true)).toMatchObject({ groups: [], lists: [], steps: [], assumptions: ['Suposto.'] }))
})

describe('nested values on one line', () => {
  it('omits false flags, and codes and options when there is a name', () => {
    expect(columnsOf(ROW).map(([name]) => name)).toEqual(['label', 'amount', 'paid'])
    expect(columnsOf({ properties: { code: { type: 'string' } } }).map(([name]) => name)).toEqual(['code'])
    expect(plain(textOf(row, ROW))).toBe('Verba: Salário, Valor: R$ 10,00, Pago')
    expect(plain(textOf({ ...row, paid: false, amount: null }, ROW))).toBe('Verba: Salário')
    expect(textOf([], { type: 'array', items: ROW })).toBe('—')
    expect(textOf({ a: 1 }, { type: 'object' })).toBe('{"a":1}')
  })

  it('labels a path with the label of each part', () => {
    expect(pathLabel(resultSchema, 'rows.0.amount')).toBe('Linhas, linha 1, Valor')
    expect(pathLabel(resultSchema, 'detail.base')).toBe('Detalhe, Imposto')
    expect(pathLabel(resultSchema, 'rows.amount')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { ports, registry } from '../../../../test/support/ports.ts'
import { listSheet } from './calculator-page.ts'

describe('answer list as a spreadsheet', () => {
  const calculator = registry.calculators.get('financing')!
  const query = Object.fromEntries(Object.entries(calculator.examples[0]!.input).map(([name, value]) => [name, String(value)]))
  const lists = Object.entries(calculator.resultSchema.properties!).filter(([, { type }]) => type === 'array')

  it('has a column for each field of its rows', () => {
    const [name] = lists.find(([, { items }]) => items?.properties)!
    const { columns, values } = listSheet(calculator, name, query, ports)!
    expect(columns.length).toBeGreaterThan(2)
    expect(values.length).toBeGreaterThan(1)
    for (const row of values) expect(row).toHaveLength(columns.length)
  })

  it('has one column for scalar values, and is null for a field that is not a list', () => {
    const [plain] = lists.find(([, { items }]) => !items?.properties) ?? ['assumptions']
    expect(listSheet(calculator, plain, query, ports)!.columns).toHaveLength(1)
    expect(listSheet(calculator, 'currency', query, ports)).toBeNull()
    expect(listSheet(calculator, 'nada', query, ports)).toBeNull()
  })
})

import { expect, it } from 'vitest'
import { registry } from '../../test/support/ports.ts'
import { listRows } from './list-file.ts'

const item = registry.calculators.get('das-month')!.inputSchema.properties!.invoices!.items!

it('reads rows with semicolons, Brazilian amounts and dates, and omits empty cells', () => {
  const text = '\uFEFFdate;amount;annex;iss\r\n02/05/2026;"1.234,56";III;withheld\r\n\r\n2026-05-30;10000;I;\r\n'
  expect(listRows(text, item, 'notas.csv')).toEqual([
    { date: '2026-05-02', amount: '1234.56', annex: 'III', iss: 'withheld' },
    { date: '2026-05-30', amount: '10000', annex: 'I' },
  ])
})

it('refuses a file without rows and a row longer than the header', () => {
  expect(() => listRows('date,amount\n', item, 'notas.csv')).toThrow(/não tem linhas/)
  expect(() => listRows('date,amount\n2026-05-30,1,2\n', item, 'notas.csv')).toThrow(/linha 2/)
})

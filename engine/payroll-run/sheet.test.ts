import { describe, expect, it } from 'vitest'
import { portsOn } from '../../test/support/ports.ts'
import { companyOf, PayrollRun, PERSON } from './run.ts'
import { personOfRow, sheetColumns } from './sheet.ts'

const { law } = new PayrollRun({ month: '2026-10-31', company: companyOf({ regime: 'normal', rat_rate: 2 }) }, portsOn('2026-11-14'))
const columnsOf = (...titles: string[]) => sheetColumns(titles, PERSON.inputSchema, law.lines)

it.each([
  ['1003 hours', '1003', 'hours'],
  ['1003 horas', '1003', 'hours'],
  ['9207 (dias)', '9207', 'days'],
  ['1203 %', '1203', 'percent'],
  ['9254', '9254', 'amount'],
])('title "%s" maps to nature %s in %s', (title, nature, unit) => {
  expect(columnsOf(title)).toMatchObject([{ kind: 'line', nature, label: law.byNature.get(nature)!.name, unit }])
})

describe('cell', () => {
  const [salary] = columnsOf('Salário')
  const read = (text: string, decimalComma: boolean) => personOfRow([text], [salary!], decimalComma).basic_salary

  it.each([
    ['3000', true, 3000],
    ['3000', false, 3000],
    ['3000,5', true, 3000.5],
    ['3000.5', false, 3000.5],
    // A thousands separator is never followed by only one or two digits.
    ['3000.50', true, 3000.5],
    ['3000,50', false, 3000.5],
    ['3.000', true, 3000],
    ['3.000', false, 3],
    ['3,000', false, 3000],
    ['3,000', true, 3],
    ['R$ 1.234.567,89', true, 1234567.89],
    ['-12', true, -12],
    ['três mil', true, 'três mil'],
    ['3.00.0', true, '3.00.0'],
  ])('%s with a decimal comma (%s) parses as %s', (text, decimalComma, value) => {
    expect(read(text, decimalComma)).toBe(value)
  })
})

it('ignores a line of zero and includes one of a centavo', () => {
  const columns = columnsOf('Comissões', '9254')
  expect(personOfRow(['0', '0,00'], columns, true)).toEqual({})
  expect(personOfRow(['0,01', '1'], columns, true).lines).toMatchObject([{ amount: 0.01 }, { nature: '9254', amount: 1 }])
})

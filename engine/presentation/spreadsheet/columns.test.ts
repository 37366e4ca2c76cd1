import { describe, expect, it } from 'vitest'
import { fieldOfHeader, isLabel, writesComma } from './columns.ts'

const schema = {
  properties: {
    gross_salary: { type: 'number', description: 'Salário bruto mensal' },
    dependents: { type: 'integer', description: 'Dependentes para o IRRF. Omitido: nenhum', 'x-label': 'Dependentes para o IRRF' },
    from: { type: 'string', description: 'Data' },
    to: { type: 'string', description: 'Data' },
  },
}

describe('column matching', () => {
  it.each([
    ['gross_salary', 'gross_salary'],
    ['GROSS-SALARY', 'gross_salary'],
    ['Salário bruto mensal', 'gross_salary'],
    [' SALARIO BRUTO MENSAL (R$) ', 'gross_salary'],
    ['Dependentes para o IRRF', 'dependents'],
  ])('%j is %s', (header, field) => {
    expect(fieldOfHeader(header, schema)).toBe(field)
  })

  it('matches no field when no name or two names match', () => {
    for (const header of ['Nome', 'Data', '', 'Salário']) expect(fieldOfHeader(header, schema)).toBeUndefined()
  })

  it('detects whether the header is a label rather than a name', () => {
    expect(isLabel('Salário bruto mensal', 'gross_salary')).toBe(true)
    expect(isLabel('Gross salary', 'gross_salary')).toBe(false)
  })
})

describe('decimal-comma numbers', () => {
  it.each([
    [['5000', '5.200,50'], ';', true],
    [['Zé', 'R$ 5.200,00'], ',', true],
    [['10,5%'], ';', true],
    [['5200.50'], ';', false],
    [['5,200.50'], '\t', false],
    [['5000'], ';', true],
    [['5000'], ',', false],
    [['31/01/2026', '5.000'], '\t', false],
  ])('%j separated by %j: %s', (cells, delimiter, comma) => {
    expect(writesComma(cells, delimiter)).toBe(comma)
  })
})

import { describe, expect, it } from 'vitest'
import { registry } from '../../generated/registry.ts'
import { suggestedField, suggestedFields } from './suggested-column.ts'

const netSalary = registry.calculators.get('net-salary')!.inputSchema
const severance = registry.calculators.get('severance-by-dates')!.inputSchema

describe('payroll column', () => {
  it.each([
    ['Salário', '2.500,00', 'gross_salary'],
    ['Salário Base', 'R$ 2.500,00', 'gross_salary'],
    ['Remuneração (R$)', '2500', 'gross_salary'],
    ['Dependentes', '1', 'dependents'],
    ['Qtd. Dependentes', '0', 'dependents'],
    ['Filhos', '2', 'children'],
    ['Plano de saúde', '180,00', 'health_plan'],
  ])('%j with cells %j is %s', (header, cell, field) => {
    expect(suggestedField(header, [cell], netSalary)).toBe(field)
  })

  it.each([
    ['Admissão', '01/02/2020', 'admission_date'],
    ['Data de Admissão', '2020-02-01', 'admission_date'],
    ['Desligamento', '16/11/2026', 'termination_date'],
    ['Data da demissão', '16/11/2026', 'termination_date'],
    ['Desligamento', 'sem justa causa', 'type'],
    ['Salário', '2800', 'salary'],
  ])('%j with cells %j is %s of a termination', (header, cell, field) => {
    expect(suggestedField(header, [cell], severance)).toBe(field)
  })

  it('suggests nothing when no field matches the header or the cells have another type', () => {
    for (const header of ['Nome', 'Matrícula', 'CPF', '']) expect(suggestedField(header, ['1'], netSalary)).toBeUndefined()
    expect(suggestedField('Salário', ['Ana'], netSalary)).toBeUndefined()
  })

  it('suggests each field once, preferring an exact name match', () => {
    expect(suggestedFields(['Salário', 'Salário bruto mensal', 'Nome'], [['1', '2', 'Ana']], netSalary)).toEqual(['', 'gross_salary', ''])
    expect(suggestedFields(['Salário', 'Remuneração'], [['1', '2']], netSalary)).toEqual(['gross_salary', ''])
  })
})

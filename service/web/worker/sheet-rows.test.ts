/** Tests row computation without a page. */
import { describe, expect, it } from 'vitest'
import { registry } from '../../../engine/generated/registry.ts'
import { fromText, type Table } from '../scripts/spreadsheet/spreadsheet-file.ts'
import { computeRows, outputRows, previewRows } from './sheet-rows.ts'

const netSalary = registry.calculators.get('net-salary')!
const severance = registry.calculators.get('severance')!
const goOn = (): boolean => false

const asked = (calculator: typeof netSalary, table: Table, columns: string[], constants: Record<string, string> = {}) =>
  computeRows({ calculator, table, columns, constants, progress: goOn })

describe('spreadsheet rows', () => {
  it('are computed or rejected in place, with the reason in the last column', async () => {
    const table = fromText('Nome;Salário\nAna;5.200,00\nBia;muito\nCaio;5200\n')
    const computed = await asked(netSalary, table, ['', 'gross_salary'], { dependents: '1', reference_date: '30/04/2026' })
    const { header, rows, money } = outputRows(netSalary, table, computed)
    expect(header.slice(0, 3)).toEqual(['Nome', 'Salário', 'Salário líquido'])
    expect(rows.map((row) => [row[0], row[2], row.at(-1)])).toEqual([
      ['Ana', 4624.06, null],
      ['Bia', null, 'Salário bruto mensal deve ser um número, como 1.234,56; veio “muito”'],
      ['Caio', 4624.06, null],
    ])
    expect(money[0]).toBe(2)
    expect(previewRows(netSalary, table, computed, 2).rows.map((row) => row.at(-1))).toEqual(['R$ 4.624,06', 'recusada'])
  })

  it('omit empty result columns, and the reason column when there are no errors', async () => {
    const table = fromText('Salário\n5200\n')
    const { header, rows } = outputRows(netSalary, table, await asked(netSalary, table, ['gross_salary']))
    expect(rows[0]).toHaveLength(header.length)
    expect(rows[0]).not.toContain(null)
  })

  it('accept option labels, and prefer a cell to the constant', async () => {
    const table = fromText('Salário;Motivo\n2800;Pedido de demissão\n2800;\n')
    const constants = { months_worked: '36', type: 'sem_justa_causa' }
    const { rows } = await asked(severance, table, ['salary', 'type'], constants)
    const of = async (type: string) =>
      (await asked(severance, fromText('Salário\n2800\n'), ['salary'], { months_worked: '36', type })).rows[0]![0]
    expect(rows.map((row) => row[0])).toEqual([await of('pedido_demissao'), await of('sem_justa_causa')])
  })

  it('stop on cancellation and keep the rows computed so far', async () => {
    const table = fromText(`Salário\n${'3000\n'.repeat(1000)}`)
    const told: number[] = []
    const { rows, stopped } = await computeRows({
      calculator: netSalary,
      table,
      columns: ['gross_salary'],
      constants: {},
      progress: (done) => told.push(done) === 3,
    })
    expect([stopped, rows.length, told]).toEqual([true, 400, [0, 200, 400]])
  })
})

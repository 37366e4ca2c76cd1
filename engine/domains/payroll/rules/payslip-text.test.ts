import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LARGEST, reais } from '../../../core/money.ts'
import { readPayslip } from './payslip-text.ts'

const PRINTED = `
EMPRESA MODELO LTDA            Recibo de Pagamento de Salário
CNPJ 00.000.000/0001-00        Mensalista        Março de 2026
Cód  Descrição                Ref.      Vencimentos   Descontos
001  SALÁRIO BASE             30,00       5.000,00
150  HORAS EXTRAS 50%         10,00         340,91
995  SALÁRIO FAMÍLIA           1,00          67,54
998  I.N.S.S.                 14,00                       549,22
999  IRRF SOBRE SALÁRIO       22,50                       46,44
210  VALE TRANSPORTE           6,00                      300,00
310  PLANO DE SAÚDE                                      120,00
412  CLUBE DOS FUNCIONÁRIOS                               15,00
Total de Vencimentos 5.408,45
Total de Descontos 1.030,66
Valor Líquido R$ 4.377,79
Salário Base   Sal. Contr. INSS   Base Cálc. FGTS   FGTS do Mês   Base Cálc. IRRF   Faixa IRRF
5.000,00   5.340,91   5.340,91   427,27   4.791,69   22,50
`

describe('a payslip copied from a PDF', () => {
  const read = readPayslip(PRINTED)

  it('is read into the fields', () => {
    expect(read.month).toBe('2026-03-01')
    expect(read.fields).toMatchObject({
      informed_inss: reais('549.22'),
      informed_irrf: reais('46.44'),
      transport_discount: reais('300.00'),
      family_allowance: reais('67.54'),
      total_earnings: reais('5408.45'),
      total_deductions: reais('1030.66'),
      net_received: reais('4377.79'),
      inss_base: reais('5340.91'),
      irrf_base: reais('4791.69'),
      fgts: reais('427.27'),
      gross_salary: reais('5340.91'),
    })
  })

  it('says what it did not know, and hands it back', () => {
    expect(read.declared).toEqual([{ label: 'PLANO DE SAÚDE', amount: reais('120.00'), kind: 'deduction' }])
    expect(read.lines.find(({ description }) => description === 'CLUBE DOS FUNCIONÁRIOS')).toMatchObject({ as: 'unknown' })
    expect(read.doubts.join(' ')).toContain('CLUBE DOS FUNCIONÁRIOS')
  })
})

it('takes the column a copy with tabs keeps', () => {
  const { declared, fields } = readPayslip(
    'Descrição\tRef.\tVencimentos\tDescontos\nSalário\t30\t2.000,00\t\nClube\t\t\t15,00\nBolsa\t\t100,00\t\nINSS\t\t\t157,23\n',
  )
  expect(declared).toEqual([
    { label: 'Clube', amount: reais('15.00'), kind: 'deduction' },
    { label: 'Bolsa', amount: reais('100.00'), kind: 'earning' },
  ])
  expect(fields).toMatchObject({ gross_salary: reais('2000.00'), informed_inss: reais('157.23') })
})

it('asks for what is not there', () => {
  expect(readPayslip('').doubts).toHaveLength(4)
  expect(readPayslip('INSS 10,00\nINSS 20,00').doubts.join(' ')).toContain('mais de uma vez')
})

describe('any text at all', () => {
  it('is read in a moment, without a fault, into bounded amounts', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('INSS', 'Salário', '1.234,56', '\t', '\n', '  ', '9'.repeat(400), ',00', '.000'.repeat(80), 'base', 'total', '|'),
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 400 }), (parts) => {
        const { fields, lines } = readPayslip(parts.join(''))
        for (const amount of [...Object.values(fields), ...lines.map((line) => line.amount)]) {
          expect(amount >= 0n).toBe(true)
          expect(amount <= LARGEST * 200n).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each(['1.111'.repeat(40_000), ' '.repeat(200_000), 'a\t'.repeat(100_000), '1,00 '.repeat(50_000), '\n'.repeat(200_000)])(
    'long text %#',
    (text) => {
      const start = performance.now()
      readPayslip(text)
      expect(performance.now() - start).toBeLessThan(500)
    },
  )
})

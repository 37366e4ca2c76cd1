import { describe, expect, it } from 'vitest'
import lines, { type LineKind } from '../../law/payroll-lines.ts'
import { foldedLabel, naturesOf, payOf } from './line-labels.ts'

const table = lines.at('2026-03-01').value.lines
const natures = (label: string, kind: LineKind | null) => naturesOf(label, kind, table).map(({ nature }) => nature)

describe('payslip line labels', () => {
  it('are normalized: accents, dots, ordinals and trade abbreviations', () => {
    expect(foldedLabel('D.S.R. s/ H. Extras 50%')).toBe('d s r sobre h extras 50')
    expect(foldedLabel('13º Salário - 1ª Parcela')).toBe('13 salario 1 parcela')
    expect(foldedLabel('1/3 Const. Férias c/ Médias')).toBe('1/3 const ferias com medias')
  })

  it.each<[string, LineKind, string[]]>([
    ['Salário', 'earning', ['1000']],
    ['SALARIO BASE', 'earning', ['1000']],
    ['Dias Normais', 'earning', ['1000']],
    ['Horas extras 50%', 'earning', ['1003']],
    ['HE 100%', 'earning', ['1003']],
    ['DSR s/ horas extras', 'earning', ['1012']],
    ['Reflexo Horas Extras no DSR', 'earning', ['1012']],
    ['DSR s/ faltas', 'deduction', ['9211']],
    ['Adic. Noturno 20%', 'earning', ['1205']],
    ['Adicional de Periculosidade', 'earning', ['1203']],
    ['Quinquênio', 'earning', ['1206']],
    ['Comissões', 'earning', ['1207']],
    ['Prêmio produção', 'earning', ['2501']],
    ['Prêmio', 'earning', ['2501']],
    ['Férias', 'earning', ['1016']],
    ['1/3 de férias', 'earning', ['1017']],
    ['Férias 1/3', 'earning', ['1017']],
    ['Abono Pecuniário', 'earning', ['1023']],
    ['1/3 do abono', 'earning', ['1023']],
    ['Líquido de férias', 'deduction', ['9221']],
    ['Adiantamento de férias', 'deduction', ['9221']],
    ['13º salário adiantamento 1ª parcela', 'earning', ['5504']],
    ['13º salário', 'earning', ['5001']],
    ['13º Salário 2ª parcela', 'earning', ['5001']],
    ['Desc. 1ª parcela 13º', 'deduction', ['9214']],
    ['Adiantamento 13º', 'deduction', ['9214']],
    ['Salário família', 'earning', ['1409']],
    ['Salário maternidade', 'earning', ['4050']],
    ['Saldo de salário', 'earning', ['6000']],
    ['PLR', 'earning', ['1300']],
    ['Pró-labore', 'earning', ['3508']],
    ['INSS', 'deduction', ['9201']],
    ['I.N.S.S.', 'deduction', ['9201']],
    ['INSS s/ 13º salário', 'deduction', ['9201']],
    ['INSS férias', 'deduction', ['9201']],
    ['IRRF s/ férias', 'deduction', ['9203']],
    ['Desconto INSS', 'deduction', ['9201']],
    ['Imposto de renda', 'deduction', ['9203']],
    ['Vale-Transporte 6%', 'deduction', ['9216']],
    ['Desc. Vale Transporte', 'deduction', ['9216']],
    ['ASSISTENCIA MEDICA', 'deduction', ['9219']],
    ['COPART.', 'deduction', ['9219']],
    ['Plano odontológico', 'deduction', ['9219']],
    ['Adiantamento salarial', 'deduction', ['9200']],
    ['Adiantamento salarial', 'earning', ['5501']],
    ['Crédito do Trabalhador', 'deduction', ['9253']],
    ['Empréstimo consignado', 'deduction', ['9254']],
    ['Pensão alimentícia', 'deduction', ['9213']],
    ['Previdência privada', 'deduction', ['9223']],
    ['Faltas (dias)', 'deduction', ['9207']],
    ['Contribuição assistencial', 'deduction', ['9232']],
    ['Convênio farmácia', 'deduction', ['9258']],
    ['Férias proporcionais', 'earning', ['6006']],
    ['Aviso prévio indenizado', 'earning', ['6003']],
  ])('maps %s (%s) to its natures', (label, kind, expected) => {
    expect(natures(label, kind)).toEqual(expected)
  })

  it('are unknown when the words belong to the other side, or to nothing', () => {
    expect(natures('Devolução de INSS', 'earning')).toEqual([])
    expect(natures('INSS s/ férias', 'earning')).toEqual([])
    expect(natures('Zeta 12', 'earning')).toEqual([])
    expect(natures('Zeta 12', 'deduction')).toEqual([])
  })

  it('identify the pay that a withholding belongs to', () => {
    expect(payOf('INSS s/ 13º')).toBe('thirteenth')
    expect(payOf('IRRF FÉRIAS')).toBe('vacation')
    expect(payOf('IRRF PLR')).toBe('plr')
    expect(payOf('INSS')).toBe('month')
    expect(payOf('13 INSS 1/3')).toBe('thirteenth')
  })
})

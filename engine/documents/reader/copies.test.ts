import { describe, expect, it } from 'vitest'
import { copiesOf, oneCopy, withoutCopyBeside } from './copies.ts'
import type { Candidate } from './settle.ts'

const line = (row: number, label: string, amount: bigint): Candidate => ({
  row,
  code: null,
  label,
  reference: null,
  amount,
  side: null,
  fixed: false,
  nature: null,
  natures: [],
  others: [],
})

describe('document with several copies', () => {
  it('keeps one copy: each line as often as in one copy, first occurrences', () => {
    const twice = [line(1, 'Salário', 3000n), line(2, 'INSS', 300n), line(3, 'Salário', 3000n), line(4, 'INSS', 300n)]
    expect(copiesOf(twice)).toBe(2)
    expect(oneCopy(twice, 2).map(({ row }) => row)).toEqual([1, 2])
    const withTwoBonuses = [...twice, ...[5, 6, 7, 8].map((row) => line(row, 'Prêmio', 100n))]
    expect(oneCopy(withTwoBonuses, 2).map(({ row }) => row)).toEqual([1, 2, 5, 6])
  })

  it('keeps the left of two copies side by side when a gap separates them', () => {
    const beside = (gap: string) => ['Salário 3.000,00', 'INSS 300,00', 'Total 3.000,00', 'Líquido 2.700,00'].map((row) => row + gap + row)
    expect(withoutCopyBeside(beside('  '))[0]).toBe('Salário 3.000,00')
    expect(withoutCopyBeside(beside(' '))).toEqual(beside(' '))
  })

  it('requires at least 80% duplicated rows to detect copies side by side', () => {
    const beside = ['Salário 3.000,00', 'INSS 300,00', 'Total 3.000,00', 'Líquido 2.700,00'].map((row) => `${row}   ${row}`)
    expect(withoutCopyBeside([...beside, 'Março de 2026'])[0]).toBe('Salário 3.000,00')
    const more = [...beside, 'Março de 2026', 'Matrícula 12']
    expect(withoutCopyBeside(more)).toEqual(more)
  })
})

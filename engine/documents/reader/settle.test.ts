import { expect, it } from 'vitest'
import { type Candidate, reconcileLines } from './settle.ts'

const line = (row: number, label: string, amount: bigint): Candidate => ({
  row,
  code: null,
  label,
  reference: null,
  amount,
  side: 'earning',
  fixed: false,
  nature: null,
  natures: [],
  others: [],
})

it('drops lines with a zero amount', () => {
  const { lines } = reconcileLines([line(1, 'Salário', 3000n), line(2, 'Horas extras', 0n)], {}, [])
  expect(lines.map(({ row }) => row)).toEqual([1])
})

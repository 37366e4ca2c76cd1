import { expect, it } from 'vitest'
import { fieldOf, terminationFields } from './termination-form.ts'

it('fields up to 99 are earnings, and fields from 100 are deductions', () => {
  const kindOf = (code: string) => fieldOf(terminationFields([]), code)?.kind
  expect(['72', '98', '99', '100'].map(kindOf)).toEqual(['earning', 'earning', 'earning', 'deduction'])
})

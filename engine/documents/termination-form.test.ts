import { expect, it } from 'vitest'
import { fieldOf, terminationFields } from './termination-form.ts'

it('the earnings of the form are the fields up to 99, and the deductions those from 100 on', () => {
  const kindOf = (code: string) => fieldOf(terminationFields([]), code)?.kind
  expect(['72', '98', '99', '100'].map(kindOf)).toEqual(['earning', 'earning', 'earning', 'deduction'])
})

import { expect, it } from 'vitest'
import { declaredItems, dependentsField, printed } from './document-fields.ts'

it('document amounts are optional and may be zero', () => {
  expect(printed('INSS').safeParse(undefined).success).toBe(true)
  expect(printed('INSS').safeParse(0).success).toBe(true)
  expect(printed('INSS').safeParse(-0.01).success).toBe(false)
})

it('limits dependents to twenty', () => {
  expect(dependentsField().parse(undefined)).toBe(0)
  expect(dependentsField().safeParse(20).success).toBe(true)
  expect(dependentsField().safeParse(21).success).toBe(false)
})

it('limits the number and length of lines', () => {
  const line = { label: 'Plano', amount: 10, kind: 'deduction' }
  expect(declaredItems().safeParse(Array(60).fill(line)).success).toBe(true)
  expect(declaredItems().safeParse(Array(61).fill(line)).success).toBe(false)
  expect(declaredItems().safeParse([{ ...line, amount: 0 }]).success).toBe(true)
  expect(declaredItems().safeParse([{ ...line, amount: -0.01 }]).success).toBe(false)
  expect(declaredItems().safeParse([{ ...line, label: 'x'.repeat(121) }]).success).toBe(false)
})

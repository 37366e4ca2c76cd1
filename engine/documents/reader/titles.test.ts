import { expect, it } from 'vitest'
import { titlesIn } from './titles.ts'

it('detects codes printed after the labels from the title row', () => {
  const isAfter = (row: string) => titlesIn([row], false)?.codeAfterWords
  expect(isAfter('Descrição   Código   Vencimentos   Descontos')).toBe(true)
  expect(isAfter('Código   Descrição   Vencimentos   Descontos')).toBe(false)
  expect(isAfter('Código   Vencimentos   Descontos')).toBe(false)
})

import { expect, it } from 'vitest'
import { escaped } from './ascii.ts'

it('has one byte a letter, and says the same in texts, templates and regular expressions', () => {
  const script = "[`Salário — €`, /ção$/.test('ação'), '😀']"
  const written = escaped(script)
  expect([...written].every((letter) => letter.charCodeAt(0) < 0x80)).toBe(true)
  expect(new Function(`return ${written}`)()).toEqual(['Salário — €', true, '😀'])
  expect(escaped('plain')).toBe('plain')
})

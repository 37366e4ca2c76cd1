import { expect, it } from 'vitest'
import { escaped, LATIN_1 } from './ascii.ts'

it('has one byte a letter, and says the same in texts, templates and regular expressions', () => {
  const script = "[`Salário — €`, /ção$/.test('ação'), '😀']"
  const written = escaped(script)
  expect([...written].every((letter) => letter.charCodeAt(0) < 0x80)).toBe(true)
  expect(new Function(`return ${written}`)()).toEqual(['Salário — €', true, '😀'])
  expect(escaped('plain')).toBe('plain')
})

it('leaves the letters of our own language where V8 alone is to have one byte a letter', () => {
  expect(escaped('`ação — R$`', LATIN_1)).toBe('`ação \\u2014 R$`')
})

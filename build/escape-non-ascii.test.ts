import { expect, it } from 'vitest'
import { escapeNonAscii, LATIN_1 } from './escape-non-ascii.ts'

it('writes one byte per character and keeps the value of strings, templates and regular expressions', () => {
  const script = "[`Salário — €`, /ção$/.test('ação'), '😀']"
  const written = escapeNonAscii(script)
  expect([...written].every((letter) => letter.charCodeAt(0) < 0x80)).toBe(true)
  expect(new Function(`return ${written}`)()).toEqual(['Salário — €', true, '😀'])
  expect(escapeNonAscii('plain')).toBe('plain')
})

it('keeps Latin-1 letters when only V8 needs one byte per character', () => {
  expect(escapeNonAscii('`ação — R$`', LATIN_1)).toBe('`ação \\u2014 R$`')
})

import { expect, it } from 'vitest'
import { folded, withoutAccents } from './text.ts'

it('letters lose their accents and, folded, their capitals', () => {
  expect(withoutAccents('Décimo Terceiro, FÉRIAS e ação')).toBe('Decimo Terceiro, FERIAS e acao')
  expect(folded('Décimo Terceiro, FÉRIAS e ação')).toBe('decimo terceiro, ferias e acao')
})

it('accents typed apart from their letter are the same', () => {
  expect(folded('ação')).toBe(folded('ação'))
})

it('compatibility forms are opened only where asked', () => {
  expect(withoutAccents('beneﬁcio', 'NFKD')).toBe('beneficio')
  expect(withoutAccents('beneﬁcio')).toBe('beneﬁcio')
})

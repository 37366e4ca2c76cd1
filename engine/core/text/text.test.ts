import { expect, it } from 'vitest'
import { folded, withoutAccents } from './text.ts'

it('strips accents, and also lowercases when folding', () => {
  expect(withoutAccents('Décimo Terceiro, FÉRIAS e ação')).toBe('Decimo Terceiro, FERIAS e acao')
  expect(folded('Décimo Terceiro, FÉRIAS e ação')).toBe('decimo terceiro, ferias e acao')
})

it('treats combining accents and precomposed letters alike', () => {
  expect(folded('ação')).toBe(folded('ação'))
})

it('expands compatibility forms only on request', () => {
  expect(withoutAccents('beneﬁcio', 'NFKD')).toBe('beneficio')
  expect(withoutAccents('beneﬁcio')).toBe('beneﬁcio')
})

import { describe, expect, it } from 'vitest'
import { explainer, TERMS } from './terms.ts'

describe('glossary terms', () => {
  it('marks only the first occurrence of each term', () => {
    const explain = explainer()
    expect(explain('Desconto do INSS')).toEqual([{ text: 'Desconto do ' }, { text: 'INSS', means: TERMS.INSS }])
    expect(explain('INSS do 13º e IRRF')).toEqual([{ text: 'INSS do 13º e ' }, { text: 'IRRF', means: TERMS.IRRF }])
  })

  it('matches whole words, preferring the longest term', () => {
    const found = (text: string) => explainer()(text).flatMap((piece) => (piece.means ? [piece.text] : []))
    expect(found('IPCA-E e IGP-M')).toEqual(['IPCA-E', 'IGP-M'])
    expect(found('Tesouro IPCA+')).toEqual([])
    expect(found('MEIA hora')).toEqual([])
  })

  it.each(Object.entries(TERMS))('%s is defined in one or two short sentences', (_term, means) => {
    expect(means).toMatch(/^\p{Lu}.*\.$/u)
    expect(means.length).toBeLessThan(150)
  })
})

import { describe, expect, it } from 'vitest'
import { explainer, TERMS } from './terms.ts'

describe('terms', () => {
  it('are found where they first stand, and only there', () => {
    const explain = explainer()
    expect(explain('Desconto do INSS')).toEqual([{ text: 'Desconto do ' }, { text: 'INSS', means: TERMS.INSS }])
    expect(explain('INSS do 13º e IRRF')).toEqual([{ text: 'INSS do 13º e ' }, { text: 'IRRF', means: TERMS.IRRF }])
  })

  it('are whole words, and the longest one is meant', () => {
    const found = (text: string) => explainer()(text).flatMap((piece) => (piece.means ? [piece.text] : []))
    expect(found('IPCA-E e IGP-M')).toEqual(['IPCA-E', 'IGP-M'])
    expect(found('Tesouro IPCA+')).toEqual([])
    expect(found('MEIA hora')).toEqual([])
  })

  it.each(Object.entries(TERMS))('%s is one sentence or two, short enough to read at once', (_term, means) => {
    expect(means).toMatch(/^\p{Lu}.*\.$/u)
    expect(means.length).toBeLessThan(150)
  })
})

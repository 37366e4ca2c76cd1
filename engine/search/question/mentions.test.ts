import { describe, expect, it } from 'vitest'
import { questionOf } from './mentions.ts'

describe('number written in words', () => {
  const valuesIn = (text: string) =>
    questionOf(text, '2026-11-14').mentions.flatMap((mention) => (mention.kind === 'amount' ? [mention.value] : []))

  it.each([
    ['dois', 2],
    ['tres', 3],
    ['quatro', 4],
    ['cinco', 5],
    ['seis', 6],
    ['sete', 7],
    ['oito', 8],
    ['nove', 9],
    ['dez', 10],
    ['onze', 11],
    ['doze', 12],
    ['quinze', 15],
    ['vinte', 20],
    ['trinta', 30],
    ['quarenta', 40],
    ['cinquenta', 50],
    ['cem', 100],
    ['duzentos', 200],
    ['trezentos', 300],
    ['quinhentos', 500],
  ])('%s is %d, and the same in thousands', (word, value) => {
    expect(valuesIn(`imposto de ${word} reais`)).toEqual([value])
    expect(valuesIn(`imposto de ${word} mil reais`)).toEqual([value * 1000])
  })
})

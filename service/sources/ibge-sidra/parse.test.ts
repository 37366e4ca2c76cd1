import { describe, expect, it } from 'vitest'
import { SourceProblem } from '../source.ts'
import { parse } from './parse.ts'

const answer = (serie: Record<string, unknown>): string =>
  JSON.stringify([
    {
      id: '2266',
      variavel: 'IPCA - Número-índice (base: dezembro de 1993 = 100)',
      unidade: 'Número-índice',
      resultados: [
        { classificacoes: [], series: [{ localidade: { id: '1', nivel: { id: 'N1', nome: 'Brasil' }, nome: 'Brasil' }, serie }] },
      ],
    },
  ])

describe('a SIDRA body', () => {
  it('has a value for each month, in order, without the zeros it is padded with', () => {
    expect(parse(answer({ 202607: '7657.7300000000000', 202606: '7652.3700000000000' }), 2)).toEqual([
      { day: '2026-06-01', value: '7652.37' },
      { day: '2026-07-01', value: '7657.73' },
    ])
    expect(parse(answer({ 202607: '7657' }), 2)).toEqual([{ day: '2026-07-01', value: '7657.00' }])
  })

  it('leaves out a month without a value, and may be empty', () => {
    expect(parse(answer({ 202607: '...', 202608: '-' }), 2)).toEqual([])
    expect(parse('[]', 2)).toEqual([])
  })

  it.each([
    '<html></html>',
    '{}',
    'null',
    answer({ 202613: '1' }),
    answer({ 2026: '1' }),
    answer({ 202607: 1 }),
    answer({ 202607: '1,5' }),
  ])('that reads %s is refused', (body) => {
    expect(() => parse(body, 2)).toThrow(SourceProblem)
  })
})

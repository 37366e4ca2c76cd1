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

describe('SIDRA response body', () => {
  it('returns a value per month, in order, without padding zeros', () => {
    expect(parse(answer({ 202607: '7657.7300000000000', 202606: '7652.3700000000000' }), 2)).toEqual([
      { day: '2026-06-01', value: '7652.37' },
      { day: '2026-07-01', value: '7657.73' },
    ])
    expect(parse(answer({ 202607: '7657' }), 2)).toEqual([{ day: '2026-07-01', value: '7657.00' }])
  })

  it('skips a month without a value and accepts an empty body', () => {
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
  ])('rejects %s', (body) => {
    expect(() => parse(body, 2)).toThrow(SourceProblem)
  })
})

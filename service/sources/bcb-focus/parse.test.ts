import { describe, expect, it } from 'vitest'
import { SourceProblem } from '../source.ts'
import { parse } from './parse.ts'

const meeting = {
  Indicador: 'Selic',
  Data: '2026-07-31',
  Reuniao: 'R5/2026',
  Media: 14.0166,
  Mediana: 14.0,
  DesvioPadrao: 0.0685,
  Minimo: 13.75,
  Maximo: 14.25,
  numeroRespondentes: 151,
  baseCalculo: 0,
}

const month = (baseCalculo: number, Mediana: number, numeroRespondentes: number) => ({
  Indicador: 'IPCA',
  Data: '2026-08-28',
  DataReferencia: '08/2028',
  Mediana,
  numeroRespondentes,
  baseCalculo,
})

describe('Focus service row', () => {
  it('parses the horizon of a Copom meeting', () => {
    expect(parse('selic', [meeting])).toEqual([
      {
        indicator: 'selic',
        horizon: 'R5/2026',
        date: '2026-07-31',
        median: 14,
        mean: 14.0166,
        deviation: 0.0685,
        minimum: 13.75,
        maximum: 14.25,
        respondents: 151,
      },
    ])
  })

  it('keeps only base 0, the 30-day survey, not the survey of the last days', () => {
    expect(parse('ipca', [month(1, 0.1431, 26), month(0, 0.1503, 81)])).toEqual([
      expect.objectContaining({ horizon: '2028-08', median: 0.1503, respondents: 81, mean: null }),
    ])
  })

  it('keeps only the smoothed series for the next twelve months', () => {
    const ahead = (Suavizada: string, Mediana: number) => ({ Data: '2026-08-28', Suavizada, Mediana, baseCalculo: 0 })
    expect(parse('ipca', [ahead('N', 4.1), ahead('S', 4.2)])).toEqual([expect.objectContaining({ horizon: '12m', median: 4.2 })])
  })

  it('accepts rows in any order', () => {
    expect(parse('selic', [meeting, { ...meeting, Data: '2026-07-30' }]).map(({ date }) => date)).toEqual(['2026-07-30', '2026-07-31'])
  })

  it.each([
    [{ ...meeting, Data: '31/07/2026' }],
    [{ ...meeting, Reuniao: 'R5' }],
    [{ ...meeting, Reuniao: 5 }],
    [{ ...meeting, Mediana: '14' }],
    [{ ...meeting, Mediana: null }],
    [{ ...meeting, Media: 'x' }],
    [{ ...meeting, Mediana: 0.14 }],
    [{ ...meeting, Mediana: 140 }],
  ])('rejects %o', (row) => {
    expect(() => parse('selic', [row])).toThrow(SourceProblem)
  })
})

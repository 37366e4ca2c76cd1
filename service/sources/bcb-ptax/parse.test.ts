import { describe, expect, it } from 'vitest'
import { odataRows } from '../olinda.ts'
import { SourceProblem } from '../source.ts'
import { parseCurrencies, parseQuotes } from './parse.ts'

const quote = (fields: Record<string, unknown>): string =>
  JSON.stringify({
    '@odata.context': 'https://was-p.bcnet.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata$metadata#_CotacaoMoedaPeriodo',
    value: [{ paridadeCompra: 1.168, paridadeVenda: 1.1681, cotacaoCompra: 6.0725, cotacaoVenda: 6.0742, ...fields }],
  })

const parse = (body: string) => parseQuotes(odataRows({ status: 200, body }))

describe('PTAX response body', () => {
  it('returns both quotes of the closing bulletin with the four decimals of the SGS', () => {
    expect(parse(quote({ dataHoraCotacao: '2026-03-02 13:09:26.433', tipoBoletim: 'Fechamento' }))).toEqual([
      { day: '2026-03-02', buy: '6.0725', sell: '6.0742' },
    ])
    expect(parse(quote({ cotacaoCompra: 5.0994, cotacaoVenda: 5.1, dataHoraCotacao: '2026-03-02 13:09:26.433' }))).toEqual([
      { day: '2026-03-02', buy: '5.0994', sell: '5.1000' },
    ])
  })

  it('skips bulletins before the close', () => {
    expect(parse(quote({ dataHoraCotacao: '2026-06-22 10:05:11.1', tipoBoletim: 'Intermediário' }))).toEqual([])
  })

  it('returns no quote for a non-business day', () => {
    expect(parse('{"@odata.context":"x","value":[]}')).toEqual([])
  })

  it('keeps the decimals of a currency worth centavos and accepts any order', () => {
    const row = (day: string, sell: number) => ({ cotacaoCompra: sell, cotacaoVenda: sell, dataHoraCotacao: `${day} 13:09:26.433` })
    expect(parse(JSON.stringify({ value: [row('2026-03-03', 0.03365), row('2026-03-02', 0.03366), row('2026-03-03', 0.03365)] }))).toEqual([
      { day: '2026-03-02', buy: '0.03366', sell: '0.03366' },
      { day: '2026-03-03', buy: '0.03365', sell: '0.03365' },
    ])
    const twice = JSON.stringify({ value: [row('2026-03-03', 0.03365), row('2026-03-03', 0.0337)] })
    expect(() => parse(twice)).toThrow('two closings on 2026-03-03')
  })

  it.each([
    [5.2, 5.1],
    [0.0517, 5.17],
  ])('rejects a quote that buys at %d and sells at %d', (cotacaoCompra, cotacaoVenda) => {
    expect(() => parse(quote({ cotacaoCompra, cotacaoVenda, dataHoraCotacao: '2026-03-02 13:09:26.433' }))).toThrow(/absurd quote/)
  })

  it('quotes the start of a row without a day in the error', () => {
    expect(() => parseQuotes([{ cotacaoCompra: 1, cotacaoVenda: 1, dataHoraCotacao: 'ontem' }])).toThrow(
      'not a quote: {"cotacaoCompra":1,"cotacaoVenda":1,"dataHoraCotacao":"ontem"}',
    )
  })

  it('lists the available currencies', () => {
    expect(parseCurrencies([{ simbolo: 'EUR', nomeFormatado: 'Euro', tipoMoeda: 'B' }])).toEqual([{ code: 'EUR', name: 'Euro' }])
    for (const row of [{}, { simbolo: '../x', nomeFormatado: 'x' }, { simbolo: 'EUR' }])
      expect(() => parseCurrencies([row])).toThrow(SourceProblem)
  })

  it.each(['<html></html>', '{"value":', '{}', 'null', '[]', quote({ dataHoraCotacao: '02-03-2026' }), quote({ cotacaoVenda: '6.0742' })])(
    'rejects %s',
    (body) => {
      expect(() => parse(body)).toThrow(SourceProblem)
    },
  )
})

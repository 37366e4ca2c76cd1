import { describe, expect, it } from 'vitest'
import { SourceProblem } from '../source.ts'
import { parse } from './parse.ts'

const quote = (fields: Record<string, unknown>): string =>
  JSON.stringify({
    '@odata.context': 'https://was-p.bcnet.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata$metadata#_CotacaoMoedaPeriodo',
    value: [{ paridadeCompra: 1.168, paridadeVenda: 1.1681, cotacaoCompra: 6.0725, cotacaoVenda: 6.0742, ...fields }],
  })

describe('a PTAX body', () => {
  it('gives the sell quote of the closing bulletin, with the four decimals of the SGS', () => {
    expect(parse(quote({ dataHoraCotacao: '2026-03-02 13:09:26.433', tipoBoletim: 'Fechamento' }))).toEqual([
      { day: '2026-03-02', value: '6.0742' },
    ])
    expect(parse(quote({ cotacaoVenda: 5.1, dataHoraCotacao: '2026-03-02 13:09:26.433' }))).toEqual([
      { day: '2026-03-02', value: '5.1000' },
    ])
  })

  it('leaves out the bulletins before the close', () => {
    expect(parse(quote({ dataHoraCotacao: '2026-06-22 10:05:11.1', tipoBoletim: 'Intermediário' }))).toEqual([])
  })

  it('is empty on a day that is no business day', () => {
    expect(parse('{"@odata.context":"x","value":[]}')).toEqual([])
  })

  it.each(['<html></html>', '{"value":', '{}', 'null', '[]', quote({ dataHoraCotacao: '02-03-2026' }), quote({ cotacaoVenda: '6.0742' })])(
    'that reads %s is refused',
    (body) => {
      expect(() => parse(body)).toThrow(SourceProblem)
    },
  )
})

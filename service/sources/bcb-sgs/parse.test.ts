import { describe, expect, it } from 'vitest'
import { SourceProblem } from '../source.ts'
import { interpret } from './index.ts'
import { parse } from './parse.ts'

describe('SGS response body', () => {
  it('parses day-first dates and decimal text', () => {
    expect(parse('[{"data":"25/09/2026","valor":"0.050788"},{"data":"28/09/2026","valor":"0.050788"}]')).toEqual([
      { day: '2026-09-25', value: '0.050788' },
      { day: '2026-09-28', value: '0.050788' },
    ])
  })

  it('ignores the end date of a period series', () => {
    expect(parse('[{"data":"04/09/2026","dataFim":"04/10/2026","valor":"0.6474"}]')).toEqual([{ day: '2026-09-04', value: '0.6474' }])
  })

  it('accepts newest-first order, as SGS 4389 returned on 2026-10-06', () => {
    const body = '[{"data":"24/09/2026","valor":"13.65"},{"data":"23/09/2026","valor":"13.65"},{"data":"22/09/2026","valor":"13.65"}]'
    expect(parse(body).map(({ day }) => day)).toEqual(['2026-09-22', '2026-09-23', '2026-09-24'])
  })

  it('accepts a repeated day with the same value and rejects a different one', () => {
    expect(parse('[{"data":"01/08/2026","valor":"-0.3"},{"data":"01/08/2026","valor":"-0.30"}]')).toEqual([
      { day: '2026-08-01', value: '-0.30' },
    ])
    const twice = '[{"data":"01/08/2026","valor":"-0.30"},{"data":"01/08/2026","valor":"-0.32"}]'
    expect(() => parse(twice)).toThrow('two values on 2026-08-01: -0.30 and -0.32')
  })

  it('rejects more rows than a window has days', () => {
    expect(() => parse(JSON.stringify(Array(8001).fill({ data: '01/08/2026', valor: '-0.30' })))).toThrow(/8001 rows/)
    expect(parse(JSON.stringify(Array(8000).fill({ data: '01/08/2026', valor: '-0.30' })))).toHaveLength(1)
  })

  it('accepts an empty list', () => {
    expect(parse('[]')).toEqual([])
  })

  it.each([
    ['an outage page', '<html><head><title>Erro</title></head></html>'],
    ['XML', '<?xml version="1.0" encoding="pt-BR"?>'],
    ['cut short', '[{"data":"25/09/2026","valor":"0.0507'],
    ['nothing', ''],
    ['an object', '{"data":"25/09/2026","valor":"0.050788"}'],
    ['null', 'null'],
    ['a row of null', '[null]'],
    ['a day that does not exist', '[{"data":"31/09/2026","valor":"1.00"}]'],
    ['a month first', '[{"data":"09/25/2026","valor":"1.00"}]'],
    ['a value missing', '[{"data":"25/09/2026","valor":""}]'],
    ['a decimal comma', '[{"data":"25/09/2026","valor":"13,65"}]'],
    ['a number in letters', '[{"data":"25/09/2026","valor":"NaN"}]'],
    ['one bad row among good ones', '[{"data":"24/09/2026","valor":"13.65"},{"data":"25/09/2026"}]'],
  ])('rejects a body that is %s', (_name, body) => {
    expect(() => parse(body)).toThrow(SourceProblem)
  })
})

describe('SGS status', () => {
  const notFound = '{"erro":{"statusCode":404,"detail":"br.gov.bcb.pec.sgs.comum.excecoes.SGSNegocioException: Value(s) not found"}}'

  it('treats 404 with "Value(s) not found" as an empty response', () => {
    expect(interpret({ status: 404, body: notFound })).toEqual([])
  })

  it.each([
    [404, '<html>404</html>', true],
    [408, '', true],
    [499, '', false],
    [500, '<html>500</html>', true],
    [502, '', true],
    [504, '', true],
    [400, '{"erro":{"statusCode":400,"detail":"SGSNegocioException: Invalid initial date"}}', false],
    [406, '{"error":"O sistema aceita uma janela de consulta de, no máximo, 10 anos em séries de periodicidade diária"}', false],
  ])('reports %i %s as a problem, transient: %s', (status, body, passing) => {
    expect(() => interpret({ status, body })).toThrow(expect.objectContaining({ passing }))
  })
})

import { describe, expect, it } from 'vitest'
import { odataRows, odataUrl } from './olinda.ts'
import { SourceProblem } from './source.ts'

describe('OData response', () => {
  it('reads the list under `value`', () => {
    expect(odataRows({ status: 200, body: '{"@odata.context":"x","value":[{"a":1}]}' })).toEqual([{ a: 1 }])
  })

  it.each([200, 400, 500])('reports an error wrapped in a comment in the service’s own words, even with status %d', (status) => {
    const body = '/*{"codigo":400,"mensagem":"Parametro inválido"}*/'
    expect(() => odataRows({ status, body })).toThrow(expect.objectContaining({ message: 'refused: Parametro inválido', passing: false }))
    expect(() => odataRows({ status, body: body.replace('400', '503') })).toThrow(expect.objectContaining({ passing: true }))
    expect(() => odataRows({ status, body: '/*{codigo*/' })).toThrow(SourceProblem)
  })

  it.each(['<html></html>', '{"value":', '{}', 'null', '[]', '{"value":[null]}', '{"value":"x"}', ''])('rejects %s', (body) => {
    expect(() => odataRows({ status: 200, body })).toThrow(SourceProblem)
  })

  it.each([
    [404, true],
    [500, true],
    [400, false],
  ])('reports status %d as a problem, transient: %s', (status, passing) => {
    expect(() => odataRows({ status, body: '<html></html>' })).toThrow(expect.objectContaining({ passing }))
  })
})

describe('OData URL', () => {
  it('encodes a space as %20, never +, and encodes accents', () => {
    const url = odataUrl('http://x/', 'S/versao/v1', 'R', { $filter: "Indicador eq 'Câmbio' and baseCalculo eq 0" })
    expect(url).toBe(
      "http://x/olinda/servico/S/versao/v1/odata/R?$filter=Indicador%20eq%20'C%C3%A2mbio'%20and%20baseCalculo%20eq%200&$format=json",
    )
  })
})

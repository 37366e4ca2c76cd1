import { describe, expect, it } from 'vitest'
import { SourceProblem } from '../source.ts'
import { decoded, parse } from './parse.ts'

const HEADER = 'Tipo Titulo;Data Vencimento;Data Base;Taxa Compra Manha;Taxa Venda Manha;PU Compra Manha;PU Venda Manha;PU Base Manha'
const PREFIXADO = 'Tesouro Prefixado;01/01/2029;26/08/2026;14,06;14,18;736,83;734,64;734,64'
const file = (...lines: string[]): string => [HEADER, ...lines].join('\r\n')

describe('Treasury bond file', () => {
  it('groups unordered rows by bond, oldest first', () => {
    const older = PREFIXADO.replace('26/08/2026', '25/08/2026').replace('736,83', '736,10')
    const selic = 'Tesouro Selic;01/03/2029;26/08/2026;0,06;0,07;18.346,78;18340,01;18340,01'
    expect(parse(`${file(PREFIXADO, selic, older)}\r\n`)).toEqual([
      {
        id: 'tesouro-prefixado-2029-01-01',
        type: 'Tesouro Prefixado',
        maturity: '2029-01-01',
        rows: '2026-08-25,14.06,14.18,736.10,734.64,734.64\n2026-08-26,14.06,14.18,736.83,734.64,734.64\n',
      },
      {
        id: 'tesouro-selic-2029-03-01',
        type: 'Tesouro Selic',
        maturity: '2029-03-01',
        rows: '2026-08-26,0.06,0.07,18346.78,18340.01,18340.01\n',
      },
    ])
  })

  it('accepts a missing price, Latin-1 or UTF-8, and a BOM or an accent in the header', () => {
    const lines = [HEADER.replace('Titulo', 'Título').replaceAll('Manha', 'Manhã'), 'Tesouro Educa+;15/12/2030;01/08/2023;5,06;;3248,87;;']
    for (const bytes of [Buffer.from(lines.join('\n'), 'latin1'), Buffer.from(`\uFEFF${lines.join('\n')}`)])
      expect(parse(decoded(bytes))[0]).toMatchObject({ id: 'tesouro-educa-2030-12-15', rows: '2023-08-01,5.06,,3248.87,,\n' })
  })

  it.each([
    ['an outage page', '<html><body>Sistema indisponível</body></html>'],
    ['nothing', ''],
    ['only its header', HEADER],
    ['cut in a row', file(PREFIXADO, PREFIXADO.slice(0, 40))],
    ['cut in a number', file(PREFIXADO, PREFIXADO.slice(0, -1).replace(/,\d$/, ','))],
    ['month first', file(PREFIXADO.replace('26/08/2026', '08/26/2026'))],
    ['a decimal point', file(PREFIXADO.replace('736,83', '736.83'))],
    ['a base after the maturity', file(PREFIXADO.replace('26/08/2026', '26/08/2030'))],
    ['another type', file(PREFIXADO.replace('Tesouro Prefixado', '=cmd'))],
    [
      'columns in another order',
      [HEADER.replace('Taxa Compra Manha;Taxa Venda Manha', 'Taxa Venda Manha;Taxa Compra Manha'), PREFIXADO].join('\n'),
    ],
    ['a price a thousand times', file(PREFIXADO.replace('736,83', '736830,00'))],
    ['a rate a hundred times', file(PREFIXADO.replace('14,06', '1406'))],
  ])('rejects the whole file when it is %s', (_name, text) => {
    expect(() => parse(text)).toThrow(SourceProblem)
  })
})

import { law } from '../../../core/dated.ts'

export interface RuralRetirement {
  readonly male: { readonly age: number }
  readonly female: { readonly age: number }
  /** Of rural work immediately before the request. */
  readonly months: number
}

const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'

export default law<RuralRetirement>({
  id: 'rural-retirement',
  title: 'Aposentadoria por idade do trabalhador rural',
  dateMeans: 'data do pedido',
  reviewedOn: '2026-11-16',
  words: { male: 'Homem', female: 'Mulher', age: 'Idade', months: 'Meses de trabalho rural' },
  versions: [
    {
      // Until 2010 fewer months sufficed, depending on the year (art. 142); that table is not recorded.
      from: '2011-01-01',
      norm: {
        act: 'Lei nº 8.213/1991',
        article: 'arts. 25, II, 39, I, e 48, §§ 1º e 2º; Constituição, art. 201, § 7º, II',
        published: '1991-07-25',
        url: L8213,
      },
      evidence: { status: 'verified', sources: [L8213] },
      value: { male: { age: 60 }, female: { age: 55 }, months: 180 },
    },
  ],
})

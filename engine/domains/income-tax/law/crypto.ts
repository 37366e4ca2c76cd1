import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface CryptoTax {
  /** Total monthly sales of all coins and countries; a gain in Brazil is exempt at or below it. */
  readonly monthLimit: Money
  /** Rate on the annual gain of assets held abroad, in the annual return, without exemption. Null before Lei 14.754/2023. */
  readonly abroadRate: Ratio | null
}

const L9250 = 'https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm'
const L14754 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14754.htm'

export default law<CryptoTax>({
  id: 'crypto',
  title: 'Criptoativos da pessoa física',
  dateMeans: 'data da venda',
  reviewedOn: '2026-11-15',
  words: { monthLimit: 'Vendas isentas no mês até', abroadRate: 'No exterior, ao ano' },
  versions: [
    {
      from: '2024-01-01',
      norm: {
        act: 'Lei nº 9.250/1995; Lei nº 14.754/2023',
        article: 'art. 22, II e parágrafo único; arts. 2º a 4º',
        published: '2023-12-13',
        url: L14754,
      },
      evidence: { status: 'verified', sources: [L9250, L14754, 'https://github.com/ottodigitalmedia/calculo-oficial'] },
      value: { monthLimit: reais('35000.00'), abroadRate: rate('15') },
    },
    {
      from: '2005-10-14',
      norm: { act: 'Lei nº 9.250/1995, na redação da Lei nº 11.196/2005', article: 'art. 22, II e parágrafo único', url: L9250 },
      evidence: { status: 'verified', sources: [L9250] },
      caveat:
        'A lei dos bens de pequeno valor é de 2005; a Receita Federal só passou a aplicá-la expressamente a criptoativos por volta de 2016.',
      value: { monthLimit: reais('35000.00'), abroadRate: null },
    },
  ],
})

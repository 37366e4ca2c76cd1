import { law } from '../../../core/dated.ts'

export interface LegalRate {
  /** Decimals of the monthly Selic factor, and of the rate in percent. */
  readonly selicFactorPlaces: number
  readonly ratePlaces: number
}

const LEI_14905 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l14905.htm'
const CMN_5171 = 'https://legisweb.com.br/legislacao/?legislacao=463766'

export default law<LegalRate>({
  id: 'legal-rate',
  title: 'Taxa legal de juros',
  dateMeans: 'dia em que os juros correm',
  reviewedOn: '2026-11-14',
  words: { selicFactorPlaces: 'Casas do fator da Selic do mês', ratePlaces: 'Casas da taxa do mês, em %' },
  versions: [
    {
      from: '2024-08-30',
      norm: { act: 'Resolução CMN nº 5.171/2024', article: 'arts. 2º a 7º (Código Civil, art. 406, §§ 1º a 3º)', url: CMN_5171 },
      evidence: {
        status: 'verified',
        sources: [
          CMN_5171,
          LEI_14905,
          'https://www3.bcb.gov.br/CALCIDADAO/publico/metodologiaCorrigirPelaTaxaLegal.do?method=metodologiaCorrigirPelaTaxaLegal',
        ],
      },
      value: { selicFactorPlaces: 8, ratePlaces: 6 },
    },
  ],
})

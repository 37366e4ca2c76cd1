import { law, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

export interface DepositGuarantee {
  /** Guarantee of a person's deposits in one institution or group. */
  readonly perInstitution: Money
  /** Guarantee of a person over all institutions in four years. */
  readonly perPerson: Money
}

export default law<DepositGuarantee>({
  id: 'deposit-guarantee',
  title: 'Garantia do FGC a depósitos, CDB, LCI e LCA',
  dateMeans: 'dia em que o banco quebra',
  reviewedOn: '2026-11-19',
  words: { perInstitution: 'Por pessoa e instituição', perPerson: 'Por pessoa, em quatro anos' },
  versions: [
    {
      from: '2017-12-22',
      norm: {
        act: 'Resolução CMN nº 4.222/2013',
        article: 'anexo II, arts. 2º e 3º, com a Resolução CMN nº 4.620/2017',
        published: '2017-12-22',
        url: 'https://www.fgc.org.br/faq',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.fgc.org.br/faq',
          'http://economia.estadao.com.br/noticias/geral,conselho-monetario-aprova-teto-de-r-1-milhao-para-garantia-do-fgc-a-investidores,70002128267',
          'https://vainvestir.com.br/fundo-garantidor-de-creditos-voce-sabe-como-funciona-o-famoso-fgc',
        ],
      },
      value: { perInstitution: reais('250000.00'), perPerson: reais('1000000.00') },
    },
  ],
})

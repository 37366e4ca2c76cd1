import { law } from '../../../core/dated.ts'

export interface RentAdjustment {
  /** Minimum months between adjustments. */
  readonly leastMonths: number
}

const LEI_8245 = 'https://www.planalto.gov.br/ccivil_03/leis/l8245.htm'

export default law<RentAdjustment>({
  id: 'rent-adjustment',
  title: 'Reajuste do aluguel',
  dateMeans: 'mês do aniversário do contrato',
  reviewedOn: '2026-11-14',
  words: { leastMonths: 'Meses entre reajustes, no mínimo' },
  versions: [
    {
      // The one-year rule comes from the provisional measures of the Real; the record starts with the law that converted them.
      from: '2001-02-16',
      norm: {
        act: 'Lei nº 10.192/2001',
        article: 'arts. 2º e 3º (com a Lei nº 8.245/1991, arts. 17 e 18)',
        published: '2001-02-16',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/leis_2001/l10192.htm',
      },
      evidence: { status: 'verified', sources: ['https://www.planalto.gov.br/ccivil_03/leis/leis_2001/l10192.htm', LEI_8245] },
      value: { leastMonths: 12 },
    },
  ],
})

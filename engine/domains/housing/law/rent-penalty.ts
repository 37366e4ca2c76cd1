import { law } from '../../../core/dated.ts'

export interface RentPenaltyRule {
  /** True when the penalty decreases with the elapsed part of the term. */
  readonly proportional: boolean
  /** True when the penalty is waived for a tenant transferred to another city by the employer. */
  readonly exemptOnJobTransfer: boolean
  /** Days of written notice required for the exemption. */
  readonly transferNoticeDays: number
}

export default law<RentPenaltyRule>({
  id: 'rent-penalty',
  title: 'Multa por devolver o imóvel alugado',
  dateMeans: 'dia em que o imóvel é devolvido',
  reviewedOn: '2026-11-14',
  words: {
    proportional: 'Proporcional ao prazo que falta',
    exemptOnJobTransfer: 'Dispensada na transferência pelo empregador',
    transferNoticeDays: 'Aviso por escrito, em dias',
  },
  versions: [
    {
      from: '2012-12-20',
      norm: {
        act: 'Lei nº 8.245/1991, com a Lei nº 12.744/2012',
        article: 'art. 4º',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l8245.htm',
      },
      evidence: {
        status: 'verified',
        sources: ['https://www.planalto.gov.br/ccivil_03/leis/l8245.htm', 'https://www.leidoinquilino.com/guias/calcular-multa'],
      },
      value: { proportional: true, exemptOnJobTransfer: true, transferNoticeDays: 30 },
    },
  ],
})

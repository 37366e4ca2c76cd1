import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface SelfEmployedContribution {
  /** Self-employed: on pay between the minimum wage and the INSS ceiling. */
  readonly ownAccount: Ratio
  /** Pró-labore or service to a company: withheld by it, up to the INSS ceiling. */
  readonly paidByCompany: Ratio
  /** Rate on exactly one minimum wage; excludes retirement by contribution time. */
  readonly simplifiedPlan: Ratio | null
  /** Homemaker of a low-income family, on one minimum wage. */
  readonly lowIncome: Ratio | null
}

const L8212 = 'https://www.planalto.gov.br/ccivil_03/leis/l8212cons.htm'
const INSS_2026 = 'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal'

export default law<SelfEmployedContribution>({
  id: 'inss-self-employed',
  title: 'Contribuição do contribuinte individual ao INSS (autônomo e pró-labore)',
  dateMeans: 'mês de competência',
  reviewedOn: '2026-11-14',
  words: {
    ownAccount: 'Por conta própria',
    paidByCompany: 'Prestador a empresa e pró-labore',
    simplifiedPlan: 'Plano simplificado',
    lowIncome: 'Baixa renda',
  },
  versions: [
    {
      from: '2011-10-01',
      norm: {
        act: 'Lei nº 8.212/1991; Lei nº 10.666/2003; Lei nº 12.470/2011',
        article: 'arts. 21 e 30, § 4º, da Lei nº 8.212/1991',
        url: L8212,
      },
      evidence: { status: 'corroborated', sources: [L8212, INSS_2026, 'Lei nº 10.666/2003, arts. 4º e 5º'] },
      value: { ownAccount: rate('20'), paidByCompany: rate('11'), simplifiedPlan: rate('11'), lowIncome: rate('5') },
    },
    {
      from: '2007-04-01',
      norm: {
        act: 'Lei nº 8.212/1991; Lei nº 10.666/2003; LC nº 123/2006',
        article: 'arts. 21 e 30, § 4º, da Lei nº 8.212/1991',
        url: L8212,
      },
      evidence: { status: 'corroborated', sources: [L8212, 'Decreto nº 6.042/2007 (art. 199-A do Decreto nº 3.048/1999)'] },
      caveat: 'O mês de início do plano simplificado de 11% (abril de 2007) não foi confirmado em texto oficial.',
      value: { ownAccount: rate('20'), paidByCompany: rate('11'), simplifiedPlan: rate('11'), lowIncome: null },
    },
    {
      from: '2003-04-01',
      norm: { act: 'Lei nº 8.212/1991; Lei nº 10.666/2003', article: 'arts. 21 e 30, § 4º, da Lei nº 8.212/1991', url: L8212 },
      evidence: { status: 'corroborated', sources: [L8212, 'https://sindicom.org.br/site/links/tabinss052005.asp'] },
      value: { ownAccount: rate('20'), paidByCompany: rate('11'), simplifiedPlan: null, lowIncome: null },
    },
  ],
})

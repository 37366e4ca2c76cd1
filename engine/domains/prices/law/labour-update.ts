import { law } from '../../../core/dated.ts'

interface Regime {
  readonly correction: 'ipca_e' | 'ipca' | 'none'
  readonly interest: 'tr' | 'selic' | 'legal_rate'
}

export interface LabourUpdate {
  /** Before filing: from the day the pay was due to the eve of the suit. After filing: from the suit on. */
  readonly beforeFiling: Regime
  readonly afterFiling: Regime
}

const CNI =
  'https://conexaotrabalho.portaldaindustria.com.br/noticias/detalhe/trabalhista/-geral/tst-fixa-indices-de-correcao-dos-debitos-trabalhistas-na-fase-pre-judicial-e-depois-da-citacao'
/** TST judgment that transcribes the STF decision. */
const TST_ADC_58 = 'https://tst.jusbrasil.com.br/jurisprudencia/1554718199/recurso-de-revista-rr-928003720095040732/inteiro-teor-1554718543'
const LEGJUR = 'https://www.legjur.com/jurisprudencia/eme/444.3373.2771.9648'

export default law<LabourUpdate>({
  id: 'labour-update',
  title: 'Correção e juros de créditos trabalhistas',
  dateMeans: 'dia em que a correção e os juros correm',
  reviewedOn: '2026-11-14',
  words: {
    beforeFiling: 'Até a véspera do ajuizamento',
    afterFiling: 'Desde o ajuizamento',
    correction: 'Correção',
    interest: 'Juros',
    ipca_e: 'IPCA-E',
    ipca: 'IPCA',
    none: 'Nenhuma: já vem na Selic',
    tr: 'TR (Lei nº 8.177/1991, art. 39)',
    selic: 'Selic',
    legal_rate: 'Taxa legal',
  },
  versions: [
    {
      from: '2024-08-30',
      norm: {
        act: 'TST, SbDI-1, E-ED-RR-713-03.2010.5.04.0029',
        article: 'com o Código Civil, arts. 389 e 406 (Lei nº 14.905/2024)',
        published: '2024-10-25',
        url: LEGJUR,
      },
      evidence: { status: 'corroborated', sources: [LEGJUR, CNI] },
      value: { beforeFiling: { correction: 'ipca', interest: 'tr' }, afterFiling: { correction: 'ipca', interest: 'legal_rate' } },
    },
    {
      // The judgment covers every credit not yet paid; the record starts with the Real.
      from: '1994-07-01',
      norm: {
        act: 'STF, ADC 58 e 59',
        article: 'julgamento de 18/12/2020; Lei nº 8.177/1991, art. 39, caput',
        published: '2020-12-18',
        url: TST_ADC_58,
      },
      evidence: { status: 'corroborated', sources: [TST_ADC_58, LEGJUR, CNI] },
      caveat: 'O que já foi pago por outro índice não é reaberto (STF, ADC 58).',
      value: { beforeFiling: { correction: 'ipca_e', interest: 'tr' }, afterFiling: { correction: 'none', interest: 'selic' } },
    },
  ],
})

import { law } from '../../../core/dated.ts'

interface Regime {
  readonly index: 'ipca_e' | 'ipca' | 'selic_simple'
  readonly interest: 'tr' | 'legal_rate' | 'public_treasury' | 'none'
}

export interface CourtUpdate {
  /** Against private employers, until the eve of the filing and from it on. */
  readonly beforeFiling: Regime
  readonly afterFiling: Regime
  /** Against public bodies. */
  readonly treasury: Regime
}

const TST_ADC_58 = 'https://tst.jusbrasil.com.br/jurisprudencia/1554718199/recurso-de-revista-rr-928003720095040732/inteiro-teor-1554718543'
const SBDI = 'https://www.legjur.com/jurisprudencia/eme/444.3373.2771.9648'
const EC113 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc113.htm'
const SELIC = { index: 'selic_simple', interest: 'none' } as const
const BEFORE_2024 = { beforeFiling: { index: 'ipca_e', interest: 'tr' }, afterFiling: SELIC } as const

export default law<CourtUpdate>({
  id: 'court-update',
  title: 'Correção e juros na conta da Justiça do Trabalho',
  dateMeans: 'mês em que a correção corre',
  reviewedOn: '2026-11-19',
  words: {
    beforeFiling: 'Empregador privado, até a véspera do ajuizamento',
    afterFiling: 'Empregador privado, desde o ajuizamento',
    treasury: 'Fazenda Pública',
    index: 'Índice',
    interest: 'Juros',
    ipca_e: 'IPCA-E',
    ipca: 'IPCA',
    selic_simple: 'Selic somada',
    tr: 'TR',
    legal_rate: 'Taxa legal',
    public_treasury: 'Juros da Fazenda Pública',
    none: 'Nenhum',
  },
  versions: [
    {
      from: '2024-08-30',
      norm: {
        act: 'TST, SbDI-1, E-ED-RR-713-03.2010.5.04.0029',
        article: 'com o Código Civil, arts. 389 e 406 (Lei nº 14.905/2024)',
        published: '2024-10-25',
        url: SBDI,
      },
      evidence: { status: 'corroborated', sources: [SBDI, TST_ADC_58] },
      value: {
        beforeFiling: { index: 'ipca', interest: 'tr' },
        afterFiling: { index: 'ipca', interest: 'legal_rate' },
        treasury: SELIC,
      },
    },
    {
      from: '2021-12-09',
      norm: { act: 'STF, ADC 58 e 59; Emenda Constitucional nº 113/2021, art. 3º', published: '2021-12-09', url: EC113 },
      evidence: { status: 'corroborated', sources: [EC113, TST_ADC_58] },
      value: { ...BEFORE_2024, treasury: SELIC },
    },
    {
      // The series of the index starts in December 1991.
      from: '1991-12-01',
      norm: { act: 'STF, ADC 58 e 59; STF, Tema 810; TST, Pleno, OJ 7', published: '2020-12-18', url: TST_ADC_58 },
      evidence: { status: 'corroborated', sources: [TST_ADC_58, SBDI] },
      caveat:
        'Sentença definitiva que fixou a TR ou o IPCA-E com juros de 1% ao mês os conserva (STF, ADC 58, modulação): informe index e interest.',
      value: { ...BEFORE_2024, treasury: { index: 'ipca_e', interest: 'public_treasury' } },
    },
  ],
})

import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** Termination types beyond the usual five. All of them pay the full salary balance and overdue vacation. */
export interface OtherTermination {
  readonly noticeOwedBy: 'employer' | 'nobody'
  /** Share of unworked notice that is paid. */
  readonly indemnifiedNotice: Ratio
  readonly thirteenth: boolean
  readonly proportionalVacation: boolean
  /** Share of the 13th and of the proportional vacation that is paid. */
  readonly share: Ratio
  readonly fgtsFine: Ratio
  readonly fgtsWithdrawal: Ratio
  readonly unemploymentInsurance: boolean
  /** Share of the pay until the end of the term: owed by the employer, or the employee's maximum; null without a term. */
  readonly restOfTerm: Ratio | null
}

export interface OtherTerminations {
  readonly rescisao_indireta: OtherTermination
  readonly culpa_reciproca: OtherTermination
  readonly antecipada_empregador: OtherTermination
  readonly antecipada_empregado: OtherTermination
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'
const FGTS = 'https://www.planalto.gov.br/ccivil_03/leis/L8036compilada.htm'
const TST = 'https://www.tst.jus.br/documents/10157/63003/Livro-Internet.pdf'

const NORM = 'CLT, arts. 479, 480, 483, 484 e 487, § 4º; Lei nº 8.036/1990, arts. 18 e 20; Súmula TST 14'
const SUMULA = ['https://legjur.com/sumula/busca?num=14&tri=tst', 'https://soprovas.com/questoes/1053889']

/** Since the TST rewrote its Súmula 14, half of the notice, the 13th and the proportional vacation is due; before, none was. */
const HALVED = { indemnifiedNotice: rate('50'), thirteenth: true, proportionalVacation: true, share: rate('50') }
const LOST = { indemnifiedNotice: rate('0'), thirteenth: false, proportionalVacation: false, share: rate('0') }

const endings = (mutualFault: typeof HALVED): OtherTerminations => ({
  rescisao_indireta: {
    noticeOwedBy: 'employer',
    indemnifiedNotice: rate('100'),
    thirteenth: true,
    proportionalVacation: true,
    share: rate('100'),
    fgtsFine: rate('40'),
    fgtsWithdrawal: rate('100'),
    unemploymentInsurance: true,
    restOfTerm: null,
  },
  culpa_reciproca: {
    ...mutualFault,
    noticeOwedBy: mutualFault.indemnifiedNotice.isZero ? 'nobody' : 'employer',
    fgtsFine: rate('20'),
    fgtsWithdrawal: rate('100'),
    unemploymentInsurance: false,
    restOfTerm: null,
  },
  antecipada_empregador: {
    noticeOwedBy: 'nobody',
    indemnifiedNotice: rate('0'),
    thirteenth: true,
    proportionalVacation: true,
    share: rate('100'),
    fgtsFine: rate('40'),
    fgtsWithdrawal: rate('100'),
    unemploymentInsurance: true,
    restOfTerm: rate('50'),
  },
  antecipada_empregado: {
    noticeOwedBy: 'nobody',
    indemnifiedNotice: rate('0'),
    thirteenth: true,
    proportionalVacation: true,
    share: rate('100'),
    fgtsFine: rate('0'),
    fgtsWithdrawal: rate('0'),
    unemploymentInsurance: false,
    restOfTerm: rate('50'),
  },
})

export default law<OtherTerminations>({
  id: 'other-terminations',
  title: 'Verbas da rescisão indireta, da culpa recíproca e do fim antecipado do prazo',
  dateMeans: 'data do desligamento',
  reviewedOn: '2026-11-15',
  words: {
    rescisao_indireta: 'Rescisão indireta',
    culpa_reciproca: 'Culpa recíproca',
    antecipada_empregador: 'Fim antecipado pelo empregador',
    antecipada_empregado: 'Fim antecipado pelo empregado',
    employer: 'O empregador',
    nobody: 'Ninguém',
    noticeOwedBy: 'Quem deve o aviso',
    indemnifiedNotice: 'Parte do aviso indenizado',
    thirteenth: '13º proporcional',
    proportionalVacation: 'Férias proporcionais',
    share: 'Parte do 13º e das férias proporcionais',
    fgtsFine: 'Multa do FGTS',
    fgtsWithdrawal: 'Parte do FGTS que se pode sacar',
    unemploymentInsurance: 'Seguro-desemprego',
    restOfTerm: 'Parte do que faltava do prazo',
  },
  versions: [
    {
      from: '2003-11-21',
      norm: { act: `${NORM} (Resolução TST nº 121/2003)`, url: CLT },
      evidence: { status: 'corroborated', sources: [CLT, FGTS, TST, ...SUMULA] },
      value: endings(HALVED),
    },
    {
      from: '1990-05-14',
      norm: { act: `${NORM}, na redação de 1969`, url: CLT },
      evidence: { status: 'corroborated', sources: [CLT, FGTS, ...SUMULA] },
      value: endings(LOST),
    },
  ],
})

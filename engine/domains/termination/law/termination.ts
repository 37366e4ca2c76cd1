import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** Rights of a termination type. All of them pay salary balance and overdue vacation. */
export interface TerminationRule {
  readonly noticeOwedBy: 'employer' | 'employee' | 'nobody'
  /** Share of unworked notice that is paid. */
  readonly indemnifiedNotice: Ratio
  readonly thirteenth: boolean
  readonly proportionalVacation: boolean
  /** Applicable row of the FGTS table. */
  readonly fgts: 'dismissal' | 'agreement' | 'fixedTermEnd' | 'none'
  readonly unemploymentInsurance: boolean
}

export interface Termination {
  readonly sem_justa_causa: TerminationRule
  readonly pedido_demissao: TerminationRule
  /** Null before the law created it. */
  readonly acordo: TerminationRule | null
  readonly justa_causa: TerminationRule
  readonly fim_contrato: TerminationRule
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'
const TST = 'https://www.tst.jus.br/documents/10157/63003/Livro-Internet.pdf'

const SINCE_1988 = {
  sem_justa_causa: {
    noticeOwedBy: 'employer',
    indemnifiedNotice: rate('100'),
    thirteenth: true,
    proportionalVacation: true,
    fgts: 'dismissal',
    unemploymentInsurance: true,
  },
  pedido_demissao: {
    noticeOwedBy: 'employee',
    indemnifiedNotice: rate('0'),
    thirteenth: true,
    proportionalVacation: true,
    fgts: 'none',
    unemploymentInsurance: false,
  },
  acordo: null,
  justa_causa: {
    noticeOwedBy: 'nobody',
    indemnifiedNotice: rate('0'),
    thirteenth: false,
    proportionalVacation: false,
    fgts: 'none',
    unemploymentInsurance: false,
  },
  fim_contrato: {
    noticeOwedBy: 'nobody',
    indemnifiedNotice: rate('0'),
    thirteenth: true,
    proportionalVacation: true,
    fgts: 'fixedTermEnd',
    unemploymentInsurance: false,
  },
} satisfies Termination

export default law<Termination>({
  id: 'termination',
  title: 'Verbas devidas por tipo de rescisão',
  dateMeans: 'data do desligamento',
  reviewedOn: '2026-11-14',
  words: {
    employer: 'O empregador',
    employee: 'O empregado',
    nobody: 'Ninguém',
    dismissal: 'Multa e saque da dispensa',
    agreement: 'Multa e saque do acordo',
    fixedTermEnd: 'Saque sem multa',
    none: 'Nada',
    sem_justa_causa: 'Sem justa causa',
    pedido_demissao: 'Pedido de demissão',
    acordo: 'Acordo',
    justa_causa: 'Justa causa',
    fim_contrato: 'Fim do contrato',
    noticeOwedBy: 'Quem deve o aviso',
    indemnifiedNotice: 'Parte do aviso indenizado',
    thirteenth: '13º proporcional',
    proportionalVacation: 'Férias proporcionais',
    fgts: 'FGTS',
    unemploymentInsurance: 'Seguro-desemprego',
  },
  versions: [
    {
      from: '2017-11-11',
      norm: {
        act: 'CLT, arts. 146, 147, 477 a 484, 484-A (Lei nº 13.467/2017) e 487; Lei nº 4.090/1962, art. 3º; Súmulas TST 157, 171 e 261',
        url: CLT,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          CLT,
          TST,
          'https://github.com/ottodigitalmedia/calculo-oficial',
          'https://modeloinicial.com.br/lei/CLT/efeitos-cessacao-contrato-trabalho-@___II_IV_V',
        ],
      },
      value: {
        ...SINCE_1988,
        acordo: {
          noticeOwedBy: 'employer',
          indemnifiedNotice: rate('50'),
          thirteenth: true,
          proportionalVacation: true,
          fgts: 'agreement',
          unemploymentInsurance: false,
        },
      },
    },
    {
      from: '2003-11-21',
      norm: {
        act: 'Constituição Federal, art. 7º; CLT, arts. 146, 147, 477 a 487; Lei nº 4.090/1962; Súmula TST 261 (Resolução TST nº 121/2003)',
        url: CLT,
      },
      evidence: { status: 'reported', sources: [CLT, TST] },
      value: SINCE_1988,
    },
    {
      from: '1988-10-05',
      norm: { act: 'Constituição Federal, art. 7º; CLT, arts. 146, 147, 477 a 487; Lei nº 4.090/1962', url: CLT },
      evidence: { status: 'reported', sources: [CLT, TST] },
      caveat:
        'Até 2003 o TST negava férias proporcionais a quem pedia demissão com menos de um ano de casa (redação antiga da Súmula 261); aqui elas são devidas.',
      value: SINCE_1988,
    },
  ],
})

import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface SickPay {
  /** Share of the average. */
  readonly rate: Ratio
  /** Share of the contributions, the highest ones, included in the average. */
  readonly averagedShare: Ratio
  /** Number of last contributions whose mean caps the benefit; null means no cap. */
  readonly cappedByLast: number | null
  /** Days of leave paid by the employer. */
  readonly employerDays: number
  /** Required contributions, except after an accident or a listed disease. */
  readonly waiting: number
}

const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'
const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm'

const CONSTANT = { rate: rate('91'), employerDays: 15, waiting: 12 }

export default law<SickPay>({
  id: 'sick-pay',
  title: 'Auxílio por incapacidade temporária (auxílio-doença)',
  dateMeans: 'início da incapacidade',
  reviewedOn: '2026-11-15',
  words: {
    rate: 'Parte da média',
    averagedShare: 'Contribuições que entram na média, as maiores',
    cappedByLast: 'Limitado à média das últimas, quantas',
    employerDays: 'Dias pagos pela empresa',
    waiting: 'Carência, em contribuições',
  },
  versions: [
    {
      from: '2019-11-13',
      norm: {
        act: 'Lei nº 8.213/1991; Emenda Constitucional nº 103/2019',
        article: 'arts. 25, I, 26, II, 29, § 10, 33 e 59 a 61 da Lei nº 8.213/1991; art. 26 da EC nº 103/2019',
        url: L8213,
      },
      evidence: { status: 'verified', sources: [L8213, EC_103] },
      value: { ...CONSTANT, averagedShare: rate('100'), cappedByLast: 12 },
    },
    {
      from: '2015-03-01',
      norm: {
        act: 'Lei nº 8.213/1991, com a MP nº 664/2014 e a Lei nº 13.135/2015',
        article: 'arts. 25, I, 26, II, 29, II e § 10, 33 e 59 a 61',
        url: L8213,
      },
      evidence: { status: 'verified', sources: [L8213] },
      caveat:
        'O dia em que começou o limite pela média das últimas doze contribuições (01/03/2015) não foi confirmado em texto oficial; de março a junho de 2015 a MP nº 664/2014 pôs mais dias a cargo da empresa, o que não está neste registro.',
      value: { ...CONSTANT, averagedShare: rate('80'), cappedByLast: 12 },
    },
    {
      from: '1999-11-29',
      norm: {
        act: 'Lei nº 8.213/1991, na redação da Lei nº 9.876/1999',
        article: 'arts. 25, I, 26, II, 29, II, 33 e 59 a 61',
        url: L8213,
      },
      evidence: { status: 'verified', sources: [L8213] },
      value: { ...CONSTANT, averagedShare: rate('80'), cappedByLast: null },
    },
  ],
})

import { law } from '../../../core/dated.ts'

/** Reduction of worked employer's notice, to look for another job: hours per day or days off, not both. */
export interface WorkedNotice {
  readonly hoursPerDay: number
  readonly daysOff: number
  /** True when the law of domestic work grants the same reduction. */
  readonly domestic: boolean
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'
const LC150 = 'https://www.planalto.gov.br/ccivil_03/leis/LCP/Lcp150.htm'

export default law<WorkedNotice>({
  id: 'worked-notice',
  title: 'Redução da jornada no aviso trabalhado',
  dateMeans: 'data do aviso',
  reviewedOn: '2026-11-15',
  words: { hoursPerDay: 'Horas a menos por dia', daysOff: 'Dias corridos de folga', domestic: 'Vale no emprego doméstico' },
  versions: [
    {
      from: '2015-06-02',
      norm: { act: 'CLT, art. 488; Lei Complementar nº 150/2015, arts. 23 e 24', published: '2015-06-02', url: LC150 },
      evidence: { status: 'verified', sources: [LC150, CLT] },
      value: { hoursPerDay: 2, daysOff: 7, domestic: true },
    },
    {
      from: '1988-10-05',
      norm: { act: 'CLT, art. 488', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { hoursPerDay: 2, daysOff: 7, domestic: false },
    },
  ],
})

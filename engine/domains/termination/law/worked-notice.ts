import { law } from '../../../core/dated.ts'

/** What whoever works the employer's notice is let off, to look for another job: one or the other. */
export interface WorkedNotice {
  readonly hoursPerDay: number
  readonly daysOff: number
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'

export default law<WorkedNotice>({
  id: 'worked-notice',
  title: 'Redução da jornada no aviso trabalhado',
  dateMeans: 'data do aviso',
  reviewedOn: '2026-11-15',
  words: { hoursPerDay: 'Horas a menos por dia', daysOff: 'Dias corridos de folga' },
  versions: [
    {
      from: '1988-10-05',
      norm: { act: 'CLT, art. 488; Lei Complementar nº 150/2015, art. 24 (doméstico)', url: CLT },
      evidence: { status: 'verified', sources: [CLT, 'https://www.planalto.gov.br/ccivil_03/leis/LCP/Lcp150.htm'] },
      value: { hoursPerDay: 2, daysOff: 7 },
    },
  ],
})

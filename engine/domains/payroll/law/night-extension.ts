import { law } from '../../../core/dated.ts'

/** True when hours after the night window keep its premium and shortened hour. */
export interface NightExtension {
  readonly regular: boolean
  /** 12x36 schedule: since CLT art. 59-A the salary includes them. */
  readonly twelveByThirtySix: boolean
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'
const SOURCES = [CLT, 'https://caltrab.com/prorrogacao-do-trabalho-noturno-sumula-60-do-tst']

export default law<NightExtension>({
  id: 'night-extension',
  title: 'Prorrogação do trabalho noturno',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-15',
  words: { regular: 'Na jornada comum', twelveByThirtySix: 'Na escala 12x36' },
  versions: [
    {
      from: '2017-11-11',
      norm: {
        act: 'CLT, arts. 59-A, parágrafo único (Lei nº 13.467/2017), e 73, § 5º; Súmula TST 60, II',
        published: '2017-07-14',
        url: CLT,
      },
      evidence: { status: 'corroborated', sources: SOURCES },
      value: { regular: true, twelveByThirtySix: false },
    },
    {
      from: '1946-08-28',
      norm: { act: 'CLT, art. 73, § 5º; Súmula TST 60, II; OJ 388 da SDI-1 do TST', url: CLT },
      evidence: { status: 'corroborated', sources: SOURCES },
      value: { regular: true, twelveByThirtySix: true },
    },
  ],
})

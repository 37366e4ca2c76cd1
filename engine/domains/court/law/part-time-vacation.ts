import { law } from '../../../core/dated.ts'

export interface PartTimeVacation {
  /** Vacation days of a part-time contract; null where the rule of full-time contracts applies. */
  readonly days: number | null
  /** More unexcused absences than these halve the days. */
  readonly halvedAbove: number
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm'

export default law<PartTimeVacation>({
  id: 'part-time-vacation',
  title: 'Férias do contrato em tempo parcial',
  dateMeans: 'fim do período aquisitivo',
  reviewedOn: '2026-11-19',
  words: { days: 'Dias, na maior jornada parcial', halvedAbove: 'Pela metade com mais faltas que' },
  versions: [
    {
      from: '2017-11-11',
      norm: { act: 'CLT, art. 58-A, § 7º', article: 'com a Lei nº 13.467/2017', published: '2017-07-13', url: CLT },
      evidence: { status: 'corroborated', sources: [CLT, 'Tabelas do PJe-Calc 2.15.1 (Justiça do Trabalho)'] },
      value: { days: null, halvedAbove: 7 },
    },
    {
      from: '1998-08-10',
      norm: { act: 'CLT, art. 130-A', article: 'com a MP nº 1.709/1998', published: '1998-08-07', url: CLT },
      evidence: { status: 'corroborated', sources: [CLT, 'Tabelas do PJe-Calc 2.15.1 (Justiça do Trabalho)'] },
      value: { days: 18, halvedAbove: 7 },
    },
  ],
})

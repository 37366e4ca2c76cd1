import { law } from '../../../core/dated.ts'

export interface WeeklyRest {
  /** Working days of the week that share the variable pay; includes Saturday unless a collective norm excludes it. */
  readonly workingDaysOfTheWeek: number
  /** Earnings besides the fixed salary that entitle to paid weekly rest. */
  readonly variablePay: readonly string[]
}

const L605 = 'https://www.planalto.gov.br/ccivil_03/leis/L0605.htm'

export default law<WeeklyRest>({
  id: 'weekly-rest',
  title: 'Descanso semanal sobre a remuneração variável',
  dateMeans: 'mês trabalhado',
  reviewedOn: '2026-11-15',
  words: { workingDaysOfTheWeek: 'Dias úteis da semana', variablePay: 'Remuneração variável' },
  versions: [
    {
      from: '1985-12-10',
      norm: { act: 'Lei nº 605/1949, art. 7º (Lei nº 7.415/1985); Súmulas TST 27 e 172', published: '1985-12-10', url: L605 },
      evidence: { status: 'verified', sources: [L605] },
      value: { workingDaysOfTheWeek: 6, variablePay: ['Horas extras', 'Comissões', 'Adicional noturno'] },
    },
  ],
})

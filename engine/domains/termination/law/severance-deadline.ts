import { law } from '../../../core/dated.ts'

export interface SeveranceDeadline {
  /** Days from the end of the contract to pay what it leaves. */
  readonly days: number
  /** Salaries owed to the employee when the deadline passes. */
  readonly fineSalaries: number
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'

export default law<SeveranceDeadline>({
  id: 'severance-deadline',
  title: 'Rescisão: prazo do pagamento e multa pelo atraso',
  dateMeans: 'data do desligamento',
  reviewedOn: '2026-11-15',
  words: { days: 'Dias para pagar', fineSalaries: 'Multa, em salários' },
  versions: [
    {
      from: '2017-11-11',
      norm: { act: 'CLT, art. 477, §§ 6º e 8º (Lei nº 13.467/2017)', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { days: 10, fineSalaries: 1 },
    },
  ],
})

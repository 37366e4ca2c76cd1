import { law } from '../../../core/dated.ts'

export interface SeveranceDeadline {
  /** Days to pay after the end of the contract. */
  readonly days: number
  /** True when the pay of a worked notice or of a term that ended was due on the next business day. */
  readonly nextBusinessDay: boolean
  /** Salaries owed to the employee after the deadline. */
  readonly fineSalaries: number
}

const CLT = 'https://www.planalto.gov.br/ccivil_03/Decreto-Lei/Del5452compilado.htm'

export default law<SeveranceDeadline>({
  id: 'severance-deadline',
  title: 'Rescisão: prazo do pagamento e multa pelo atraso',
  dateMeans: 'data do desligamento',
  reviewedOn: '2026-11-15',
  words: {
    days: 'Dias para pagar',
    nextBusinessDay: 'Com aviso trabalhado ou fim do prazo, no primeiro dia útil',
    fineSalaries: 'Multa, em salários',
  },
  versions: [
    {
      from: '2017-11-11',
      norm: { act: 'CLT, art. 477, §§ 6º e 8º (Lei nº 13.467/2017)', url: CLT },
      evidence: { status: 'verified', sources: [CLT] },
      value: { days: 10, nextBusinessDay: false, fineSalaries: 1 },
    },
    {
      from: '1989-10-25',
      norm: { act: 'CLT, art. 477, §§ 6º e 8º, na redação da Lei nº 7.855/1989', published: '1989-10-25', url: CLT },
      evidence: { status: 'reported', sources: [CLT] },
      value: { days: 10, nextBusinessDay: true, fineSalaries: 1 },
    },
  ],
})

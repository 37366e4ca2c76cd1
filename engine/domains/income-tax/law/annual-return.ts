import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface AnnualReturnRules {
  /** Oldest age, on 1 January, of a child, stepchild, grandchild, sibling or ward who is a dependent. */
  readonly childUpTo: number
  /** The same for a student in higher or technical education. */
  readonly studentUpTo: number
  /** Age at which part of a pension becomes exempt. */
  readonly exemptFromAge: number
  /** Donations deducted from the tax of the full model, as a share of that tax. */
  readonly incentiveShare: Ratio
  /** A smaller tax is not paid: it is added to the next one of the same code. */
  readonly leastPayable: Money
  /** A smaller tax is paid at once. */
  readonly oneInstalmentBelow: Money
  readonly leastInstalment: Money
  readonly mostInstalments: number
  /** Interest of the month of payment, from the second instalment on. */
  readonly paymentMonthInterest: Ratio
  /** Fine on a monthly tax (carnê-leão) left unpaid, charged apart from the tax. */
  readonly unpaidMonthlyFine: Ratio
}

const L9250 = 'https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm'
const L9532 = 'https://www.planalto.gov.br/ccivil_03/leis/l9532.htm'
const L9430 = 'https://www.planalto.gov.br/ccivil_03/leis/l9430.htm'

export default law<AnnualReturnRules>({
  id: 'annual-return',
  title: 'Regras da declaração anual do imposto de renda',
  dateMeans: 'ano-calendário',
  reviewedOn: '2026-11-19',
  words: {
    childUpTo: 'Idade máxima de filho dependente',
    studentUpTo: 'Idade máxima do dependente que estuda',
    exemptFromAge: 'Idade da parcela isenta da aposentadoria',
    incentiveShare: 'Doações incentivadas, sobre o imposto',
    leastPayable: 'Menor imposto que se paga',
    oneInstalmentBelow: 'Paga-se de uma vez abaixo de',
    leastInstalment: 'Menor quota',
    mostInstalments: 'Máximo de quotas',
    paymentMonthInterest: 'Juros do mês do pagamento',
    unpaidMonthlyFine: 'Multa isolada sobre o carnê-leão que faltou',
  },
  versions: [
    {
      from: '2007-01-22',
      norm: {
        act: 'Lei nº 9.250/1995, arts. 14 e 35; Lei nº 9.532/1997, art. 22; Lei nº 9.430/1996, arts. 44, II, a, e 68; Lei nº 7.713/1988, art. 6º, XV',
        published: '2007-01-22',
        url: L9250,
      },
      evidence: { status: 'verified', sources: [L9250, L9532, L9430] },
      value: {
        childUpTo: 21,
        studentUpTo: 24,
        exemptFromAge: 65,
        incentiveShare: rate('6'),
        leastPayable: reais('10.00'),
        oneInstalmentBelow: reais('100.00'),
        leastInstalment: reais('50.00'),
        mostInstalments: 8,
        paymentMonthInterest: rate('1'),
        unpaidMonthlyFine: rate('50'),
      },
    },
  ],
})

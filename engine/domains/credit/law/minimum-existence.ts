import { law, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

export interface MinimumExistence {
  /** Minimum monthly income protected from consumer debts. */
  readonly amount: Money
  /** Longest court-approved payment plan, in months. */
  readonly planMonths: number
}

const D11150 = 'https://jurishand.com/decreto-11150-de-26-julho-2022/artigo-4/paragrafo-unico/inciso-1/alinea-c'
const D11567 = 'https://www.informanet.com.br/Prodinfo/boletim/2023/legislacao/decreto_11567_25_2023.html'
const PLAN_MONTHS = 60

export default law<MinimumExistence>({
  id: 'minimum-existence',
  title: 'Mínimo existencial e superendividamento',
  dateMeans: 'dia da consulta',
  reviewedOn: '2026-11-16',
  words: { amount: 'Mínimo existencial', planMonths: 'Plano de pagamento, em meses' },
  versions: [
    {
      from: '2023-06-20',
      norm: {
        act: 'Decreto nº 11.150/2022, art. 3º (Decreto nº 11.567/2023); CDC, arts. 54-A e 104-A a 104-C',
        published: '2023-06-20',
        url: D11567,
      },
      evidence: { status: 'verified', sources: [D11150, D11567] },
      value: { amount: reais('600.00'), planMonths: PLAN_MONTHS },
    },
    {
      from: '2022-09-25',
      norm: { act: 'Decreto nº 11.150/2022, arts. 3º e 4º; CDC, arts. 54-A e 104-A a 104-C', published: '2022-07-27', url: D11150 },
      evidence: { status: 'verified', sources: [D11150] },
      value: { amount: reais('303.00'), planMonths: PLAN_MONTHS },
    },
  ],
})

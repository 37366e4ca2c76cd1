import { law, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

export interface SalaryAllowance {
  readonly paymentYear: number
  readonly baseYear: number
  /** Maximum average monthly pay of the base year. */
  readonly limit: Money
  readonly leastDays: number
  readonly leastYearsRegistered: number
  /** Payment month by month of birth, January first; paid on `payDay` or the next business day. Null: not recorded. */
  readonly payMonths: readonly number[] | null
  readonly payDay: number
}

const L7998 = 'https://www.planalto.gov.br/ccivil_03/leis/l7998compilado.htm'
const RIGHT = { leastDays: 30, leastYearsRegistered: 5, payDay: 15 }
/** January in February, February in March, then two birth months per payment month. */
const MONTHS = [2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]
const CALENDAR = [
  'https://rhaldneysantosoficial.com.br/pacote-fiscal-e-as-mudancas-no-abono-salarial-do-pis-pasep',
  'Calendário aprovado pelo Codefat, em quatro jornais',
]

export default law<SalaryAllowance>({
  id: 'salary-allowance',
  title: 'Abono salarial (PIS/PASEP)',
  dateMeans: 'ano do pagamento',
  changes: 'january',
  reviewedOn: '2026-11-16',
  words: {
    paymentYear: 'Ano do pagamento',
    baseYear: 'Ano-base',
    limit: 'Remuneração média até',
    leastDays: 'Dias trabalhados no ano-base',
    leastYearsRegistered: 'Anos de inscrição',
    payMonths: 'Mês do pagamento, pelo mês de nascimento',
    payDay: 'Dia do pagamento',
  },
  versions: [
    {
      from: '2026-01-01',
      norm: { act: 'Constituição Federal, art. 239, §§ 3º e 3º-A (EC nº 135/2024); Lei nº 7.998/1990, arts. 9º e 9º-A', url: L7998 },
      evidence: {
        status: 'corroborated',
        sources: [
          L7998,
          'https://www.noticias-do-brasil.news/economia/economia-trabalho/pispasep-2026-calendrio-de-pagamento-aprovado.html',
          'Limite de 2.765,93 em dois jornais: 2.640,00 × 1,0477 (INPC de 2024)',
        ],
      },
      value: { ...RIGHT, paymentYear: 2026, baseYear: 2024, limit: reais('2765.93'), payMonths: MONTHS },
    },
    {
      from: '2025-01-01',
      norm: { act: 'Constituição Federal, art. 239, § 3º; Lei nº 7.998/1990, arts. 9º e 9º-A', url: L7998 },
      evidence: { status: 'verified', sources: [L7998, ...CALENDAR] },
      value: { ...RIGHT, paymentYear: 2025, baseYear: 2023, limit: reais('2640.00'), payMonths: MONTHS },
    },
    {
      from: '2024-01-01',
      norm: { act: 'Constituição Federal, art. 239, § 3º; Lei nº 7.998/1990, arts. 9º e 9º-A', url: L7998 },
      evidence: { status: 'verified', sources: [L7998] },
      value: { ...RIGHT, paymentYear: 2024, baseYear: 2022, limit: reais('2424.00'), payMonths: null },
    },
  ],
})

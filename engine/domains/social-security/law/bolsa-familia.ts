import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface BolsaFamilia {
  /** Poverty line: monthly income per person, inclusive. */
  readonly povertyLine: Money
  readonly perPerson: Money
  /** Minimum total of the citizenship benefit and its complement per family. */
  readonly floor: Money
  readonly child0to6: Money
  /** Per pregnant or nursing member, and per member aged 7 to 17. */
  readonly variable: Money
  readonly protection: {
    readonly share: Ratio
    readonly months: number
    /** With a stable income: pension, retirement, BPC of the elderly; null while the rule made no distinction. */
    readonly monthsStableIncome: number | null
    /** Limit of income per person, inclusive; null means half a minimum wage. */
    readonly limit: Money | null
  }
}

const L14601 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14601.htm'
const BENEFITS = {
  povertyLine: reais('218.00'),
  perPerson: reais('142.00'),
  floor: reais('600.00'),
  child0to6: reais('150.00'),
  variable: reais('50.00'),
}
const UNCHANGED = 'Valores da Lei nº 14.601/2023: nenhum ato que os mude foi encontrado até a última leitura da lei.'

export default law<BolsaFamilia>({
  id: 'bolsa-familia',
  title: 'Bolsa Família',
  dateMeans: 'mês da folha de pagamento do programa',
  reviewedOn: '2026-11-16',
  words: {
    povertyLine: 'Renda por pessoa até',
    perPerson: 'Por pessoa da família',
    floor: 'Mínimo por família',
    child0to6: 'Por criança de até 6 anos',
    variable: 'Por gestante, nutriz e cada um de 7 a 17 anos',
    protection: 'Regra de proteção',
    share: 'Parte paga',
    months: 'Meses',
    monthsStableIncome: 'Meses com renda estável',
    limit: 'Renda por pessoa até, na proteção',
  },
  versions: [
    {
      from: '2025-07-01',
      norm: { act: 'Lei nº 14.601/2023, arts. 4º a 7º; Portaria MDS nº 1.084/2025 (proteção)', url: L14601 },
      evidence: {
        status: 'corroborated',
        sources: [L14601, 'Notícias da Portaria MDS nº 1.084/2025 (exame, portalamm, itatiaia)'],
      },
      caveat: UNCHANGED,
      value: { ...BENEFITS, protection: { share: rate('50'), months: 12, monthsStableIncome: 2, limit: reais('706.00') } },
    },
    {
      from: '2023-06-19',
      norm: { act: 'Lei nº 14.601/2023, arts. 4º a 7º', published: '2023-06-20', url: L14601 },
      evidence: { status: 'verified', sources: [L14601] },
      value: { ...BENEFITS, protection: { share: rate('50'), months: 24, monthsStableIncome: null, limit: null } },
    },
  ],
})

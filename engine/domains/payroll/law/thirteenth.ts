import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface Thirteenth {
  /** Parts of the year; each month worked earns one. */
  readonly parts: number
  /** Minimum days worked for a calendar month to count. */
  readonly monthFromDays: number
  readonly firstInstallment: Ratio
}

export default law<Thirteenth>({
  id: 'thirteenth',
  title: 'Décimo terceiro salário',
  dateMeans: 'data do pagamento',
  reviewedOn: '2026-11-14',
  words: { parts: 'Avos do ano', monthFromDays: 'Mês conta a partir de quantos dias', firstInstallment: 'Primeira parcela' },
  versions: [
    {
      from: '1965-08-13',
      norm: {
        act: 'Lei nº 4.090/1962, art. 1º, §§ 1º e 2º; Lei nº 4.749/1965, art. 2º',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l4090.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l4090.htm',
          'https://www.planalto.gov.br/ccivil_03/leis/l4749.htm',
          'https://github.com/ottodigitalmedia/calculo-oficial',
        ],
      },
      value: { parts: 12, monthFromDays: 15, firstInstallment: rate('50') },
    },
  ],
})

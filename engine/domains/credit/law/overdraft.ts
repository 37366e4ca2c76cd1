import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface OverdraftCap {
  /** Maximum monthly rate for individuals and MEIs. */
  readonly maxMonthlyRate: Ratio
}

export default law<OverdraftCap>({
  id: 'overdraft',
  title: 'Teto de juros do cheque especial',
  dateMeans: 'dia em que o limite é usado',
  reviewedOn: '2026-11-14',
  words: { maxMonthlyRate: 'Juros ao mês, no máximo' },
  versions: [
    {
      from: '2020-01-06',
      norm: {
        act: 'Resolução CMN nº 4.765/2019',
        article: 'art. 3º',
        published: '2019-11-27',
        url: 'https://normativos.bcb.gov.br/Lists/Normativos/Attachments/50875/Res_4765_v2_P.pdf',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://normativos.bcb.gov.br/Lists/Normativos/Attachments/50875/Res_4765_v2_P.pdf',
          'https://economia.estadao.com.br/blogs/regina-pitoscia/calcule-sua-divida-no-cheque-especial-com-juro-de-8-ao-mes/',
        ],
      },
      value: { maxMonthlyRate: rate('8') },
    },
  ],
})

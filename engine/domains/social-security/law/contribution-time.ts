import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

interface Conversion {
  readonly male: Ratio
  readonly female: Ratio
}

export interface ContributionTime {
  /** Last day of counting by days; afterwards contribution counts by whole months. */
  readonly byDayUntil: `${number}-${number}-${number}`
  /** Days counted per month of contribution. */
  readonly daysInMonth: number
  /** Multipliers of work in harmful conditions until that day, by the years the activity requires. */
  readonly conversion: { readonly special15: Conversion; readonly special20: Conversion; readonly special25: Conversion }
}

const D4827 = 'http://planalto.gov.br/CCiVil_03/decreto/2003/D4827.htm'
const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm'

export default law<ContributionTime>({
  id: 'contribution-time',
  title: 'Contagem do tempo de contribuição',
  dateMeans: 'data da contagem',
  reviewedOn: '2026-11-15',
  words: {
    byDayUntil: 'Contado dia a dia até',
    daysInMonth: 'Dias de um mês de contribuição',
    conversion: 'Conversão do tempo especial',
    special15: 'Atividade de 15 anos',
    special20: 'Atividade de 20 anos',
    special25: 'Atividade de 25 anos',
    male: 'Homem',
    female: 'Mulher',
  },
  versions: [
    {
      from: '2019-11-13',
      norm: {
        act: 'Emenda Constitucional nº 103/2019; Decreto nº 3.048/1999, com o Decreto nº 4.827/2003',
        article: 'art. 25, § 2º, da EC nº 103/2019; art. 70 do Decreto nº 3.048/1999',
        url: EC_103,
      },
      evidence: {
        status: 'corroborated',
        sources: [EC_103, D4827, 'https://www.ccaadv.com.br/post/nova-forma-de-contar-tempo-de-contribui%C3%A7%C3%A3o'],
      },
      value: {
        byDayUntil: '2019-11-13',
        daysInMonth: 30,
        conversion: {
          special15: { male: rate('233'), female: rate('200') },
          special20: { male: rate('175'), female: rate('150') },
          special25: { male: rate('140'), female: rate('120') },
        },
      },
    },
  ],
})

import { law, rate, say } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface IofRedemption {
  /** Share of the yield charged by redemption day; zero from the last day on. */
  readonly byDay: readonly { readonly day: number; readonly rate: Ratio }[]
  readonly appliesTo: readonly string[]
}

const BY_DAY = [96, 93, 90, 86, 83, 80, 76, 73, 70, 66, 63, 60, 56, 53, 50, 46, 43, 40, 36, 33, 30, 26, 23, 20, 16, 13, 10, 6, 3, 0].map(
  (share, index) => ({ day: index + 1, rate: rate(share) }),
)

const TABLE_SOURCE = 'Tabela do Anexo em dez implementações públicas independentes, todas iguais'

/** The decree charges 1% a day on the redemption, capped at these shares of the yield; for every rate accepted here the cap applies. */
export default law<IofRedemption>({
  id: 'iof-redemption',
  title: 'IOF no resgate de aplicações antes de 30 dias',
  dateMeans: 'dia do resgate',
  reviewedOn: '2026-11-14',
  words: {
    cdb: 'CDB',
    tesouro_selic: 'Tesouro Selic',
    byDay: 'Por dia de aplicação',
    day: 'Dia',
    rate: 'Parte do rendimento',
    appliesTo: 'Aplicações alcançadas',
  },
  check({ byDay }) {
    const wrong = byDay.findIndex(({ day }, index) => day !== index + 1)
    if (wrong === -1) return []
    return [{ path: ['byDay', String(wrong), 'day'], message: say`há uma linha para cada dia, em ordem, desde o dia 1` }]
  },
  versions: [
    {
      from: '2011-05-25',
      norm: { act: 'Decreto nº 6.306/2007', article: 'art. 32 e Anexo (com o Decreto nº 7.487/2011)', published: '2011-05-24' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://legisweb.com.br/legislacao/?legislacao=61874',
          'https://dedemontalvao.blogspot.com/2011/05/saque-de-cdb-em-ate-30-dias-volta-ter.html',
          TABLE_SOURCE,
        ],
      },
      value: { byDay: BY_DAY, appliesTo: ['cdb', 'tesouro_selic'] },
    },
    {
      from: '2011-01-01',
      norm: {
        act: 'Decreto nº 6.306/2007',
        article: 'art. 32 e Anexo (com o Decreto nº 7.412/2010)',
        published: '2010-12-31',
      },
      evidence: {
        status: 'reported',
        sources: [
          'https://murillodearagao.com.br/resgaste-nas-operacoes-de-renda-fixa-voltam-a-ter-incidencia-de-iof',
          'https://paimcontabilidade.com.br/noticias/tecnicas/2011/01/13/fazenda-corrige-decreto-para-manter-iof-em-resgate-de-cdb.html',
        ],
      },
      caveat:
        'De janeiro a 24 de maio de 2011 só os títulos públicos pagavam IOF no resgate, segundo a Receita Federal; o Ministério da Fazenda havia anunciado que o CDB continuaria a pagar.',
      value: { byDay: BY_DAY, appliesTo: ['tesouro_selic'] },
    },
    {
      from: '2007-12-17',
      norm: { act: 'Decreto nº 6.306/2007', article: 'art. 32 e Anexo', published: '2007-12-17' },
      evidence: {
        status: 'corroborated',
        sources: ['https://docplayer.com.br/12879485-Titulo-ii-da-incidencia-sobre-operacoes-de-credito-capitulo-i.html', TABLE_SOURCE],
      },
      value: { byDay: BY_DAY, appliesTo: ['cdb', 'tesouro_selic'] },
    },
  ],
})

import { law } from '../../../core/dated.ts'

export interface Paternity {
  /** Days of leave; null when they depend on a future condition. */
  readonly days: number | null
  /** For a child with the syndrome caused by the Zika virus; null before the law granted it. */
  readonly zikaDays: number | null
  /** Days added by a company of the Empresa Cidadã programme; null before it. */
  readonly citizenCompanyDays: number | null
  /** True when social security reimburses the employer. */
  readonly refunded: boolean
}

const CF = 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm'
const L15371 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/lei/l15371.htm'
const SINCE_2027 = { zikaDays: 20, citizenCompanyDays: 15, refunded: true }
const NORM_2027 = { act: 'Lei nº 15.371/2026', article: 'arts. 2º e 10 a 12', url: L15371 }
const READ_2027 = { status: 'verified', sources: [L15371, 'Texto literal dos arts. 2º, 11, 12 e 14 em código público'] } as const

export default law<Paternity>({
  id: 'paternity',
  title: 'Licença-paternidade',
  dateMeans: 'dia do nascimento, da adoção ou da guarda',
  reviewedOn: '2026-11-16',
  words: {
    days: 'Dias',
    zikaDays: 'Dias, com síndrome do vírus zika',
    citizenCompanyDays: 'Dias a mais na Empresa Cidadã',
    refunded: 'A empresa é reembolsada',
  },
  versions: [
    {
      from: '2029-01-01',
      norm: NORM_2027,
      evidence: READ_2027,
      value: { ...SINCE_2027, days: null },
    },
    { from: '2028-01-01', norm: NORM_2027, evidence: READ_2027, value: { ...SINCE_2027, days: 15 } },
    { from: '2027-01-01', norm: NORM_2027, evidence: READ_2027, value: { ...SINCE_2027, days: 10 } },
    {
      from: '2025-07-02',
      norm: {
        act: 'ADCT, art. 10, § 1º; CLT, art. 473, III e § 2º (Lei nº 15.156/2025); Lei nº 11.770/2008, art. 1º',
        published: '2025-07-02',
        url: CF,
      },
      evidence: {
        status: 'corroborated',
        sources: [
          CF,
          'https://mesquitabarros.com.br/licenca-maternidade-lei-prorroga-o-periodo-no-caso-de-deficiencia-decorrente-de-infeccao-pelo-virus-zika/page/2',
          'https://www.comunidadecontabilbrasil.com/noticias/post/prazo-de-concessao-da-licenca-maternidade-e-licenca-paternidade-alterado-tUFGb2D7kZqYJlk',
        ],
      },
      value: { days: 5, zikaDays: 20, citizenCompanyDays: 15, refunded: false },
    },
    {
      from: '2016-03-09',
      norm: { act: 'ADCT, art. 10, § 1º; Lei nº 11.770/2008, art. 1º (Lei nº 13.257/2016)', published: '2016-03-09', url: CF },
      evidence: {
        status: 'corroborated',
        sources: [CF, 'https://www.cbadv.adv.br/periodo-de-licenca-paternidade/', 'https://andradegc.com.br/Alertas.html.61'],
      },
      caveat:
        'Os 15 dias da Empresa Cidadã contam aqui desde a publicação da Lei nº 13.257/2016; o incentivo fiscal da empresa começou depois, e há quem conte os dias só a partir dele.',
      value: { days: 5, zikaDays: null, citizenCompanyDays: 15, refunded: false },
    },
    {
      from: '1988-10-05',
      norm: { act: 'ADCT, art. 10, § 1º', published: '1988-10-05', url: CF },
      evidence: { status: 'verified', sources: [CF] },
      value: { days: 5, zikaDays: null, citizenCompanyDays: null, refunded: false },
    },
  ],
})

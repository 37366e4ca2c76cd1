import { law, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'

interface StateFloor {
  /** Last day on which a source shows these amounts in force; later they are a lower bound, for floors are not lowered. */
  readonly lastProof: string
  readonly bands: readonly {
    readonly band: number
    readonly monthly: Money
    readonly hourly: Money | null
    readonly who: string
    /** First digits of the CBO; empty where the act goes by activity. */
    readonly cboGroups: readonly string[]
    readonly domestic: boolean
  }[]
}

export default law<StateFloor>({
  id: 'wage-floor-rs',
  title: 'Piso salarial: Rio Grande do Sul',
  dateMeans: 'dia trabalhado',
  reviewedOn: '2026-11-19',
  words: {
    lastProof: 'Último dia em que se viu em vigor',
    bands: 'Faixas',
    band: 'Faixa',
    monthly: 'Por mês',
    hourly: 'Por hora',
    who: 'Para quem',
    cboGroups: 'Grandes grupos da CBO',
    domestic: 'Inclui domésticos',
  },
  versions: [
    {
      from: '2025-06-11',
      norm: { act: 'Lei RS 16.311/2025 (DOE 11/06/2025)' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://zenewsai.com.br',
          'https://tvfoco.uai.com.br',
          'https://cliquefatos.com.br',
          'https://monitordomercado.com.br',
          'https://revistaenfoco.com.br',
        ],
      },
      value: {
        lastProof: '2026-02-01',
        bands: [
          {
            band: 1,
            monthly: reais('1789.04'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, turismo e hospitalidade, construção civil, instrumentos e brinquedos, hípicos, motoboys, garagens',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1830.23'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, saúde, asseio e limpeza, telecomunicações e telemarketing, hotéis, restaurantes e bares',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1871.75'),
            hourly: null,
            who: 'mobiliário, químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio, movimentação e armazenagem',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1945.67'),
            hourly: null,
            who: 'metalúrgicas, gráficas, vidros, borracha, joalheria, edifícios, ensino, cultura, vigilância, marítimos',
            cboGroups: [],
            domestic: false,
          },
          { band: 5, monthly: reais('2267.21'), hourly: null, who: 'técnicos de nível médio', cboGroups: [], domestic: false },
        ],
      },
    },
    {
      from: '2024-12-17',
      norm: { act: 'Lei RS 16.232/2024 (DOE 17/12/2024)' },
      evidence: {
        status: 'corroborated',
        sources: ['https://legisweb.com.br/noticia/?id=29873', 'https://radiofandango.com.br', 'https://jornaldocomercio.com'],
      },
      value: {
        lastProof: '2025-06-10',
        bands: [
          {
            band: 1,
            monthly: reais('1656.52'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, turismo e hospitalidade, construção civil, instrumentos e brinquedos, hípicos, motoboys, garagens',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1694.66'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, saúde, asseio e limpeza, telecomunicações e telemarketing, hotéis, restaurantes e bares',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1733.10'),
            hourly: null,
            who: 'mobiliário, químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio, movimentação e armazenagem',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1801.55'),
            hourly: null,
            who: 'metalúrgicas, gráficas, vidros, borracha, joalheria, edifícios, ensino, cultura, vigilância, marítimos',
            cboGroups: [],
            domestic: false,
          },
          { band: 5, monthly: reais('2099.27'), hourly: null, who: 'técnicos de nível médio', cboGroups: [], domestic: false },
        ],
      },
    },
    {
      from: '2023-11-28',
      norm: { act: 'Lei RS 16.040/2023' },
      evidence: {
        status: 'corroborated',
        sources: ['https://radiomedianeira.com.br', 'https://acheconcursos.com.br', 'https://jornaldocomercio.com'],
      },
      value: {
        lastProof: '2024-12-16',
        bands: [
          {
            band: 1,
            monthly: reais('1573.89'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, turismo e hospitalidade, construção civil, instrumentos e brinquedos, hípicos, motoboys, garagens',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1610.13'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, saúde, asseio e limpeza, telecomunicações e telemarketing, hotéis, restaurantes e bares',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1646.65'),
            hourly: null,
            who: 'mobiliário, químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio, movimentação e armazenagem',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1711.69'),
            hourly: null,
            who: 'metalúrgicas, gráficas, vidros, borracha, joalheria, edifícios, ensino, cultura, vigilância, marítimos',
            cboGroups: [],
            domestic: false,
          },
          { band: 5, monthly: reais('1994.56'), hourly: null, who: 'técnicos de nível médio', cboGroups: [], domestic: false },
        ],
      },
    },
    {
      from: '2022-12-23',
      norm: { act: 'Lei RS 15.911, de 22/12/2022' },
      evidence: { status: 'corroborated', sources: ['https://agfadvice.com.br/?p=16510'] },
      value: {
        lastProof: '2023-11-27',
        bands: [
          {
            band: 1,
            monthly: reais('1443.94'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, turismo e hospitalidade, construção civil, instrumentos e brinquedos, hípicos, motoboys, garagens',
            cboGroups: [],
            domestic: true,
          },
          { band: 5, monthly: reais('1829.87'), hourly: null, who: 'técnicos de nível médio', cboGroups: [], domestic: false },
        ],
      },
    },
    {
      from: '2019-02-01',
      norm: { act: 'Lei RS 15.284, de 30/05/2019' },
      evidence: { status: 'corroborated', sources: ['https://coad.com.br', 'https://g1.globo.com'] },
      value: {
        lastProof: '2019-05-31',
        bands: [
          {
            band: 1,
            monthly: reais('1237.15'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, turismo e hospitalidade, construção civil, instrumentos e brinquedos, hípicos, motoboys, garagens',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1265.63'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, saúde, asseio e limpeza, telecomunicações e telemarketing, hotéis, restaurantes e bares',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1294.34'),
            hourly: null,
            who: 'mobiliário, químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio, movimentação e armazenagem',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1345.46'),
            hourly: null,
            who: 'metalúrgicas, gráficas, vidros, borracha, joalheria, edifícios, ensino, cultura, vigilância, marítimos',
            cboGroups: [],
            domestic: false,
          },
          { band: 5, monthly: reais('1567.81'), hourly: null, who: 'técnicos de nível médio', cboGroups: [], domestic: false },
        ],
      },
    },
  ],
})

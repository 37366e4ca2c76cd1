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
  id: 'wage-floor-sc',
  title: 'Piso salarial: Santa Catarina',
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
      from: '2025-01-01',
      norm: { act: 'LC SC 869/2025' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://jatv.com.br',
          'https://cliquefatos.com.br',
          'https://tvfoco.uai.com.br',
          'https://revistadosbeneficios.com.br/?p=134923',
        ],
      },
      value: {
        lastProof: '2025-12-31',
        bands: [
          {
            band: 1,
            monthly: reais('1730.00'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, construção civil, instrumentos e brinquedos, hípicos, motoboys e transporte (menos motoristas)',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1792.00'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, comunicação e telemarketing, mobiliário',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1898.00'),
            hourly: null,
            who: 'químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1978.00'),
            hourly: null,
            who: 'metalúrgicas, mecânicas e elétricas, gráficas, vidros e cerâmica, borracha, seguros e crédito, edifícios, joalheria, saúde, ensino, cultura, informática, vigilância, motoristas',
            cboGroups: [],
            domestic: false,
          },
        ],
      },
    },
    {
      from: '2024-01-01',
      norm: { act: 'LC SC 857, de 21/03/2024', url: 'https://legisweb.com.br/legislacao/?legislacao=163230' },
      evidence: {
        status: 'verified',
        sources: ['https://legisweb.com.br/legislacao/?legislacao=163230', 'https://artecon.cnt.br', 'https://informanet.com.br'],
      },
      value: {
        lastProof: '2024-12-31',
        bands: [
          {
            band: 1,
            monthly: reais('1612.26'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, construção civil, instrumentos e brinquedos, hípicos, motoboys e transporte (menos motoristas)',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1670.56'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, comunicação e telemarketing, mobiliário',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1769.14'),
            hourly: null,
            who: 'químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1844.40'),
            hourly: null,
            who: 'metalúrgicas, mecânicas e elétricas, gráficas, vidros e cerâmica, borracha, seguros e crédito, edifícios, joalheria, saúde, ensino, cultura, informática, vigilância, motoristas',
            cboGroups: [],
            domestic: false,
          },
        ],
      },
    },
    {
      from: '2023-01-01',
      norm: { act: 'LC SC 825/2023' },
      evidence: {
        status: 'corroborated',
        sources: ['https://informanet.com.br', 'https://imparcialnews.com.br', 'https://correiosc.com.br/?p=47775'],
      },
      value: {
        lastProof: '2023-12-31',
        bands: [
          {
            band: 1,
            monthly: reais('1521.00'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, construção civil, instrumentos e brinquedos, hípicos, motoboys e transporte (menos motoristas)',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1576.00'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, comunicação e telemarketing, mobiliário',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1669.00'),
            hourly: null,
            who: 'químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1740.00'),
            hourly: null,
            who: 'metalúrgicas, mecânicas e elétricas, gráficas, vidros e cerâmica, borracha, seguros e crédito, edifícios, joalheria, saúde, ensino, cultura, informática, vigilância, motoristas',
            cboGroups: [],
            domestic: false,
          },
        ],
      },
    },
    {
      from: '2022-01-01',
      norm: { act: 'lei complementar de 2022 (número não encontrado)' },
      evidence: {
        status: 'corroborated',
        sources: ['https://clicfloripa.com.br', 'https://canalicara.com', 'https://imparcialnews.com.br/?p=164294'],
      },
      value: {
        lastProof: '2022-12-31',
        bands: [
          {
            band: 1,
            monthly: reais('1416.00'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, construção civil, instrumentos e brinquedos, hípicos, motoboys e transporte (menos motoristas)',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1468.00'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, comunicação e telemarketing, mobiliário',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1551.00'),
            hourly: null,
            who: 'químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1621.00'),
            hourly: null,
            who: 'metalúrgicas, mecânicas e elétricas, gráficas, vidros e cerâmica, borracha, seguros e crédito, edifícios, joalheria, saúde, ensino, cultura, informática, vigilância, motoristas',
            cboGroups: [],
            domestic: false,
          },
        ],
      },
    },
    {
      from: '2020-01-01',
      norm: { act: 'LC SC 760/2020' },
      evidence: { status: 'corroborated', sources: ['https://olhardosul.com.br', 'https://forquilhinhanoticias.com.br'] },
      value: {
        lastProof: '2020-03-05',
        bands: [
          {
            band: 1,
            monthly: reais('1215.00'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, construção civil, instrumentos e brinquedos, hípicos, motoboys e transporte (menos motoristas)',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1260.00'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, comunicação e telemarketing, mobiliário',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1331.00'),
            hourly: null,
            who: 'químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1391.00'),
            hourly: null,
            who: 'metalúrgicas, mecânicas e elétricas, gráficas, vidros e cerâmica, borracha, seguros e crédito, edifícios, joalheria, saúde, ensino, cultura, informática, vigilância, motoristas',
            cboGroups: [],
            domestic: false,
          },
        ],
      },
    },
    {
      from: '2017-01-01',
      norm: {
        act: 'LC SC 694, de 03/04/2017',
        url: 'http://www.legistrab.com.br/105-lei-complementar-sc-no-694-de-2017-pisos-salariais-estaduais-sc-2017/',
      },
      evidence: {
        status: 'verified',
        sources: ['http://www.legistrab.com.br/105-lei-complementar-sc-no-694-de-2017-pisos-salariais-estaduais-sc-2017/'],
      },
      value: {
        lastProof: '2017-04-04',
        bands: [
          {
            band: 1,
            monthly: reais('1078.00'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, construção civil, instrumentos e brinquedos, hípicos, motoboys e transporte (menos motoristas)',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1119.00'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, comunicação e telemarketing, mobiliário',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1179.00'),
            hourly: null,
            who: 'químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1235.00'),
            hourly: null,
            who: 'metalúrgicas, mecânicas e elétricas, gráficas, vidros e cerâmica, borracha, seguros e crédito, edifícios, joalheria, saúde, ensino, cultura, informática, vigilância, motoristas',
            cboGroups: [],
            domestic: false,
          },
        ],
      },
    },
    {
      from: '2016-01-01',
      norm: { act: 'LC SC 673, de 20/04/2016', url: 'http://leis.alesc.sc.gov.br/html/2016/673_2016_Lei_complementar.html' },
      evidence: { status: 'verified', sources: ['http://leis.alesc.sc.gov.br/html/2016/673_2016_Lei_complementar.html'] },
      value: {
        lastProof: '2016-12-31',
        bands: [
          {
            band: 1,
            monthly: reais('1009.00'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, construção civil, instrumentos e brinquedos, hípicos, motoboys e transporte (menos motoristas)',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1048.00'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, comunicação e telemarketing, mobiliário',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('1104.00'),
            hourly: null,
            who: 'químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('1158.00'),
            hourly: null,
            who: 'metalúrgicas, mecânicas e elétricas, gráficas, vidros e cerâmica, borracha, seguros e crédito, edifícios, joalheria, saúde, ensino, cultura, informática, vigilância, motoristas',
            cboGroups: [],
            domestic: false,
          },
        ],
      },
    },
    {
      from: '2012-01-01',
      norm: { act: 'LC SC 566, de 14/03/2012', url: 'http://leis.alesc.sc.gov.br/html/2012/566_2012_Lei_complementar.html' },
      evidence: { status: 'verified', sources: ['http://leis.alesc.sc.gov.br/html/2012/566_2012_Lei_complementar.html'] },
      value: {
        lastProof: '2012-03-16',
        bands: [
          {
            band: 1,
            monthly: reais('700.00'),
            hourly: null,
            who: 'agricultura e pecuária, extrativas, pesca, domésticos, construção civil, instrumentos e brinquedos, hípicos, motoboys e transporte (menos motoristas)',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('725.00'),
            hourly: null,
            who: 'vestuário e calçado, fiação e tecelagem, couro, papel, jornais e revistas, comunicação e telemarketing, mobiliário',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 3,
            monthly: reais('764.00'),
            hourly: null,
            who: 'químicas e farmacêuticas, cinema, alimentação, comércio em geral, agentes autônomos do comércio',
            cboGroups: [],
            domestic: false,
          },
          {
            band: 4,
            monthly: reais('800.00'),
            hourly: null,
            who: 'metalúrgicas, mecânicas e elétricas, gráficas, vidros e cerâmica, borracha, seguros e crédito, edifícios, joalheria, saúde, ensino, cultura, informática, vigilância, motoristas',
            cboGroups: [],
            domestic: false,
          },
        ],
      },
    },
  ],
})

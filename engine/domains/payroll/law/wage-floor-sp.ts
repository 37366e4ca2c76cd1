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
  id: 'wage-floor-sp',
  title: 'Piso salarial: São Paulo',
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
      from: '2025-07-01',
      norm: { act: 'Lei SP 18.153, de 02/06/2025 (DOE 03/06/2025)' },
      evidence: {
        status: 'corroborated',
        sources: ['https://bol.uol.com.br', 'https://mesquitabarros.com.br', 'https://sampi.net.br', 'https://baruerinarede.com.br'],
      },
      value: {
        lastProof: '2026-02-12',
        bands: [
          {
            band: 1,
            monthly: reais('1804.00'),
            hourly: null,
            who: 'as categorias da Lei 12.640/2007: domésticos, cuidadores, serventes, rurais e florestais, limpeza, serviços gerais de escritório, comércio e indústria sem especialização, motoboys, garçons, cobradores, vendedores, telemarketing, construção, costura, alimentos, saúde e higiene, representantes comerciais',
            cboGroups: [],
            domestic: true,
          },
        ],
      },
    },
    {
      from: '2024-06-01',
      norm: { act: 'Lei SP 17.944, de 2024 (DOE 24/05/2024)' },
      evidence: {
        status: 'corroborated',
        sources: ['https://poder360.com.br', 'https://euqueroinvestir.com', 'https://gustavorozapericias.com.br', 'https://bmcnews.com.br'],
      },
      value: {
        lastProof: '2025-06-30',
        bands: [
          {
            band: 1,
            monthly: reais('1640.00'),
            hourly: null,
            who: 'as categorias da Lei 12.640/2007: domésticos, cuidadores, serventes, rurais e florestais, limpeza, serviços gerais de escritório, comércio e indústria sem especialização, motoboys, garçons, cobradores, vendedores, telemarketing, construção, costura, alimentos, saúde e higiene, representantes comerciais',
            cboGroups: [],
            domestic: true,
          },
        ],
      },
    },
    {
      from: '2023-06-01',
      norm: { act: 'Lei SP 17.692, de 25/05/2023 (DOE 26/05/2023)' },
      evidence: {
        status: 'corroborated',
        sources: ['https://quartieriadvocacia.jur.adv.br', 'https://agfadvice.com.br', 'https://metroworldnews.com.br'],
      },
      value: {
        lastProof: '2024-05-31',
        bands: [
          {
            band: 1,
            monthly: reais('1550.00'),
            hourly: null,
            who: 'as categorias da Lei 12.640/2007: domésticos, cuidadores, serventes, rurais e florestais, limpeza, serviços gerais de escritório, comércio e indústria sem especialização, motoboys, garçons, cobradores, vendedores, telemarketing, construção, costura, alimentos, saúde e higiene, representantes comerciais',
            cboGroups: [],
            domestic: true,
          },
        ],
      },
    },
    {
      from: '2023-05-01',
      norm: { act: 'Lei SP 12.640/2007, redação de 2022' },
      evidence: {
        status: 'corroborated',
        sources: ['https://dgabc.com.br', 'https://quartieriadvocacia.jur.adv.br', 'https://gazetadealuminio.com.br/noticia/1812'],
      },
      value: {
        lastProof: '2023-05-31',
        bands: [
          {
            band: 1,
            monthly: reais('1284.00'),
            hourly: null,
            who: 'domésticos, serventes, rurais, limpeza e outros da primeira faixa da Lei 12.640/2007',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1306.00'),
            hourly: null,
            who: 'demais trabalhadores da segunda faixa da Lei 12.640/2007',
            cboGroups: [],
            domestic: false,
          },
        ],
      },
    },
  ],
})

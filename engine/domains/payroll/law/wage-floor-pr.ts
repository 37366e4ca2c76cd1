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
  id: 'wage-floor-pr',
  title: 'Piso salarial: Paraná',
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
      from: '2026-01-01',
      norm: { act: 'Resolução CETER/PR 632/2026 (Lei PR 21.350/2023)' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://fcassessoriacontabil.cnt.br/?p=1439',
          'https://fatoseboatosdoiguacu.com.br',
          'https://leojunior.com.br',
          'https://massa.com.br',
        ],
      },
      caveat: 'Os valores de 2026 são os da resolução do conselho do trabalho do Paraná; o decreto que a segue não foi encontrado.',
      value: {
        lastProof: '2026-12-31',
        bands: [
          {
            band: 1,
            monthly: reais('2105.34'),
            hourly: null,
            who: 'agropecuários, florestais e da pesca',
            cboGroups: ['6'],
            domestic: false,
          },
          {
            band: 2,
            monthly: reais('2181.63'),
            hourly: null,
            who: 'serviços administrativos, serviços, vendedores, reparação e manutenção, domésticos',
            cboGroups: ['4', '5', '9'],
            domestic: true,
          },
          {
            band: 3,
            monthly: reais('2250.04'),
            hourly: null,
            who: 'produção de bens e serviços industriais',
            cboGroups: ['7', '8'],
            domestic: false,
          },
          { band: 4, monthly: reais('2407.90'), hourly: null, who: 'técnicos de nível médio', cboGroups: ['3'], domestic: false },
        ],
      },
    },
    {
      from: '2025-01-01',
      norm: { act: 'Decreto PR 9.468, de 04/04/2025', url: 'https://fcassessoriacontabil.cnt.br/?p=1079' },
      evidence: {
        status: 'verified',
        sources: ['https://aen.pr.gov.br', 'https://fcassessoriacontabil.cnt.br/?p=1079', 'https://diariodasaguas.com.br'],
      },
      value: {
        lastProof: '2025-12-31',
        bands: [
          {
            band: 1,
            monthly: reais('1984.16'),
            hourly: reais('9.02'),
            who: 'agropecuários, florestais e da pesca',
            cboGroups: ['6'],
            domestic: false,
          },
          {
            band: 2,
            monthly: reais('2057.59'),
            hourly: reais('9.35'),
            who: 'serviços administrativos, serviços, vendedores, reparação e manutenção, domésticos',
            cboGroups: ['4', '5', '9'],
            domestic: true,
          },
          {
            band: 3,
            monthly: reais('2123.42'),
            hourly: reais('9.65'),
            who: 'produção de bens e serviços industriais',
            cboGroups: ['7', '8'],
            domestic: false,
          },
          { band: 4, monthly: reais('2275.36'), hourly: reais('10.34'), who: 'técnicos de nível médio', cboGroups: ['3'], domestic: false },
        ],
      },
    },
    {
      from: '2024-01-01',
      norm: { act: 'Decreto PR 4.770, de 05/02/2024' },
      evidence: { status: 'corroborated', sources: ['https://jornalafolha.com.br', 'https://portaltanacidade.com'] },
      value: {
        lastProof: '2024-12-31',
        bands: [
          {
            band: 1,
            monthly: reais('1856.94'),
            hourly: null,
            who: 'agropecuários, florestais e da pesca',
            cboGroups: ['6'],
            domestic: false,
          },
          {
            band: 2,
            monthly: reais('1927.02'),
            hourly: null,
            who: 'serviços administrativos, serviços, vendedores, reparação e manutenção, domésticos',
            cboGroups: ['4', '5', '9'],
            domestic: true,
          },
          {
            band: 3,
            monthly: reais('1989.86'),
            hourly: null,
            who: 'produção de bens e serviços industriais',
            cboGroups: ['7', '8'],
            domestic: false,
          },
          { band: 4, monthly: reais('2134.88'), hourly: null, who: 'técnicos de nível médio', cboGroups: ['3'], domestic: false },
        ],
      },
    },
    {
      from: '2023-08-04',
      norm: { act: 'Decreto PR de 04/08/2023 (número não encontrado)' },
      evidence: { status: 'corroborated', sources: ['https://tribunapr.com.br', 'https://folhaextra.com', 'https://bntonline.com.br'] },
      value: {
        lastProof: '2023-12-31',
        bands: [
          {
            band: 1,
            monthly: reais('1749.02'),
            hourly: null,
            who: 'agropecuários, florestais e da pesca',
            cboGroups: ['6'],
            domestic: false,
          },
          {
            band: 2,
            monthly: reais('1816.60'),
            hourly: null,
            who: 'serviços administrativos, serviços, vendedores, reparação e manutenção, domésticos',
            cboGroups: ['4', '5', '9'],
            domestic: true,
          },
          {
            band: 3,
            monthly: reais('1877.19'),
            hourly: null,
            who: 'produção de bens e serviços industriais',
            cboGroups: ['7', '8'],
            domestic: false,
          },
          { band: 4, monthly: reais('2017.02'), hourly: null, who: 'técnicos de nível médio', cboGroups: ['3'], domestic: false },
        ],
      },
    },
    {
      from: '2023-01-01',
      norm: { act: 'Decreto PR 435, de 07/02/2023' },
      evidence: { status: 'corroborated', sources: ['https://tnonline.uol.com.br', 'https://agoramt.com.br'] },
      value: {
        lastProof: '2023-08-03',
        bands: [
          {
            band: 1,
            monthly: reais('1731.02'),
            hourly: null,
            who: 'agropecuários, florestais e da pesca',
            cboGroups: ['6'],
            domestic: false,
          },
          {
            band: 2,
            monthly: reais('1798.60'),
            hourly: null,
            who: 'serviços administrativos, serviços, vendedores, reparação e manutenção, domésticos',
            cboGroups: ['4', '5', '9'],
            domestic: true,
          },
          {
            band: 3,
            monthly: reais('1859.19'),
            hourly: null,
            who: 'produção de bens e serviços industriais',
            cboGroups: ['7', '8'],
            domestic: false,
          },
          { band: 4, monthly: reais('1999.02'), hourly: null, who: 'técnicos de nível médio', cboGroups: ['3'], domestic: false },
        ],
      },
    },
    {
      from: '2020-01-01',
      norm: { act: 'Decreto PR 3.909, de 24/01/2020', url: 'https://tributa.net/piso-parana-decreto-n-3-909-de-24-de-janeiro-de-2020' },
      evidence: { status: 'verified', sources: ['https://tributa.net/piso-parana-decreto-n-3-909-de-24-de-janeiro-de-2020'] },
      value: {
        lastProof: '2020-01-24',
        bands: [
          {
            band: 1,
            monthly: reais('1383.80'),
            hourly: reais('6.29'),
            who: 'agropecuários, florestais e da pesca',
            cboGroups: ['6'],
            domestic: false,
          },
          {
            band: 2,
            monthly: reais('1436.60'),
            hourly: reais('6.53'),
            who: 'serviços administrativos, serviços, vendedores, reparação e manutenção, domésticos',
            cboGroups: ['4', '5', '9'],
            domestic: true,
          },
          {
            band: 3,
            monthly: reais('1487.20'),
            hourly: reais('6.76'),
            who: 'produção de bens e serviços industriais',
            cboGroups: ['7', '8'],
            domestic: false,
          },
          { band: 4, monthly: reais('1599.40'), hourly: reais('7.27'), who: 'técnicos de nível médio', cboGroups: ['3'], domestic: false },
        ],
      },
    },
    {
      from: '2017-04-01',
      norm: { act: 'Decreto PR 6.638, de 12/04/2017', url: 'https://normaslegais.com.br/legislacao/Decreto-6638-2017.htm' },
      evidence: { status: 'verified', sources: ['https://normaslegais.com.br/legislacao/Decreto-6638-2017.htm'] },
      value: {
        lastProof: '2017-04-12',
        bands: [
          {
            band: 1,
            monthly: reais('1223.20'),
            hourly: null,
            who: 'agropecuários, florestais e da pesca',
            cboGroups: ['6'],
            domestic: false,
          },
          {
            band: 2,
            monthly: reais('1269.40'),
            hourly: null,
            who: 'serviços administrativos, serviços, vendedores, reparação e manutenção, domésticos',
            cboGroups: ['4', '5', '9'],
            domestic: true,
          },
          {
            band: 3,
            monthly: reais('1315.60'),
            hourly: null,
            who: 'produção de bens e serviços industriais',
            cboGroups: ['7', '8'],
            domestic: false,
          },
          { band: 4, monthly: reais('1414.60'), hourly: null, who: 'técnicos de nível médio', cboGroups: ['3'], domestic: false },
        ],
      },
    },
  ],
})

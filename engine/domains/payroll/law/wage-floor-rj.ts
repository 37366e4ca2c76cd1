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
  id: 'wage-floor-rj',
  title: 'Piso salarial: Rio de Janeiro',
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
      from: '2019-01-01',
      norm: { act: 'Lei RJ 8.315, de 19/03/2019' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://armeniords.blogspot.com',
          'https://fiscosoft.com.br',
          'https://contasemrevista.com.br',
          'https://extra.globo.com',
          'https://terrabrasilnoticias.com',
        ],
      },
      value: {
        lastProof: '2026-01-29',
        bands: [
          {
            band: 1,
            monthly: reais('1238.11'),
            hourly: null,
            who: 'auxiliares de escritório, domésticos, faxineiros, contínuos, rurais, limpeza e conservação',
            cboGroups: [],
            domestic: true,
          },
          {
            band: 2,
            monthly: reais('1283.73'),
            hourly: null,
            who: 'comércio, construção, garçons, cabeleireiros, cuidadores, motoboys, pescadores, costura',
            cboGroups: [],
            domestic: false,
          },
          { band: 3, monthly: reais('1375.01'), hourly: null, who: 'ocupações da faixa 3 da lei', cboGroups: [], domestic: false },
          { band: 4, monthly: reais('1665.93'), hourly: null, who: 'técnicos da faixa 4 da lei', cboGroups: [], domestic: false },
          {
            band: 5,
            monthly: reais('2512.59'),
            hourly: null,
            who: 'técnicos de nível médio com registro, da faixa 5',
            cboGroups: [],
            domestic: false,
          },
          { band: 6, monthly: reais('3158.96'), hourly: null, who: 'nível superior da faixa 6', cboGroups: [], domestic: false },
        ],
      },
    },
  ],
})

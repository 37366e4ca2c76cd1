import { law } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { progressive } from '../../../core/scale.ts'

export interface FederalServants {
  readonly brackets: readonly { readonly limit: Money | null; readonly rate: Ratio }[]
  /** Funpresp rates a member may choose, on pay above the ceiling; the Union matches them. */
  readonly funprespPercents: readonly number[]
}

const RATES = ['7.5', '9', '12', '14', '14.5', '16.5', '19', '22'] as const

const slices = (...limits: readonly [string, string, string, string, string, string, string]): FederalServants => ({
  brackets: progressive(RATES.map((rate, index) => [limits[index] ?? null, rate] as const)),
  funprespPercents: [7.5, 8, 8.5],
})

const PROGRAMS = 'Três programas públicos com as faixas de 2020 a 2026'
const evidence = (...sources: string[]) => ({ status: 'corroborated' as const, sources: [PROGRAMS, ...sources] })

export default law<FederalServants>({
  id: 'federal-servants',
  title: 'Contribuição do servidor federal (PSS)',
  dateMeans: 'mês de competência',
  changes: 'january',
  reviewedOn: '2026-11-16',
  words: { brackets: 'Faixas', limit: 'Base até', rate: 'Alíquota', funprespPercents: 'Funpresp, em % do que passa do teto' },
  versions: [
    {
      from: '2026-01-01',
      norm: { act: 'EC nº 103/2019, art. 11; Portaria Interministerial MPS/MF nº 13/2026, Anexo III' },
      evidence: evidence(),
      value: slices('1621.00', '2902.84', '4354.27', '8475.55', '14514.30', '29028.57', '56605.73'),
    },
    {
      from: '2025-01-01',
      norm: { act: 'EC nº 103/2019, art. 11; Portaria Interministerial MPS/MF nº 6/2025' },
      evidence: evidence(),
      value: slices('1518.00', '2793.88', '4190.83', '8157.41', '13969.49', '27938.95', '54480.97'),
    },
    {
      from: '2024-01-01',
      norm: { act: 'EC nº 103/2019, art. 11; Portaria Interministerial MPS/MF nº 2/2024' },
      evidence: evidence(),
      value: slices('1412.00', '2666.68', '4000.03', '7786.02', '13333.48', '26666.94', '52000.54'),
    },
    {
      from: '2023-05-01',
      norm: { act: 'EC nº 103/2019, art. 11; Portaria Interministerial MPS/MF nº 27/2023' },
      evidence: evidence('acessa.com', 'anfip.org.br'),
      value: slices('1320.00', '2571.29', '3856.94', '7507.49', '12856.50', '25712.99', '50140.33'),
    },
    {
      from: '2023-01-01',
      norm: { act: 'EC nº 103/2019, art. 11; Portaria Interministerial MPS/MF nº 26/2023' },
      evidence: evidence('acessa.com', 'anfip.org.br'),
      value: slices('1302.00', '2571.29', '3856.94', '7507.49', '12856.50', '25712.99', '50140.33'),
    },
    {
      from: '2022-01-01',
      norm: { act: 'EC nº 103/2019, art. 11; Portaria Interministerial MTP/ME nº 12/2022' },
      evidence: evidence(),
      value: slices('1212.00', '2427.35', '3641.03', '7087.22', '12136.79', '24273.57', '47333.46'),
    },
    {
      from: '2021-01-01',
      norm: { act: 'EC nº 103/2019, art. 11; Portaria SEPRT/ME nº 636/2021' },
      evidence: evidence('epocanegocios.globo.com', 'extra.globo.com'),
      value: slices('1100.00', '2203.48', '3305.22', '6433.57', '11017.42', '22034.83', '42967.92'),
    },
    {
      from: '2020-03-01',
      norm: { act: 'EC nº 103/2019, art. 11' },
      evidence: evidence(),
      value: slices('1045.00', '2089.60', '3134.40', '6101.06', '10448.00', '20896.00', '40747.20'),
    },
  ],
})

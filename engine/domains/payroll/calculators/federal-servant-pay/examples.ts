import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'EC nº 103/2019, art. 11; Portaria MPS/MF nº 13/2026, Anexo III'

export const examples: Examples<typeof definition> = [
  {
    title: 'Aposentado com nove mil, só o que passa do teto',
    on: '2026-11-16',
    input: { contribution_base: 9000, status: 'retired', reference_date: '2026-06-15' },
    result: { pss: 76.05, effectiveRatePercent: 0.845, funpresp: 0, sponsor: 0, permanenceAllowance: 0 },
    source: `${LAW}: (9.000,00 − 8.475,55) × 14,5% = 76,045`,
  },
  {
    title: 'Entrou pela Funpresp, com doze mil',
    on: '2026-11-16',
    input: { contribution_base: 12_000, entry: 'funpresp', funpresp_rate: 7.5, reference_date: '2026-06-15' },
    result: { pss: 988.09, funpresp: 264.33, sponsor: 264.33, permanenceAllowance: 0, irrf: 2046.85, net: 8700.73 },
    source: `${LAW}: no teto 988,09, uma só vez arredondado; (12.000,00 − 8.475,55) × 7,5% = 264,33; (12.000,00 − 1.252,42) × 27,5% − 908,73 = 2.046,85`,
  },
  {
    title: 'Ativo com base de cinco mil',
    on: '2026-11-16',
    input: { contribution_base: 5000, reference_date: '2026-06-15' },
    result: { pss: 501.51, effectiveRatePercent: 10.0302, irrf: 0, net: 4498.49 },
    source: `${LAW}: 121,575 + 115,3656 + 174,1716 + 90,4022 = 501,5144; sem imposto até 5.000,00 (Lei nº 15.270/2025)`,
  },
  {
    title: 'Na última faixa, em 2026',
    on: '2026-11-16',
    input: { contribution_base: 60_000, reference_date: '2026-06-15' },
    result: { pss: 10_244.96 },
    source: `${LAW}: oito faixas, de 7,5% a 22%`,
  },
  {
    title: 'O abono de permanência devolve a contribuição, e é tributado',
    on: '2026-11-16',
    input: { contribution_base: 8475.55, permanence: true, reference_date: '2026-06-15' },
    result: { pss: 988.09, permanenceAllowance: 988.09, irrf: 1422.05, net: 7053.5 },
    source: `${LAW}; Constituição, art. 40, § 19: (8.475,55 + 988,09 − 988,09) × 27,5% − 908,73 = 1.422,05`,
  },
  {
    title: 'No primeiro dia das faixas, março de 2020',
    on: '2026-11-16',
    input: { contribution_base: 1045, reference_date: '2020-03-01' },
    result: { pss: 78.38, effectiveRatePercent: 7.500478 },
    source: 'EC nº 103/2019, art. 11: 1.045,00 × 7,5% = 78,375',
  },
]

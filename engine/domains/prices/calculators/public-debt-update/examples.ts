import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const EC113 = 'Emenda Constitucional nº 113/2021, art. 3º: Selic acumulada mensalmente'
const EC136 = 'Emenda Constitucional nº 136/2025: IPCA mais 2% ao ano simples, sem passar da Selic'

export const examples: Examples<typeof definition> = [
  {
    title: 'R$ 100.000,00 pela Selic de 2022',
    on: '2026-11-14',
    input: { amount: 100000, from: '2022-01-01', to: '2023-01-01' },
    result: { interestPercent: 11.73, interest: 11730, total: 111730, correctedPrincipal: 100000, capped: null },
    source: `${EC113}. Soma da Selic dos doze meses de 2022 (SGS 4390): 11,73%`,
  },
  {
    title: 'Último dia da Selic',
    on: '2026-11-14',
    input: { amount: 100000, from: '2025-09-09', to: '2025-09-10' },
    result: { interestPercent: 0.040667, interest: 40.67, total: 100040.67, capped: null },
    source: `${EC113}. Selic de setembro de 2025 (1,22%) × 1 ÷ 30 = 0,040667%`,
  },
  {
    title: 'Precatório de 2024, último trimestre de 2025',
    on: '2026-11-14',
    input: { amount: 100000, from: '2025-10-01', to: '2026-01-01', requisition_issued: '2024-04-02' },
    result: {
      coefficient: 1.0060105353,
      correctedPrincipal: 100601.05,
      interestPercent: 0.5,
      interest: 503.01,
      total: 101104.06,
      capped: false,
      phases: [{ selicPercent: 3.55 }],
    },
    source: `${EC136}. IPCA de 0,09%, 0,18% e 0,33%: 1,0009 × 1,0018 × 1,0033 = 1,0060105353; 2% × 3 ÷ 12 = 0,5%; Selic do período: 3,55%, não atingida`,
  },
  {
    title: 'Precatório de 2024 atravessando a mudança',
    on: '2026-11-14',
    input: { amount: 100000, from: '2025-07-01', to: '2026-07-01', requisition_issued: '2024-04-02' },
    result: {
      correctedPrincipal: 104334.91,
      interestPercent: 4.422667,
      interest: 4614.39,
      total: 108949.3,
      phases: [{ to: '2025-09-10', rule: 'Selic' }, { from: '2025-09-10' }],
    },
    source: `${EC113}: 1,28% + 1,16% + 1,22% × 9 ÷ 30 = 2,806%. ${EC136}: IPCA de 10/09/2025 a 30/06/2026 e 2% × (21 ÷ 30 + 9) ÷ 12 = 1,616667%`,
  },
]

import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const RULE = 'https://portalimulher.com.br/?p=3250'
const STATES = 'https://guiadeeconomiapessoal.com.br/calculadora-alcool-ou-gasolina'

export const examples: Examples<typeof definition> = [
  {
    title: 'Álcool a 5,40 e gasolina a 7,50: gasolina',
    on: '2026-11-14',
    input: { alcohol_price: 5.4, gasoline_price: 7.5 },
    result: { ratioPercent: 72, breakEvenRatioPercent: 70, cheaper: 'gasoline', monthlySavings: 21.43 },
    source: `${RULE} (5,40 ÷ 7,50 = 0,72: gasolina); 1.000 × (5,40 ÷ 7 − 7,50 ÷ 10) = 21,43`,
  },
  {
    title: 'Álcool a 5,15 e gasolina a 7,40: álcool',
    on: '2026-11-14',
    input: { alcohol_price: 5.15, gasoline_price: 7.4 },
    result: { ratioPercent: 69.594595, cheaper: 'alcohol', monthlySavings: 4.29 },
    source: `${RULE} (5,15 ÷ 7,40 = 0,695: etanol); 1.000 × (7,40 ÷ 10 − 5,15 ÷ 7) = 4,29`,
  },
  {
    title: 'São Paulo: etanol a 3,59 e gasolina a 5,49',
    on: '2026-11-14',
    input: { alcohol_price: 3.59, gasoline_price: 5.49 },
    result: { ratioPercent: 65.391621, cheaper: 'alcohol', costPerKm: { alcohol: 0.51, gasoline: 0.55 } },
    source: `${STATES} (SP: 65,4%, etanol compensa); 3,59 ÷ 7 = 0,5129 e 5,49 ÷ 10 = 0,549`,
  },
  {
    title: 'Exatamente 70%: tanto faz',
    on: '2026-11-14',
    input: { alcohol_price: 4.2, gasoline_price: 6 },
    result: {
      ratioPercent: 70,
      cheaper: 'tie',
      monthlySavings: 0,
      costPerKm: { alcohol: 0.6, gasoline: 0.6 },
      costPer100Km: { alcohol: 60, gasoline: 60 },
    },
    source: 'https://g1.globo.com/carros/noticia/2025/06/02/alcool-ou-gasolina-calculadora-do-g1.ghtml (regra dos 70%: 6,00 × 0,70 = 4,20)',
  },
  {
    title: 'Preços de três casas e consumo do próprio carro',
    on: '2026-11-14',
    input: { alcohol_price: 3.999, gasoline_price: 5.799, alcohol_km_per_liter: 8.5, gasoline_km_per_liter: 12, monthly_km: 800 },
    result: { breakEvenRatioPercent: 70.833333, cheaper: 'alcohol', monthlySavings: 10.22 },
    source: 'Definição: 8,5 ÷ 12 = 70,83%; 800 × (5,799 ÷ 12 − 3,999 ÷ 8,5) = 386,60 − 376,376 = 10,22',
  },
]

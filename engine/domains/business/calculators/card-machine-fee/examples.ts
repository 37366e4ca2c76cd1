import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ACQUIRER = 'https://ajuda457e39643466764b5c6d512d42.fasthotel.com.br/entenda-como-e-aplicada-a-taxa-dos-cartoes-de-credito-na-pagarme'

export const examples: Examples<typeof definition> = [
  {
    title: '150,00 em três vezes, taxa de 4% e antecipação a 2,5% ao mês',
    on: '2026-11-14',
    input: { sale_amount: 150, fee_percent: 4, installments: 3, anticipation_rate_per_month: 2.5 },
    result: { fee: 6, net: 144, anticipationCost: 7.2, netAnticipated: 136.8 },
    source: `${ACQUIRER} (46,80 + 45,60 + 44,40 = 136,80)`,
  },
  {
    title: 'A mesma venda sem antecipar',
    on: '2026-11-14',
    input: { sale_amount: 150, fee_percent: 4, installments: 3 },
    result: { fee: 6, net: 144, anticipationCost: 0, netAnticipated: 144, effectiveMonthlyCostPercent: 0, totalCostPercent: 4 },
    source: `${ACQUIRER} (3 × 48,00 = 144,00)`,
  },
  {
    title: 'À vista em 30 dias, antecipada: o custo efetivo passa da taxa anunciada',
    on: '2026-11-14',
    input: { sale_amount: 1000, fee_percent: 0, anticipation_rate_per_month: 2 },
    result: { net: 1000, anticipationCost: 20, netAnticipated: 980, effectiveMonthlyCostPercent: 2.040816, totalCostPercent: 2 },
    source:
      'Desconto simples (https://br.mobiletransaction.org/tudo-sobre-taxa-antecipacao): 1.000,00 × 2% = 20,00; 1.000 ÷ 980 − 1 = 2,040816%',
  },
  {
    title: 'Antecipação de 15 dias: meia taxa, e o custo efetivo composto do mês',
    on: '2026-11-14',
    input: { sale_amount: 1000, fee_percent: 10, days_to_receive: 15, anticipation_rate_per_month: 3 },
    result: { fee: 100, net: 900, anticipationCost: 13.5, netAnticipated: 886.5, effectiveMonthlyCostPercent: 3.068876 },
    source: 'Desconto simples: 900,00 × 3% × 15 ÷ 30 = 13,50; (900 ÷ 886,50)² − 1 = 3,068876%',
  },
  {
    title: 'Recebimento na hora: nada a antecipar',
    on: '2026-11-14',
    input: { sale_amount: 200, fee_percent: 1.99, days_to_receive: 0, anticipation_rate_per_month: 2 },
    result: { fee: 3.98, net: 196.02, anticipationCost: 0, netAnticipated: 196.02, effectiveMonthlyCostPercent: 0 },
    source: '200,00 × 1,99% = 3,98; zero dias antecipados, zero de desconto',
  },
  {
    title: 'Vinte e quatro parcelas',
    on: '2026-11-14',
    input: { sale_amount: 2400, fee_percent: 0, installments: 24, anticipation_rate_per_month: 1 },
    result: { net: 2400, anticipationCost: 300, netAnticipated: 2100 },
    source: 'Desconto simples: 100,00 × 1% × (1 + 2 + … + 24) = 1,00 × 300',
  },
]

import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L11033 = 'Lei nº 11.033/2004, arts. 2º e 3º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Day trade com prejuízo anterior',
    on: '2026-11-14',
    input: { daytrade_result: 5000, daytrade_loss_carryforward: 3000 },
    result: { daytradeTax: 400, tax: 400, darf: 400, payable: true, darfCode: '6015', dueDate: '2026-12-30' },
    source:
      'https://www1.brasilemfolhas.com.br/2025/03/guia-explica-como-compensar-prejuizos-do-day-trade-no-imposto-de-renda: 2.000,00 × 20%; vencimento: Resolução CMN nº 4.880/2020, art. 3º: sem atendimento nos bancos no último dia útil do ano',
  },
  {
    title: 'Day trade simples',
    on: '2026-11-14',
    input: { daytrade_result: 600 },
    result: { daytradeTax: 120 },
    source: 'https://admin.contadoradabolsa.com.br/darf-day-trade: 600,00 × 20% = 120,00',
  },
  {
    title: 'Ações acima de vinte mil, com prejuízo anterior',
    on: '2026-11-14',
    input: { swing_result: 3000, swing_sales: 50000, swing_loss_carryforward: 1000 },
    result: { exempt: false, swingBase: 2000, swingTax: 300 },
    source: 'https://www.suno.com.br/artigos/tributacao-sobre-acoes/ (base de 2.000,00) × 15%',
  },
  {
    title: 'Vendas isentas não abatem prejuízo com ETF',
    on: '2026-11-14',
    input: { swing_result: 1000, swing_sales: 10000, other_swing_result: -2000 },
    result: { exempt: true, swingTax: 0, swingLossCarryforward: 2000 },
    source: 'https://blogsupereconomica.com/vendi-menos-de-20-mil-de-acoes-e-tive-lucro-posso-descontar-no-meu-prejuizo-com-etfs',
  },
  {
    title: 'Vinte mil exatos: isento',
    on: '2026-11-14',
    input: { swing_result: 1000, swing_sales: 20000 },
    result: { exempt: true, tax: 0, darf: 0, payable: false },
    source: `${L11033}: vendas de até 20.000,00 no mês`,
  },
  {
    title: 'Vinte mil e um centavo: todo o ganho é tributado',
    on: '2026-11-14',
    input: { swing_result: 1000, swing_sales: 20000.01, irrf_swing: 1 },
    result: { exempt: false, swingTax: 150, irrfCredit: 1, darf: 149 },
    source: `${L11033}: 1.000,00 × 15% = 150,00, menos 1,00 de IRRF`,
  },
  {
    title: 'Fundo imobiliário nunca é isento, e o DARF pequeno espera',
    on: '2026-11-14',
    input: { fii_result: 45 },
    result: { fiiTax: 9, darf: 9, payable: false, carriedSmallDarf: 9 },
    source: `${L11033}: 45,00 × 20% = 9,00; Lei nº 9.430/1996, art. 68: DARF de menos de 10,00`,
  },
  {
    title: 'No mês seguinte o pequeno se soma',
    on: '2026-11-14',
    input: { fii_result: 5, previous_small_darf: 9 },
    result: { fiiTax: 1, darf: 10, payable: true, carriedSmallDarf: 0 },
    source: 'Lei nº 9.430/1996, art. 68: 9,00 + 5,00 × 20% = 10,00',
  },
  {
    title: 'Cada prejuízo no seu lugar',
    on: '2026-11-14',
    input: { swing_result: 10000, swing_sales: 80000, daytrade_result: -4000, fii_result: -1000, fii_loss_carryforward: 500 },
    result: { swingTax: 1500, daytradeTax: 0, fiiTax: 0, daytradeLossCarryforward: 4000, fiiLossCarryforward: 1500, tax: 1500 },
    source:
      'https://www.sencon.com.br/artigos/obtive-prejuizo-e-darf-no-mesmo-mes-como-isso-e-possivel: três prejuízos separados; 10.000,00 × 15%',
  },
]

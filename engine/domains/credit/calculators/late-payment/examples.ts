import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CDC = 'CDC, art. 52, § 1º: multa de até 2%'
const SIMPLE = 'juros simples, 1% ao mês dividido por 30 dias'

export const examples: Examples<typeof definition> = [
  {
    title: 'Conta de 3.000,00 com 10 dias de atraso',
    on: '2026-11-14',
    input: { amount: 3000, days: 10, fine_percent: 2, monthly_interest: 1 },
    result: { fine: 60, interest: 10, correction: 0, total: 3070, fineAboveLimit: false },
    source: 'https://vivaprev.com.br/2024/11/20/juros-de-mora-e-multa-de-mora-entenda-o-que-sao',
  },
  {
    title: 'Boleto de 200,00 com 10 dias de atraso',
    on: '2026-11-14',
    input: { amount: 200, days: 10 },
    result: { fine: 4, interest: 0.67, total: 204.67 },
    source: `200,00 × 2% = 4,00 e 200,00 × 1% × 10 ÷ 30 = 0,67; ${CDC}; ${SIMPLE}`,
  },
  {
    title: 'Cem reais por 5 dias: o centavo arredonda, não se corta',
    on: '2026-11-14',
    input: { amount: 100, days: 5 },
    result: { fine: 2, interest: 0.17, total: 102.17 },
    source: `100,00 × 1% × 5 ÷ 30 = 0,1667; ${SIMPLE}`,
  },
  {
    title: 'Aluguel de 1.500,00: a multa usual do contrato é 10%',
    on: '2026-11-14',
    input: { amount: 1500, days: 15, kind: 'rent' },
    result: { finePercent: 10, fine: 150, interest: 7.5, total: 1657.5, maxFinePercent: null, fineAboveLimit: false },
    source: '1.500,00 × 10% = 150,00 e 1.500,00 × 1% × 15 ÷ 30 = 7,50; o CDC não rege a locação (STJ)',
  },
  {
    title: 'Multa de 10% em conta de consumo passa do limite',
    on: '2026-11-14',
    input: { amount: 100, days: 30, fine_percent: 10 },
    result: { fine: 10, interest: 1, maxFinePercent: 2, fineAboveLimit: true, maxTotal: 103 },
    source: `${CDC}: 100,00 + 2,00 + 1,00 = 103,00 é o que se pode cobrar`,
  },
  {
    title: 'Venceu no sábado, véspera de feriado, e foi pago na segunda-feira: não há atraso',
    on: '2026-11-16',
    input: { amount: 1000, due_date: '2026-11-14', payment_date: '2026-11-16' },
    result: { days: 0, fine: 0, interest: 0, total: 1000, maxTotal: 1000 },
    source: 'Lei nº 7.089/1983, art. 1º: vencido em sábado, domingo ou feriado e quitado no primeiro dia útil, não há juros de mora',
  },
  {
    title: 'Venceu no sábado e só foi pago três semanas depois: os dias contam do sábado',
    on: '2026-11-14',
    input: { amount: 1000, due_date: '2007-05-05', payment_date: '2007-05-28' },
    result: { days: 23, fine: 20, interest: 7.67, total: 1027.67 },
    source:
      'STJ, REsp 1.954.924: fatura vencida no sábado 05/05/2007 e paga em 28/05/2007 tem 23 dias de atraso; 1.000,00 × 1% × 23 ÷ 30 = 7,67',
  },
  {
    title: 'Com correção pelo IPCA, multa e juros são sobre o valor corrigido',
    on: '2026-11-14',
    input: { amount: 1000, due_date: '2025-01-10', payment_date: '2025-03-10', index: 'ipca' },
    result: { days: 59, correction: 14.72, fine: 20.29, interest: 19.96, total: 1054.97 },
    source: 'IPCA de 01 e 02/2025, 0,16% e 1,31% (IBGE): 1.000,00 × 1,0016 × 1,0131 = 1.014,72; × 2% = 20,29; × 1% × 59 ÷ 30 = 19,96',
  },
]

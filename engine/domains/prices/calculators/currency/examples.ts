import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DECREE = 'Decreto nº 6.306/2007, art. 15-B'
const MARTINELLI = 'https://www.martinelli.adv.br/congresso-derruba-aumento-das-aliquotas-do-iof'
const OLIVEIRA = 'https://oliveiraalves.com.br/pb/stf-restabelece-aumento-do-iof-por-decreto-e-exclui-incidencia-sobre-risco-sacado'

export const examples: Examples<typeof definition> = [
  {
    title: 'Compra de 200 euros no cartão em março de 2025',
    on: '2026-11-14',
    input: { amount: 200, currency: 'EUR', operation: 'card', rate: 6.2, reference_date: '2025-03-01' },
    result: { brl: 1240, iofPercent: 3.38, iof: 41.91, total: 1281.91, vet: 6.4096 },
    source: `${DECREE}: 200 × 6,20 = 1.240,00 e × 3,38% = 41,91; 1.281,91 ÷ 200 = 6,4096`,
  },
  {
    title: 'Compra internacional cobrada em reais',
    on: '2026-11-14',
    input: { amount: 1240, currency: 'BRL', operation: 'card', rate: 1, reference_date: '2026-11-01' },
    result: { iofPercent: 3.5, iof: 43.4, total: 1283.4 },
    source: `${OLIVEIRA} (3,5%); 1.240,00 × 3,5% = 43,40`,
  },
  {
    title: 'Cem dólares pela PTAX do último dia de 2024, sem operação',
    on: '2026-11-14',
    input: { amount: 100, reference_date: '2024-12-31' },
    result: { brl: 619.23, rate: 6.1923, iofPercent: 0, iof: 0, total: 619.23, vet: 6.1923 },
    source: 'Banco Central, PTAX de venda de 31/12/2024: 6,1923; 100 × 6,1923',
  },
  {
    title: 'Mil reais em dólares pela mesma PTAX',
    on: '2026-11-14',
    input: { amount: 1000, direction: 'from_brl', reference_date: '2024-12-31' },
    result: { brl: 1000, foreign: 161.49 },
    source: 'Banco Central, PTAX de venda de 31/12/2024: 6,1923; 1.000,00 ÷ 6,1923 = 161,49',
  },
  {
    title: 'Cartão em 2023',
    on: '2026-11-14',
    input: { amount: 100, operation: 'card', rate: 5, reference_date: '2023-06-01' },
    result: { iofPercent: 5.38, iof: 26.9 },
    source: 'https://exame.com/invest/minhas-financas/iof-compra-internacional-cartao-credito-reduzido/ (5,38%); 500,00 × 5,38%',
  },
  {
    title: 'Cartão no último dia dos 6,38%',
    on: '2026-11-14',
    input: { amount: 100, operation: 'prepaid', rate: 5, reference_date: '2023-01-01' },
    result: { iofPercent: 6.38, iof: 31.9 },
    source: `${DECREE}, Decreto nº 10.997/2022: a queda começa em 02/01/2023; 500,00 × 6,38%`,
  },
  {
    title: 'Moeda em espécie enquanto o Congresso sustou o aumento',
    on: '2026-11-14',
    input: { amount: 100, operation: 'cash', rate: 5.5, reference_date: '2025-07-05' },
    result: { iofPercent: 1.1, iof: 6.05 },
    source: `${MARTINELLI} (1,10%); 550,00 × 1,1%`,
  },
  {
    title: 'Moeda em espécie no primeiro dia depois da decisão do STF',
    on: '2026-11-14',
    input: { amount: 100, operation: 'cash', rate: 5.5, reference_date: '2025-07-17' },
    result: { iofPercent: 3.5, iof: 19.25 },
    source: `${OLIVEIRA} (3,5%); 550,00 × 3,5%`,
  },
  {
    title: 'Remessa para investir em 2026, com spread e tarifa',
    on: '2026-11-14',
    input: { amount: 1000, operation: 'investment', rate: 5, spread_percent: 2, fees: 10, reference_date: '2026-03-01' },
    result: { brl: 5100, iofPercent: 1.1, iof: 56.1, total: 5166.1, vet: 5.1661 },
    source: `${OLIVEIRA} (0,38% passa a 1,10%); 1.000 × 5,00 × 1,02 = 5.100,00; × 1,1% = 56,10; mais 10,00`,
  },
  {
    title: 'Dinheiro que entra: o IOF diminui o que se recebe',
    on: '2026-11-14',
    input: { amount: 1000, operation: 'inflow', rate: 5, reference_date: '2026-03-01' },
    result: { brl: 5000, iofPercent: 0.38, iof: 19, total: 4981, vet: 4.981 },
    source: `${DECREE}: 5.000,00 × 0,38% = 19,00; 5.000,00 − 19,00`,
  },
]

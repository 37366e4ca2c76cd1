import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L9430 = 'Lei nº 9.430/1996, art. 61'

export const examples: Examples<typeof definition> = [
  {
    title: 'Trinta dias de atraso: só a multa',
    on: '2026-11-14',
    input: { amount: 5000, days_late: 30 },
    result: { daysLate: 30, finePercent: 9.9, fine: 495, interest: null, total: null },
    source: `${L9430}: 30 × 0,33% = 9,9% de 5.000,00, como em contabeis.com.br (Como calcular juros e multa de DARF)`,
  },
  {
    title: 'Sessenta dias: 19,8%',
    on: '2026-11-14',
    input: { amount: 1000, days_late: 60 },
    result: { total: null, finePercent: 19.8, fine: 198 },
    source: `${L9430}: 60 × 0,33% = 19,8%`,
  },
  {
    title: 'No dia 61 a multa chega a 20% e para',
    on: '2026-11-14',
    input: { amount: 1000, days_late: 61 },
    result: { total: null, finePercent: 20, fine: 200 },
    source: `${L9430}: 61 × 0,33% = 20,13%, limitado a 20%`,
  },
  {
    title: 'Cento e vinte dias, sem multa mínima',
    on: '2026-11-14',
    input: { amount: 1000, due_date: '2023-01-01', payment_date: '2023-05-01' },
    result: { daysLate: 120, finePercent: 20, fine: 200, interestPercent: 4.01, interest: 40.1, total: 1240.1 },
    source:
      'https://eloscoworking.pt/como-calcular-o-darf-em-atraso-e-regularizar-sua-situacao (a multa mínima de 50 que a página soma não existe); Selic de fevereiro a abril de 2023: 0,92 + 1,17 + 0,92, mais 1%',
  },
  {
    title: 'Pago no mesmo mês: multa e nenhum juro',
    on: '2026-11-14',
    input: { amount: 1000, due_date: '2025-03-10', payment_date: '2025-03-20' },
    result: { daysLate: 10, finePercent: 3.3, fine: 33, interestPercent: 0, interest: 0, total: 1033 },
    source: `${L9430}: de 11 a 20 de março, 10 dias`,
  },
  {
    title: 'Pago no mês seguinte: 1% de juros',
    on: '2026-11-14',
    input: { amount: 1000, due_date: '2025-02-20', payment_date: '2025-03-10' },
    result: { daysLate: 18, finePercent: 5.94, fine: 59.4, interestPercent: 1, interest: 10, total: 1069.4 },
    source: `${L9430}: 18 dias de 21 de fevereiro a 10 de março; 1% no mês do pagamento`,
  },
  {
    title: 'A multa começa no primeiro dia útil depois do vencimento',
    on: '2026-11-14',
    input: { amount: 1000, due_date: '2025-02-28', payment_date: '2025-03-06' },
    result: { daysLate: 2, finePercent: 0.66, fine: 6.6, interest: 10, total: 1016.6 },
    source: `${L9430}: 1º a 4 de março de 2025 são fim de semana e carnaval; contam os dias 5 e 6`,
  },
  {
    title: 'No documento, 31 de dezembro: venceu no dia 30',
    on: '2026-11-14',
    input: { amount: 1000, due_date: '2019-12-31', payment_date: '2020-01-10' },
    result: { daysLate: 9, finePercent: 2.97, fine: 29.7, interestPercent: 1, interest: 10, total: 1039.7 },
    source:
      'https://gov.br/pgfn/pt-br/assuntos/noticias/2019/fique-atento-ao-pagamento-dos-documentos-de-arrecadacao-neste-fim-de-ano (até 30/12/2019); Lei nº 9.430/1996, art. 61: de 2 a 10 de janeiro, 9 dias; 1% em janeiro',
  },
  {
    title: 'Março a junho de 2022',
    on: '2026-11-14',
    input: { amount: 2200, due_date: '2022-03-25', payment_date: '2022-06-22' },
    result: { daysLate: 87, finePercent: 20, fine: 440, interestPercent: 2.86, interest: 62.92, total: 2702.92 },
    source: 'https://www.jettax.com.br/blog/multas-de-mora/ (multa de 440,00); Selic de abril e maio de 2022: 0,83 + 1,03, mais 1%',
  },
  {
    title: 'Restituição do que se pagou a mais',
    on: '2026-11-14',
    input: { mode: 'refund', amount: 1000, due_date: '2024-12-15', payment_date: '2025-03-15' },
    result: {
      daysLate: 0,
      fine: 0,
      interestPercent: 3,
      total: 1030,
      interestMonths: [
        { month: '2025-01', percent: 1.01 },
        { month: '2025-02', percent: 0.99 },
        { month: '2025-03', percent: 1 },
      ],
    },
    source: 'Lei nº 9.250/1995, art. 39, § 4º: Selic de janeiro e fevereiro de 2025 (1,01 + 0,99), mais 1% em março',
  },
  {
    title: 'Com a Selic informada',
    on: '2026-11-14',
    input: { amount: 1000, due_date: '2026-08-20', payment_date: '2026-11-13', selic_accumulated_percent: 2.16 },
    result: { finePercent: 20, interestPercent: 3.16, interest: 31.6, total: 1231.6 },
    source: `${L9430}: 2,16% informados e 1% do mês do pagamento`,
  },
]

import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'Lei nº 7.998/1990, art. 9º, §§ 2º a 4º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Sete meses, nascido em maio, pago em 2026',
    on: '2026-11-16',
    input: { average_pay: 2200, months_worked: 7, birth_month: 5, payment_year: 2026 },
    result: { eligible: true, baseYear: 2024, limit: 2765.93, amount: 946, payDate: '2026-05-15', paidBy: 'Caixa Econômica Federal (PIS)' },
    source: `${LAW}: 1.621,00 × 7 ÷ 12 = 945,58, para cima 946`,
  },
  {
    title: 'Um mês em 2026',
    on: '2026-11-16',
    input: { average_pay: 1500, months_worked: 1, payment_year: 2026 },
    result: { eligible: true, amount: 136, payDate: null },
    source: 'diariodabaixada.com.br, 09/01/2026: um mês, R$ 136',
  },
  {
    title: 'O ano inteiro paga um salário mínimo',
    on: '2026-11-16',
    input: { average_pay: 2765.93, months_worked: 12, birth_month: 1, payment_year: 2026 },
    result: { eligible: true, amount: 1621, payDate: '2026-02-18' },
    source: `${LAW}; opopular.com.br, 13/01/2026: limite de 2.765,93; 15/02/2026 é domingo, e 16 e 17 são Carnaval`,
  },
  {
    title: 'Um centavo acima do limite',
    on: '2026-11-16',
    input: { average_pay: 2765.94, months_worked: 12, birth_month: 1, payment_year: 2026 },
    result: { eligible: false, amount: 0, payDate: null },
    source: 'Constituição Federal, art. 239, § 3º-A: 2.640,00 × 1,0477 = 2.765,93',
  },
  {
    title: 'Vinte e nove dias não bastam',
    on: '2026-11-16',
    input: { average_pay: 1500, months_worked: 1, days_worked: 29, payment_year: 2026 },
    result: { eligible: false, amount: 0 },
    source: 'Lei nº 7.998/1990, art. 9º, I: ao menos 30 dias',
  },
  {
    title: 'Quatro anos de inscrição não bastam',
    on: '2026-11-16',
    input: { average_pay: 1500, months_worked: 12, years_registered: 4, payment_year: 2026 },
    result: { eligible: false, amount: 0 },
    source: 'Lei nº 7.998/1990, art. 9º, II: ao menos 5 anos',
  },
  {
    title: 'Em 2025 o limite eram dois salários mínimos de 2023',
    on: '2026-11-16',
    input: { average_pay: 2640, months_worked: 6, birth_month: 2, employer: 'public', payment_year: 2025 },
    result: { eligible: true, baseYear: 2023, limit: 2640, amount: 759, payDate: '2025-03-17', paidBy: 'Banco do Brasil (PASEP)' },
    source: `${LAW}: 1.518,00 × 6 ÷ 12 = 759; 15/03/2025 é sábado`,
  },
  {
    title: 'Em 2024, pelo ano-base de 2022',
    on: '2026-11-16',
    input: { average_pay: 2424, months_worked: 5, payment_year: 2024 },
    result: { eligible: true, baseYear: 2022, limit: 2424, amount: 589 },
    source: `${LAW}: 1.412,00 × 5 ÷ 12 = 588,33, para cima 589`,
  },
]

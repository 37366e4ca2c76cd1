import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LC150 = 'https://www.planalto.gov.br/ccivil_03/leis/LCP/Lcp150.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Salário mínimo de 2024',
    on: '2026-11-14',
    input: { salary: 1412, reference_date: '2024-06-01' },
    result: {
      inss: 105.9,
      irrf: 0,
      netSalary: 1306.1,
      employerInss: 112.96,
      gilrat: 11.3,
      fgts: 112.96,
      indemnity: 45.18,
      employerCharges: 282.4,
      dae: 388.3,
      employerCost: 1694.4,
      dueDate: '2024-07-19',
    },
    source: `https://blog.sosempregadordomestico.com.br/qual-custo-mensal-uma-empregada-domestica-registrada/ (282,40 e 1.694,40); ${LC150}, art. 35: o dia 20/07/2024 é sábado`,
  },
  {
    title: 'Salário mínimo de 2016',
    on: '2026-11-14',
    input: { salary: 880, reference_date: '2016-06-01' },
    result: { inss: 70.4, employerInss: 70.4, fgts: 70.4, gilrat: 7.04, indemnity: 28.16, dueDate: '2016-07-07' },
    source: 'https://www.pontorh.com.br/quanto-custa-ter-empregada-domestica-brasil-minimo/',
  },
  {
    title: 'Piso de 2020',
    on: '2026-11-14',
    input: { salary: 1238.11, reference_date: '2020-06-01' },
    result: { inss: 95.74 },
    source:
      'https://www.pontorh.com.br/quanto-custa-ter-empregada-domestica-brasil-minimo/ (95,74); 1.045,00 × 7,5% = 78,37 e 193,11 × 9% = 17,37, cada faixa truncada',
  },
  {
    title: 'Com dois filhos e transporte, em 2026',
    on: '2026-11-14',
    input: { salary: 1621, children: 2, transport_cost: 200, reference_date: '2026-06-01' },
    result: {
      inss: 121.57,
      transportDiscount: 97.26,
      familyAllowance: 135.08,
      netSalary: 1537.25,
      employerCharges: 324.2,
      dae: 310.69,
      employerCost: 2047.94,
      dueDate: '2026-07-20',
    },
    source: `${LC150}, arts. 19, 34 e 35; Portaria MPS/MF nº 13/2026: 2 × 67,54; 1.621,00 × 6% = 97,26; 20% de 1.621,00 = 324,20; 121,57 + 324,20 − 135,08`,
  },
  {
    title: 'Última competência com vencimento no dia 7',
    on: '2026-11-14',
    input: { salary: 1412, reference_date: '2024-02-01' },
    result: { dueDate: '2024-03-07' },
    source: `${LC150}, art. 35: até o dia 7 do mês seguinte, até a competência de fevereiro de 2024`,
  },
  {
    title: 'Primeira competência com vencimento no dia 20',
    on: '2026-11-14',
    input: { salary: 1412, reference_date: '2024-03-01' },
    result: { dueDate: '2024-04-19' },
    source: `${LC150}, art. 35, com a Lei nº 14.438/2022 e o FGTS Digital: até o dia 20; 20/04/2024 é sábado`,
  },
]

import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Líquido de 4.498,50 em 2026',
    on: '2026-11-14',
    input: { net: 4498.5, reference_date: '2026-06-01' },
    result: { grossSalary: 5000, inss: 501.5, irrf: 0, netSalary: 4498.5, exact: true, difference: 0 },
    source:
      'Inverso do exemplo da Receita Federal para 5.000,00 em 2026: 5.000,00 − 501,50 de INSS, imposto zerado pela Lei nº 15.270/2025',
  },
  {
    title: 'O contracheque de abril de 2026, de trás para a frente',
    on: '2026-11-14',
    input: { net: 4624.06, dependents: 1, reference_date: '2026-04-30' },
    result: { grossSalary: 5200, inss: 529.5, irrf: 46.44, exact: true },
    source: 'Contracheque relatado de abril de 2026: 5.200,00 com um dependente, INSS 529,50, IRRF 46,44, líquido 4.624,06',
  },
  {
    title: 'Oito mil líquidos com dois dependentes pela lei de 2019',
    on: '2026-11-14',
    input: { net: 8000, dependents: 2, reference_date: '2019-06-01' },
    result: { grossSalary: 10333.88, inss: 642.34, irrf: 1691.54, netSalary: 8000, exact: true },
    source:
      'Portaria ME nº 9/2019: teto de 5.839,45 × 11% = 642,34; Lei nº 13.149/2015: (10.333,88 − 642,34 − 2 × 189,59) × 27,5% − 869,36 = 1.691,54; 10.333,88 − 642,34 − 1.691,54 = 8.000,00',
  },
  {
    title: 'Antes de acabar a dispensa de R$ 10,00: dois brutos serviriam, vale o menor',
    on: '2026-11-14',
    input: { net: 2035, reference_date: '2019-06-01' },
    result: { grossSalary: 2236.26, inss: 201.26, irrf: 0, irrfDetail: { waived: 9.83 }, exact: true },
    source: 'Lei nº 9.430/1996, art. 67: 2.236,26 × 9% = 201,26; 2.035,00 × 7,5% − 142,80 = 9,83, dispensado; líquido 2.035,00',
  },
  {
    title: 'Depois de acabar a dispensa o bruto salta',
    on: '2026-11-14',
    input: { net: 2037.4, reference_date: '2019-06-01' },
    result: { grossSalary: 2250.79, inss: 202.57, irrf: 10.82, netSalary: 2037.4, exact: true },
    source:
      'Portaria ME nº 9/2019 e Lei nº 13.149/2015: 2.250,79 × 9% = 202,57; 2.048,22 × 7,5% − 142,80 = 10,82; 2.048,22 − 10,82 = 2.037,40',
  },
]

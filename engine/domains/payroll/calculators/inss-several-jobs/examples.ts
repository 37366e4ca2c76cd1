import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const MANUAL = 'https://www.gov.br/esocial/pt-br/documentacao-tecnica/manuais'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dois empregos de R$ 5.500,00 em 2026',
    on: '2026-11-14',
    input: {
      jobs: [
        { pay: 5500, withheld: 571.5 },
        { pay: 5500, withheld: 571.5 },
      ],
    },
    result: { total: 988.07, withheld: 1143, excess: 154.93 },
    source: 'Manual do eSocial, S-1200, item 5: 571,50 no primeiro; (8.475,55 − 5.500,00) × 14% = 416,57 no segundo; 988,07 ao todo',
  },
  {
    title: 'Exemplo 3 do manual: quatro empresas, uma delas com dois vínculos',
    on: '2026-11-14',
    input: {
      jobs: [
        { employer: 'A', pay: 2000 },
        { employer: 'B', pay: 1500 },
        { employer: 'B', pay: 2000, category: 'service_provider' },
        { employer: 'C', pay: 1000 },
        { employer: 'D', pay: 1000 },
      ],
      reference_date: '2020-10-31',
    },
    result: { total: 653.07, used: 6101.06 },
    source: `${MANUAL} (S-1200, item 5, exemplo 3: 164,32; 184,61; 220,00; 84,14; 0)`,
  },
  {
    title: 'Exemplo 4 do manual: empregado e prestador de serviço',
    on: '2026-11-14',
    input: { jobs: [{ pay: 2000 }, { pay: 6000, category: 'service_provider' }], reference_date: '2020-10-31' },
    result: { total: 615.43 },
    source: `${MANUAL} (S-1200, item 5, exemplo 4: 164,32 e 451,11)`,
  },
  {
    title: 'Exemplo 5 do manual: prestador a entidade beneficente',
    on: '2026-11-14',
    input: {
      jobs: [{ pay: 2000 }, { pay: 2000, category: 'service_provider' }, { pay: 3000, category: 'charity_provider' }],
      reference_date: '2020-10-31',
    },
    result: { total: 804.53 },
    source: `${MANUAL} (S-1200, item 5, exemplo 5: 164,32; 220,00; 420,21)`,
  },
  {
    title: 'Exemplo 6 do manual: a empresa do meio tem empregado e prestador',
    on: '2026-11-14',
    input: {
      jobs: [
        { employer: 'A', pay: 1000 },
        { employer: 'B', pay: 1000 },
        { employer: 'B', pay: 2000, category: 'service_provider' },
        { employer: 'C', pay: 4000 },
      ],
      reference_date: '2020-10-31',
    },
    result: { total: 653.08 },
    source: `${MANUAL} (S-1200, item 5, exemplo 6: 75,00; 89,32; 220,00; 268,76)`,
  },
  {
    title: 'Exemplo 9 do manual: prestador que passa do teto',
    on: '2026-11-14',
    input: { jobs: [{ pay: 2500 }, { pay: 4500, category: 'service_provider' }], reference_date: '2020-10-31' },
    result: { total: 617.73 },
    source: `${MANUAL} (S-1200, item 5, exemplo 9: 221,62 e 396,11)`,
  },
  {
    title: 'Salário, serviço a empresa e outro salário, com renda por conta própria',
    on: '2026-11-14',
    input: {
      jobs: [{ pay: 3000 }, { pay: 4000, category: 'service_provider' }, { pay: 2500 }],
      own_account_income: 1000,
    },
    result: { total: 868.06, used: 8475.55, ownAccount: null },
    source:
      'Manual do eSocial, S-1200, item 5: 248,58; 4.000,00 × 11% = 440,00; restam 1.475,55 do teto, 179,48; nada sobra por conta própria',
  },
]

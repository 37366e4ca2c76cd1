import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ADCT = 'ADCT, art. 10, § 1º'
const L15371 = 'Lei nº 15.371/2026, art. 11'

export const examples: Examples<typeof definition> = [
  {
    title: 'Nascido em 30 de dezembro de 2026, na Empresa Cidadã',
    on: '2026-11-16',
    input: { birth_date: '2026-12-30', salary: 3000, citizen_company: true },
    result: { days: 5, extraDays: 15, totalDays: 20, amount: 2000, endDate: '2027-01-18', returnDate: '2027-01-19' },
    source: `${ADCT}; Lei nº 11.770/2008, art. 1º: 5 + 15 = 20 dias, vale a lei do dia do nascimento`,
  },
  {
    title: 'Cinco dias',
    on: '2026-11-16',
    input: { birth_date: '2026-06-01', salary: 3000 },
    result: { days: 5, extraDays: 0, totalDays: 5, amount: 500, endDate: '2026-06-05', returnDate: '2026-06-06', paidBy: 'A empresa' },
    source: `${ADCT}: 5 dias; 3.000,00 ÷ 30 × 5`,
  },
  {
    title: 'No último dia da regra antiga',
    on: '2026-11-16',
    input: { birth_date: '2026-12-31', salary: 3000 },
    result: { totalDays: 5, endDate: '2027-01-04' },
    source: ADCT,
  },
  {
    title: 'No primeiro dia da lei nova',
    on: '2026-11-16',
    input: { birth_date: '2027-01-01', salary: 3000 },
    result: { days: 10, totalDays: 10, amount: 1000, endDate: '2027-01-10', law: 'Lei nº 15.371/2026' },
    source: `${L15371}: 10 dias em 2027`,
  },
  {
    title: 'No primeiro dia de 2028',
    on: '2026-11-16',
    input: { birth_date: '2028-01-01', salary: 3000, citizen_company: true },
    result: { days: 15, extraDays: 15, totalDays: 30, amount: 3000, endDate: '2028-01-30' },
    source: `${L15371}: 15 dias em 2028`,
  },
  {
    title: 'Filho com a síndrome do zika',
    on: '2026-11-16',
    input: { birth_date: '2026-06-01', salary: 3000, zika: true },
    result: { days: 20, totalDays: 20, amount: 2000, endDate: '2026-06-20' },
    source: 'CLT, art. 473, § 2º (Lei nº 15.156/2025): 20 dias',
  },
]

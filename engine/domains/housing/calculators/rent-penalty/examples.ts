import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const INQUILINO = 'https://www.leidoinquilino.com/guias/calcular-multa'
const LAW = 'Lei nº 8.245/1991, art. 4º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Sair no 18º de 30 meses, aluguel de 1.500,00',
    on: '2026-11-14',
    input: { rent: 1500, months_fulfilled: 18 },
    result: { fullPenalty: 4500, remainingMonths: 12, penalty: 1800, exempt: false, reason: null },
    source: `${INQUILINO} (4.500,00 × 12 ÷ 30 = 1.800,00)`,
  },
  {
    title: 'Contrato de 24 meses, faltando dois',
    on: '2026-11-14',
    input: { rent: 1200, contract_months: 24, months_fulfilled: 22 },
    result: { penalty: 300 },
    source: `${INQUILINO} (3.600,00 × 2 ÷ 24 = 300,00)`,
  },
  {
    title: 'Aluguel de 1.000,00 aos 20 meses',
    on: '2026-11-14',
    input: { rent: 1000, contract_months: 30, months_fulfilled: 20, penalty_rents: 3 },
    result: { penalty: 1000 },
    source: 'https://gauermalcorra.com.br/2025/05/12/rescisao-antecipada-de-aluguel-como-calcular-a-multa',
  },
  {
    title: 'Transferido pelo empregador, com aviso de 30 dias: sem multa',
    on: '2026-11-14',
    input: { rent: 1500, months_fulfilled: 6, job_transfer: true },
    result: { fullPenalty: 4500, penalty: 0, exempt: true, reason: 'job_transfer' },
    source: `${LAW}, parágrafo único`,
  },
  {
    title: 'No último dia do prazo não há mais multa',
    on: '2026-11-14',
    input: { rent: 1500, months_fulfilled: 30 },
    result: { remainingMonths: 0, penalty: 0, exempt: true, reason: 'term_over' },
    source: `${LAW}: a multa é do prazo que falta cumprir, e não falta nenhum`,
  },
  {
    title: 'Meio mês conta meio mês',
    on: '2026-11-14',
    input: { rent: 1000, months_fulfilled: 29.5 },
    result: { remainingMonths: 0.5, penalty: 50 },
    source: `${LAW}: 3.000,00 × 0,5 ÷ 30 = 50,00`,
  },
]

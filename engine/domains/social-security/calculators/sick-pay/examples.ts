import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L8213 = 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Empregado com média de 5.000,00 afastado por 45 dias',
    on: '2026-11-14',
    input: { benefit_average: 5000, last12_average: 5200, salary: 5200, days_off: 45 },
    result: {
      eligible: true,
      benefitBase: 5000,
      raw: 4550,
      cap: 5200,
      benefit: 4550,
      capApplied: false,
      employerDays: 15,
      employerPay: 2600,
      benefitDays: 30,
      benefitTotal: 4550,
      fgtsDuringLeave: false,
    },
    source: `${L8213}, arts. 60 e 61: 91% de 5.000,00; 15 dias da empresa: 5.200,00 ÷ 30 × 15; 30 dias do INSS`,
  },
  {
    title: 'Noventa e um por cento da média',
    on: '2026-11-14',
    input: { benefit_average: 2000, reference_date: '2024-06-01' },
    result: { benefit: 1820, cap: null, capApplied: false },
    source: 'https://borrachalaranja.pt/quanto-vou-receber-durante-o-afastamento-pelo-inss/',
  },
  {
    title: 'Limitado à média das últimas doze contribuições',
    on: '2026-11-14',
    input: { benefit_average: 5000, last12_average: 4000, reference_date: '2026-06-01' },
    result: { raw: 4550, benefit: 4000, capApplied: true },
    source: `${L8213}, arts. 29, § 10, e 61: 91% de 5.000,00 = 4.550,00, mais que 4.000,00`,
  },
  {
    title: 'Acidente do trabalho também é 91%, mas o FGTS continua',
    on: '2026-11-14',
    input: { benefit_average: 3000, work_related: true, reference_date: '2026-06-01' },
    result: { benefit: 2730, fgtsDuringLeave: true },
    source: `${L8213}, art. 61; Lei nº 8.036/1990, art. 15, § 5º: 91% de 3.000,00`,
  },
  {
    title: 'O piso vale mais que o limite das últimas doze',
    on: '2026-11-14',
    input: { benefit_average: 3000, last12_average: 1000, reference_date: '2026-06-01' },
    result: { raw: 2730, cap: 1000, benefit: 1621, capApplied: true, floorApplied: true },
    source: `${L8213}, art. 33: nunca menos que o salário mínimo, 1.621,00`,
  },
  {
    title: 'Média acima do teto',
    on: '2026-11-14',
    input: { benefit_average: 9000, reference_date: '2026-06-01' },
    result: { benefitBase: 8475.55, benefit: 7712.75, ceilingApplied: true },
    source: `${L8213}, art. 29, § 2º: 91% de 8.475,55 = 7.712,7505`,
  },
  {
    title: 'Antes de março de 2015 não havia o limite das últimas doze',
    on: '2026-11-14',
    input: { benefit_average: 4000, last12_average: 3000, reference_date: '2015-02-28' },
    result: { benefit: 3640, cap: null, capApplied: false },
    source: `${L8213}, art. 61: 91% de 4.000,00; o § 10 do art. 29 é da Lei nº 13.135/2015`,
  },
  {
    title: 'No primeiro dia do limite',
    on: '2026-11-14',
    input: { benefit_average: 4000, last12_average: 3000, reference_date: '2015-03-01' },
    result: { benefit: 3000, cap: 3000, capApplied: true },
    source: `${L8213}, art. 29, § 10`,
  },
  {
    title: 'Quinze dias: a empresa paga tudo',
    on: '2026-11-14',
    input: { benefit_average: 3000, salary: 3000, days_off: 15, reference_date: '2026-06-01' },
    result: { eligible: false, employerDays: 15, employerPay: 1500, benefitDays: 0, benefitTotal: 0 },
    source: `${L8213}, arts. 59 e 60, § 3º: 3.000,00 ÷ 30 × 15`,
  },
  {
    title: 'Dezesseis dias: um do INSS',
    on: '2026-11-14',
    input: { benefit_average: 3000, salary: 3000, days_off: 16, reference_date: '2026-06-01' },
    result: { eligible: true, employerPay: 1500, benefitDays: 1, benefitTotal: 91 },
    source: `${L8213}, art. 60: 2.730,00 ÷ 30`,
  },
  {
    title: 'Autônomo: o INSS paga desde o primeiro dia',
    on: '2026-11-14',
    input: { benefit_average: 3000, category: 'self_employed', days_off: 30, reference_date: '2026-06-01' },
    result: { employerDays: 0, employerPay: 0, benefitDays: 30, benefitTotal: 2730 },
    source: `${L8213}, art. 60, caput: para os demais segurados, do início da incapacidade`,
  },
  {
    title: 'Cinco contribuições não cumprem a carência',
    on: '2026-11-14',
    input: { contributions: [2000, 2000, 2000, 2000, 2000], reference_date: '2026-06-01' },
    result: { eligible: false, benefitBase: 2000, benefit: 0 },
    source: `${L8213}, art. 25, I: doze contribuições`,
  },
  {
    title: 'Antes da reforma, a média das 80% maiores',
    on: '2026-11-14',
    input: {
      contributions: [1000, 1000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000],
      reference_date: '2019-11-12',
    },
    result: { benefitBase: 2000, raw: 1820, benefit: 1820 },
    source: `${L8213}, art. 29, II (Lei nº 9.876/1999): as doze maiores de quinze, todas de 2.000,00`,
  },
]

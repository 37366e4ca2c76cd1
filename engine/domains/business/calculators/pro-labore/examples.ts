import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CONTABILIZEI = 'https://suporte.contabilizei.com.br/hc/pt-br/articles/21758491289884-Impostos-que-incidem-sobre-o-pr%C3%B3-labore'
const L8212 = 'Lei nº 8.212/1991, arts. 22, III, e 30, § 4º'

export const examples: Examples<typeof definition> = [
  {
    title: 'Três mil em junho de 2024',
    on: '2026-11-14',
    input: { amount: 3000, reference_date: '2024-06-01' },
    result: { inss: 330, irrf: 13.2, irrfWaived: false, net: 2656.8, employerInss: 0, companyCost: 3000, darfTotal: 343.2 },
    source: 'https://suporte.contabilizei.com.br/hc/pt-br/articles/5508391748380-Como-calcular-meu-imposto-no-Pr%C3%B3-labore-IRRFIR-INSS',
  },
  {
    title: 'Onze mil em 2025: INSS no teto, truncado',
    on: '2026-11-14',
    input: { amount: 11000, reference_date: '2025-06-01' },
    result: { inssBase: 8157.41, inss: 897.31 },
    source: `${CONTABILIZEI}: imprime 897,32; o eSocial trunca 897,3151 em 897,31`,
  },
  {
    title: 'Cinco mil em 2025',
    on: '2026-11-14',
    input: { amount: 5000, reference_date: '2025-06-01' },
    result: { inss: 550 },
    source: `${CONTABILIZEI}: 5.000,00 × 11% = 550,00`,
  },
  {
    title: 'No lucro presumido a empresa paga mais 20%',
    on: '2026-11-14',
    input: { amount: 11000, regime: 'presumed', reference_date: '2025-06-01' },
    result: { employerInss: 2200, companyCost: 13200 },
    source: `${L8212}: 11.000,00 × 20% = 2.200,00, sem teto`,
  },
  {
    title: 'Anexo IV: também fora da guia',
    on: '2026-11-14',
    input: { amount: 1621, regime: 'simples_iv', reference_date: '2026-06-01' },
    result: { inss: 178.31, irrf: 0, employerInss: 324.2, darfTotal: 502.51, warnings: [] },
    source: `${L8212}: 1.621,00 × 11% = 178,31; × 20% = 324,20`,
  },
  {
    title: 'Imposto de até dez reais é dispensado',
    on: '2026-11-14',
    input: { amount: 2950, reference_date: '2024-06-01' },
    result: { inss: 324.5, irrf: 0, irrfWaived: true },
    source: 'Lei nº 9.430/1996, art. 67: (2.950,00 − 564,80) × 7,5% − 169,44 = 9,45, dispensado',
  },
  {
    title: 'Quem já contribui em outro lugar só completa o teto',
    on: '2026-11-14',
    input: { amount: 3000, other_monthly_base: 7000, reference_date: '2026-06-01' },
    result: { inssBase: 1475.55, inss: 162.31 },
    source: 'Lei nº 8.212/1991, art. 28, § 5º: 8.475,55 − 7.000,00 = 1.475,55; × 11% = 162,31',
  },
]

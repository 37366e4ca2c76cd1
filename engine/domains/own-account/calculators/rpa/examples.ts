import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const L8212 = 'https://www.planalto.gov.br/ccivil_03/leis/L8212compilado.htm'
const L7713 = 'https://www.planalto.gov.br/ccivil_03/Leis/L7713compilada.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Serviço de 5.000,00 com ISS de 5%',
    on: '2026-11-14',
    input: { gross_value: 5000, iss_rate: 5 },
    result: { inssBase: 5000, inss: 550, irrf: 0, irrfWaived: false, iss: 250, net: 4200, employerInss: 1000, companyCost: 6000 },
    source: `${L8212}, arts. 22, III, e 30, § 4º: 11% e 20% de 5.000,00; Lei nº 9.250/1995, art. 3º-A: sem imposto até 5.000,00`,
  },
  {
    title: 'Serviço de 4.000,00 em 2020',
    on: '2026-11-14',
    input: { gross_value: 4000, iss_rate: 2, reference_date: '2020-02-01' },
    result: { inss: 440, irrfBase: 3560, irrf: 179.2, iss: 80, net: 3300.8 },
    source: 'https://www.contabeis.com.br/forum/departamento-pessoal-e-rh/328941/calculo-rpa',
  },
  {
    title: 'O teto vale para tudo o que se recebe no mês',
    on: '2026-11-14',
    input: { gross_value: 3000, other_monthly_base: 7000, reference_date: '2026-06-01' },
    result: { inssBase: 1475.55, inss: 162.31 },
    source: `${L8212}, art. 28, § 5º: 11% de (8.475,55 − 7.000,00) = 162,3105`,
  },
  {
    title: 'Quem já contribuiu sobre o teto não paga mais',
    on: '2026-11-14',
    input: { gross_value: 3000, other_monthly_base: 9000, reference_date: '2026-06-01' },
    result: { inssBase: 0, inss: 0, employerInss: 600 },
    source: `${L8212}, arts. 22, III, e 28, § 5º: nada do segurado; 20% de 3.000,00 da empresa`,
  },
  {
    title: 'Onze por cento truncado no centavo',
    on: '2026-11-14',
    input: { gross_value: 3601.06, reference_date: '2025-06-01' },
    result: { inss: 396.11 },
    source: `${L8212}, art. 30, § 4º: 11% de 3.601,06 = 396,1166, que o eSocial mostra como 396,11`,
  },
  {
    title: 'Frete: um quinto é remuneração e um décimo é tributável',
    on: '2026-11-14',
    input: { gross_value: 20000, transport: 'cargo', reference_date: '2026-06-01' },
    result: { inssBase: 4000, inss: 440, carrierFunds: 100, irrf: 0, net: 19460, employerInss: 800 },
    source: `${L8212}, art. 28, § 11; ${L7713}, art. 9º, I: 11% e 20% de 4.000,00; Lei nº 8.706/1993, art. 7º, II: 2,5% de 4.000,00; tributável 2.000,00, na faixa isenta`,
  },
  {
    title: 'Frete de 3.000,00: Sest e Senat sobre um quinto',
    on: '2026-11-19',
    input: { gross_value: 3000, transport: 'cargo', iss_rate: 5, reference_date: '2026-10-10' },
    result: { inssBase: 600, inss: 66, carrierFunds: 15, iss: 150, net: 2769 },
    source: 'Lei nº 8.706/1993, art. 7º, II: 2,5% de 600,00',
  },
  {
    title: 'Frete pago por pessoa física: nada na fonte',
    on: '2026-11-19',
    input: { gross_value: 3000, transport: 'cargo', payer: 'individual', reference_date: '2026-10-10' },
    result: { inss: 0, carrierFunds: 0, net: 3000 },
    source: `${L8212}, art. 30, II: o próprio transportador recolhe`,
  },
  {
    title: 'Passageiros: 60% tributável',
    on: '2026-11-14',
    input: { gross_value: 10000, transport: 'passengers', reference_date: '2025-03-01' },
    result: { inssBase: 2000, inss: 220, irrfBase: 5435.2, irrf: 598.68 },
    source: `${L7713}, art. 9º, II: 6.000,00 menos o desconto simplificado de 564,80, maior que o INSS de 220,00: 5.435,20 × 27,5% − 896,00`,
  },
  {
    title: 'Empresa do Simples não paga a parte dela',
    on: '2026-11-14',
    input: { gross_value: 5000, payer: 'simples', reference_date: '2026-06-01' },
    result: { inss: 550, employerInss: 0, companyCost: 5000 },
    source: `LC nº 123/2006, art. 13, VI: a contribuição patronal está no DAS; ${L8212}, art. 30, § 4º`,
  },
  {
    title: 'Pessoa física não desconta nada',
    on: '2026-11-14',
    input: { gross_value: 8000, payer: 'individual', reference_date: '2026-06-01' },
    result: { inss: 0, irrf: 0, net: 8000, employerInss: 0 },
    source: `${L8212}, art. 30, II: o próprio autônomo recolhe; Lei nº 7.713/1988, art. 8º: carnê-leão`,
  },
  {
    title: 'Imposto de até dez reais é dispensado',
    on: '2026-11-14',
    input: { gross_value: 2900, reference_date: '2024-06-01' },
    result: { inss: 319, irrfBase: 2335.2, irrf: 0, irrfWaived: true, net: 2581 },
    source: 'Lei nº 9.430/1996, art. 67: (2.900,00 − 564,80) × 7,5% − 169,44 = 5,70',
  },
]

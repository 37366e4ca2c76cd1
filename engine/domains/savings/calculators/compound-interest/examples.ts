import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DEFINITION = 'Definição dos juros compostos, M = C × (1 + i)^n'

export const examples: Examples<typeof definition> = [
  {
    title: 'Calculadora do Cidadão: 150,00 por mês, oito meses a 1,2%',
    on: '2026-11-14',
    input: { principal: 0, monthly_rate: 1.2, months: 8, monthly_deposit: 150 },
    result: { finalAmount: 1266.65, totalInvested: 1200, totalInterest: 66.65 },
    source: 'https://lusvaldo.com/2019/05/21/calculadora-do-cidadao/ (pergunta da ajuda do Banco Central; depósitos no começo do mês)',
  },
  {
    title: 'Mil reais a 1% ao mês, mês a mês',
    on: '2026-11-14',
    input: { principal: 1000, monthly_rate: 1, months: 6 },
    result: {
      finalAmount: 1061.52,
      totalInterest: 61.52,
      timeline: [
        { month: 0, invested: 1000, interest: 0, balance: 1000 },
        { month: 1, balance: 1010 },
        { month: 2, balance: 1020.1 },
        { month: 3, balance: 1030.3 },
        { month: 4, balance: 1040.6 },
        { month: 5, balance: 1051.01 },
        { month: 6, invested: 1000, interest: 61.52, balance: 1061.52 },
      ],
    },
    source: 'http://www.investindomelhor.com.br/calculadoras/calculadora-juros-compostos/',
  },
  {
    title: 'Dez mil reais a 1% ao mês por dez anos',
    on: '2026-11-14',
    input: { principal: 10000, monthly_rate: 1, months: 120 },
    result: { finalAmount: 33003.87, totalInvested: 10000 },
    source: 'https://www.calculaderia.com.br/guias/juros-compostos-como-calcular',
  },
  {
    title: 'Depósitos no fim do mês: mil por mês a 1% em três anos',
    on: '2026-11-14',
    input: { principal: 0, monthly_rate: 1, months: 36, monthly_deposit: 1000, deposit_timing: 'end' },
    result: { finalAmount: 43076.88, totalInvested: 36000, totalInterest: 7076.88 },
    source: 'https://buskando.com.br/quanto-rende-1000-por-mes-juros-compostos-simulacao',
  },
  {
    title: 'O carro de oitenta mil em vinte anos a 0,95% ao mês',
    on: '2026-11-14',
    input: { principal: 80000, monthly_rate: 0.95, months: 240 },
    result: { totalInterest: 693762.31 },
    source: 'https://clubedospoupadores.com/calculadora-custo-oportunidade',
  },
  {
    title: 'Sem juros, o prazo mais longo',
    on: '2026-11-14',
    input: { principal: 1000, monthly_rate: 0, months: 1200, monthly_deposit: 100 },
    result: { finalAmount: 121000, totalInvested: 121000, totalInterest: 0 },
    source: `${DEFINITION}, com i = 0: 1.000,00 + 1.200 × 100,00`,
  },
  {
    title: 'Taxa negativa: metade some a cada mês',
    on: '2026-11-14',
    input: { principal: 1000, monthly_rate: -50, months: 2, monthly_deposit: 100 },
    result: { finalAmount: 325, totalInvested: 1200, totalInterest: -875 },
    source: `${DEFINITION}: (1.000,00 + 100,00) × 0,5 = 550,00; (550,00 + 100,00) × 0,5 = 325,00`,
  },
  {
    title: 'Depósito que cresce 10% ao ano',
    on: '2026-11-14',
    input: { principal: 0, monthly_rate: 0, months: 24, monthly_deposit: 100, annual_deposit_growth: 10 },
    result: { finalAmount: 2520, totalInvested: 2520 },
    source: 'Soma escrita: 12 × 100,00 + 12 × 110,00 = 2.520,00',
  },
  {
    title: 'Um mês, com meio centavo para cima',
    on: '2026-11-14',
    input: { principal: 1000.5, monthly_rate: 1, months: 1 },
    result: { finalAmount: 1010.51, totalInterest: 10.01 },
    source: `${DEFINITION}: 1.000,50 × 1,01 = 1.010,505, arredondado a 1.010,51`,
  },
]

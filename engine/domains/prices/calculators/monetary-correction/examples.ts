import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'R$ 118.706,46 pela Selic, da impressão da Calculadora do Cidadão',
    on: '2026-11-14',
    input: { amount: 118706.46, index: 'selic', from: '2016-09-30', to: '2022-12-02' },
    result: {
      factor: 1.52814465,
      percent: 52.814465,
      correctedAmount: 181400.64,
      firstReference: '2016-09-30',
      lastReference: '2022-12-01',
    },
    source: 'https://pt.scribd.com/document/654836654/Atualizacao-monetaria (Calculadora do Cidadão, Banco Central, 02/12/2022)',
  },
  {
    title: 'R$ 40.900,00 pelo IPCA de dezembro de 2015 a junho de 2024',
    on: '2026-11-14',
    input: { amount: 40900, index: 'ipca', from: '2015-12-01', to: '2024-06-01' },
    result: { correctedAmount: 63792.77, periods: 103, firstReference: '2015-12', lastReference: '2024-06' },
    source: 'Resultado da Calculadora do Cidadão citado em trabalho de curso público: R$ 63.792,77',
  },
  {
    title: 'Um só mês: setembro de 2016',
    on: '2026-11-14',
    input: { amount: 100, index: 'ipca', from: '2016-09-01', to: '2016-09-30' },
    result: { factor: 1.0008, correctedAmount: 100.08, periods: 1 },
    source: 'https://blog.genialinvestimentos.com.br/dica-genial-como-calcular-a-inflacao-acumulada/',
  },
  {
    title: 'Aluguel de R$ 42,00 pelo IGP-M de duas casas, de 2010 a 2019',
    on: '2026-11-14',
    input: { amount: 42, index: 'igpm', from: '2010-01-01', to: '2019-12-31', series: 'two_decimals' },
    result: { factor: 1.87732049, correctedAmount: 78.85, periods: 120 },
    source: 'Calculadora do Cidadão, resultado do começo de 2020, anterior à mudança de 12/04/2021: fator 1,8773205 (sete casas), R$ 78,85',
  },
  {
    title: 'R$ 5.000,00 pela taxa legal em 2026',
    on: '2026-11-14',
    input: { amount: 5000, index: 'taxa_legal', from: '2026-02-02', to: '2026-08-31' },
    result: { percent: 4.325078, correctedAmount: 5216.25, periods: 210 },
    source: 'Calculadora do Cidadão, resultado de 17/09/2026: 4,325078%, R$ 5.216,25',
  },
  {
    title: 'R$ 1.000,00 pelo IPCA de janeiro e fevereiro de 2025',
    on: '2026-11-14',
    input: { amount: 1000, index: 'ipca', from: '2025-01-01', to: '2025-02-01' },
    result: { factor: 1.01472096, correctedAmount: 1014.72 },
    source: 'Calculadora do Cidadão, resultado de 04/10/2026: fator 1,01472096',
  },
  {
    title: 'De volta: o valor de fevereiro em preços de janeiro',
    on: '2026-11-14',
    input: { amount: 1014.72, index: 'ipca', from: '2025-01-01', to: '2025-02-01', direction: 'present_to_past' },
    result: { factor: 1.01472096, correctedAmount: 1000 },
    source: 'O mesmo fator, dividindo: 1.014,72 ÷ 1,01472096 = 1.000,00',
  },
  {
    title: 'Primeiro dia da taxa legal',
    on: '2026-11-14',
    input: { amount: 100000, index: 'taxa_legal', from: '2024-08-30', to: '2024-09-01' },
    result: { percent: 0.039052, correctedAmount: 100039.05, periods: 2 },
    source: 'Resolução CMN nº 5.171/2024: 0,605306% de agosto de 2024 (SGS 29543) × 2 ÷ 31 = 0,039052%',
  },
]

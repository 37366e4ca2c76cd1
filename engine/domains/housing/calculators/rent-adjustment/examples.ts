import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'R$ 1.200,00 pelo IGP-M de 6,67%',
    on: '2026-11-14',
    input: { rent: 1200, index_percent: 6.67 },
    result: { newRent: 1280.04, increase: 80.04, months: [] },
    source: 'https://agenteimovel.com.br/noticias/saiba-calcular-o-reajuste-do-seu-aluguel (IGP-M de agosto de 2011 a julho de 2012)',
  },
  {
    title: 'R$ 1.500,00 pelo IGP-M publicado de 3,15%',
    on: '2026-11-14',
    input: { rent: 1500, index_percent: 3.15 },
    result: { newRent: 1547.25, increase: 47.25 },
    source: 'https://sindmasterjacarepagua.com.br/saiba-como-calcular-o-reajuste-do-seu-aluguel (FGV, 12 meses até outubro de 2019: 3,15%)',
  },
  {
    title: 'R$ 6.000,00 no aniversário de outubro de 2026',
    on: '2026-11-14',
    input: { rent: 6000, index: 'igpm', anniversary: '2026-10-01' },
    result: { indexPercent: 3.34, newRent: 6200.4, increase: 200.4 },
    source: 'FGV, 29/09/2026: IGP-M de 3,34% em 12 meses até setembro de 2026; 6.000,00 × 1,0334',
  },
  {
    title: 'O acumulado que a FGV publicou, não a composição dos meses (3,17%)',
    on: '2026-11-14',
    input: { rent: 1500, index: 'igpm', anniversary: '2019-11-01' },
    result: { indexPercent: 3.15, newRent: 1547.25, months: { length: 12 } },
    source: 'https://sindmasterjacarepagua.com.br/saiba-como-calcular-o-reajuste-do-seu-aluguel (FGV, 12 meses até outubro de 2019: 3,15%)',
  },
  {
    title: 'R$ 1.000,00 pelo IPCA, aniversário em setembro de 2026',
    on: '2026-11-14',
    input: { rent: 1000, index: 'ipca', anniversary: '2026-09-01' },
    result: { indexPercent: 4.22, newRent: 1042.2, months: { length: 12 } },
    source: 'IBGE (SGS 13522): IPCA de 4,22% em 12 meses até agosto de 2026; 1.000,00 × 1,0422',
  },
  {
    title: 'IGP-M dos doze meses de 2024, aniversário em janeiro',
    on: '2026-11-14',
    input: { rent: 2000, index: 'igpm', anniversary: '2025-01-15' },
    result: { indexPercent: 6.536174, newRent: 2130.72 },
    source: 'FGV: IGP-M de 6,54% em 2024; composição dos doze meses de 2024 (SGS 189): 1,06536174; 2.000,00 × 1,06536174 = 2.130,72',
  },
  {
    title: 'Índice negativo diminui o aluguel',
    on: '2026-11-14',
    input: { rent: 1000, index_percent: -3.18 },
    result: { newRent: 968.2, increase: -31.8 },
    source: 'FGV: IGP-M de −3,18% em 2023; 1.000,00 × 0,9682 = 968,20',
  },
  {
    title: 'Índice negativo com cláusula de piso',
    on: '2026-11-14',
    input: { rent: 1000, index_percent: -3.18, negative: 'zero_floor' },
    result: { newRent: 1000, increase: 0, appliedPercent: 0, indexPercent: -3.18 },
    source: 'FGV: IGP-M de −3,18% em 2023, com piso de zero no contrato',
  },
  {
    title: 'IPCA com os dez meses que há, aniversário em novembro de 2026',
    on: '2026-11-14',
    input: { rent: 1000, index: 'ipca', anniversary: '2026-11-01', missing_months: 'use_held' },
    result: { indexPercent: 3.632301, newRent: 1036.32, months: { length: 10 } },
    source: 'IBGE (SGS 433), 11/2025 a 08/2026: 1,0018 × 1,0033 × 1,0033 × 1,0070 × 1,0088 × 1,0067 × 1,0058 × 1,0016 × 1,0007 × 0,9968',
  },
]

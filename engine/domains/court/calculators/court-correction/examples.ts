import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ENGINE = 'PJe-Calc 2.15.1: valor do seu motor de cálculo'

export const examples: Examples<typeof definition> = [
  {
    title: 'R$ 1.000,00 de novembro de 2019 pelo IPCA-E, com o mês devido',
    on: '2026-11-19',
    input: { amount: 1000, index: 'ipca_e', due: '2019-11-15', to: '2019-12-15', start: 'due_month' },
    result: { factor: 1.0119147, correctedAmount: 1011.91, months: 2 },
    source: `${ENGINE}; 1,0014 × 1,0105`,
  },
  {
    title: 'O mesmo valor, do mês seguinte em diante',
    on: '2026-11-19',
    input: { amount: 1000, index: 'ipca_e', due: '2019-11-15', to: '2019-12-15' },
    result: { factor: 1.0105, correctedAmount: 1010.5, firstMonth: '2019-12' },
    source: 'IPCA-E de dezembro de 2019: 1,05%',
  },
  {
    title: 'IPCA-E de 2022 com os dois meses negativos',
    on: '2026-11-19',
    input: { amount: 1000, index: 'ipca_e', due: '2022-06-10', to: '2022-10-31' },
    result: { correctedAmount: 991.9 },
    source: 'IPCA-E de julho a outubro de 2022: 0,13%, −0,73%, −0,37% e 0,16%',
  },
  {
    title: 'IPCA-E de 2022 sem os meses negativos',
    on: '2026-11-19',
    input: { amount: 1000, index: 'ipca_e', due: '2022-06-10', to: '2022-10-31', ignore_negative: true },
    result: { correctedAmount: 1002.9 },
    source: '1,0013 × 1,0016, os dois meses positivos',
  },
  {
    title: 'Selic somada de 2010 a 2020',
    on: '2026-11-19',
    input: { amount: 1000, index: 'selic_simple', due: '2010-01-10', to: '2020-01-10', start: 'due_month' },
    result: { factor: 1.9458, correctedAmount: 1945.8 },
    source: ENGINE,
  },
  {
    title: 'TR de antes do Real: o mês da nova moeda divide por 2.750',
    on: '2026-11-19',
    input: { amount: 1000, index: 'tr', due: '1994-06-10', to: '1995-06-30' },
    result: { correctedAmount: 0.51, currencyDivisor: 2750 },
    source: 'Lei nº 9.069/1995, art. 1º, § 3º: CR$ 2.750,00 por R$ 1,00; TR de julho de 1994 a junho de 1995',
  },
  {
    title: 'ADC 58 com ajuizamento em abril de 2022',
    on: '2026-11-19',
    input: { amount: 1000, rule: 'adc58', due: '2021-03-10', filed: '2022-04-01', to: '2024-02-29' },
    result: { correctedAmount: 1366.99, interest: 2.82, total: 1369.81 },
    source: 'STF, ADC 58: IPCA-E e TR até a véspera do ajuizamento, Selic desde ele',
  },
  {
    title: 'Na véspera da Lei nº 14.905/2024 ainda vale só a Selic',
    on: '2026-11-19',
    input: { amount: 10000, rule: 'adc58', due: '2024-06-10', filed: '2024-07-01', to: '2024-08-29' },
    result: { correctedAmount: 10178, interest: 0 },
    source: 'Selic de julho e de agosto de 2024: 0,91% e 0,87%',
  },
  {
    title: 'No primeiro dia da Lei nº 14.905/2024 agosto se divide',
    on: '2026-11-19',
    input: { amount: 10000, rule: 'adc58', due: '2024-06-10', filed: '2024-07-01', to: '2024-08-30' },
    result: { correctedAmount: 10172.26, interest: 1.99 },
    source: 'Código Civil, arts. 389 e 406: (1 + 0,91% + 0,87% × 29 ÷ 31) × 0,9998^(2/31), e um dia da taxa legal',
  },
]

import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const CIRCULAR_2726 = 'https://legismap.intercode.com.br/leis-e-normas/2902 (Carta-Circular BCB nº 2.726/1997)'
const SGS_195 = 'Série 195 do Banco Central (rendimento da poupança)'

export const examples: Examples<typeof definition> = [
  {
    title: 'Selic acima de 8,5%: 0,5% ao mês, sem TR',
    on: '2026-11-14',
    input: { initial_amount: 1000, months: 12, selic_annual: 13.25, tr_monthly: 0 },
    result: { monthlyRatePercent: 0.5, rule: 'fixed_plus_tr', finalAmount: 1061.68, totalInvested: 1000, totalYield: 61.68 },
    source: 'https://buskando.com.br/quanto-rende-1000-por-mes-juros-compostos-simulacao (1.000,00 a 0,5% em 12 meses: 1.061,68)',
  },
  {
    title: 'Selic de 15% e TR de julho de 2025',
    on: '2026-11-14',
    input: { initial_amount: 10000, months: 1, selic_annual: 15, tr_monthly: 0.1758 },
    result: { monthlyRatePercent: 0.6767, finalAmount: 10067.67 },
    source: `${SGS_195}, 01/07/2025: 0,6767%; 10.000,00 × 1,006767`,
  },
  {
    title: 'Selic exatamente em 8,5%: 70% dela',
    on: '2026-11-14',
    input: { initial_amount: 1000, months: 1, selic_annual: 8.5, tr_monthly: 0, reference_date: '2012-06-01' },
    result: { monthlyRatePercent: 0.4828, rule: 'selic_share_plus_tr', finalAmount: 1004.83 },
    source: `${SGS_195}, 01/06/2012: 0,4828%`,
  },
  {
    title: 'Selic um centésimo acima de 8,5%',
    on: '2026-11-14',
    input: { initial_amount: 1000, months: 1, selic_annual: 8.51, tr_monthly: 0 },
    result: { monthlyRatePercent: 0.5, rule: 'fixed_plus_tr', finalAmount: 1005 },
    source: 'Lei nº 8.177/1991, art. 12, II, a: meta superior a 8,5%, 0,5% ao mês',
  },
  {
    title: 'Selic de 2%, a menor da história',
    on: '2026-11-14',
    input: { initial_amount: 1000, months: 12, selic_annual: 2, tr_monthly: 0, reference_date: '2020-09-01' },
    result: { monthlyRatePercent: 0.1159, finalAmount: 1014 },
    source: `${SGS_195}, 01/09/2020: 0,1159%; 1.000,00 × 1,001159^12 = 1.014,00`,
  },
  {
    title: 'Selic de 7,75% com TR, dezembro de 2021',
    on: '2026-11-14',
    input: { initial_amount: 1000, months: 1, selic_annual: 7.75, tr_monthly: 0.0488, reference_date: '2021-12-01' },
    result: { monthlyRatePercent: 0.4902, rule: 'selic_share_plus_tr', finalAmount: 1004.9 },
    source: `${SGS_195}, 01/12/2021: 0,4902%`,
  },
  {
    title: 'Índice arredondado para cima',
    on: '2026-11-14',
    input: { initial_amount: 1000, months: 1, selic_annual: 25, tr_monthly: 0.67, reference_date: '1997-04-01' },
    result: { monthlyRatePercent: 1.1734, finalAmount: 1011.73 },
    source: `${CIRCULAR_2726}: 1,0067 × 1,005 = 1,0117335, arredondado a 1,011734`,
  },
  {
    title: 'Índice arredondado para o par',
    on: '2026-11-14',
    input: { initial_amount: 1000, months: 1, selic_annual: 25, tr_monthly: 0.69, reference_date: '1997-04-01' },
    result: { monthlyRatePercent: 1.1934, finalAmount: 1011.93 },
    source: `${CIRCULAR_2726}: 1,0069 × 1,005 = 1,0119345, arredondado a 1,011934`,
  },
  {
    title: 'Antes de maio de 2012 a Selic não conta',
    on: '2026-11-14',
    input: { initial_amount: 1000, months: 1, selic_annual: 5, tr_monthly: 0, reference_date: '2012-05-03' },
    result: { monthlyRatePercent: 0.5, rule: 'fixed_plus_tr' },
    source: 'https://caixa.gov.br/empresa/contas/poupanca (depósitos até 03/05/2012: índice fixo de 0,005 ao mês)',
  },
  {
    title: 'Selic e TR zeradas: nada rende, no prazo mais longo',
    on: '2026-11-14',
    input: { initial_amount: 0, months: 1200, selic_annual: 0, tr_monthly: 0, monthly_deposit: 100 },
    result: { monthlyRatePercent: 0, finalAmount: 120000, totalInvested: 120000, totalYield: 0 },
    source: 'Lei nº 8.177/1991, art. 12, II, b: 70% de zero; 1.200 × 100,00',
  },
  {
    title: 'Depósitos mensais de cem reais em um ano',
    on: '2026-11-14',
    input: { initial_amount: 1000, months: 12, selic_annual: 15, tr_monthly: 0.1758, monthly_deposit: 100 },
    result: { finalAmount: 2338.41, totalInvested: 2200, totalYield: 138.41 },
    source: 'Soma escrita a 0,6767% ao mês: 1.000,00 × 1,006767^12 + 100,00 × (1,006767 + … + 1,006767^12) = 2.338,41',
  },
]

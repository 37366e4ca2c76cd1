import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const ENGINE = 'PJe-Calc 2.15.1: valor do seu motor de cálculo'

export const examples: Examples<typeof definition> = [
  {
    title: '1% ao mês de fevereiro de 2015 a dezembro de 2020',
    on: '2026-11-19',
    input: { regime: 'one_percent', from: '2015-02-01', to: '2020-12-01' },
    result: { ratePercent: 70.032258064516 },
    source: ENGINE,
  },
  {
    title: 'Devido antes do ajuizamento: conta do dia seguinte a ele',
    on: '2026-11-19',
    input: { amount: 1000, regime: 'standard', due: '2015-05-20', filed: '2016-01-10', to: '2020-01-01' },
    result: { startsOn: '2016-01-11', ratePercent: 47.709677419355, interest: 477.1 },
    source: ENGINE,
  },
  {
    title: 'Devido no mês do ajuizamento: conta do mês seguinte',
    on: '2026-11-19',
    input: { regime: 'one_percent', due: '2016-02-10', filed: '2016-02-29', to: '2016-03-31' },
    result: { startsOn: '2016-03-01', ratePercent: 1 },
    source: 'Lei nº 8.177/1991, art. 39, § 1º, com o vencimento no fim do mês (Súmula 381 do TST)',
  },
  {
    title: 'Quinze dias contam um mês',
    on: '2026-11-19',
    input: { regime: 'given', monthly_rate: 1, counting: 'fifteen_days', from: '2020-01-17', to: '2020-06-15' },
    result: { months: 6, ratePercent: 6 },
    source: 'Decreto-Lei nº 2.322/1987, art. 3º: janeiro e junho com quinze dias cada um',
  },
  {
    title: 'Catorze dias não contam',
    on: '2026-11-19',
    input: { regime: 'given', monthly_rate: 1, counting: 'fifteen_days', from: '2020-01-17', to: '2020-06-14' },
    result: { months: 5, ratePercent: 5 },
    source: 'Decreto-Lei nº 2.322/1987, art. 3º: junho com catorze dias',
  },
  {
    title: 'Fevereiro de 1991 e um dia da lei nova',
    on: '2026-11-19',
    input: { regime: 'standard', from: '1991-02-01', to: '1991-03-04' },
    result: { ratePercent: 1.032258064516 },
    source: 'Decreto-Lei nº 2.322/1987 até 03/03/1991; Lei nº 8.177/1991, art. 39, § 1º, desde 04/03: 1% + 1% × 1/31',
  },
  {
    title: 'Taxa ao dia',
    on: '2026-11-19',
    input: { regime: 'daily', from: '2019-11-05', to: '2024-02-29' },
    result: { ratePercent: 52.5999474 },
    source: '0,0333333% × 1.578 dias, com as duas pontas',
  },
]

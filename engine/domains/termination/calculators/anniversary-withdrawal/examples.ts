import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const LAW = 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Saldo de mil reais',
    on: '2026-11-14',
    input: { balance: 1000 },
    result: { ratePercent: 40, additional: 50, amount: 450, remaining: 550, window: null },
    source: 'https://centralpiaui.com.br/amp/noticias/brasil/fgts-libera-saque-aniversario-para-quem-faz-aniversario-em-janeiro-14587.html',
  },
  {
    title: 'Saldo de três mil reais',
    on: '2026-11-14',
    input: { balance: 3000 },
    result: { ratePercent: 30, additional: 150, amount: 1050, remaining: 1950 },
    source: `${LAW} (anexo): 30% de 3.000,00 + 150,00`,
  },
  {
    title: 'Saldo de quinze mil reais, no limite da faixa',
    on: '2026-11-14',
    input: { balance: 15000 },
    result: { ratePercent: 15, amount: 3400 },
    source: `${LAW} (anexo): 15% de 15.000,00 + 1.150,00`,
  },
  {
    title: 'Um centavo acima, a faixa seguinte dá o mesmo',
    on: '2026-11-14',
    input: { balance: 15000.01 },
    result: { ratePercent: 10, amount: 3400 },
    source: `${LAW} (anexo): 10% de 15.000,01 + 1.900,00`,
  },
  {
    title: 'Nascido em novembro: de 3 de novembro a 29 de janeiro',
    on: '2026-11-14',
    input: { balance: 1000, birth_month: 11 },
    result: { window: { from: '2026-11-03', to: '2027-01-29' } },
    source: `${LAW}, art. 20-B: do primeiro dia útil do mês de aniversário ao último do segundo mês seguinte; 02/11/2026 é feriado`,
  },
  {
    title: 'Nascido em dezembro, perguntado em janeiro: a janela ainda está aberta',
    on: '2026-11-14',
    input: { balance: 1000, birth_month: 12, reference_date: '2026-01-20' },
    result: { window: { from: '2025-12-01', to: '2026-02-27' } },
    source: `${LAW}, art. 20-B: de dezembro de 2025 ao fim de fevereiro de 2026`,
  },
  {
    title: 'Nascido em março, perguntado em junho: só no ano seguinte',
    on: '2026-11-14',
    input: { balance: 1000, birth_month: 3, reference_date: '2026-06-01' },
    result: { window: { from: '2027-03-01', to: '2027-05-31' } },
    source: `${LAW}, art. 20-B: a de 2026 fechou em 29 de maio`,
  },
]

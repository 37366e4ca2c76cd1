import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Mulher de 59 anos com 32 de contribuição',
    on: '2026-11-14',
    input: {
      sex: 'female',
      birth_date: '1967-03-20',
      contribution_years: 32,
      average_salary: 4000,
      until_age: 85,
      reference_date: '2026-06-01',
    },
    result: {
      verdict: 'at_earliest',
      earliestRule: 'age',
      earliestDate: '2026-09-20',
      earliestBenefit: 3760,
      bestRule: 'toll100',
      bestDate: '2028-12-20',
      bestBenefit: 4000,
      oneMoreYearAdds: 80,
    },
    source: `${EC_103}, arts. 16, 20 e 26: 94% de 4.000,00 por 306 meses passam de 100% por 279; um ano mais soma 2% de 4.000,00`,
  },
  {
    title: 'Já pode, e esperar não compensa até os 80 anos',
    on: '2026-11-14',
    input: { sex: 'male', birth_date: '1960-01-10', contribution_years: 36, average_salary: 5000, until_age: 80 },
    result: { verdict: 'retire_now', earliestBenefit: 4600, oneMoreYearAdds: 100, oneMoreYearPaybackMonths: 552 },
    source: `${EC_103}, arts. 19 e 26: 66 anos e 36 de contribuição: 92% de 5.000,00; doze meses de 4.600,00 a 100,00 por mês: 552 meses`,
  },
  {
    title: 'Nenhuma regra antes da idade escolhida',
    on: '2026-11-14',
    input: { sex: 'male', age: 40, contribution_years: 5, average_salary: 3000, until_age: 62, reference_date: '2026-06-01' },
    result: { verdict: 'no_rule', earliestDate: '2051-06-01' },
    source: `${EC_103}, art. 19: 65 anos só em 01/06/2051, depois dos 62`,
  },
]

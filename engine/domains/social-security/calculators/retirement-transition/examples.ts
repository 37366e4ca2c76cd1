import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const EC_103 = 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm'

export const examples: Examples<typeof definition> = [
  {
    title: 'Mulher de 59 anos com 32 de contribuição',
    on: '2026-11-14',
    input: { sex: 'female', birth_date: '1967-03-20', contribution_years: 32, average_salary: 4000, reference_date: '2026-06-01' },
    result: {
      earliest: 'age',
      earliestDate: '2026-09-20',
      rules: [
        { rule: 'points', eligible: false },
        {
          rule: 'age',
          eligible: false,
          eligibleFrom: '2026-09-20',
          missing: { ageMonths: 4, contributionDays: 0 },
          percent: 94,
          benefit: 3760,
        },
        { rule: 'old_age', eligibleFrom: '2029-03-20', percent: 98 },
        { rule: 'toll50', eligible: false, eligibleFrom: null },
        { rule: 'toll100', eligibleFrom: '2028-12-20', percent: 100, benefit: 4000 },
        { rule: 'permanent', eligibleFrom: '2029-03-20', percent: 98, benefit: 3920 },
      ],
      best: 'toll100',
    },
    source: `${EC_103}: art. 16, 59 anos e meio em 2026, completados em 20/09/2026, com 32 anos: 60% + 2% × 17; arts. 18 e 19, 62 anos em 20/03/2029, com 34 anos: 60% + 2% × 19; art. 20: em 13/11/2019 faltavam 54 meses e 19 dias para os 30 anos; com o pedágio, 30 meses e 19 dias desde 01/06/2026; art. 17: não tinha mais de 28`,
  },
  {
    title: 'Os pontos crescem dois por ano: 59 anos e meio + 32 e meio = 92',
    on: '2026-11-14',
    input: { sex: 'female', birth_date: '1966-06-01', contribution_years: 33, reference_date: '2026-06-01' },
    result: {
      earliest: 'age',
      earliestDate: '2024-12-01',
      rules: [
        { rule: 'points', eligible: true, eligibleFrom: '2025-12-01' },
        { rule: 'age', eligible: true, eligibleFrom: '2024-12-01' },
        { rule: 'old_age', eligible: false, eligibleFrom: '2028-06-01' },
        { rule: 'toll50', eligibleFrom: null },
        { rule: 'toll100', eligible: false },
        { rule: 'permanent', eligibleFrom: '2028-06-01' },
      ],
    },
    source: `${EC_103}, art. 15, § 1º: 92 pontos em 2025, completados em 01/12/2025; art. 16: 58 anos e meio em 2024, completados em 01/12/2024 com 31 anos e meio; arts. 18 e 19: 62 anos em 01/06/2028`,
  },
  {
    title: 'Homem com 33 anos e meio na reforma: pedágio de 50%',
    on: '2026-11-14',
    input: { sex: 'male', years_at_reform: 33.5, birth_date: '1965-01-10', reference_date: '2020-01-15' },
    result: {
      toll50YearsAfterReform: 2.25,
      toll100YearsAfterReform: 3,
      rules: [
        { rule: 'points' },
        { rule: 'age' },
        { rule: 'old_age', eligibleFrom: '2030-01-10' },
        { rule: 'toll50', eligibleFrom: '2022-02-13', percent: null, benefit: null },
        { rule: 'toll100', eligibleFrom: '2025-01-10' },
        { rule: 'permanent', eligibleFrom: '2030-01-10' },
      ],
    },
    source: `${EC_103}, art. 17: faltava 1,5 ano, mais 50%: 2 anos e 3 meses desde 13/11/2019; art. 20: 3 anos, e 60 anos em 10/01/2025`,
  },
  {
    title: 'Pedágio de 100%: faltavam dois anos, trabalha quatro',
    on: '2026-11-14',
    input: { sex: 'male', years_at_reform: 33 },
    result: { daysToEarliest: null, toll100YearsAfterReform: 4 },
    source: 'https://lsadvs.com.br/lsjus/aposentadoria-por-tempo-de-contribuicao-no-pedagio-100',
  },
  {
    title: 'Pedágio de 50%: exatos 28 anos não bastam, e a conta seria de três',
    on: '2026-11-14',
    input: { sex: 'female', years_at_reform: 28 },
    result: { daysToEarliest: null, toll50YearsAfterReform: 3 },
    source:
      'https://ttfnoticias.com.br/regra-do-pedagio-de-50-o-que-e-e-quem-pode-usar-para-se-aposentar (a conta); EC nº 103/2019, art. 17: "mais de 28 anos"',
  },
  {
    title: 'Pontos sozinhos não bastam: mulher com 28 anos de contribuição',
    on: '2026-11-14',
    input: { sex: 'female', age: 65, contribution_years: 28, reference_date: '2026-06-01' },
    result: {
      rules: [
        { rule: 'points', eligible: false, eligibleFrom: '2028-06-01', missing: { points: 0 } },
        { rule: 'age', eligible: false, eligibleFrom: '2028-06-01' },
        { rule: 'old_age', eligible: true },
        { rule: 'toll50', eligible: false, eligibleFrom: null },
        { rule: 'toll100', eligible: false },
        { rule: 'permanent', eligible: true },
      ],
    },
    source: `${EC_103}, art. 15, I: 30 anos de contribuição além dos pontos; faltam dois, até 01/06/2028`,
  },
  {
    title: 'Quem faz 59 anos e meio em 30 de dezembro ainda pega a exigência de 2026',
    on: '2026-11-14',
    input: { sex: 'female', birth_date: '1967-06-30', contribution_years: 31, reference_date: '2026-06-01' },
    result: { earliest: 'age', earliestDate: '2026-12-30' },
    source: `${EC_103}, art. 16, § 1º: 59 anos e seis meses em 2026`,
  },
  {
    title: 'Quem os faz em 1º de janeiro já precisa de 60',
    on: '2026-11-14',
    input: { sex: 'female', birth_date: '1967-07-01', contribution_years: 31, reference_date: '2026-06-01' },
    result: { earliest: 'age', earliestDate: '2027-07-01' },
    source: `${EC_103}, art. 16, § 1º: 60 anos em 2027`,
  },
  {
    title: 'Professora: cinco a menos na idade e no tempo',
    on: '2026-11-14',
    input: { sex: 'female', birth_date: '1971-08-15', contribution_years: 26, teacher: true, reference_date: '2026-06-01' },
    result: { earliest: 'age', earliestDate: '2025-08-15' },
    source: `${EC_103}, art. 16, § 2º: 54 anos e 25 de magistério em 2025; fez 54 em 15/08/2025, quando tinha 25 anos e dois meses`,
  },
  {
    title: 'Professora que na reforma já tinha 52 anos e 25 de magistério: sem pedágio',
    on: '2026-11-16',
    input: {
      sex: 'female',
      birth_date: '1965-08-12',
      contribution_years: 32.28,
      years_at_reform: 25.27,
      teacher: true,
      average_salary: 5000,
      reference_date: '2026-11-16',
    },
    result: { daysToEarliest: 0, best: 'toll100', toll100YearsAfterReform: 0 },
    source: `${EC_103}, art. 20, § 1º: 52 anos e 25 de contribuição, cumpridos em 13/11/2019; § 2º, I, e art. 26, § 3º: a média inteira`,
  },
  {
    title: 'Professor: o pedágio é sobre o que faltava para 30 anos',
    on: '2026-11-16',
    input: { sex: 'male', birth_date: '1970-05-10', years_at_reform: 23, teacher: true, reference_date: '2026-11-16' },
    result: { toll100YearsAfterReform: 14 },
    source: `${EC_103}, art. 20, IV e § 1º: faltavam 7 anos para 30, mais 7 de pedágio`,
  },
  {
    title: 'Quem começou depois da reforma só tem a regra permanente',
    on: '2026-11-14',
    input: { sex: 'male', birth_date: '1995-06-01', contribution_years: 5, reference_date: '2026-06-01' },
    result: {
      earliest: 'permanent',
      earliestDate: '2060-06-01',
      best: 'permanent',
      rules: [
        { rule: 'points', eligibleFrom: null },
        { rule: 'age', eligibleFrom: null },
        { rule: 'old_age', eligibleFrom: null },
        { rule: 'toll50', eligibleFrom: null },
        { rule: 'toll100', eligibleFrom: null },
        { rule: 'permanent', eligibleFrom: '2060-06-01', percent: 98 },
      ],
    },
    source: `${EC_103}, art. 19: 65 anos em 01/06/2060, com 39 anos de contribuição: 60% + 2% × 19`,
  },
  {
    title: 'Pedágio de 50% com o fator previdenciário',
    on: '2026-11-14',
    input: {
      sex: 'male',
      birth_date: '1960-02-13',
      years_at_reform: 34,
      contribution_years: 35,
      average_salary: 5000,
      life_expectancy: 20.9,
      reference_date: '2020-11-13',
    },
    result: {
      rules: [
        { rule: 'points' },
        { rule: 'age' },
        { rule: 'old_age' },
        { rule: 'toll50', eligibleFrom: '2021-05-13', percent: 90.701736, benefit: 4535.09 },
        { rule: 'toll100' },
        { rule: 'permanent' },
      ],
    },
    source:
      'https://trabalhosfeitos.com/ensaios/Fator-Previdenciário/63312085.html (a fórmula): 35,5 × 0,31 ÷ 20,9 × (1 + (61,25 + 35,5 × 0,31) ÷ 100) = 0,90701736',
  },
]

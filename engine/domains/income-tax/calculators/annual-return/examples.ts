import type { Examples } from '../../../../operation/definition/examples.ts'
import type definition from './index.ts'

const DAY = '2026-11-19'
const L9250 = 'Lei nº 9.250/1995'
const YEAR_2025 = 'tabela anual de 2025 (Lei nº 15.191/2025)'
const YEAR_2024 = 'tabela anual de 2024 (Lei nº 14.848/2024)'
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

export const examples: Examples<typeof definition> = [
  {
    title: 'Dois empregos que não retiveram imposto',
    on: DAY,
    input: {
      exercise: 2026,
      payers: [
        { name: 'Escola', taxable: 27000, inss: 2000, thirteenth: 2100 },
        { name: 'Clínica', taxable: 26000, inss: 1900, thirteenth: 2000 },
      ],
    },
    result: {
      income: { taxable: 53000, fromPayers: 53000, fromPeople: 0, fromRra: 0, over65: 0, exempt: 0, exclusive: 4100 },
      best: 'simplified',
      tax: 1680.97,
      dueOrRefund: 1680.97,
      instalments: {
        count: 8,
        amount: 210.12,
        last: 210.13,
        dueDates: ['2026-05-29', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-30', '2026-11-30', '2026-12-30'],
      },
    },
    source: `${L9250}, arts. 10 e 14; ${YEAR_2025}: 42.400,00 × 15% − 4.679,03`,
  },
  {
    title: 'Um emprego, com restituição',
    on: DAY,
    input: { exercise: 2025, payers: [{ taxable: 62400, inss: 6032.28, withheld: 5200.4 }] },
    result: { best: 'simplified', tax: 3289.83, dueOrRefund: -1910.57, instalments: null },
    source: `${L9250}, art. 10; ${YEAR_2024}: 49.920,00 × 22,5% − 7.942,17`,
  },
  {
    title: 'Dois filhos na escola, plano de saúde e PGBL acima do limite',
    on: DAY,
    input: {
      exercise: 2026,
      payers: [{ name: 'Indústria', taxable: 150000, inss: 11419.44, complementary: 6000, withheld: 27500 }],
      dependents: [
        { id: 'c1', birth_date: '2015-04-10' },
        { id: 'c2', birth_date: '2018-09-02' },
      ],
      payments: [
        { kind: 'education', for: 'c1', amount: 9000 },
        { kind: 'education', for: 'c2', amount: 2500 },
        { kind: 'education', amount: 3561.5 },
        { kind: 'health_plan', amount: 9600 },
        { kind: 'health', for: 'c2', amount: 1800, reimbursed: 600 },
        { kind: 'pgbl', amount: 15000 },
      ],
    },
    result: {
      best: 'full',
      tax: 15438.26,
      dueOrRefund: -12061.74,
      dependents: [
        { id: 'c1', allowed: true, why: 'allowed', worth: 1605.05 },
        { id: 'c2', allowed: true, why: 'allowed', worth: 1643.14 },
      ],
    },
    source: `${L9250}, art. 8º, II; Lei nº 9.532/1997, art. 11: instrução 9.623,00, saúde 10.800,00, previdência 18.000,00; 95.607,40 × 27,5% − 10.853,78`,
  },
  {
    title: 'Filha que estuda e trabalha: sai mais barato sem ela',
    on: DAY,
    input: {
      exercise: 2026,
      payers: [
        { name: 'Banco', taxable: 110000, inss: 10000, withheld: 17000 },
        { name: 'Loja', of: 'filha', taxable: 24000, inss: 1800 },
      ],
      dependents: [{ id: 'filha', birth_date: '2004-05-01', student: true }],
      payments: [
        { kind: 'education', for: 'filha', amount: 12000 },
        { kind: 'health_plan', amount: 14000 },
      ],
    },
    result: {
      best: 'full',
      tax: 17296.16,
      dueOrRefund: 296.16,
      instalments: {
        count: 5,
        amount: 59.23,
        last: 59.24,
        dueDates: ['2026-05-29', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30'],
      },
      dependents: [{ id: 'filha', allowed: true, why: 'allowed', worth: -4499.94 }],
    },
    source: `${L9250}, arts. 8º, 14 e 35; ${YEAR_2025}: 102.363,42 × 27,5% − 10.853,78; sem ela, 86.000,00 × 27,5% − 10.853,78 − 17.000,00`,
  },
  {
    title: 'Salário e aluguel de pessoa física',
    on: DAY,
    input: {
      exercise: 2026,
      payers: [{ taxable: 48000, inss: 4500, withheld: 2100 }],
      people_income: MONTHS.map((month) => ({ month, kind: 'rent', amount: 2500 })),
    },
    result: { tax: 6306.22, dueOrRefund: 4206.22, risks: [] },
    source: `${L9250}, art. 10; ${YEAR_2025}: 62.400,00 × 27,5% − 10.853,78; aluguel mensal dentro da isenção do carnê-leão`,
  },
  {
    title: 'Autônomo com livro-caixa e carnê-leão',
    on: DAY,
    input: {
      exercise: 2025,
      people_income: MONTHS.map((month) => ({
        month,
        kind: 'work',
        amount: 9000,
        book_expenses: 2500,
        inss: 800,
        carne_leao: month === 1 ? 682.54 : 671.5,
      })),
      payments: [{ kind: 'health_plan', amount: 7200 }],
    },
    result: { best: 'full', tax: 6089.02, dueOrRefund: -1980.02, risks: [] },
    source: `Lei nº 8.134/1990, art. 6º; ${YEAR_2024}: 61.200,00 × 27,5% − 10.740,98; pago 682,54 + 11 × 671,50`,
  },
  {
    title: 'Ação trabalhista de três anos, tributada na fonte',
    on: DAY,
    input: {
      exercise: 2025,
      payers: [{ taxable: 66000, inss: 6500, withheld: 6400 }],
      rra: [{ amount: 90000, months: 36, legal_expenses: 27000, withheld: 1200, month: 9 }],
    },
    result: { rraTax: 0, dueOrRefund: -3662.17, tax: 3937.83 },
    source: 'Lei nº 7.713/1988, art. 12-A: 63.000,00 abaixo de 36 × 2.259,20; 52.800,00 × 22,5% − 7.942,17',
  },
  {
    title: 'Atrasado que sai mais barato no ajuste anual',
    on: DAY,
    input: {
      exercise: 2026,
      payers: [{ taxable: 12000, inss: 900 }],
      rra: [{ amount: 20000, months: 3, withheld: 2700, month: 10 }],
      dependents: [{ id: 'filho', birth_date: '2016-01-20' }],
      payments: [{ kind: 'health', for: 'filho', amount: 6000, proof: 'yes' }],
    },
    result: { rra: [{ exclusiveTax: 2773.84, option: 'adjust', difference: 2773.84 }], tax: 0, dueOrRefund: -2700 },
    source: 'Lei nº 7.713/1988, art. 12-A, § 5º: três meses da tabela de outubro de 2025; no ajuste, renda de 32.000,00 sem imposto',
  },
  {
    title: 'Aposentado que também trabalha',
    on: DAY,
    input: {
      exercise: 2025,
      birth_date: '1955-02-10',
      payers: [
        { name: 'INSS', kind: 'retirement', taxable: 38000, exempt_65: 22847.76, exempt_65_thirteenth: 1903.98, withheld: 1900 },
        { name: 'Empresa', taxable: 30000, inss: 2600, withheld: 450 },
      ],
    },
    result: { tax: 4297.83, dueOrRefund: 1947.83, risks: [] },
    source: `Lei nº 7.713/1988, art. 6º, XV: 12 × 1.903,98; ${YEAR_2024}: 54.400,00 × 22,5% − 7.942,17`,
  },
  {
    title: 'Duas aposentadorias e uma só parcela isenta',
    on: DAY,
    input: {
      exercise: 2025,
      birth_date: '1955-02-10',
      payers: [
        { name: 'INSS', kind: 'retirement', taxable: 20000, exempt_65: 22847.76 },
        { name: 'Estado', kind: 'retirement', taxable: 15000, exempt_65: 10000 },
      ],
    },
    result: {
      income: { taxable: 45000, fromPayers: 35000, fromPeople: 0, fromRra: 0, over65: 10000, exempt: 22847.76, exclusive: 0 },
      dueOrRefund: 833.77,
    },
    source: `Lei nº 7.713/1988, art. 6º, XV; ${YEAR_2024}: 36.000,00 × 15% − 4.566,23`,
  },
  {
    title: 'Pensão alimentícia, escola do alimentando, Funpresp e doação',
    on: DAY,
    input: {
      exercise: 2024,
      payers: [{ taxable: 96000, inss: 10200, alimony: 18000, withheld: 8300 }],
      alimony_receivers: [{ id: 'f' }],
      payments: [
        { kind: 'education', for: 'alimony:f', amount: 8000 },
        { kind: 'health_plan', amount: 5000 },
        { kind: 'funpresp', amount: 3000 },
      ],
      incentive_donations: 900,
    },
    result: { best: 'full', tax: 4613.95, dueOrRefund: -3686.05 },
    source: `${L9250}, art. 8º; Lei nº 9.532/1997, art. 22: 56.238,50 × 27,5% − 10.557,13 = 4.908,46, menos 6%`,
  },
  {
    title: 'Investimentos que sozinhos obrigam a declarar',
    on: DAY,
    input: {
      exercise: 2026,
      payers: [{ taxable: 30000, inss: 2500, withheld: 300 }],
      bank_statements: [
        {
          bank: 'Banco A',
          savings_yield: 1200,
          exempt_yield: 18000,
          fixed_income_yield: 22000,
          interest_on_capital: 850,
          dividends: 160000,
        },
      ],
    },
    result: {
      tax: 0,
      dueOrRefund: -300,
      income: { taxable: 30000, fromPayers: 30000, fromPeople: 0, fromRra: 0, over65: 0, exempt: 179200, exclusive: 22850 },
    },
    source: 'IN RFB nº 2.312/2026: isentos e exclusivos de 202.050,00, acima de 200.000,00',
  },
  {
    title: 'Renda de 2026, antes de a Receita publicar os limites',
    on: DAY,
    input: { exercise: 2027, payers: [{ taxable: 66000, inss: 6200, withheld: 900 }] },
    result: { obligation: null, tax: 1652.37, dueOrRefund: 752.37 },
    source: 'Lei nº 15.270/2025: 52.800,00 × 22,5% − 8.105,85 = 3.774,15, menos 8.429,73 − 66.000,00 × 9,5575%',
  },
]

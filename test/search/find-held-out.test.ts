/** Held-out questions, written after the search, in Portuguese with typos and in English: only understood questions get an answer. */
import { describe, expect, it } from 'vitest'
import { KINDS } from '../../engine/operation/definition/kinds.ts'
import { find, notKnown, type SearchResult } from '../../engine/search/index.ts'
import { ports } from '../support/ports.ts'

const found = (typed: string): SearchResult[] =>
  find(ports, typed, { among: ({ type, id }) => type !== 'operation' || KINDS[ports.registry.operations.get(id)!.kind].page !== null })

describe('fully understood questions are answered by the right operation', () => {
  it.each([
    ['quanto fica liquido de um salario de 4200 com 2 dependente', 'net-salary', { gross_salary: 4200, dependents: 2 }],
    ['salario liqido 3100 com plano de saude de 250', 'net-salary', { health_plan: 250, gross_salary: 3100 }],
    [
      'fui demitido sem justa causa trabalhei 2 anos e 3 meses salario 2.400',
      'severance',
      { salary: 2400, months_worked: 27, type: 'sem_justa_causa' },
    ],
    ['13o de 3000 reais trabalhando 8 meses', 'thirteenth-salary', { months_worked: 8, salary: 3000 }],
    ['vendi 10 dias de ferias ganho 3.300', 'vacation-pay', { sell_days: 10, salary: 3300 }],
    ['adicional noturno 40 horas salario 2200', 'night-shift', { salary: 2200, night_clock_hours: 40 }],
    ['insalubridade grau medio salario 1800', 'hazard-pay', { salary: 1800, type: 'unhealthy', degree: 'medium' }],
    ['seguro desemprego trabalhei 18 meses media 2100', 'unemployment-insurance', { months_worked: 18, average_salary: 2100 }],
    ['inss autonomo sobre 3000', 'inss-self-employed', { contribution_base: 3000 }],
    ['mei que faturou 95 mil no ano', 'mei-excess', { annual_revenue: 95000 }],
    ['simples anexo III 25 mil por mes', 'simples-nacional', { monthly_revenue: 25000, annex: 'III' }],
    ['vale mais a pena clt de 7 mil ou pj de 10 mil', 'evaluate_pj_offer', { current_clt_gross: 7000, proposed_pj_invoice: 10000 }],
    [
      'financiamento de 250 mil com entrada de 50 mil em 20 anos a 11% ao ano sac',
      'financing',
      { down_payment: 50000, property_value: 250000, months: 240, annual_rate: 11, system: 'sac' },
    ],
    ['parcela de 15 mil em 36x a 2,1% ao mes', 'installment', { total: 15000, installments: 36, monthly_rate: 2.1 }],
    ['quanto rende 5000 na poupança em 2 anos', 'savings-return', { initial_amount: 5000, months: 24 }],
    ['10 mil no cdb 105% do cdi por 18 meses', 'cdi-yield', { cdi_percent: 105, principal: 10000, months: 18 }],
    ['boleto de 350 vencido ha 12 dias', 'late-payment', { amount: 350, days: 12 }],
    ['desconto de 15% em 289,90', 'discount', { discount_percent: 15, original_price: 289.9 }],
    ['1500 dolares no cartao de credito', 'currency', { amount: 1500, currency: 'USD', operation: 'card' }],
    ['imposto da venda de acoes vendi 30 mil lucro 4 mil', 'stock-tax', { swing_sales: 30000, swing_result: 4000 }],
    ['vendi 50 mil de bitcoin que custou 30 mil', 'crypto-gain', { sold_in_brazil: 50000, acquisition_cost: 30000 }],
    ['bitcoin comprei por 10 mil vendi por 45 mil', 'crypto-gain', { sold_in_brazil: 45000, acquisition_cost: 10000 }],
    ['carne leao recebi 7 mil de aluguel', 'carne-leao', { monthly_income: 7000 }],
    ['salario familia 2 filhos ganho 1700', 'family-allowance', { children: 2, remuneration: 1700 }],
    ['saque aniversario com 12 mil de fgts', 'anniversary-withdrawal', { balance: 12000 }],
    ['quanto custa um funcionario de 2500 no lucro presumido', 'employee-cost', { salary: 2500, regime: 'normal' }],
    [
      'corrigir 5 mil pelo inpc de 2015 a 2023',
      'monetary-correction',
      { amount: 5000, index: 'inpc', from: '2015-01-01', to: '2023-12-31' },
    ],
    ['recebi plr de 9 mil', 'profit-sharing', { amount: 9000 }],
    ['reserva de emergencia gasto 4 mil por mes sou autonomo', 'emergency-fund', { monthly_expenses: 4000, profile: 'self_employed' }],
    ['how much is 13th salary of 4000 after 6 months', 'thirteenth-salary', { salary: 4000, months_worked: 6 }],
    ['convert 250 dollars to reais', 'currency', { amount: 250, currency: 'USD' }],
    ['unemployment benefit average salary 2500 worked 15 months', 'unemployment-insurance', { average_salary: 2500, months_worked: 15 }],
  ] as const)('%s: %s', (typed, id, input) => {
    const [first] = found(typed)
    expect([first!.id, first!.input]).toEqual([id, input])
    expect(first!.answer).not.toBeNull()
  })
})

describe('questions that the second search reads whole', () => {
  it.each([
    ['pedi as conta depois de 14 meses ganhando 1900', 'severance', { months_worked: 14, salary: 1900, type: 'pedido_demissao' }],
    ['ferias de 20 dias salario 2600', 'vacation-pay', { salary: 2600, days: 20 }],
    ['vacation of 15 days salary 3600', 'vacation-pay', { salary: 3600, days: 15 }],
    ['loan of 20000 in 24 months at 3% a month', 'installment', { total: 20000, installments: 24, monthly_rate: 3 }],
    ['salario liquido 8500 com 2 filhos', 'net-salary', { gross_salary: 8500, dependents: 2 }],
    ['what is the net pay of 8500 with 2 children', 'net-salary', { gross_salary: 8500, dependents: 2 }],
    ['retire male 60 years old 30 years of contribution', 'retirement-transition', { sex: 'male', age: 60, contribution_years: 30 }],
  ] as const)('%s', (typed, id, input) => {
    const [first] = found(typed)
    expect([first!.id, first!.input]).toEqual([id, input])
    expect(first!.answer).not.toBeNull()
  })
})

describe('partly understood questions get no answer, but correct fields', () => {
  it.each([
    ['decimo terceiro de quem entrou em abril ganhando 2000', 'thirteenth-salary', { salary: 2000 }],
    ['tesouro ipca 2035 taxa 7,2% 10 mil', 'tesouro-ipca', { rate: 7.2, amount: 10000, bond: 'ntnb_principal' }],
    ['divida de 8 mil no cartao pagando 400 por mes', 'credit-card-interest', { bill_amount: 8000 }],
    ['aluguel de 1500 corrigido pelo ipca', 'rent-adjustment', { rent: 1500, index: 'ipca' }],
    ['comprar um carro de 80 mil a vista ou em 48 vezes', 'installment', { total: 80000, installments: 48 }],
    ['vendi casa por 600 mil paguei 350 mil em 2010', 'property-gain', { sale_price: 600000, acquisition_cost: 350000 }],
    ['irpf renda de 90 mil no ano com 10 mil de saude', 'income-tax', { annual_income: 90000 }],
    ['aposentadoria homem 62 anos 33 de contribuicao', 'retirement', { contribution_years: 33, current_age: 62, gender: 'homem' }],
    ['pensao alimenticia 30% do salario de 5000', 'alimony', { gross_salary: 5000, percent: 30 }],
    ['pis abono salarial trabalhei 7 meses', 'salary-allowance', { months_worked: 7 }],
    ['cdb de 100 mil resgatado com 20 dias paga iof', 'iof-redemption', { days: 20, type: 'cdb' }],
    ['comprei moto de 18 mil em 24x de 1.050 qual o juro', 'installment', { total: 18000, installments: 24 }],
    ['custo de demitir empregado com salario de 3 mil e 5 anos', 'dismissal-cost', { salary: 3000, months_worked: 60 }],
    ['vendi um apartamento por 500 mil que comprei por 300 mil', 'property-gain', { sale_price: 500000, acquisition_cost: 300000 }],
    ['rent of 2500 adjusted by igpm', 'rent-adjustment', { rent: 2500, index: 'igpm' }],
  ] as const)('%s', (typed, id, input) => {
    const all = found(typed)
    expect([all[0]!.id, all[0]!.input]).toEqual([id, input])
    for (const { answer, missing, unused } of all.slice(0, 1)) {
      expect(answer).toBeNull()
      expect(missing.length + unused.length).toBeGreaterThan(0)
    }
    for (const { type, id: other, answer } of all) if (type === 'operation') expect([other, answer]).toEqual([other, null])
  })

  it.each([
    'juntar 100 mil em 5 anos guardando por mes',
    'quanto gasto de gasolina 400 km a 11 km por litro 6,10',
    'multa de aluguel 3 meses faltam 10 meses aluguel 1800',
    'consignado 5 mil em 60 meses margem 700',
    'valor de 1000 reais de 1998 hoje',
    'dólar a 5,40 quanto compro com 2 mil reais',
    'multa de 40% do fgts de 20 mil',
    'financiar 400 mil caixa quanto preciso ganhar',
    'how much tax do i pay on 100000 a year',
    'how long to save 50000 saving 1000 a month',
  ])('%s: shows no answer', (typed) => {
    for (const { type, id, answer } of found(typed)) if (type === 'operation') expect([id, answer]).toEqual([id, null])
  })

  it('never reports a stop word of any language as ignored', () => {
    for (const typed of [
      'rent of 2500 adjusted by igpm',
      'what is the price of the salary for my house',
      'fui demitido com salario de 2400',
    ])
      for (const { unused } of found(typed))
        expect(unused.filter((word) => /^(of|by|the|for|is|what|my|fui|com|de)$/i.test(word))).toEqual([])
  })
})

describe('out of scope', () => {
  it.each([
    ['iptu de apartamento de 500 mil', 'o IPTU'],
    ['property tax of a house in sao paulo', 'o IPTU'],
    ['quanto custa um passaporte', 'o passaporte'],
    ['tarifa de energia bandeira vermelha', 'a tarifa de energia'],
  ])('%s: não sei %s', (typed, said) => {
    expect(notKnown(ports, typed)).toBe(said)
    expect(found(typed)).toEqual([])
  })

  it.each([
    'resultado do jogo do flamengo',
    'como tirar segunda via do rg',
    'quanto custa um iphone',
    'telefone do inss',
    'what is the weather in rio',
    'receita de bolo de cenoura',
    'valor da diaria de hotel',
    'receita de bolo',
    'recieta de pao caseiro',
    'bom dia',
    'dicas de viagem para bahia',
    'como criar um site',
    'tabela do brasileirao',
    'como emagrecer rapido',
    'signo de leao',
    'filme bom na netflix',
  ])('%s: no result is relevant enough to show', (typed) => expect(found(typed).filter(({ type }) => type !== 'profession')).toEqual([]))
})

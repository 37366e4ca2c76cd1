/** Everyday questions with numbers: top result, parsed fields and answer. */
import { describe, expect, it } from 'vitest'
import { KINDS } from '../../engine/operation/definition/kinds.ts'
import { find, type SearchResult } from '../../engine/search/index.ts'
import { ports } from '../support/ports.ts'

const found = (typed: string): SearchResult[] =>
  find(ports, typed, { among: ({ type, id }) => type !== 'operation' || KINDS[ports.registry.operations.get(id)!.kind].page !== null })

describe('a grammar rule assigns numbers that no word does', () => {
  it.each([
    ['35% de 1280', 'percentage', { mode: 'of', percent: 35, value: 1280 }, 'O resultado é 448: 35% de 1280'],
    ['what is 18% of 640', 'percentage', { mode: 'of', percent: 18, value: 640 }, 'O resultado é 115,2: 18% de 640'],
    ['quantos por cento é 45 de 180', 'percentage', { mode: 'what_percent', part: 45, value: 180 }, 'A porcentagem é 25%: 45 de 180'],
    [
      'de 1500 pra 1725 quanto subiu em %',
      'percentage',
      { mode: 'change', from_value: 1500, to_value: 1725 },
      'De 1500 para 1725, sobe 15%',
    ],
    ['aumentou de 80 pra 92 quantos %', 'percentage', { mode: 'change', from_value: 80, to_value: 92 }, 'De 80 para 92, sobe 15%'],
    ['desconto de 12% em 899', 'discount', { original_price: 899, discount_percent: 12 }, 'Com o desconto, você paga R$ 791,12'],
    // 1,980 ÷ 220 × 1.5 × 12 = 162.00, and 5 rest days of 25: 32.40. At 100%: 2,200 ÷ 220 × 2 × 10 = 200.00, and 40.00.
    ['hora extra 50% 12 horas salario 1980', 'overtime', { extra_hours_50: 12, salary: 1980 }, 'Somam-se R$ 194,40 ao salário'],
    ['hora extra de 100% 10 horas salário 2200', 'overtime', { extra_hours_100: 10, salary: 2200 }, 'Somam-se R$ 240,00 ao salário'],
    ['overtime 10 hours at 50% salary 2200', 'overtime', { extra_hours_50: 10, salary: 2200 }, 'Somam-se R$ 180,00 ao salário'],
  ] as const)('%s', (typed, id, input, answer) => {
    const [first, ...others] = found(typed)
    expect(first).toMatchObject({ id, answer, unused: [], missing: [] })
    expect(first!.input).toEqual(input)
    expect(others.filter((one) => one.type === 'operation' && one.answer !== null)).toEqual([])
  })
})

describe('a partly understood question requests the missing fields', () => {
  it.each([
    ['trabalho registrado 1850 quanto desconta de inss', 'inss-employee', { salary: 1850 }, [], undefined],
    ['fiz 8 horas extras no domingo ganho 2200', 'overtime', { extra_hours_100: 8, salary: 2200 }, [], undefined],
    ['nasci em 1964 tenho 28 anos de contribuição quando aposento', 'retirement', { contribution_years: 28 }, undefined, ['1964']],
    ['guardar 300 por mes 5 anos quanto da', 'compound-interest', { monthly_deposit: 300, months: 60 }, ['principal', 'monthly_rate'], []],
    ['quanto guardar por mes pra ter 50 mil em 3 anos', 'compound-interest', { months: 36 }, undefined, ['50 mil']],
    ['aluguel de 1500 corrigido pelo ipca', 'rent-adjustment', { rent: 1500, index: 'ipca' }, ['anniversary'], []],
  ] as const)('%s', (typed, id, input, missing, unused) => {
    const [first] = found(typed)
    expect([first!.id, first!.input]).toEqual([id, input])
    if (missing) expect(first!.missing.map(({ field }) => field)).toEqual(missing)
    if (unused) expect(first!.unused).toEqual(unused)
  })

  it.each(['nasci em 1964 tenho 28 anos de contribuição quando aposento'])('%s: shows no inline answer', (typed) =>
    expect(found(typed).filter(({ type, answer }) => type === 'operation' && answer !== null)).toEqual([]),
  )
})

describe('the monthly tax without its INSS', () => {
  it.each([
    ['imposto de renda 8 mil por mes', { taxable_income: 8000 }],
    ['IRRF de 7000', { taxable_income: 7000 }],
    ['monthly income tax on 9000 salary', { taxable_income: 9000 }],
    ['quanto vou pagar de irrf ganhando 6300 com 1 dependente', { dependents: 1, taxable_income: 6300 }],
  ] as const)('%s: is answered, and the INSS is stated as not given', (typed, input) => {
    const [first] = found(typed)
    expect(first).toMatchObject({ id: 'irrf-monthly', input })
    expect(first!.answer).not.toBeNull()
    expect(first!.assumed.map(({ field }) => field)).toContain('inss')
  })
})

describe('ranks the right result first', () => {
  it.each([
    ['que dia vence o das de outubro', 'due-date'],
    ['ate que dia pago o das desse mes', 'due-date'],
    ['when is the das due', 'due-date'],
    ['ir sobre salario de 9500', 'irrf-monthly'],
    ['diaria intermitente 12 reais a hora 9 horas', 'intermittent-work'],
    ['mei monthly payment', 'mei-tax'],
    ['late bill 500 reais 15 days', 'late-payment'],
    ['decimo terceiro trabalhei 8 meses ganhando 1900', 'thirteenth-salary'],
    ['parcela de 890 faltam 18 juros 2,1% quero quitar', 'early-payoff'],
    ['recebi 45 mil atrasado do inss de 30 meses', 'lump-sum-income'],
    ['pis trabalhei 9 meses ganhava 1800', 'salary-allowance'],
    ['servidor federal 14 mil funpresp 8,5%', 'federal-servant-pay'],
    ['bolsa familia 5 pessoas renda 800 com 2 crianças de 3 anos', 'bolsa-familia'],
    ['meu pai aposentado faleceu ganhava 2800 quanto minha mae recebe', 'death-pension'],
    ['tenho 66 anos e nunca paguei inss posso receber o bpc', 'bpc'],
    ['pensao atrasada 550 desde março de 2025', 'alimony-arrears'],
  ])('%s', (typed, id) => expect(found(typed)[0]?.id).toBe(id))
})

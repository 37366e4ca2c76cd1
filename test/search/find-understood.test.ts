/** The search answers only what it understood: regression cases of wrong answers and discarded numbers. */
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../engine/core/text/language.ts'
import { KINDS } from '../../engine/operation/definition/kinds.ts'
import { find, notKnown, type SearchResult } from '../../engine/search/index.ts'
import { slotsOf } from '../../engine/search/question/slots.ts'
import { englishLanguage } from '../../service/runtime/language.ts'
import { foundList, search } from '../../service/web/pages/search.ts'
import { ports } from '../support/ports.ts'

const paged = (typed: string): SearchResult[] =>
  find(ports, typed, { among: ({ type, id }) => type !== 'operation' || KINDS[ports.registry.operations.get(id)!.kind].page !== null })
const of = (typed: string, id: string): SearchResult => {
  const found = paged(typed).find((one) => one.id === id)
  expect(found, `${typed}: ${id}`).toBeDefined()
  return found!
}

describe('a number fills a field only when a word, a unit or a grammar rule assigns it', () => {
  it.each([
    ['13 proporcional 7 meses', 'thirteenth-salary', { months_worked: 7 }, ['salary']],
    ['decimo terceiro 2500', 'thirteenth-salary', { salary: 2500 }, ['months_worked']],
    ['rescisao 2800', 'severance', { salary: 2800 }, ['months_worked', 'type']],
    ['licença maternidade ganho 3000', 'maternity-pay', { last_salary: 3000 }, ['category']],
    [
      'parcela de apartamento de 300 mil em 30 anos',
      'financing',
      { property_value: 300000, months: 360 },
      ['down_payment', 'annual_rate', 'system'],
    ],
    ['financiamento 300 mil 30 anos', 'financing', { property_value: 300000, months: 360 }, ['down_payment', 'annual_rate', 'system']],
    ['financiar carro de 60 mil em 48x', 'installment', { total: 60000, installments: 48 }, ['monthly_rate']],
    ['vale a pena virar pj por 9 mil', 'evaluate_pj_offer', { proposed_pj_invoice: 9000 }, ['current_clt_gross']],
    ['quanto vou receber de ferias vendendo 10 dias', 'vacation-pay', { sell_days: 10 }, ['salary']],
    ['seguro desemprego quantas parcelas ganho 2200', 'unemployment-insurance', { average_salary: 2200 }, ['months_worked']],
    ['LCI de 85% ou CDB de 100% do CDI', 'cdb-comparison', { cdb_percent: 100, lci_percent: 85 }, ['principal', 'months']],
    ['CDB de 110% do CDI ou LCI de 92%?', 'cdb-comparison', { cdb_percent: 110, lci_percent: 92 }, ['principal', 'months']],
    ['aluguel 2000 reajuste igpm', 'rent-adjustment', { rent: 2000, index: 'igpm' }, ['anniversary']],
    [
      '500 reais por mês a 1% ao mês durante 10 anos juros compostos',
      'compound-interest',
      { monthly_deposit: 500, monthly_rate: 1, months: 120 },
      ['principal'],
    ],
  ] as const)('%s: %s has the parsed fields and requests the rest', (typed, id, input, missing) => {
    const [first] = paged(typed)
    expect(first!.answer).toBeNull()
    const found = of(typed, id)
    expect(found.input).toEqual(input)
    expect(found.missing.map(({ field }) => field)).toEqual(missing)
    expect(found.unused).toEqual([])
  })

  it.each([
    ['LCI de 85% ou CDB de 100% do CDI', 'lci-lca', { lci_percent: 85, kind: 'lci' }, ['100%']],
    ['CDB de 110% do CDI ou LCI de 92%?', 'lci-lca', { lci_percent: 92, kind: 'lci' }, ['110%']],
    ['CDB de 100% do CDI ou LCA de 90% do CDI', 'lci-lca', { lci_percent: 90, kind: 'lca' }, ['100%']],
    ['simples 50 mil por mês folha 20 mil', 'simples-nacional', { monthly_revenue: 50000 }, ['20 mil']],
    ['tesouro selic 10 mil 2 anos', 'tesouro-selic', { amount: 10000 }, ['2 anos']],
    ['imposto de renda 8 mil por mes', 'high-income-tax', {}, ['8 mil por mes']],
  ] as const)('%s: reports the ignored words, and %s does not answer', (typed, id, input, unused) => {
    const found = of(typed, id)
    expect(found).toMatchObject({ answer: null, unused })
    expect(found.input).toEqual(input)
  })

  it.each([
    'LCI de 85% ou CDB de 100% do CDI',
    'CDB de 110% do CDI ou LCI de 92%?',
    'CDB de 100% do CDI ou LCA de 90% do CDI',
    'simples 50 mil por mês folha 20 mil',
    'tesouro selic 10 mil 2 anos',
    '13 proporcional 7 meses',
    '13 proporcional',
    'orçamento 50 30 20',
    'gps codigo 1163',
    'financiamento 300 mil 30 anos',
    'iof de 1000 dólares',
  ])('%s: shows no answer', (typed) => {
    for (const { type, id, answer } of paged(typed)) if (type === 'operation') expect([id, answer]).toEqual([id, null])
  })

  it.each([
    ['iof de 1000 dólares no cartão', { amount: 1000, currency: 'USD', operation: 'card' }, 'O total é de R$ 5.406,63'],
    ['comprar dolar 500', { amount: 500, currency: 'USD', operation: 'cash' }, 'O total é de R$ 2.703,32'],
    ['500 dolares em reais', { amount: 500, currency: 'USD' }, 'O total é de R$ 2.611,90'],
    ['simples 50 mil por mês anexo V', { monthly_revenue: 50000, annex: 'V' }, 'O DAS do mês é de R$ 8.925,00'],
    ['dividendos de 55 mil no mês', { month_total: 55000 }, 'São retidos R$ 5.500,00 de imposto'],
    ['hora de trabalho 4400 por mês', { monthly_salary: 4400 }, 'Sua hora vale R$ 20,00'],
    ['gasolina 5,89 alcool 3,99', { gasoline_price: 5.89, alcohol_price: 3.99 }, 'Abasteça com álcool: você economiza R$ 19,00 por mês'],
    ['INSS de 4000', { salary: 4000 }, 'O INSS do salário é de R$ 368,58'],
    ['quanto pago de inss ganhando 1621', { salary: 1621 }, 'O INSS do salário é de R$ 121,57'],
    ['rpa de 2500', { gross_value: 2500 }, 'Você recebe R$ 2.225,00'],
    ['plano de saude 300 liquido 5200', { health_plan: 300, gross_salary: 5200 }, 'Você recebe R$ 4.298,88'],
    ['simples anexo I 30 mil por mês', { monthly_revenue: 30000, annex: 'I' }, 'O DAS do mês é de R$ 1.695,00'],
    ['quanto rende 10 mil no nubank em 1 ano', { principal: 10000, months: 12 }, 'No resgate você recebe R$ 11.126,12'],
  ] as const)('%s: is fully understood', (typed, input, answer) => {
    const [first] = paged(typed)
    expect(first!.input).toEqual(input)
    expect(first!.answer).toBe(answer)
  })

  it('the name of the requested result does not claim a preceding number', () =>
    expect(of('ganho 60 mil por ano quanto pago de imposto de renda', 'income-tax').input).toEqual({ annual_income: 60000 }))

  it('a question has a single calculator answer', () => {
    for (const typed of ['salario liquido 3500', 'dividendos de 55 mil no mês', 'faturei 90 mil sendo mei e agora'])
      expect(
        paged(typed).filter(({ type, answer }) => type === 'operation' && answer !== null),
        typed,
      ).toHaveLength(1)
  })

  it('an answer states its assumptions: the annex of a company that did not provide it', () =>
    expect(paged('simples nacional faturamento 20 mil')[0]!.assumedText).toContain('Anexo: III'))
})

describe('report of parsed fields', () => {
  it('lists each field with its value and source words', () =>
    expect(paged('líquido de 5200 com 1 dependente')[0]!.understood).toMatchObject([
      { field: 'dependents', label: 'Dependentes para o IRRF', value: 1, text: '1', from: '1' },
      { field: 'gross_salary', label: 'Salário bruto mensal', value: 5200, text: 'R$ 5.200,00', from: '5200' },
    ]))

  it('the page link includes them, and the result line requests the missing ones', () => {
    const [first] = search('decimo terceiro 2500', ports)
    expect(first!.address).toBe('/calculadora/decimo-terceiro?salary=2500')
    const page = foundList('decimo terceiro 2500', ports).text
    expect(page).toContain('Falta só: Meses do ano com 15 dias ou mais de trabalho.')
    expect(page).toContain('Salário bruto mensal: R$ 2.500,00')
    expect(page).toContain('href="/busca?q=decimo+terceiro"')
  })

  it('a link includes only fields of its page', () => {
    for (const typed of ['rescisao 2800', 'seguro desemprego quantas parcelas ganho 2200'])
      for (const { address, understood } of search(typed, ports))
        for (const { field } of understood) expect(new URL(address, 'http://a').searchParams.has(field), `${address} ${field}`).toBe(true)
  })

  it('never lists stop words as ignored', () => {
    const little = /^(de|da|do|e|o|a|em|no|na|com|para|por)$/
    for (const typed of ['quanto ganha um operador de maquina e de trator o dia todo', 'simples 50 mil por mês folha 20 mil'])
      for (const { unused } of paged(typed)) expect(unused.filter((word) => little.test(word))).toEqual([])
  })
})

describe('out-of-scope questions are stated as such', () => {
  it.each([
    ['quanto é o iptu', 'o IPTU'],
    ['iptu de uma casa de 300 mil', 'o IPTU'],
    ['iptu da minha casa', 'o IPTU'],
    ['qual a previsão do tempo', 'a previsão do tempo'],
    ['simulador fies', 'o Fies'],
    ['multa de trânsito', 'a multa de trânsito'],
  ])('%s: não sei %s, without results', (typed, said) => {
    expect(notKnown(ports, typed)).toBe(said)
    expect(paged(typed)).toEqual([])
    expect(foundList(typed, ports).text).toContain(`Não sei ${said}`)
  })

  it('answers a question that only mentions an out-of-scope subject', () => {
    expect(notKnown(ports, 'comprar ou alugar casa, com iptu')).toBeNull()
    expect(notKnown(ports, 'conta de luz venceu faz 10 dias')).toBeNull()
  })

  it.each([
    ['quanto recebo de 5200', 'net-salary'],
    ['20% de 350', 'percentage'],
    ['quanto é 15 por cento de 800', 'percentage'],
  ])('stop words and a number: %s is %s', (typed, id) => expect(paged(typed)[0]!.id).toBe(id))

  it('a monthly amount is not a yearly income, and “até hoje” extends to the newest data', () => {
    expect(of('ir 7500', 'income-tax')).toMatchObject({ answer: null, unused: ['7500'] })
    expect(paged('inflaçao 2015 ate hoje')[0]!.input).toMatchObject({ from: '2015-01-01' })
  })

  it('ranks the right result first, without irrelevant results below', () => {
    expect(paged('trabalhei no feriado')[0]!.id).toBe('overtime')
    expect(paged('meu patrao nao pagou minhas ferias')[0]!.id).toBe('vacation-pay')
    const mei = paged('quanto o mei paga')
    expect(mei[0]!.id).toBe('mei-tax')
    expect(mei.length).toBeLessThanOrEqual(5)
    expect(mei.filter(({ type }) => type === 'profession')).toEqual([])
  })
})

describe('questions in English', () => {
  it.each([
    ['net salary 5000', 'Você recebe R$ 4.498,50'],
    ['take-home pay on a 7000 reais salary', 'Você recebe R$ 5.463,74'],
    ['how much is the take-home pay of 5,200 with 1 dependent', 'Você recebe R$ 4.624,06'],
    ['current Selic rate', 'Meta da taxa Selic, em 05/10/2026: 13,75%'],
    ['inflation from 2015 to 2020', 'IPCA de 2015 a 2020: 36,97%'],
    ['dollar on 13/03/2020', 'Dólar PTAX, venda, em 13/03/2020: R$ 4,7362'],
    ['compound interest 10000 at 1% a month for 5 years', 'No fim, você tem R$ 18.166,97'],
    ['vacation pay 3000', 'Você recebe R$ 3.631,42'],
    ['how much is my net salary with 7000 gross', 'Você recebe R$ 5.463,74'],
    ['what is the selic rate', 'Meta da taxa Selic, em 05/10/2026: 13,75%'],
    ['selic rate', 'Meta da taxa Selic, em 05/10/2026: 13,75%'],
  ])('%s: %s', (typed, answer) => expect(paged(typed)[0]!.answer).toBe(answer))

  it('requests the missing fields', () =>
    expect(of('severance 3 years salary 4000', 'severance')).toMatchObject({
      answer: null,
      input: { salary: 4000, months_worked: 36 },
      missing: [{ field: 'type' }],
    }))
})

describe('an amount in reais is converted from reais', () => {
  it.each([
    ['3000 reais em dolar', 'Com R$ 3.000,00 se compram 574,29 em dólar'],
    ['quantos dolares compro com 3000 reais', 'Com R$ 3.000,00 se compram 554,87 em dólar'],
    ['how many dollars for 3000 reais', 'Com R$ 3.000,00 se compram 574,29 em dólar'],
    ['100 dolares em reais', 'O total é de R$ 522,38'],
    ['comprar 5 mil dolares', 'O total é de R$ 27.033,17'],
  ])('%s', (typed, answer) => expect(paged(typed)[0]).toMatchObject({ id: 'currency', answer }))

  it('an amount in reais without a currency does not become a foreign amount', () =>
    expect(paged('500 reais na shein com iof')[0]).toMatchObject({ answer: null, unused: ['500 reais'] }))
})

describe('a result line never answers another question', () => {
  it.each([
    ['salario minimo 2027', 'what is not enacted yet'],
    ['tabela irrf 2027', 'what is not enacted yet'],
    ['ferias vencidas 2700', 'they may be owed twice over'],
    ['ferias proporcionais 2400', 'of how many months nobody said'],
    ['13° 1 parcela 3 mil', 'the first instalment is not one month'],
  ])('%s: %s', (typed) => expect(paged(typed).map(({ answer }) => answer)).not.toContainEqual(expect.any(String)))

  it.each([
    ['herança itcmd 400 mil', 'o ITCMD'],
    ['inventario de 800 mil quanto custa', 'o inventário'],
    ['regra de três 3 5 7', 'a regra de três'],
    ['dividir conta 184 por 5', 'dividir contas'],
  ])('%s is out of range', (typed, said) => {
    expect(notKnown(ports, typed)).toBe(said)
    expect(paged(typed)).toEqual([])
  })

  it.each([
    ['qual meu salário líquido com 7000 bruto', 'net-salary', 'Você recebe R$ 5.463,74'],
    ['salário bruto 7000 líquido quanto fica', 'net-salary', 'Você recebe R$ 5.463,74'],
    ['quanto de bruto para receber 8000 líquidos', 'gross-from-net', 'O salário bruto é de R$ 10.769,13'],
    ['quanto rende 100 mil a 1% ao mês em 5 anos', 'compound-interest', 'No fim, você tem R$ 181.669,67'],
  ])('gross is not net, and a return is not an income: %s', (typed, id, answer) => expect(paged(typed)[0]).toMatchObject({ id, answer }))

  it.each([
    ['vendi ações com lucro de 8 mil quanto de imposto', 'stock-tax', { swing_result: 8000 }, ['swing_sales']],
    ['consignado de 15 mil em 60 vezes a 1,8% ao mês', 'payroll-loan', { requested_amount: 15_000 }, ['available_income']],
    ['consignado para aposentado que ganha 3000', 'payroll-loan', { available_income: 3000 }, ['months', 'monthly_rate']],
    ['colocar 500 por mês a 0,8% ao mês por 10 anos', 'compound-interest', { monthly_deposit: 500, months: 120 }, ['principal']],
    ['trabalhei no feriado salário 2200', 'overtime', { salary: 2200 }, ['extra_hours_50', 'extra_hours_100', 'night_hours']],
  ])('%s: shows no answer until the missing field is provided', (typed, id, input, missing) => {
    const [first] = paged(typed)
    expect(first).toMatchObject({ id, answer: null, input })
    expect(first!.missing.map(({ field }) => field)).toEqual(missing)
  })

  it('a price under a hundred belongs to its discount', () =>
    expect(paged('desconto de 15% em 89,90')[0]).toMatchObject({ id: 'discount', answer: 'Com o desconto, você paga R$ 76,41' }))

  it('a monthly amount fills no yearly field', () =>
    expect(paged('imposto de renda mensal 6500 com 2 dependentes').find(({ id }) => id === 'income-tax')?.input ?? {}).not.toHaveProperty(
      'tax_withheld',
    ))
})

it('field recognition does not depend on the first reader’s language', () => {
  const { inputSchema } = ports.registry.operations.get('net-salary')!
  const [first, other] = [structuredClone(inputSchema), structuredClone(inputSchema)]
  expect(JSON.stringify(inLanguage(englishLanguage(), () => slotsOf(first)))).toBe(JSON.stringify(slotsOf(other)))
})

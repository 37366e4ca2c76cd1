/** Held-out everyday questions about the third batch of operations, and off-topic questions, which must have no results. */
import { describe, expect, it } from 'vitest'
import { KINDS } from '../../engine/operation/definition/kinds.ts'
import { find, type SearchResult } from '../../engine/search/index.ts'
import { ports } from '../support/ports.ts'

const found = (typed: string): SearchResult[] =>
  find(ports, typed, { among: ({ type, id }) => type !== 'operation' || KINDS[ports.registry.operations.get(id)!.kind].page !== null })

describe('ranks the right result first', () => {
  it.each([
    ['quanto de imposto em 4500', 'irrf-monthly|net-salary|income-tax'],
    ['pis 2026', 'salary-allowance'],
    ['superendividamento', 'debt-minimum'],
    ['IRRF de 7000', 'irrf-monthly'],
    ['minha firma atrasou o pagamento q dia tem q cair', 'due-date'],
    ['mae solteira 2 filhos quanto recebo de bolsa familia', 'bolsa-familia'],
    ['arrumei emprego vou perder o bolsa familia?', 'benefit_and_raise'],
    ['loas idoso 65 anos', 'bpc'],
    ['bpc autismo renda familiar', 'bpc'],
    ['recebo bpc e quero trabalhar', 'inclusion-aid|benefit_and_raise'],
    ['auxilio inclusao valor', 'inclusion-aid'],
    ['meu marido morreu quanto fica a pensão pra mim', 'death-pension'],
    ['pensao por morte do inss viuva 42 anos', 'death-pension'],
    ['licença paternidade quantos dias 2027', 'paternity-pay|paternity'],
    ['vou ser pai quantos dias fico em casa', 'paternity-pay'],
    ['banco de horas 20 horas positivas salario 2400', 'time-bank'],
    ['bati ponto 8:12 e sai 17:40 quanto deu', 'work-hours'],
    ['quantas horas extras fiz hoje pelo ponto', 'work-hours'],
    ['trabalho intermitente 40 horas a 15 reais', 'intermittent-work'],
    ['sou servidor federal ganho 12 mil quanto fica liquido', 'federal-servant-pay'],
    ['pss servidor publico aposentado', 'federal-servant-pay'],
    ['ganhei ação trabalhista 60 mil quanto de imposto', 'lump-sum-income|court-income-tax'],
    ['rra 24 meses 90 mil', 'lump-sum-income'],
    ['dividendos de ações americanas imposto', 'foreign-investments'],
    ['vendi acoes na avenue lucro 3 mil', 'foreign-investments'],
    ['minhas dividas comem o salario todo o que a lei protege', 'debt-minimum'],
    ['aposentadoria especial enfermeira 25 anos', 'special-retirement'],
    ['aposentadoria da pessoa com deficiencia leve', 'disabled-retirement'],
    ['aposentadoria rural lavrador 60 anos', 'rural-retirement'],
    ['direito adquirido aposentadoria antes da reforma', 'acquired-retirement'],
    ['media dos salarios desde julho de 94', 'contribution-average'],
    ['tesouro renda mais 2045', 'tesouro-monthly'],
    ['educa+ para meu filho', 'tesouro-monthly'],
    ['cdb prefixado 13% 2 anos 20 mil', 'fixed-income'],
    ['lci ou cdb prefixado', 'fixed-income|where_to_invest|cdb-comparison|lci-lca'],
    ['ex nao paga pensao desde 2023', 'alimony-arrears'],
    ['pensao alimenticia atrasada 8 meses de 600', 'alimony-arrears'],
    ['cbs e ibs da nota fiscal 2026', 'consumption-tax'],
    ['nota de 500 reais quanto de cbs', 'consumption-tax'],
    ['quanto é 15 porcento de 240', 'percentage'],
    ['inss de 3.200', 'inss-employee'],
    ['quanto desconta de inss 2850,00', 'inss-employee'],
    ['abono do pis quem nasceu em maio', 'salary-allowance'],
    ['liquido de 3800 reais', 'net-salary'],
    ['quanto cai na conta salario 2.700 com 1 dependente', 'net-salary'],
    ['fui mandado embora 3 anos 2100 por mes', 'severance'],
    ['tenho 8 mil de fgts multa 40', 'severance|dismissal-cost|fgts'],
    ['vale a pena quitar o carro', 'pay_off_early'],
    ['how much bolsa familia for 4 people', 'bolsa-familia'],
    ['inss on 5000 salary', 'inss-employee'],
    ['death pension for a widow', 'death-pension'],
    ['what percent is 30 of 120', 'percentage'],
    ['brazil withholding tax on 7000 salary', 'irrf-monthly'],
    ['paternity leave brazil days', 'paternity-pay|paternity'],
    ['unpaid child support since 2022', 'alimony-arrears'],
    ['late child support interest', 'alimony-arrears'],
    ['federal civil servant net pay 15000', 'federal-servant-pay'],
    ['slário liqudo 2950', 'net-salary'],
    ['recisao pedido de demisao 11 mezes 1800', 'severance'],
  ])('%s', (typed, right) => expect(right.split('|')).toContain(found(typed)[0]?.id))
})

it.each([
  ['aumentou de 80 pra 92 quantos %', 'percentage'],
  ['when is the das due', 'due-date'],
])('%s: is in the top three', (typed, right) =>
  expect(
    found(typed)
      .slice(0, 3)
      .map(({ id }) => id),
  ).toContain(right),
)

describe('an off-topic question has no results', () => {
  it.each([
    'capital da frança',
    'melhor celular até 1500',
    'quem descobriu o brasil',
    'melhor carro popular',
    'quanto custa uma passagem para lisboa',
    'horário de funcionamento do shopping',
    'letra da música evidências',
    'quando é o carnaval de 2027 em salvador ingressos',
    'como fazer pão de queijo',
    'distância da terra à lua',
    'quantos habitantes tem o brasil',
    'remédio para dor de cabeça',
    'tamanho do campo de futebol',
    'jogo do corinthians hoje',
    'placar do jogo',
    'melhor notebook para estudar',
    'como trocar pneu',
    'receita de feijoada',
    'quem é o presidente da república',
    'resultado da lotofácil',
    'significado do nome maria',
    'traduzir house para português',
    'previsão do tempo amanhã em curitiba',
    'ônibus para santos horário',
    'melhor hotel em gramado',
    'curso de inglês grátis',
    'como limpar sofá',
    'comprar iphone 15 barato',
    'filmes em cartaz',
    'quantos quilômetros de são paulo ao rio',
    'cachorro pode comer uva',
    'exercícios para perder barriga',
    'best restaurants in são paulo',
    'how tall is christ the redeemer',
    'weather tomorrow',
    'cheap flights to lisbon',
    'who won the world cup in 2002',
    'python tutorial',
    'melhor tv 50 polegadas',
    'oi tudo bem',
  ])('%s', (typed) => expect(found(typed)).toEqual([]))
})

describe('a shop or product name beside an amount is not off-topic', () => {
  it.each([
    ['comprei um fusca de 20 mil em 36x', 'installment'],
    ['celta financiado 25 mil', 'financing'],
  ])('%s', (typed, right) => expect(found(typed)[0]?.id).toBe(right))
})

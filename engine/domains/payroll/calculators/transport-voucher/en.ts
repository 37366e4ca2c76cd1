/** The English of what is said here, by the Portuguese. */
export const english = {
  '30 no mês inteiro; menos na admissão ou na saída': '30 in a whole month; fewer on hiring or leaving',
  '6% do salário básico': '6% of the basic salary',
  'Até 20% no PAT': 'Up to 20% under PAT',
  'Custo do transporte': 'Transport cost',
  'Custo do transporte no mês': 'Transport cost in the month',
  'Custo do transporte por dia': 'Transport cost per day',
  'Custo igual ao limite: a empresa não paga nada': 'Cost equal to the limit: the company pays nothing',
  'Desconto do vale-refeição': 'Meal voucher deduction',
  'Desconto máximo': 'Maximum deduction',
  'Dias de trabalho presencial no mês': 'Days of on-site work in the month',
  'Dias do mês no emprego': 'Days of the month in the job',
  'Duas passagens por dia em 22 dias': 'Two fares a day over 22 days',
  'Ganho R$ 2.000 e gasto R$ 300 de condução por mês: quanto descontam do vale-transporte?':
    'I earn R$ 2,000 and spend R$ 300 a month on commuting: how much is deducted for the transport voucher?',
  'Meio mês e vale-refeição com 20% descontados': 'Half a month and a meal voucher with 20% deducted',
  'No mês incompleto o desconto máximo é proporcional aos dias, como é de praxe.':
    'In an incomplete month the maximum deduction is in proportion to the days, as is usual.',
  'O desconto da refeição é o que a empresa combinou, até 20% do custo no Programa de Alimentação do Trabalhador; em vale ou refeição não é salário, em dinheiro é (CLT, art. 457, § 2º).':
    'The meal deduction is what the company agreed, up to 20% of the cost under the Programa de Alimentação do Trabalhador; as a voucher or a meal it is not salary, in cash it is (CLT, art. 457, § 2º).',
  'O desconto do vale-transporte é de {value}': 'The transport voucher deduction is {value}',
  'Ou informe o custo por dia, ou a passagem': 'Or give the cost per day, or the fare',
  'Parte da empresa na refeição': "Company's share of meals",
  'Parte do vale-refeição descontada': 'Share of the meal voucher deducted',
  'Passagens por dia': 'Fares per day',
  'Preço da passagem': 'Price of the fare',
  'Quanto se desconta de vale-transporte, até 6% do salário e nunca mais que o custo, quanto a empresa paga e se vale a pena pedir.':
    'How much is deducted for the transport voucher, up to 6% of the salary and never more than the cost, how much the company pays and whether it is worth asking for.',
  'Quem paga a condução': 'Who pays for the commute',
  'Salário básico': 'Basic salary',
  'Se o transporte custa mais que o desconto máximo': 'If transport costs more than the maximum deduction',
  'Sem horas extras, adicionais e gratificações': 'Without overtime, premiums and bonuses',
  'Transporte mais barato que 6%: desconta-se só o custo': 'Transport cheaper than 6%: only the cost is deducted',
  'Vale a pena pedir': 'Worth asking for',
  'Vale-refeição ou alimentação por mês': 'Meal or food voucher per month',
  'Vale-transporte e vale-refeição': 'Transport voucher and meal voucher',
  'Vale-transporte sobre o salário básico, sem INSS, IRRF e FGTS (Lei nº 7.418/1985, arts. 2º e 4º).':
    'Transport voucher on the basic salary, not subject to INSS, IRRF and FGTS (Lei nº 7.418/1985, arts. 2º e 4º).',
  'informe o custo de uma só forma: por mês, por dia ou pela passagem': 'give the cost in one way only: per month, per day or by the fare',
  'informe o custo por mês, o custo por dia com os dias, ou a passagem com as viagens e os dias':
    'give the cost per month, the cost per day with the days, or the fare with the trips and the days',
  'só serve com fare, o preço da passagem': 'only works with fare, the price of the fare',
  'só serve com o custo por dia ou com a passagem': 'only works with the cost per day or with the fare',
  '{0}; o custo, menor que o desconto máximo': '{0}; the cost, lower than the maximum deduction',
  '{0}; o desconto máximo': '{0}; the maximum deduction',
  'é obrigatório com a passagem': 'is required with the fare',
  'é obrigatório com o custo por dia ou com a passagem': 'is required with the cost per day or with the fare',
}

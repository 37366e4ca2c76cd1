export const english = {
  '30 por mês': '30 per month',
  'A média do ano-base e o limite': 'The average of the base year and the limit',
  'A média passa de {0}, o limite do ano-base.': 'The average exceeds {0}, the limit of the base year.',
  'A soma do que ganhou no ano-base dividida pelos meses trabalhados nele':
    'The sum of what was earned in the base year divided by the months worked in it',
  'Anos de inscrição no PIS ou PASEP': 'Years registered with PIS or PASEP',
  'Banco do Brasil (PASEP)': 'Banco do Brasil (PASEP)',
  'Caixa Econômica Federal (PIS)': 'Caixa Econômica Federal (PIS)',
  'Conta o trabalho de {0}, o ano-base: a média é a dos meses trabalhados nele, e não a de hoje.':
    "What counts is the work in {0}, the base year: the average is that of the months worked in it, and not today's.",
  'Dá o dia do pagamento': 'Gives the payment day',
  'Em 2024, pelo ano-base de 2022': 'In 2024, by base year 2022',
  'Em 2025 o limite eram dois salários mínimos de 2023': 'In 2025 the limit was two minimum wages of 2023',
  'Em reais inteiros, arredondado para cima': 'In whole reais, rounded up',
  Empregador: 'Employer',
  'Limite da remuneração média': 'Average pay limit',
  'Meses trabalhados no ano-base': 'Months worked in the base year',
  'Média de até {0}, ao menos {1} dias de trabalho e {2} anos de inscrição.':
    'Average of up to {0}, at least {1} {1|day|days} of work and {2} {2|year|years} of registration.',
  'Não há abono a receber': 'There is no allowance to receive',
  'O abono é de {value}': 'The allowance is {value}',
  'O ano inteiro paga um salário mínimo': 'The whole year pays one minimum wage',
  'O calendário de pagamento desse ano não está registrado.': "That year's payment calendar is not recorded.",
  'O empregador pessoa física não contribui para o PIS/PASEP, e sem isso não há abono.':
    'An employer who is an individual does not contribute to PIS/PASEP, and without that there is no allowance.',
  'Outra pessoa física': 'Another individual',
  'Pago a partir de': 'Paid from',
  'Quatro anos de inscrição não bastam': 'Four years of registration are not enough',
  'Que o empregador pessoa física não contribui para o PIS/PASEP foi lido em uma só fonte.':
    'That an employer who is an individual does not contribute to PIS/PASEP was read in a single source.',
  'Quem ganha R$ 2.000 e trabalhou o ano todo recebe o abono do PIS?':
    'Does someone who earns R$ 2,000 and worked the whole year get the PIS salary allowance?',
  'Quinze dias ou mais contam como mês': 'Fifteen days or more count as a month',
  'Remuneração média do ano-base': 'Average pay in the base year',
  'Salário mínimo do dia do pagamento; o valor sobe ao real inteiro seguinte (Lei nº 7.998/1990, art. 9º, §§ 2º e 4º).':
    'Minimum wage on the payment day; the amount goes up to the next whole real (Lei nº 7.998/1990, art. 9º, §§ 2º e 4º).',
  'Se há direito ao abono do PIS ou do PASEP, quanto se recebe pelos meses do ano-base e em que dia é pago.':
    'Who is entitled to the PIS or PASEP allowance, how much is received for the months of the base year and on what day it is paid.',
  'Sete meses, nascido em maio, pago em 2026': 'Seven months, born in May, paid in 2026',
  'São precisos {0} anos de inscrição no PIS ou PASEP; são {1}.':
    '{0} {0|year|years} of registration with PIS or PASEP are needed; there are {1}.',
  'São precisos {0} dias de trabalho no ano-base; foram {1}.': '{0} {0|day|days} of work in the base year are needed; there were {1}.',
  'Um centavo acima do limite': 'One centavo above the limit',
  'Um mês em 2026': 'One month in 2026',
  'Valor do abono': 'Amount of the allowance',
  'Vinte e nove dias não bastam': 'Twenty-nine days are not enough',
  'o ano de payment_year, ou hoje em São Paulo': 'the year of payment_year, or today in São Paulo',
  'o de hoje': "today's",
  'o limite do abono pago em {0} ainda não foi fixado; o último é o de {1}':
    'the limit of the allowance paid in {0} has not been set yet; the last one is that of {1}',
  'sem o mês de nascimento, sem direito ou sem calendário registrado':
    'without the month of birth, when not entitled, or without a recorded calendar',
  '{0} × {1} ÷ 12, para cima; ao real': '{0} × {1} ÷ 12, rounded up; to the real',
  '{0}; do ano-base de {1}': '{0}; for the base year of {1}',
  'Órgão público': 'Public body',
  'é de {0}, mas payment_year é {1}: informe só um dos dois': 'is from {0}, but payment_year is {1}: give only one of the two',
}

/** The English of what is said here, by the Portuguese. */
export const english = {
  '0; já completa': '0; already complete',
  'A reserva se completa em até 1.200 meses': 'The fund is completed within 1,200 months',
  'Autônomo: doze meses': 'Self-employed: twelve months',
  'CLT 6 meses, autônomo 12, servidor público 3': 'CLT 6 months, self-employed 12, civil servant 3',
  'Carteira assinada, custo de vida de 1.500,00': 'Formal CLT job, cost of living of 1,500.00',
  'Cem anos em ponto': 'Exactly one hundred years',
  'Estabilidade da renda': 'Income stability',
  'Gasto R$ 3.000 por mês: de quanto deve ser a minha reserva?': 'I spend R$ 3,000 a month: how large should my reserve be?',
  'Mais de cem anos é nunca': 'More than one hundred years is never',
  'Meses até completar': 'Months to complete',
  'Meses até completar a reserva': 'Months to complete the fund',
  'Meses de gasto a cobrir': 'Months of spending to cover',
  'Meses de gasto cobertos pela reserva': 'Months of spending covered by the fund',
  'Meses escolhidos e sobra de um centavo para o mês seguinte': 'Chosen months and one centavo left for the following month',
  'Meses que o valor já guardado cobre, com duas casas': 'Months the amount already saved covers, with two decimal places',
  'O rendimento da reserva não entra na conta: só o que se guarda.':
    'The return of the fund is not part of the calculation: only what is saved.',
  'Os meses de cada perfil são recomendação comum de educadores financeiros, não lei.':
    'The months of each profile are a common recommendation of financial educators, not law.',
  'Quanto guardar para imprevistos conforme a estabilidade da renda, e em quanto tempo.':
    'How much to save for the unexpected given how stable your income is, and how long it takes.',
  'Quanto se guarda por mês': 'How much is saved per month',
  Reserva: 'Fund',
  'Reserva de emergência': 'Emergency fund',
  'Sem guardar nada a reserva não se completa': 'Without saving anything the fund is never complete',
  'Servidor público: três meses, já guardados': 'Civil servant: three months, already saved',
  'Sua reserva deve ser de {value}': 'Your fund should be {value}',
  'Valor da reserva': 'Amount of the fund',
  'os do perfil': 'those of the profile',
  '{0} ÷ {1}, para cima': '{0} ÷ {1}, rounded up',
}

/** The English of what is said here, by the Portuguese. */
export const english = {
  'A lei desse dia ainda não é conhecida; calcula-se até {0}, com a de hoje.':
    "The law of that day is not known yet; calculations go up to {0}, under today's law.",
  'Carnaval (segunda-feira)': 'Carnival (Monday)',
  'Carnaval (terça-feira)': 'Carnival (Tuesday)',
  'Com estes valores o resultado passa do que esta API informa com exatidão de centavo (até R$ 70 trilhões).':
    'With these values the result goes beyond what this API gives exact to the centavo (up to R$ 70 trillion).',
  'Confraternização Universal': "New Year's Day",
  'Corpus Christi': 'Corpus Christi',
  'Dia da Consciência Negra': 'Black Consciousness Day',
  'Dia do Trabalho': 'Labor Day',
  Finados: "All Souls' Day",
  'Independência do Brasil': 'Independence Day',
  'January February March April May June July August September October November December':
    'January February March April May June July August September October November December',
  Natal: 'Christmas',
  'Nossa Senhora Aparecida': 'Our Lady of Aparecida',
  'O registro de "{0}" começa em {1}; não há versão para uma data anterior.':
    'The record of "{0}" starts on {1}; there is no version for an earlier date.',
  'Proclamação da República': 'Proclamation of the Republic',
  'Sexta-feira da Paixão': 'Good Friday',
  Tiradentes: 'Tiradentes Day',
  'dia corrido': 'calendar day',
  'dia útil': 'business day',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro':
    'January February March April May June July August September October November December',
  'more than two decimals: {0}': 'more than two decimals: {0}',
  'mês anterior': 'previous month',
  'no bank calendar before {0}': 'no bank calendar before {0}',
  parcela: 'installment',
  'soma de {0} valores': 'sum of {0} {0|amount|amounts}',
  'the brackets do not join at {0}: {1} centavos': 'the brackets do not join at {0}: {1} centavos',
  'vem antes do início da série {0}, em {1}': 'comes before the start of the series {0}, on {1}',
}

export const english = {
  'A lei desse dia ainda não é conhecida; calcula-se até {0}, com a de hoje.':
    "The law of that day is not known yet; calculations go up to {0}, under today's law.",
  'Com estes valores o resultado passa do que esta API informa com exatidão de centavo (até R$ 70 trilhões).':
    'With these values the result goes beyond what this API gives exact to the centavo (up to R$ 70 trillion).',
  'January February March April May June July August September October November December':
    'January February March April May June July August September October November December',
  'O registro de "{0}" começa em {1}; não há versão para uma data anterior.':
    'The record of "{0}" starts on {1}; there is no version for an earlier date.',
  'O registro de "{0}" vai até {1}: {2}.': 'The record of "{0}" goes up to {1}: {2}.',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro':
    'January February March April May June July August September October November December',
  'more than two decimals: {0}': 'more than two decimals: {0}',
  'não pode ser depois de hoje, {0}: o indicador {1} ainda não existe nesse dia':
    'cannot be after today, {0}: the indicator {1} does not exist on that day yet',
  'the brackets do not join at {0}: {1} centavos': 'the brackets do not join at {0}: {1} centavos',
  'vem antes do início da série {0}, em {1}': 'comes before the start of the series {0}, on {1}',
}

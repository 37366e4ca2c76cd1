export const english = {
  '100%; por tempo, a média inteira': '100%; by time, the full average',
  '70% + 1% × {0}, não mais que 100%': '70% + 1% × {0}, not more than 100%',
  'Anos contribuídos com a deficiência': 'Years contributed with the disability',
  'Anos exigidos por tempo': 'Years required by time',
  'Deficiência leve aos 58 anos, com 20 de contribuição: ainda não': 'Mild disability at 58, with 20 years of contribution: not yet',
  'Mulher com deficiência grave e 20 anos: por tempo, a média inteira':
    'Woman with severe disability and 20 years: by time, the full average',
  'O grau é dado pela avaliação do INSS. O fator previdenciário, que só se usa quando aumenta o valor, ficou de fora.':
    'The degree is given by the INSS assessment. The social security factor, used only when it raises the amount, was left out.',
  'O mesmo aos 60 anos: por idade, 70% + 1% por ano': 'The same at 60: by age, 70% + 1% per year',
  'O mesmo em todo o tempo: mudança de grau não é calculada aqui': 'The same throughout: a change of degree is not calculated here',
  'O tempo e o que se exige': 'The time and what is required',
  'Os dois direitos: vale o melhor': 'Both entitlements: the better one applies',
  'Se há direito à aposentadoria da pessoa com deficiência, por tempo ou por idade, e o valor pela média. A reforma de 2019 manteve essas regras.':
    'Whether a person with a disability is entitled to retire, by time or by age, and the amount from the average. The 2019 reform kept these rules.',
  'Um mês a menos que o exigido': 'One month less than required',
  'Um só grau em todo o tempo; a conversão entre graus e de tempo sem deficiência não é calculada aqui.':
    'A single degree throughout; conversion between degrees and of time without a disability is not calculated here.',
  'Você ainda não tem direito': 'You are not entitled yet',
  'Você já tem direito: informe a média para saber o valor': 'You are already entitled: give the average to see the amount',
  grave: 'severe',
  leve: 'mild',
  moderada: 'moderate',
  '{0}; deficiência {1}, com {2} anos contribuídos nela': '{0}; {1} disability, with {2} {2|year|years} contributed with it',
}

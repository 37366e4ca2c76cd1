export const english = {
  'Antes de maio de 2012 a Selic não conta': 'Before May 2012 the Selic does not count',
  'Cada depósito entra no começo do mês, na data de aniversário, como na Calculadora do Cidadão do Banco Central.':
    "Each deposit goes in at the start of the month, on the anniversary date, as in the Central Bank's Calculadora do Cidadão.",
  'Depósito inicial': 'Initial deposit',
  'Depósitos mensais de cem reais em um ano': 'Monthly deposits of one hundred reais over one year',
  'Juros fixos mais TR, ou parte da Selic mais TR': 'Fixed interest plus TR, or part of the Selic plus TR',
  'Meta da Selic ao ano': 'Selic target per year',
  'O saldo é arredondado ao centavo só no fim; o banco credita cada aniversário em centavos.':
    'The balance is rounded to the centavo only at the end; the bank credits each anniversary in centavos.',
  'Quanto rende a poupança pela regra da data: 0,5% ao mês mais TR, ou 70% da Selic mais TR.':
    'What the savings account earns by the rule of the date: 0.5% a month plus TR, or 70% of the Selic plus TR.',
  'Regra aplicada': 'Rule applied',
  'Rendimento ao mês': 'Return per month',
  'Rendimento ao mês, com a TR': 'Return per month, with the TR',
  'Rendimento, isento de imposto de renda para pessoa física': 'Return, exempt from income tax for individuals',
  'Saldo final': 'Final balance',
  'Saldo no fim do prazo': 'Balance at the end of the term',
  'Selic acima de 8,5%: 0,5% ao mês, sem TR': 'Selic above 8.5%: 0.5% a month, without TR',
  'Selic de 15% e TR de julho de 2025': 'Selic at 15% and the TR of July 2025',
  'Selic de 2%, a menor da história': 'Selic at 2%, the lowest in history',
  'Selic de 7,75% com TR, dezembro de 2021': 'Selic at 7.75% with TR, December 2021',
  'Selic e TR zeradas: nada rende, no prazo mais longo': 'Selic and TR at zero: nothing is earned, over the longest term',
  'Selic exatamente em 8,5%: 70% dela': 'Selic at exactly 8.5%: 70% of it',
  'Selic um centésimo acima de 8,5%': 'Selic one hundredth above 8.5%',
  'comparar a poupança com outra aplicação': 'compare the savings account with another investment',
  'não vem com selic_annual: a Selic é a suposta ou a esperada':
    'does not go with selic_annual: the Selic is the assumed or the expected one',
  'Índice arredondado para cima': 'Index rounded up',
  'Índice arredondado para o par': 'Index rounded to even',
}

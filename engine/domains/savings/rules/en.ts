export const english = {
  '(Carta-Circular BCB nº 2.726/1997)': '(Carta-Circular BCB nº 2.726/1997)',
  '({0} − {1}) × {2}; {3} dias corridos': '({0} − {1}) × {2}; {3} calendar {3|day|days}',
  '0 é o começo': '0 is the start',
  'A meta não é alcançada em 1.200 meses (100 anos), até onde esta conta vai.':
    'The goal is not reached in 1,200 months (100 years), as far as this calculation goes.',
  'Até {0} pontos': 'Up to {0} {0|point|points}',
  'Cada mês conta 21 dias úteis (252 ÷ 12) para render; para o imposto contam os dias corridos de verdade.':
    'For the return, each month counts as 21 business days (252 ÷ 12); for the tax, the actual calendar days count.',
  'Em meses de 30 dias o prazo seria de {0} dias, com alíquota de {1} e imposto de {2}: é a conta de alguns simuladores; o resgate, {3} meses depois da aplicação, passa desses dias.':
    'In 30-day months the term would be {0} {0|day|days}, with a tax rate of {1} and tax of {2}: that is the calculation of some simulators; the redemption, {3} {3|month|months} after the investment, goes past those days.',
  'Juros fixos mais TR': 'Fixed interest plus TR',
  'O índice mensal da poupança tem seis casas decimais, arredondado pela NBR 5891{0}.':
    'The monthly savings account index has six decimal places, rounded by NBR 5891{0}.',
  'Parte da Selic mais TR': 'Part of the Selic plus TR',
  'Poupança com a TR de {0} ao mês em todo o prazo.': 'Savings account with the TR of {0} a month over the whole term.',
  'Poupança com a meta da Selic de {0} ao ano e a TR de {1} ao mês em todo o prazo.':
    'Savings account with the Selic target of {0} a year and the TR of {1} a month over the whole term.',
  'Rendimento até o mês': 'Return up to the month',
  'Total colocado até o mês': 'Total put in up to the month',
  'a data {0} vem antes da primeira': 'the date {0} comes before the first',
  'a {0} só pode ser resgatada a partir de {1} meses, e o prazo é de {2}: escolha outra aplicação':
    'the {0} can only be redeemed after {1} {1|month|months}, and the term is {2}: choose another investment',
  'deve ter uma data para cada valor: são {0} valores e {1} datas':
    'must have one date for each amount: there are {0} {0|amount|amounts} and {1} {1|date|dates}',
  'o CDI da data; na poupança, a regra dela': 'the CDI of the date; for the savings account, its own rule',
  '{0} × (1 + TR de {1}) − 1; índice com seis casas': '{0} × (1 + TR of {1}) − 1; index with six decimal places',
  '{0} × {1}; {2} dias corridos': '{0} × {1}; {2} calendar {2|day|days}',
  '{0}, de {1},': '{0}, of {1},',
  '{0}; {1} já passa de {2}': '{0}; {1} is already above {2}',
}

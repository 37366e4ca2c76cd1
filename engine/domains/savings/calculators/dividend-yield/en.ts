export const english = {
  'A carteira valoriza {0} ao ano até a meta, além dos dividendos; antes de imposto (a Lei nº 15.270/2025 retém parte dos dividendos altos de uma mesma empresa).':
    'The portfolio grows {0} a year until the goal, besides dividends; before tax (Lei nº 15.270/2025 withholds part of high dividends from one company).',
  'A meta é alcançada em até 1.200 meses': 'The goal is reached within 1,200 months',
  'Aporte de um centavo: não chega em cem anos': 'Contribution of one centavo: it does not get there in one hundred years',
  'Cinco mil por mês a 12% ao ano': 'Five thousand a month at 12% a year',
  'Cinco mil por mês a 7% ao ano': 'Five thousand a month at 7% a year',
  'Cotação e dividendos constantes; antes de imposto (a Lei nº 15.270/2025 retém parte dos dividendos altos de uma mesma empresa).':
    'Constant price and dividends; before tax (Lei nº 15.270/2025 withholds part of high dividends from the same company).',
  'Dividendos ao ano sobre o valor investido': 'Dividends a year on the amount invested',
  'Dividendos pagos todo mês (um doze avos do rendimento anual) e reinvestidos até a meta; aporte no começo de cada mês.':
    'Dividends paid every month (one twelfth of the annual yield) and reinvested up to the goal; contribution at the start of each month.',
  'Enquanto se aporta; a renda desejada não muda': 'While contributing; the desired income does not change',
  'Investimento necessário': 'Investment needed',
  'Meses até o investimento necessário, reinvestindo os dividendos': 'Months to the investment needed, reinvesting the dividends',
  'Meses só com os aportes': 'Months with contributions only',
  'Mil por mês a 8% com aportes de mil': 'One thousand a month at 8% with contributions of one thousand',
  'Quanto falta investir': 'How much is left to invest',
  'Quanto investir para receber uma renda mensal de dividendos, e em quanto tempo se chega lá.':
    'How much to invest to receive a monthly dividend income, and how long it takes to get there.',
  'Quinhentos por mês a 12%: cinquenta mil, no primeiro aporte': 'Five hundred a month at 12%: fifty thousand, on the first contribution',
  'Renda atual': 'Current income',
  'Renda de dividendos': 'Dividend income',
  'Renda mensal do valor já investido': 'Monthly income from the amount already invested',
  'Valor já investido': 'Amount already invested',
  'Valorização da carteira ao ano, além dos dividendos': 'Yearly growth of the portfolio besides dividends',
  'Você precisa investir {value}': 'You need to invest {value}',
  'aportes de {0} e dividendos de {1} ao mês até o investimento necessário':
    'contributions of {0} and dividends of {1} a month up to the investment needed',
  'viver de retiradas do patrimônio': 'live on withdrawals from savings',
}

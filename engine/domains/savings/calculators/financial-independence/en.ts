export const english = {
  'A taxa de retirada é uma regra prática, não uma garantia de que o patrimônio dure para sempre.':
    'The withdrawal rate is a rule of thumb, not a guarantee that the savings last forever.',
  'Anos até o patrimônio necessário': 'Years to reach the savings needed',
  'Cinco mil por mês com dois mil de aporte': 'Five thousand a month with contributions of two thousand',
  'Evolução do patrimônio até a meta': 'Growth of the savings up to the goal',
  'Gasto mensal a cobrir': 'Monthly spending to cover',
  'Independência financeira': 'Financial independence',
  'Meses até o patrimônio necessário': 'Months to reach the savings needed',
  'Metade do patrimônio dobra em dez anos a 8%': 'Half of the savings doubles in ten years at 8%',
  'O patrimônio é alcançado em até 1.200 meses': 'The savings are reached within 1,200 months',
  'Patrimônio atual': 'Current savings',
  'Patrimônio necessário': 'Savings needed',
  'Patrimônio que permite viver de renda por uma taxa de retirada, e em quanto tempo se chega a ele.':
    'Savings that let you live on their income at a withdrawal rate, and how long it takes to get there.',
  'Renda mensal no patrimônio necessário': 'Monthly income from the savings needed',
  'Rendimento constante, sem imposto nem taxas; aporte no começo de cada mês.':
    'Constant return, without tax or fees; contribution at the start of each month.',
  'Rendimento real ao ano, acima da inflação': 'Real return per year, above inflation',
  'Retorno negativo: o patrimônio encolhe e a meta não chega': 'Negative return: the savings shrink and the goal is not reached',
  'Retorno zero: só os aportes': 'Zero return: only the contributions',
  'Seis mil por mês: um milhão e oitocentos mil': 'Six thousand a month: one million eight hundred thousand',
  'Taxa de retirada ao ano': 'Withdrawal rate per year',
  'Taxa de retirada de 100%: um ano de gastos': 'Withdrawal rate of 100%: one year of expenses',
  'Valores de hoje: o rendimento é real (acima da inflação) e o aporte acompanha a inflação.':
    "Today's amounts: the return is real (above inflation) and the contribution follows inflation.",
  'Você precisa juntar {value}': 'You need to save up {value}',
  'aportes de {0} e rendimento de {1} ao mês até o saldo alcançar a meta':
    'contributions of {0} and a return of {1} a month until the balance reaches the goal',
  'viver só de dividendos': 'live on dividends only',
}

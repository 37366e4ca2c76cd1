export const english = {
  '(1 + {0})^(1/12) − 1 ao mês, sobre o saldo do mês anterior': "(1 + {0})^(1/12) − 1 a month, on the previous month's balance",
  'A multa incide sobre todos os depósitos do contrato corrigidos: o saldo informado é tido como do mesmo contrato e sem saques.':
    'The fine applies to all deposits of the contract, with correction: the balance entered is taken as being of the same contract and without withdrawals.',
  'Antes da Lei nº 10.097/2000 o aprendiz também depositava 8%': "Before Lei nº 10.097/2000 the apprentice's deposit was also 8%",
  'Aprendiz deposita 2%': 'Apprentice deposits are 2%',
  'Cinco anos com salário de cinco mil reais': 'Five years with a salary of five thousand reais',
  'Depósito mensal do empregador': "Employer's monthly deposit",
  'Depósitos, rendimento e saldo do FGTS e a multa de 40% na dispensa sem justa causa. Só o saque-aniversário de um saldo já conhecido, com as datas: use anniversary-withdrawal.':
    'FGTS deposits, return and balance and the 40% fine in a dismissal without cause. For just the anniversary withdrawal of a balance already known, with the dates: use anniversary-withdrawal.',
  'Desde 12/06/2024 o rendimento total não pode ficar abaixo do IPCA (STF, ADI 5.090), o que não é estimado aqui.':
    'From 12 June 2024 the total return cannot be below the IPCA (STF, ADI 5.090), which is not estimated here.',
  'Meses de depósito': 'Months of deposits',
  'Multa na dispensa sem justa causa': 'Fine in a dismissal without cause',
  'No fim do período, o FGTS tem {value}': 'At the end of the period, the FGTS has {value}',
  'O contrato de aprendizagem que chega ao fim do prazo não dá direito à multa.':
    'An apprenticeship contract that reaches the end of its term gives no entitlement to the fine.',
  'O que foi depositado e o que rendeu': 'What was deposited and what it earned',
  'O que se recebe do FGTS na dispensa sem justa causa': 'What is received from the FGTS in a dismissal without cause',
  'Quanto junta de FGTS em 1 ano quem ganha R$ 2.000?': 'How much FGTS does someone who earns R$ 2,000 build up in 1 year?',
  'Quem optou pelo saque-aniversário recebe, na dispensa, só a multa; o saldo fica na conta (Lei nº 8.036/1990, art. 20-A).':
    'Whoever chose the anniversary withdrawal receives, on dismissal, only the fine; the balance stays in the account (Lei nº 8.036/1990, art. 20-A).',
  'Rendimento de {0} ao ano, sem TR e sem distribuição de lucros; o juro da lei é de {1} mais TR.':
    'Return of {0} a year, without TR and without distribution of profits; the interest set by law is {1} plus TR.',
  'Rendimento no período': 'Return in the period',
  'Saldo anterior e sem rendimento': 'Earlier balance and no return',
  'Saldo no fim do período': 'Balance at the end of the period',
  'Saldo que a conta já tem': 'Balance already in the account',
  'Salário constante; cada depósito rende a partir do mês seguinte, arredondado ao centavo a cada mês.':
    'Constant salary; each deposit earns interest from the following month, rounded to the centavo every month.',
  'Saque-aniversário com saldo de {0} reais': 'Anniversary withdrawal with a balance of {0} reais',
  'Saque-aniversário sobre esse saldo, para quem optou': 'Anniversary withdrawal on that balance, for those who chose it',
  'Saque-aniversário sobre mil reais, exemplo oficial': 'Anniversary withdrawal on one thousand reais, official example',
  'Saque-aniversário um centavo acima de {0} reais': 'Anniversary withdrawal one centavo above {0} reais',
  'Sem os depósitos sobre 13º, terço de férias e verbas da rescisão.':
    'Without the deposits on 13th salary, one-third vacation bonus and severance pay.',
  'Soma dos depósitos': 'Sum of the deposits',
  'Total na dispensa': 'Total on dismissal',
  'Um ano de depósitos com salário de três mil reais': 'One year of deposits with a salary of three thousand reais',
  '{0}; só a multa': '{0}; only the fine',
}

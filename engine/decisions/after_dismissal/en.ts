/** The English of what is said here, by the Portuguese. */
export const english = {
  ', restando {0}': ', leaving {0}',
  ', {0} de despesas': ', {0} of expenses',
  '0 é o do acerto; no máximo 120 meses': '0 is the settlement month; at most 120 months',
  '; informe os juros da dívida para saber se convém quitá-la': '; give the debt interest to know whether to pay it off',
  '; o dinheiro não passa da reserva de {0}, e a dívida espera': '; the money does not exceed the reserve of {0}, and the debt waits',
  '; o dinheiro rende mais do que a dívida cobra': '; the money earns more than the debt charges',
  '; pagar {0} da dívida poupa mais do que o dinheiro renderia{1}, e ficam {2} de reserva':
    '; paying {0} of the debt saves more than the money would earn{1}, and {2} stays in reserve',
  '; quitar ou guardar dá quase no mesmo, e o dinheiro na mão vale mais para quem está sem emprego':
    '; paying off or keeping is almost the same, and cash in hand is worth more to someone out of work',
  'A dívida que resta segue com seus juros, e as parcelas dela só entram na conta se estiverem nas despesas informadas.':
    'The debt left keeps bearing interest, and its installments only count if they are in the expenses given.',
  'A média dos três últimos salários é o salário atual, e só este contrato conta para o seguro-desemprego.':
    'The average of the last three salaries is the current salary, and only this contract counts for unemployment insurance.',
  'A rescisão e o FGTS': 'Severance and FGTS',
  'A reserva de três meses vem antes da dívida': 'The three-month reserve comes before the debt',
  'Antes da dívida guarda-se a reserva informada, {0}.': 'Before the debt, the reserve given is set aside, {0}.',
  'Antes da dívida guarda-se uma reserva de {0} meses de despesas, {1}; informe reserve para outra.':
    'Before the debt, a reserve of {0} {0|month|months} of expenses is set aside, {1}; give reserve for another.',
  'De onde vem o dinheiro': 'Where the money comes from',
  'Depois da demissão': 'After dismissal',
  Despesas: 'Expenses',
  'Despesas por mês': 'Expenses a month',
  'Dispensa sem justa causa com despesas e dívida no cartão': 'Dismissal without cause with expenses and credit card debt',
  'Dá, mas apertado': 'Enough, but tight',
  'Dívida que resta': 'Debt left',
  'Dívida sem juros informados não é dívida a zero: falta saber':
    'Debt with no interest given is not debt at zero: something is still unknown',
  'E quanto tempo o dinheiro dura?': 'And how long does the money last?',
  'Empate: guardar o dinheiro': 'Tie: keep the money',
  'FGTS que se pode sacar, com a multa': 'FGTS that can be withdrawn, with the fine',
  'FGTS sacado': 'FGTS withdrawn',
  'Faltam as despesas': 'The expenses are missing',
  'Faltam os juros da dívida': 'The debt interest is missing',
  'Fora da conta: o período se completou há menos de um ano e nada foi dito dele':
    'Left out: the period was completed less than a year ago and nothing was said about it',
  'Há folga': 'There is slack',
  'Indenizado (no pedido de demissão, dispensado) ou trabalhado': 'Paid in lieu (on resignation, waived) or worked',
  'Investir o dinheiro': 'Invest the money',
  'Meses cobertos pagando a dívida até a reserva': 'Months covered paying the debt down to the reserve',
  'Meses cobertos sem pagar a dívida': 'Months covered without paying the debt',
  'Meses de despesas que o dinheiro cobre': 'Months of expenses the money covers',
  'Mês a mês até o dinheiro acabar': 'Month by month until the money runs out',
  'Não há dívida': 'There is no debt',
  'Não há dívida informada.': 'No debt was given.',
  'O acerto e o FGTS são pagos no mês 0 e o seguro-desemprego a partir do mês 1; as despesas começam no mês 1.':
    'Severance and FGTS are paid in month 0 and unemployment insurance from month 1; expenses begin in month 1.',
  'O dinheiro mês a mês': 'The money month by month',
  'O dinheiro, mês a mês': 'The money, month by month',
  'O que fazer com a dívida': 'What to do with the debt',
  'O que o mesmo dinheiro renderia em um ano': 'What the same money would earn in a year',
  'O que se recebe na rescisão, no FGTS e no seguro-desemprego, mês a mês até o dinheiro acabar, e se convém quitar a dívida sem gastar a reserva.':
    'What you receive in severance, FGTS and unemployment insurance, month by month until the money runs out, and whether to pay off the debt without spending the reserve.',
  'O seguro-desemprego': 'Unemployment insurance',
  'O seguro-desemprego é concedido {0} dias depois da saída, pela tabela desse dia.':
    'Unemployment insurance is granted {0} {0|day|days} after departure, by the table of that day.',
  'Os juros da dívida não foram informados: sem eles não se sabe se convém quitá-la.':
    'The debt interest was not given: without it, it is not known whether to pay the debt off.',
  'Os juros que a dívida cobraria em um ano': 'The interest the debt would charge in a year',
  'Pago da dívida': 'Paid on the debt',
  'Pago da dívida no acerto': 'Paid on the debt at settlement',
  'Parcela do seguro-desemprego': 'Unemployment insurance installment',
  'Pedido de demissão não dá seguro-desemprego nem saque do FGTS':
    'Resignation gives neither unemployment insurance nor an FGTS withdrawal',
  'Quanto recebo ao sair do emprego e por quanto tempo o dinheiro dura?':
    'How much do I receive on leaving the job and how long does the money last?',
  Quitar: 'Pay it off',
  'Recebido da rescisão': 'Received from severance',
  'Reserva mantida': 'Reserve kept',
  'Reserva que não vai para a dívida': 'Reserve that does not go to the debt',
  'Sacado do FGTS': 'Withdrawn from FGTS',
  'Saldo de dívidas': 'Debt balance',
  Saída: 'Departure',
  'Seguro-desemprego, todas as parcelas': 'Unemployment insurance, all installments',
  'Sem justa causa, acordo, justa causa ou pedido de demissão':
    'Dismissal without cause, mutual agreement, dismissal for cause or resignation',
  'Separada a reserva, não sobra dinheiro no acerto para a dívida.':
    'With the reserve set aside, no money is left at settlement for the debt.',
  'Soma das três origens': 'Sum of the three sources',
  'Você recebe {0} ao todo{1}{2}.': 'You receive {0} in all{1}{2}.',
  'despesas por mês': 'expenses a month',
  'líquido da rescisão': 'net severance',
  'menos que um mês': 'less than one month',
  'não se sabe se convém quitar': 'it is not known whether to pay it off',
  'o do dia da saída': 'that of the departure date',
  'o que cobre {0} {1}': 'which covers {0} {1}',
  'sem despesas': 'without expenses',
  'três meses das despesas': 'three months of expenses',
  'ver só as verbas da rescisão': 'see only the severance pay',
  'ver só o seguro-desemprego': 'see only the unemployment insurance',
  'É urgente': 'It is urgent',
}

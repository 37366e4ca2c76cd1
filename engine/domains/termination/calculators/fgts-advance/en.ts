export const english = {
  'A parcela que não chega a cem reais fica de fora': 'The installment that does not reach one hundred reais is left out',
  'A taxa de uma proposta: recebe 1.000,00 e paga três de 500,00': 'The rate of an offer: receives 1,000.00 and pays three of 500.00',
  'Antecipação do FGTS': 'FGTS advance',
  'As parcelas vencem no dia 1º dele': 'The installments are due on the 1st of that month',
  'Cinco saques no primeiro ano da regra': 'Five withdrawals in the first year of the rule',
  'Com a parcela e os anos, para achar a taxa de uma proposta': 'With the installment and the years, to find the rate of an offer',
  'Com a taxa e os saques, para simular': 'With the rate and the withdrawals, to simulate',
  'Com o IOF, quando se simula': 'With the IOF, when simulating',
  'Custo ao ano': 'Cost per year',
  'Custo ao mês': 'Cost per month',
  'IOF com meses de 30 dias; sem tarifas nem seguro, que o banco pode somar.':
    'IOF with 30-day months; without fees or insurance, which the bank may add.',
  'Meses até lá': 'Months until then',
  'Meses inteiros do mês da contratação até o de cada parcela.': 'Whole months from the month of the contract to that of each installment.',
  'O que o banco retira a cada aniversário': 'What the bank takes at each birthday',
  'O saldo cai a cada parcela; sem novos depósitos, rendimento nem o resto do saque-aniversário, que fica na conta.':
    'The balance falls with each installment; without new deposits, return or the rest of the anniversary withdrawal, which stays in the account.',
  'Parcela de {0}': 'Installment of {0}',
  'Parcela por ano': 'Installment per year',
  'Parcelas trazidas a hoje': 'Present value of the installments',
  'Proposta sem juros': 'Interest-free offer',
  'Quanto se recebe ao antecipar saques-aniversário, ou a taxa escondida em uma proposta de banco. Para o saque sem antecipar, use anniversary-withdrawal.':
    "How much you receive when taking anniversary withdrawals in advance, or the rate hidden in a bank's offer. For the withdrawal without an advance, use anniversary-withdrawal.",
  'Saques a antecipar': 'Withdrawals to take in advance',
  'Sem juros, custa só o IOF': 'Without interest, it costs only the IOF',
  'Sem o mês de nascimento, a primeira parcela é contada daqui a doze meses.':
    'Without the month of birth, the first installment is counted twelve months from now.',
  'Sem taxa: as parcelas não devolvem o valor recebido.': 'No rate: the installments do not pay back the amount received.',
  'Só {0} dos {1} saques: os seguintes não chegariam a {2}.': 'Only {0} of the {1} withdrawals: the next ones would not reach {2}.',
  'Total antecipado': 'Total taken in advance',
  'Total das parcelas antecipadas': 'Total of the installments taken in advance',
  'Total que sai do FGTS': 'Total taken from the FGTS',
  'Três saques de quem tem 5.000,00, a 1,79% ao mês': 'Three withdrawals with a balance of 5,000.00, at 1.79% a month',
  'Valor de hoje': 'Present value',
  'Valor oferecido': 'Amount offered',
  'Valor recebido': 'Amount received',
  'Você recebe {value} agora': 'You receive {value} now',
  'a primeira em doze meses': 'the first one in twelve months',
  'informe balance, monthly_rate e withdrawals para simular, ou amount_received, yearly_parcel e years para achar a taxa':
    'enter balance, monthly_rate and withdrawals to simulate, or amount_received, yearly_parcel and years to find the rate',
  'nesta data se antecipam no máximo {0} saques; vieram {1}':
    'on this date at most {0} {0|withdrawal|withdrawals} can be taken in advance; got {1}',
  'o saque-aniversário deste saldo não chega a {0}, a menor parcela que se antecipa':
    'the anniversary withdrawal of this balance does not reach {0}, the smallest installment that can be taken in advance',
  'taxa que traz as parcelas a {0}': 'rate that discounts the installments to {0}',
  '{0} ao dia sobre cada parcela trazida a hoje, até {1} dias, + {2} de {3}':
    '{0} a day on the present value of each installment, up to {1} {1|day|days}, + {2} of {3}',
  'É preciso ter optado pelo saque-aniversário há {0} dias; na dispensa, o saldo fica preso e só a multa é sacada (Lei nº 8.036/1990, art. 20-D, § 7º).':
    'You must have chosen the anniversary withdrawal at least {0} {0|day|days} ago; on dismissal, the balance is locked and only the fine is withdrawn (Lei nº 8.036/1990, art. 20-D, § 7º).',
  'é obrigatório com {0}': 'is required with {0}',
}

export const english = {
  '0 para sem juros': '0 for no interest',
  'A 100% ao mês em 600 vezes quase tudo é juro, e a parcela ainda quita a dívida':
    'At 100% a month in 600 installments almost everything is interest, and the installment still pays off the debt',
  'A maior taxa: 100% ao mês em duas vezes': 'The highest rate: 100% a month in two installments',
  'A primeira parcela vence um mês depois da compra, e as demais a cada mês.':
    'The first installment is due one month after the purchase, and the others every month.',
  'Cada parcela é de {value}': 'Each installment is {value}',
  'Cadastro, avaliação, registro do contrato': 'Registration, appraisal, recording of the contract',
  'Com tarifas e IOF somados a ela': 'With fees and IOF added to it',
  'Empréstimo da Calculadora do Cidadão: 750,00 em dez parcelas de 86,00':
    'Loan from the Calculadora do Cidadão: 750.00 in ten installments of 86.00',
  'Escolhe a lei do IOF': 'Chooses the IOF law',
  'Inclui o custo efetivo total': 'Includes the total effective cost',
  'Mil reais em doze vezes a 2% ao mês': 'One thousand reais in twelve installments at 2% a month',
  'O CET não existe para estes valores: o que se paga não passa do que se recebe.':
    'There is no CET for these amounts: what is paid does not exceed what is received.',
  'O que se financia e os juros': 'What is financed and the interest',
  'Pago na contratação': 'Paid at signing',
  'Parcela fixa de uma compra, de um veículo ou de uma dívida, com ou sem juros (tabela Price), total pago e, se pedido, IOF, CET e a tabela mês a mês. Para comparar propostas, use loan-comparison.':
    'Fixed installment of a purchase, a vehicle or a debt, with or without interest (Price system), total paid and, if asked, IOF, CET and the month-by-month table. To compare offers, use loan-comparison.',
  Parcelamento: 'Installment plan',
  'Sem IOF, tarifas, seguros ou multa por atraso.': 'Without IOF, fees, insurance or late-payment fine.',
  'Sem juros, o IOF pago na hora ainda custa': 'No interest, the IOF paid upfront still costs',
  'Sem juros: a última parcela leva o centavo que sobra': 'No interest: the last installment takes the leftover centavo',
  'Sem multa por atraso; IOF de pessoa física, com meses de 30 dias.': 'No late-payment fine; IOF for individuals, with months of 30 days.',
  'Tarifas somadas à dívida': 'Fees added to the debt',
  'Total com encargos': 'Total with charges',
  'Total com seguro, tarifas e IOF': 'Total with insurance, fees and IOF',
  'Um trilhão de reais no maior prazo': 'One trillion reais over the longest term',
  'Uma parcela só': 'A single installment',
  'Valor a parcelar': 'Amount to pay in installments',
  'Valor da última parcela, com o ajuste de centavos': 'Amount of the last installment, with the adjustment of centavos',
  'Veículo de 40.000,00 em 48 vezes, com tarifa e IOF financiados':
    'Vehicle of 40,000.00 in 48 installments, with the fee and IOF financed',
  'achar a taxa que dá uma parcela': 'find the rate that gives an installment',
  'alíquota diária sobre cada amortização, até 365 dias, mais a adicional sobre a dívida':
    'daily rate on each amortization, up to 365 days, plus the additional rate on the debt',
  'taxa anual que traz os pagamentos a {0}': 'annual rate that brings the payments to {0}',
  '{0} + {1} + {2}; parcelas, seguro e o que se paga na contratação':
    '{0} + {1} + {2}; installments, insurance and what is paid at signing',
  '{0} + {1}; juros do último mês e saldo que restou': '{0} + {1}; interest of the last month and balance left',
}

/** The English of what is said here, by the Portuguese. */
export const english = {
  'A comparação é sem o reajuste; adjusted traz o custo com ele. Sem lances; a contemplação pode demorar até o fim do prazo.':
    'The comparison is without the adjustment; adjusted gives the cost with it. No bids; being awarded the credit can take until the end of the term.',
  'A opção de menor custo total': 'The option with the lower total cost',
  'A parcela é de {value} por mês': 'The installment is {value} a month',
  'As parcelas sobem com ela a cada doze meses': 'The installments rise with it every twelve months',
  'Carta no último ano': 'Letter of credit in the last year',
  'Com o reajuste anual da carta': 'With the annual adjustment of the letter of credit',
  'Com o reajuste, se informado': 'With the adjustment, if given',
  'Com reajuste anual de 10% em 24 meses': 'With an annual adjustment of 10% over 24 months',
  Consórcio: 'Consórcio (group purchase plan)',
  'Contra um financiamento sem juros, o consórcio perde a taxa':
    'Against interest-free financing, the consortium (consórcio) loses by its fee',
  'Custo com o reajuste': 'Cost with the adjustment',
  'Custo em dinheiro de hoje': "Cost in today's money",
  'Custo total do consórcio': 'Total cost of the consórcio',
  'Custo total em dinheiro de hoje': "Total cost in today's money",
  Financiamento: 'Financing',
  'O consórcio não cobra juros (Lei nº 11.795/2008); a parcela é o bem, a administração e o seguro divididos pelo prazo.':
    'A consórcio charges no interest (Lei nº 11.795/2008); the installment is the asset, the administration fee and the insurance divided by the term.',
  'O exemplo da ABAC: 30.000,00 em 60 meses, 15% e 2%': "ABAC's example: 30,000.00 over 60 months, 15% and 2%",
  'O financiamento é do valor todo, sem entrada, com a taxa anual efetiva convertida à mensal e sem IOF, seguro e tarifas.':
    'The financing covers the whole value, with no down payment, with the effective annual rate converted to monthly and without IOF, insurance and fees.',
  'O mesmo bem financiado pela tabela Price': 'The same asset financed under the Price table',
  'Pago até aqui': 'Paid so far',
  'Para dizer os totais em dinheiro de hoje': "To state the totals in today's money",
  'Parcela e custo total de um consórcio, com taxa de administração e seguro, comparados a um financiamento. Para o lance, use consortium-bid.':
    'Installment and total cost of a consórcio (group purchase plan), with administration fee and insurance, compared with financing. For the bid, use consortium-bid.',
  'Parcela mensal': 'Monthly installment',
  'Parcela mensal do consórcio': 'Monthly consórcio installment',
  'Quanto custa a menos a opção mais barata': 'How much less the cheaper option costs',
  'Reajuste anual da carta': 'Annual adjustment of the letter of credit',
  'Seguro e fundo de reserva': 'Insurance and reserve fund',
  'Seguro e fundo de reserva, no prazo todo': 'Insurance and reserve fund, over the whole term',
  'Sem o reajuste anual da carta de crédito e sem lances; a contemplação pode demorar até o fim do prazo.':
    'Without the annual adjustment of the letter of credit and without bids; being awarded the credit can take until the end of the term.',
  'Sem taxas e sem juros, empate': 'No fees and no interest, a tie',
  'Taxa anual do financiamento concorrente': 'Annual rate of the competing financing',
  'Taxa de administração, no prazo todo': 'Administration fee, over the whole term',
  'Total do financiamento': 'Total of the financing',
  'Um único mês': 'A single month',
  'Valor do bem (carta de crédito)': 'Value of the asset (letter of credit)',
  'soma das parcelas, {0} maiores a cada doze meses': 'sum of the installments, {0} higher every twelve months',
  '{0} parcelas pela tabela Price a {1} ao ano': '{0} {0|installment|installments} under the Price table at {1} a year',
}

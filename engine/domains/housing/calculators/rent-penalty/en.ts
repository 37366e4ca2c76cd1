export const english = {
  'A multa de quem devolve o imóvel alugado antes do fim do contrato, na proporção do prazo que falta.':
    'The fine for returning a rented property before the end of the contract, in proportion to the time left.',
  'A multa é a do contrato, em aluguéis; sem cláusula de multa, é a que um juiz fixar.':
    'The fine is that of the contract, in months of rent; with no fine clause, it is what a judge sets.',
  'A multa é de {value}': 'The fine is {value}',
  'Acabado o prazo, o contrato segue sem prazo e se encerra com aviso de 30 dias, sem multa.':
    "Once the term ends, the contract continues with no fixed term and ends with 30 days' notice, with no fine.",
  'Aluguel de 1.000,00 aos 20 meses': 'Rent of 1,000.00 at 20 months',
  'Com aviso por escrito ao dono do imóvel, 30 dias antes': 'With written notice to the owner, 30 days before',
  'Com decimais: 15 dias são 0.5': 'With decimals: 15 days are 0.5',
  'Contrato de 24 meses, faltando dois': '24-month contract, two months left',
  'Meses já cumpridos': 'Months already served',
  'Multa a pagar': 'Fine to pay',
  'Multa cheia': 'Full fine',
  'Multa por sair do aluguel': 'Fine for leaving a rental',
  'No último dia do prazo não há mais multa': 'On the last day of the term there is no fine anymore',
  'Não há multa': 'There is no fine',
  'Não há multa a pagar': 'There is no fine to pay',
  'O prazo do contrato acabou': 'The contract term has ended',
  'Por que não há multa': 'Why there is no fine',
  'Sair no 18º de 30 meses, aluguel de 1.500,00': 'Leaving in the 18th of 30 months, rent of 1,500.00',
  'Sem multa: transferência de cidade pelo empregador, avisada por escrito {0} dias antes.':
    'No fine: transfer to another city by the employer, with written notice {0} {0|day|days} before.',
  'Transferido pelo empregador, com aviso de 30 dias: sem multa': "Transferred by the employer, with 30 days' notice: no fine",
  'Transferência pelo empregador': 'Transfer by the employer',
  'decidir entre ficar e mudar': 'decide between staying and moving',
  '{0}; sem multa': '{0}; no fine',
}

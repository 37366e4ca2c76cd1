export const english = {
  '2%, ou 10% no aluguel': '2%, or 10% on rent',
  'A conta de luz também pode ser corrigida pelo IPCA (REN ANEEL nº 1.000/2021, art. 343).':
    'The electricity bill may also be corrected by IPCA (REN ANEEL nº 1.000/2021, art. 343).',
  'A lei limita esta multa a {0}: o que passa disso não é devido.': 'The law limits this fine to {0}: anything above that is not owed.',
  'A multa passa do limite da lei': 'The fine exceeds the legal limit',
  Aluguel: 'Rent',
  'Aluguel de 1.500,00: a multa usual do contrato é 10%': 'Rent of 1,500.00: the usual contract fine is 10%',
  'Boleto de 200,00 com 10 dias de atraso': 'Boleto of 200.00 paid 10 days late',
  'Cem reais por 5 dias: o centavo arredonda, não se corta': 'One hundred reais for 5 days: the centavo is rounded, not cut off',
  'Com correção pelo IPCA, multa e juros são sobre o valor corrigido':
    'With inflation correction by the IPCA, the fine and interest are on the corrected amount',
  'Com o dia do pagamento, em vez dos dias de atraso': 'With the day of payment, instead of the days late',
  'Com índice, informe o vencimento e o dia do pagamento': 'With an index, give the due date and the day of payment',
  'Conta atrasada': 'Late bill',
  'Conta de 3.000,00 com 10 dias de atraso': 'Bill of 3,000.00 paid 10 days late',
  'Conta ou boleto de consumo': 'Consumer bill or boleto',
  'Correção do mês do vencimento ao anterior ao pagamento. {0}.':
    'Correction from the month of the due date to the one before payment. {0}.',
  'Igual ao total quando a multa não passa dele': 'Equal to the total when the fine does not exceed it',
  'Juros de mora': 'Late-payment interest',
  'Juros de mora ao mês': 'Late-payment interest per month',
  'Juros simples, um trinta avos da taxa do mês por dia de atraso; há cobranças que usam 0,033% ao dia e diferem em centavos.':
    "Simple interest, one thirtieth of the month's rate per day late; some bills use 0.033% a day and differ by centavos.",
  'Maior multa que a lei permite': 'Highest fine the law allows',
  'Multa de 10% em conta de consumo passa do limite': 'A 10% fine on a consumer bill exceeds the limit',
  'Multa de {0}, a usual; vale a do contrato.': "Fine of {0}, the usual one; the contract's applies.",
  'Multa, juros e correção de uma conta, um boleto, um condomínio ou um aluguel pago depois do vencimento.':
    'Fine, interest and correction of a bill, a boleto, a condo fee or a rent paid after the due date.',
  'O que está atrasado': 'What is late',
  'O vencimento caiu em dia sem expediente bancário e o pagamento foi feito até o primeiro dia útil: não há atraso (Lei nº 7.089/1983, art. 1º). Feriado só da cidade ou do estado não entra nesta conta.':
    'The due date fell on a day when banks are closed and payment was made by the first business day: it is not late (Lei nº 7.089/1983, art. 1º). City or state holidays are not counted here.',
  'O vencimento, {0}, não é dia útil: podia-se pagar até {1} sem encargo; depois disso os dias contam do vencimento (STJ, REsp 1.954.924).':
    'The due date, {0}, is not a business day: payment was possible until {1} with no charge; after that the days count from the due date (STJ, REsp 1.954.924).',
  'Os juros são os combinados; sem combinação, desde 30/08/2024 vale a taxa legal (Código Civil, art. 406), não 1% ao mês.':
    'The interest is what was agreed; with no agreement, since 30 August 2024 the legal rate applies (Código Civil, art. 406), not 1% a month.',
  'Os juros são os combinados; sem combinação, vale o que a lei do dia manda.':
    'The interest is what was agreed; with no agreement, what the law of the day says applies.',
  'Outra dívida': 'Other debt',
  'Total com a multa no limite': 'Total with the fine at the limit',
  'Valor da conta': 'Amount of the bill',
  'Venceu no sábado e só foi pago três semanas depois: os dias contam do sábado':
    'Fell due on Saturday and was paid only three weeks later: the days count from Saturday',
  'Venceu no sábado, véspera de feriado, e foi pago na segunda-feira: não há atraso':
    'Fell due on Saturday, the eve of a holiday, and was paid on Monday: not late',
  'Vencimento e pagamento no mesmo mês: não há mês inteiro a corrigir.':
    'Due date and payment in the same month: there is no whole month to correct.',
  'Você paga {value} no total': 'You pay {value} in total',
  'deve ser depois do vencimento: antes dele não há atraso': 'must be after the due date: before it nothing is late',
  'informe days, ou due_date e payment_date': 'give days, or due_date and payment_date',
  'não combina com due_date e payment_date: informe os dias ou as datas':
    'does not combine with due_date and payment_date: give the days or the dates',
  'não combina com payment_date: a lei é a do dia do pagamento':
    'does not combine with payment_date: the law is that of the day of payment',
  'onde vale o contrato': 'where the contract applies',
  'tratar de dívida civil na Justiça': 'handle a civil debt in court',
  'tratar de tributo federal': 'handle a federal tax',
  '{0} × {1}; {2} acumulado': '{0} × {1}; {2} accumulated',
  'é obrigatório junto com due_date': 'is required together with due_date',
  'é obrigatório, com payment_date, para corrigir por um índice': 'is required, with payment_date, to correct by an index',
}

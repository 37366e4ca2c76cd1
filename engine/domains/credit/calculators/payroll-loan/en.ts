export const english = {
  '0 para o maior que a margem permite': '0 for the largest the margin allows',
  'A margem usada é a de empréstimo; a reservada a cartões não entra, nem outros consignados que já existam.':
    'The margin used is the one for loans; the one reserved for cards is not included, nor other payroll loans that already exist.',
  'A parcela cabe na margem': 'The installment fits in the margin',
  'A parcela não cabe na margem: peça até {value}': 'The instalment does not fit in the margin: request up to {value}',
  'A taxa passa do teto registrado para esta categoria, {0} ao mês.':
    'The rate exceeds the ceiling recorded for this category, {0} a month.',
  'A {0}parcela passa da margem em {1}; peça até {2}.': 'The {0}installment exceeds the margin by {1}; ask for up to {2}.',
  'Aposentado com 1.621,00: a margem de 35% e o maior empréstimo em 84 meses':
    'Retiree with 1,621.00: the 35% margin and the largest loan over 84 months',
  'Aposentado do INSS': 'INSS retiree',
  'Cabe na margem um empréstimo de até {value}': 'A loan of up to {value} fits in the margin',
  'Empregado que pede menos que a margem': 'Employee who asks for less than the margin',
  'IOF descontado do valor liberado, com meses de 30 dias e a primeira parcela em um mês; quando é financiado, a dívida cresce por ele.':
    'IOF deducted from the amount released, with months of 30 days and the first installment in one month; when it is financed, the debt grows by it.',
  'Maior empréstimo': 'Largest loan',
  'Maior empréstimo que cabe na margem': 'Largest loan that fits in the margin',
  'Maior parcela que cabe na margem': 'Largest installment that fits in the margin',
  'Maior prazo registrado para a categoria': 'Longest term recorded for the category',
  'Margem consignável, maior empréstimo que ela permite, parcela, IOF e custo efetivo total.':
    'Payroll loan margin, the largest loan it allows, installment, IOF and total effective cost.',
  'Margem para empréstimo': 'Margin for loans',
  'Margem total, com cartões': 'Total margin, with cards',
  'O CET não existe para estes valores: as parcelas não devolvem o valor liberado.':
    'There is no CET for these amounts: the installments do not return the amount released.',
  'O empréstimo menos o IOF': 'The loan less IOF',
  'O maior prazo aceito': 'The longest term accepted',
  'O prazo passa de {0} meses, o maior registrado para esta categoria nesta data.':
    'The term exceeds {0} {0|month|months}, the longest recorded for this category on this date.',
  'O que chega na conta, o imposto e os juros': 'What reaches your account, the tax and the interest',
  'O que passa de um limite registrado': 'What exceeds a recorded limit',
  'Pedido acima da margem: a parcela não cabe': 'Request above the margin: the installment does not fit',
  'Quem toma o empréstimo': 'Borrower',
  'Renda disponível': 'Available income',
  'Salário ou benefício depois dos descontos obrigatórios': 'Salary or benefit after mandatory deductions',
  'Sem juros, o IOF ainda custa': 'No interest, the IOF still costs',
  'Sem seguro prestamista e sem tarifas, que entrariam no CET.':
    'Without credit life insurance and fees, which would be included in the CET.',
  'Servidor entre a lei de dezembro de 2022 e a queda do veto: 40% para empréstimo':
    'Civil servant between the December 2022 law and the override of the veto: 40% for loans',
  'Servidor federal com 6.000,00 líquidos: 2.100,00 de parcela': 'Federal civil servant with 6,000.00 net: installment of 2,100.00',
  'Um mês, com a tabela e o total em dinheiro de hoje': "One month, with the table and the total in today's money",
  'Valor do empréstimo calculado': 'Amount of the loan calculated',
  'Valor liberado': 'Amount released',
  'Valor pedido': 'Amount requested',
  'Valor que chega à conta': 'Amount that reaches the account',
  'com renda de {0} a margem não chega a um centavo de empréstimo': 'with income of {0} the margin does not reach one centavo of loan',
  'taxa anual que traz as parcelas aos {0} liberados': 'annual rate that brings the installments to the {0} released',
  '{0} ao dia sobre cada amortização, até {1} dias, + {2} de {3}': '{0} a day on each amortization, up to {1} {1|day|days}, + {2} of {3}',
  '{0} × {1}; cortado no centavo, para não passar da margem': '{0} × {1}; truncated to the centavo, so as not to exceed the margin',
  última: 'last',
  '− {0}; para a última parcela não passar da margem': '− {0}; so that the last installment does not exceed the margin',
}

/** The English of what is said here, by the Portuguese. */
export const english = {
  'A entrada e o ITBI que não pagou': 'The down payment and ITBI not paid',
  'A opção com mais patrimônio no fim': 'The option with more net worth at the end',
  'Alugar e investir a diferença deixa {value} a mais no fim': 'Renting and investing the difference leaves {value} more at the end',
  'Alugar ou comprar': 'Rent or buy',
  'Aluguel mensal de um imóvel equivalente': 'Monthly rent of an equivalent property',
  'Aluguéis pagos no período': 'Rent paid in the period',
  'As duas opções empatam': 'The two options tie',
  'Comprar deixa {value} a mais no fim': 'Buying leaves {value} more at the end',
  'De quem alugou': "Renter's",
  'De quem comprou': "Buyer's",
  'Dívida no fim': 'Debt at the end',
  'Entrada, ITBI, parcelas e manutenção': 'Down payment, ITBI, installments and maintenance',
  'Financiamento pela tabela Price, sem seguros, tarifas e correção pela TR; taxas anuais convertidas às mensais por juros compostos.':
    'Financing under the Price system, without insurance, fees and TR correction; annual rates converted to monthly by compound interest.',
  'Financiamento sem juros em um mês': 'Interest-free financing in one month',
  'ITBI e custos da compra': 'ITBI and purchase costs',
  'ITBI e custos da compra, sobre o valor do imóvel': 'ITBI and purchase costs, as a share of the property value',
  'Imóvel de 500.000,00 com entrada de 100.000,00 ou aluguel de 2.500,00':
    'Property of 500,000.00 with a down payment of 100,000.00 or rent of 2,500.00',
  'Imóvel menos dívida mais investimentos': 'Property less debt plus investments',
  'Investido no início': 'Invested at the start',
  'Investido nos meses em que alugar saiu mais barato': 'Invested in the months when renting was cheaper',
  'Investido nos meses em que comprar saiu mais barato': 'Invested in the months when buying was cheaper',
  'Investido por quem aluga, no início': 'Invested by the renter, at the start',
  'Investimentos no fim': 'Investments at the end',
  'Juros pagos no período': 'Interest paid in the period',
  'Manutenção no período': 'Maintenance in the period',
  'Manutenção por ano, sobre o valor do imóvel': 'Maintenance per year, as a share of the property value',
  Momento: 'Point in time',
  'O aluguel é reajustado a cada doze meses; a manutenção do ano é calculada sobre o valor do imóvel no início dele.':
    "Rent is adjusted every twelve months; the year's maintenance is calculated on the value of the property at its start.",
  'O maior prazo: 600 meses': 'The longest term: 600 months',
  'Os dois gastam o mesmo por mês: quem tem o mês mais barato investe a diferença, no fim do mês.':
    'Both spend the same each month: whoever has the cheaper month invests the difference, at the end of the month.',
  'Os investimentos': 'The investments',
  'Os mesmos, olhando só o primeiro ano': 'The same, looking only at the first year',
  'Parcelas pagas no período': 'Installments paid in the period',
  'Patrimônio a cada ano, do início ao fim': 'Net worth each year, from start to end',
  'Patrimônio de quem aluga': 'Net worth of the renter',
  'Patrimônio de quem compra': 'Net worth of the buyer',
  'Patrimônio de quem compra financiado e de quem aluga e investe a diferença, ao longo do tempo.':
    'Net worth of someone who buys with financing and of someone who rents and invests the difference, over time.',
  'Patrimônio no fim': 'Net worth at the end',
  'Primeiro mês em que quem comprou tem tanto quanto quem alugou, ou mais':
    'First month in which the buyer has as much as the renter, or more',
  'Quanto a melhor opção tem a mais no fim': 'How much more the better option has at the end',
  'Quem aluga': 'The renter',
  'Quem compra': 'The buyer',
  'Rendimento já líquido de impostos; condomínio, IPTU e contas são iguais nos dois casos e ficam fora.':
    'Return already net of taxes; condo fees, IPTU and bills are the same in both cases and are left out.',
  'Rendimento líquido dos investimentos ao ano': 'Net return on investments per year',
  'Rendimento negativo: guardar dinheiro perde, e comprar passa à frente no mês 21':
    'Negative return: keeping money loses, and buying pulls ahead in month 21',
  'Sem corretagem, imposto sobre o ganho ou outros custos de vender o imóvel no fim.':
    'Without brokerage, tax on the gain or other costs of selling the property at the end.',
  'Só a conta, ano a ano': 'Just the numbers, year by year',
  'Tudo o que pagou': 'Everything paid',
  'Um mês, e empate: o ITBI iguala o aluguel poupado': 'One month, and a tie: the ITBI equals the rent saved',
  'Valor do imóvel no fim': 'Value of the property at the end',
  Vantagem: 'Advantage',
  'decidir, com a parcela que cabe na renda e o aluguel que empata':
    'decide, with the installment that fits the income and the break-even rent',
  'entrada, ITBI e diferenças investidos a {0} ao ano por {1} meses':
    'down payment, ITBI and differences invested at {0} a year for {1} {1|month|months}',
  'imóvel de {0} − dívida de {1} + investimentos de {2}': 'property of {0} − debt of {1} + investments of {2}',
  'não pode passar do valor do imóvel, {0}': 'cannot exceed the value of the property, {0}',
  'o prazo do financiamento': 'the financing term',
  'se nenhum': 'if none',
  '{0}; compra à vista': '{0}; cash purchase',
  'À vista e sem juros: quem compra poupa o aluguel': 'Paid upfront and with no interest: the buyer saves the rent',
  'À vista por dois anos: aluguel e manutenção mudam no segundo': 'Paid upfront, two years: rent and maintenance change in the second',
}

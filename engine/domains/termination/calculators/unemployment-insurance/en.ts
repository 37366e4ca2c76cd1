/** The English of what is said here, by the Portuguese. */
export const english = {
  '0; {0} meses, menos que os {1} do {2} pedido': '0; {0} {0|month|months}, fewer than the {1} of the {2} claim',
  '1, 2 ou 3': '1, 2 or 3',
  '1º, 2º ou 3º em diante': '1st, 2nd or 3rd onward',
  'A lei manda arredondar a parcela para o real seguinte, {0} (Lei nº 7.998/1990, art. 4º, § 4º), mas o ministério divulga e paga valores com centavos: o total usa {1}.':
    'The law says to round the installment up to the next real, {0} (Lei nº 7.998/1990, art. 4º, § 4º), but the ministry publishes and pays amounts with centavos: the total uses {1}.',
  'A tabela é a desse dia': 'The table is the one of that day',
  'A tabela é a do dia em que o benefício é concedido, e não a do dia da dispensa.':
    'The table is the one of the day the benefit is granted, not the one of the day of dismissal.',
  'Acima da segunda faixa, valor fixo': 'Above the second bracket, fixed amount',
  'Cinco meses no terceiro pedido: falta um': 'Five months for the third claim: one is missing',
  'Com menos de três salários, a média é a dos que houve; o mês incompleto entra pelo valor de um mês inteiro.':
    'With fewer than three salaries, the average is of those there were; an incomplete month enters at the amount of a whole month.',
  'Como diz a lei; o ministério divulga valores com centavos': 'As the law says; the ministry publishes amounts with centavos',
  'Cumpridos os {0} meses de trabalho exigidos no {1} pedido.': 'The {0} {0|month|months} of work required in the {1} claim are met.',
  'Dia em que o benefício é concedido': 'Day the benefit is granted',
  'Direito, valor e número de parcelas do seguro-desemprego do trabalhador formal dispensado sem justa causa.':
    'Right, amount and number of installments of unemployment insurance for a formal worker dismissed without cause.',
  'Dispensa sem justa causa, sem renda própria e sem benefício da Previdência de prestação continuada (Lei nº 7.998/1990, art. 3º).':
    'Dismissal without cause, without own income and without an ongoing social security benefit (Lei nº 7.998/1990, art. 3º).',
  'Faixa da tabela em que cai a média': 'Bracket of the table the average falls in',
  'Há direito ao benefício': 'There is a right to the benefit',
  'Limite da primeira faixa em 2026': 'Limit of the first bracket in 2026',
  'Limite da segunda faixa encontra o teto': 'Limit of the second bracket meets the ceiling',
  'Meses já usados em pedido anterior não contam.': 'Months already used in an earlier claim do not count.',
  'Meses que faltam para o direito': 'Months still missing for the right',
  'Meses trabalhados nos últimos 36': 'Months worked in the last 36',
  'Média de 2.800 reais em 2026, primeiro pedido com dois anos de casa':
    'Average of 2,800 reais in 2026, first claim with two years of service',
  'Média dos salários': 'Average of the salaries',
  'Média dos três últimos salários': 'Average of the last three salaries',
  'No lugar da média; um ou dois, para quem não recebeu três': 'Instead of the average; one or two, for those who did not receive three',
  'No {0} pedido são precisos {1} meses de trabalho; foram informados {2}, e {3}.':
    'In the {0} claim {1} {1|month|months} of work are needed; {2} were entered, and {3}.',
  'Nove meses no segundo pedido dão três parcelas': 'Nine months for the second claim give three installments',
  'Não há seguro-desemprego a receber': 'There is no unemployment insurance to receive',
  'Oito meses não bastam no segundo pedido': 'Eight months are not enough for the second claim',
  'Onze meses não bastam no primeiro pedido': 'Eleven months are not enough for the first claim',
  'Os mesmos meses servem à carência ({0} nos últimos {1}) e ao número de parcelas (36 meses); fração de {2} dias ou mais conta como mês.':
    'The same months serve for the qualifying period ({0} in the last {1}) and for the number of installments (36 months); a fraction of {2} {2|day|days} or more counts as a month.',
  'Ou informe os salários': 'Or enter the salaries',
  'Parcela arredondada para o real seguinte': 'Installment rounded up to the next real',
  'Parcela elevada ao salário mínimo': 'Installment raised to the minimum wage',
  'Pelos três últimos salários': 'By the last three salaries',
  'Qual pedido é este': 'Which claim this is',
  'Quando os salários são informados': 'When the salaries are entered',
  'Seis meses bastam no terceiro pedido': 'Six months are enough for the third claim',
  'Teto de 2020': 'Ceiling of 2020',
  'Teto de 2025': 'Ceiling of 2025',
  'Total do benefício': 'Total of the benefit',
  'Trabalhei 12 meses e ganhava R$ 2.000: quanto é o seguro-desemprego?':
    'I worked 12 months and earned R$ 2,000: how much is the unemployment insurance?',
  'Três meses de casa: faltam nove': 'Three months of service: nine are missing',
  'Três últimos salários': 'Last three salaries',
  'Um centavo acima do limite, já na segunda faixa': 'One centavo above the limit, already in the second bracket',
  'Valor de cada parcela': 'Amount of each installment',
  'Você recebe {installments|parcela|parcelas} de {value}': 'You receive {installments|installment|installments} of {value}',
  'Véspera da tabela de 2026: valores de 2025, piso já do novo mínimo':
    'The day before the 2026 table: 2025 amounts, floor already at the new minimum wage',
  'falta 1 mês': '1 month is missing',
  'faltam {0} meses': '{0} months are missing',
  'informe a média, ou os últimos salários em last_salaries': 'enter the average, or the last salaries in last_salaries',
  'não vem com last_salaries: informe a média ou os salários': 'does not come with last_salaries: enter the average or the salaries',
  'ver tudo o que se recebe depois da demissão': 'see everything you receive after the dismissal',
  '{0}, não menos que {1}; o salário mínimo': '{0}, not less than {1}; the minimum wage',
  '{0}; por {1} meses no {2} pedido': '{0}; for {1} {1|month|months} in the {2} claim',
  '{0}; valor fixo, com média acima de {1}': '{0}; fixed amount, with an average above {1}',
}

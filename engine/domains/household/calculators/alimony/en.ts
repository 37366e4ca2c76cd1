export const english = {
  '20% do líquido de quem não paga imposto': '20% of the take-home pay of someone who pays no tax',
  '25% do bruto': '25% of the gross',
  '30% do líquido de 10.000,00: a pensão diminui o imposto, que aumenta a pensão':
    '30% of the take-home pay of 10,000.00: alimony lowers the tax, which raises the alimony',
  '30% do salário mínimo de 2025, no último dia do ano': '30% of the 2025 minimum wage, on the last day of the year',
  '30% do salário mínimo de 2026': '30% of the 2026 minimum wage',
  'A da decisão ou do acordo': 'The one in the decision or agreement',
  'A pensão do mês é de {value}': "The month's alimony is {value}",
  'A soma dos meses é sem correção e sem juros, que a pensão atrasada também deve.':
    'The sum of the months is without correction and without interest, which overdue alimony also owes.',
  'Base da porcentagem': 'Base of the percentage',
  'Com o último, para somar meses pelo salário mínimo de cada um': 'With the last one, to add up months by the minimum wage of each',
  'IRRF com a pensão deduzida': 'IRRF with the alimony deducted',
  'Imposto de renda, já com a pensão deduzida': 'Income tax, with the alimony already deducted',
  'Mês (AAAA-MM)': 'Month (YYYY-MM)',
  'Não há porcentagem na lei: vale a da decisão ou do acordo, que também diz se 13º, férias e horas extras entram.':
    'The law sets no percentage: that of the decision or agreement applies, which also says whether the 13th salary, vacation and overtime are included.',
  'O líquido aqui é o bruto menos INSS e imposto; a pensão deduz do imposto (Lei nº 9.250/1995, art. 4º, II), e as contas fecham juntas.':
    'Net here is gross less INSS and tax; alimony is deducted for the tax (Lei nº 9.250/1995, art. 4º, II), and the two are solved together.',
  'O valor da pensão fixada em porcentagem do salário mínimo, do salário líquido ou do bruto, no mês ou mês a mês.':
    'The amount of alimony set as a percentage of the minimum wage, of net or of gross salary, in the month or month by month.',
  'Para a base no líquido ou no bruto': 'For a base on net or gross salary',
  'Pensão do mês': "Month's alimony",
  'Porcentagem fixada': 'Percentage set',
  'Salário líquido de INSS e imposto': 'Salary net of INSS and tax',
  'Sem correção e sem juros': 'Without correction and without interest',
  'Sobre o quê': 'Percentage of what',
  'Soma dos meses': 'Sum of the months',
  'Três meses, com a virada do mínimo': 'Three months, with the change of the minimum wage',
  'não entra na conta quando a base é o salário mínimo': 'is not part of the calculation when the base is the minimum wage',
  'o período passa de {0} meses': 'the period exceeds {0} {0|month|months}',
  'só vale com a base no salário mínimo': 'only applies with the minimum wage as base',
  '{0} × {1}; imposto e pensão dependem um do outro': '{0} × {1}; tax and alimony depend on each other',
  'é obrigatório para esta base': 'is required for this base',
}

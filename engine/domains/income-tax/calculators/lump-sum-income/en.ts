export const english = {
  'A dedução exata vezes os meses, e não a arredondada': 'The exact deduction times the months, not the rounded one',
  'Alíquota da última faixa': 'Rate of the last bracket',
  'Aplicar a redução do imposto de 2026': 'Apply the 2026 tax reduction',
  'Como a redução de 2026 se multiplica pelos meses foi lido em uma só fonte; para ver sem ela, informe apply_reduction como falso.':
    'How the 2026 reduction is multiplied by the months was read in a single source; to see it without, give apply_reduction as false.',
  'De anos anteriores, com a correção e sem os juros pelo atraso': 'Of earlier years, with the correction and without late interest',
  'Despesas que se deduzem': 'Expenses that are deducted',
  'Do valor, sem as despesas dedutíveis': 'Of the amount, without the deductible expenses',
  'Dois meses, com honorários, em 2026': 'Two months, with legal fees, in 2026',
  'Imposto na fonte': 'Tax withheld at source',
  'Imposto pela tabela': 'Tax by the table',
  'Na redução que diminui': 'In the range where the reduction shrinks',
  'No primeiro dia do artigo 12-A': 'On the first day of art. 12-A',
  'Não há imposto na fonte': 'There is no tax withheld',
  'O 13º de cada ano conta um mês; até uma casa decimal': 'The 13th salary of each year counts as one month; up to one decimal place',
  'O imposto na fonte de salários, aposentadorias e outros rendimentos de anos anteriores recebidos de uma vez, em ação na Justiça ou atrasados do INSS.':
    'The tax withheld on salaries, retirement and other income of earlier years received all at once, in a lawsuit or in INSS arrears.',
  'O imposto na fonte é de {value}': 'The tax withheld is {value}',
  'O mesmo sem a redução': 'The same without the reduction',
  'O que sobra e o imposto': 'What is left and the tax',
  'Os honorários da parte dos juros não se deduzem': 'The legal fees on the interest part are not deductible',
  'Pagos por quem recebe': 'Paid by the recipient',
  'Rendimentos acumulados (RRA)': 'Income received in arrears (RRA)',
  'Sem dependentes, sem desconto simplificado e sem a dispensa de R$ 10,00.':
    'Without dependents, without the simplified deduction and without the R$ 10.00 waiver.',
  'Só a parte do que é tributável': 'Only the part of what is taxable',
  'Só rendimentos de anos anteriores ao do pagamento: os do próprio ano seguem a tabela do mês em que se recebe (Lei nº 7.713/1988, art. 12-B).':
    'Only income of years before that of payment: income of the same year follows the table of the month it is received (Lei nº 7.713/1988, art. 12-B).',
  'Tabela do mês do pagamento, e não a dos meses devidos, com cada limite vezes os meses, por faixas e arredondada uma só vez.':
    'Table of the month of payment, not that of the months owed, with each limit times the months, by brackets and rounded only once.',
  'Tributado só na fonte; quem preferir pode levá-lo ao ajuste anual na declaração (art. 12-A, § 5º): compare com income-tax.':
    'Taxed only at source; those who prefer may take it to the annual return (art. 12-A, § 5º): compare with income-tax.',
  'Um ano de salários recebido de uma vez, acima da redução': 'One year of salaries received at once, above the reduction',
  'Valor e juros, menos imposto, INSS, pensão e todas as despesas': 'Amount and interest, less tax, INSS, alimony and all the expenses',
  'comparar com o imposto do ano, se optar pelo ajuste': "compare with the year's tax, if choosing the annual return",
  'corrigir o crédito trabalhista': 'bring a labor claim up to date',
  'tem mais de uma casa decimal': 'has more than one decimal place',
  'é menor que o que se deduz dele': 'is less than what is deducted from it',
}

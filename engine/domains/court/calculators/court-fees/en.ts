export const english = {
  '10% de R$ 10.000,00': '10% of R$ 10,000.00',
  'A sucumbência fixada pela Justiça do Trabalho vai a {0} (CLT, art. 791-A); honorários de contrato podem passar.':
    'Fees fixed by the Labor Courts go up to {0} (CLT, art. 791-A); contractual fees may exceed it.',
  'Advogado pessoa física: a tabela do mês': 'Individual lawyer: the table of the month',
  'Alíquota retida, em %': 'Rate withheld, in %',
  'Com juros': 'With interest',
  'Escritório: 1,5% retido': 'Law firm: 1.5% withheld',
  'Honorários com juros': 'Fees with interest',
  'Honorários de advogado ou perito numa ação trabalhista, com juros e o imposto retido de quem os recebe, empresa ou pessoa.':
    'Fees of a lawyer or expert in a labor claim, with interest and the tax withheld from the company or person who receives them.',
  'Líquido de quem recebe': 'Net of the recipient',
  'Os honorários são de {value}': 'The fees are {value}',
  'Valor fixo com juros': 'Fixed amount with interest',
  'Valor fixo, em vez do percentual': 'Fixed amount, instead of the percentage',
  'Valor sobre o qual se calculam': 'Amount they are computed on',
  'informe percent ou amount, um dos dois': 'give percent or amount, one of the two',
}

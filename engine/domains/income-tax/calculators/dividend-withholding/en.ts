export const english = {
  'A retenção é sobre todo o valor do mês quando passa de {0}, não só sobre o excesso, sem nenhuma dedução.':
    'Withholding is on the whole amount of the month when it exceeds {0}, not only on the excess, with no deduction at all.',
  'Antes de 2026 os lucros pagos a residentes eram isentos na fonte (Lei nº 9.249/1995, art. 10).':
    'Before 2026 profits paid to residents were exempt from withholding (Lei nº 9.249/1995, art. 10).',
  'Cinquenta mil exatos: nada se retém': 'Exactly fifty thousand: nothing is withheld',
  'Com a distribuição aprovada até 31/12/2025': 'With the distribution approved by 31 December 2025',
  'Imposto na fonte sobre lucros e dividendos': 'Tax withheld on profits and dividends',
  'Limite por mês': 'Limit per month',
  'Lucros até 2025 não contam': 'Profits up to 2025 do not count',
  'Lucros até 2025 só ficam fora se a distribuição foi aprovada até 31/12/2025 e paga como aprovada.':
    'Profits up to 2025 are left out only if the distribution was approved by 31 December 2025 and paid as approved.',
  'Lucros pagos no mês': 'Profits paid in the month',
  'Lucros sujeitos à retenção': 'Profits subject to withholding',
  'No último dia de 2025 não havia retenção': 'On the last day of 2025 there was no withholding',
  'Não há imposto retido na fonte': 'There is no tax withheld at source',
  'O que se recebe e o imposto retido': 'What you receive and the tax withheld',
  'O que é retido se abate do imposto mínimo das altas rendas na declaração do ano, e o que sobra volta.':
    "What is withheld is taken off the minimum tax on high incomes in the year's tax return, and what is left comes back.",
  'Os 10% retidos quando uma empresa paga mais de 50 mil reais de lucros no mês à mesma pessoa. O acerto do ano é o imposto mínimo das altas rendas.':
    "The 10% withheld when a company pays more than 50 thousand reais of profits in the month to the same person. The year's settlement is the minimum tax on high incomes.",
  'Parte de lucros até 2025': 'Part from profits up to 2025',
  'Passa do limite': 'Exceeds the limit',
  'Por uma empresa à mesma pessoa, todos os pagamentos somados': 'By one company to the same person, all payments added up',
  'Sessenta mil: seis mil retidos': 'Sixty thousand: six thousand withheld',
  'São retidos {value} de imposto': '{value} in tax is withheld',
  'Um centavo a mais: 10% do total': 'One more centavo: 10% of the total',
  'Vale também para sócios de empresas do Simples, como entende a Receita Federal; os tribunais estão divididos.':
    'It also applies to partners of Simples companies, as Receita Federal reads it; the courts are divided.',
  'passa do total do mês, {0}': "exceeds the month's total, {0}",
  'ver o acerto do ano': "see the year's settlement",
  '{0}; sem retenção': '{0}; no withholding',
}

export const english = {
  ', não menos que zero': ', not less than zero',
  'Aluguel até 30% da renda': 'Rent up to 30% of income',
  'Aluguel que cabe na renda pela regra dos 30% e pelo orçamento com condomínio, IPTU e contas da casa.':
    'Rent that fits the income by the 30% rule and by the budget with condo fees, IPTU and household bills.',
  'Aluguel que, com condomínio, IPTU e contas, não passa de 30% da renda':
    'Rent that, with condo fees, IPTU and bills, does not exceed 30% of income',
  'Aluguel recomendado': 'Recommended rent',
  'As despesas da casa já consomem 30% da renda ou mais: por este critério não sobra para o aluguel.':
    'Household expenses already use 30% of income or more: by this measure nothing is left for rent.',
  'As despesas da casa já passam do limite': 'Household expenses already exceed the limit',
  'Com condomínio, IPTU e contas': 'With condo fee, IPTU and bills',
  'IPTU por mês': 'IPTU per month',
  'Neste orçamento não cabe aluguel': 'No rent fits in this budget',
  'O limite não arredonda para cima': 'The limit is not rounded up',
  'O menor dos dois': 'The lower of the two',
  'Parte da renda comprometida com o aluguel recomendado e as demais despesas da casa':
    'Share of income taken by the recommended rent and the other household expenses',
  'Pela regra': 'By the rule',
  'Pela regra, o aluguel fica em até 30% da renda: a partir daí o IBGE o chama de ônus excessivo.':
    'By the rule, rent stays within 30% of income: above that IBGE calls it an excessive burden.',
  'Pelo orçamento': 'By the budget',
  'Pelo orçamento, o mesmo limite de 30% vale para o aluguel somado a condomínio, IPTU e contas.':
    'By the budget, the same 30% limit applies to rent plus condo fees, IPTU and bills.',
  'Quanto posso pagar de aluguel': 'How much rent can I pay',
  'Renda comprometida': 'Income committed',
  'Renda de 5.000,00': 'Income of 5,000.00',
  'Um salário mínimo de 2026': 'One 2026 minimum wage',
  'Você pode pagar até {value} de aluguel': 'You can pay up to {value} of rent',
  '{0} × 30% − despesas de {1}{2}': '{0} × 30% − expenses of {1}{2}',
  '{0}; o menor dos dois': '{0}; the lower of the two',
  'Água, luz, gás e internet por mês': 'Water, electricity, gas and internet per month',
}

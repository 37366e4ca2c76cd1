export const english = {
  'A empresa paga 20% sobre o pró-labore, sem teto, sem RAT e sem terceiros (Lei nº 8.212/1991, art. 22, III).':
    "The company pays 20% on partner's pay (pró-labore), without a ceiling, without RAT and without third-party contributions (Lei nº 8.212/1991, art. 22, III).",
  'Abaixo do salário mínimo ({0}) o mês não conta para a previdência sem complementação, e a Receita Federal costuma exigir ao menos um salário mínimo.':
    'Below the minimum wage ({0}) the month does not count for social security without topping up, and the Receita Federal usually requires at least one minimum wage.',
  'Anexo IV: também fora da guia': 'Annex IV: also outside the payment slip',
  'Até R$ 10,00 não se retém': 'Tax of up to R$ 10.00 is not withheld',
  'Base do imposto de renda': 'Income tax base',
  'Cinco mil em 2025': 'Five thousand in 2025',
  'Custa à empresa': 'Costs the company',
  'INSS do sócio': "Partner's INSS",
  'INSS do sócio e da empresa e imposto de renda': "Partner's and company's INSS and income tax",
  'Imposto dispensado': 'Tax waived',
  'No Simples (anexos I, II, III e V) a contribuição da empresa já está na guia.':
    "In the Simples (annexes I, II, III and V) the company's contribution is already in the payment slip.",
  'No lucro presumido a empresa paga mais 20%': 'Under presumed profit the company pays another 20%',
  'No mesmo mês: o teto é um só': 'In the same month: there is a single ceiling',
  'O que o sócio recebe do pró-labore depois do INSS e do imposto de renda, e o que ele custa à empresa em cada regime.':
    "What the partner receives from the partner's pay (pró-labore) after INSS and income tax, and what it costs the company in each regime.",
  'O sócio recebe': 'The partner receives',
  'O sócio recebe {value}': 'The partner receives {value}',
  'Onze mil em 2025: INSS no teto, truncado': 'Eleven thousand in 2025: INSS at the ceiling, truncated',
  'Outra renda com INSS': 'Other income with INSS',
  'Para onde vai o que a empresa paga': "Where the company's payment goes",
  'Quanto sobra de um pró-labore de R$ 5.000?': "How much is left of partner's pay (pró-labore) of R$ 5,000?",
  'Quem já contribui em outro lugar só completa o teto': 'Whoever already contributes elsewhere only tops up to the ceiling',
  'Simples, anexos I, II, III ou V': 'Simples, annexes I, II, III or V',
  'Três mil em junho de 2024': 'Three thousand in June 2024',
  'Zero no Simples, salvo o anexo IV': 'Zero in the Simples, except annex IV',
}

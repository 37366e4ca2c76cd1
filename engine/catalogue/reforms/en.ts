export const english = {
  'A hora de quem trabalha 44 horas fica 10,00% mais cara (44 ÷ 40). Na média de todos, segundo o Ipea, 7,84%: nem todos trabalham 44 horas. A segunda conta é do Ipea.':
    "The hour of someone who works 44 hours becomes 10.00% more expensive (44 ÷ 40). On average for everyone, according to Ipea, 7.84%: not everyone works 44 hours. The second figure is Ipea's.",
  'A hora de quem trabalha 44 horas fica 22,22% mais cara (44 ÷ 36). Na média de todos, segundo o Ipea, 17,57%; esse número tem uma única fonte.':
    'The hour of someone who works 44 hours becomes 22.22% more expensive (44 ÷ 36). On average for everyone, according to Ipea, 17.57%; that figure has a single source.',
  'A tabela de 2025 contra a de 2026, com a redução até R$ 7.350,00':
    'The 2025 table against the 2026 one, with the reduction up to R$ 7,350.00',
  'A tabela do imposto de renda de 1996 corrigida pelo IPCA até agosto de 2026':
    'The 1996 income tax table corrected by the IPCA up to August 2026',
  'Conta feita com a tabela de 1996 e o IPCA de cada mês': 'Calculation made with the 1996 table and the IPCA of each month',
  'IBGE, IPCA': 'IBGE, IPCA',
  'Ipea, nota de 10 de fevereiro de 2026, com a RAIS de 2023': 'Ipea, note of 10 February 2026, with the 2023 RAIS',
  'Ipea, nota de 10 de fevereiro de 2026, com a RAIS de 2023, lida em uma reprodução de jornal':
    "Ipea, note of 10 February 2026, with the 2023 RAIS, read in a newspaper's reproduction",
  'Isento até R$ 5.521,47, 15% até R$ 11.042,94 e 25% acima, sem a redução e o desconto que não havia em 1996.':
    'Exempt up to R$ 5,521.47, 15% up to R$ 11,042.94 and 25% above, without the reduction and the deduction that did not exist in 1996.',
  'Jornada de 36 horas por semana, com o mesmo salário': '36 working hours per week, with the same salary',
  'Jornada de 40 horas por semana, com o mesmo salário': '40 working hours per week, with the same salary',
  'Lei nº 15.270/2025': 'Lei nº 15.270/2025',
  'Propostas de redução da jornada no Congresso': 'Bills to cut working hours in Congress',
  'É a única desta lista que virou lei: a hipótese é a volta da tabela de maio de 2025.':
    'It is the only one in this list that became law: the hypothesis is the return of the May 2025 table.',
}

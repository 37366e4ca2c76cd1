export const english = {
  'Base que ainda cabe no teto': 'Base that still fits under the ceiling',
  'Cada emprego': 'Each job',
  'Cada empresa precisa saber das outras: nome, categoria, valor e ordem (manual do eSocial, S-1200, item 5.1).':
    'Each company needs to know of the others: name, category, amount and order (eSocial manual, S-1200, item 5.1).',
  'Contribuição por conta própria': 'Self-employed contribution',
  'Contribuição, em guia própria': 'Contribution, on its own payment slip',
  'De pessoas físicas, com guia própria': 'From individuals, with its own payment slip',
  'Descontado além do devido': 'Deducted beyond what was due',
  'Dois empregos de R$ 5.500,00 em 2026': 'Two jobs of R$ 5,500.00 in 2026',
  'Empregos, na ordem que você informa às empresas': 'Jobs, in the order you report to the companies',
  'Exemplo 3 do manual: quatro empresas, uma delas com dois vínculos': 'Example 3 of the manual: four companies, one of them with two jobs',
  'Exemplo 4 do manual: empregado e prestador de serviço': 'Example 4 of the manual: employee and service provider',
  'Exemplo 5 do manual: prestador a entidade beneficente': 'Example 5 of the manual: service provider to a charity',
  'Exemplo 6 do manual: a empresa do meio tem empregado e prestador':
    'Example 6 of the manual: the company in the middle has both employee and service provider',
  'Exemplo 9 do manual: prestador que passa do teto': 'Example 9 of the manual: service provider who goes over the ceiling',
  'INSS de quem tem mais de um emprego': 'INSS for those with more than one job',
  'INSS de {0}': 'INSS of {0}',
  'INSS devido neste emprego': 'INSS due in this job',
  'INSS dos empregos': 'INSS of the jobs',
  'INSS que foi descontado': 'INSS that was deducted',
  'INSS se a empresa não souber das outras': 'INSS if the company does not know of the others',
  'Informado em todos, mostra o que passou do devido': 'Given for all, shows what exceeded the amount due',
  'Na ordem informada: o salário de empregado continua nas faixas de onde o anterior parou; os outros pagamentos só ocupam o teto.':
    "In the order given: an employee's salary continues in the brackets from where the previous one stopped; other payments only take up the ceiling.",
  'O INSS dos empregos soma {value}': 'The INSS of the jobs adds up to {value}',
  'O que passou do devido pode ser pedido de volta à Receita Federal em até cinco anos, com juros Selic (Lei nº 8.212/1991, art. 89; CTN, art. 168).':
    'What exceeded the amount due may be claimed back from Receita Federal within five years, with Selic interest (Lei nº 8.212/1991, art. 89; CTN, art. 168).',
  'Parte que cabe no teto': 'Part that fits under the ceiling',
  'Quanto cada empresa desconta de INSS de quem tem dois empregos ou mais, na ordem que o trabalhador escolhe, até o teto; e quanto foi descontado a mais.':
    'How much INSS each company deducts from someone with two jobs or more, in the order the worker chooses, up to the ceiling; and how much was deducted in excess.',
  'Quanto do teto os empregos ocupam': 'How much of the ceiling the jobs take',
  'Renda por conta própria no mês': 'Self-employed income in the month',
  'Salário de regime próprio de servidor não conta; 13º à parte, com a mesma conta; o imposto de renda cada empresa retém sobre o que ela paga, e a declaração acerta.':
    "Salary under a civil servants' own pension scheme does not count; 13th salary separately, with the same calculation; each company withholds income tax on what it pays, and the tax return settles it.",
  'Salário, serviço a empresa e outro salário, com renda por conta própria':
    'Salary, service to a company and another salary, with self-employed income',
  'Teto do INSS': 'INSS ceiling',
  'conferir o holerite de um dos empregos': 'check the payslip of one of the jobs',
  'emprego {0}': 'job {0}',
  '{0} × 0%; o teto já foi alcançado': '{0} × 0%; the ceiling was already reached',
}

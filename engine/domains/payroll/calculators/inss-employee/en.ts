export const english = {
  'Cinco mil em 2025: as faixas truncadas, e não a parcela da Receita':
    "Five thousand in 2025: the truncated brackets, not the Receita's amount to deduct",
  'Contribuição sobre todo o salário': 'Contribution as a share of the whole salary',
  'Exemplos da Receita Federal usam o método da parcela a deduzir e mostram 509,60 onde as faixas truncadas do eSocial somam 509,58 (salário de R$ 5.000,00 na tabela de 2025).':
    'Receita Federal examples use the amount-to-deduct method and show 509.60 where the truncated brackets of eSocial add up to 509.58 (salary of R$ 5,000.00 in the 2025 table).',
  'No primeiro dia da tabela progressiva, março de 2020': 'On the first day of the progressive table, March 2020',
  'No teto de 2026': 'At the 2026 ceiling',
  'No último dia da tabela de uma só alíquota, fevereiro de 2020': 'On the last day of the single-rate table, February 2020',
  'O INSS do salário é de {value}': 'The INSS on the salary is {value}',
  'O bruto, com horas extras e adicionais': 'Gross, with overtime and premiums',
  'O salário acima dele não contribui': 'No contribution is due on salary above it',
  'O salário passa do teto': 'The salary exceeds the ceiling',
  'Quanto cada faixa do salário paga': 'How much each bracket of the salary pays',
  'Quanto de INSS desconta quem ganha R$ 2.000?': 'How much INSS is deducted from someone who earns R$ 2,000?',
  'Quanto de INSS desconta quem ganha R$ 5.000?': 'How much INSS is deducted from someone who earns R$ 5,000?',
  'Quanto se desconta de INSS de um salário, faixa por faixa, com o teto e a alíquota efetiva, desde julho de 1994.':
    'How much INSS is deducted from a salary, bracket by bracket, with the ceiling and the effective rate, since July 1994.',
  'Teto da contribuição': 'Contribution ceiling',
  'Três mil reais em 2026': 'Three thousand reais in 2026',
  'Um centavo acima do teto paga o mesmo': 'One centavo above the ceiling pays the same',
  'Um só emprego no mês: quem tem mais de um soma os salários para achar as faixas e o teto, e divide a contribuição entre os empregadores.':
    'A single job in the month: those with more than one add up the salaries to find the brackets and the ceiling, and split the contribution among the employers.',
  'conferir o que foi descontado': 'check what was deducted',
  'somar dois ou mais empregos do mesmo mês': 'add up two or more jobs of the same month',
  'ver também o imposto e o líquido': 'see the tax and the take-home pay too',
}

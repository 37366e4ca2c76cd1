export const english = {
  'A redução de 2026 esquecida': 'The 2026 reduction forgotten',
  'Conferir o imposto de renda do holerite': 'Check the income tax on the payslip',
  'Diz se o IRRF descontado do salário bate com a tabela, as deduções e a redução da data, dado o INSS que foi descontado.':
    'Says whether the IRRF deducted from the salary matches the table, the deductions and the reduction of the date, given the INSS that was deducted.',
  'Exemplo da Receita: seis mil reais, com a redução': "The Receita's example: six thousand reais, with the reduction",
  'Holerite de abril de 2026 com um dependente': 'April 2026 payslip with one dependent',
  'Outras deduções e nenhuma base impressa: não se confere': 'Other deductions and no tax base printed: it is not checked',
  'Previdência privada, por exemplo': 'Private pension, for example',
  'Salário de abril de 2025 pago em maio, pela tabela nova': 'April 2025 salary paid in May, under the new table',
  'Tudo o que é tributado no mês': 'Everything taxed in the month',
  'desconto do imposto de renda': 'income tax deduction',
}

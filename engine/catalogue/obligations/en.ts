export const english = {
  'Centavo: vencimentos': 'Centavo: due dates',
  'DAE do empregado doméstico': "Domestic worker's DAE",
  'DAS do MEI': 'MEI DAS',
  'DAS do Simples Nacional': 'Simples Nacional DAS',
  'Encargos próprios do FGTS, que não são os dos tributos federais nem são calculados aqui; a guia do FGTS Digital já os traz.':
    'FGTS has late charges of its own, which are not those of federal taxes and are not calculated here; the FGTS Digital payment slip already includes them.',
  'FGTS dos empregados': "Employees' FGTS",
  'Feriado nacional.': 'National holiday.',
  'INSS da empresa (anexo IV e retenções)': 'Company INSS (annex IV and withholdings)',
  'INSS do 13º (anexo IV e retenções)': 'INSS on the 13th salary (annex IV and withholdings)',
  'Imposto de renda: 1ª quota ou quota única': 'Income tax: 1st or single installment',
  'Imposto de renda: {0}ª quota': 'Income tax: installment {0}',
  Investidor: 'Investor',
  'Multa de 0,33% por dia, até 20%, e juros da Selic (Lei nº 9.430/1996, art. 61).':
    'Fine of 0.33% a day, up to 20%, plus Selic interest (Lei nº 9.430/1996, art. 61).',
  'Multa por atraso na entrega, cuja regra não foi lida aqui.': 'Fine for late filing, whose rule was not read here.',
  'O INSS e o imposto têm a multa e a Selic dos tributos federais; o FGTS, encargos próprios. A guia emitida no eSocial já traz todos.':
    'INSS and income tax carry the fine and the Selic interest of federal taxes; FGTS has charges of its own. The payment slip issued in eSocial already includes them all.',
  'O dia da regra não tem expediente bancário, e o vencimento mudou.':
    'Banks are closed on the day set by the rule, so the due date moved.',
  'O empregado pode cobrar a correção do atraso, e a fiscalização, multar; não são calculadas aqui.':
    'The employee may claim correction for the delay, and labor inspectors may fine; neither is calculated here.',
  'Os bancos não abrem.': 'Banks do not open.',
  'Pequena empresa do Simples': 'Small company in the Simples',
  'Referente a {0}. {1}.{2} Se atrasar: {3}': 'For {0}. {1}.{2} If late: {3}',
  'Salário dos empregados': "Employees' salaries",
  'Salário: quinto dia útil': 'Salary: fifth business day',
  'a due date': 'a due date',
}

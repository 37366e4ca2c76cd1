export const english = {
  '13º pago por outro emprego': '13th salary paid by another job',
  'A primeira parcela é metade do salário do mês anterior, que pode ter sido menor.':
    "The first installment is half of the previous month's salary, which may have been lower.",
  'A primeira é metade dele (Lei nº 4.749/1965, art. 2º)': 'The first is half of it (Lei nº 4.749/1965, art. 2º)',
  Avos: 'Twelfths',
  'Com o INSS certo, e o imposto refeito sobre ele.': 'With the right INSS, and the tax recalculated on it.',
  'Compara as duas parcelas do 13º, o INSS, o imposto e o líquido com a lei da data.':
    'Compares the two installments of the 13th salary, the INSS, the tax and the net with the law of the date.',
  'Conferir o recibo do 13º': 'Check the 13th salary receipt',
  'Da segunda parcela, ou das duas': 'Of the second installment, or of both',
  'Da segunda parcela; para a primeira sozinha, a dela': 'Of the second installment; for the first alone, its own',
  'INSS e IRRF sobre o 13º inteiro, separados do salário do mês, e descontados na segunda parcela.':
    "INSS and IRRF on the whole 13th salary, separate from the month's salary, and deducted in the second installment.",
  'INSS só sobre a segunda parcela': 'INSS only on the second installment',
  'O de dezembro, ou o da data do pagamento': 'That of December, or that of the date of payment',
  'O que falta do 13º, ou o 13º inteiro, como o recibo imprime':
    'What is left of the 13th salary, or the whole 13th salary, as the receipt prints it',
  'Preenchem as parcelas, o INSS e o IRRF; as outras entram no líquido':
    'They fill in the installments, the INSS and the IRRF; the others go into the net pay',
  'Primeira parcela de metade do salário, com sete avos': 'First installment of half the salary, with seven twelfths',
  'Primeira parcela do salário anterior ao aumento, e cem reais a menos na segunda':
    'First installment on the salary before the raise, and one hundred reais less in the second',
  'Qual era o salário do mês anterior ao da primeira parcela?': 'What was the salary of the month before the first installment?',
  'Recibo de dezembro conferido em novembro, com a lei do ano': "December receipt checked in November, under that year's law",
  'Recibo de dezembro de 2025 que confere': 'December 2025 receipt that matches',
  'Salário do mês anterior à primeira parcela': 'Salary of the month before the first installment',
  'Um avo a menos': 'One twelfth less',
  'Você tem outro emprego com INSS? Quanto foi o 13º dele?': 'Do you have another job with INSS? How much was its 13th salary?',
  'Zero, se não há outro': 'Zero, if there is no other',
  'calcular o 13º que se vai receber': 'calculate the 13th salary to be received',
  'recibo do 13º': '13th salary receipt',
  '{0} × {1}/{2} × {3}; metade do 13º; metade do salário seriam {4}':
    '{0} × {1}/{2} × {3}; half of the 13th salary; half of the salary would be {4}',
  '{0} × {1}; metade do salário do mês anterior': "{0} × {1}; half of the previous month's salary",
  '{0} × {1}; metade do salário, sem as médias': '{0} × {1}; half of the salary, without the averages',
  '{0} × {1}; metade do salário; metade do 13º seriam {2}': '{0} × {1}; half of the salary; half of the 13th salary would be {2}',
  '{0} − {1}; a primeira parcela de metade do salário': '{0} − {1}; the first installment of half the salary',
  '{0}; as duas parcelas somam o 13º': '{0}; the two installments add up to the 13th salary',
  '{0}; com o 13º do outro emprego antes': '{0}; with the 13th salary of the other job first',
  '{0}; o 13º inteiro, com a primeira parcela entre os descontos':
    '{0}; the whole 13th salary, with the first installment among the deductions',
  '{0}{1}; o líquido da primeira parcela': '{0}{1}; the net amount of the first installment',
  '{0}{1}; o líquido da segunda parcela': '{0}{1}; the net amount of the second installment',
  '{0}{1}; o líquido das duas parcelas': '{0}{1}; the net amount of both installments',
}

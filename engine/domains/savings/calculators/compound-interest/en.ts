export const english = {
  'Aumento do depósito a cada 12 meses': 'Increase in the deposit every 12 months',
  'Cada depósito entra no começo do mês e já rende nele, como na Calculadora do Cidadão do Banco Central.':
    "Each deposit goes in at the start of the month and already earns in it, as in the Central Bank's Calculadora do Cidadão.",
  'Cada depósito entra no fim do mês e só rende a partir do mês seguinte.':
    'Each deposit goes in at the end of the month and only earns from the following month.',
  'Calculadora do Cidadão: 150,00 por mês, oito meses a 1,2%': 'Calculadora do Cidadão: 150.00 a month, eight months at 1.2%',
  'Capital inicial mais os depósitos': 'Initial principal plus the deposits',
  'Depósito que cresce 10% ao ano': 'Deposit that grows 10% a year',
  'Depósitos no fim do mês: mil por mês a 1% em três anos': 'Deposits at the end of the month: one thousand a month at 1% over three years',
  'Dez mil reais a 1% ao mês por dez anos': 'Ten thousand reais at 1% a month for ten years',
  'Evolução do valor': 'Growth of the amount',
  'Mil reais a 1% ao mês, mês a mês': 'One thousand reais at 1% a month, month by month',
  'No começo do mês': 'At the start of the month',
  'No começo ou no fim do mês': 'At the start or at the end of the month',
  'No fim do mês': 'At the end of the month',
  'O carro de oitenta mil em vinte anos a 0,95% ao mês': 'The eighty-thousand car over twenty years at 0.95% a month',
  'O depósito muda a cada 12 meses e é arredondado ao centavo.': 'The deposit changes every 12 months and is rounded to the centavo.',
  'O montante é arredondado ao centavo só na apresentação; os juros de cada mês não são arredondados.':
    "The amount is rounded to the centavo only for display; each month's interest is not rounded.",
  'O valor final de um capital e de depósitos mensais a juros compostos, com a evolução mês a mês.':
    'The final amount of a principal and of monthly deposits at compound interest, with the growth month by month.',
  'Quando o depósito entra': 'When the deposit goes in',
  'Quanto viram R$ 1.000 a 1% ao mês em 1 ano?': 'How much does R$ 1,000 become at 1% a month in 1 year?',
  'Sem imposto, taxa ou inflação.': 'Without tax, fees or inflation.',
  'Sem juros, o prazo mais longo': 'Without interest, the longest term',
  'Taxa negativa: metade some a cada mês': 'Negative rate: half disappears each month',
  'Total investido': 'Total invested',
  'Um mês, com meio centavo para cima': 'One month, with half a centavo rounded up',
  'Valor final menos o total investido': 'Final amount less the total invested',
  'juros que não se somam ao capital': 'interest that is not added to the principal',
  '{0} × (1 + {1})^{2} + cada depósito capitalizado desde o mês em que entrou':
    '{0} × (1 + {1})^{2} + each deposit compounded since the month it went in',
}

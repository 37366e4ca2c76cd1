export const english = {
  'Antes de acabar a dispensa de R$ 10,00: dois brutos serviriam, vale o menor':
    'Before the R$ 10.00 waiver ended: two gross salaries would do, the smaller one is used',
  'Depois de acabar a dispensa o bruto salta': 'After the waiver ended the gross salary jumps',
  'Falso quando nenhum bruto em centavos dá exatamente o líquido pedido': 'False when no gross in centavos gives exactly the net asked for',
  'Líquido de 4.498,50 em 2026': 'Take-home pay of 4,498.50 in 2026',
  'Líquido exato': 'Exact net',
  'Nenhum bruto em centavos dá exatamente este líquido: é o menor que o alcança.':
    'No gross in centavos gives exactly this net: it is the lowest that reaches it.',
  'Nenhum salário bruto dá exatamente esse líquido; o menor que o alcança é de {value}':
    'No gross salary gives exactly that net; the lowest that reaches it is {value}',
  'Neste ponto um centavo a mais de bruto deixa menos líquido: é onde acaba uma dispensa ou começa outra faixa.':
    'At this point one more centavo of gross leaves less net: it is where a waiver ends or another bracket begins.',
  'O contracheque de abril de 2026, de trás para a frente': 'The April 2026 payslip, worked backwards',
  'O menor salário bruto que deixa o líquido desejado, com INSS e IRRF da data. Para partir do bruto, use net-salary.':
    'The lowest gross salary that leaves the desired net, with INSS and IRRF of the date. To start from gross, use net-salary.',
  'O que passa do líquido pedido': 'What exceeds the net asked for',
  'O salário bruto é de {value}': 'The gross salary is {value}',
  'Oito mil líquidos com dois dependentes pela lei de 2019': 'Take-home pay of eight thousand with two dependents under the 2019 law',
  'Quanto preciso ganhar para receber R$ 5.000 limpos?': 'How much do I need to earn to take home R$ 5,000?',
  'Salário bruto pelo líquido': 'Gross salary from net',
  'Salário líquido desejado': 'Desired take-home pay',
  'achar a entrada de qualquer outra calculadora': 'find the input of any other calculator',
  '{0} + {1}; o menor bruto que deixa o líquido pedido': '{0} + {1}; the lowest gross that leaves the net asked for',
}

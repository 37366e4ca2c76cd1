export const english = {
  '; a promulgação da PEC nº 221/2019, que a reduz, não estava confirmada na última revisão':
    '; the enactment of PEC nº 221/2019, which reduces them, was not confirmed at the last review',
  'A jornada máxima é de {0} horas por semana (Constituição, art. 7º, XIII){1}.':
    'The longest working week is {0} hours (Constitution, art. 7, XIII){1}.',
  'Cada hora custa {value}: os gastos passam do salário': 'Each hour costs {value}: expenses exceed the salary',
  'Dez horas de ônibus por semana e 400 reais de gastos': 'Ten hours on the bus a week and 400 reais of expenses',
  'Divisor mensal': 'Monthly divisor',
  'Divisor pela semana de {0} dias e mês de {1} (CLT, art. 64; Súmula TST 431): {2} horas dão {3}.':
    'Divisor by the week of {0} days and month of {1} (CLT, art. 64; TST Precedent 431): {2} hours give {3}.',
  'Exemplo publicado: 880 reais por 220 horas': 'Published example: 880 reais for 220 hours',
  'Ganho R$ 2.000 por mês: quanto vale a minha hora?': 'I earn R$ 2,000 a month: how much is my hour worth?',
  'Gastar mais do que se ganha dá hora negativa': 'Spending more than you earn gives a negative hour',
  'Gastos mensais para trabalhar': 'Monthly costs of working',
  'Horas de deslocamento por semana': 'Commuting hours a week',
  'Horas que o salário mensal paga, com os repousos': 'Hours the monthly salary pays, with rest days',
  'Jornada de 36 horas: divisor 180': '36 working hours a week: divisor 180',
  'Jornada de 40 horas: divisor 200': '40 working hours a week: divisor 200',
  'Jornada de 44 horas: divisor 220': '44 working hours a week: divisor 220',
  'O deslocamento é levado ao mês pelo mesmo fator da jornada, para que as duas horas se comparem.':
    'Commuting is converted to a month by the same factor as working hours, so that the two compare.',
  'O salário-hora pelo divisor legal e o que sobra por hora depois do deslocamento e dos gastos para trabalhar.':
    'The hourly wage by the legal divisor and what is left per hour after commuting and the costs of working.',
  'Pela hipótese, a jornada máxima é de {0} horas por semana.': 'By the hypothesis, the longest working week is {0} hours.',
  'Salário bruto: INSS, IRRF e benefícios não entram.': 'Gross salary: INSS, IRRF and benefits are not included.',
  'Salário mínimo de 2026 por hora, como no decreto': '2026 minimum wage per hour, as in the decree',
  'Salário-hora depois de gastos e deslocamento': 'Hourly wage after costs and commuting',
  'Salário-hora real': 'Real hourly wage',
  'Sua hora vale {value}': 'Your hour is worth {value}',
  'Valor da hora de trabalho': 'Value of an hour of work',
  'trabalho e deslocamento somam mais que as 168 horas da semana': 'work and commuting add up to more than the 168 hours of the week',
  '{0} h ÷ {1} dias × {2} dias': '{0} h ÷ {1} {1|day|days} × {2} {2|day|days}',
}

export const english = {
  'Cem horas': 'One hundred hours',
  'Como o decreto imprime': 'As the decree prints it',
  'Dez dias do mês': 'Ten days of the month',
  'Jornada inteira de 44 horas: o mínimo inteiro': 'Full 44-hour week: the whole minimum wage',
  'Meio período de 20 horas semanais': 'Part time at 20 hours a week',
  'Mínimo das horas': 'Minimum for the hours',
  'Mínimo devido': 'Minimum due',
  'Mínimo do mês': "Month's minimum wage",
  'Mínimo do mês para a jornada': "Month's minimum for the working hours",
  'Mínimo dos dias': 'Minimum for the days',
  'Mínimo por dia': 'Minimum per day',
  'Mínimo por hora': 'Minimum per hour',
  'O mínimo devido é de {value}': 'The minimum due is {value}',
  'O proporcional vem da divisão do valor mensal; o dia e a hora impressos no decreto são arredondados e podem diferir por centavos.':
    'The proportional amount comes from dividing the monthly amount; the daily and hourly amounts printed in the decree are rounded and may differ by centavos.',
  'O salário mínimo do mês, do dia e da hora como o decreto os imprime, e o proporcional a uma jornada, a dias ou a horas.':
    'The minimum wage of the month, the day and the hour as the decree prints them, and in proportion to working hours, days or hours.',
  'O salário mínimo inteiro quando não se informa a jornada semanal': 'The whole minimum wage when weekly working hours are not given',
  'Pelo que foi informado: jornada, dias ou horas': 'By what was given: working hours, days or hours',
  'Proporcional à jornada só no tempo parcial contratado (OJ 358 da SDI-1 do TST; CLT, art. 58-A): quem tem jornada curta por lei, como o telefonista de 6 horas, recebe o mínimo inteiro.':
    'In proportion to working hours only for contracted part time (OJ 358 da SDI-1 do TST; CLT, art. 58-A): those with short hours by law, such as a 6-hour telephone operator, receive the whole minimum.',
  'Salário mínimo da data': 'Minimum wage of the date',
  'Salário mínimo nacional; o piso do estado ou da categoria prevalece, se maior.':
    'National minimum wage; the floor of the state or job category prevails, if higher.',
  'Salário mínimo proporcional': 'Proportional minimum wage',
  'Valores de 2026: o dia e a hora como o decreto imprime': 'Amounts for 2026: the day and the hour as the decree prints them',
  'Valores de junho de 2001': 'Amounts for June 2001',
  'informe só um: jornada semanal, horas ou dias': 'give only one: weekly working hours, hours or days',
  'quando não o fez': 'when it did not',
}

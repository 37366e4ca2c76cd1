export const english = {
  'Arredondada para mostrar; a conta usa o valor inteiro': 'Rounded for display; the calculation uses the whole value',
  'Até 19/03/2023 o descanso aumentado pelas horas extras não entrava em 13º, férias, aviso e FGTS (OJ 394 da SDI-1 do TST).':
    'Until 19 March 2023 the rest pay increased by overtime did not count toward 13th salary, vacation, notice and FGTS (OJ 394 da SDI-1 do TST).',
  'Comissão e hora extra somadas, em mês de 27 dias úteis': 'Commission and overtime added together, in a month of 27 business days',
  'De segunda a sábado, sem os feriados': 'Monday to Saturday, without holidays',
  'Descanso semanal (DSR)': 'Paid weekly rest (DSR)',
  'Desde 20/03/2023 o descanso aumentado pelas horas extras também entra em 13º, férias, aviso e FGTS (OJ 394 da SDI-1 do TST), que não se calculam aqui.':
    'From 20 March 2023 the rest pay increased by overtime also counts toward 13th salary, vacation, notice and FGTS (OJ 394 da SDI-1 do TST), which are not calculated here.',
  'Duzentos reais e quatro domingos': 'Two hundred reais and four Sundays',
  'Mil reais de horas extras, 25 dias úteis e 5 de descanso': 'One thousand reais of overtime, 25 business days and 5 rest days',
  'Média por dia útil': 'Average per business day',
  'O descanso semanal remunerado sobre horas extras, comissões e adicional noturno do mês. Para partir das horas, use overtime ou night-shift.':
    "Paid weekly rest on the month's overtime, commissions and night premium. To start from the hours, use overtime or night-shift.",
  'O descanso semanal vale {value}': 'The weekly rest is worth {value}',
  'O que foi ganho e o descanso sobre isso': 'What was earned and the rest-day pay on it',
  'O sábado conta como dia útil mesmo na semana de cinco dias, salvo norma coletiva que o faça descanso.':
    'Saturday counts as a business day even in a five-day week, unless a collective agreement makes it a rest day.',
  'O total; ou informe cada parte abaixo': 'The total; or give each part below',
  'Quem falta sem justificativa na semana perde o descanso dela (Lei nº 605/1949, art. 6º); faltas não foram descontadas.':
    "Those with an unexcused absence in the week lose that week's paid rest (Lei nº 605/1949, art. 6º); absences were not deducted.",
  'Remuneração variável do mês': 'Variable pay of the month',
  'Variável com o descanso': 'Variable pay with the rest',
  'informe a remuneração variável, ou horas extras, comissões ou adicional noturno':
    'give the variable pay, or overtime, commissions or night premium',
  'informe o total ou as partes, não os dois': 'give the total or the parts, not both',
}

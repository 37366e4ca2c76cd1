/** The English of what is said here, by the Portuguese. */
export const english = {
  '"{0}" não é um horário: escreva HH:MM, como 08:00': '"{0}" is not a time: write HH:MM, such as 08:00',
  '"{0}" não é um horário: escreva HH:MM, como 22:00': '"{0}" is not a time: write HH:MM, such as 22:00',
  '12x36 só está na lei desde 11/11/2017': '12x36 has only been in the law since 11 November 2017',
  '2, 4 ou 6 horários HH:MM: entrada, saída, entrada, saída': '2, 4 or 6 times HH:MM: in, out, in, out',
  'A noite inteira: sete horas de relógio são oito': 'The whole night: seven clock hours are eight',
  'A última saída antes desta entrada, para conferir as 11 horas de descanso':
    'The last clock-out before this clock-in, to check the 11 hours of rest',
  'Almoço de meia hora: faltam trinta minutos de intervalo': 'Half-hour lunch: thirty minutes of break are missing',
  'Até 10/11/2017 o intervalo que faltou era pago de outro modo, que não está aqui: só os minutos são contados.':
    'Until 10 November 2017 the missing break was paid in another way, which is not here: only the minutes are counted.',
  'Até seis horas bastam quinze minutos de intervalo': 'Up to six hours, a fifteen-minute break is enough',
  'Até {0} minutos em cada marcação e {1} no dia nada se conta; passado um dos dois, conta-se tudo (CLT, art. 58, § 1º; Súmula TST 366).':
    'Up to {0} {0|minute|minutes} at each punch and {1} in the day nothing counts; once either is exceeded, everything counts (CLT, art. 58, § 1º; Súmula TST 366).',
  'Cada 52 minutos e 30 segundos são uma hora': 'Each 52 minutes and 30 seconds is one hour',
  'Cinco minutos na entrada e cinco na saída são tolerados': 'Five minutes at clock-in and five at clock-out are tolerated',
  'Das 22h às 5h': 'From 10 p.m. to 5 a.m.',
  'Dez minutos antes e quinze depois: tudo é extra': 'Ten minutes before and fifteen after: it is all overtime',
  'Dia {0}: {1}': 'Day {0}: {1}',
  'Dois dias: soma dos dias': 'Two days: the sum of the days',
  'Doze por trinta e seis': 'Twelve by thirty-six',
  'Horas trabalhadas no ponto': 'Hours worked on the time clock',
  'Horário (HH:MM)': 'Time (HH:MM)',
  'Lê o ponto contra o horário e diz o que foi trabalhado, o que é hora extra ou falta, a tolerância, a noite e o intervalo que faltou, de um dia, da semana ou do mês.':
    'Compares the time clock with the schedule and says what was worked, what is overtime or absence, the tolerance, the night hours and the missing break, for a day, a week or a month.',
  'Mais de 10 horas no dia: passa das duas horas extras permitidas (CLT, art. 59).':
    'More than 10 hours in the day: exceeds the two hours of overtime allowed (CLT, art. 59).',
  'Marcações do ponto': 'Clock punches',
  'Menos de 11 horas de descanso desde a saída anterior (CLT, art. 66).':
    'Less than 11 hours of rest since the previous clock-out (CLT, art. 66).',
  'Minutos de hora extra': 'Minutes of overtime',
  'Minutos de intervalo que faltaram': 'Minutes of break missing',
  'Minutos do horário': 'Minutes of the schedule',
  'Minutos que faltaram': 'Minutes missing',
  'Minutos tolerados': 'Minutes tolerated',
  'Minutos trabalhados': 'Minutes worked',
  'Minutos à noite, contados': 'Minutes at night, counted',
  'Minutos à noite, no relógio': 'Minutes at night, by the clock',
  'Na escala 12x36 as horas depois das 5h não levam o adicional da noite (CLT, art. 59-A, parágrafo único).':
    'In the 12x36 schedule the hours after 5 a.m. do not get the night premium (CLT, art. 59-A, parágrafo único).',
  'Nem extra nem falta': 'Neither overtime nor absence',
  'No lugar de um dia só: a semana ou o mês': 'In place of a single day: the week or the month',
  'No primeiro dia da tolerância, cinco minutos em cada ponta': 'On the first day of the tolerance, five minutes at each end',
  'Não há hora extra': 'There is no overtime',
  'O intervalo que faltou é pago com 50% a mais, como indenização, e só o tempo que faltou (CLT, art. 71, § 4º).':
    'The missing break is paid with 50% more, as an indemnity, and only the time missing (CLT, art. 71, § 4º).',
  'O que foi trabalhado e o horário': 'What was worked and the schedule',
  'Quem cumpre a noite inteira e segue depois das 5h leva o adicional também nessas horas (Súmula TST 60, II); não contadas aqui.':
    'Those who work the whole night and carry on after 5 a.m. get the premium for those hours too (Súmula TST 60, II); not counted here.',
  'Saída anterior (HH:MM)': 'Previous clock-out (HH:MM)',
  'Seis minutos em uma só marcação já contam': 'Six minutes in a single punch already count',
  'São {value|minuto|minutos} de hora extra': 'You have {value|minute|minutes} of overtime',
  'Tantas quantas as do horário': 'As many as those of the schedule',
  'Trabalho urbano: noite das 22h às 5h, com a hora de 52 minutos e 30 segundos.':
    'Urban work: night from 10 p.m. to 5 a.m., with the hour of 52 minutes and 30 seconds.',
  'Três marcações de quatro minutos passam de dez no dia': 'Three punches of four minutes go over ten in the day',
  'da escala 12x36 vai de ponta a ponta em 12 horas': 'of the 12x36 shift must run 12 hours from end to end',
  'deve ter 2, 4 ou 6 horários: cada entrada com a sua saída': 'must have 2, 4 or 6 times: each clock-in with its clock-out',
  'informe as marcações do ponto, ou days': 'give the clock punches, or days',
  'informe o horário contratado, ou days': 'give the contracted schedule, or days',
  'não combina com o dia só: informe a lista ou schedule e punches':
    'does not combine with a single day: give the list or schedule and punches',
  'passa da meia-noite mais de uma vez': 'passes midnight more than once',
  'são {0}, e o horário tem {1}': 'there are {0}, and the schedule has {1}',
  'ver o adicional noturno': 'see the night premium',
  'ver o saldo do banco de horas': 'see the time bank balance',
  'ver quanto valem as horas extras': 'see how much overtime is worth',
}

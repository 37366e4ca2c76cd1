export const english = {
  'Com as horas de teoria': 'With the hours of theory',
  'Dias do mês da data de referência.': 'Days of the month of the reference date.',
  'Fevereiro de 28 dias pelo mínimo-hora de 2026': 'A 28-day February at the 2026 hourly minimum wage',
  'Hora de 6,42 em 2024, mês de 31 dias': '6.42 an hour in 2024, 31-day month',
  'Hora de dez reais, mês de 31 dias': 'Ten reais an hour, 31-day month',
  'Mais de {0} horas por dia só para quem completou o ensino fundamental, até {1} com a teoria (CLT, art. 432).':
    'More than {0} {0|hour|hours} a day only for those who finished elementary school, up to {1} with theory (CLT, art. 432).',
  'O mesmo fevereiro com salário fixo de 31 dias': 'The same February with the fixed salary of a 31-day month',
  'O salário do mês é de {value}': "The month's salary is {value}",
  'O salário mensal do jovem aprendiz pela hora, a jornada e as semanas do mês, com INSS, IRRF e o FGTS de 2%.':
    'The monthly salary of a young apprentice by the hour, the working hours and the weeks of the month, with INSS, IRRF and the 2% FGTS.',
  'O salário-hora informado é menor que o mínimo-hora da data, {0}, garantido ao aprendiz (CLT, art. 428, § 2º).':
    'The hourly wage given is less than the minimum hourly wage of the date, {0}, guaranteed to the apprentice (CLT, art. 428, § 2º).',
  'Para onde vai o salário do mês': "Where the month's pay goes",
  'Salário igual todo mês': 'Same salary every month',
  'Salário igual todo mês, como se todos tivessem 31 dias: mais favorável ao aprendiz.':
    'Same salary every month, as if all had 31 days: more favorable to the apprentice.',
  'Salário-hora de {0}, o mínimo do decreto; prevalece o piso da categoria ou do estado, se maior.':
    "Hourly wage of {0}, the decree's minimum; the floor of the job category or state prevails, if higher.",
  'Sem dependentes, vale-transporte e faltas; o aprendiz tem 13º, férias e FGTS de 2% (Lei nº 8.036/1990, art. 15, § 7º).':
    'Without dependents, transport voucher and absences; the apprentice has 13th salary, vacation and 2% FGTS (Lei nº 8.036/1990, art. 15, § 7º).',
  'Semanas do mês com quatro decimais, sem arredondar, e o descanso semanal por 7 ÷ 6 (Nota Técnica nº 52/COPES do Ministério do Trabalho).':
    'Weeks of the month with four decimal places, unrounded, and weekly rest by 7 ÷ 6 (Nota Técnica nº 52/COPES of the Ministério do Trabalho).',
  'Verdadeiro: todo mês como de 31 dias': 'True: every month as if it had 31 days',
  'Vinte horas semanais com a hora de 4,26, mês de 30 dias': 'Twenty hours a week at 4.26 an hour, 30-day month',
  'com fixed_monthly o mês tem sempre 31 dias: omita o campo': 'with fixed_monthly the month always has 31 days: omit the field',
  'o mínimo-hora do decreto; o piso da categoria ou do estado pode ser maior':
    'the minimum hourly wage of the decree; the floor of the job category or state may be higher',
  'os do mês da data': 'those of the month of the date',
  'é obrigatório nesta data: o ato do salário mínimo não trouxe o valor da hora':
    'is required on this date: the minimum wage act did not give the hourly amount',
}

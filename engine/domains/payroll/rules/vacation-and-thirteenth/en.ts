export const english = {
  'Ato Declaratório PGFN nº 6/2006; Súmula STJ 125': 'Ato Declaratório PGFN nº 6/2006; Súmula STJ 125',
  'Até 12 valores, com zero nos meses sem variáveis; no lugar da média':
    'Up to 12 amounts, with zero in months without variable pay; instead of the average',
  'CLT, art. 142': 'CLT, art. 142',
  'CLT, art. 144; Lei nº 8.212/1991, art. 28, § 9º, "e", 6': 'CLT, art. 144; Lei nº 8.212/1991, art. 28, § 9º, "e", 6',
  'CLT, arts. 142 e 143': 'CLT, arts. 142 e 143',
  'Constituição Federal, art. 7º, XVII': 'Constituição Federal, art. 7º, XVII',
  'Constituição Federal, art. 7º, XVII; CLT, art. 142': 'Constituição Federal, art. 7º, XVII; CLT, art. 142',
  'Horas extras, comissões e adicionais; ou informe os meses': 'Overtime, commissions and premiums; or give the months',
  'IRRF por pagamento: salário, férias com o terço e 13º, cada um com sua redução; se a redução de 2026 se mede por pagamento ou pela soma do mês é questão em aberto, e o ajuste anual não está incluído.':
    "IRRF per payment: salary, vacation with the one-third bonus and 13th salary, each with its own reduction; whether the 2026 reduction is measured per payment or on the month's total is an open question, and the annual adjustment is not included.",
  'Lei nº 4.090/1962, art. 1º, §§ 1º e 2º': 'Lei nº 4.090/1962, art. 1º, §§ 1º e 2º',
  'Lei nº 4.090/1962, art. 1º; Súmula TST 45': 'Lei nº 4.090/1962, art. 1º; Súmula TST 45',
  'Lei nº 4.749/1965, arts. 1º e 2º': 'Lei nº 4.749/1965, arts. 1º e 2º',
  'Lei nº 7.713/1988, art. 26; Lei nº 8.134/1990, art. 16: exclusivo na fonte, em separado':
    'Lei nº 7.713/1988, art. 26; Lei nº 8.134/1990, art. 16: taxed only at source, separately',
  'Lei nº 7.713/1988, arts. 3º, § 4º, e 7º': 'Lei nº 7.713/1988, arts. 3º, § 4º, e 7º',
  'Lei nº 8.212/1991, art. 28, I e § 9º, "d"': 'Lei nº 8.212/1991, art. 28, I e § 9º, "d"',
  'Lei nº 8.620/1993, art. 7º, § 2º: o 13º é calculado em separado':
    'Lei nº 8.620/1993, art. 7º, § 2º: the 13th salary is calculated separately',
  'Média de variáveis de {0} por mês, como informada, somada ao salário (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).':
    'Average variable pay of {0} a month, as given, added to the salary (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).',
  'Média do que varia': 'Average of variable pay',
  'Média simples de {0} {1} de variáveis, com o descanso semanal já somado, igual para todas as verbas; a convenção coletiva pode mandar outra (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).':
    'Simple average of {0} {1} of variable pay, with weekly rest already added, the same for all pay items; the collective agreement may require another (Súmula TST 45; CLT, arts. 142 e 487, §§ 3º e 5º).',
  'O ano inteiro pela lei da data, com o mesmo salário e as férias ganhas gozadas em um só mês, sem vender dias.':
    'The whole year by the law on the date, with the same salary and the vacation earned taken in a single month, with no days sold.',
  'Quando informada': 'When given',
  'calcula o INSS só sobre a segunda parcela, e não sobre o 13º inteiro':
    'calculates the INSS only on the second installment, and not on the full 13th salary',
  'calcula o imposto só sobre a segunda parcela, e não sobre o 13º inteiro':
    'calculates the tax only on the second installment, and not on the full 13th salary',
  'calcula o terço sem as médias': 'calculates the one-third bonus without the averages',
  'cobra INSS dos dias vendidos': 'charges INSS on the vacation days sold',
  'cobra imposto de renda dos dias vendidos': 'charges income tax on the vacation days sold',
  'deixa o terço fora da base do INSS': 'leaves the one-third bonus out of the INSS contribution base',
  'deixa o terço fora da base do imposto': 'leaves the one-third bonus out of the tax base',
  'divide o salário por 31 dias, e não por 30': 'divides the salary by 31 days, and not by 30',
  faltas: 'absences',
  'não paga esta parcela': 'does not pay this installment',
  'não paga estes dias': 'does not pay these days',
  'não paga o terço': 'does not pay the one-third bonus',
  'não vem com variable_months: informe a média ou os meses': 'does not go with variable_months: give the average or the months',
  'soma o 13º ao salário do mês para calcular o INSS': "adds the 13th salary to the month's salary to calculate the INSS",
  'soma o 13º ao salário do mês para calcular o imposto': "adds the 13th salary to the month's salary to calculate the tax",
  '{0}: o mês com 15 dias ou mais conta inteiro': '{0}: a month with 15 days or more counts in full',
  '{0}; com {1} {2} no período (CLT, art. 130)': '{0}; with {1} {2} in the period (CLT, art. 130)',
}

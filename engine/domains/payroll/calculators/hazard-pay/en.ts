export const english = {
  'Adicional por hora': 'Premium per hour',
  'Adicional por mês': 'Premium per month',
  'Base da insalubridade': 'Base of the unhealthy-work premium',
  'Base do adicional': 'Base of the premium',
  'Base maior fixada em convenção coletiva': 'Higher base set in a collective agreement',
  'Grau máximo contra periculosidade: o frentista escolhe': 'Maximum degree versus hazard premium: the gas station attendant chooses',
  'Grau mínimo em janeiro de 2020, com o mínimo de 1.039 reais': 'Minimum degree in January 2020, with the minimum wage of 1,039 reais',
  'Insalubridade em grau médio em 2026': 'Unhealthy-work premium at the medium degree in 2026',
  'Insalubridade sobre a base informada, como faz a norma coletiva que a fixa.':
    'Unhealthy-work premium on the base given, as in the collective agreement that sets it.',
  'Insalubridade sobre o salário mínimo: a Súmula Vinculante 4 do STF proíbe usá-lo como índice, mas o TST o mantém até que lei ou norma coletiva fixe outra base.':
    'Unhealthy-work premium on the minimum wage: Súmula Vinculante 4 of the STF forbids using it as an index, but the TST keeps it until a law or collective agreement sets another base.',
  'O adicional de quem trabalha em condição insalubre ou perigosa, com a base, o grau e a lei da data, e qual dos dois vale mais.':
    'The premium of those who work in unhealthy or hazardous conditions, with the base, the degree and the law of the date, and which of the two is worth more.',
  'O adicional entra na base de horas extras, adicional noturno, 13º, férias, aviso e FGTS; o descanso semanal já está nele, que é mensal.':
    'The premium goes into the base for overtime, night premium, 13th salary, vacation, notice and FGTS; weekly rest is already in it, as it is monthly.',
  'O adicional é de {value} por mês': 'The premium is {value} a month',
  'O do laudo; obrigatório na insalubridade': 'The one in the expert report; required for the unhealthy-work premium',
  'O outro adicional': 'The other premium',
  'O que vale mais': 'Which is worth more',
  'Os dois adicionais não se somam: quem tem direito a ambos escolhe um (CLT, art. 193, § 2º).':
    'The two premiums cannot be combined: those entitled to both choose one (CLT, art. 193, § 2º).',
  'Periculosidade sobre 1.500 reais, sem a comissão': 'Hazard premium on 1,500 reais, without the commission',
  'Periculosidade sobre o salário base, sem gratificações, prêmios e participação nos lucros (CLT, art. 193, § 1º).':
    'Hazard premium on the base salary, without bonuses, awards and profit sharing (CLT, art. 193, § 1º).',
  'Quando salário e grau são informados': 'When salary and degree are given',
  'Salário base': 'Base salary',
  'Salário com o adicional': 'Salary with the premium',
  'Sem gratificações, prêmios e PLR; obrigatório na periculosidade':
    'Without bonuses, awards and profit sharing (PLR); required for the hazard premium',
  'Tanto faz': 'The same either way',
  'Tipo de adicional': 'Kind of premium',
  'Trabalho perigoso pela lei da data: {0}; a NR-16 diz quando.': 'Hazardous work under the law of the date: {0}; NR-16 says when.',
  'Valor por mês': 'Amount per month',
  'o salário mínimo da data; a norma coletiva pode fixar outra': 'the minimum wage of the date; a collective agreement may set another',
  'sem eles': 'without them',
  'sem o salário': 'without the salary',
  'só serve à insalubridade: informe também degree': 'only applies to the unhealthy-work premium: give degree too',
  '{0}, se fosse a escolhida': '{0}, if it were the one chosen',
  'é obrigatório na insalubridade': 'is required for the unhealthy-work premium',
  'é obrigatório na periculosidade': 'is required for the hazard premium',
}

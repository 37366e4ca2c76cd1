export const english = {
  '100% em domingos e feriados trabalhados sem folga compensatória (Lei nº 605/1949, art. 9º; Súmula TST 146).':
    '100% on Sundays and holidays worked without a compensating day off (Lei nº 605/1949, art. 9º; Súmula TST 146).',
  'A hora entra sem arredondar em cada verba, e cada verba é arredondada ao centavo mais próximo.':
    'The hourly rate goes into each item unrounded, and each item is rounded to the nearest centavo.',
  'A hora quebrada não é arredondada antes da conta': 'An uneven hourly rate is not rounded before the calculation',
  'Adicionais mínimos da lei; convenção coletiva pode fixar maiores.':
    'Legal minimum premiums; a collective agreement may set higher ones.',
  'Dez horas extras com salário de 2.200 reais': 'Ten hours of overtime with a salary of 2,200 reais',
  'Exemplo publicado de DSR: mil reais de horas extras em setembro de 2017':
    'Published example of paid weekly rest: one thousand reais of overtime in September 2017',
  'Exemplo publicado: 880 reais, dez horas extras, abril de 2016': 'Published example: 880 reais, ten hours of overtime, April 2016',
  'Horas de relógio entre 22h e 5h': 'Clock hours between 10 p.m. and 5 a.m.',
  'Horas extras a 50% e a 100%, adicional noturno com a hora reduzida e o reflexo no descanso semanal remunerado. Para trabalho noturno rural, doméstico ou com prorrogação, use night-shift.':
    'Overtime at 50% and 100%, night premium with the reduced hour and the effect on paid weekly rest. For night work that is rural, domestic or extended past the night period, use night-shift.',
  'Horas extras e adicional noturno': 'Overtime and night premium',
  'Horas extras em dias comuns': 'Overtime on regular days',
  'Horas extras em domingos e feriados': 'Overtime on Sundays and holidays',
  'Horas noturnas de 52 minutos e 30 segundos': 'Night hours of 52 minutes and 30 seconds',
  'Horas noturnas informadas pelo relógio: cada 52 minutos e 30 segundos contam como uma hora (CLT, art. 73, § 1º); o acréscimo é só o adicional, sem a hora já paga no salário.':
    'Night hours given by the clock: each 52 minutes and 30 seconds counts as one hour (CLT, art. 73, § 1º); the addition is only the premium, without the hour already paid in the salary.',
  'Jornada de 40 horas, divisor 200': '40 working hours a week, divisor 200',
  'Nada se soma ao salário': 'Nothing is added to the salary',
  'Quanto valem 10 horas extras a 50% para quem ganha R$ 2.000?':
    'How much are 10 hours of overtime at 50% worth for someone who earns R$ 2,000?',
  'Reflexo no descanso sobre horas extras e adicional noturno habituais (Lei nº 605/1949, art. 7º; Súmulas TST 60 e 172).':
    'Effect on weekly rest of regular overtime and night premium (Lei nº 605/1949, art. 7º; Súmulas TST 60 e 172).',
  'Sem hora extra nem noturna não há o que somar': 'With no overtime or night hours there is nothing to add',
  'Sete horas de relógio à noite são oito horas noturnas': 'Seven clock hours at night are eight night hours',
  'Tudo junto, em mês de 26 dias úteis': 'Everything together, in a month of 26 business days',
  '{0} ÷ {1} dias × {2} dias': '{0} ÷ {1} {1|day|days} × {2} {2|day|days}',
}

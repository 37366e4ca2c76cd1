export const english = {
  '; arredondado na quarta casa': '; rounded at the fourth decimal place',
  'A hora normal com o adicional': 'The normal hour with the premium',
  'A mesma prorrogação na escala 12x36 já está no salário': 'The same extension on the 12x36 schedule is already in the salary',
  'A parte das horas acima que é hora extra': 'The part of the hours above that is overtime',
  'Adicional mínimo da lei{0}; convenção coletiva pode fixar maior.':
    'Minimum legal{0} premium; a collective agreement may set a higher one.',
  'As horas depois do período noturno levam o adicional e a hora reduzida porque a noite foi cumprida inteira (CLT, art. 73, § 5º; Súmula TST 60, II).':
    'The hours after the night period get the premium and the reduced hour because the whole night was worked (CLT, art. 73, § 5º; Súmula TST 60, II).',
  'As que não são extras; a parte sem o adicional já está no salário':
    'Those that are not overtime; the part without the premium is already in the salary',
  'Doméstica no primeiro dia da Lei Complementar nº 150': 'Domestic worker on the first day of Lei Complementar nº 150',
  'Duas horas extras dentro da noite, prova do TRT da 3ª Região': 'Two hours of overtime within the night, exam of the TRT da 3ª Região',
  'Hora extra noturna: o adicional da hora extra incide sobre a hora já com o noturno (OJ 97 da SDI-1 do TST).':
    'Night overtime: the overtime premium applies to the hour that already includes the night premium (OJ 97 da SDI-1 do TST).',
  'Hora noturna': 'Night hour',
  'Horas depois da noite, no relógio': 'Hours after the night, by the clock',
  'Horas do mês dentro do período noturno: das 22h às 5h na cidade, das 21h às 5h na lavoura, das 20h às 4h na pecuária':
    'Hours of the month within the night period: 10 p.m. to 5 a.m. in the city, 9 p.m. to 5 a.m. in crop farming, 8 p.m. to 4 a.m. in livestock',
  'Horas extras noturnas': 'Night overtime',
  'Horas extras à noite, no relógio': 'Overtime at night, by the clock',
  'Horas ganhas com a hora reduzida': 'Hours gained by the reduced hour',
  'Horas informadas pelo relógio: cada 52 minutos e 30 segundos contam como uma hora (CLT, art. 73, § 1º).':
    'Hours given by the clock: each 52 minutes and 30 seconds counts as one hour (CLT, art. 73, § 1º).',
  'Horas noturnas': 'Night hours',
  'Horas noturnas com o adicional': 'Night hours with the premium',
  'Horas noturnas contadas': 'Night hours counted',
  'Horas à noite, no relógio': 'Hours at night, by the clock',
  'Na escala 12x36 as horas depois do período noturno não contam: o salário já as compensa (CLT, art. 59-A, parágrafo único); contratos anteriores a 11/11/2017 são discutidos nos tribunais.':
    'In the 12x36 schedule the hours after the night period do not count: the salary already covers them (CLT, art. 59-A, parágrafo único); contracts before 11 November 2017 are disputed in the courts.',
  'Na lavoura, 25% e hora de 60 minutos': 'On crop farms, 25% and a 60-minute hour',
  'No campo a hora noturna tem 60 minutos: não há hora reduzida (Lei nº 5.889/1973, art. 7º).':
    'In rural work the night hour has 60 minutes: there is no reduced hour (Lei nº 5.889/1973, art. 7º).',
  'No trabalho urbano e doméstico, cada 52 minutos e 30 segundos são uma hora':
    'In urban and domestic work, each 52 minutes and 30 seconds is one hour',
  'Noite inteira e mais uma hora de prorrogação': 'A whole night and one more hour of extension',
  'O que o trabalho à noite soma ao salário: a hora reduzida, o adicional urbano, doméstico ou rural, a prorrogação, a hora extra noturna e o descanso. Para um mês com horas extras de dia também, use overtime.':
    'What night work adds to the salary: the reduced hour, the urban, domestic or rural premium, the extension, night overtime and rest. For a month with daytime overtime too, use overtime.',
  'O total é o que se soma ao salário do mês, que já paga a hora sem o adicional.':
    "The total is what is added to the month's salary, which already pays the hour without the premium.",
  'Pagas a mais só quando a jornada não é encurtada por causa delas':
    'Paid extra only when working hours are not shortened because of them',
  'Quatro horas por noite, perícia publicada': 'Four hours a night, published expert report',
  'Quem cumpre a noite inteira e segue trabalhando leva o adicional também nessas horas':
    'Those who work the whole night and carry on get the premium for those hours too',
  'Reflexo no descanso sobre adicional e horas extras habituais (Lei nº 605/1949, art. 7º; Súmulas TST 60 e 172).':
    'Effect on weekly rest of regular premium and overtime (Lei nº 605/1949, art. 7º; Súmulas TST 60 e 172).',
  'Sete horas de relógio são oito horas noturnas': 'Seven clock hours are eight night hours',
  'Valor da hora noturna': 'Value of a night hour',
  'Véspera da reforma: a prorrogação na 12x36 ainda conta': 'Eve of the reform: the extension on 12x36 still counts',
  'as horas da noite e as de depois somam mais que um mês': 'the hours of the night and those after add up to more than a month',
  'o adicional noturno do empregado doméstico só existe desde 02/06/2015 (Lei Complementar nº 150/2015)':
    'the night premium of domestic workers has only existed since 2 June 2015 (Lei Complementar nº 150/2015)',
  'o adicional noturno rural só existe desde 11/06/1973 (Lei nº 5.889/1973)':
    'the rural night premium has only existed since 11 June 1973 (Lei nº 5.889/1973)',
  'o da lei, 20% na cidade e 25% no campo; a convenção coletiva pode dar mais':
    'the legal one, 20% in urban work and 25% in rural work; a collective agreement may give more',
  rural: 'rural',
  '{0} horas extras não cabem em {1} horas com adicional noturno':
    '{0} overtime {0|hour|hours} {0|does|do} not fit in {1} {1|hour|hours} with night premium',
  'é menor que o adicional da lei, {0}': 'is less than the legal premium, {0}',
  'é menor que o adicional da lei, {0}; veio {1}': 'is less than the legal premium, {0}; {1} was given',
}

export const english = {
  '15, 20 ou 25': '15, 20 or 25',
  '60% + 2% × {0}, não mais que 100%': '60% + 2% × {0}, not more than 100%',
  'A exposição precisa de prova (PPP); a carência é de 180 contribuições, contida no tempo.':
    'The exposure needs proof (PPP); the qualifying period is 180 contributions, contained in the time.',
  'A parte da média é limitada a 100%; já não são 100% desde o início, como antes de 13/11/2019.':
    'The share of the average is limited to 100%; it is no longer 100% from the start, as before 13 November 2019.',
  'Anos de exposição': 'Years of exposure',
  'Aposentadoria especial': 'Special retirement',
  'Com 86 pontos: 60% + 2% por ano acima de 20': 'With 86 points: 60% + 2% per year above 20',
  'Começou a contribuir depois de 13/11/2019': 'Started contributing after 13 November 2019',
  'Exposição de 24 anos não basta para 25': 'Exposure of 24 years is not enough for 25',
  'Falta um ponto': 'One point short',
  'Idade (quem entrou depois)': 'Age (those who joined later)',
  'Idade mais todo o tempo de contribuição': 'Age plus all contribution time',
  'Mineiro de subsolo: o acréscimo começa aos 15 anos também para o homem':
    'Underground miner: the increase starts at 15 years for men too',
  'Mulher: o acréscimo começa aos 15 anos': 'Woman: the increase starts at 15 years',
  'No primeiro dia da reforma; 45 anos de tempo não passam de 100%': 'On the first day of the reform; 45 years of time do not go over 100%',
  'Os pontos e o que se exige': 'The points and what is required',
  'Pontos (quem já contribuía)': 'Points (those who already contributed)',
  'Pontos exigidos': 'Points required',
  'Quem entrou depois da reforma precisa da idade': 'Whoever joined after the reform needs the age',
  'Quem trabalhou exposto a agentes nocivos: se já há direito, pelos pontos ou pela idade, e o valor pela média.':
    'For those who worked exposed to harmful agents: whether there is already entitlement, by points or by age, and the amount from the average.',
  'Tempo especial até 13/11/2019 pode virar tempo comum; o de depois, não (EC 103, art. 25, § 2º).':
    'Special time up to 13 November 2019 can become ordinary time; later time cannot (EC 103, art. 25, § 2º).',
  'Todo ele, com a exposição': 'All of it, with the exposure',
  'Você ainda não tem direito: são {value} pontos': 'You are not entitled yet: you have {value} points',
  'Você já tem direito, com {value} pontos': 'You are already entitled, with {value} points',
  'converter o tempo especial de antes da reforma': 'convert special time from before the reform',
  'deve ser 15, 20 ou 25': 'must be 15, 20 or 25',
  'para quem entrou depois da reforma': 'for those who joined after the reform',
  'para quem já contribuía': 'for those who already contributed',
  'passa do tempo de contribuição': 'exceeds the contribution time',
  'ver as outras regras': 'see the other rules',
}

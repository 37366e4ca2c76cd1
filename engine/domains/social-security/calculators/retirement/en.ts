/** The English of what is said here, by the Portuguese. */
export const english = {
  'A regra de transição mais cedo supõe contribuição sem pausa desde 13/11/2019 e a idade em anos decimais.':
    'The earliest transition rule assumes contribution without a break since 13 November 2019 and the age in decimal years.',
  'Anos até cumprir os dois requisitos, contribuindo sem parar': 'Years until both requirements are met, contributing without a break',
  'Anos até o direito': 'Years until entitled',
  'Anos para a idade': 'Years until the age is reached',
  'Anos para o tempo de contribuição': 'Years until the contribution time is reached',
  'Anos que faltam de contribuição': 'Years of contribution still needed',
  'Anos que faltam para a idade': 'Years still needed to reach the age',
  Aposentadoria: 'Retirement',
  'Benefício com o tempo já contribuído é só uma medida: o direito nasce quando idade e tempo se cumprem (veja whenEligible).':
    'The benefit with the time already contributed is only an indication: the right arises when age and time are met (see whenEligible).',
  'Benefício elevado ao salário mínimo': 'Benefit raised to the minimum wage',
  'Benefício limitado ao teto do INSS': 'Benefit limited to the INSS ceiling',
  'Benefício mensal com o tempo informado': 'Monthly benefit with the time given',
  'Cumpridos {0} anos de idade e {1} de contribuição.': '{0} {0|year|years} of age and {1} of contribution met.',
  'Em 2020, com o piso daquele ano': "In 2020, with that year's floor",
  'Faltam idade e tempo: conta o que demora mais': 'Both age and time are still short: the one that takes longer counts',
  'Faltam {0}.': 'Still needed: {0}.',
  'Homem com 40 anos de contribuição chega a 100%': 'Man with 40 years of contribution reaches 100%',
  'Homem de 65 anos com o tempo mínimo': 'Man aged 65 with the minimum time',
  'Limitada ao teto do INSS antes do percentual': 'Limited to the INSS ceiling before the percentage',
  'Mulher com 30 anos de contribuição e média alta': 'Woman with 30 years of contribution and a high average',
  'Mulher com 31 anos de contribuição: a idade progressiva vem antes':
    'Woman with 31 years of contribution: the progressive age comes first',
  'Mulher com 35 anos de contribuição chega a 100%': 'Woman with 35 years of contribution reaches 100%',
  'Mulher de 62 anos com o tempo mínimo': 'Woman aged 62 with the minimum time',
  'Média de todos os salários de contribuição desde julho de 1994': 'Average of all contribution salaries since July 1994',
  'O mesmo na data em que os requisitos se cumprem': 'The same on the date the requirements are met',
  'Os dois requisitos estão cumpridos hoje': 'Both requirements are met today',
  'Percentual da média': 'Percentage of the average',
  'Percentual da média com o tempo informado': 'Percentage of the average with the time given',
  'Regra de transição mais cedo': 'Earliest transition rule',
  'Regra de transição que se cumpre antes': 'Transition rule that is met earlier',
  'Regra permanente da Emenda Constitucional nº 103/2019: idade, tempo de contribuição, percentual da média e benefício. Quem já contribuía em 13/11/2019 deve ver também as regras de transição, em retirement-transition.':
    'Permanent rule of Emenda Constitucional nº 103/2019: age, contribution time, percentage of the average and benefit. Those who already contributed on 13 November 2019 should also see the transition rules, in retirement-transition.',
  'Regra permanente; quem já contribuía em 13/11/2019 pode ter regra de transição melhor (EC nº 103/2019, arts. 15 a 18 e 20): veja retirement-transition, que dá a data e o valor de cada uma.':
    'Permanent rule; those who already contributed on 13 November 2019 may have a better transition rule (EC nº 103/2019, arts. 15 a 18 e 20): see retirement-transition, which gives the date and amount of each one.',
  'Só anos completos aumentam o percentual, que pode passar de 100%; o benefício é arredondado ao centavo mais próximo.':
    'Only full years raise the percentage, which can exceed 100%; the benefit is rounded to the nearest centavo.',
  'Tempo de contribuição nessa data': 'Contribution time on that date',
  'Teto: 110% da média, limitado': 'Ceiling: 110% of the average, capped',
  'Um dia antes dos 65 anos ainda não há direito': 'One day before turning 65 there is no entitlement yet',
  '{0} anos de contribuição': '{0} {0|year|years} of contribution',
  '{0} anos de idade': '{0} {0|year|years} of age',
  '{0}, não menos que {1}; o maior dos dois': '{0}, not less than {1}; the greater of the two',
  '{0}; o teto do INSS': '{0}; the INSS ceiling',
}

export const english = {
  '(pode haver pesquisa mais nova)': '(there may be a newer survey)',
  '; depois de {0} vale a de {1}, a última da pesquisa': '; after {0} that of {1} applies, the last in the survey',
  'As taxas de hoje, constantes': "Today's rates, constant",
  'CDI de {0} ao ano, constante no prazo{1}.': 'CDI of {0} a year, constant over the term{1}.',
  'CDI de {0} ao ano: tão abaixo da Selic esperada quanto o último publicado está da meta do seu dia.':
    'CDI of {0} a year: as far below the expected Selic as the last one published is from the target of its day.',
  'Cenário Focus de {0}, a mediana do que o mercado esperava, e não um dado{1}':
    'Focus scenario of {0}, the median of what the market expected, and not data{1}',
  'O que o mercado espera (pesquisa Focus)': 'What the market expects (Focus survey)',
  'Rendimento igual ao CDI, {0} ao ano, constante no prazo: {1}.': 'Return equal to the CDI, {0} a year, constant over the term: {1}.',
  'Sobre a taxa de cada dia (contratos)': 'On the rate of each day (contracts)',
  'Sobre a taxa do ano (jornais)': 'On the rate of the year (newspapers)',
  'a efetiva de {0}': 'the effective rate of {0}',
  'a efetiva, que fica {0} abaixo da meta de {1}': 'the effective rate, which is {0} below the target of {1}',
  'a pesquisa Focus guardada não traz IPCA de {0}: informe as taxas': 'the stored Focus survey has no IPCA for {0}: give the rates',
  'as taxas de hoje': "today's rates",
  'focus: medianas da pesquisa do Banco Central, expectativas e não dados':
    'focus: medians of the Central Bank survey, expectations and not data',
  'não há pesquisa Focus de {0} dos seis meses até {1}: informe as taxas':
    'there is no Focus survey of {0} from the six months up to {1}: give the rates',
  'o indicador {0} de {1} não está guardado: informe a taxa': 'the indicator {0} of {1} is not stored: give the rate',
  'o provisório de {0}': 'the provisional one of {0}',
  'o último publicado, de {0}': 'the last one published, of {0}',
  '{0} em {1}': '{0} in {1}',
  '{0} na data': '{0} on the date',
  '{0} no fim de {1}': '{0} at the end of {1}',
  '{0}, levado à meta da Selic de {1}, que mudou depois dele': '{0}, taken to the Selic target of {1}, which changed after it',
  '{0}: IPCA de {1}{2}. A média dos meses do prazo é {3} ao ano.':
    '{0}: IPCA of {1}{2}. The average over the months of the term is {3} a year.',
  '{0}: Selic de {1}, em linha reta de uma à outra{2}. A média dos meses do prazo é {3} ao ano.':
    '{0}: Selic of {1}, in a straight line from one to the next{2}. The average over the months of the term is {3} a year.',
}

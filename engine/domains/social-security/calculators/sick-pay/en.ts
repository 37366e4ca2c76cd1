export const english = {
  '; a média das últimas {0} é menor': '; the average of the last {0} is lower',
  'Acidente do trabalho também paga {0}: o que muda é a carência, o FGTS e a estabilidade.':
    'An accident at work also pays {0}: what changes is the waiting period, the FGTS and job protection.',
  'Acidente do trabalho também é 91%, mas o FGTS continua': 'A work accident is also 91%, but the FGTS continues',
  'Acidente ou doença do trabalho: sem carência e com FGTS':
    'Work accident or occupational disease: without a qualifying period and with FGTS',
  'Afastamento de mais de {0} dias.': 'Leave of more than {0} {0|day|days}.',
  'Antes da reforma, a média das 80% maiores': 'Before the reform, the average of the highest 80%',
  'Antes de março de 2015 não havia o limite das últimas doze': 'Before March 2015 there was no limit of the last twelve',
  'Até {0} dias não há auxílio do INSS; ao empregado, quem paga é a empresa.':
    'Up to {0} {0|day|days} there is no INSS sick pay; for an employee, the company pays.',
  'Autônomo: o INSS paga desde o primeiro dia': 'Self-employed: INSS pays from the first day',
  'Auxílio-doença': 'Sick pay',
  'Carência de {0} contribuições tida por cumprida; acidente e doenças listadas a dispensam.':
    'Qualifying period of {0} {0|contribution|contributions} taken as met; accidents and listed diseases waive it.',
  'Causado pelo trabalho': 'Caused by work',
  'Cinco contribuições não cumprem a carência': 'Five contributions do not meet the qualifying period',
  'Das {0} maiores contribuições, contada a parte inteira do número delas.':
    'Of the highest {0} of the contributions, the whole part of their number is counted.',
  'De todas desde julho de 1994, corrigidas; antes de 13/11/2019, das 80% maiores':
    'Of all since July 1994, corrected for inflation; before 13 November 2019, of the highest 80%',
  'Depósito do FGTS no afastamento': 'FGTS deposit during leave',
  Desempregado: 'Unemployed',
  'Dezesseis dias: um do INSS': 'Sixteen days: one from INSS',
  'Dias de afastamento': 'Days of leave',
  'Dias pagos pelo INSS': 'Days paid by the INSS',
  'Empregado com média de 5.000,00 afastado por 45 dias': 'Employee with an average of 5,000.00 on leave for 45 days',
  'Faltam contribuições: a carência é de {0}.': 'Not enough contributions: the qualifying period is {0}.',
  'Incapacidade por mais de {0} dias.': 'Incapacity for more than {0} {0|day|days}.',
  'Limitado à média das últimas doze contribuições': 'Capped at the average of the last twelve contributions',
  'Limitado às últimas contribuições': 'Limited to the last contributions',
  'Limite: média das últimas contribuições': 'Limit: mean of the last contributions',
  'Média acima do teto': 'Average above the ceiling',
  'Média das últimas 12': 'Average of the last 12',
  'Média limitada ao teto do INSS': 'Average limited to the INSS ceiling',
  'No lugar da média: cada uma já corrigida, da mais antiga à mais nova':
    'Instead of the average: each one already corrected for inflation, from oldest to newest',
  'No primeiro dia do limite': 'On the first day of the limit',
  'Noventa e um por cento da média': 'Ninety-one percent of the average',
  'Não há auxílio a receber': 'There is no sick pay to receive',
  'O piso prevalece sobre o limite das últimas contribuições (art. 33); meses de 30 dias no valor por dias.':
    'The floor prevails over the limit of the last contributions (art. 33); 30-day months in the amount by days.',
  'O piso vale mais que o limite das últimas doze': 'The floor prevails over the limit of the last twelve',
  'Pago pela empresa': 'Paid by the company',
  'Pago pelo INSS': 'Paid by the INSS',
  'Pago pelo INSS no afastamento': 'Paid by the INSS during leave',
  'Para os dias que a empresa paga': 'For the days the company pays',
  'Quanto o INSS paga no afastamento por incapacidade temporária, e quantos dias ficam por conta da empresa.':
    'How much the INSS pays during leave for temporary incapacity, and how many days are borne by the company.',
  'Quinze dias: a empresa paga tudo': 'Fifteen days: the company pays everything',
  'Sem o limite da média das últimas {0} contribuições, que não foi informada e pode baixar o valor (Lei nº 8.213/1991, art. 29, § 10).':
    'Without the limit of the mean of the last {0} contributions, which was not given and may lower the amount (Lei nº 8.213/1991, art. 29, § 10).',
  'a das últimas contribuições informadas': 'that of the last contributions given',
  '{0}; sem a carência não há auxílio': '{0}; without the qualifying period there is no sick pay',
}

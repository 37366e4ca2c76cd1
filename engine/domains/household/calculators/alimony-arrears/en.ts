export const english = {
  '1% ao mês até 29/08/2024, se a decisão mandou; depois a taxa legal':
    '1% a month until 29 August 2024, if the decision ordered it; then the legal rate',
  'A pensão atrasada soma {value}': 'The overdue alimony adds up to {value}',
  'A que a decisão ou o acordo manda': 'The one the decision or agreement orders',
  'Cobrados com penhora': 'Collected by seizure of assets',
  'Dia do vencimento': 'Due day',
  'Duas parcelas: as duas podem levar à prisão': 'Two installments: both can lead to prison',
  'No mês mais curto, o último dia': 'In a shorter month, the last day',
  'O que pode levar à prisão, com os que vencerem depois': 'What can lead to prison, with those that come due later',
  'Os da lei (Selic até 29/08/2024, depois a taxa legal)': 'The legal ones (Selic until 29 August 2024, then the legal rate)',
  'Os meses de antes': 'The months before',
  'Os últimos meses e os de antes': 'The latest months and those before',
  'Pensão alimentícia atrasada': 'Overdue alimony',
  'Pensão de cada mês': 'Alimony of each month',
  'Primeiro mês sem pagar': 'First unpaid month',
  'Prisão só pelas {0} parcelas anteriores ao pedido e pelas que vencerem depois (CPC, art. 528, § 7º): supôs-se que são as últimas.':
    'Arrest only for the {0} instalments before the request and those falling due afterwards (CPC, art. 528, § 7): they are assumed to be the latest ones.',
  'Quanto vale hoje a pensão que não foi paga: cada mês corrigido, com juros, e quanto são os últimos, que podem levar à prisão.':
    'What unpaid child support is worth today: each month corrected, with interest, and how much the latest ones are, which can lead to arrest.',
  'Quatro meses de 500,00 corrigidos pelo salário mínimo, sem juros': 'Four months of 500.00 corrected by the minimum wage, no interest',
  'Sem juros': 'No interest',
  'Total atrasado': 'Total overdue',
  'Vencimento no dia 31: em fevereiro, o último dia': 'Due on the 31st: in February, the last day',
  'a parcela de {0} ainda não venceu em {1}': 'the installment of {0} is not yet due on {1}',
  'até {0} os juros da lei são a Selic, que já corrige: com o salário mínimo, escolha one_percent ou none':
    'until {0} the legal interest is Selic, which already corrects: with the minimum wage, choose one_percent or none',
  'calcular a pensão do mês': "calculate the month's alimony",
  'vem antes do primeiro mês': 'comes before the first month',
  'É uma conferência, não uma conta judicial: valem o índice, os juros e as datas da decisão ou do acordo.':
    'It is a check, not a court calculation: the index, interest and dates of the decision or agreement apply.',
  'Último mês sem pagar': 'Last unpaid month',
  'Últimos meses': 'Latest months',
}

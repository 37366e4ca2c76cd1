export const english = {
  'A mensal composta por doze meses': 'The monthly rate compounded over twelve months',
  'A taxa passa de {0} ao mês, o teto para pessoas e MEI (Resolução CMN nº 4.765/2019): conteste no banco.':
    'The rate exceeds {0} a month, the ceiling for individuals and MEI (Resolução CMN nº 4.765/2019): dispute it with the bank.',
  'A taxa passa do teto da lei': 'The rate exceeds the legal ceiling',
  'Com juros e IOF, você deve {value}': 'With interest and IOF, you owe {value}',
  'Como os juros contam': 'How interest counts',
  'Dias no vermelho': 'Days in the red',
  'Dívida com juros e IOF': 'Debt with interest and IOF',
  'Dívida com os juros': 'Debt with interest',
  'Em vez de valor e dias, quando o uso muda; sem sinal': 'Instead of amount and days, when use varies; without a sign',
  'Juros e IOF do limite da conta, pelos dias usados, contra o teto de juros da lei.':
    'Interest and IOF on the account limit, for the days used, against the legal interest ceiling.',
  'Juros por dia corrido, a taxa do mês dividida por 30; há contratos que contam dias úteis.':
    "Interest by calendar day, the month's rate divided by 30; some contracts count business days.",
  'Limite usado no fim': 'Limit used at the end',
  'Mil reais por 10 dias': 'One thousand reais for 10 days',
  'Mil reais por 90 dias, com os juros somados à dívida todo mês':
    'One thousand reais for 90 days, with the interest added to the debt every month',
  'No teto não há aviso': 'At the ceiling there is no warning',
  'O mesmo em todos os dias': 'The same on every day',
  'O que foi usado e o que custou': 'What was used and what it cost',
  'Por dia, sem juros sobre juros': 'By day, without interest on interest',
  'Saldo de cada dia: o adicional só sobre o que aumenta': 'Balance of each day: the additional rate only on what increases',
  'Saldo do dia': 'Balance of the day',
  'Saldo negativo de cada dia': 'Negative balance of each day',
  'Sem tarifa pelo limite: o STF a derrubou (ADI 6.407). O teto vale para pessoas e MEI.':
    'No fee for the limit: the STF struck it down (ADI 6.407). The ceiling applies to individuals and MEI.',
  'Somados à dívida a cada 30 dias': 'Added to the debt every 30 days',
  'Taxa de 9%: acima do teto': 'Rate of 9%: above the ceiling',
  'Teto dos juros ao mês': 'Interest ceiling per month',
  'Uso não informado: conta sobre {0} por {1} dias.': 'Use not given: calculated on {0} for {1} {1|day|days}.',
  'Valor usado do limite': 'Amount of the limit used',
  'informe amount e days, ou balances': 'give amount and days, or balances',
  'não combina com balances: a lista já diz os dias': 'does not combine with balances: the list already says the days',
  'não combina com balances: informe o valor ou os saldos': 'does not combine with balances: give the amount or the balances',
  'não combina com balances: os saldos do extrato já trazem os juros cobrados':
    'does not combine with balances: the statement balances already include the interest charged',
  '{0} × {1} + {2} × {3}; soma dos saldos de cada dia, e o que o saldo aumentou':
    '{0} × {1} + {2} × {3}; sum of the balances of each day, and the increase in the balance',
  '{0}; {1} a cada 30 dias sobre {2} e os juros já somados': '{0}; {1} every 30 days on {2} and the interest already added',
  'é obrigatório junto com amount': 'is required together with amount',
}

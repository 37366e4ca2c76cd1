export const english = {
  'Alíquota do CDB a comparar': 'Tax rate of the CDB to compare',
  'Alíquota do CDB comparado': 'Tax rate of the CDB compared',
  'CDB comparado com a alíquota de {0}, a de {1} dias corridos.': 'CDB compared at the tax rate of {0}, that of {1} calendar {1|day|days}.',
  'CDB equivalente': 'Equivalent CDB',
  'CDB equivalente, conta simples': 'Equivalent CDB, simple calculation',
  'Cinco meses não cumprem a carência de seis': 'Five months do not meet the six-month waiting period',
  'Em fevereiro de 2024 a LCI pedia doze meses e a LCA nove': 'In February 2024 the LCI required twelve months and the LCA nine',
  'Em três anos a conta simples erra mais de um ponto': 'Over three years the simple calculation is off by more than one point',
  'Igualando o valor líquido no prazo; só com a alíquota, sem prazo, o da conta simples':
    'With equal net amounts over the term; with the tax rate only, without a term, that of the simple calculation',
  'Isenta de imposto de renda': 'Exempt from income tax',
  'LCI de 90% de um CDI de 14,15%, pela conta dos jornais': "LCI of 90% of a CDI of 14.15%, by the newspapers' calculation",
  'LCI de 92% do CDI contra um CDB com 22,5% de imposto': 'LCI of 92% of the CDI versus a CDB with 22.5% tax',
  'LCI e LCA: rendimento e CDB equivalente': 'LCI and LCA: return and equivalent CDB',
  Letra: 'Bill (LCI/LCA)',
  'Na véspera, a LCI pedia nove meses': 'The day before, the LCI required nine months',
  'No primeiro dia da regra de 2025, seis': 'On the first day of the 2025 rule, six',
  'O mesmo pela conta simples': 'The same by the simple calculation',
  'O percentual ÷ (1 − a alíquota)': 'The percentage ÷ (1 − the tax rate)',
  'O prazo cumpre o mínimo': 'The term meets the minimum',
  'O prazo mínimo de antes de 02/02/2024 não está registrado aqui.': 'The minimum term from before 2 February 2024 is not recorded here.',
  'O prazo mínimo é o das letras sem correção por índice de preços; as corrigidas têm outro, maior.':
    'The minimum term is that of LCI and LCA without correction by a price index; those with it have another, longer one.',
  'O prazo não chega ao mínimo de {minimumTermMonths|mês|meses}; nele, um CDB precisaria pagar {value} do CDI para empatar':
    'The term does not reach the minimum of {minimumTermMonths|month|months}; over it, a CDB would have to pay {value} of the CDI to break even',
  'Percentual do CDI de um CDB que empata': 'Break-even CDB percentage of the CDI',
  'Prazo mínimo em meses': 'Minimum term in months',
  'Quanto rende uma LCI ou LCA isenta e que percentual do CDI um CDB teria de pagar para empatar depois do imposto.':
    'What an exempt LCI or LCA earns and what percentage of the CDI a CDB would have to pay to break even after tax.',
  'Sem correção por índice de preços': 'Without correction by a price index',
  'Sem prazo informado, o CDB equivalente é o da conta simples; o exato depende do prazo: informe months.':
    'Without a term given, the equivalent CDB is that of the simple calculation; the exact one depends on the term: give months.',
  'Um CDB precisa pagar {value} do CDI para empatar': 'A CDB must pay {value} of the CDI to break even',
  'Valor no resgate': 'Amount on redemption',
  'a do prazo': 'that of the term',
  'antes de 02/02/2024': 'before 2 February 2024',
  'percentual do CDI cujo valor, depois do imposto, é o da letra':
    'percentage of the CDI whose amount, after tax, is that of the LCI or LCA',
}

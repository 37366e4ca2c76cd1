export const english = {
  'A taxa legal de {0} não está guardada, nem a Selic e o IPCA-15 de {1} (até {2}) para calculá-la. Tente mais tarde ou use outras datas.':
    'The legal rate of {0} is not stored, nor are the Selic and the IPCA-15 of {1} (up to {2}) to calculate it. Try later or use other dates.',
  'A taxa legal de {0} não está guardada: foi calculada da Selic e do IPCA-15 do mês anterior, como manda a Resolução CMN nº 5.171/2024.':
    'The legal rate of {0} is not stored: it was calculated from the Selic and the IPCA-15 of the previous month, as Resolução CMN nº 5.171/2024 requires.',
  'Em dinheiro de hoje, com a inflação suposta de {0} ao ano até o fim.':
    "In today's money, with assumed inflation of {0} a year to the end.",
  'Líquido de {0}': 'Net of {0}',
  'Sem isso não há {0} no período: tente mais tarde ou use outras datas.':
    'Without this there is no {0} in the period: try later or use other dates.',
  'Total em dinheiro de hoje': "Total in today's money",
  'Véspera de Natal (sem pregão)': 'Christmas Eve (no trading)',
  'cada pagamento ÷ (1 + {0})^(meses ÷ 12), somados': 'each payment ÷ (1 + {0})^(months ÷ 12), added up',
  'Último dia de semana do ano (sem pregão)': 'Last weekday of the year (no trading)',
}

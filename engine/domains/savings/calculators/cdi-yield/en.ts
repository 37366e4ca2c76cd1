export const english = {
  'A conta dos jornais: 115% de 13,65%': "The newspapers' calculation: 115% of 13.65%",
  'CDI publicado de cada dia útil de {0} à véspera de {1}, o percentual sobre cada dia com oito casas.':
    'Published CDI of each business day from {0} to the day before {1}, the percentage on each day with eight decimal places.',
  'Com CDI suposto': 'With an assumed CDI',
  'Com o dia do resgate, usa o CDI publicado de cada dia': 'With the day of redemption, uses the published CDI of each day',
  'Descontar IOF e imposto de renda': 'Deduct IOF and income tax',
  'Dez mil a 110% de um CDI de 13,65% por um ano': 'Ten thousand at 110% of a CDI of 13.65% for one year',
  'No lugar dos meses': 'Instead of the months',
  'Não para LCI, LCA e outras isentas': 'Not for LCI, LCA and other exempt ones',
  'O CDI de 2024: 10,88%': 'The 2024 CDI: 10.88%',
  'Percentual sobre a taxa de cada dia, como nos contratos.': 'Percentage on the rate of each day, as in contracts.',
  'Percentual sobre a taxa do ano, como nos jornais; os contratos o aplicam à taxa de cada dia.':
    'Percentage on the rate of the year, as in newspapers; contracts apply it to the rate of each day.',
  'Por quanto o valor se multiplica': 'What the amount is multiplied by',
  'Prazo em dias úteis': 'Term in business days',
  'Quanto rende uma aplicação a um percentual do CDI: com o CDI de verdade entre duas datas, ou com um CDI suposto. Para CDB, LCI ou Tesouro lado a lado, use cdb-comparison.':
    'What an investment at a percentage of the CDI earns: with the actual CDI between two dates, or with an assumed CDI. For CDB, LCI or Tesouro side by side, use cdb-comparison.',
  'Rendimento do CDI': 'CDI return',
  'Resgate com 13 dias corridos: o IOF leva 56% do rendimento': 'Redemption at 13 calendar days: IOF takes 56% of the return',
  'Seis meses: 22,5% até 180 dias, 20% acima': 'Six months: 22.5% up to 180 days, 20% above',
  'Sem IOF nem imposto de renda, como pedido.': 'Without IOF or income tax, as requested.',
  'Sem comparação com a poupança: falta a série no período.':
    'No comparison with the savings account: the series is missing in the period.',
  'Trinta dias corridos: 22,5% e nenhum IOF': 'Thirty calendar days: 22.5% and no IOF',
  'com as datas o percentual é de cada dia': 'with the dates the percentage is of each day',
  'não vem com as datas: entre elas vale o CDI publicado': 'does not go with the dates: between them the published CDI applies',
  'não vem com as datas: o prazo é o que há entre elas': 'does not go with the dates: the term is what lies between them',
  'não vem com cdi_annual: o CDI é o suposto ou o esperado': 'does not go with cdi_annual: the CDI is the assumed or the expected one',
  'vem antes de {0}: o rendimento até a véspera paga pela lei anterior (Lei nº 11.033/2004, art. 1º, § 1º), que não está no registro; sem o imposto, informe tax=false':
    'comes before {0}: the return up to the day before pays under the earlier law (Lei nº 11.033/2004, art. 1º, § 1º), which is not on record; without the tax, give tax=false',
  'vem no lugar de months: informe só um dos dois': 'goes in place of months: give only one of the two',
  '{0} × {1}; meses completos': '{0} × {1}; full months',
  '{0}; {1} do CDI de {2} dias úteis': '{0}; {1} of the CDI of {2} business {2|day|days}',
  'é obrigatório com to': 'is required with to',
}

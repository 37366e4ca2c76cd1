export const english = {
  '100% do CDI de 14,9% por um ano é 14,9%': '100% of a CDI of 14.9% for one year is 14.9%',
  ': este prazo é menor, e só serve a outros títulos isentos': ': this term is shorter, and only suits other exempt bonds',
  'Ao ano; com IPCA, a real; com CDI, o percentual dele': 'Per year; with IPCA, the real rate; with CDI, the percentage of it',
  'CDB prefixado de 12% por dois anos': 'Fixed-rate CDB of 12% for two years',
  'Depois do imposto': 'After tax',
  'Entre datas rendem os dias úteis, em anos de 252; o imposto conta os dias corridos.':
    'Between dates the return runs on business days, in years of 252; the tax counts calendar days.',
  'IPCA + 6% por um ano, com inflação de 4%': 'IPCA + 6% for one year, with inflation of 4%',
  'IPCA mais uma taxa': 'IPCA plus a rate',
  'Inflação de {0} ao ano{1}, constante no prazo.': 'Inflation of {0} a year{1}, constant over the term.',
  'Isento de imposto': 'Exempt from tax',
  'LCI e LCA sem índice de preços só se resgatam a partir de {0} e {1} meses{2}.':
    'LCI and LCA without a price index can only be redeemed after {0} and {1} months{2}.',
  'LCI prefixada de 10% por um ano: isenta, empata com um CDB de 12,12%':
    'Fixed-rate LCI of 10% for one year: exempt, breaks even with a CDB of 12.12%',
  'LCI, LCA, debênture incentivada, CRI, CRA': 'LCI, LCA, incentivized debenture, CRI, CRA',
  'O que rende um CDB, LCI, LCA ou debênture a taxa fixa, IPCA+ ou percentual do CDI: IOF, imposto, líquido, real e o CDI equivalente.':
    'What a CDB, LCI, LCA or debenture earns at a fixed rate, IPCA+ or percentage of the CDI: IOF, tax, net, real and the equivalent CDI.',
  'Percentual do CDI que rende o mesmo, bruto': 'Percentage of the CDI that earns the same, gross',
  'Prazo em meses: cada um conta 21 dias úteis para o CDI e 365 ÷ 12 dias corridos para o imposto.':
    'Term in months: each counts 21 business days for the CDI and 365 ÷ 12 calendar days for the tax.',
  'Renda fixa: prefixado, IPCA+ ou % do CDI': 'Fixed income: fixed rate, IPCA+ or % of the CDI',
  'Resgate em dez dias: IOF de 66%': 'Redemption in ten days: IOF of 66%',
  'Sem o rendimento acima da inflação: o IPCA não está disponível; informe ipca_annual.':
    'Without the return above inflation: the IPCA is not available; give ipca_annual.',
  'Taxa ao ano de um CDB que empata': 'Break-even CDB rate per year',
  'Taxa fixa': 'Fixed rate',
  'com CDI de 0% não há percentual que equivalha': 'with a CDI of 0% no percentage is equivalent',
  'deve ser depois de {0}': 'must be after {0}',
  'incluir depósitos mensais e a poupança': 'include monthly deposits and the savings account',
  'informe as duas datas, ou o prazo em meses': 'give the two dates, or the term in months',
  'informe o prazo em meses ou as duas datas, não os dois': 'give the term in months or the two dates, not both',
  'se não é isento': 'if it is not exempt',
  'sem a inflação': 'without inflation',
}

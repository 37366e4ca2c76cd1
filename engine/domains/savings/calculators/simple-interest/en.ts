export const english = {
  'Ao mês, ou ao ano (dividida por 12)': 'Per month, or per year (divided by 12)',
  'Capital mais juros': 'Principal plus interest',
  'Juros de mora de 1% ao mês sobre uma fatura': 'Late-payment interest of 1% a month on a bill',
  'Juros simples': 'Simple interest',
  'Juros simples, M = C + C × i × t: os juros incidem sempre sobre o capital inicial.':
    'Simple interest, M = C + C × i × t: the interest always applies to the initial principal.',
  'Mil reais a 2% ao mês por um ano': 'One thousand reais at 2% a month for one year',
  'Os juros são arredondados uma única vez, no fim, ao centavo mais próximo.':
    'The interest is rounded only once, at the end, to the nearest centavo.',
  'Período da taxa': 'Period of the rate',
  'Taxa anual dividida por 12, como é próprio dos juros simples (taxas proporcionais).':
    'Yearly rate divided by 12, as is usual with simple interest (proportional rates).',
  'Taxa anual por seis meses': 'Annual rate for six months',
  'Taxa, em porcentagem': 'Rate, in percent',
  'Um centavo e meio fica com dois centavos': 'One and a half centavos becomes two centavos',
  'juros sobre juros': 'interest on interest',
}

export const english = {
  'Aluguel de R$ 42,00 pelo IGP-M de duas casas, de 2010 a 2019': 'Rent of R$ 42.00 by the two-decimal IGP-M, from 2010 to 2019',
  'Calculadora do Cidadão do Banco Central': 'Calculadora do Cidadão of the Central Bank',
  'Convenção da Calculadora do Cidadão do Banco Central. {0}': "Convention of the Central Bank's Calculadora do Cidadão. {0}",
  'Corrige um valor por um índice entre duas datas com a contagem da Calculadora do Cidadão do Banco Central. Para anos a uma taxa, veja a correção pela inflação; para dívida com juros, a atualização civil.':
    "Corrects an amount by an index between two dates with the counting of the Central Bank's Calculadora do Cidadão. For years at a rate, see adjustment for inflation; for a debt with interest, the civil update.",
  'Das variações com duas casas': 'From the changes with two decimal places',
  'De volta: o valor de fevereiro em preços de janeiro': 'Backwards: the February amount in January prices',
  'Do número-índice (Calculadora do Cidadão)': 'From the index number (Calculadora do Cidadão)',
  'Fator, com oito casas': 'Factor, with eight decimal places',
  'IGP-M pelas variações com duas casas (SGS 189): a Calculadora do Cidadão as usou até 12/04/2021.':
    'IGP-M by the changes with two decimal places (SGS 189): the Calculadora do Cidadão used them until 12 April 2021.',
  'IGP-M pelas variações com duas casas (SGS 189): a série que a Calculadora do Cidadão usa, do número-índice (SGS 28655), não está guardada para estes meses. Em 12 meses a diferença chega a 0,02 ponto.':
    'IGP-M by the changes with two decimal places (SGS 189): the series the Calculadora do Cidadão uses, from the index number (SGS 28655), is not stored for these months. Over 12 months the difference reaches 0.02 point.',
  'Levar o valor à data final': 'Take the amount to the end date',
  'O valor corrigido é {value}': 'The corrected amount is {value}',
  'Outras contas incluem também o último dia: a diferença é de um dia de taxa.':
    'Other calculations also include the last day: the difference is one day of the rate.',
  'Parte do CDI': 'Share of the CDI',
  'Poupança (depósitos desde 04/05/2012)': 'Savings account (deposits since 4 May 2012)',
  'Primeiro mês ou dia que entrou': 'First month or day included',
  'Quantos meses ou dias entraram': 'How many months or days were included',
  'R$ 1.000,00 pelo IPCA de janeiro e fevereiro de 2025': 'R$ 1,000.00 by the IPCA of January and February 2025',
  'R$ 118.706,46 pela Selic, da impressão da Calculadora do Cidadão':
    'R$ 118,706.46 by the Selic, from the Calculadora do Cidadão printout',
  'R$ 40.900,00 pelo IPCA de dezembro de 2015 a junho de 2024': 'R$ 40,900.00 by the IPCA from December 2015 to June 2024',
  'R$ 5.000,00 pela taxa legal em 2026': 'R$ 5,000.00 by the legal rate in 2026',
  'Série do IGP-M': 'IGP-M series',
  'Só com o CDI: 110 para 110% do CDI': 'Only with the CDI: 110 for 110% of the CDI',
  'Só com o IGP-M': 'Only with the IGP-M',
  'Taxa legal somada pelos dias corridos de {0} a {1}, com o primeiro dia e sem o último ({2} dias), sem juros sobre juros.':
    'Legal rate added up by the calendar days from {0} to {1}, with the first day and without the last ({2} {2|day|days}), without interest on interest.',
  'Trazer o valor à data inicial': 'Bring the amount to the start date',
  'Um só mês: setembro de 2016': 'A single month: September 2016',
  'Variação acumulada': 'Accumulated change',
  'a do número-índice se estiver guardada': 'the one from the index number if it is stored',
  'cobrar uma dívida com juros': 'collect a debt with interest',
  'corrigir por anos ou por uma taxa suposta': 'correct by years or by an assumed rate',
  'deve ser a partir de {0}, quando a taxa legal começou': 'must be from {0} onward, when the legal rate began',
  'deve ser a partir de {0}, quando o real começou: antes o valor teria de ser convertido de outra moeda':
    'must be from {0} onward, when the real began: before that the amount would have to be converted from another currency',
  'deve ser o dia 1º, ou do 29 em diante: só se guardam os períodos que começam no dia 1º do mês':
    'must be the 1st, or from the 29th on: only the periods that start on the 1st of the month are stored',
  'só vale com o CDI': 'is only valid with the CDI',
  'só vale com o IGP-M': 'is only valid with the IGP-M',
  'Índices de preços contam o mês inteiro; Selic, CDI e taxa legal vão até a véspera; um mês sem dia vale pelo dia 1º':
    'Price indices count the whole month; Selic, CDI and legal rate go up to the day before; a month without a day stands for the 1st',
  'Índices de preços contam o mês inteiro; um mês sem dia vale pelo dia 1º':
    'Price indices count the whole month; a month without a day stands for the 1st',
  'Último mês ou dia que entrou': 'Last month or day included',
}

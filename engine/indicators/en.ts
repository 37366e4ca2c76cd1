export const english = {
  '1 dia útil': '1 business day',
  '1 mês': '1 month',
  'Antes de 01/07/1994 a moeda não era o real: o valor é corrigido, não convertido.':
    'Before 1 July 1994 the currency was not the real: the amount is corrected, not converted.',
  'Em dia sem cotação vale a do dia útil anterior.': "On a day without a quote, the previous business day's applies.",
  'Fechamento do {0} de {1} ({2}) dividido pelo de {3} ({4}).': 'Closing value of {0} of {1} ({2}) divided by that of {3} ({4}).',
  'IBGE, SIDRA {0}, variável {1}': 'IBGE, SIDRA {0}, variable {1}',
  'O mês da data inicial entra inteiro, salvo se terminar nela; o mês incompleto no fim não entra; não há pro rata.':
    'The month of the start date counts in full, unless it ends on that date; an incomplete month at the end does not count; there is no pro rata.',
  'SGS {0}': 'SGS {0}',
  'Só entram meses completos, do dia 1º ao dia 1º seguinte; não há rendimento por mês incompleto.':
    'Only complete months count, from the 1st to the next 1st; there is no return for an incomplete month.',
  'Só entram períodos completos, de um aniversário ao seguinte, como na Calculadora do Cidadão do Banco Central.':
    "Only complete periods count, from one anniversary to the next, as in the Central Bank's Calculadora do Cidadão.",
  'metadata.json: {0}': 'metadata.json: {0}',
  'no ano': 'in the year',
  'no mês': 'in the month',
  none: 'none',
  'pontos (dez/1993 = 100)': 'points (Dec 1993 = 100)',
  'two series accumulate as {0}': 'two series accumulate as {0}',
  'two series answer {0}': 'two series answer {0}',
  '{0} Valores provisórios desde {1}, à espera da leitura no Banco Central.':
    '{0} Provisional values since {1}, until they are read at the central bank.',
  '{0} composto de {1} a {2} ({3}). {4}': '{0} compounded from {1} to {2} ({3}). {4}',
  '{0} de cada dia útil de {1} a {2}, com o primeiro dia e sem o último ({3}), como na Calculadora do Cidadão do Banco Central.':
    "{0} of each business day from {1} to {2}, with the first day and without the last ({3}), as in the Central Bank's Calculadora do Cidadão.",
  '{0} de cada dia útil de {1} a {2}, com o primeiro e o último dia':
    '{0} of each business day from {1} to {2}, with the first and the last day',
  '{0} dias úteis': '{0} business {0|day|days}',
  '{0} mensal composto de {1} a {2} ({3}), com o mês inicial e o final, como na Calculadora do Cidadão do Banco Central.{4}':
    "Monthly {0} compounded from {1} to {2} ({3}), with the first and the last month, as in the Central Bank's Calculadora do Cidadão.{4}",
  '{0} mensal composto de {1} a {2} ({3}). {4}{5}': 'Monthly {0} compounded from {1} to {2} ({3}). {4}{5}',
  '{0} mensal: nenhum mês se encerra no intervalo. {1}{2}': 'Monthly {0}: no month closes in the interval. {1}{2}',
  '{0} meses': '{0} {0|month|months}',
  '{0}: capturedAt': '{0}: capturedAt',
  '{0}: nenhum mês completo no intervalo. {1}': '{0}: no complete month in the interval. {1}',
  '{0}: nenhum período completo no intervalo. {1}': '{0}: no complete period in the interval. {1}',
  '{0}: provisionalFrom': '{0}: provisionalFrom',
  '{0}: reader': '{0}: reader',
  '{0}: rows': '{0}: rows',
  '{0}; não há dia útil no intervalo.': '{0}; there is no business day in the interval.',
}

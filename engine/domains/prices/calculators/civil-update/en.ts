export const english = {
  '1% ao mês, se o título fixou': '1% a month, if the instrument set it',
  '; truncado na segunda casa do percentual': '; truncated at the second decimal place of the percentage',
  'A dívida atualizada é de {value}': 'The updated debt is {value}',
  'A soma dos meses': 'The sum of the months',
  'Antes de {0} a lei não fixava o índice: usou-se o informado, ou o IPCA.':
    'Before {0} the law did not set the index: the one given was used, or the IPCA.',
  'As duas são documentadas e dão números diferentes; nunca se misturam':
    'Both are documented and give different numbers; they are never mixed',
  'Atualização de dívida civil': 'Civil debt update',
  'Até {0} corre a Selic, que já traz a correção: o IPCA-15 fica suspenso e volta com o de {1}.':
    'Until {0} the Selic runs, which already includes the correction: the IPCA-15 is suspended and returns with that of {1}.',
  'Convenção do Banco Central: Selic por dias úteis e taxa legal por dias corridos, com o primeiro dia e sem o último.':
    'Central Bank convention: Selic by business days and legal rate by calendar days, with the first day and without the last.',
  'Convenção do Manual de Cálculos da Justiça Federal de 2026 (item 4.2): meses inteiros, coeficiente com dez casas, percentual e dinheiro truncados em duas; outros tribunais arredondam.':
    'Convention of the Federal Courts Calculation Manual of 2026 (item 4.2): whole months, coefficient with ten decimal places, percentage and money truncated to two; other courts round.',
  'Correção e juros de mora de uma dívida civil pelo Código Civil: IPCA e taxa legal desde 30/08/2024, Selic antes. Só corrigir, sem juros: correção monetária.':
    'Correction and late-payment interest of a civil debt under the Civil Code: IPCA and legal rate since 30 August 2024, Selic before. Only to correct, without interest: inflation correction.',
  'Correção pelo IPCA-15 (IPCA-E) dos meses': 'Correction by the IPCA-15 (IPCA-E) of the months',
  'Dias que contam': 'Days that count',
  'IPCA acumulado de {0}, informado no lugar do índice publicado.': 'Accumulated IPCA of {0}, sent in place of the published index.',
  'IPCA acumulado informado': 'Accumulated IPCA, as informed',
  'Início da correção': 'Start of correction',
  'Início dos juros': 'Start of interest',
  'Juros até 29/08/2024': 'Interest until 29 August 2024',
  'Juros de 1% ao mês até 29/08/2024 só valem se o contrato ou a sentença os fixou; mês incompleto pelos dias corridos.':
    'Interest of 1% a month until 29 August 2024 only applies if the contract or the judgment set it; an incomplete month goes by calendar days.',
  'Juros de 1% ao mês do contrato, até a lei nova': 'Contract interest of 1% a month, until the new law',
  'Juros desde fevereiro e IPCA só nos últimos dias de agosto de 2026':
    'Interest since February and IPCA only in the last days of August 2026',
  'Não calcular': 'Do not calculate',
  'Não é conta judicial: o título, o contrato ou a sentença podem fixar outro índice, outros juros ou outras datas.':
    'It is not a court calculation: the instrument, the contract or the judgment may set another index, other interest or other dates.',
  'O do contrato; sem contrato, o IPCA (Código Civil, art. 389)':
    'The one in the contract; without a contract, the IPCA (Código Civil, art. 389)',
  'O índice de um mês incompleto não tem regra: foi distribuído pelos dias corridos do mês, em proporção geométrica.':
    'The index of an incomplete month has no rule: it was spread over the calendar days of the month, in geometric proportion.',
  'Os juros correm do mês seguinte ao mais recente entre o mês do valor e o mês inicial dos juros; até esse mês, inclusive, corre a correção.':
    'Interest runs from the month after the later of the month of the amount and the starting month of interest; up to and including that month, the correction runs.',
  'Os percentuais de cada período são somados e aplicados ao principal corrigido, sem juros sobre juros.':
    'The percentages of each period are added up and applied to the corrected principal, without interest on interest.',
  'Parcela de agosto de 2024 pela convenção da Justiça Federal': 'August 2024 installment under the Federal Courts convention',
  'Parcela de janeiro de 2002 com juros de 2005: a correção vai até o mês em que os juros começam':
    'January 2002 installment with interest from 2005: the inflation correction runs until the month in which interest starts',
  'Parcela de janeiro de 2005: Selic até agosto de 2024 e taxa legal depois':
    'January 2005 installment: Selic until August 2024 and the legal rate after that',
  'Por dias, como o Banco Central': 'By days, like the Central Bank',
  'Por meses, como a Justiça Federal': 'By months, like the Federal Courts',
  'R$ 1.000,00 só com a taxa legal, janeiro e fevereiro de 2025': 'R$ 1,000.00 with the legal rate only, January and February 2025',
  'Regras de cada período': 'Rules of each period',
  'Selic até dezembro de 2022, sem outro índice': 'Selic until December 2022, with no other index',
  'Selic dos meses, somada': 'Selic of the months, added up',
  'Selic, que já traz correção e juros': 'Selic, which already includes correction and interest',
  'Selic, sem outro índice': 'Selic, without another index',
  'Sobre o principal corrigido': 'On the corrected principal',
  'Taxa legal acumulada': 'Accumulated legal rate',
  'Taxa legal de cada mês': 'Legal rate of each month',
  'Taxa legal de {0} no período, informada no lugar da publicada.':
    'Legal rate of {0} over the period, sent in place of the published one.',
  'Taxa legal do mês': 'Legal rate of the month',
  'Taxa legal dos meses, somada; cada uma se aplica no mês seguinte':
    'Legal rate of the months, added up; each applies in the following month',
  'Taxa legal somada informada': 'Sum of the legal rate, as informed',
  'Valor da dívida': 'Amount of the debt',
  'Vencimento, citação ou o dia do fato, conforme o caso': 'Due date, service of process or the day of the event, as the case may be',
  'a publicada, entre as datas': 'the published one, between the dates',
  'deve ser a partir de {0}, quando o Código Civil entrou em vigor': 'must be from {0} onward, when the Civil Code came into force',
  'deve ser de {0} em diante na convenção da Justiça Federal': 'must be from {0} onward in the Federal Courts convention',
  'na convenção da Justiça Federal é a Selic': 'in the Federal Courts convention is the Selic',
  'na convenção da Justiça Federal é pelo IPCA-15 (IPCA-E)': 'in the Federal Courts convention is by the IPCA-15 (IPCA-E)',
  'não pode vir depois de interest_from antes de {0}: a Selic já traz a correção e não se separa dos juros':
    'cannot come after interest_from before {0}: the Selic already includes the correction and cannot be separated from the interest',
  'o início dos juros': 'the start of interest',
  'o índice publicado, entre as datas': 'the published index, between the dates',
  'sem correção': 'without correction',
  'só com as duas taxas acumuladas informadas': 'only with both accumulated rates',
  'só vale com a correção pelo IPCA': 'only with correction by the IPCA',
  'só vale com juros a partir de {0}: antes a Selic já corrige': 'only with interest from {0} on: before it the Selic already corrects',
  'tratar de condenação de órgão público': 'handle a judgment against a public body',
  'tratar de crédito trabalhista': 'handle a labor claim',
  'vem antes de correction_from': 'comes before correction_from',
  'vem antes de interest_from': 'comes before interest_from',
  'vem antes de {0}, e before_2024_08_30 pede para não calcular': 'comes before {0}, and before_2024_08_30 asks not to calculate',
  'vem antes do mês do valor ou dos juros': 'comes before the month of the amount or of the interest',
  '{0} e juros de 1% ao mês': '{0} and interest of 1% a month',
  '{0} e taxa legal': '{0} and legal rate',
  '{0}, sem juros': '{0}, without interest',
  'Último dia do regime antigo: a Selic termina em 29/08/2024': 'Last day of the old regime: Selic ends on 29 August 2024',
  'Último dia ou limite': 'Last day or limit',
}

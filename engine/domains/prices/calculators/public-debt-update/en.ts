export const english = {
  'A Selic até 09/09/2025 é corrigida depois pelo IPCA e não rende os juros de 2%: os percentuais são somados sobre o principal corrigido.':
    'The Selic until 9 September 2025 is later corrected by the IPCA and does not earn the 2% interest: the percentages are added up on the corrected principal.',
  'A Selic limitou a atualização': 'The Selic limited the update',
  'A comparação com a Selic é feita no acumulado do período, como no texto da emenda; há quem compare mês a mês. Os 2% ao ano correm a um doze avos por mês.':
    "The comparison with the Selic is made on the period's accumulated total, as in the text of the amendment; some compare month by month. The 2% a year runs at one twelfth a month.",
  'Atualização de precatório': 'Precatório update',
  'Confere a atualização de uma condenação da Fazenda Pública desde 09/12/2021: Selic até 09/09/2025 e, depois de expedido o precatório ou a RPV, IPCA mais 2% ao ano limitados à Selic.':
    'Checks the update of a judgment against the government since 9 December 2021: Selic until 9 September 2025 and, after the precatório or RPV is issued, IPCA plus 2% a year limited to the Selic.',
  'Conferência de parâmetros, e não conta judicial: a sentença, o tribunal e o manual que ele segue é que decidem.':
    'A check of parameters, not a court calculation: the judgment, the court and the manual it follows decide.',
  'Data do valor': 'Date of the amount',
  'De 09/12/2021 em diante': 'From 9 December 2021 onward',
  'Dia da expedição do precatório ou da RPV': 'Day the precatório or RPV was issued',
  'IPCA mais {0} ao ano': 'IPCA plus {0} a year',
  'Já atualizado até ela': 'Already updated to it',
  'Necessário para passar de 09/09/2025': 'Needed to go past 9 September 2025',
  'Não vale para devolução de tributo: a lei do próprio tributo (a Selic, no caso federal) decide.':
    'Not valid for a tax refund: the law of the tax itself decides (the Selic, for federal taxes).',
  'O valor atualizado é {value}': 'The updated amount is {value}',
  'Precatório de 2024 atravessando a mudança': 'Court-ordered government debt (precatório) of 2024 spanning the change',
  'Precatório de 2024, último trimestre de 2025': 'Court-ordered government debt (precatório) of 2024, last quarter of 2025',
  'R$ 100.000,00 pela Selic de 2022': 'R$ 100,000.00 by the 2022 Selic',
  'Selic da fase': 'Selic of the phase',
  'Selic dos meses somada, sem juros sobre juros. O primeiro dia entra e o último não; mês incompleto conta pelos dias corridos.':
    'Selic of the months added up, without interest on interest. The first day is included and the last is not; an incomplete month counts by calendar days.',
  'Selic e juros': 'Selic and interest',
  'Selic e juros acumulados': 'Accumulated Selic and interest',
  'Selic ou juros da fase': 'Selic or interest of the phase',
  'Selic, porque IPCA mais 2% ao ano passariam dela': 'Selic, because IPCA plus 2% a year would exceed it',
  'Valor na data inicial': 'Amount on the start date',
  'até 09/09/2025': 'until 9 September 2025',
  'deve ser a partir de {0}: informe o valor já atualizado até essa data pela regra anterior':
    'must be from {0} onward: give the amount already updated to that date by the earlier rule',
  'vem depois de {0}: entre essa data e a expedição não há regra firme; informe o valor já atualizado até a expedição, com from nela':
    'comes after {0}: between that date and the issue there is no firm rule; give the amount already updated to the issue date, with from on it',
  'é necessário para passar de {0}: sem requisitório expedido não há regra firme (Código Civil ou Selic), e a conta não é oferecida':
    'is needed to go past {0}: without a payment order issued there is no firm rule (Código Civil or Selic), and the calculation is not offered',
}

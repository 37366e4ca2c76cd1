export const english = {
  'ADC 58 com ajuizamento em abril de 2022': 'ADC 58 with a lawsuit filed in April 2022',
  'Correção na Justiça do Trabalho': 'Correction in the Labor Courts',
  'Corrige um valor como a Justiça do Trabalho: meses inteiros do índice, do mês devido ao da liquidação, com TR desde 1967, IPCA-E, Selic somada, sem os meses negativos se for o caso, ou pelas fases da ADC 58 e da Fazenda Pública.':
    "Corrects an amount as the Labor Courts do: whole months of the index, from the due month to the settlement's, with the TR since 1967, IPCA-E, Selic summed, without negative months if so decided, or by the phases of ADC 58 and of the government.",
  'Divisor das mudanças de moeda': 'Divisor of the currency changes',
  'Fator da fase': 'Factor of the phase',
  'IPCA-E de 2022 com os dois meses negativos': 'IPCA-E of 2022 with the two negative months',
  'IPCA-E de 2022 sem os meses negativos': 'IPCA-E of 2022 without the negative months',
  'Juros da fase, em %': 'Interest of the phase, in %',
  'Meses corrigidos': 'Months corrected',
  'Meses inteiros, qualquer que seja o dia: como o sistema da Justiça do Trabalho (PJe-Calc) corrige. Sem juros.':
    'Whole months, whatever the day: as the system of the Labor Courts (PJe-Calc) corrects. No interest.',
  'Meses sem índice publicado': 'Months without a published index',
  'Na moeda do mês em que era devido': 'In the currency of the month in which it was due',
  'Na véspera da Lei nº 14.905/2024 ainda vale só a Selic': 'On the eve of Lei nº 14.905/2024 only the Selic applies',
  'Necessário com a regra ou com fases': 'Required with the rule or with phases',
  'No primeiro dia da Lei nº 14.905/2024 agosto se divide': 'On the first day of Lei nº 14.905/2024 August is split',
  'O mesmo valor, do mês seguinte em diante': 'The same amount, from the following month on',
  'O mês inteiro conta': 'The whole month counts',
  'R$ 1.000,00 de novembro de 2019 pelo IPCA-E, com o mês devido': 'R$ 1,000.00 of November 2019 by the IPCA-E, with the due month',
  'Selic somada de 2010 a 2020': 'Selic summed from 2010 to 2020',
  'Sem índice, regra ou fases, vale a ADC 58 com o ajuizamento no dia devido, ou no informado.':
    'Without an index, rule or phases, ADC 58 applies, with the lawsuit filed on the due day or on the one given.',
  'TR de antes do Real: o mês da nova moeda divide por 2.750': 'TR before the Real: the month of the new currency divides by 2,750',
  'Um mês sem índice publicado não corrige: está em missingMonths.':
    'A month without a published index does not correct: it is in missingMonths.',
  'Valor com juros': 'Amount with interest',
  'contar só os juros': 'count only the interest',
  'from deve ser due, filing ou uma data AAAA-MM-DD': 'from must be due, filing or a date YYYY-MM-DD',
  'use só um: index, rule ou phases': 'use only one: index, rule or phases',
  'Último mês corrigido': 'Last month corrected',
  'é necessário com rule ou phases': 'is required with rule or phases',
}

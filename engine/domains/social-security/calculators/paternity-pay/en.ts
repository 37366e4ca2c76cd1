export const english = {
  'A empresa paga e é reembolsada pelo INSS até o teto; o autônomo, o MEI e o segurado especial recebem direto do INSS.':
    'The company pays and is reimbursed by the INSS up to the ceiling; self-employed workers, MEIs and special insured persons receive directly from the INSS.',
  'A empresa é do programa Empresa Cidadã': 'The company is in the Empresa Cidadã program',
  'A empresa, reembolsada pelo INSS até o teto': 'The company, reimbursed by the INSS up to the ceiling',
  'A volta é no dia seguinte ao fim da licença; se for folga, no próximo dia de trabalho.':
    'The return is on the day after the leave ends; if it is a day off, on the next working day.',
  'Cinco dias': 'Five days',
  'Dia do nascimento, da adoção ou da guarda': 'Day of birth, adoption or custody',
  'Dias a mais da Empresa Cidadã': 'Extra days from Empresa Cidadã',
  'Dias corridos desde {0}, contado esse dia.': 'Calendar days from {0}, counting that day.',
  'Dias da lei': 'Days by law',
  'Do nascimento à volta ao trabalho': 'From birth to the return to work',
  'Filho com a síndrome do zika': 'Child with Zika syndrome',
  'Filho com deficiência tem a licença aumentada em um terço: o arredondamento dos dias não foi lido, e não entra aqui.':
    'A child with a disability increases the leave by one third: the rounding of the days was not read, and is not included here.',
  'Filho com síndrome congênita do vírus zika': 'Child with congenital Zika virus syndrome',
  'Nascido em 30 de dezembro de 2026, na Empresa Cidadã': 'Born on 30 December 2026, under Empresa Cidadã',
  'No primeiro dia da lei nova': 'On the first day of the new law',
  'No primeiro dia de 2028': 'On the first day of 2028',
  'No último dia da regra antiga': 'On the last day of the old rule',
  'Quantos dias o pai tem, até quando, quando volta, quanto recebe e quem paga, pela lei do dia do nascimento.':
    'How many days the father has, until when, when he returns, how much he receives and who pays, by the law on the day of birth.',
  'Salário da licença': 'Salary on leave',
  'Salário dos dias de licença': 'Salary for the days of leave',
  'São {value|dia|dias} de licença, até {endDate}': 'You have {value|day|days} of leave, until {endDate}',
  'Total de dias': 'Total days',
  'Volta ao trabalho': 'Return to work',
  'de 2029 em diante os dias dependem da meta fiscal de 2028, que ainda não se conhece':
    'from 2029 onward the days depend on the 2028 fiscal target, not known yet',
  'só dá dias a mais ao pai desde 09/03/2016': 'has only given the father extra days since 9 March 2016',
  'só tem licença maior desde 02/07/2025': 'has only had a longer leave since 2 July 2025',
  'ver o salário-maternidade': 'see maternity pay',
  'Último dia da licença': 'Last day of leave',
}

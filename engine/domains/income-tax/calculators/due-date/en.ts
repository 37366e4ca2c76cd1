/** The English of what is said here, by the Portuguese. */
export const english = {
  'A declaração anual do MEI de 2025 não muda, ainda que o dia seja domingo':
    'The MEI annual return for 2025 does not move, even though the day is a Sunday',
  'A declaração é entregue pela internet: o prazo não muda com fim de semana nem feriado.':
    'The return is filed over the internet: the deadline does not move with weekends or holidays.',
  'A primeira parcela do 13º de 2026': 'The first installment of the 2026 13th salary',
  'A segunda parcela do 13º de 2026: o dia 20 é domingo': 'The second installment of the 2026 13th salary: the 20th is a Sunday',
  'Antes de mudar pelo fim de semana ou feriado': 'Before being moved by a weekend or holiday',
  'Contados de hoje; negativo quando já venceu': 'Counted from today; negative when already past due',
  'Dia da regra': 'Day of the rule',
  'Dias bancários: sem fins de semana, feriados nacionais, Carnaval e Corpus Christi, e sem o último dia útil do ano, em que o banco não atende o público.':
    'Banking days: without weekends, national holidays, Carnival and Corpus Christi, and without the last business day of the year, when banks do not serve the public.',
  'Dias que faltam': 'Days left',
  'Do mês de referência ao vencimento': 'From the reference month to the due date',
  'Feriados da cidade e do estado também mudam o vencimento: informe-os, se houver.':
    'City and state holidays also move the due date: give them, if any.',
  'Mudam também o vencimento dos tributos federais': 'They also move the due date of federal taxes',
  'Mês de referência': 'Reference month',
  'No primeiro mês do FGTS no dia 20, o dia era sábado': 'In the first month with FGTS due on the 20th, that day was a Saturday',
  'No quinto dia útil contam-se os sábados; Carnaval e Corpus Christi contam como dias de trabalho, salvo lei da cidade ou acordo. Quem deposita no banco deve fazê-lo até o último dia com banco aberto.':
    'For the fifth business day Saturdays count; Carnival and Corpus Christi count as working days, unless a city law or agreement says otherwise. Whoever pays by bank must do so by the last day banks are open.',
  'O DAS de agosto de 2026: o dia 20 é domingo e ele adia': 'The DAS for August 2026: the 20th is a Sunday and it moves later',
  'O DAS de janeiro de 2026 vence no próprio dia 20': 'The DAS for January 2026 is due on the 20th itself',
  'O INSS da empresa de outubro de 2026: 20 de novembro é feriado e ele antecipa':
    "The company's INSS for October 2026: 20 November is a holiday and it moves earlier",
  'O INSS do autônomo de outubro de 2026: o dia 15 é domingo e feriado':
    "The self-employed worker's INSS for October 2026: the 15th is a Sunday and a holiday",
  'O carnê-leão de novembro: 31 de dezembro não tem banco': 'The carnê-leão for November: banks are closed on 31 December',
  'O dia em que vence uma guia, um salário ou uma declaração, com o feriado e o fim de semana que o mudam: DAS, DAE, INSS, FGTS, IRRF, carnê-leão, 13º, quinto dia útil.':
    'The day a payment slip, a salary or a return is due, with the holiday and weekend that move it: DAS, DAE, INSS, FGTS, IRRF, carnê-leão, 13th salary, fifth business day.',
  'O dia mudou': 'The day moved',
  'O imposto de renda de 2025 terminou em 29 de maio de 2026': 'The 2025 income tax deadline was 29 May 2026',
  'O mês do ganho ou do trabalho, e não o do pagamento; nas declarações, dezembro do ano declarado':
    'The month of the earnings or the work, not that of payment; for annual returns, December of the year reported',
  'O que vence': 'What is due',
  'O quinto dia útil de novembro de 2026 é um sábado': 'The fifth business day of November 2026 is a Saturday',
  'O trimestre de abril a junho vence no fim de julho': 'The April-to-June quarter is due at the end of July',
  'Por que mudou': 'Why it moved',
  'Quando vence?': 'When is it due?',
  'Um feriado da cidade no dia 20 adia o DAS': 'A city holiday on the 20th moves the DAS later',
  'Vence em {dueDate}, daqui a {value|dia|dias}': 'Due on {dueDate}, in {value|day|days}',
  'Vence hoje, {dueDate}': 'Due today, {dueDate}',
  'Venceu em {dueDate}, há {value|dia|dias}': 'It was due on {dueDate}, {value|day|days} ago',
  'a regra desta obrigação em {0} não está registrada': 'the rule for this obligation in {0} is not recorded',
  'adia-se para o dia bancário seguinte': 'moves later, to the next banking day',
  'antecipa-se para o dia bancário anterior': 'moves earlier, to the previous banking day',
  'contar dias úteis entre datas': 'count business days between dates',
  'deve ser dezembro do ano declarado': 'must be December of the year reported',
  'deve ser o mês {0} do ano desse 13º': 'must be month {0} of the year of that 13th salary',
  'dia {0} do mês seguinte': 'day {0} of the following month',
  'o prazo do exercício {0} ainda não foi publicado': 'the deadline of filing year {0} has not been published yet',
  'o prazo do exercício {0} não está confirmado': 'the deadline of filing year {0} is not confirmed',
  'quando não mudou': 'when it did not move',
  'ver quanto custa o atraso': 'see how much being late costs',
  '{0} é {1}: {2}': '{0} is {1}: {2}',
  '{0}/{1} do ano seguinte': '{0}/{1} (day/month) of the following year',
  '{0}/{1} do próprio ano': '{0}/{1} (day/month) of the same year',
  '{0}º dia útil do mês seguinte, contado o sábado': 'business day {0} of the following month, Saturdays counted',
  'Último dia com banco aberto até o vencimento': 'Last day with banks open up to the due date',
  'último dia de entrega fixado pela Receita para o exercício': 'last filing day set by Receita Federal for the filing year',
  'último dia útil do mês seguinte': 'last business day of the following month',
  'último dia útil do mês seguinte ao trimestre': 'last business day of the month after the quarter',
}

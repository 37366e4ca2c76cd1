export const english = {
  '13º e férias são pagos em cada convocação, ainda que de poucos dias: a regra dos quinze dias não vale aqui.':
    '13th salary and vacation are paid in each call, even if of a few days: the fifteen-day rule does not apply here.',
  '13º e férias, cada um': '13th salary and vacation, each',
  Adicionais: 'Premiums',
  'Com o descanso de um sexto': 'With the weekly rest of one sixth',
  'Da remuneração e do 13º': 'On pay and the 13th salary',
  'De que se faz o pagamento': 'What the payment is made of',
  'Descanso semanal de um sexto das horas, por não ter sido informado.': 'Weekly rest of one sixth of the hours, as it was not given.',
  'FGTS das horas e do 13º em um só depósito': 'FGTS on the hours and on the 13th salary in a single deposit',
  'Férias e terço sem INSS e sem FGTS, e o 13º com os dois: o que foi lido não decide, e é o que se costuma fazer.':
    'Vacation and one-third bonus without INSS and without FGTS, and the 13th salary with both: what was read does not settle it, and this is the usual practice.',
  'Multa de quem aceita e não comparece': 'Fine for accepting and not showing up',
  'Multa de quem não comparece': 'Fine for not showing up',
  'No salário mínimo por hora de 2026': 'At the 2026 hourly minimum wage',
  'Noturno, insalubridade, periculosidade': 'Night, unhealthy work, hazard',
  'Não menos que o salário mínimo por hora': 'Not less than the minimum wage per hour',
  'O mês só conta para a aposentadoria se for completado': 'The month only counts for retirement if topped up',
  'O que se recebe por uma convocação do contrato intermitente: horas, descanso, 13º e férias na hora, com INSS, imposto e FGTS.':
    'What is received for one call under an intermittent contract: hours, rest, 13th salary and vacation on the spot, with INSS, tax and FGTS.',
  'Pago pela empresa, à parte': 'Paid by the company, separately',
  'Remuneração abaixo do salário mínimo': 'Pay below the minimum wage',
  'Um dia de oito horas a dez reais, sem descanso': 'An eight-hour day at ten reais an hour, without weekly rest',
  'Um dia de oito horas a vinte reais, sem descanso': 'An eight-hour day at twenty reais an hour, without weekly rest',
  'Um mês cheio passa do salário mínimo': 'A full month goes over the minimum wage',
  'Uma só convocação no mês: com outras, o INSS e o imposto são os da soma.':
    'A single call in the month: with others, INSS and tax are those of the sum.',
  'Você recebe {value} pela convocação': 'You receive {value} for the call',
  'um sexto das horas': 'one sixth of the hours',
  'é menor que o salário mínimo por hora, {0}': 'is less than the minimum wage per hour, {0}',
}

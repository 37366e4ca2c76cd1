export const english = {
  'A jornada é curta por contrato ou por lei da profissão?': 'Is the working time short by contract or by the law of the profession?',
  'A soma do que se paga pelas mesmas horas, {0}, não é menor que {1}, {2}.':
    'The sum of what is paid for the same hours, {0}, is not below {1}, {2}.',
  'As do contrato; para o piso': 'Those of the contract; for the floor',
  'As outras linhas pagam as mesmas horas do contrato?': 'Do the other lines pay the same hours of the contract?',
  'Cinco estados têm piso próprio: SP, PR, SC, RS e RJ': 'Five states have a floor of their own: SP, PR, SC, RS and RJ',
  'Com contribuição abaixo da do salário mínimo o mês não conta para a aposentadoria, salvo complemento (Constituição, art. 195, § 14).':
    'With a contribution below that of the minimum wage the month does not count for retirement, unless topped up (Constitution, art. 195, § 14).',
  'Com o salário no piso, o INSS e o FGTS são sobre ele (Lei nº 8.212/1991, art. 28, § 3º), pela lei de {0}.':
    'With the salary at the floor, the INSS and the FGTS are on it (Law 8.212/1991, art. 28, § 3), by the law of {0}.',
  'Em que faixa do piso do estado está o seu trabalho?': 'In which band of the state floor is your work?',
  'Faixa do piso do estado': 'Band of the state floor',
  Jornada: 'Working time',
  'Jornada curta por lei da profissão': 'Short hours by the law of the profession',
  'Jornada inteira': 'Full time',
  'O estado tem pisos de até {0}, e não se sabe a faixa do trabalho.':
    'The state has floors of up to {0}, and the band of the work is not known.',
  'O mês foi trabalhado inteiro, com as horas do contrato?': 'Was the whole month worked, with the hours of the contract?',
  'O salário não é menor que {0}, {1} por estas horas.': 'The salary is not below {0}, {1} for these hours.',
  'O salário-base é menor que {0}; com o que se paga pelas mesmas horas, a soma passa (TST, SDI-1, OJ 272).':
    'The base salary is below {0}; with what is paid for the same hours, the sum reaches it (TST, SDI-1, OJ 272).',
  'O sindicato tem um piso para a sua função? De quanto?': 'Does the union have a floor for your job? How much?',
  'O último piso que conhecemos é de {0}; pode haver um mais novo.': 'The last known floor is {0}; there may be a newer one.',
  'Piso do estado e do sindicato: não conferidos.': 'Floor of the state and of the union: not checked.',
  'Piso do sindicato': 'Union floor',
  'Piso salarial': 'Wage floor',
  'Por comissão': 'By commission',
  'Quantas horas por semana diz o contrato?': 'How many hours a week does the contract say?',
  'Quatro ou seis números': 'Four or six digits',
  'Sem horas extras, adicional noturno e linhas que não se conhecem, {0} é menor que {1}, {2}.':
    'Without overtime, night premium and unknown lines, {0} is below {1}, {2}.',
  'Zero diz que não há; vale no lugar do piso do estado': 'Zero says there is none; it holds in place of the state floor',
  'a que o papel mostra': 'the one the document shows',
  'não há piso de sindicato para a minha função': 'there is no union floor for my job',
  'o piso do estado': 'the floor of the state',
  'o piso do sindicato informado': 'the union floor given',
  'o piso do sindicato é de {0}': 'the floor of the union is {0}',
  'o salário mínimo': 'the minimum wage',
  'o último piso do estado que se conhece': 'the last known floor of the state',
  '{0} é menor que o piso do estado, {1}, que só vale sem piso de sindicato (LC nº 103/2000, art. 1º).':
    '{0} is below the floor of the state, {1}, which only holds without a union floor (LC 103/2000, art. 1).',
  '{0} é menor que {1}, {2}: é certo para até {3} horas no mês, e as horas não foram informadas.':
    '{0} is below {1}, {2}: it is right for up to {3} hours in the month, and the hours were not given.',
  '{0} é {1} menor que {2}, {3} por {4} horas: é certo para até {5} horas no mês.':
    '{0} is {1} below {2}, {3} for {4} hours: it is right for up to {5} hours in the month.',
  '{0} é {1} por {2} horas; se a jornada é curta por lei da profissão, o salário é o do mês inteiro, {3}.':
    '{0} is {1} for {2} hours; if the working time is short by the law of the profession, the salary is that of the whole month, {3}.',
}

export const english = {
  'De {0}, {1}.': 'Of {0}, {1}.',
  'De {0}: foram descontados {1} de INSS, e o eSocial calcula {2}. A empresa deve os {3} que faltam (Lei nº 8.212/1991, art. 33, § 5º).':
    'Of {0}: {1} of INSS was withheld, and eSocial computes {2}. The company owes the missing {3} (Lei nº 8.212/1991, art. 33, § 5º).',
  'De {0}: foram descontados {1} de INSS, e o eSocial calcula {2}. São {3} a mais, que se devolvem ao trabalhador.':
    'Of {0}: {1} of INSS was withheld, and eSocial computes {2}. The excess of {3} is to be returned to the worker.',
  'Há desligamento sem a admissão (S-2200) entre os arquivos: a categoria foi tomada por 101.':
    'There is a termination without the hiring (S-2200) among the files: the category was taken as 101.',
  'Há eventos do leiaute {0}, mais novo que o conhecido ({1}): foram lidos pelos mesmos campos.':
    'There are events of layout {0}, newer than the known one ({1}): they were read by the same fields.',
  'Há mais de um evento do mesmo trabalhador e período: vale o mais novo.':
    'There is more than one event of the same worker and period: the newest stands.',
  'Há {0} de {1}, {2}, de eventos que não estão entre os arquivos: não foram comparados.':
    'There is {0} of {1}, {2}, from events that are not among the files: they were not compared.',
  'Nada do que foi devolvido pôde ser comparado: os totais refeitos estão abaixo.':
    'Nothing that was returned could be compared: the rebuilt totals are below.',
  'Não há remuneração entre os arquivos: nada foi refeito.': 'There is no pay among the files: nothing was rebuilt.',
  'O que foi comparado confere ({0}), mas nem tudo foi lido.': 'What was compared matches ({0}), but not everything was read.',
  'O que foi comparado confere ({0}); {1}.': 'What was compared matches ({0}); {1}.',
  'este evento não entra nos totais por trabalhador': 'this event does not go into the totals per worker',
  'leiaute anterior ao S-1.0': 'layout earlier than S-1.0',
  'são diferentes dos devolvidos': 'differ from the returned ones',
  totais: 'totals',
  'totais comparados': 'totals compared',
  'totais não puderam ser comparados': 'totals could not be compared',
  'totais refeitos são iguais aos devolvidos': 'rebuilt totals equal the returned ones',
  total: 'total',
  'total comparado': 'total compared',
  'total não pôde ser comparado': 'total could not be compared',
  'total refeito é igual ao devolvido': 'rebuilt total equals the returned one',
  'é diferente do devolvido': 'differs from the returned one',
}

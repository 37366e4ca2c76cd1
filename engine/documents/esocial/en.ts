/** The English of what is said here, by the Portuguese. */
export const english = {
  'A contribuição do segurado não foi calculada: {0}.': "The insured person's contribution was not calculated: {0}.",
  'A rubrica {0} tem o INSS suspenso e nenhum S-1070 lido diz a decisão: foi contada como suspensa.':
    'Pay item {0} has INSS suspended and no S-1070 read gives the decision: it was counted as suspended.',
  'De {0}, {1}.': 'Of {0}, {1}.',
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
  'Rubrica {0}, natureza {1} ({2}): codIncCP {3}, codIncIRRF {4}, codIncFGTS {5}; o usual é {6}, {7}, {8} ({9}).':
    'Pay item {0}, nature {1} ({2}): codIncCP {3}, codIncIRRF {4}, codIncFGTS {5}; the usual is {6}, {7}, {8} ({9}).',
  'S-5002 de {0}: as rubricas do tipo {1} somam {2}, e o devolvido tem {3}.':
    'S-5002 of {0}: the pay items of type {1} add up to {2}, and the returned one has {3}.',
  'a rubrica {0} ({1}) {2}': 'pay item {0} ({1}) {2}',
  'a tabela do INSS do período ainda não é conhecida': 'the INSS table of the period is not known yet',
  'a tabela do INSS do período não está registrada': 'the INSS table of the period is not recorded',
  'entra aqui e não entrou no total devolvido': 'counts here and did not count in the returned total',
  'entraria de outro modo pela validade que começa em {0}': 'would count differently by the validity that starts on {0}',
  'entrou no total devolvido com o sinal trocado': 'counted in the returned total with the sign reversed',
  'este evento não entra nos totais por trabalhador': 'this event does not go into the totals per worker',
  'há mais de uma categoria com o trabalhador de pequeno prazo': 'there is more than one category with the short-term worker',
  'leiaute anterior ao S-1.0': 'layout earlier than S-1.0',
  'nenhum S-1010 lido tem esta rubrica com validade no período': 'no S-1010 read has this pay item valid in the period',
  'não entra aqui e entrou no total devolvido': 'does not count here and counted in the returned total',
  'não se sabe como contribui esta categoria': 'it is not known how this category contributes',
  'o arquivo declara DOCTYPE ou ENTITY, o que nunca é lido': 'the file declares DOCTYPE or ENTITY, which is never read',
  'o arquivo não traz nenhum evento': 'the file has no event',
  'o arquivo não é do eSocial: a raiz é outra': 'the file is not from eSocial: it has a different root',
  'o arquivo não é um XML bem formado': 'the file is not well-formed XML',
  'o arquivo tem elementos demais': 'the file has too many elements',
  'o arquivo tem elementos fundos demais': 'the file has elements nested too deep',
  'o evento não diz o dia do desligamento': 'the event does not say the day of termination',
  'o evento não diz o dia do término': 'the event does not say the end date',
  'o evento não diz o período de apuração': 'the event does not say the reference period',
  'o evento não é do espaço de nomes do eSocial': 'the event is not in the eSocial namespace',
  'o valor da rubrica não é um número': 'the amount of the pay item is not a number',
  'são diferentes dos devolvidos': 'differ from the returned ones',
  'só o S-1000 diz se o declarante é cooperativa de trabalho': 'only S-1000 says whether the filer is a work cooperative',
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

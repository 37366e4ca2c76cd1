export const english = {
  'A conta pode ir até {0}: peça até esse dia, tente mais tarde ou informe a taxa.':
    'The calculation can go up to {0}: ask up to that day, try again later or give the rate.',
  'A lei de {0} ainda não é conhecida: vale, por suposição, a versão mais nova que se conhece ({1}).':
    'The law of {0} is not known yet: by assumption, the newest known version applies ({1}).',
  'A lei do dia pedido ainda não é conhecida: usou-se a mais nova. Ausente quando é conhecida.':
    'The law of the requested day is not known yet: the newest was used. Absent when it is known.',
  'A memória de cálculo, em ordem.': 'The calculation steps, in order.',
  'As tabelas de que se usou a versão mais nova conhecida.': 'The tables for which the newest known version was used.',
  'Ato que a estabelece.': 'Act that establishes it.',
  'BRL, percent, months…; ausente em textos e contagens.': 'BRL, percent, months…; absent in texts and counts.',
  'De uma lei hipotética, que não vale. Ausente quando é da lei.':
    'From a hypothetical law, which is not in force. Absent when it is from the law.',
  'Desde este dia os valores do indicador são provisórios: não foram lidos na fonte, repetem a última taxa conhecida. Ausente quando o valor foi lido.':
    'From this day on the values of the indicator are provisional: they were not read at the source and repeat the last known rate. Absent when the value was read.',
  'Em relação ao lado maior': 'Relative to the larger side',
  'Escolhas que o leitor poderia discutir.': 'Choices the reader might dispute.',
  'Grau de confirmação da fonte; hypothetical: não é a lei.': 'Degree of confirmation of the source; hypothetical: it is not the law.',
  'Início da vigência da versão lida.': 'Start of effect of the version read.',
  'Moeda do resultado.': 'Currency of the result.',
  'O indicador {0} não está disponível {1}: {2}. {3}': 'The indicator {0} is not available {1}: {2}. {3}',
  'O indicador {0} não está disponível: ainda não foi lido neste servidor. {1}':
    'The indicator {0} is not available: it has not been read on this server yet. {1}',
  'O indicador {0} é provisório desde {1}: não foi lido no Banco Central dia por dia, e repete a última taxa conhecida. O valor pode mudar com a leitura.':
    'The indicator {0} is provisional since {1}: it was not read at the central bank day by day, and repeats the last known rate. The value may change once it is read.',
  'O último dia cuja lei é conhecida.': 'The last day whose law is known.',
  'Onde ler.': 'Where to read it.',
  'PTAX {0}, {1}': 'PTAX {0}, {1}',
  'Tabela lida, pelo nome.': 'Table read, by name.',
  'Tente mais tarde ou informe a taxa.': 'Try again later or give the rate.',
  'Tente mais tarde ou informe {0}.': 'Try again later or give {0}.',
  'Uma por indicador lido; ausente quando nenhum.': 'One for each indicator read; absent when none.',
  'Uma por versão de lei lida.': 'One for each version of the law read.',
  'a taxa': 'the rate',
  compra: 'buying',
  'faltam os valores de {0} a {1}': 'the values from {0} to {1} are missing',
  'o último valor guardado é o de {0}': 'the last stored value is that of {0}',
  venda: 'selling',
  'É empate até {0} de diferença: {1} do lado maior.': 'It is a tie up to a difference of {0}: {1} of the larger side.',
}

export const english = {
  'A data que escolhe a lei, {0}, é também a da própria conta: parte da diferença entre períodos pode ser do calendário, e não da lei.':
    'The date that chooses the law, {0}, is also that of the calculation itself: part of the difference between periods may come from the calendar, not from the law.',
  'A procura de períodos parou no limite de cálculos: um período pode reunir mais de uma versão da lei.':
    'The search for periods stopped at the calculation limit: one period may cover more than one version of the law.',
  'Antes de {0} o dinheiro era outro: não se leva a ele o poder de compra.':
    'Before {0} the money was different: purchasing power is not carried to it.',
  'Até {0}, o último dia que o IPCA publicado alcança.': 'Up to {0}, the last day the published IPCA reaches.',
  'Cada período mostra o resultado do seu primeiro dia.': 'Each period shows the result of its first day.',
  'Cinco mil reais de salário sob cada lei desde 2015': 'A salary of five thousand reais under each law since 2015',
  'Em poder de compra': 'In purchasing power',
  'Nas leis de antes': 'Under earlier laws',
  'O IPCA de {0} a {1} ainda não foi todo publicado: escolha um fim anterior.':
    'The IPCA from {0} to {1} has not been fully published yet: choose an earlier end.',
  'O mesmo cálculo sob cada lei que valeu entre duas datas: um período para cada versão das tabelas, com os resultados e o ato que o abriu. Use para "quanto se descontava deste salário em 2015" e, com real=true, para ver o que cada lei fez ao mesmo poder de compra.':
    'The same calculation under each law in force between two dates: one period for each version of the tables, with the results and the act that opened it. Use for "how much was deducted from this salary in 2015" and, with real=true, to see what each law did to the same purchasing power.',
  'O que 1 real do período vale no fim, pelo IPCA': 'What 1 real of the period is worth at the end, by the IPCA',
  'O que cada lei tirou do mesmo poder de compra desde 2015': 'What each law took from the same purchasing power since 2015',
  'Os atos que abriram o período': 'The acts that opened the period',
  'Os períodos, do mais antigo ao mais novo': 'The periods, from the oldest to the newest',
  'Os resultados no primeiro dia do período': 'The results on the first day of the period',
  'Os valores informados são do dinheiro do fim: levados pelo IPCA ao de cada período, e os resultados trazidos de volta':
    'The amounts entered are in end-of-period money: taken by the IPCA to that of each period, and the results brought back',
  'Poder de compra pelo IPCA dos meses encerrados entre o início de cada período e o fim, sem pro rata; valores arredondados ao centavo.':
    'Purchasing power by the IPCA of the months closed between the start of each period and the end, without pro rata; amounts rounded to the centavo.',
  'Resultados a mostrar. Como inss,irrf. Omitidos: o principal': 'Results to show. Such as inss,irrf. If omitted: the main one',
  'deve vir até {0}': 'must be no later than {0}',
  'hoje; em poder de compra, o último dia que o IPCA alcança': 'today; in purchasing power, the last day the IPCA reaches',
  'law day': 'law day',
  'o primeiro dia que o registro alcança': 'the first day the record reaches',
  '{0} não escolhe a lei por uma data: não há o que comparar no tempo':
    '{0} does not choose the law by a date: there is nothing to compare over time',
  '{0} reads no law by a date': '{0} reads no law by a date',
}

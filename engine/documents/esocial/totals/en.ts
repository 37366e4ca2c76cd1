export const english = {
  'A contribuição do segurado não foi calculada: {0}.': "The insured person's contribution was not calculated: {0}.",
  'A rubrica {0} tem o INSS suspenso e nenhum S-1070 lido diz a decisão: foi contada como suspensa.':
    'Pay item {0} has INSS suspended and no S-1070 read gives the decision: it was counted as suspended.',
  'S-5002 de {0}: as rubricas do tipo {1} somam {2}, e o devolvido tem {3}.':
    'S-5002 of {0}: the pay items of type {1} add up to {2}, and the returned one has {3}.',
  'a tabela do INSS do período ainda não é conhecida': 'the INSS table of the period is not known yet',
  'a tabela do INSS do período não está registrada': 'the INSS table of the period is not recorded',
  'há mais de uma categoria com o trabalhador de pequeno prazo': 'there is more than one category with the short-term worker',
  'nenhum S-1010 lido tem esta rubrica com validade no período': 'no S-1010 read has this pay item valid in the period',
  'não se sabe como contribui esta categoria': 'it is not known how this category contributes',
  'o valor da rubrica não é um número': 'the amount of the pay item is not a number',
  'só o S-1000 diz se o declarante é cooperativa de trabalho': 'only S-1000 says whether the filer is a work cooperative',
}

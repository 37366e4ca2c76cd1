export const english = {
  'A mesma quantia, pelo mesmo prazo, em cada aplicação: bruto, imposto, custódia, líquido e ganho acima da inflação, em ordem. Para um só CDB com o CDI publicado, use cdi-yield.':
    'The same amount, for the same term, in each investment: gross, tax, custody, net and gain above inflation, in order. For a single CDB with the published CDI, use cdi-yield.',
  'Antes do Tesouro Reserva ele não entra na lista': 'Before Tesouro Reserva existed it is not on the list',
  'CDB, LCI e poupança contam com o FGC até {0} por instituição e {1} em quatro anos; os títulos do Tesouro, com a União.':
    'CDB, LCI and savings accounts are covered by the FGC up to {0} per institution and {1} in four years; Treasury bonds, by the federal government.',
  'CDB, LCI, Tesouro Selic ou poupança': 'CDB, LCI, Tesouro Selic or savings account',
  'Cinquenta mil: a custódia pesa no Tesouro Selic': 'Fifty thousand: the custody fee weighs on Tesouro Selic',
  'Dez mil por um ano com a Selic a 15%': 'Ten thousand for one year with the Selic at 15%',
  'Inflação de {0} ao ano{1}.': 'Inflation of {0} a year{1}.',
  'O líquido, tirada a inflação do prazo': 'The net return, less the inflation of the term',
  'O que cada aplicação rende, já sem imposto e em dinheiro de hoje': "What each investment earns, after tax and in today's money",
  'O que mais deixa': 'The one that leaves the most',
  'O que o Tesouro Selic paga além da Selic, ao ano': 'What Tesouro Selic pays on top of the Selic, per year',
  'Rendimento em dinheiro de hoje': "Return in today's money",
  'Selic de {0} ao ano, constante no prazo{1}.': 'Selic of {0} a year, constant over the term{1}.',
  'Sem LCI ou LCA: o percentual do CDI não foi informado.': 'Without LCI or LCA: the percentage of the CDI was not given.',
  'Sem a poupança: a Selic ou a TR da data não está disponível; informe selic_annual e tr_monthly.':
    'Without the savings account: the Selic or the TR of the date is not available; give selic_annual and tr_monthly.',
  'Tesouro Reserva a 100% da Selic, sem custódia: a regra de custódia dele não foi encontrada.':
    'Tesouro Reserva at 100% of the Selic, without a custody fee: its custody rule was not found.',
  'Valor líquido do melhor': 'Net amount of the best',
  'calcular uma só aplicação': 'calculate a single investment',
  'decidir pelo prazo, pela liquidez e pelo perfil': 'decide by term, liquidity and profile',
  'fica fora da comparação': 'is left out of the comparison',
  'igual ao CDI informado': 'same as the CDI given',
  '{0} − {1} − {2} − {3}; bruto menos IOF, imposto e custódia': '{0} − {1} − {2} − {3}; gross minus IOF, tax and custody fee',
  '{best} é o que mais deixa: {value}': '{best} leaves the most: {value}',
}

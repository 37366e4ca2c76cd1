export const english = {
  'A mesma renda em 2026 não obriga': 'The same income in 2026 does not require it',
  'Acima dele é obrigado': 'Above it filing is required',
  'Auxílio emergencial': 'Auxílio emergencial (emergency aid)',
  'Auxílio emergencial em 2021': 'Emergency aid in 2021',
  'Bens acima de trezentos mil em 2019': 'Assets above three hundred thousand in 2019',
  'Bens e investimentos no exterior': 'Assets and investments abroad',
  Critério: 'Criterion',
  'Diz se a pessoa é obrigada a entregar a declaração do exercício, por quais critérios, e quanto falta para os outros.':
    'Says whether a person must file the return of the filing year, by which criteria, and how far off the others are.',
  'Em 2022 qualquer operação em bolsa obrigava': 'In 2022 any stock exchange trade required it',
  'Em 2023 as vendas de até quarenta mil já não obrigam': 'In 2023 sales of up to forty thousand no longer require it',
  'Entregue a declaração de {window.opens} a {window.closes}.': 'File the return from {window.opens} to {window.closes}.',
  'Exercício {0}: a renda e os bens são os de {1}.': 'Filing year {0}: income and assets are those of {1}.',
  'Ganho tributado em bolsa': 'Taxed gain on the stock exchange',
  'Isenção na venda de imóvel residencial em 180 dias': 'Exemption on the sale of a home within 180 days',
  'Limite de rendimentos tributáveis': 'Limit of taxable income',
  'No limite exato: não é obrigado': 'At exactly the limit: not required',
  'Não pagar imposto não é o mesmo que não declarar; e quem não é obrigado pode declarar para receber o que foi retido.':
    'Not paying tax is not the same as not filing; and those not required may file to get back what was withheld.',
  'Não, você não precisa declarar. O limite da renda tributável no ano é de {value}':
    'No, you do not need to file. The limit of taxable income in the year is {value}',
  'O ano da declaração; a renda é do ano anterior': 'The year of the return; the income is of the year before',
  'O limite antigo de 33.888,00 é o de 2025': 'The old limit of 33,888.00 is the one for 2025',
  'O prazo de entrega desse exercício não está confirmado neste registro.':
    'The filing deadline of that filing year is not confirmed in this record.',
  'Operação em bolsa': 'Stock exchange trade',
  'Passou a morar no Brasil': 'Moved to Brazil',
  'Preciso declarar o imposto de renda?': 'Do I need to file an income tax return?',
  'Prejuízo rural a compensar': 'Rural loss to offset',
  'Receita da atividade rural': 'Revenue from rural activity',
  'Rendimentos isentos ou tributados na fonte': 'Income exempt or taxed at source',
  'Sim, você precisa declarar. O limite da renda tributável no ano é de {value}':
    'Yes, you need to file. The limit of taxable income in the year is {value}',
  'Só passa do limite quem recebe mais do que ele: o valor igual ainda não obriga.':
    'Only those who receive more than the limit exceed it: an amount equal to it does not yet require filing.',
  'Um centavo acima do limite de 2026': 'One centavo above the 2026 limit',
  'Vendas em bolsa': 'Stock exchange sales',
  'calcular o imposto': 'calculate the tax',
  'conferir o que a pessoa já acredita': 'check what the person already believes',
  'o exercício de exercise, ou hoje em São Paulo': 'the filing year of exercise, or today in São Paulo',
  'os limites do exercício {0}, da renda de {1}, ainda não foram publicados; o último conhecido é {2}':
    'the limits of filing year {0}, for the income of {1}, have not been published yet; the last known is {2}',
  '{0}; a renda de {1} não passa dele': '{0}; the income of {1} does not exceed it',
  '{0}; a renda de {1} passa dele': '{0}; the income of {1} exceeds it',
  'é de {0}, mas exercise é {1}: informe só um dos dois': 'is from {0}, but exercise is {1}: give only one of the two',
}

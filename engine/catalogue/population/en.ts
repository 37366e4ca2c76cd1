export const english = {
  'A estimativa não conta com a mudança em “{0}”: os dados têm as deduções já somadas.':
    'The estimate leaves out the change in “{0}”: the data have deductions added up already.',
  'Erro medido contra o imposto devido do próprio arquivo (2013, 2019 e 2020); a diferença herda o erro do imposto onde ela cai. Do 4º ao 8º décimo o modelo quase sempre dá a mais: é um viés, não um acaso.':
    'Error measured against the tax due in the file itself (2013, 2019 and 2020); the difference inherits the error of the tax where it falls. From the 4th to the 8th decile the model almost always gives too much: it is a bias, not chance.',
  'Levado a 2026 por um fator para todos: o 4º décimo, onde o imposto começa, não se estima.':
    'Brought to 2026 by one factor for all: the 4th decile, where the tax begins, is not estimated.',
  'O imposto anual não lê a tabela {0}.': 'The annual tax does not read the table {0}.',
  'Quem entregou a declaração anual do imposto de renda, pela renda tributável (Receita Federal, Distribuição de Renda por Centis).':
    'People who filed the annual income tax return, by taxable income (Receita Federal, Distribuição de Renda por Centis).',
  'Quem não declara, trabalho informal, famílias, preços, o que as pessoas passariam a fazer, imposto retido na fonte sem declaração, rendimentos isentos e dividendos.':
    'People who do not file, informal work, families, prices, what people would start doing, tax withheld at source without a return, exempt income and dividends.',
  'a distribuição por estado não está guardada aqui, e não se estima': 'the distribution by state is not stored here, and is not estimated',
  'os dados são por renda tributável: não dizem sobre quem esta tabela cai':
    'the data are by taxable income: they do not say on whom this table falls',
  'os dados têm as deduções já somadas: não dizem a quem este número chega':
    'the data have deductions added up already: they do not say whom this figure reaches',
  'the data have deductions added up already: they do not say whom this figure reaches':
    'the data have deductions added up already: they do not say whom this figure reaches',
}

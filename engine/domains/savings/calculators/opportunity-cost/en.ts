/** The English of what is said here, by the Portuguese. */
export const english = {
  'Cada gasto seria investido no começo do período (mês ou ano), com rendimento constante, sem imposto nem taxas.':
    'Each expense would be invested at the start of the period (month or year), with a constant return, without tax or fees.',
  'Cem reais por ano, três anos a 10%': 'One hundred reais a year, three years at 10%',
  'Com que frequência se gasta': 'How often it is spent',
  'Custo de oportunidade': 'Opportunity cost',
  'Duzentos reais por mês durante trinta anos a 8%': 'Two hundred reais a month for thirty years at 8%',
  'Evolução do valor, se investido': 'Growth of the amount, if invested',
  'Investido, o dinheiro viraria {value}': 'Invested, the money would become {value}',
  'O carro de oitenta mil, um ano a 0,95% ao mês': 'The eighty-thousand car, one year at 0.95% a month',
  'O prazo mais longo: sessenta anos': 'The longest term: sixty years',
  'O que se gasta e o que deixa de render': 'What is spent and what it would have earned',
  'Quanto o dinheiro valeria se investido': 'What the money would be worth if invested',
  'Quanto um gasto, único ou repetido, valeria no futuro se fosse investido.':
    'What an expense, single or repeated, would be worth in the future if it were invested.',
  'Rendimento de que se abre mão': 'Return given up',
  'Rendimento negativo de 50% ao ano': 'Negative return of 50% a year',
  'Rendimento zero: só o que se gastou': 'Zero return: only what was spent',
  'Sem descontar a inflação: para valores de hoje, informe um rendimento real.':
    "Before inflation: for today's amounts, give a real return.",
  'Todo ano': 'Every year',
  'Todo mês': 'Every month',
  'Total gasto': 'Total spent',
  'Um gasto único de mil reais, dez anos a 8%': 'A one-off expense of one thousand reais, ten years at 8%',
  'Uma vez': 'Once',
  'Valor do gasto': 'Amount of the expense',
  'Valor se investido': 'Amount if invested',
  'todo ano': 'every year',
  'todo mês': 'every month',
  'uma vez': 'once',
  '{0} × {1} × ((1 + {2})^{3} − 1); {4}, no começo': '{0} × {1} × ((1 + {2})^{3} − 1); {4}, at the start',
}

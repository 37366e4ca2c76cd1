export const english = {
  'A cota é por filho, e nenhum foi informado.': 'The allowance is per child, and none was given.',
  'A renda não passa de {0}, o limite desta data.': 'The income does not exceed {0}, the limit on this date.',
  'A renda passa de {0}, o limite desta data.': 'The income exceeds {0}, the limit on this date.',
  'Acima dele não há cota nenhuma': 'Above it there is no allowance at all',
  'Admitido no dia 16: metade do mês': 'Hired on the 16th: half of the month',
  'Dois filhos em 2026, no limite da renda': 'Two children in 2026, at the income limit',
  'Em 2019 a primeira faixa terminava em 907,77': 'In 2019 the first bracket ended at 907.77',
  'Em 2019, um centavo acima, a cota menor': 'In 2019, one centavo above, the lower allowance',
  'Faixa da tabela': 'Table bracket',
  'Filhos ou equiparados de até 14 anos, ou com deficiência de qualquer idade':
    'Children or equivalent dependents up to 14 years old, or with a disability at any age',
  'Já na proporção dos dias': 'Already in proportion to the days',
  'Limite de renda': 'Income limit',
  'No mês de admissão ou de saída a cota é proporcional aos dias, arredondada por filho.':
    'In the month of hiring or leaving the allowance is proportional to the days, rounded per child.',
  'No primeiro dia de 2020 já havia uma só faixa': 'On the first day of 2020 there was already only one bracket',
  'Não há salário-família neste mês': 'There is no family allowance this month',
  'O limite é de cada um: pai e mãe empregados recebem os dois, cada um pela sua renda.':
    'The limit is for each one: a father and mother who are both employees each receive it, each by their own income.',
  'Quanto se recebe por filho de até 14 anos, pela renda do mês e pela tabela da data.':
    "How much is received per child up to 14 years old, by the month's income and the table of the date.",
  'Remuneração do mês': 'Pay of the month',
  'Salário-família do mês': 'Family allowance of the month',
  'Sem filhos não há cota': 'Without children there is no allowance',
  'Sem o 13º e sem o terço de férias. Com dois empregos, a soma':
    'Without the 13th salary and without the one-third vacation bonus. With two jobs, the sum',
  'Só no mês de admissão ou de saída; nos outros, 30': 'Only in the month of hiring or leaving; in the others, 30',
  'Três filhos em 2016, na segunda faixa': 'Three children in 2016, in the second bracket',
  'Um centavo acima do limite não há cota nenhuma': 'One centavo above the limit there is no allowance at all',
  'Um filho em 2015, na primeira faixa': 'One child in 2015, in the first bracket',
  'Vale para empregado, doméstico, avulso e aposentado nas condições da Lei nº 8.213/1991, art. 65; autônomo e MEI não recebem.':
    'For employees, domestic workers, casual workers (avulsos) and retirees under the conditions of Lei nº 8.213/1991, art. 65; self-employed workers and MEIs do not receive it.',
  'Você recebe {value} de salário-família no mês': 'You receive {value} in family allowance for the month',
  '{0}; faixa {1} da tabela': '{0}; bracket {1} of the table',
  '{0}; renda acima de {1}, sem direito': '{0}; income above {1}, not entitled',
}

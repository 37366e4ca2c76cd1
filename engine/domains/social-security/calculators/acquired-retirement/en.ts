export const english = {
  ', não menos que {0}, não mais que {1}': ', not less than {0}, not more than {1}',
  '12/11/2019; data posterior não muda a conta': '12 November 2019; a later date does not change the calculation',
  'A aposentadoria era de {value} por mês': 'The retirement benefit was {value} a month',
  'Aposentadoria com direito adquirido antes da reforma': 'Retirement with a right acquired before the reform',
  'Benefício em 12/11/2019': 'Benefit on 12 November 2019',
  'Com os pontos, só se usa quando aumenta': 'With the points, it is only used when it raises the amount',
  'Desde julho de 1994, corrigidas até novembro de 2019': 'Since July 1994, corrected for inflation to November 2019',
  'Fator dispensado': 'Factor waived',
  'Havia direito': 'Was entitled',
  'Havia direito: informe a expectativa de sobrevida para saber o valor':
    'There was entitlement: give the life expectancy to know the amount',
  'Homem com 96 pontos: o fator é dispensado': 'Man with 96 points: the factor is waived',
  'Homem de 55 anos com 35 de contribuição: com o fator': 'Man aged 55 with 35 years of contribution: with the factor',
  'Idade em 12/11/2019, em anos': 'Age on 12 November 2019, in years',
  'Idade mais tempo; o professor soma 5': 'Age plus contribution time; teachers add 5',
  'Média das 80% maiores contribuições': 'Average of the highest 80% of contributions',
  'Na idade, da tábua do IBGE em vigor na época; só para o fator':
    'At that age, from the IBGE table in force at the time; only for the factor',
  'Não havia direito pelas regras antigas': 'There was no entitlement under the old rules',
  'O teto do dia': 'The ceiling on that day',
  'Os pontos e o que dispensa o fator': 'The points and what waives the factor',
  'Por idade, o piso do dia': 'By age, the floor on that day',
  'Por idade: 70% e 1% por ano': 'By age: 70% plus 1% per year',
  'Por tempo': 'By time',
  'Professora: 25 anos bastam, com 10 somados no fator e 5 nos pontos':
    'Female teacher: 25 years are enough, with 10 added in the factor and 5 in the points',
  'Requisitos todos cumpridos até 12/11/2019, com a carência de 180 contribuições contida no tempo.':
    'All requirements met by 12 November 2019, with the qualifying period of 180 contributions contained in the time.',
  'Se em 12/11/2019 já havia direito à aposentadoria por tempo ou por idade pelas regras antigas, e o valor, com o fator ou sem ele.':
    'Whether on 12 November 2019 there was already entitlement to retire by contribution time or by age under the old rules, and the amount, with or without the factor.',
  'Sem direito em 12/11/2019': 'Not entitled on 12 November 2019',
  'Sem life_expectancy não há fator nem valor por tempo: use a da tábua do IBGE em vigor na época, na idade de então.':
    'Without life_expectancy there is no factor and no amount by time: use the one in the IBGE table in force at the time, at the age then.',
  'Sem life_expectancy, supôs-se que o fator não passava de 1.': 'Without life_expectancy, the factor was assumed not to exceed 1.',
  'Tempo de contribuição em 12/11/2019, em anos': 'Contribution time on 12 November 2019, in years',
  'Um décimo de ponto a menos: o fator vale': 'One tenth of a point less: the factor applies',
  'Valor de 12/11/2019: desde então o benefício teve os reajustes de cada ano, que não estão nesta conta.':
    "Amount on 12 November 2019: since then the benefit has had each year's adjustments, which are not in this calculation.",
  'esta conta começa em {0}, o último dia das regras antigas; antes dele não havia direito adquirido a guardar':
    'this calculation starts on {0}, the last day of the old rules; before it there was no acquired right to keep',
  'sem a expectativa de sobrevida': 'without the life expectancy',
  'sem direito, ou sem o fator quando é preciso': 'when not entitled, or without the factor when it is needed',
  'ver as regras de quem ainda não tinha o direito': 'see the rules for those who were not entitled yet',
  '{0} ÷ {1} × (1 + ({2} + {3}) ÷ 100); arredondado na quarta casa':
    '{0} ÷ {1} × (1 + ({2} + {3}) ÷ 100); rounded to the fourth decimal place',
}

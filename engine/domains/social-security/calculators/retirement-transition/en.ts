export const english = {
  'A regra que paga mais pode se cumprir muito depois da primeira; para pesar a espera, veja when_to_retire.':
    'The rule that pays the most may be met long after the first; to weigh the wait, see when_to_retire.',
  'Anos depois da reforma, pedágio de 100%': 'Years after the reform, 100% toll',
  'Anos depois da reforma, pedágio de 50%': 'Years after the reform, 50% toll',
  'Benefício, {0}': 'Benefit, {0}',
  'Contribuição sem parar da data de referência até cada regra; parando, as datas se afastam.':
    'Contribution without a break from the reference date to each rule; if it stops, the dates move further away.',
  'Da tábua do IBGE, na idade da aposentadoria; só para o fator do pedágio de 50%':
    'From the IBGE table, at the retirement age; only for the factor of the 50% toll',
  'Dias até a primeira': 'Days until the first',
  'Dias até a primeira aposentadoria': 'Days until the first retirement',
  'Dias de contribuição': 'Days of contribution',
  'Do tempo entre 13/11/2019 e hoje conta, em cada dia, o mínimo certo com os dois tempos informados.':
    'Of the time between 13 November 2019 and today, each day counts the minimum that is certain from the two times given.',
  'Em {value|dia|dias} você alcança a primeira aposentadoria': 'In {value|day|days} you reach the first retirement',
  'Homem com 33 anos e meio na reforma: pedágio de 50%': 'Man with 33 and a half years at the reform: 50% toll',
  'Idade e tempo em anos, meses e dias do calendário; o INSS pode contar alguns dias a mais ou a menos em meses incompletos.':
    'Age and time in calendar years, months and days; the INSS may count a few days more or less in incomplete months.',
  'Idade mais tempo de contribuição': 'Age plus contribution time',
  'Já cumprida': 'Already met',
  'Meses de idade': 'Months of age',
  'Na data de cada uma; se empatam, a que vem antes': 'On the date of each one; if tied, the one that comes first',
  'Na data de referência': 'On the reference date',
  'Nenhuma regra se cumpre': 'No rule is met',
  'O que falta pela exigência da data': 'What is still needed under the requirement on that date',
  'Os pontos crescem dois por ano: 59 anos e meio + 32 e meio = 92': 'Points grow by two a year: 59 and a half years + 32 and a half = 92',
  'Ou a idade. Sem nenhuma das duas, só o pedágio de 50% tem data': 'Or the age. Without either, only the 50% toll has a date',
  'Pedágio de 100%: faltavam dois anos, trabalha quatro': '100% toll: two years were left, works four',
  'Pedágio de 50% com o fator previdenciário': '50% toll with the social security factor',
  'Pedágio de 50% sem valor: o fator previdenciário depende da expectativa de sobrevida do IBGE.':
    '50% toll without an amount: the social security factor depends on the IBGE life expectancy.',
  'Pedágio de 50%: exatos 28 anos não bastam, e a conta seria de três':
    '50% toll: exactly 28 years are not enough, and the sum would come to three',
  'Pontos na data': 'Points on the date',
  'Pontos sozinhos não bastam: mulher com 28 anos de contribuição': 'Points alone are not enough: woman with 28 years of contribution',
  'Primeiro dia com direito': 'First day of entitlement',
  'Professor só com tempo de magistério na educação infantil, no fundamental ou no médio: cinco anos a menos nos pontos, na idade progressiva, no pedágio de 100% e na regra permanente; o pedágio de 50% e a idade do art. 18 não têm redução.':
    'Teachers only with teaching time in preschool, elementary or secondary education: five years less in points, progressive age, the 100% toll and the permanent rule; the 50% toll and the age of art. 18 have no reduction.',
  'Professor: o pedágio é sobre o que faltava para 30 anos': 'Male teacher: the toll is on what was left to reach 30 years',
  'Professora que na reforma já tinha 52 anos e 25 de magistério: sem pedágio':
    'Female teacher who at the reform was already 52 with 25 years of teaching: no toll',
  'Professora: cinco a menos na idade e no tempo': 'Female teacher: five less in age and in time',
  'Quem começou depois da reforma só tem a regra permanente': 'Whoever started after the reform has only the permanent rule',
  'Quem faz 59 anos e meio em 30 de dezembro ainda pega a exigência de 2026':
    'Whoever turns 59 and a half on 30 December still gets the 2026 requirement',
  'Quem os faz em 1º de janeiro já precisa de 60': 'Whoever does so on 1 January already needs 60',
  'Regra que paga mais': 'Rule that pays the most',
  Regras: 'Rules',
  'Regras de transição da aposentadoria': 'Retirement transition rules',
  'Tempo em 13/11/2019': 'Time on 13 November 2019',
  'Tempo em 13/11/2019 contado como se não houvesse pausa desde então; informe years_at_reform se houve.':
    'Time on 13 November 2019 counted as if there were no break since then; give years_at_reform if there was.',
  'Todas as regras da reforma de 2019 para quem já contribuía: o dia em que cada uma se cumpre, o que falta e o valor. Para o valor por uma média, use benefit-amount; só a regra permanente, retirement.':
    'All the rules of the 2019 reform for those who already contributed: the day each one is met, what is left and the amount. For the amount from an average, use benefit-amount; for the permanent rule only, retirement.',
  'Você já pode se aposentar': 'You can already retire',
  'Zero quando já há direito': 'Zero when already entitled',
  'cumprida desde {0}': 'met since {0}',
  'cumprida em {0}, contribuindo sem parar': 'met on {0}, contributing without a break',
  'depende da idade, que não foi informada': 'depends on the age, which was not given',
  'informe a data de nascimento ou a idade, não as duas': 'give the date of birth or the age, not both',
  'informe o tempo de contribuição de hoje ou o de 13/11/2019': "give today's contribution time or that of 13 November 2019",
  'já cumprida, desde {0}': 'already met, since {0}',
  'não se cumpre em tempo de vida': 'is not met within a lifetime',
  'o tempo de hoje menos o que passou desde então': "today's time minus what has passed since",
  'o tempo de hoje menos o que passou desde então, como se não houvesse pausa':
    "today's time minus what has passed since, as if there were no break",
  'o tempo na reforma mais o que passou desde então': 'the time at the reform plus what has passed since',
  'passa do tempo de contribuição de hoje': "exceeds today's contribution time",
  'sem data': 'no date',
  'só para quem já contribuía em 13/11/2019': 'only for those who already contributed on 13 November 2019',
  'só para quem tinha mais de {0} anos de contribuição em 13/11/2019':
    'only for those with more than {0} {0|year|years} of contribution on 13 November 2019',
  'é depois da data de referência': 'is after the reference date',
  'é mais do que o tempo em 13/11/2019 e os anos que passaram desde então':
    'is more than the time on 13 November 2019 and the years that have passed since',
}

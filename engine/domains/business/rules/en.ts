export const english = {
  Atividades: 'Activities',
  'Dentro do sublimite': 'Within the sublimit',
  'Dentro do teto': 'Within the ceiling',
  'ICMS e ISS': 'ICMS and ISS',
  'ICMS e ISS já fora da guia': 'ICMS and ISS already outside the slip',
  'ISS limitado a {0} da receita, com a diferença repartida entre os tributos federais (nota da 5ª faixa do anexo).':
    'ISS limited to {0} of the revenue, with the difference split between the federal taxes (note of the 5th bracket of the annex).',
  'Imposto mínimo sobre pró-labore e lucros de doze meses iguais, sem outras rendas e sem o redutor da empresa que paga perto de 34% do lucro.':
    "Minimum tax on partner's pay (pró-labore) and profits of twelve equal months, with no other income and without the reduction for a company that pays close to 34% of its profit.",
  'Lucros acima de {0} no mês retêm {1} do total também no Simples, como entende a Receita Federal; os tribunais estão divididos. É adiantamento: na declaração do ano conta só o imposto mínimo das rendas acima de {2}, menos o imposto do pró-labore, e o que sobra do retido volta.':
    "Profits above {0} in the month have {1} of the total withheld, also under Simples, as Receita Federal reads it; the courts are divided. It is an advance: in the year's tax return only the minimum tax on income above {2} counts, less the tax on partner's pay (pró-labore), and what is left of the amount withheld comes back.",
  'O ano anterior passou do sublimite: o {0} deste ano é pago fora da guia, pelas regras do estado ou do município, além deste valor.':
    'The year before passed the sublimit: the {0} of this year is paid outside the slip, by the rules of the state or municipality, on top of this amount.',
  'O ano já tinha passado em mais de {0} do sublimite de {1}: o {2} é pago fora da guia, pelas regras do estado ou do município, além deste valor.':
    'The year had already passed the sublimit of {1} by more than {0}: the {2} is paid outside the slip, by the rules of the state or municipality, on top of this amount.',
  'O que passa do sublimite paga ICMS e ISS pela alíquota máxima da 5ª faixa (LC nº 123/2006, art. 18, §§ 17 e 17-A; Resolução CGSN nº 140/2018, art. 24).':
    'The part above the sublimit pays ICMS and ISS at the maximum rate of the 5th bracket (LC nº 123/2006, art. 18, §§ 17 and 17-A; Resolução CGSN nº 140/2018, art. 24).',
  'O que passa do teto do ano paga a alíquota máxima do anexo, a efetiva da última faixa no teto (LC nº 123/2006, art. 18, §§ 16 e 16-A; Resolução CGSN nº 140/2018, art. 24).':
    'The part above the ceiling of the year pays the maximum rate of the annex, the effective rate of the last bracket at the ceiling (LC nº 123/2006, art. 18, §§ 16 and 16-A; Resolução CGSN nº 140/2018, art. 24).',
  'Receita acima do sublimite proporcional de {0} em mais de {1} no ano de abertura: o {2} de todos os meses desde {3} é devido fora da guia. Este mês foi calculado com ele dentro.':
    'Revenue above the proportional sublimit of {0} by more than {1} in the year of the opening: the {2} of every month since {3} is due outside the slip. This month was computed with it inside.',
  'Receita acima do teto em até {0}: a empresa sai do Simples em {1} e deve comunicar até o fim de janeiro.':
    'Revenue above the ceiling by up to {0}: the company leaves the Simples on {1} and must report it by the end of January.',
  'Receita acima do teto em mais de {0}: a empresa sai do Simples em {1} e deve comunicar até o fim desse mês.':
    'Revenue above the ceiling by more than {0}: the company leaves the Simples on {1} and must report it by the end of that month.',
  'Receita acima do teto proporcional em mais de {0} no ano de abertura: a saída retroage a {1}, e os meses são refeitos fora do Simples.':
    'Revenue above the proportional ceiling by more than {0} in the opening year: leaving is retroactive to {1}, and the months are recalculated outside the Simples.',
  'Receita de 12 meses acima de {0}: a alíquota foi tomada como a de {1}; a norma não diz outra.':
    'Twelve-month revenue above {0}: the rate was taken as that of {1}; the rule does not give another.',
  'Receita de 12 meses na última faixa com o ano dentro do sublimite: ICMS e ISS pela alíquota efetiva da 5ª faixa com a receita de 12 meses inteira (notas dos anexos da Resolução CGSN nº 140/2018).':
    'Twelve-month revenue in the last bracket with the year within the sublimit: ICMS and ISS by the effective rate of the 5th bracket with the whole twelve-month revenue (notes of the annexes of Resolução CGSN nº 140/2018).',
  'Receita do ano acima do sublimite de {0} em até {1}: o {2} sai da guia em {3}.':
    'Revenue of the year above the sublimit of {0} by up to {1}: the {2} leaves the slip on {3}.',
  'Receita do ano acima do sublimite de {0} em mais de {1}: o {2} sai da guia em {3}.':
    'Revenue of the year above the sublimit of {0} by more than {1}: the {2} leaves the slip on {3}.',
  'Sem revenue_last_year, supôs-se que o ano anterior não passou do sublimite de {0}: ICMS e ISS ficam na guia. Se passou, informe.':
    'Without revenue_last_year, the year before was taken as not passing the sublimit of {0}: ICMS and ISS stay in the slip. If it passed, give it.',
  'Serviços com receita anual pequena': 'Services with small annual revenue',
  'Teto e sublimite são do ano-calendário: sem revenue_year, supôs-se que o ano, com este mês, não passa do sublimite de {0}.':
    'Ceiling and sublimit are of the calendar year: without revenue_year, the year, with this month, was taken as not passing the sublimit of {0}.',
  '{0} antes do mês já passa em mais de {1} de {2}, o teto do ano: a empresa saiu do Simples no mês seguinte ao do excesso e não há DAS deste mês':
    '{0} before the month already passes {2}, the ceiling of the year, by more than {1}: the company left Simples in the month after it passed, and there is no DAS of this month',
}

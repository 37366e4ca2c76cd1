export const english = {
  'Imposto mínimo sobre pró-labore e lucros de doze meses iguais, sem outras rendas e sem o redutor da empresa que paga perto de 34% do lucro.':
    "Minimum tax on partner's pay (pró-labore) and profits of twelve equal months, with no other income and without the reduction for a company that pays close to 34% of its profit.",
  'Lucros acima de {0} no mês retêm {1} do total também no Simples, como entende a Receita Federal; os tribunais estão divididos. É adiantamento: na declaração do ano conta só o imposto mínimo das rendas acima de {2}, menos o imposto do pró-labore, e o que sobra do retido volta.':
    "Profits above {0} in the month have {1} of the total withheld, also under Simples, as Receita Federal reads it; the courts are divided. It is an advance: in the year's tax return only the minimum tax on income above {2} counts, less the tax on partner's pay (pró-labore), and what is left of the amount withheld comes back.",
}

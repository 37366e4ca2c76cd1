export const english = {
  'A maior margem': 'The largest margin',
  'Custo de 100,00 vendido com margem de um terço do preço': 'Cost of 100.00 sold with a margin of one third of the price',
  'Custo de 4,5 centavos, não de 5': 'Cost of 4.5 centavos, not 5',
  'Custo unitário': 'Unit cost',
  'Despesas fixas, em porcentagem do preço de venda': 'Fixed expenses, as a percentage of the selling price',
  'Despesas variáveis (impostos, comissões, taxas), em porcentagem do preço de venda':
    'Variable expenses (taxes, commissions, fees), as a percentage of the selling price',
  'Em reais, com até seis casas': 'In reais, with up to six decimals',
  'Fator de markup': 'Markup factor',
  'Fator que multiplica o custo': 'Factor that multiplies the cost',
  'Margem de 20%, despesas fixas de 15% e variáveis de 15%': 'Margin of 20%, fixed expenses of 15% and variable expenses of 15%',
  'Margem de lucro desejada, sobre o preço de venda': 'Desired profit margin, on the selling price',
  'Margem e despesas são porcentagens do preço de venda (markup divisor), não do custo.':
    'Margin and expenses are percentages of the selling price (divisor markup), not of the cost.',
  'Markup e preço de venda': 'Markup and selling price',
  'O preço arredonda e as partes continuam somando': 'The price is rounded and the parts still add up',
  'O preço menos o custo e as despesas': 'The price minus the cost and the expenses',
  'O preço é arredondado ao centavo; por isso o lucro pode diferir da margem exata em um ou dois centavos.':
    'The price is rounded to the centavo; so the profit may differ from the exact margin by one or two centavos.',
  'Parafuso de 4,5 décimos de centavo: o custo guarda até seis casas':
    'Screw costing 4.5 tenths of a centavo: the cost keeps up to six decimal places',
  'Parte do preço que cobre as despesas fixas': 'Part of the price that covers fixed expenses',
  'Parte do preço que cobre as despesas variáveis': 'Part of the price that covers variable expenses',
  'Preço de venda que cobre o custo, as despesas e a margem desejada, com o fator de markup e o lucro.':
    'Selling price that covers the cost, the expenses and the desired margin, with the markup factor and the profit.',
  'Sem margem nem despesas: vende pelo custo': 'No margin and no expenses: sold at cost',
  'Venda por {value}': 'Sell for {value}',
  'margem e despesas somam {0} do preço; com 100% ou mais nenhum preço cobre o custo':
    'margin and expenses add up to {0} of the price; at 100% or more no price covers the cost',
}

/** The English of what is said here, by the Portuguese. */
export const english = {
  'Antes de 2024 o ganho no exterior seguia outra regra, que não está neste registro; só o total vendido conta aqui.':
    'Before 2024 the gain abroad followed another rule, which is not in this record; only the total sold counts here.',
  'Corretoras e carteiras de fora: conta no limite': 'Foreign brokers and wallets: counts toward the limit',
  'Custo do que foi vendido no Brasil': 'Cost of what was sold in Brazil',
  'Do ano, para mostrar o imposto anual': 'Of the year, to show the annual tax',
  'Em 2023, antes da lei do exterior': 'In 2023, before the law on foreign assets',
  'Ganho no Brasil': 'Gain in Brazil',
  'Ganho no exterior': 'Gain abroad',
  'Imposto anual do exterior': 'Annual tax on foreign gains',
  'Imposto sobre criptomoedas': 'Tax on cryptocurrencies',
  'Na declaração': 'In the tax return',
  'Negativo: prejuízo, que não se compensa': 'Negative: a loss, which cannot be offset',
  'No limite exato de trinta e cinco mil: isento': 'At exactly the thirty-five thousand limit: exempt',
  'Não há imposto a pagar no mês': 'There is no tax to pay in the month',
  'O exterior conta no limite e paga por ano': 'Foreign sales count toward the limit and are taxed yearly',
  'O ganho do mês é tratado como o de uma só venda para escolher a faixa.':
    "The month's gain is treated as that of a single sale to choose the bracket.",
  'O ganho no exterior não tem isenção e é pago uma vez por ano, na declaração (Lei nº 14.754/2023, arts. 2º a 4º); não entra neste DARF.':
    'The gain abroad has no exemption and is paid once a year, in the tax return (Lei nº 14.754/2023, arts. 2º a 4º); it is not part of this DARF.',
  'O ganho é isento': 'The gain is exempt',
  'O imposto do mês sobre a venda de criptoativos no Brasil, a isenção pelo total vendido e o que vai para a declaração do exterior.':
    "The month's tax on the sale of crypto assets in Brazil, the exemption by the total sold and what goes into the foreign part of the tax return.",
  'O limite de {0} é do total vendido no mês, no Brasil e no exterior, não do ganho; acima dele todo o ganho é tributado.':
    'The limit of {0} is on the total sold in the month, in Brazil and abroad, not on the gain; above it the whole gain is taxed.',
  'Prejuízo com criptoativos não abate ganhos de outros meses.': 'A loss on crypto assets does not offset gains of other months.',
  'Prejuízo não gera crédito': 'A loss does not generate a credit',
  'Quanto ainda cabe na isenção': 'How much still fits in the exemption',
  'Sobre o exterior': 'About foreign gains',
  'Só o exterior no mês': 'Only abroad in the month',
  'Todas as moedas e NFTs, também as trocas entre elas': 'All coins and NFTs, also swaps between them',
  'Total vendido': 'Total sold',
  'Total vendido no mês': 'Total sold in the month',
  'Trinta mil vendidos no mês: isento': 'Thirty thousand sold in the month: exempt',
  'Um centavo além: todo o ganho é tributado': 'One centavo past it: the whole gain is taxed',
  'Venda grande com ganho pequeno': 'Large sale with a small gain',
  'Vendido no Brasil no mês': 'Sold in Brazil in the month',
  'Vendido no exterior no mês': 'Sold abroad in the month',
  'Você paga {value} de imposto no mês': 'You pay {value} in tax for the month',
  'antes de 2024': 'before 2024',
  'não há venda no Brasil: o custo é só do que foi vendido': 'there is no sale in Brazil: the cost is only of what was sold',
}

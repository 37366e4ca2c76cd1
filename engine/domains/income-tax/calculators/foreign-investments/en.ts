/** The English of what is said here, by the Portuguese. */
export const english = {
  'A perda come primeiro o lucro da controlada': "The loss first offsets the controlled company's profit",
  'A perda do ano fica para os seguintes': "The year's loss is carried to the following years",
  'A perda guardada de anos anteriores': 'The loss carried from earlier years',
  'A variação do câmbio faz parte do ganho; a do saldo parado em conta corrente não rentável não é tributada.':
    'The exchange-rate variation is part of the gain; that of an idle balance in a non-interest-bearing checking account is not taxed.',
  'Ações vendidas com dividendos e imposto retido lá fora': 'Shares sold with dividends and tax withheld abroad',
  'Cada uma soma ao ganho ou à perda, em reais': 'Each one adds to the gain or the loss, in reais',
  'Cinco mil dólares em espécie: isento': 'Five thousand dollars in cash: exempt',
  'Cotação na compra': 'Exchange rate at purchase',
  'Cotação na venda': 'Exchange rate at sale',
  'Cotações informadas por você; o imposto pago no exterior é convertido pela cotação de compra (art. 4º, § 2º).':
    'Exchange rates given by you; the tax paid abroad is converted at the buying rate (art. 4º, § 2º).',
  'Crédito do imposto pago no exterior': 'Credit for tax paid abroad',
  'Custo na moeda': 'Cost in the currency',
  'De 2024 em diante, ainda não usadas': 'From 2024 on, not yet used',
  'Ganho com a moeda em espécie': 'Gain on cash currency',
  'Ganho com moeda em espécie que é tributado': 'Gain on cash currency that is taxed',
  'Ganhos com vendas e resgates, em reais': 'Gains on sales and redemptions, in reais',
  'Imposto da declaração anual, sem DARF mensal, sem faixa isenta e sem carnê-leão.':
    'Tax of the annual return, with no monthly DARF, no exempt bracket and no carnê-leão.',
  'Imposto de investimentos no exterior': 'Tax on investments abroad',
  'Imposto pago no exterior, em reais': 'Tax paid abroad, in reais',
  'Juros e dividendos do ano, em reais': 'Interest and dividends of the year, in reais',
  'Lucro de controladas no exterior': 'Profit of controlled companies abroad',
  'Moeda em espécie vendida no ano, em dólares': 'Cash currency sold in the year, in dollars',
  'Moeda em espécie: vendas acima do limite do ano, ganho tributado por inteiro.':
    "Cash currency: sales above the year's limit, gain taxed in full.",
  'Moeda em espécie: vendas até o limite do ano, ganho isento.': "Cash currency: sales up to the year's limit, gain exempt.",
  'O crédito do imposto pago no exterior supõe acordo ou reciprocidade com o país, e o que sobra dele se perde.':
    'The credit for tax paid abroad assumes a treaty or reciprocity with the country, and what is left of it is lost.',
  'O imposto a pagar é de {value}': 'The tax to pay is {value}',
  'O imposto de 15% do ano sobre juros, dividendos e ganhos no exterior (Lei 14.754), com as perdas e o imposto pago lá fora.':
    "The year's 15% tax on interest, dividends and gains abroad (Lei 14.754), with losses and the tax paid abroad.",
  'O imposto: o que já foi pago lá fora e o que falta': 'The tax: what was already paid abroad and what is left',
  'Perda em dólar que é ganho em reais, com dividendos já tributados lá fora':
    'Loss in dollars that is a gain in reais, with dividends already taxed abroad',
  'Perda que fica para os anos seguintes': 'Loss carried to the following years',
  'Perdas de anos anteriores': 'Losses of earlier years',
  'Perdas do ano, em reais': 'Losses of the year, in reais',
  'Recebido na moeda': 'Received in the currency',
  'Rendimento que pagou esse imposto': 'Income that paid that tax',
  'Rendimentos e ganhos menos perdas do ano': "Income and gains less the year's losses",
  'Resultado das aplicações': 'Result of the investments',
  'Um centavo de dólar a mais: o ganho inteiro': 'One more cent of a dollar: the whole gain',
  'Vendas e resgates': 'Sales and redemptions',
  'hoje em São Paulo; é um dia do ano do rendimento': 'today in São Paulo; it is a day of the year of the income',
  'os juros e dividendos': 'the interest and dividends',
  'tratar da bolsa brasileira': 'deal with the Brazilian stock exchange',
  'tratar de criptoativos': 'deal with crypto assets',
  'tratar de trabalho pago do exterior': 'deal with work paid from abroad',
  '{0} − {1} + {2}; resultado do ano com as controladas, perdas guardadas e moeda em espécie':
    '{0} − {1} + {2}; result of the year with controlled companies, losses carried and cash currency',
  '{0}, não mais que {1}; o imposto daqui sobre o mesmo rendimento': '{0}, not more than {1}; the Brazilian tax on the same income',
}

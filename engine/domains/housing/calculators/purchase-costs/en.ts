export const english = {
  '1% do preço, uma estimativa': '1% of the price, an estimate',
  'Além do preço, a compra custa {value}': 'On top of the price, the purchase costs {value}',
  'Alíquota do ITBI': 'ITBI rate',
  Cidade: 'City',
  'Com corretor pago pelo comprador': 'With a broker paid by the buyer',
  'Comprado com financiamento do banco': 'Bought with bank financing',
  'Corretor, avaliação do banco, certidões': 'Broker, bank appraisal, certificates',
  'Custos de comprar um imóvel': 'Costs of buying a property',
  'Custos sobre o preço': 'Costs as a share of the price',
  'De que se fazem os custos': 'What the costs are made of',
  Escritura: 'Deed',
  'Escritura e registro têm tabela de cada estado, não reunida aqui: 1% do preço para cada um é só uma estimativa.':
    'Deed and registration follow a table of each state, not gathered here: 1% of the price for each is only an estimate.',
  'Há valor estimado': 'There is an estimated amount',
  'ITBI sobre o preço declarado (STJ, Tema 1.113), sem descontos municipais de primeiro imóvel ou de parte financiada.':
    'ITBI on the declared price (STJ, Tema 1.113), without municipal discounts for a first home or for the financed part.',
  'ITBI, escritura e registro da compra de um imóvel, além do preço. Para as parcelas, use financing.':
    'ITBI, deed and registration when buying a property, on top of the price. For the installments, use financing.',
  'Imóvel de 400.000,00 com ITBI de 3%': 'Property of 400,000.00 with ITBI of 3%',
  'Imóvel de 500.000,00 financiado: sem escritura em cartório de notas': 'Financed property of 500,000.00: no deed at a notary office',
  'No financiamento do banco não há escritura em cartório de notas: o contrato vale como ela.':
    'With bank financing there is no notary deed: the contract serves as one.',
  'O contrato do banco vale como escritura': 'The bank contract serves as the deed',
  'Ou a cidade, se for uma das conhecidas': 'Or the city, if it is one of those known',
  'Outros custos': 'Other costs',
  'Pela cidade: Campinas cobra 2,7%': 'By city: Campinas charges 2.7%',
  'Preço do imóvel': 'Price of the property',
  'Preço mais custos': 'Price plus costs',
  Registro: 'Registration',
  'informe a alíquota do ITBI da sua cidade, ou city': 'give the ITBI rate of your city, or city',
  'não combina com bank_financing: o contrato do banco vale como escritura':
    'does not combine with bank_financing: the bank contract serves as the deed',
  'não combina com itbi_percent: informe a cidade ou a alíquota': 'does not combine with itbi_percent: give the city or the rate',
  '{0} × {1}; estimativa': '{0} × {1}; estimate',
}

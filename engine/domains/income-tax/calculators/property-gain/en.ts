/** The English of what is said here, by the Portuguese. */
export const english = {
  'A isenção de 180 dias já foi usada nos últimos cinco anos: não vale de novo (Lei nº 11.196/2005, art. 39).':
    'The 180-day exemption was already used in the last five years: it does not apply again (Lei nº 11.196/2005, art. 39).',
  'Bem de pequeno valor': 'Low-value asset',
  Benfeitorias: 'Improvements',
  'Como está na declaração, com ITBI e escritura': 'As in the tax return, with ITBI and deed',
  'Comprado em 1969: nada a pagar': 'Bought in 1969: nothing to pay',
  'Comprado em 1982: redução de 35%': 'Bought in 1982: 35% reduction',
  'Comprado em 1988, o último ano com redução': 'Bought in 1988, the last year with a reduction',
  'Comprado em janeiro de 2000, vendido em fevereiro de 2006': 'Bought in January 2000, sold in February 2006',
  'Comprado em junho de 2005, vendido em junho de 2023': 'Bought in June 2005, sold in June 2023',
  'Custo de compra': 'Purchase cost',
  'Fator FR1': 'FR1 factor',
  'Fator FR2': 'FR2 factor',
  'Ganho de capital na venda de imóvel': 'Capital gain on the sale of property',
  'Ganho depois das reduções': 'Gain after the reductions',
  'Ganho tributado': 'Taxed gain',
  'Imposto sobre o ganho': 'Tax as a share of the gain',
  'Isento como bem de pequeno valor: o limite de {0} soma os bens iguais vendidos no mês.':
    'Exempt as a low-value asset: the limit of {0} adds up assets of the same kind sold in the month.',
  'Isento como único imóvel, vendido por até {0}, sem outra venda em cinco anos (Lei nº 9.250/1995, art. 23).':
    'Exempt as the only property, sold for up to {0}, with no other sale in five years (Lei nº 9.250/1995, art. 23).',
  Isenção: 'Exemption',
  'Já usou a isenção de 180 dias nos últimos cinco anos': 'Already used the 180-day exemption in the last five years',
  'Meses do fator FR1': 'Months of the FR1 factor',
  'Meses do fator FR2': 'Months of the FR2 factor',
  'Meses dos fatores contados com o da compra e o da venda, como no exemplo publicado; quem conta só um deles acha imposto até 0,95% maior.':
    'Months of the factors counting both that of purchase and that of sale, as in the published example; counting only one of them gives a tax up to 0.95% higher.',
  'Metade usada em outro imóvel dentro de 180 dias': 'Half used for another property within 180 days',
  'O imposto sobre o lucro na venda de um imóvel: isenções, reduções pelo tempo, compra de outro em 180 dias e vencimento.':
    'The tax on the profit from the sale of a property: exemptions, reductions over time, purchase of another within 180 days and due date.',
  'O valor usado comprou outro imóvel residencial no Brasil até {0} dias da venda, {1}.':
    'The amount used bought another home in Brazil within {0} {0|day|days} of the sale, {1}.',
  'Obras com comprovante, ainda não somadas ao custo': 'Works with receipts, not yet added to the cost',
  'Paga por quem vende': 'Paid by the seller',
  'Parte isenta pela compra de outro': 'Part exempt by buying another',
  'Redução da compra até 1988': 'Reduction for purchase up to 1988',
  'Residencial, no Brasil, contado da venda': 'Residential, in Brazil, counted from the sale',
  'Sem ganho não há imposto; o prejuízo não abate outros ganhos.': 'With no gain there is no tax; the loss does not offset other gains.',
  'Um centavo acima: tributado com os fatores': 'One centavo above: taxed with the factors',
  'Usado em outro imóvel em 180 dias': 'Used on another property within 180 days',
  'Venda menos corretagem, custo e benfeitorias; negativo se prejuízo': 'Sale less brokerage, cost and improvements; negative if a loss',
  'Venda por menos do que custou': 'Sale for less than it cost',
  'Venda à vista: em prestações, o imposto é pago na proporção de cada parcela recebida, o que não é calculado aqui.':
    'Cash sale: if paid in installments, the tax is paid in proportion to each installment received, which is not calculated here.',
  'Vendeu outro imóvel nos últimos cinco anos': 'Sold another property in the last five years',
  'Vendido em novembro de 2019: vence no penúltimo dia útil de dezembro':
    'Sold in November 2019: due on the second-to-last business day of December',
  'Você paga {value} de imposto': 'You pay {value} in tax',
  'a isenção de 180 dias é só para imóvel residencial': 'the 180-day exemption is only for residential property',
  'não pode chegar ao preço de venda, {0}': 'must be less than the sale price, {0}',
  'passa do recebido na venda, {0}': 'exceeds what was received in the sale, {0}',
  'É o único imóvel do dono': "It is the owner's only property",
  'É residencial': 'It is residential',
  'Único imóvel do dono': "Owner's only property",
  'Único imóvel por 440 mil: isento': 'Only property, for 440 thousand: exempt',
  'é depois da venda': 'is after the sale',
}

export const english = {
  '0 para não antecipar': '0 for no advance',
  '150,00 em três vezes, taxa de 4% e antecipação a 2,5% ao mês': '150.00 in three installments, 4% fee and advance at 2.5% a month',
  'A mesma venda sem antecipar': 'The same sale without an advance',
  'A taxa da maquininha incide sobre a venda inteira, e a antecipação sobre cada parcela líquida, a desconto simples por dia (taxa do mês ÷ 30).':
    'The card machine fee applies to the whole sale, and the advance to each net installment, at simple discount by day (monthly rate ÷ 30).',
  'A venda é dividida em parcelas iguais, com os centavos na última, sem mensalidade, aluguel da máquina ou impostos.':
    'The sale is split into equal installments, with the odd centavos in the last, with no monthly fee, machine rental or taxes.',
  'Antecipando, você recebe {value} hoje': 'With the advance, you receive {value} today',
  'Antecipação de 15 dias: meia taxa, e o custo efetivo composto do mês':
    "15-day advance: half the rate, and the month's compound effective cost",
  'As demais, a cada 30 dias': 'The others, every 30 days',
  'Custo da antecipação': 'Cost of the advance',
  'Custo de antecipar todas as parcelas': 'Cost of advancing all installments',
  'Custo efetivo ao mês': 'Effective cost per month',
  'Custo efetivo da antecipação ao mês': 'Effective cost of the advance per month',
  'Dias até receber a primeira parcela': 'Days until the first installment is received',
  'Líquido no prazo': 'Net on schedule',
  'Não há custo efetivo mensal para estes valores: não há valor a antecipar.':
    'There is no effective monthly cost for these amounts: there is nothing to advance.',
  'Para onde vai a venda antecipada': 'Where the advanced sale goes',
  'Parcelas da venda': 'Installments of the sale',
  'Quanto o lojista recebe de uma venda no cartão, no prazo e antecipada, e quanto a antecipação custa por mês.':
    'How much the merchant receives from a card sale, on schedule and in advance, and how much the advance costs a month.',
  'Recebido hoje': 'Received today',
  'Recebimento na hora: nada a antecipar': 'Paid on the spot: nothing to advance',
  'Taxa da maquininha': 'Card machine fee',
  'Taxa da maquininha (MDR) sobre a venda': 'Card machine fee (MDR) on the sale',
  'Taxa de antecipação ao mês': 'Advance rate per month',
  'Taxa e antecipação sobre a venda': 'Fee and advance as a share of the sale',
  'Valor da venda': 'Sale amount',
  'Valor recebido hoje, antecipando': 'Amount received today, with the advance',
  'Venda menos a taxa, recebida no prazo': 'Sale minus the fee, received on schedule',
  'Vinte e quatro parcelas': 'Twenty-four installments',
  'antecipar custaria {0}, tudo o que há a receber ({1}); use taxa ou prazo menores':
    'the advance would cost {0}, all there is to receive ({1}); use a lower rate or a shorter term',
  'soma de cada parcela líquida × {0} × dias ÷ {1}': 'sum of each net installment × {0} × days ÷ {1}',
  'taxa que traz as parcelas líquidas, nas suas datas, ao valor recebido hoje':
    'rate that brings the net installments, on their dates, to the amount received today',
  'À vista em 30 dias, antecipada: o custo efetivo passa da taxa anunciada':
    'Single payment in 30 days, advanced: the effective cost exceeds the advertised rate',
}

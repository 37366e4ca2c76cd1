export const english = {
  '; guarda-se um mês de gasto': '; one month of spending is kept',
  'A dívida custa mais que {0} do que o dinheiro rende: ela vem antes da reserva inteira, que se refaz com o que deixa de ir para os juros{1}.':
    'The debt costs more than {0} what the money earns: it comes before the full reserve, which is rebuilt with what no longer goes to interest{1}.',
  'A reserva ainda não está pronta': 'The reserve is not ready yet',
  'A reserva de emergência': 'The emergency reserve',
  'Ainda não: quitar compensa, mas o dinheiro guardado não paga uma parcela.':
    'Not yet: paying off is worth it, but the money saved does not pay one installment.',
  'Ainda não: quitar compensa, mas, separada a reserva de {0}, o que sobra não paga uma parcela.':
    'Not yet: paying off is worth it, but, with the reserve of {0} set aside, what is left does not pay one installment.',
  'As últimas parcelas que o dinheiro paga': 'The last installments the money pays',
  'Com o dinheiro guardado, vale a pena quitar as parcelas antes do prazo?':
    'With the money saved, is it worth paying off the installments early?',
  'Deixar investido': 'Keep it invested',
  'Deixar investido: rende {0} a mais do que o desconto; a dívida custa {1} ao ano.':
    'Keep it invested: it earns {0} more than the discount; the debt costs {1} a year.',
  'Dinheiro guardado': 'Money saved',
  'Dinheiro que, investido hoje, pagaria as mesmas parcelas': 'Money that, invested today, would pay the same installments',
  'Dívida a 1,5% ao mês e CDB de 10% ao ano': 'Debt at 1.5% a month and CDB at 10% a year',
  'Dívida a 15% ao mês: vem antes da reserva inteira': 'Debt at 15% a month: comes before the full reserve',
  'Dívida barata, a 0,5% ao mês, e LCI de 12% ao ano': 'Cheap debt, at 0.5% a month, and LCI at 12% a year',
  'Empate: o rendimento líquido e os juros da dívida, {0} ao ano, quase se igualam.':
    'Tie: the net return and the debt interest, {0} a year, are almost equal.',
  'Meses de gasto a guardar de reserva': 'Months of spending to keep in reserve',
  'Negativa se investir ganha': 'Negative if investing wins',
  'O desconto que a lei dá para quitar as parcelas hoje, contra o que o mesmo dinheiro renderia líquido, sem gastar a reserva de emergência.':
    'The discount the law gives for paying off the installments today, against what the same money would earn net, without spending the emergency reserve.',
  'O dinheiro investido paga cada parcela no vencimento; o imposto é o do prazo inteiro.':
    'The invested money pays each installment on its due date; the tax is that of the whole term.',
  'O mesmo dinheiro investido até a última parcela': 'The same money invested until the last installment',
  'O rendimento futuro é suposto constante; o desconto da dívida é certo.':
    'The future return is assumed constant; the debt discount is certain.',
  'Onde está o dinheiro': 'Where the money is',
  'Para separar a reserva de emergência; 0 para não separar': 'To set aside the emergency reserve; 0 to set none aside',
  'Quanto custa quitar tudo hoje': 'What it costs to pay off everything today',
  'Quitar as últimas parcelas': 'Pay off the last installments',
  'Quitar as últimas {0} por {1}: é o que o dinheiro paga sem tocar na reserva de {2}.':
    'Pay off the last {0} for {1}: that is what the money pays without touching the reserve of {2}.',
  'Quitar as últimas {0} por {1}: é o que o dinheiro paga.': 'Pay off the last {0} for {1}: that is what the money pays.',
  'Quitar ou pagar as parcelas com o dinheiro investido': 'Pay off or pay the installments with the invested money',
  'Quitar tudo': 'Pay off everything',
  'Quitar: custa {0} hoje e vale {1} a mais do que investir; só um rendimento líquido acima de {2} ao ano mudaria isso.':
    'Pay off: it costs {0} today and is worth {1} more than investing; only a net return above {2} a year would change that.',
  'Rendimento líquido ao ano que empata': 'Break-even net return per year',
  'Reserva separada': 'Reserve set aside',
  'Uma dívida muito mais cara que o rendimento vem antes da reserva inteira':
    'A debt much more expensive than the return comes before the full reserve',
  'Vale a pena quitar antes?': 'Is it worth paying off early?',
  'Vale quitar, mas a reserva vem antes: só as últimas parcelas':
    'Paying off is worth it, but the reserve comes first: only the last installments',
  'Vantagem de quitar, em dinheiro de hoje': "Advantage of paying off, in today's money",
  'a taxa do contrato ao mês': 'the contract rate per month',
  'cinco vezes': 'five times',
  'comparar uma dívida com um investimento': 'compare a debt with an investment',
  'nenhum mês de reserva': 'no month of reserve',
  'o dobro': 'twice',
  'os usuais; um mês se a dívida custa mais que o dobro do rendimento, nenhum se custa mais que cinco vezes':
    'the usual ones; one month if the debt costs more than twice the return, none if it costs more than five times',
  'sem o gasto mensal, nenhuma reserva foi separada': 'without the monthly spending, no reserve was set aside',
  'ver só o desconto': 'see only the discount',
}

/** The English of what is said here, by the Portuguese. */
export const english = {
  'A próxima parcela, antecipada em 30 dias': 'The next installment, prepaid by 30 days',
  'A última parcela, a que mais desconta': 'The last installment, the one with the largest discount',
  'Antecipar tudo logo depois de contratar devolve o emprestado': 'Prepaying everything right after borrowing returns the amount borrowed',
  'As próximas parcelas': 'The next installments',
  'As últimas parcelas': 'The last installments',
  'Desconto pela taxa do contrato, a regra dos contratos de taxa fixa; crédito direcionado e taxa flutuante têm regra própria.':
    'Discount at the contract rate, the rule for fixed-rate contracts; earmarked credit and floating rates have their own rule.',
  'Desconto sobre as parcelas': 'Discount on the installments',
  'Dias até vencer': 'Days until due',
  'Em vez de parcela e quantidade, quando não são iguais; na ordem do vencimento':
    'Instead of installment and number, when they are not equal; in order of due date',
  'Faltam 36 parcelas de 850,00 a 1,5% ao mês': '36 installments of 850.00 left at 1.5% a month',
  'No dia do vencimento a parcela não tem desconto': 'On the due date the installment has no discount',
  'Novo último vencimento': 'New last due date',
  'O que quitar': 'What to pay off',
  'Para quitar hoje, você paga {value}': 'To pay it off today, you pay {value}',
  'Parcelas diferentes': 'Unequal installments',
  'Parcelas diferentes, cada uma com seu prazo': 'Different installments, each with its own term',
  'Parcelas que continuam': 'Installments that remain',
  'Parcelas quitadas, sem desconto': 'Installments paid off, without discount',
  'Quantas parcelas': 'How many installments',
  'Quanto custa hoje quitar parcelas que ainda vão vencer, com o desconto de juros que a lei dá. Para decidir se vale a pena, use a decisão pay_off_early.':
    'How much it costs today to pay off installments not yet due, with the interest discount the law gives. To decide whether it is worth it, use the decision pay_off_early.',
  'Quitar dívida antes do prazo': 'Pay off a debt early',
  'Sem tarifa de quitação, para pessoas e micro e pequenas empresas em contratos desde 10/12/2007; o IOF já pago não volta.':
    'No early payoff fee, for individuals and micro and small companies in contracts since 10 December 2007; IOF already paid does not come back.',
  'Só para as últimas ou as próximas': 'Only for the last or the next ones',
  Tudo: 'Everything',
  'cada parcela ÷ {0}^(dias ÷ {1}), somadas': 'each installment ÷ {0}^(days ÷ {1}), added up',
  'decidir se vale a pena': 'decide whether it is worth it',
  'deve vir na ordem do vencimento': 'must come in order of due date',
  'informe installment e remaining, ou schedule': 'give installment and remaining, or schedule',
  'não combina com schedule: a lista já diz quantas são': 'does not combine with schedule: the list already says how many there are',
  'não combina com schedule: informe a parcela ou a lista': 'does not combine with schedule: give the installment or the list',
  'passa das {0} parcelas que faltam': 'exceeds the {0} {0|installment|installments} left',
  'se nada sobra': 'if nothing is left',
  'só vale com mode last ou next': 'only applies with mode last or next',
  'É uma estimativa, com meses de 30 dias: o valor que vale é o que o banco informa para o dia.':
    'It is an estimate, with months of 30 days: the amount that counts is the one the bank gives for the day.',
  'é obrigatório junto com installment': 'is required together with installment',
  'é obrigatório para as últimas ou as próximas parcelas': 'is required for the last or the next installments',
}

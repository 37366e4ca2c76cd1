export const english = {
  '; em dezembro, o penúltimo, porque no último do ano os bancos não atendem ({0})':
    '; in December, the second to last, because on the last of the year banks do not serve the public ({0})',
  'A redução da Lei nº 15.270/2025 é medida no rendimento tributável do mês e vale também para o carnê-leão.':
    "The reduction under Lei nº 15.270/2025 is measured on the month's taxable income and also applies to carnê-leão.",
  'Abaixo do mínimo, o valor se soma ao do mês seguinte': "Below the minimum, the amount is added to the following month's",
  'Aluguel com IPTU e administração, e imposto pago fora': 'Rent with IPTU and administration fee, and tax paid abroad',
  'Cinco mil: o imposto é zerado pela redução': 'Five thousand: the reduction brings the tax to zero',
  'DARF abaixo de {0} não se paga: some ao do mês seguinte, do mesmo código (Lei nº 9.430/1996, art. 68).':
    "A DARF below {0} is not paid: add it to the following month's, of the same code (Lei nº 9.430/1996, art. 68).",
  'De cargas': 'Cargo',
  'De passageiros': 'Passengers',
  'De pessoas físicas ou do exterior, sem imposto retido no Brasil': 'From individuals or from abroad, with no tax withheld in Brazil',
  'Despesas do aluguel': 'Rental expenses',
  'Despesas maiores que o recebido passam para o mês seguinte': 'Expenses greater than the income carry over to the following month',
  'Despesas que sobraram': 'Expenses left over',
  'Do livro-caixa de meses anteriores do mesmo ano': 'From the cash book of earlier months of the same year',
  'Do mês e da atividade; aluguéis não têm livro-caixa': 'Of the month and of the activity; rents have no cash book',
  'Em 2012, antes do desconto simplificado mensal': 'In 2012, before the monthly simplified deduction',
  'Em dezembro a sobra do livro-caixa se perde: não passa para o ano seguinte.':
    'In December what is left of the cash book is lost: it does not carry over to the following year.',
  'Em dezembro a sobra se perde': 'In December the excess is lost',
  'IPTU, condomínio e administração diminuem o aluguel recebido (Lei nº 7.739/1989, art. 14), por uma única fonte.':
    'IPTU, condo fees and management reduce the rent received (Lei nº 7.739/1989, art. 14), by a single source.',
  'IPTU, condomínio e administração pagos pelo dono': 'IPTU, condo fees and management paid by the owner',
  'Imposto do exterior compensado': 'Foreign tax offset',
  'Judicial ou por escritura': 'Court-ordered or by notarized deed',
  'Livro-caixa de dois mil: maior que o desconto simplificado, e só ele':
    'Cash book of two thousand: more than the simplified deduction, and it alone counts',
  'Livro-caixa que sobra': 'Cash book left over',
  'Livro-caixa usado no mês': 'Cash book used in the month',
  'Livro-caixa, INSS, dependentes e pensão': 'Cash book, INSS, dependents and alimony',
  'Menos de dez reais: o DARF espera o mês seguinte': 'Less than ten reais: the DARF waits for the following month',
  'Motorista de passageiros: sessenta por cento tributados': 'Passenger driver: sixty percent taxed',
  'Não há carnê-leão a pagar agora: {value} se somam ao do mês seguinte':
    'There is no carnê-leão to pay now: {value} is added to that of the next month',
  'Não há carnê-leão a pagar no mês': 'There is no carnê-leão to pay in the month',
  'O de novembro se paga até o penúltimo dia útil de dezembro': "November's is paid by the second-to-last business day of December",
  'O desconto simplificado substitui todas as deduções, também o livro-caixa (Lei nº 9.250/1995, art. 4º, § 2º): vale o maior dos dois, nunca os dois juntos.':
    'The simplified deduction replaces all deductions, the cash book included (Lei nº 9.250/1995, art. 4º, § 2º): the larger of the two applies, never both together.',
  'O imposto do mês de quem recebe de pessoas físicas ou do exterior: livro-caixa, deduções ou desconto simplificado, DARF e vencimento. Para serviço pago por empresa, use o recibo de autônomo.':
    "The month's tax for those who receive from individuals or from abroad: cash book, deductions or simplified deduction, DARF and due date. For a service paid by a company, use the self-employed receipt.",
  'O imposto pago no exterior só se compensa se houver acordo ou reciprocidade com o país, o que não é conferido aqui.':
    'Tax paid abroad is only offset if there is a treaty or reciprocity with the country, which is not checked here.',
  'O livro-caixa do mês é consumido até o rendimento, mesmo quando vence o desconto simplificado, e só o que passa dele sobra para os meses seguintes; a lei não diz outra coisa (Lei nº 8.134/1990, art. 6º, § 3º).':
    "The month's cash book is used up to the income, even when the simplified deduction wins, and only what exceeds it is left for the following months; the law does not say otherwise (Lei nº 8.134/1990, art. 6º, § 3º).",
  'O vencimento é o último dia útil do mês seguinte ao do recebimento, pelo calendário bancário nacional{0}.':
    'The due date is the last business day of the month after receipt, by the national banking calendar{0}.',
  'Pague o carnê-leão até {dueDate}.': 'Pay the carnê-leão by {dueDate}.',
  'Para os meses seguintes, só até dezembro': 'For the following months, only until December',
  'Recebo R$ 6.000 por mês de pessoas físicas: quanto pago de carnê-leão?':
    'I receive R$ 6,000 a month from individuals: how much carnê-leão do I pay?',
  'Rendimento tributável': 'Taxable income',
  'Seis mil sem despesas: desconto simplificado e redução de 2026':
    'Six thousand with no expenses: simplified deduction and the 2026 reduction',
  'Sobre a mesma renda, no mesmo mês': 'On the same income, in the same month',
  'Você paga {value} de carnê-leão no mês': 'You pay {value} in carnê-leão for the month',
  'a parte tributada do frete antes de 2013 não está neste registro; informe em monthly_income só a parte tributável':
    'the taxed part of freight before 2013 is not in this record; give in monthly_income only the taxable part',
  'passa do recebido no mês, {0}': 'exceeds what was received in the month, {0}',
  'quando a lei da data não o prevê': 'when the law of the date does not provide for it',
  'tratar de serviço pago por empresa': 'deal with a service paid by a company',
}

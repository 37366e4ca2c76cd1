export const english = {
  'A dívida é menor que o dinheiro: compara-se {0}; o que sobra pode ser investido nos dois casos.':
    'The debt is smaller than the money: {0} is compared; what is left can be invested in both cases.',
  'A dívida, se não quitada, cresce a juros compostos sem pagamentos; multa, desconto por quitação e IOF não entram.':
    'The debt, if not paid off, grows at compound interest without payments; fine, payoff discount and IOF are left out.',
  'Cartão a 10% ao mês contra CDB de 12% ao ano, por um ano': 'Credit card at 10% a month against a CDB at 12% a year, for one year',
  'Cartão a 12% ao mês por dois anos: os juros param no valor da dívida':
    'Card at 12% a month for two years: interest stops at the amount of the debt',
  'Cheque especial a 8% ao mês: não tem esse teto': 'Overdraft at 8% a month: it has no such cap',
  'Com este dinheiro, quitar a dívida ou investir?': 'With this money, pay off the debt or invest?',
  'Dinheiro disponível': 'Money available',
  'Empate: quitar poupa {0} e investir rende {1}, quase o mesmo.': 'Tie: paying off saves {0} and investing earns {1}, almost the same.',
  'Fatura do cartão': 'Card bill',
  'Fatura financiada antes do teto': 'Bill financed before the cap',
  'Financiamento subsidiado a 0,3% ao mês contra LCI de 11% ao ano': 'Subsidized financing at 0.3% a month against an LCI at 11% a year',
  Investimento: 'Investment',
  Investir: 'Invest',
  'Investir: rende {0} líquidos, contra {1} de juros da dívida.': 'Invest: earns {0} net, against {1} of debt interest.',
  'Juros da dívida ao mês em que as duas empatam': 'Debt interest per month at which the two break even',
  'Juros da dívida que deixam de correr': 'Debt interest that stops running',
  'Juros evitados menos rendimento': 'Interest avoided minus return',
  'No cartão, juros e encargos param no valor da dívida': 'On a card, interest and charges stop at the amount of the debt',
  'O mesmo dinheiro de duas formas: os juros da dívida que deixam de correr, ou o rendimento líquido do investimento no mesmo prazo.':
    'The same money in two ways: the debt interest that stops running, or the net return of the investment over the same term.',
  'O rendimento futuro é suposto constante; o da dívida é contratado.':
    'The future return is assumed constant; that of the debt is set by contract.',
  'O rendimento líquido do investimento': 'The net return of the investment',
  'Os juros e encargos do cartão param em {0}, o valor da dívida, e não nos {1} da conta livre (Lei nº 14.690/2023, art. 28); {2}.':
    'Card interest and charges stop at {0}, the amount of the debt, and not at the {1} of free compounding (Lei nº 14.690/2023, art. 28); {2}.',
  'Os juros que a dívida cobraria': 'The interest the debt would charge',
  Outra: 'Other',
  'Outra dívida a 10% ao mês: sem o teto do cartão': "Another debt at 10% a month: without the card's cap",
  'Poupança sem taxa informada: rende pela regra dela, e não pelo CDI':
    'Savings account with no rate given: it yields by its own rule, not by the CDI',
  'Prazo da comparação em meses': 'Term of the comparison in months',
  'Que dívida é': 'Kind of debt',
  'Quitar a dívida ou investir?': 'Pay off the debt or invest?',
  'Quitar menos investir': 'Pay off minus invest',
  'Quitar: poupa {0} de juros, contra {1} de rendimento líquido.': 'Pay off: saves {0} of interest, against {1} of net return.',
  'Rendimento bruto ao ano usado': 'Gross return per year used',
  'Rendimento líquido do investimento': 'Net return of the investment',
  'a do cartão, quando os juros passam do teto do cheque especial': 'a card, when the interest is above the overdraft cap',
  'a taxa da dívida ao mês': 'the debt rate per month',
  'acima de 100% ao mês': 'above 100% a month',
  'planejar várias dívidas': 'plan several debts',
  'quitar parcelas com o desconto da lei': 'pay off installments with the discount set by law',
  'se a dívida é outra, informe debt_kind': 'if the debt is another, give debt_kind',
  'vale para o que foi financiado na fatura': 'this holds for what was financed on the bill',
}

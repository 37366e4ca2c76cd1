export const english = {
  'A multa começa no primeiro dia útil depois do vencimento': 'The fine starts on the first business day after the due date',
  'Cento e vinte dias, sem multa mínima': 'One hundred and twenty days, no minimum fine',
  'Com a Selic informada': 'With the Selic given',
  'DARF em atraso e restituição': 'Late DARF and refund',
  'Do primeiro dia útil depois do vencimento ao pagamento, os dois contados':
    'From the first business day after the due date to payment, both counted',
  'Em {0} os bancos não atendem: se o pagamento só for registrado no dia útil seguinte, a multa e os juros vão até ele.':
    'On {0} banks are closed to the public: if the payment is only recorded on the next business day, the fine and interest run until then.',
  'Informe as datas para saber o total': 'Give the dates to know the total',
  'Juros de cada mês': 'Interest of each month',
  'Juros simples: a soma das taxas Selic de cada mês, a duas casas, como a Receita Federal as publica; não se compõem.':
    'Simple interest: the sum of the Selic rates of each month, to two decimal places, as Receita Federal publishes them; they are not compounded.',
  'Juros, em percentual': 'Interest, as a percentage',
  'Março a junho de 2022': 'March to June 2022',
  'Multa contada em dias corridos, do primeiro dia útil depois do vencimento ao pagamento; não há multa mínima em DARF (Lei nº 9.430/1996, art. 61).':
    'Fine counted in calendar days, from the first business day after the due date to payment; there is no minimum fine on a DARF (Lei nº 9.430/1996, art. 61).',
  'Multa e juros de um tributo federal pago depois do vencimento, ou os juros do que a Receita devolve. Não vale para FGTS nem para impostos do estado ou da cidade.':
    'Fine and interest on a federal tax paid after the due date, or the interest on what Receita Federal gives back. Does not apply to FGTS nor to state or city taxes.',
  'Multa, em percentual': 'Fine, as a percentage',
  'Na restituição, o dia em que se pagou a mais': 'For a refund, the day of the overpayment',
  'Na restituição, o dia em que se recebe': 'For a refund, the day it is received',
  'No dia 61 a multa chega a 20% e para': 'On day 61 the fine reaches 20% and stops',
  'No documento, 31 de dezembro: venceu no dia 30': 'On the document, 31 December: it fell due on the 30th',
  'No lugar das datas: só a multa': 'In place of the dates: only the fine',
  'O que se calcula': 'What is calculated',
  'O total é de {value}': 'The total is {value}',
  'Pago até o vencimento: sem multa nem juros.': 'Paid by the due date: no fine and no interest.',
  'Pago no mesmo mês: multa e nenhum juro': 'Paid in the same month: fine and no interest',
  'Pago no mês seguinte: 1% de juros': 'Paid in the following month: 1% interest',
  'Para tributo federal pago sem cobrança: multas de ofício, FGTS e tributos estaduais e municipais têm outras regras.':
    'For a federal tax paid before being charged: assessed fines, FGTS and state and municipal taxes have other rules.',
  Restituição: 'Refund',
  'Restituição com os juros do mês seguinte ao do pagamento até o anterior ao da devolução, mais 1% no mês dela (Lei nº 9.250/1995, art. 39, § 4º).':
    'Refund with interest from the month after payment to the one before the return of the money, plus 1% in the month of the return (Lei nº 9.250/1995, art. 39, § 4º).',
  'Restituição do que se pagou a mais': 'Refund of what was overpaid',
  'Selic acumulada': 'Accumulated Selic',
  'Selic somada como informada; o 1% do mês do pagamento foi acrescentado.':
    'Selic added up as given; the 1% of the month of payment was added.',
  'Sem multa e juros; na restituição, o que foi pago a mais': 'Without fine and interest; for a refund, what was overpaid',
  'Sessenta dias: 19,8%': 'Sixty days: 19.8%',
  'Soma dos meses entre o do vencimento e o do pagamento, sem o 1% do último':
    'Sum of the months between that of the due date and that of payment, without the 1% of the last one',
  'Só com os dias não se sabe em que meses correm os juros: eles e o total não foram calculados.':
    'With the days alone it is not known in which months interest runs: the interest and the total were not calculated.',
  'Tributo em atraso': 'Late tax',
  'Trinta dias de atraso: só a multa': 'Thirty days late: only the fine',
  'Valor do tributo': 'Amount of the tax',
  'a restituição com juros da Selic está neste registro desde 1º de janeiro de 1998':
    'refunds with Selic interest are in this record from 1 January 1998',
  'a restituição não tem multa: informe due_date e payment_date': 'a refund has no fine: give due_date and payment_date',
  'informe as duas datas ou days_late, não os dois': 'give the two dates or days_late, not both',
  'os juros dependem dos meses: informe due_date e payment_date': 'interest depends on the months: give due_date and payment_date',
  'pela taxa medida': 'at the measured rate',
  'tratar de conta, boleto ou condomínio': 'deal with a bill, a boleto or a condo fee',
  '{0} × {1}; {2} dias de {3}, até {4}': '{0} × {1}; {2} {2|day|days} of {3}, up to {4}',
  '{0} é o último dia útil do ano, sem atendimento nos bancos ({1}): o tributo venceu em {2}.':
    '{0} is the last business day of the year, with banks closed to the public ({1}): the tax was due on {2}.',
  'é antes do dia em que se pagou a mais': 'is before the day of the overpayment',
  'é obrigatório, com due_date, quando não se informa days_late': 'is required, with due_date, when days_late is not given',
  'é obrigatório, com payment_date, quando não se informa days_late': 'is required, with payment_date, when days_late is not given',
}

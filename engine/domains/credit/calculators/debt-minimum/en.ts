export const english = {
  'A dívida cabe no plano': 'The debt fits in the plan',
  'A dívida que não cabe no plano': 'The debt that does not fit in the plan',
  'As outras parcelas, de {0}, não contam para o decreto; descontadas elas, sobram {1}.':
    'The other installments, {0}, do not count for the decree; once they are taken off, {1} is left.',
  'Atenção: o consignado não entra nesta conta, embora saia do salário antes de ele chegar (Decreto nº 11.150/2022, art. 4º).':
    'Note: the payroll loan is not part of this calculation, although it comes out of the salary before it arrives (Decreto nº 11.150/2022, art. 4º).',
  'Cartão, cheque especial, empréstimo pessoal, crediário': 'Card, overdraft, personal loan, store credit',
  'Consignado, financiamento da casa, com garantia real, impostos, condomínio: o decreto não as conta':
    'Payroll loan, home financing, secured debt, taxes, condo fees: the decree does not count them',
  'Da renda, depois das parcelas que o decreto conta': 'Of income, after the installments the decree counts',
  'Faltam {value} por mês': 'You are short by {value} a month',
  'Meses do plano': 'Months of the plan',
  'No primeiro dia do decreto': 'On the first day of the decree',
  'No primeiro dia dos 600 reais': 'On the first day of the 600 reais',
  'No último dia dos 303 reais': 'On the last day of the 303 reais',
  'Não sobra nada no mês': 'Nothing is left in the month',
  'O mínimo existencial está comprometido': 'The subsistence minimum is not met',
  'O plano diante do juiz é de até cinco anos; no compulsório o credor tem garantidos o principal e a correção (CDC, arts. 104-A e 104-B, § 4º). Não substitui um advogado ou a Defensoria, e a Justiça muitas vezes protege mais que o decreto.':
    'The plan before the judge runs for up to five years; in the compulsory plan the creditor is guaranteed the principal and the inflation correction (CDC, arts. 104-A e 104-B, § 4º). This does not replace a lawyer or the public defender (Defensoria), and the courts often protect more than the decree.',
  'O que sobra e o mínimo existencial': 'What is left and the subsistence minimum',
  'Outras parcelas por mês': 'Other installments per month',
  'Para o plano de cinco anos': 'For the five-year plan',
  'Parcela do plano': 'Installment of the plan',
  'Parcelas de dívidas de consumo por mês': 'Consumer debt installments per month',
  'Parcelas que cabem': 'Installments that fit',
  'Parcelas que cabem sem tocar no mínimo': 'Installments that fit without touching the minimum',
  'Renda líquida por mês': 'Net income per month',
  'Se as parcelas das dívidas de consumo deixam menos que o mínimo existencial e se a dívida cabe no plano de cinco anos.':
    'Whether the installments of consumer debts leave less than the subsistence minimum and whether the debt fits in the five-year plan.',
  'Sobram exatamente seiscentos reais': 'Exactly six hundred reais are left',
  'Sobram {value} por mês': '{value} a month is left',
  'Também ficam fora casa, garantia real, fiança, crédito rural e de empresa, dívida já renegociada, impostos e condomínio, e limites não usados.':
    'Also left out: home loans, secured debt, guarantees, rural and business credit, debt already renegotiated, taxes and condo fees, and unused limits.',
  'Total das dívidas de consumo': 'Total consumer debt',
  'Um centavo a mais de parcela já compromete': 'With one more centavo of installment it is no longer met',
  'planejar a ordem de quitar as dívidas': 'plan the order in which to pay off debts',
  'sem o total das dívidas': 'without the total of the debts',
}

/** The English of what is said here, by the Portuguese. */
export const english = {
  'Anexo V menos anexo III, por mês': 'Annex V minus annex III, per month',
  'Aumento de pró-labore por mês': "Increase in partner's pay (pró-labore) per month",
  'Conta o que foi pago nos meses (regime de caixa): salários, pró-labore, 13º, contribuição patronal e FGTS; lucros distribuídos não contam.':
    "Counts what was paid in the months (cash basis): salaries, partner's pay (pró-labore), 13th salary, employer contribution and FGTS; distributed profits do not count.",
  'Dos meses anteriores, ou desde a abertura': 'Of the previous months, or since opening',
  'Empresa no terceiro mês: a receita é levada a doze': 'Company in its third month: revenue is scaled up to twelve',
  'Fator R: anexo III ou V': 'Factor R: annex III or V',
  'Folha dos mesmos meses': 'Payroll of the same months',
  'Folha que falta': 'Payroll still needed',
  'Folha que leva ao anexo III': 'Payroll that leads to annex III',
  'Folha sobre receita de 12 meses, o anexo do Simples que resulta, quanto se paga em cada um e o pró-labore que falta. Para a guia do mês com a repartição, use o Simples Nacional.':
    "Payroll over 12-month revenue, the resulting Simples annex, how much is paid in each and the partner's pay (pró-labore) still needed. For the month's payment slip with the breakdown, use Simples Nacional.",
  'Guia do mês': "Month's payment slip",
  'Menos de 12 na empresa nova: a receita é levada a 12 meses': 'Fewer than 12 in a new company: the revenue is scaled to 12 months',
  'Meses somados': 'Months added',
  'Metade da receita em folha: anexo III': 'Half of the revenue in payroll: annex III',
  'No limite exato de 28%: anexo III': 'At exactly the 28% limit: annex III',
  'Nos meses somados': 'In the months added',
  'O INSS e o imposto de renda sobre o pró-labore a mais não entram nesta comparação.':
    "INSS and income tax on the extra partner's pay (pró-labore) are left out of this comparison.",
  'Paga: salários, pró-labore, 13º, INSS da empresa e FGTS':
    "Paid: salaries, partner's pay (pró-labore), 13th salary, company INSS and FGTS",
  'Para chegar ao anexo III, se mantido pelos mesmos meses': 'To reach annex III, if kept for the same months',
  'Receita do mês': 'Revenue of the month',
  'Receita do mês tomada como a média dos meses somados.': 'Revenue of the month taken as the average of the months added.',
  'Receita dos 12 meses': 'Revenue of the 12 months',
  'Receita levada a 12 meses': 'Revenue scaled to 12 months',
  'Sem folha: 0,01': 'No payroll: 0.01',
  'Truncado na segunda casa, como no PGDAS-D': 'Truncated at the second decimal, as in PGDAS-D',
  'Um real a menos: 0,27 e anexo V': 'One real less: 0.27 and annex V',
  'Vinte e cinco por cento: anexo V, e o que falta': 'Twenty-five percent: annex V, and what is still needed',
  'Você paga pelo anexo III: o fator R é de {value}': 'You pay under annex III: factor R is {value}',
  'Você paga pelo anexo V: faltam {payrollMissing} de folha para o anexo III':
    'You pay under annex V: {payrollMissing} more in payroll is needed for annex III',
  'a média dos meses': 'the average of the months',
  '{0} em 12 meses passa de {1}, o teto do Simples Nacional': '{0} in 12 months exceeds {1}, the Simples Nacional ceiling',
  '{0} ÷ {1}; truncado na segunda casa': '{0} ÷ {1}; truncated at the second decimal',
  '{0}; a folha já basta': '{0}; the payroll is already enough',
  '{0}; valor do regulamento, por faltar folha ou receita': '{0}; value set by regulation, since payroll or revenue is missing',
}

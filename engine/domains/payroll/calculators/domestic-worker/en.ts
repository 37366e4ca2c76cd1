export const english = {
  'A folha do empregado doméstico: o que ele recebe, a guia do eSocial (DAE) com INSS, FGTS e a reserva de 3,2%, e quanto custa ao patrão.':
    'The payroll of a domestic worker: what they receive, the eSocial payment slip (DAE) with INSS, FGTS and the 3.2% reserve, and how much it costs the employer.',
  'A guia própria do 13º, em que o salário informado é o 13º inteiro':
    'The separate slip of the 13th salary, where the salary given is the whole 13th salary',
  'Até 6% do salário': 'Up to 6% of the salary',
  'Com dois filhos e transporte, em 2026': 'With two children and transport, in 2026',
  'Custo do mês, sem as provisões de 13º e férias.': 'Cost of the month, without provisions for 13th salary and vacation.',
  'Custo do patrão': "Employer's cost",
  'Custo total do patrão': "Employer's total cost",
  'Descontar o vale-transporte': 'Deduct the transport voucher',
  'Encargos do empregador': 'Employer charges',
  'Encargos, INSS e IRRF do empregado, menos o salário-família':
    "Employer charges, the employee's INSS and IRRF, less the family allowance",
  'Guia DAE': 'DAE slip',
  'Horas extras, adicional noturno: entram em INSS, IRRF e FGTS': 'Overtime, night premium: they count for INSS, IRRF and FGTS',
  'INSS do empregador e seguro até o teto do INSS; FGTS e reserva sobre todo o salário (Lei Complementar nº 150/2015, arts. 22 e 34).':
    "Employer's INSS and insurance up to the INSS ceiling; FGTS and reserve on the whole salary (Lei Complementar nº 150/2015, arts. 22 e 34).",
  'Na dispensa sem justa causa não há multa de 40%: a reserva de 3,2% a substitui e vai ao empregado; nas outras saídas volta ao patrão.':
    'In a dismissal without cause there is no 40% fine: the 3.2% reserve replaces it and goes to the employee; in other terminations it goes back to the employer.',
  'O mês custa {value} ao patrão': 'The month costs the employer {value}',
  'O patrão não desconta o vale-transporte, embora pudesse.': 'The employer does not deduct the transport voucher, although they could.',
  'O patrão paga e desconta da guia': 'The employer pays it and takes it off the slip',
  'O patrão pode pagar em dinheiro': 'The employer may pay it in cash',
  'O que fica com o empregado e o que vai na guia': 'What the worker keeps and what goes into the payment slip',
  'O vencimento da guia do 13º não é informado aqui: confira no eSocial.':
    'The due date of the 13th salary slip is not given here: check in eSocial.',
  'O vencimento em dia sem banco é antecipado para o dia útil anterior, pelo calendário nacional.':
    'A due date on a day without banks is moved earlier, to the previous business day, by the national calendar.',
  'Ou com deficiência, de qualquer idade: dão o salário-família':
    'Or with a disability, of any age: they entitle the worker to the family allowance',
  'Outros ganhos do mês': 'Other earnings of the month',
  'Pague a guia do eSocial até {dueDate}.': 'Pay the eSocial slip by {dueDate}.',
  'Piso de 2020': 'Floor of 2020',
  'Primeira competência com vencimento no dia 20': 'First reference month due on the 20th',
  'Quanto custa uma empregada doméstica que ganha R$ 2.000?': 'How much does a domestic worker who earns R$ 2,000 cost?',
  'Que não alteram imposto': 'With no effect on tax',
  'Salário mínimo de 2016': 'Minimum wage of 2016',
  'Salário mínimo de 2024': 'Minimum wage of 2024',
  'Substitui a multa de 40% do FGTS': 'Replaces the 40% FGTS fine',
  'Vencimento da guia': 'Due date of the slip',
  'no 13º': 'in the 13th salary',
  'no 13º não há vale-transporte nem salário-família: omita o campo':
    'in the 13th salary there is no transport voucher or family allowance: omit the field',
  'os descontos somam {0}, mais que o salário': 'the deductions add up to {0}, more than the salary',
  'tratar de empregado de empresa': 'deal with a company employee',
  'É o 13º salário': 'This is the 13th salary',
  'Última competência com vencimento no dia 7': 'Last reference month due on the 7th',
}

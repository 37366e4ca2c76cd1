export const english = {
  '13º pago no mês': '13th paid in the month',
  'A desoneração custa {value} a mais no mês': 'Payroll relief costs {value} more in the month',
  'A desoneração poupa {value} no mês': 'Payroll relief saves {value} in the month',
  'A mesma empresa em 2026': 'The same company in 2026',
  'A mesma empresa em 2027, o último ano': 'The same company in 2027, the last year',
  'A opção é do ano inteiro, pelo primeiro pagamento, e não se desfaz; RAT e terceiros continuam sobre toda a folha.':
    'The option is of the whole year, by the first payment, and cannot be undone; RAT and third parties stay on all the payroll.',
  'Alíquota cheia de {0}, como informada: a do setor não está neste registro.':
    'Full rate of {0}, as given: that of the sector is not on this record.',
  'Alíquota sobre a folha': 'Rate on the payroll',
  'Alíquota sobre a receita': 'Rate on revenue',
  'Alíquota sobre a receita no ano': 'Rate on revenue in the year',
  'Com ou sem a desoneração, o custo é o mesmo': 'With or without payroll relief, the cost is the same',
  'De 2025 em diante a empresa mantém, na média do ano, ao menos {0} dos empregados do ano anterior; se não, perde a desoneração no ano seguinte.':
    "From 2025 on the company keeps, on the year's mean, at least {0} of the employees of the year before; otherwise it loses the relief in the next year.",
  'De atividades fora da desoneração': 'Of activities outside payroll relief',
  'De que se faz o custo com a desoneração': 'Parts of the cost with payroll relief',
  'Em 2024, a desoneração inteira, e o 13º sem contribuição': 'In 2024, the whole relief, and the 13th without contribution',
  'Empregados a manter, sobre a média do ano anterior': 'Employees to keep, over the mean of the year before',
  'Empregados e autônomos, sem o 13º': 'Employees and self-employed, without the 13th',
  'Folha do mês': 'Payroll of the month',
  'Negativo quando a desoneração custa mais': 'Negative when payroll relief costs more',
  'No 13º a divisão pela receita é a de doze meses; foi tomada a do mês.':
    'On the 13th the division by revenue is that of twelve months; that of the month was taken.',
  'O que a desoneração poupa é a contribuição de {0} dos 20% da empresa; a atividade ser de um dos setores não é conferida.':
    "Payroll relief spares the contribution of {0} of the company's 20%; the activity being of one of the sectors is not checked.",
  'Outras receitas acima de {0} do total: a folha é dividida pela receita, e a parte delas paga a contribuição inteira (Lei nº 12.546/2011, art. 9º, §§ 1º e 5º).':
    'Other revenue above {0} of the total: the payroll is divided by revenue, and its part pays the whole contribution (Lei nº 12.546/2011, art. 9º, §§ 1º and 5º).',
  'Outras receitas até {0} do total: seguem a alíquota da atividade, e a folha não é dividida (art. 9º, §§ 5º e 6º).':
    'Other revenue up to {0} of the total: follows the rate of the activity, and the payroll is not divided (art. 9º, §§ 5º and 6º).',
  'Outras receitas de 23,08%: a folha se divide': 'Other revenue of 23.08%: the payroll is divided',
  'Outras receitas de 4,76%: seguem a atividade': 'Other revenue of 4.76%: follows the activity',
  'Outro dos dezessete setores': 'Another of the seventeen sectors',
  'Quanto a empresa paga com a desoneração da folha, sobre a receita e sobre a folha, e quanto pagaria sem ela, em cada ano da volta gradual até 2027.':
    'How much the company pays with payroll relief, on revenue and on payroll, and how much without it, in each year of the gradual return until 2027.',
  'Quanto se poupa': 'Saving',
  'Quanto uma empresa de TI paga com a desoneração, com R$ 100 mil de receita e R$ 60 mil de folha?':
    'How much does an IT company pay with payroll relief, with R$ 100 thousand of revenue and R$ 60 thousand of payroll?',
  'Receita da atividade no mês': 'Revenue of the activity in the month',
  'Receita em que dá no mesmo': 'Revenue at which it makes no difference',
  'Sem a desoneração': 'Without payroll relief',
  'Sem exportações, vendas canceladas e descontos incondicionais': 'Without exports, cancelled sales and unconditional discounts',
  Setor: 'Sector',
  'Sobre a folha': 'On the payroll',
  'Sobre a receita': 'On the revenue',
  'Sobre o 13º': 'On the 13th',
  'Só com receita da atividade': 'Only with revenue of the activity',
  'Só para outro setor; a cheia, como em 2024': 'Only for another sector; the full one, as in 2024',
  'Tecnologia da informação em 2025': 'Information technology in 2025',
  'Total com a desoneração': 'Total with payroll relief',
  'Total sem a desoneração': 'Total without payroll relief',
  'em 2024': 'in 2024',
  'só vale para outro setor (other): a deste está na lei': 'holds only for another sector (other): that of this one is in the law',
  'ver o custo de um empregado': 'see the cost of an employee',
  'ver o lucro presumido': 'see presumed profit',
  'é preciso para outro setor: informe a alíquota cheia da Lei nº 12.546/2011':
    'is needed for another sector: give the full rate of Lei nº 12.546/2011',
}

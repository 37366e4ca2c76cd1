export const english = {
  '"{0}" pode ser {1}: informe a natureza': '"{0}" may be {1}: enter the nature',
  '1/3 de férias': 'One-third vacation bonus',
  'A lei ou os tribunais admitem mais de uma incidência para "{0}": usada a primeira da tabela, INSS {1}, IRRF {2}, FGTS {3}.':
    'The law or the courts allow more than one treatment for "{0}": the first of the table is used, INSS {1}, IRRF {2}, FGTS {3}.',
  'A pensão em percentual é sobre o salário do contrato: se a decisão manda usar outra base, como o líquido de INSS e imposto, informe o valor.':
    'Alimony as a percentage is on the contract salary: if the decision orders another base, such as net of INSS and tax, give the amount.',
  'Adiantamento de férias do mês seguinte': "Advance of the next month's vacation",
  'De 29/11/1999 a 31/08/2003 o próprio INSS pagava o salário-maternidade: a guia não o deduz (Lei nº 8.213/1991, art. 72, antes da Lei nº 10.710/2003).':
    'From 1999-11-29 to 2003-08-31 the INSS itself paid maternity pay: the guide does not deduct it (Lei nº 8.213/1991, art. 72, before Lei nº 10.710/2003).',
  'Desconto de férias adiantadas': 'Deduction of vacation paid in advance',
  'INSS 13º': 'INSS 13th salary',
  'INSS férias': 'INSS vacation',
  'INSS também sobre o terço de férias: antes de 15/09/2020 os tribunais divergiam, e o STF manteve o que então se deixou de pagar, quando discutido na Justiça (Tema 985).':
    'INSS also on the vacation third: before 2020-09-15 the courts differed, and the STF kept what was then left unpaid, when disputed in court (Tema 985).',
  'IRRF 13º': 'IRRF 13th salary',
  'IRRF PLR': 'IRRF PLR',
  'IRRF férias': 'IRRF vacation',
  'Meses de ano anterior são rendimentos recebidos acumuladamente (RRA): o imposto deles é à parte, pelo número de meses, e não está aqui.':
    'Months of an earlier year are income received in arrears (RRA): their tax is separate, by the number of months, and is not here.',
  'No adiantamento de férias de quem ganha o mínimo, o salário do mês anterior é o mínimo de então; se foi outro, informe vacation.advanced.':
    'In the vacation advance of a minimum-wage worker, the salary of the previous month is the minimum of that time; if it was another, give vacation.advanced.',
  'O 13º pago é de {0}/12, e a admissão no ano dá direito a até {1}/12 (Lei nº 4.090/1962, art. 1º).':
    'The 13th salary paid is {0}/12, and the admission in the year entitles to at most {1}/12 (Lei nº 4.090/1962, art. 1º).',
  'O INSS do 13º é o desta empresa só: o 13º dos outros empregos não foi informado.':
    'The INSS on the 13th salary is that of this company only: the 13th salary of the other jobs was not entered.',
  'O INSS e o imposto desta diferença de 13º são calculados só sobre ela; informe thirteenth_before, o 13º do mesmo ano já pago, para somá-los (Decreto nº 3.048/1999, arts. 214, §§ 6º e 7º, e 216, § 25).':
    'The INSS and the tax of this 13th-salary difference are computed on it alone; give thirteenth_before, the 13th of the same year already paid, to add them (Decreto nº 3.048/1999, arts. 214, §§ 6º and 7º, and 216, § 25).',
  'O adiantamento de férias descontado é o do salário de agora; se ele mudou depois do pagamento, informe vacation.advanced, porque só se desconta o que foi adiantado (CLT, art. 462).':
    'The vacation advance deducted is that of the current salary; if the salary changed after the payment, give vacation.advanced, because only what was advanced is deducted (CLT, art. 462).',
  'O salário do contrato, {0}, é menor que o mínimo, {1}.': 'The contract salary, {0}, is below the minimum, {1}.',
  'O salário-maternidade vem no lugar do salário dos mesmos dias: o mês paga os dois. Informe o salário só dos dias trabalhados.':
    'Maternity pay takes the place of the salary of the same days: the month pays both. Give the salary of the days worked only.',
  'O vale-transporte da lei é de empregado: nada foi descontado (Lei nº 7.418/1985, art. 1º; Lei nº 11.788/2008, art. 12).':
    'The transport voucher of the law is for employees: nothing was deducted (Lei nº 7.418/1985, art. 1º; Lei nº 11.788/2008, art. 12).',
  'O vale-transporte descontado, {0}, passa de {1} do salário, {2} (Lei nº 7.418/1985, art. 4º).':
    'The transport voucher deducted, {0}, is more than {1} of the salary, {2} (Lei nº 7.418/1985, art. 4º).',
  'Só entre as linhas de agora, ou só entre as de como foi pago: {0}. A diferença conta isso em cada mês; nos dois lados deixe só o que vale para todos os meses.':
    'Only among the lines of now, or only among those of how it was paid: {0}. The difference counts this in every month; on both sides keep only what holds for all the months.',
  'a insalubridade não é sobre o salário do contrato: informe o valor, que a calculadora de adicionais acha':
    'the unhealthy-work premium is not on the contract salary: enter the amount, which the premiums calculator finds',
  'com o valor, o percentual não é preciso: omita um dos dois': 'with the amount, the percentage is not needed: omit one of the two',
  'informe a natureza ou a descrição': 'enter the nature or the description',
  'informe o salário do contrato ou as linhas do mês': 'enter the contract salary or the lines of the month',
  'informe um só: valor, horas, dias, meses ou percentual': 'enter only one: amount, hours, days, months or percentage',
  'já é a linha 9221: informe um só': 'is already the line 9221: give only one',
  'não há a natureza {0} na tabela de linhas da folha': 'there is no nature {0} in the table of payroll lines',
  'não se sabe o que é "{0}": informe a natureza': 'it is not known what "{0}" is: enter the nature',
  'o que incide sobre {0} depende do caso, e a lei não o decide só pela natureza: separe a linha':
    'what applies to {0} depends on the case, and the law does not decide it by the nature alone: split the line',
  'o rótulo diz {0} e o campo, {1}': 'the label says {0} and the field, {1}',
  'são no máximo {0} meses': 'at most {0} {0|month|months}',
  'só empregado, doméstico e aprendiz têm férias': 'only employees, domestic workers and apprentices have vacation',
  'só empregado, doméstico e aprendiz têm salário-família: omita o campo':
    'only employees, domestic workers and apprentices have the family allowance: omit the field',
  '{0} não é de quem trabalha: informe outra natureza': '{0} is not for people who work: give another nature',
  '{0} é calculado pela folha: omita a linha': '{0} is calculated by the payroll: omit the line',
  'é anterior à admissão': 'is before the hiring date',
  'é antes do mês da folha': 'is before the payroll month',
  'é depois do mês da folha': 'is after the payroll month',
  'é preciso para calcular "{0}"': 'is needed to calculate "{0}"',
  'é preciso para calcular as férias': 'is needed to calculate the vacation',
  'é preciso para o desconto do vale-transporte': 'is needed for the transport voucher deduction',
}

export const english = {
  '12 meses, o 13º e o terço de férias': '12 months, the 13th salary and the one-third vacation bonus',
  'A provisão das férias inclui o salário do mês de descanso, além do terço: é o custo de quem cobre a ausência.':
    'The vacation provision includes the salary of the month of rest, besides the one-third bonus: it is the cost of covering the absence.',
  'Com benefícios e centavos': 'With benefits and centavos',
  'Contribuição social da LC nº 110/2001, de 2002 a 2006': 'Social contribution of LC nº 110/2001, from 2002 to 2006',
  'Contribuição social de {0} da LC nº 110/2001, de que só as pequenas empresas do antigo Simples eram isentas.':
    'Social contribution of {0} under LC nº 110/2001, from which only the small companies of the old Simples were exempt.',
  'Custo de um empregado': 'Cost of an employee',
  'Custo do ano com quem cobre as férias': 'Cost of the year with vacation cover',
  'Custo do ano sem cobrir as férias': 'Cost of the year without vacation cover',
  'Custo em doze meses': 'Cost in twelve months',
  'Custo mensal': 'Monthly cost',
  'Custo mensal sobre o salário': 'Monthly cost as a multiple of the salary',
  'Custo publicado com RAT de 1%: 1.218,00 de encargos e 680,56 de provisões':
    'Published cost with RAT of 1%: 1,218.00 of employer charges and 680.56 of provisions',
  'Desoneração da folha: a empresa paga {0} dos 20% sobre a folha, nada sobre o 13º, e {1} da receita, que não está neste custo (Lei nº 14.973/2024).':
    'Payroll relief: the company pays {0} of the 20% on the payroll, nothing on the 13th, and {1} of the revenue, which is not in this cost (Lei nº 14.973/2024).',
  'Empresa de tecnologia com a desoneração da folha em 2026': 'Technology company with payroll relief in 2026',
  Encargos: 'Employer charges',
  'Encargos do mês sobre o salário': "Month's employer charges on the salary",
  'Encargos sobre os dois': 'Employer charges on both',
  'Encargos também sobre o 13º e as férias provisionados, com o terço (STF, Tema 985); quem os deixa de fora chega a um total menor.':
    'Employer charges also on the 13th salary and vacation set aside, with the one-third bonus (STF, Tema 985); leaving them out gives a lower total.',
  'Fator da empresa, de 0,5 a 2, que multiplica o RAT informado': 'Company factor, from 0.5 to 2, which multiplies the RAT given',
  'Já multiplicado pelo FAP da empresa, salvo quando ele é informado à parte; em regra 1, 2 ou 3':
    "Already multiplied by the company's FAP, unless that is given separately; usually 1, 2 or 3",
  'Mais um salário, de quem trabalha no lugar dele': 'One more salary, of whoever works in their place',
  'Março de 2005: mais 0,5% da LC nº 110/2001': 'March 2005: an extra 0.5% from LC nº 110/2001',
  'O ano em 13,33 e em 14,33 salários': 'The year in 13.33 and in 14.33 salaries',
  'O empregado custa {value} por mês': 'The employee costs {value} a month',
  'O mesmo que doze vezes o custo mensal': 'The same as twelve times the monthly cost',
  'O que se guarda por mês para o 13º e as férias': 'What is set aside each month for the 13th salary and vacation',
  'Optante do Simples: só o FGTS': 'Company in Simples: only FGTS',
  'Outros benefícios pagos pela empresa': 'Other benefits paid by the company',
  'Plano de saúde pago pela empresa': 'Health plan paid by the company',
  'Quanto custa para a empresa um empregado de R$ 2.000?': 'How much does an employee on R$ 2,000 cost the company?',
  'Quanto um empregado CLT custa à empresa por mês: salário, encargos, provisões de 13º e férias com seus encargos, e benefícios.':
    'How much a CLT employee costs the company a month: salary, employer charges, provisions for 13th salary and vacation with their charges, and benefits.',
  'Quantos salários o ano custa': 'How many salaries the year costs',
  'RAT de 2% com FAP de 1,5, terceiros de 2,7% e outros benefícios':
    'RAT of 2% with FAP of 1.5, third-party contributions of 2.7% and other benefits',
  'RAT de 3% com o maior FAP: 6%': 'RAT of 3% with the highest FAP: 6%',
  'Salário-educação, Incra, Sistema S e Sebrae': 'Salário-educação, Incra, Sistema S and Sebrae',
  'Salários com quem cobre as férias': 'Salaries with vacation cover',
  'Salários pagos a este empregado': 'Salaries paid to this employee',
  'Seguro de vida, creche, previdência': 'Life insurance, childcare, private pension',
  'Sem multa do FGTS, aviso-prévio, faltas, horas extras e rotatividade.':
    'Without FGTS fine, notice period, absences, overtime and turnover.',
  'Simples no anexo IV: patronal e RAT fora do DAS, sem terceiros':
    'Simples in annex IV: employer INSS and RAT outside the DAS, no third-party contributions',
  'Três mil reais no regime normal, o resto em branco': 'Three thousand reais in the normal regime, the rest left blank',
  'Um doze avos das férias com o terço': 'One twelfth of vacation with the one-third bonus',
  'Um doze avos do 13º': 'One twelfth of the 13th salary',
  'Vale-transporte pago pela empresa, já sem a parte descontada do empregado':
    'Transport voucher paid by the company, net of the part deducted from the employee',
  'a desoneração é do lucro presumido ou real: no Simples a patronal está no DAS':
    'payroll relief is of presumed or actual profit: under Simples the employer contribution is in the DAS',
  'o RAT já o traz': 'the RAT already includes it',
  'saber o custo de demitir': 'find out the cost of a dismissal',
  'tratar de empregado doméstico': 'deal with a domestic worker',
  'ver a desoneração da folha': 'see payroll relief',
}

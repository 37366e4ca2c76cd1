/** The English of what is said here, by the Portuguese. */
export const english = {
  '0, 7,5, 8 ou 8,5, sobre o que passa do teto do INSS': '0, 7.5, 8 or 8.5, on what exceeds the INSS ceiling',
  'A parte isenta dos 65 anos é lida como rendimento isento, somado ao desconto simplificado; a outra leitura está em irrf-monthly.':
    'The exempt part at 65 is read as exempt income, added to the simplified deduction; the other reading is in irrf-monthly.',
  'A previdência complementar deduz do imposto até 12% da renda do ano; aqui se deduz toda a do mês.':
    "The supplementary pension is deducted for tax up to 12% of the year's income; here the whole month's is deducted.",
  'Abono de permanência': 'Permanence allowance',
  'Alimentação, transporte, creche': 'Food, transport, childcare',
  'Alíquota da Funpresp': 'Funpresp rate',
  'Antes de 04/02/2013, sem opção pela Funpresp': 'Before 4 February 2013, without choosing Funpresp',
  'Aposentado com nove mil, só o que passa do teto': 'Retiree with nine thousand, only what is above the ceiling',
  'Aposentado e pensionista contribuem só sobre o que passa do teto do INSS (Constituição, art. 40, § 18).':
    'Retirees and pensioners contribute only on what exceeds the INSS ceiling (Constituição, art. 40, § 18).',
  'Arredondada para mostrar; a soma é exata': 'Rounded for display; the sum is exact',
  Ativo: 'Active',
  'Ativo com base de cinco mil': 'Active civil servant with a base of five thousand',
  'Auxílios sem imposto': 'Allowances without tax',
  'Conta só para aposentado e pensionista': 'Counts only for retirees and pensioners',
  'Contribuição (PSS)': 'Contribution (PSS)',
  'Contribuição com as faixas somadas e arredondadas uma só vez: a lei não diz onde arredondar, e o contracheque pode trazer um ou dois centavos de diferença.':
    'Contribution with the brackets added up and rounded only once: the law does not say where to round, and the payslip may show one or two centavos of difference.',
  'Contribuição sobre toda a base': 'Contribution over the whole base',
  'Desde 04/02/2013, ou com opção: base até o teto do INSS': 'Since 4 February 2013, or by choice: base up to the INSS ceiling',
  'Entrada no serviço público': 'Entry into public service',
  'Entrou pela Funpresp, com doze mil': 'Joined under Funpresp, with twelve thousand',
  Funpresp: 'Funpresp',
  'Na última faixa, em 2026': 'In the last bracket, in 2026',
  'No primeiro dia das faixas, março de 2020': 'On the first day of the brackets, March 2020',
  'O abono de permanência devolve a contribuição, e é tributado':
    'The stay-on bonus (abono de permanência) gives back the contribution, and is taxed',
  'O líquido do servidor público federal ativo, aposentado ou pensionista: PSS, Funpresp, abono de permanência e imposto de renda.':
    'The net pay of an active federal public servant, retiree or pensioner: PSS, Funpresp, permanence allowance and income tax.',
  'O servidor recebe {value} líquidos': 'The public servant takes home {value}',
  'Outros rendimentos tributáveis': 'Other taxable income',
  'Para onde vai o pagamento': 'Where the pay goes',
  'Parte da União na Funpresp': 'Federal share in Funpresp',
  Pensionista: 'Pensioner',
  'Que não entram na base da contribuição': 'That do not enter the contribution base',
  'Recebe abono de permanência': 'Receives the permanence allowance',
  'Salário de servidor federal': 'Federal public servant salary',
  'Só servidor da União: estados e municípios têm leis próprias.': 'Federal public servants only: states and cities have their own laws.',
  'Vencimento e vantagens permanentes, sem auxílios; ou o provento':
    'Base pay and permanent additions, without allowances; or the retirement pay',
  'deve ser 0 ou {0}': 'must be 0 or {0}',
  'na última': 'in the last one',
  'o abono é de quem pode se aposentar e segue na ativa': 'the allowance is for those who can retire and keep working',
  'só quem é da Funpresp (entry) contribui para ela': 'only those in Funpresp (entry) contribute to it',
  'ver o salário de quem é da CLT': 'see the salary of a CLT employee',
  '{0} × {1}; sobre o que passa do teto': '{0} × {1}; on what exceeds the ceiling',
  'é da contribuição do servidor ativo': "is part of the active public servant's contribution",
}

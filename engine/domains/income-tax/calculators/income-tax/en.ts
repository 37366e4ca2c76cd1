export const english = {
  'A redução do imposto dá meio centavo, e a lei não diz para que lado: aqui é {0}, com o produto arredondado; arredondada a redução inteira, seria {1}.':
    'The tax reduction comes to half a centavo, and the law does not say which way to round: here it is {0}, with the product rounded; with the whole reduction rounded, it would be {1}.',
  'Ano-calendário 2007, o primeiro do registro': 'Calendar year 2007, the first on record',
  'Ano-calendário 2008': 'Calendar year 2008',
  'Ano-calendário 2009, o primeiro com cinco faixas': 'Calendar year 2009, the first with five brackets',
  'Ano-calendário 2010, com o desconto no limite': 'Calendar year 2010, with the deduction at the limit',
  'Ano-calendário 2011: a tabela de abril vale para o ano todo': 'Calendar year 2011: the April table applies to the whole year',
  'Ano-calendário 2012': 'Calendar year 2012',
  'Ano-calendário 2016, a pagar': 'Calendar year 2016, tax due',
  'Ano-calendário 2025: sem a redução, completo melhor': 'Calendar year 2025: without the reduction, the full model is better',
  'Contribuição à previdência oficial paga no ano': 'Official social security contribution paid in the year',
  'Declaração anual da pessoa física: modelo simplificado contra completo, redução da Lei nº 15.270/2025, a pagar ou a restituir.':
    'Annual tax return of an individual: simplified model against full model, reduction under Lei nº 15.270/2025, to pay or to be refunded.',
  'Despesas com instrução do titular e dos dependentes': 'Education expenses of the taxpayer and the dependents',
  'Despesas médicas não reembolsadas': 'Medical expenses not reimbursed',
  'Gasto de uma pessoa no ano': 'Expense of one person in the year',
  'Imposto de renda anual': 'Annual income tax',
  'Imposto já retido ou pago no ano, sem o do 13º': 'Tax already withheld or paid in the year, without that of the 13th salary',
  'Imposto menos o retido': 'Tax less the amount withheld',
  'Imposto sobre os rendimentos tributáveis': 'Tax as a share of taxable income',
  'Instrução de cada pessoa': 'Education of each person',
  'Instrução de cada pessoa: quem gasta menos não cede limite a outro':
    'Education of each person: one who spends less gives no limit to another',
  'Instrução limitada a {0} por pessoa.': 'Education limited to {0} a person.',
  'Instrução limitada a {0} por pessoa: o total foi aceito até {1}, como se o titular e os {2} dependentes gastassem o limite; quem gasta menos não cede limite a outro, e education_by_person diz o de cada um.':
    "Education limited to {0} a person: the total was accepted up to {1}, as if the taxpayer and the {2} dependents spent the limit; one who spends less gives no limit to another, and education_by_person states each one's.",
  'Instrução no limite exato e acima dele dão o mesmo imposto': 'Education at exactly the limit and above it give the same tax',
  'Limite de isenção do ano-calendário 2023, com o desconto de 20%': 'Exemption limit of calendar year 2023, with the 20% deduction',
  'Modelo completo com os limites de instrução e de PGBL em 2026': 'Full model with the education and PGBL limits in 2026',
  'No fim da redução: 88.200,00': 'At the end of the reduction: 88,200.00',
  'O titular e cada dependente; o limite é de cada um': 'The taxpayer and each dependent; each has a limit',
  'PGBL de 12% exatos é todo dedutível': 'PGBL of exactly 12% is fully deductible',
  'Previdência privada dedutível (PGBL e fundos de pensão)': 'Deductible private pension (PGBL and pension funds)',
  'Previdência privada limitada a {0} da renda tributável, e só para quem contribui à previdência oficial (Lei nº 9.532/1997, art. 11).':
    'Private pension limited to {0} of taxable income, and only for those who contribute to official social security (Lei nº 9.532/1997, art. 11).',
  'Redução anual da Lei nº 15.270/2025 pela fórmula própria do ano, medida na renda tributável e limitada ao imposto.':
    "Annual reduction under Lei nº 15.270/2025 by the year's own formula, measured on taxable income and limited to the tax.",
  'Redução no melhor modelo': 'Reduction in the better model',
  'Rendimentos tributáveis do ano, sem o 13º salário': 'Taxable income of the year, without the 13th salary',
  'Sessenta mil reais em 2026, o resto em branco: imposto zerado': 'Sixty thousand reais in 2026, the rest left blank: tax brought to zero',
  'Setenta e dois mil em 2026: redução parcial, não doze vezes a mensal':
    'Seventy-two thousand in 2026: partial reduction, not twelve times the monthly one',
  'Só rendimentos do ajuste anual: o 13º, a PLR e as aplicações são tributados à parte, e não se calcula o imposto mínimo de altas rendas.':
    'Only income of the annual return: the 13th salary, profit sharing (PLR) and investments are taxed separately, and the minimum tax on high incomes is not calculated.',
  'Um centavo acima de 88.200,00: sem redução': 'One centavo above 88,200.00: no reduction',
  'Um centavo acima de sessenta mil: a redução ainda cobre o imposto':
    'One centavo above sixty thousand: the reduction still covers the tax',
  'comparar o imposto do salário antes e depois da mudança da lei': 'compare the tax on the salary before and after the change of law',
  'education_expenses, como se todos gastassem o limite': 'education_expenses, as if all spent the limit',
  'já é o total de education_expenses: informe um só': 'is already the total of education_expenses: give only one',
  'saber se é preciso declarar': 'find out whether filing is required',
  'tem {0} pessoas, e o titular com os dependentes são {1}': 'has {0} people, and the taxpayer with the dependents are {1}',
  '{0}; o limite': '{0}; the limit',
}

export const english = {
  'Acerto do fim do ano': 'Adjustment at the end of the year',
  'Ano de seis milhões: um milhão com a presunção maior': 'Year of six million: one million with the increased presumption',
  'Cada trimestre': 'Each quarter',
  'Com menos de quatro trimestres não há o acerto do fim do ano.':
    'With fewer than four quarters there is no adjustment at the end of the year.',
  'Depois do acerto': 'After the adjustment',
  'Desde 2027 a CBS substitui PIS e Cofins: sem cbs_rate não há total.':
    'Since 2027 CBS replaces PIS and Cofins: without cbs_rate there is no total.',
  'Do primeiro em diante': 'From the first on',
  'Em 2026 o IRPJ aumenta desde janeiro e a CSLL desde abril; o limite da CSLL foi tomado como o mesmo.':
    'In 2026 IRPJ increases from January and CSLL from April; the limit of CSLL was taken as the same.',
  'Falta a alíquota da CBS para o total do ano': 'The CBS rate is missing for the total of the year',
  'IRPJ e CSLL a pagar no último trimestre': 'IRPJ and CSLL to pay in the last quarter',
  'ISS e INSS da empresa só com a alíquota e a folha informadas; sem RAT, terceiros, retenções nem créditos.':
    "ISS and the company's INSS only with the rate and payroll given; without RAT, third parties, withholdings or credits.",
  'Limite para a presunção maior': 'Limit for the increased presumption',
  'Lucro presumido no ano': 'Presumed profit in the year',
  'No ano, a empresa paga {value}': 'In the year, the company pays {value}',
  'No ano, não há imposto': 'In the year, there is no tax',
  'O acerto que o último trimestre não comporta; volta com a Selic, que não está somada':
    'The part of the adjustment that the last quarter cannot take; it comes back with Selic, which is not added',
  'O acerto refaz sem o aumento os trimestres mais novos primeiro, e se abate no quarto; a ordem não está na norma.':
    'The adjustment recomputes without the increase the latest quarters first, and is deducted in the fourth; the order is not in the rule.',
  'O quarto trimestre completa o que o ano deve': 'The fourth quarter completes what the year owes',
  'Os impostos de cada trimestre': 'The taxes of each quarter',
  'Os tributos de cada trimestre do ano no lucro presumido, com o limite que passa de um trimestre ao outro na presunção maior e o acerto do fim do ano.':
    'The taxes of each quarter of the year under presumed profit, with the limit that passes from one quarter to the next in the increased presumption and the adjustment at the end of the year.',
  'Presunção aumentada em 10% na receita acima de {0} no ano: cada trimestre tem {1} mais o que o anterior não usou, e o que passa não se transporta (LC nº 224/2025; IN RFB nº 2.306/2026).':
    'Presumption increased by 10% on the revenue above {0} in the year: each quarter has {1} plus the part that the one before did not use, and an excess is not carried (LC nº 224/2025; IN RFB nº 2.306/2026).',
  'Primeiro trimestre acima do limite e ano abaixo dele: o aumento volta no fim':
    'First quarter above the limit and year below it: the increase comes back at the end',
  'Quanto paga no ano uma empresa de serviços com R$ 1 milhão por trimestre no lucro presumido?':
    'How much does a services company with R$ 1 million a quarter pay in the year under presumed profit?',
  Receita: 'Revenue',
  'Receita do ano': 'Revenue of the year',
  'Receita do ano acima do limite': 'Revenue of the year above the limit',
  'Regime de competência, ou de caixa sem receitas a receber; só trimestres inteiros.':
    'Accrual basis, or cash basis with no revenue to receive; only whole quarters.',
  'Total do ano': 'Total of the year',
  'Total do ano, depois do acerto': 'Total of the year, after the adjustment',
  'Total do {0}º trimestre': 'Total of quarter {0}',
  Trimestres: 'Quarters',
  'a CBS só substitui PIS e Cofins a partir de 2027': 'CBS replaces PIS and Cofins only from 2027',
  'a presunção menor dos serviços vale até {0} de receita no ano':
    'the smaller presumption of services holds up to {0} of revenue in the year',
  'até 2026, ou sem a alíquota': 'up to 2026, or without the rate',
  'calcular um trimestre, com retenções e quotas': 'compute a quarter, with withholdings and instalments',
  'sem a alíquota da CBS': 'without the CBS rate',
  'somam {0}, e o limite do regime no ano é {1}': 'add up to {0}, and the limit of the regime in the year is {1}',
}

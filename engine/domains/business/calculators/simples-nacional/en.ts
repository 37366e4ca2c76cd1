export const english = {
  '1 no mês de abertura, até 13': '1 in the month of the opening, up to 13',
  '12 vezes a do mês': '12 times that of the month',
  'A alíquota efetiva não é arredondada; o imposto é arredondado uma vez, no centavo, e repartido de modo que os tributos somem exatamente o DAS (o PGDAS-D arredonda cada tributo e pode diferir em poucos centavos).':
    'The effective rate is not rounded; the tax is rounded once, to the centavo, and split so that the taxes add up exactly to the DAS (PGDAS-D rounds each tax and may differ by a few centavos).',
  'A da última faixa, no teto': 'That of the last bracket, at the ceiling',
  'A partir de 2027, sem o mês logo antes do da apuração': 'From 2027, without the month right before the month of assessment',
  'Acima do sublimite, ICMS e ISS são pagos fora da guia': 'Above the sublimit, ICMS and ISS are paid outside the slip',
  'Alíquota efetiva máxima': 'Maximum effective rate',
  'Alíquota nominal da faixa': 'Nominal rate of the bracket',
  'Anexo IV: sem contribuição patronal no DAS': 'Annex IV: no employer contribution in the DAS',
  'Anexo V no sublimite: ISS de 4,9996% não chega ao máximo': 'Annex V at the sublimit: ISS of 4.9996% does not reach the maximum',
  'Anexo aplicado, depois do fator R': 'Annex applied, after factor R',
  'Ano anterior um centavo acima do sublimite: sem ICMS na guia': 'Year before one centavo above the sublimit: without ICMS in the slip',
  'Ano de abertura: teto e sublimite por mês até dezembro': 'Year of the opening: ceiling and sublimit by month up to December',
  'Com ICMS e ISS, mesmo quando são pagos fora da guia até a 5ª faixa':
    'With ICMS and ISS, even when they are paid outside the slip up to the 5th bracket',
  'Com a folha informada, a atividade é tratada como sujeita ao fator R (LC nº 123/2006, art. 18, §§ 5º-J e 5º-M).':
    'With the payroll given, the activity is treated as subject to factor R (LC nº 123/2006, art. 18, §§ 5º-J e 5º-M).',
  'Com folha de 12 meses a partir de {0} da receita a tributação seria pelo anexo III; informe payroll_12m.':
    'With 12-month payroll of {0} of revenue or more, taxation would be under annex III; give payroll_12m.',
  'Comércio na segunda faixa': 'Commerce in the second bracket',
  'Decide entre os anexos III e V': 'Decides between annexes III and V',
  'Desde janeiro, sem o mês: diz se o ano passou do teto ou do sublimite e o que fica acima deles':
    'Since January, without the month: tells whether the year passed the ceiling or the sublimit, and the part above them',
  'Empresa no {0}º mês de atividade: média da receita de {1} meses anteriores, sem o atual, vezes 12 (Resolução CGSN nº 140/2018, art. 22).':
    'Company in month {0} of activity: average revenue of {1} previous {1|month|months}, without the current one, times 12 (Resolução CGSN nº 140/2018, art. 22).',
  'Exatamente no teto do ano: nada muda': "Exactly at the year's ceiling: nothing changes",
  'Faixa, de 1 a 6': 'Bracket, from 1 to 6',
  'Fator R de 28%: o anexo V é tributado pelo III': 'Factor R of 28%: annex V is taxed under III',
  'Fator R um centavo abaixo de 28%: o anexo III é tributado pelo V': 'Factor R one centavo below 28%: annex III is taxed under V',
  'Fator R {0} a {1}: tributação pelo anexo {2}, não pelo {3}.': 'Factor R {0} to {1}: taxed under annex {2}, not {3}.',
  'Folha dos mesmos meses, com pró-labore, CPP e FGTS': "Payroll of the same months, with partner's pay (pró-labore), CPP and FGTS",
  'Folha sobre receita (fator r)': 'Payroll to revenue (factor R)',
  'I comércio, II indústria, III serviços, IV serviços com CPP fora do DAS, V serviços intelectuais':
    'I commerce, II industry, III services, IV services with CPP outside the DAS, V intellectual services',
  'ISS limitado a 5% na quinta faixa do anexo III': 'ISS limited to 5% in the fifth bracket of annex III',
  'Imposto do mês no Simples Nacional por anexo e faixa: alíquota efetiva, fator R, empresa nova e repartição entre os tributos.':
    'Tax of the month in the Simples Nacional by annex and bracket: effective rate, factor R, new company and breakdown among the taxes.',
  'Indústria no fim da segunda faixa': 'Industry at the end of the second bracket',
  'Janeiro de 2027: CBS e IBS no lugar de PIS e Cofins': 'January 2027: CBS and IBS in place of PIS and Cofins',
  'Mais de 20% acima: sai no mês seguinte': 'More than 20% above: out in the following month',
  'Mês de atividade da empresa nova': 'Month of activity of the new company',
  'Mês que passa do sublimite em 14%: parte acima com o ICMS máximo, e saída em janeiro':
    'Month that passes the sublimit by 14%: part above with the maximum ICMS, and exit in January',
  'No anexo IV a contribuição patronal de 20% sobre a folha é paga fora do DAS.':
    'In annex IV the employer contribution of 20% on the payroll is paid outside the DAS.',
  'No limite da primeira faixa': 'At the limit of the first bracket',
  'No teto do regime, com o ano anterior acima do sublimite': 'At the ceiling of the regime, with the year before above the sublimit',
  'O ano passa do teto em até 20%: o excesso paga a alíquota máxima':
    'The year exceeds the ceiling by up to 20%: the excess pays the maximum rate',
  'O fator R só decide entre os anexos III e V; neste anexo ele não muda o imposto.':
    'Factor R only decides between annexes III and V; in this annex it does not change the tax.',
  'Oitenta mil por mês: a alíquota efetiva não é arredondada': 'Eighty thousand a month: the effective rate is not rounded',
  'Parcela a deduzir da faixa': "Bracket's amount to deduct",
  'Parte do DAS sobre o que passou do teto': 'Part of the DAS on what exceeded the ceiling',
  'Primeiro mês com receita acima de um doze avos do teto: empresa regular':
    'First month with revenue above one twelfth of the ceiling: a regular company',
  'Primeiro mês de atividade: a receita do próprio mês vezes 12 (Resolução CGSN nº 140/2018, art. 22).':
    "First month of activity: the month's own revenue times 12 (Resolução CGSN nº 140/2018, art. 22).",
  'Primeiro ou segundo mês de atividade: primeira faixa, sem receita anterior (Resolução CGSN nº 190/2026).':
    'First or second month of activity: first bracket, without earlier revenue (Resolução CGSN nº 190/2026).',
  'Quanto paga no Simples uma empresa de serviços (anexo III) que fatura R$ 20.000 por mês?':
    'How much Simples does a service company (annex III) with revenue of R$ 20,000 a month pay?',
  'Receita de 12 meses': '12-month revenue',
  'Receita de 12 meses acima do teto, dentro de cada ano: usa a alíquota do teto':
    'Twelve-month revenue above the ceiling, within that of each year: uses the rate of the ceiling',
  'Receita de 12 meses de 4,2 milhões com o ano dentro do sublimite':
    'Twelve-month revenue of 4.2 million with the year within the sublimit',
  'Receita de 12 meses que não é doze vezes a do mês, setembro de 2022':
    "12-month revenue that is not twelve times the month's, September 2022",
  'Receita de 12 meses um centavo acima do sublimite, com o ano dentro dele: o ICMS fica':
    'Twelve-month revenue one centavo above the sublimit, with the year within it: ICMS stays',
  'Receita de 12 meses usada para a faixa (RBT12)': '12-month revenue used for the bracket (RBT12)',
  'Receita do ano anterior inteiro': 'Revenue of the whole year before',
  'Receita do ano até o mês anterior': 'Revenue of the year up to the previous month',
  'Receita dos 12 meses anteriores ao da apuração, como informada.': 'Revenue of the 12 months before the reference month, as given.',
  'Receita dos 12 meses anteriores estimada em 12 vezes a do mês.':
    'Revenue of the previous 12 months estimated as 12 times that of the month.',
  'Receita dos 12 meses anteriores, ou desde a abertura': 'Revenue of the previous 12 months, or since opening',
  'Repartição do DAS entre os tributos': 'Breakdown of the DAS among the taxes',
  'Segundo mês de atividade: a receita do próprio mês não entra na média':
    "Second month of activity: the month's own revenue is not part of the average",
  'Sem a folha, a atividade é tratada como própria do anexo III, não sujeita ao fator R.':
    'Without the payroll, the activity is treated as belonging to annex III, not subject to factor R.',
  'Sem substituição tributária, monofásicos, exportação, ISS retido ou isenções locais: para eles, use o DAS do mês.':
    'Without tax substitution, single-phase products, exports, ISS withheld or local exemptions: for those, use the DAS of the month.',
  'Serviços a dez mil reais por mês, o resto em branco': 'Services at ten thousand reais a month, the rest left blank',
  'Simples Nacional': 'Simples Nacional',
  'Situação diante do sublimite de ICMS e ISS': 'Position relative to the sublimit of ICMS and ISS',
  'Terceiro mês de atividade: média dos dois anteriores vezes 12': 'Third month of activity: average of the two previous months times 12',
  'Um centavo além da primeira faixa': 'One centavo past the first bracket',
  'Valor do DAS do mês': 'DAS amount of the month',
  'Zero a partir de 2027': 'Zero from 2027',
  'Zero no anexo IV': 'Zero in annex IV',
  'calcular a guia inteira, com várias atividades': 'compute the whole slip, with several activities',
  'igual ou superior': 'greater than or equal',
  'mais de um ano': 'more than a year',
  'o mês sozinho passa do sublimite de {0}: informe a receita do ano até o mês anterior, ou zero':
    'the month alone passes the sublimit of {0}: give the revenue of the year up to the month before, or zero',
  'quando só se conhece a de 12 meses': 'when only that of 12 months is known',
  'saber qual anexo se aplica': 'find out which annex applies',
  'sem a folha dos 12 meses': 'without the 12-month payroll',
}

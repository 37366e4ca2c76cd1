export const english = {
  '(1 + {0} × ((1 + {1})^(1/252) − 1))^252 − 1; parte do CDI de cada dia, em 252 dias úteis':
    '(1 + {0} × ((1 + {1})^(1/252) − 1))^252 − 1; share of the CDI of each day, over 252 business days',
  '(Resoluções CMN nº 5.119/2024, nº 5.168/2024 e nº 5.215/2025)': '(Resoluções CMN nº 5.119/2024, nº 5.168/2024 e nº 5.215/2025)',
  '({0} − IOF de {1}) × {2}': '({0} − IOF of {1}) × {2}',
  'A alíquota mostrada é a média: imposto ÷ rendimento.': 'The tax rate shown is the average: tax ÷ return.',
  'A custódia não reduz a base do imposto de renda.': 'The custody fee does not reduce the income tax base.',
  'Antes de completar o mês o rendimento é proporcional aos dias corridos, em mês de 30 dias.':
    'Before the month is complete the return is proportional to the calendar days, in a 30-day month.',
  'Bruto ao ano': 'Gross per year',
  'CDB de 110% do CDI por um ano': 'CDB of 110% of the CDI for one year',
  'CDB prefixado de 10,5% por um ano: 17,5% de imposto': 'Fixed-rate CDB of 10.5% for one year: 17.5% tax',
  'Cada depósito entra no começo do mês e paga o imposto pelo seu próprio prazo, em meses de 365 ÷ 12 dias; tudo é resgatado no fim.':
    'Each deposit goes in at the start of the month and pays tax by its own term, in months of 365 ÷ 12 days; everything is redeemed at the end.',
  'Com depósitos mensais': 'With monthly deposits',
  'Custódia de 0,20%: dez mil e cem em Tesouro Selic': 'Custody fee of 0.20%: ten thousand one hundred in Tesouro Selic',
  'Custódia de {0} ao ano sobre o saldo médio de cada mês{1}; a B3 apura por dia.':
    "Custody fee of {0} a year on each month's average balance{1}; B3 calculates it by day.",
  'Custódia na B3 em 2020: cinco mil não pagam': 'B3 custody fee in 2020: five thousand pays nothing',
  'Custódia na B3 em 2020: cinquenta mil': 'B3 custody fee in 2020: fifty thousand',
  'Custódia na B3 em 2020: onze mil em Tesouro Selic': 'B3 custody fee in 2020: eleven thousand in Tesouro Selic',
  'Dias corridos até o resgate': 'Calendar days to redemption',
  'Dias corridos considerados para o imposto': 'Calendar days counted for the tax',
  'Dois anos são 730 dias: 15%': 'Two years are 730 days: 15%',
  'Dois meses com depósito: cada um pelo seu prazo': 'Two months with a deposit: each one by its own term',
  'Evolução do valor bruto': 'Growth of the gross amount',
  'IOF no resgate antes de 30 dias': 'IOF on redemption before 30 days',
  'Imposto de renda sobre o rendimento': 'Income tax on the return',
  'Inclui a evolução mês a mês': 'Includes the growth month by month',
  'Inclui todas as aplicações lado a lado': 'Includes all investments side by side',
  'LCI de 10,65% por um ano: isenta': 'LCI of 10.65% for one year: exempt',
  'LCI e LCA têm carência mínima{0}, não conferida aqui.': 'LCI and LCA have a minimum waiting period{0}, not checked here.',
  'Lado a lado: CDB, LCI e LCA à taxa informada; Tesouro Selic à Selic; poupança pela regra da data. Para taxas diferentes use cdb-comparison.':
    'Side by side: CDB, LCI and LCA at the rate given; Tesouro Selic at the Selic; savings account by the rule of the date. For different rates use cdb-comparison.',
  'Meta da Selic ao ano, para comparar com a poupança': 'Selic target per year, to compare with the savings account',
  'No começo do mês, o primeiro inclusive': 'At the start of the month, including the first',
  'No lugar do rendimento ao ano': 'Instead of the yearly return',
  'O imposto por prazo de cada depósito': 'The tax by the term of each deposit',
  'O prazo mais longo: cinquenta anos': 'The longest term: fifty years',
  'O rendimento da poupança é o informado em annual_rate; a comparação usa a regra legal.':
    'The savings account return is the one given in annual_rate; the comparison uses the legal rule.',
  'Ou o percentual do CDI em seu lugar': 'Or the percentage of the CDI in its place',
  'Para o imposto, cada mês conta 365 ÷ 12 dias corridos: 12 meses são 365 dias (17,5%) e 24 meses são 730 (15%); contas com mês de 30 dias chegam a 20% e 17,5%.':
    'For the tax, each month counts 365 ÷ 12 calendar days: 12 months are 365 days (17.5%) and 24 months are 730 (15%); calculations with a 30-day month arrive at 20% and 17.5%.',
  'Poupança a 6,17% ao ano: sem imposto': 'Savings account at 6.17% a year: no tax',
  'Quando vem do percentual do CDI': 'When it comes from the percentage of the CDI',
  'Rendimento de investimento': 'Investment return',
  'Rendimento líquido de CDB, LCI, LCA, Tesouro Selic ou poupança: imposto, IOF, custódia e comparação com a poupança.':
    'Net return of CDB, LCI, LCA, Tesouro Selic or savings account: tax, IOF, custody and comparison with the savings account.',
  'Resgate no dia 15: IOF de metade do rendimento': 'Redemption on day 15: IOF of half the return',
  'Seis meses são 182 dias: 20%': 'Six months are 182 days: 20%',
  'Sem IOF: com o prazo em meses inteiros o resgate não é antes de 30 dias.':
    'Without IOF: with the term in whole months the redemption is not before 30 days.',
  'Sem comparação com a poupança: a Selic ou a TR da data não está disponível; informe selic_annual e tr_monthly.':
    'No comparison with the savings account: the Selic or the TR of the date is not available; give selic_annual and tr_monthly.',
  'Sete meses com depósito: duas alíquotas, e mês a mês': 'Seven months with a deposit: two tax rates, and month by month',
  'Só para o resgate antes de completar o primeiro mês, com o prazo de 1 mês':
    'Only for a redemption before the first month is complete, with a term of 1 month',
  'TR ao mês, para comparar com a poupança': 'TR per month, to compare with the savings account',
  'Taxa anual efetiva e constante em todo o prazo; o valor é arredondado ao centavo só no resgate.':
    'Effective annual rate, constant over the whole term; the amount is rounded to the centavo only on redemption.',
  'Tesouro Selic por dois anos, com custódia sobre o saldo que cresce':
    'Tesouro Selic for two years, with the custody fee on the growing balance',
  'Todas as aplicações lado a lado': 'All the investments side by side',
  'Total colocado': 'Total put in',
  'Um mês são 30 dias: 22,5% e nenhum IOF': 'One month is 30 days: 22.5% and no IOF',
  'Uma das aplicações fica fora da lista: a taxa da data não está disponível.':
    'One of the investments is left out of the list: the rate of the date is not available.',
  'Valor bruto no resgate': 'Gross amount on redemption',
  'a poupança só rende no aniversário mensal': 'the savings account only earns on the monthly anniversary',
  'cada depósito × (1 + {0})^(meses/12), somado': 'each deposit × (1 + {0})^(months/12), added up',
  'decidir onde aplicar': 'decide where to invest',
  'isento para pessoa física': 'exempt for individuals',
  'não vem com days: o resgate é antes do primeiro mês': 'does not go with days: the redemption is before the first month',
  'os mesmos depósitos pelo rendimento da poupança': 'the same deposits at the savings account return',
  'que passa de {0}, contando só esta aplicação': 'above {0}, counting only this investment',
  'saldo médio mensal acima de {0} × {1} ÷ 12, somado': 'monthly average balance above {0} × {1} ÷ 12, added up',
  'só com o prazo em meses inteiros': 'only with the term in whole months',
  'só vale com cdi_percent': 'is only valid with cdi_percent',
  'só vale com months = 1, para o resgate antes de completar o primeiro mês; sem ele o prazo é o de months':
    'is only valid with months = 1, for a redemption before the first month is complete; without it the term is that of months',
  'usar o CDI publicado entre duas datas': 'use the published CDI between two dates',
  'vem no lugar de annual_rate: informe só um dos dois': 'goes in place of annual_rate: give only one of the two',
  'ver as aplicações lado a lado': 'see the investments side by side',
  '{0} dias corridos': '{0} calendar {0|day|days}',
  '{0} × {1}; dia {2}': '{0} × {1}; day {2}',
  '{0}; não incide': '{0}; does not apply',
}

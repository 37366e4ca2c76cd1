export const english = {
  'Acima de {0} o Simples e o MEI pagam a alíquota das demais empresas.':
    'Above {0}, Simples and MEI companies pay the rate of other companies.',
  'Alíquota adicional': 'Additional rate',
  'Alíquota ao dia': 'Rate per day',
  'As duas partes do imposto': 'The two parts of the tax',
  'Cem mil por 180 dias, pessoa física': 'One hundred thousand for 180 days, individual',
  'Cem mil por um ano: 3.373,00, ou 3.490,74 se o imposto é financiado':
    'One hundred thousand for one year: 3,373.00, or 3,490.74 if the tax is financed',
  'Com parcelas: decide quanto cada uma amortiza': 'With installments: decides how much each one amortizes',
  'Depois de 365 dias a alíquota diária para de contar': 'After 365 days the daily rate stops counting',
  'Descontado do que se recebe': 'Deducted from what is received',
  'Dias até pagar': 'Days until payment',
  'Em doze parcelas cada amortização conta os próprios dias': 'In twelve installments each amortization counts its own days',
  'Em duas parcelas pelo SAC': 'In two installments under SAC',
  'Empresa do Simples Nacional': 'Simples Nacional company',
  'Empresa do Simples, 30.000,00 por um ano': 'Simples company, 30,000.00 for one year',
  'Empresa enquanto o Congresso sustou os decretos': 'Company while Congress had suspended the decrees',
  'Empresa no primeiro dia depois da decisão do STF': 'Company on the first day after the STF decision',
  'Empresa no primeiro dia do Decreto nº 12.466/2025': 'Company on the first day of Decreto nº 12.466/2025',
  'Empresa no último dia antes da decisão do STF': 'Company on the last day before the STF decision',
  'Financiamento habitacional de pessoa física e outras isenções não entram: confira se o seu crédito é uma delas.':
    'Home financing for individuals and other exemptions are not included: check whether your credit is one of them.',
  'IOF adicional': 'Additional IOF',
  'IOF descontado do valor liberado; iofFinanced diz quanto seria somado à dívida.':
    'IOF deducted from the amount released; iofFinanced says how much would be added to the debt.',
  'IOF do empréstimo': 'Loan IOF',
  'IOF financiado': 'Financed IOF',
  'IOF pelos dias': 'IOF for the days',
  'IOF se for financiado': 'IOF if financed',
  'IOF sobre o crédito': 'IOF on the credit',
  'IOF sobre o valor do crédito': 'IOF as a share of the credit',
  'IOF somado à dívida: quem toma recebe o valor do crédito inteiro.':
    'IOF added to the debt: the borrower receives the whole amount of the credit.',
  'Maior: o imposto entra na própria base': 'Higher: the tax is part of its own base',
  'Meses de 30 dias, a primeira parcela em um mês.': 'Months of 30 days, the first installment in one month.',
  'O IOF de um crédito de pessoa ou empresa, em um pagamento ou em parcelas, descontado ou financiado. Para compras no exterior, use currency.':
    'The IOF on credit to a person or a company, in one payment or in installments, deducted or financed. For purchases abroad, use currency.',
  'O IOF é de {value}': 'The IOF is {value}',
  'O IOF é financiado': 'The IOF is financed',
  'Quando se paga de uma vez': 'When it is paid all at once',
  'Quando se paga por mês': 'When it is paid by the month',
  'Somado à dívida, em vez de descontado do que se recebe': 'Added to the debt, instead of deducted from what is received',
  'Um centavo acima de 30.000,00 o Simples paga como qualquer empresa':
    'One centavo above 30,000.00 a Simples company pays like any other company',
  'informe days, ou installments e monthly_rate': 'give days, or installments and monthly_rate',
  'não combina com installments: informe os dias ou as parcelas': 'does not combine with installments: give the days or the installments',
  'não há alíquota confirmada para este tomador nesta data': 'there is no confirmed rate for this borrower on this date',
  '{0} ao dia sobre cada amortização, até {1} dias': '{0} a day on each amortization, up to {1} {1|day|days}',
  '{0} − {1}; a dívida que, pago o IOF dela, deixa o valor do crédito':
    '{0} − {1}; the debt that, once its IOF is paid, leaves the amount of the credit',
  'é obrigatório junto com installments': 'is required together with installments',
}

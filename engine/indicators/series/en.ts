export const english = {
  '% ao ano (base 252)': '% a year (252 basis)',
  'CDI (taxa DI)': 'CDI (DI rate)',
  'Composição das 12 últimas variações mensais do IGP-M; o número da FGV pode diferir em até 0,02 ponto.':
    "The last 12 monthly changes of the IGP-M compounded; FGV's number may differ by up to 0.02 point.",
  'Cotação de fechamento PTAX de venda, em reais por dólar, nos dias úteis.':
    'PTAX closing sell quote, in reais per dollar, on business days.',
  'Cotação de fechamento PTAX de venda, em reais por euro, nos dias úteis conhecidos.':
    'PTAX closing sell quote, in reais per euro, on the known business days.',
  'Depósitos desde 04/05/2012, período que começa no dia 1º do mês; o ano é a composição dos meses.':
    'Deposits since 4 May 2012, period that starts on the 1st of the month; the year is the months compounded.',
  'IGP-DI do mês': 'IGP-DI of the month',
  'IGP-M do mês': 'IGP-M of the month',
  'IGP-M do mês pelo número-índice': 'IGP-M of the month by index number',
  'IGP-M em 12 meses': 'IGP-M in 12 months',
  'INPC do mês': 'INPC of the month',
  'IPC-Br do mês': 'IPC-Br of the month',
  'IPC-Fipe do mês': 'IPC-Fipe of the month',
  'IPCA do mês': 'IPCA of the month',
  'IPCA-15 do mês': 'IPCA-15 of the month',
  'Juros de mora quando nada foi combinado (Código Civil, art. 406): a Selic menos o IPCA, nunca abaixo de zero; vale desde 30/08/2024 e não é capitalizada.':
    'Late-payment interest when nothing was agreed (Código Civil, art. 406): the Selic minus the IPCA, never below zero; in force since 30 August 2024 and not compounded.',
  'Meta definida pelo Copom; muda no dia seguinte à reunião e vale em todos os dias do calendário.':
    'Target set by the Copom; it changes on the day after the meeting and applies on every calendar day.',
  'Nível dos preços pelo INPC (IBGE), com dezembro de 1993 igual a 100.':
    'Price level by the INPC (IBGE), with December 1993 equal to 100.',
  'Nível dos preços pelo IPCA (IBGE), com dezembro de 1993 igual a 100; corrige o Tesouro IPCA+.':
    'Price level by the IPCA (IBGE), with December 1993 equal to 100; it corrects the Tesouro IPCA+.',
  'Nível dos preços pelo IPCA-15 (IBGE), com dezembro de 1993 igual a 100.':
    'Price level by the IPCA-15 (IBGE), with December 1993 equal to 100.',
  'Número-índice do INPC': 'INPC index number',
  'Número-índice do IPCA': 'IPCA index number',
  'Número-índice do IPCA-15': 'IPCA-15 index number',
  'R$ por US$': 'R$ per US$',
  'R$ por mês': 'R$ per month',
  'R$ por €': 'R$ per €',
  'Rendimento da poupança no mês': 'Savings account return in the month',
  'Salário mínimo nacional mensal.': 'National monthly minimum wage.',
  'TR do mês': 'TR of the month',
  'Taxa DI': 'DI rate',
  'Taxa DI de cada dia útil, anualizada em 252 dias úteis a partir da taxa diária (SGS 12), como na série 4389.':
    'DI rate of each business day, annualized over 252 business days from the daily rate (SGS 12), as in series 4389.',
  'Taxa Selic efetiva (over)': 'Effective Selic rate (over)',
  'Taxa Selic efetiva composta nos dias úteis do mês, com duas casas: a que a Receita Federal e os tribunais somam.':
    'Effective Selic rate compounded over the business days of the month, with two decimal places: the one the Receita Federal and the courts add up.',
  'Taxa média dos financiamentos de cada dia útil, anualizada em 252 dias úteis a partir da taxa diária (SGS 11), como na série 1178.':
    'Average rate of the overnight financing of each business day, annualized over 252 business days from the daily rate (SGS 11), as in series 1178.',
  'Taxa referencial do período que começa no dia 1º do mês; o ano é a composição dos meses.':
    'Reference rate of the period that starts on the 1st of the month; the year is the months compounded.',
  'Variação do IPCA em 12 meses como publicada; não é a composição dos meses arredondados.':
    'Change of the IPCA in 12 months as published; it is not the rounded months compounded.',
  'Variação mensal do IGP-DI (FGV); o ano é a composição dos meses.':
    'Monthly change of the IGP-DI (FGV); the year is the months compounded.',
  'Variação mensal do IGP-M (FGV); o ano é a composição dos meses.':
    'Monthly change of the IGP-M (FGV); the year is the months compounded.',
  'Variação mensal do IGP-M refeita dos números-índice com mais casas: a que a Calculadora do Cidadão usa desde 12/04/2021.':
    'Monthly change of the IGP-M rebuilt from the index numbers with more decimal places: the one the Calculadora do Cidadão has used since 12 April 2021.',
  'Variação mensal do INPC (IBGE); o ano é a composição dos meses.':
    'Monthly change of the INPC (IBGE); the year is the months compounded.',
  'Variação mensal do IPCA (IBGE); o ano é a composição dos meses.':
    'Monthly change of the IPCA (IBGE); the year is the months compounded.',
  'Variação mensal do IPCA-15 (IBGE), medida do meio de um mês ao meio do outro; o IPCA-E é a sua composição.':
    'Monthly change of the IPCA-15 (IBGE), measured from the middle of one month to the middle of the next; the IPCA-E is its compounding.',
  'Variação mensal dos preços ao consumidor na cidade de São Paulo (Fipe); o ano é a composição dos meses.':
    'Monthly change of consumer prices in the city of São Paulo (Fipe); the year is the months compounded.',
  'Variação mensal dos preços ao consumidor no Brasil (FGV); o ano é a composição dos meses.':
    'Monthly change of consumer prices in Brazil (FGV); the year is the months compounded.',
  'dólar PTAX de venda': 'PTAX dollar, sell',
  'euro PTAX de venda': 'PTAX euro, sell',
}

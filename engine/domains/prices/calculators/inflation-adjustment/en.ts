export const english = {
  'Até o último mês medido, ou à inflação informada': 'Up to the last month measured, or at the inflation given',
  'Carrinho de compras de 500,00 depois de um ano a 4%': 'Shopping cart of 500.00 after one year at 4%',
  'Começo do período': 'Start of the period',
  'Começo do período, pelo índice medido': 'Start of the period, by the measured index',
  'Correção pela inflação': 'Adjustment for inflation',
  'Corrige um valor pela inflação: por anos, pelos meses medidos ou a uma taxa, ou entre duas datas pela série real de IPCA, IGP-M ou INPC. Para o número da Calculadora do Cidadão, veja a correção monetária.':
    'Corrects an amount for inflation: by years, by the months measured or at a rate, or between two dates by the actual IPCA, IGP-M or INPC series. For the number of the Calculadora do Cidadão, see inflation correction.',
  'De hoje para o passado': 'From today to the past',
  'Deflação de 50% ao ano': 'Deflation of 50% a year',
  'Dez anos ao IPCA de 2024': 'Ten years at the 2024 IPCA',
  'Do passado para hoje': 'From the past to today',
  'Fator dos preços no período, com oito casas': 'Price factor in the period, with eight decimal places',
  'Fim do período': 'End of the period',
  'Fim do período, pelo índice medido': 'End of the period, by the measured index',
  'Há {0} anos a moeda não era o real, ou o mês não está guardado: a inflação dos últimos 12 meses é mantida em todos os anos.':
    '{0} {0|year|years} ago the currency was not the real, or the month is not stored: the inflation of the last 12 months is used for every year.',
  'IPCA composto de {0} a {1}': 'IPCA compounded from {0} to {1}',
  'IPCA medido nos {0} meses de {1} a {2}, o último publicado; não é uma taxa média.':
    'IPCA measured in the {0} {0|month|months} from {1} to {2}, the last one published; it is not an average rate.',
  'Inflação acumulada': 'Accumulated inflation',
  'Inflação acumulada no período': 'Accumulated inflation in the period',
  'Líquido do salário corrigido': 'Net of the corrected salary',
  'Líquido do salário no começo': 'Net salary at the start',
  'O que mil reais de hoje compravam dez anos antes': "What one thousand of today's reais bought ten years earlier",
  'Quando o valor é um salário bruto: dá também os líquidos': 'When the amount is a gross salary: also gives the net salaries',
  'Salário bruto de hoje que compra o mesmo que o líquido do começo': 'Gross salary today whose net buys the same as the first net',
  'Sem inflação nada muda': 'Without inflation nothing changes',
  'Sentido: past_to_present leva um valor antigo a hoje (multiplica); present_to_past traz o de hoje ao passado (divide)':
    "Direction: past_to_present takes an old amount to today (multiplies); present_to_past brings today's amount to the past (divides)",
  'Um trilhão por cem anos a 4%, sem perder um centavo': 'One trillion for one hundred years at 4%, without losing a centavo',
  'a do índice medido ou a do ano': 'that of the measured index or of the year',
  'informe years (e annual_inflation), from e to, ou accumulated_inflation_percent':
    'send years (and annual_inflation), from and to, or accumulated_inflation_percent',
  'não combina com from e to: informe os anos ou as datas': 'does not go with from and to: give the years or the dates',
  'o valor não é tratado como salário': 'the amount is not treated as a salary',
  'os meses medidos do IPCA; antes do real, o IPCA dos últimos 12 meses':
    'the measured months of the IPCA; before the real, the IPCA of the last 12 months',
  'quando a inflação foi informada': 'when the inflation was given',
  'quando contado em anos': 'when counted in years',
  'só vale com from e to: com years, informe annual_inflation ou deixe o IPCA de 12 meses':
    'is only valid with from and to: with years, give annual_inflation or leave the 12-month IPCA',
  'só vale com years: entre datas a inflação é a do índice medido':
    'only applies with years: between dates the inflation is that of the measured index',
  'só vale de um salário do passado para hoje': 'only from a past salary to today',
  'ter o número da Calculadora do Cidadão': 'get the number of the Calculadora do Cidadão',
  'vem no lugar de years, annual_inflation e to: é a inflação de todo o período':
    'replaces years, annual_inflation and to: it is the inflation of the whole period',
  '{0} acumulado de {1} a {2}': '{0} accumulated from {1} to {2}',
  'Índice medido': 'Measured index',
  'Índice usado': 'Index used',
  'é obrigatório com dependents: escolhe a tabela do líquido do começo':
    'is required with dependents: it selects the table of the first net',
}

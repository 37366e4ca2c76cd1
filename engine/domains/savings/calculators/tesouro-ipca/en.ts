export const english = {
  'Até o vencimento com inflação zero: a metade do que volta é ganho, com 15% de imposto':
    'To maturity with zero inflation: half of what comes back is gain, taxed at 15%',
  'Educa+ 2026 no dia do lançamento': 'Educa+ 2026 on launch day',
  'Educa+ 2031 (vencimento em 2035) no mesmo dia': 'Educa+ 2031 (maturity in 2035) on the same day',
  'IPCA do mês já publicado pelo IBGE.': "The month's IPCA already published by IBGE.",
  'IPCA do mês pela projeção da ANBIMA de {0}, até o IBGE publicar o índice.':
    "The month's IPCA by the ANBIMA projection of {0}, until IBGE publishes the index.",
  'IPCA+ 2029 comprado em 25/08/2025 a 7,78%': 'IPCA+ 2029 bought on 25 August 2025 at 7.78%',
  'IPCA+ com Juros Semestrais (NTN-B)': 'IPCA+ com Juros Semestrais (NTN-B)',
  'IPCA+ com Juros Semestrais 2045 no mesmo dia': 'IPCA+ com Juros Semestrais 2045 on the same day',
  'Inflação de {0} ao ano até o resgate{1}, por dias corridos.': 'Inflation of {0} a year to redemption{1}, by calendar days.',
  'Inflação suposta ao ano até o resgate': 'Assumed inflation per year to redemption',
  'Juros semestrais com inflação zero: o cupom de 2,956301% do VNA':
    'Semiannual interest with zero inflation: the coupon of 2.956301% of the VNA',
  'Mercado (ANBIMA)': 'Market (ANBIMA)',
  'NTN-B 2035 com o VNA informado': 'NTN-B 2035 with the VNA given',
  'NTN-B 2035 no mercado: o VNA por dias úteis': 'NTN-B 2035 in the market: the VNA by business days',
  'No Tesouro Direto o IPCA corre por dias corridos; no mercado, por dias úteis':
    'In Tesouro Direto the IPCA runs by calendar days; in the market, by business days',
  'O VNA de 13/08/2026, com o IPCA de julho já publicado': 'The VNA of 13 August 2026, with the July IPCA already published',
  'O exemplo do Tesouro Direto de 2012, com o VNA e a projeção de então':
    'The 2012 Tesouro Direto example, with the VNA and the projection of the time',
  'Preço de': 'Price from',
  'Preço do Tesouro IPCA+, Renda+ e Educa+ pela taxa, taxa pelo preço, VNA do dia, e quanto sobra no resgate depois dos descontos.':
    "Price of Tesouro IPCA+, RendA+ and Educa+ from the rate, rate from the price, the day's VNA, and how much is left on redemption after the deductions.",
  'Projeção da ANBIMA para o IPCA do mês': "ANBIMA projection for the month's IPCA",
  'Renda+ 2065: 240 pagamentos a partir de 2065': 'RendA+ 2065: 240 payments starting in 2065',
  'Renda+ Aposentadoria Extra': 'RendA+ Aposentadoria Extra',
  'Renda+ de 2065: a cotação não depende do IPCA do mês': "RendA+ 2065: the quote does not depend on the month's IPCA",
  'Renda+ e Educa+ têm aqui só preço, taxa e VNA: a custódia e o imposto de cada pagamento mensal não têm fonte confirmada':
    'RendA+ and Educa+ have only price, rate and VNA here: the custody and tax of each monthly payment have no confirmed source',
  'Sem preço de um título: veja abaixo o valor nominal atualizado (VNA) ou a cotação':
    'Without the price of a bond: see below the updated nominal value (VNA) or the quote',
  'Só a cotação: {0}; para o preço em reais, informe vna, ou vna_anchor e ipca_projection.':
    'Quote only: {0}; for the price in reais, give vna, or vna_anchor and ipca_projection.',
  'VNA do dia 15 × IPCA do mês pela parte do mês corrida': "VNA of the 15th × the month's IPCA for the part of the month elapsed",
  'VNA do último dia 15': 'VNA of the last 15th',
  'VNA estimado em {0}: o último calculado com o índice oficial é o de {1}/{2}, levado até a liquidação pela inflação suposta. Para o preço exato informe vna.':
    'VNA estimated at {0}: the last one calculated with the official index is that of {1}/{2}, carried to settlement by the assumed inflation. For the exact price give vna.',
  'VNA por dias corridos, como no Tesouro Nacional e no Tesouro Direto.':
    'VNA by calendar days, as at the Tesouro Nacional and in Tesouro Direto.',
  'VNA por dias úteis, como nos preços de mercado da ANBIMA.': 'VNA by business days, as in ANBIMA market prices.',
  'a que valia no dia, ou o IPCA já publicado': 'the one in force on the day, or the IPCA already published',
  calculado: 'calculated',
  'o do número-índice do IPCA': 'the one from the IPCA index number',
  'para {0} falta aqui o número-índice ou a projeção do IPCA (há números de {1})':
    'for {0} the IPCA index number or projection is missing here (there are numbers from {1})',
  'vem no lugar de vna_anchor e ipca_projection': 'goes in place of vna_anchor and ipca_projection',
  'é preciso informar: {0}; ou informe vna_anchor e ipca_projection': 'must be given: {0}; or give vna_anchor and ipca_projection',
}

export const english = {
  'A taxa que um preço embute': 'The rate that a price implies',
  'Juros semestrais: o imposto de cada cupom pelo prazo desde a compra':
    'Semiannual interest: the tax on each coupon by the time since purchase',
  'LTN 2032 no mercado': 'LTN 2032 in the market',
  'Mil reais até o vencimento: imposto de 15% e custódia': 'One thousand reais to maturity: 15% tax and custody fee',
  'NTN-F 2037 no mercado, com juros semestrais': 'NTN-F 2037 in the market, with semiannual interest',
  'O exemplo do Tesouro Direto de 2003': 'The 2003 Tesouro Direto example',
  'O exemplo oficial da LTN, antes do feriado de 20 de novembro': 'The official LTN example, before the 20 November holiday',
  'O mesmo título no resgate da manhã: 14,18%': 'The same bond at the morning redemption: 14.18%',
  'Prefixado (LTN)': 'Prefixado (LTN)',
  'Prefixado 2029 comprado em 26/08/2026 a 14,06%': 'Prefixado 2029 bought on 26 August 2026 at 14.06%',
  'Prefixado com Juros Semestrais (NTN-F)': 'Prefixado com Juros Semestrais (NTN-F)',
  'Preço do Tesouro Prefixado pela taxa, taxa pelo preço, e quanto sobra no resgate depois de imposto, IOF e custódia.':
    'Price of Tesouro Prefixado from the rate, rate from the price, and how much is left on redemption after tax, IOF and custody.',
  'Resgate com 15 dias: metade do rendimento é IOF': 'Redemption after 15 days: half of the return is IOF',
  'o prefixado não tem VNA: vale R$ 1.000,00 no vencimento': 'the Prefixado has no VNA: it is worth R$ 1,000.00 at maturity',
}

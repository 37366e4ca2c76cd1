export const english = {
  'A custódia do que passa de dez mil reais': 'The custody fee on what exceeds ten thousand reais',
  'Com ágio: a taxa negativa põe o preço acima do VNA': 'At a premium: the negative rate puts the price above the VNA',
  'LFT 2029 no mercado em 06/02/2026': 'LFT 2029 in the market on 6 February 2026',
  'O VNA de 06/02/2026': 'The VNA of 6 February 2026',
  'O exemplo oficial de 2008, com o VNA informado': 'The official 2008 example, with the VNA given',
  'O preço mostrado pelo Tesouro Direto pode diferir em até sete centavos: na manhã ele ainda usa a meta no lugar da Selic da véspera. Com o ágio arredondado a duas casas, a diferença chega a cinco reais.':
    "The price shown by Tesouro Direto may differ by up to seven centavos: in the morning it still uses the target instead of the previous day's Selic. With the premium rounded to two decimal places, the difference reaches five reais.",
  'O que o título paga além da Selic, com quatro casas (0,0640). Com duas casas o preço pode errar alguns reais':
    'What the bond pays on top of the Selic, with four decimal places (0.0640). With two decimal places the price may be off by a few reais',
  'O valor nominal atualizado (VNA) é de {vna}': 'The updated nominal value (VNA) is {vna}',
  'Preço do Tesouro Selic pelo ágio ou deságio, VNA do dia, e quanto sobra no resgate depois de imposto, IOF e custódia.':
    "Price of Tesouro Selic from the premium or discount, the day's VNA, and how much is left on redemption after tax, IOF and custody.",
  'R$ 1.000,00 × Selic de cada dia útil de {0} à véspera da liquidação':
    'R$ 1,000.00 × Selic of each business day from {0} to the day before settlement',
  'Selic de {0} ao ano, constante até o resgate{1}.': 'Selic of {0} a year, constant to redemption{1}.',
  'Selic dos dias ainda não divulgados no dia do negócio pela meta de {0} ao ano.':
    'Selic of the days not yet released on the trade day at the target of {0} a year.',
  'Selic suposta ao ano até o resgate': 'Assumed Selic per year to redemption',
  'Um ano a 15%: imposto de 17,5%': 'One year at 15%: tax of 17.5%',
  'VNA estimado: a Selic de cada dia é conhecida até {0}; dali à liquidação, a meta de {1} ao ano. Para o preço exato informe vna.':
    'Estimated VNA: the Selic of each day is known up to {0}; from there to settlement, the target of {1} a year. For the exact price give vna.',
  'a meta de hoje': "today's target",
  'calculado pela Selic de cada dia': 'calculated from the Selic of each day',
  'Ágio ou deságio ao ano': 'Premium or discount per year',
  'é anterior a {0}, onde o VNA começa': 'is earlier than {0}, where the VNA begins',
}

export const english = {
  'A incapacidade permanente comum segue 60% mais 2% por ano, regra que o STF manteve em 18/12/2025 (Tema 1300).':
    'Ordinary permanent disability follows 60% plus 2% a year, a rule the STF upheld on 18 December 2025 (Tema 1300).',
  'A média feita das contribuições, sem arredondar no meio': 'The average made from the contributions, without rounding along the way',
  'A média é limitada ao teto do INSS antes do percentual (EC nº 103/2019, art. 26, § 1º), que pode passar de 100%.':
    'The average is limited to the INSS ceiling before the percentage (EC nº 103/2019, art. 26, § 1º), which can exceed 100%.',
  'Antes do piso e do teto': 'Before the floor and the ceiling',
  'Antes dos limites': 'Before the limits',
  'Aposentadoria por idade, pontos ou idade progressiva': 'Retirement by age, points or progressive age',
  'Benefício arredondado ao centavo mais próximo; a lei não fixa o arredondamento.':
    'Benefit rounded to the nearest centavo; the law does not set the rounding.',
  'Cada salário de contribuição desde julho de 1994, já corrigido, no lugar da média':
    'Each contribution salary since July 1994, already corrected for inflation, instead of the average',
  'Contribuições que baixam a média podem ser descartadas enquanto o tempo mínimo se mantém (art. 26, § 6º), o que não é feito aqui.':
    'Contributions that lower the average can be discarded as long as the minimum time is kept (art. 26, § 6º), which is not done here.',
  'De todas desde julho de 1994, corrigidas. Ou informe cada uma': 'Of all since July 1994, corrected for inflation. Or give each one',
  'Depois do limite do teto': 'After the ceiling limit',
  'Homem com 35 anos de contribuição': 'Man with 35 years of contribution',
  'Incapacidade causada pelo trabalho: a média inteira': 'Disability caused by work: the full average',
  'Incapacidade comum segue os 60%': 'Ordinary disability follows the 60%',
  'Incapacidade permanente causada pelo trabalho': 'Permanent disability caused by work',
  'Incapacidade permanente comum': 'Permanent disability, not caused by work',
  'Limitado ao teto do INSS': 'Limited to the INSS ceiling',
  'Mulher com 20 anos de contribuição': 'Woman with 20 years of contribution',
  'Mulher com o tempo mínimo, em 2025': 'Woman with the minimum time, in 2025',
  'Média acima do teto: limitada antes do percentual': 'Average above the ceiling: capped before the percentage',
  'O valor do benefício do INSS pela média, com o percentual do tempo de contribuição, o piso e o teto. Para saber quando há direito, use retirement-transition; para a regra permanente inteira, retirement.':
    'The amount of the INSS benefit from the average, with the percentage for contribution time, the floor and the ceiling. To know when there is entitlement, use retirement-transition; for the whole permanent rule, retirement.',
  'Pedágio de 100%: a média inteira': '100% toll: the full average',
  'Só anos completos contam: 35 anos e onze meses': 'Only full years count: 35 years and eleven months',
  'Valor da aposentadoria': 'Retirement amount',
  'aposentadoria programada': 'scheduled retirement',
  '{0}; a média passa do teto do INSS e é limitada a ele': '{0}; the average exceeds the INSS ceiling and is limited to it',
}

export const english = {
  'A contribuição de 0,5% vai até dezembro de 2006': 'The 0.5% contribution goes up to December 2006',
  'A multa cai sobre o total corrigido até a liquidação, trazido de volta à dispensa pelo seu fator.':
    'The fine falls on the total corrected to the settlement, brought back to the dismissal by its factor.',
  'As contribuições da LC 110/2001 são da empresa para o Tesouro: aparecem e não entram no total.':
    'The contributions of LC 110/2001 go from the employer to the Treasury: they are shown and not in the total.',
  'Base, na dispensa': 'Base, on dismissal',
  'Condenação do mês': 'Claim of the month',
  'Condenação sem o aviso prévio': 'Claim without the notice',
  'Contribuição de 0,5%, da empresa': '0.5% contribution, of the employer',
  'Contribuição de 10%, da empresa': '10% contribution, of the employer',
  'Corrigida até a dispensa': 'Corrected to the dismissal',
  'Depósito maior que o devido não vira crédito da empresa': 'A deposit larger than the amount due gives the employer no credit',
  'Devido sem o aviso prévio': 'Due without the notice',
  'FGTS na ação trabalhista': 'FGTS in a labor claim',
  'FGTS, juros e multa': 'FGTS, interest and fine',
  'Fator até a dispensa': 'Factor to the dismissal',
  'Fator até a liquidação': 'Factor to the settlement',
  'Multa corrigida': 'Corrected fine',
  'Multa do art. 467': 'Fine of art. 467',
  'Multa sobre a diferença, com o aviso prévio': 'Fine on the difference, with the notice',
  'Multa, na dispensa': 'Fine, on dismissal',
  'O FGTS e a multa somam {value}': 'FGTS and fine add up to {value}',
  'O FGTS que faltou depositar, mês a mês, corrigido, com a multa da dispensa, a do art. 467 e a contribuição da LC 110/2001.':
    'The FGTS that was not deposited, month by month, corrected, with the dismissal fine, that of art. 467 and the contribution of LC 110/2001.',
  'O depositado': 'The amount deposited',
  'O devido mais o depositado': 'The amount due plus the deposited',
  'O devido menos o depositado': 'The amount due less the deposited',
  'Três meses com multa de 40% sobre o devido, art. 467 e os 10%':
    'Three months with a fine of 40% on the amount due, art. 467 and the 10%',
  'a condenação do mês': 'the claim of the month',
  'ver quantos anos de FGTS se cobram': 'see how many years of FGTS can be claimed',
}

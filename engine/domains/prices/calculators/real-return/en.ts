export const english = {
  '12% em 2024, pelo IPCA medido': '12% in 2024, by the measured IPCA',
  'A Selic efetiva de 14,9% em 2025, descontado o IPCA': 'The effective Selic of 14.9% in 2025, net of the IPCA',
  'A inflação que transforma 10% em 5% reais': 'The inflation that turns 10% into 5% real',
  'Fator real, com oito casas': 'Real factor, with eight decimal places',
  'O que o investimento rendeu no período, sem descontar a inflação': 'What the investment earned in the period, before inflation',
  'O que sobra acima da inflação': 'What is left above inflation',
  'O rendimento real divide um crescimento pelo outro (Fisher); subtrair as taxas daria outro número.':
    'The real return divides one growth by the other (Fisher); subtracting the rates would give another number.',
  'Perde {value} para a inflação': 'Loses {value} to inflation',
  'Quanto precisa render para ganhar 4,55% acima de 10% de inflação': 'How much it must return to gain 4.55% above 10% inflation',
  'Quanto um rendimento vale descontada a inflação, ou quanto precisa render para ganhar dela. Informe dois dos três números.':
    'What a return is worth after inflation, or how much it must earn to beat it. Give two of the three numbers.',
  'Rende o mesmo que a inflação': 'Earns the same as inflation',
  'Rende {value} acima da inflação': 'Earns {value} above inflation',
  'Rendimento igual à inflação: nada se ganha': 'Return equal to inflation: nothing is gained',
  'Rendimento real': 'Real return',
  'informe a inflação, ou from e to para o IPCA medido': 'give the inflation, or from and to for the measured IPCA',
  'informe dois dos três números: rendimento, inflação e rendimento real':
    'give two of the three numbers: return, inflation and real return',
  'informe só dois dos três números: o terceiro é a resposta': 'give only two of the three numbers: the third is the answer',
  'o IPCA medido entre as datas, se informadas': 'the IPCA measured between the dates, if given',
}

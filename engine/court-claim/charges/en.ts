export const english = {
  'A multa do FGTS espera a dispensa: não foi calculada.': 'The FGTS fine waits for the dismissal: it was not computed.',
  'Honorários acima de 15%: a sucumbência na Justiça do Trabalho não passa disso (CLT, art. 791-A).':
    'Fees above 15%: those of the winning lawyer in the Labor Courts do not exceed it (CLT, art. 791-A).',
  'Juros sobre o FGTS: do fim de cada mês, ou do ajuizamento, até a liquidação. Não confirmados por um valor do PJe-Calc.':
    'Interest on the FGTS: from the end of each month, or from the filing, to the settlement. Not confirmed by a value of PJe-Calc.',
  'informe percent ou amount': 'give percent or amount',
  'é necessário sem contract.last_pay': 'is required without contract.last_pay',
  'é necessário: a multa {0} incide sobre o valor da causa': 'is required: fine {0} falls on the value of the claim',
}

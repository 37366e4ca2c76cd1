export const english = {
  'A ação alcança o que era devido desde {fiveYearsSince}, e o FGTS de {value|ano|anos}':
    'The lawsuit reaches what was due since {fiveYearsSince}, and the FGTS of {value|year|years}',
  'Ajuizada no prazo': 'Filed in time',
  'Alcança desde': 'Reaches back to',
  'Aplicar o limite ao FGTS': 'Apply the limit to the FGTS',
  'Contrato de 1989: trinta anos até 12/11/2019': 'Contract of 1989: thirty years until 12 November 2019',
  'Contrato de um dia depois: cinco anos': 'Contract of one day later: five years',
  'Desde quando se pode cobrar na Justiça do Trabalho, até que dia entrar com a ação, e quantos anos de FGTS ainda se cobram.':
    'Since when one may claim in the Labor Courts, by what day to file, and how many years of FGTS can still be claimed.',
  'FGTS desde': 'FGTS since',
  'Meses de FGTS da conta': 'Months of FGTS in the calculation',
  'Na véspera do julgamento do STF o FGTS ainda era de trinta anos': 'On the eve of the STF judgment the FGTS still had thirty years',
  'No dia do julgamento, cinco anos': 'On the day of the judgment, five years',
  'Os dois anos para entrar com a ação contam do fim do contrato, e o aviso prévio indenizado o adia (OJ 83 da SbDI-1): informe o dia projetado.':
    'The two years to file run from the end of the contract, and indemnified notice postpones it (OJ 83 of the SbDI-1): give the projected day.',
  'Sem fim do contrato': 'Without an end of the contract',
  'Três anos depois da dispensa já não há prazo': 'Three years after the dismissal it is too late',
  'cinco anos antes de {0}': 'five years before {0}',
  '{0} anos antes de {1}': '{0} years before {1}',
  'Último dia da conta': 'Last day of the calculation',
  'Último dia para entrar com a ação': 'Last day to file',
}

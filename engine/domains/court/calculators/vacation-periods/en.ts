export const english = {
  'A situação é uma suposição pelas datas: férias cujo prazo acabou dentro do contrato contam como gozadas.':
    'The state is inferred from the dates: vacation whose term ended within the contract counts as taken.',
  'Admissão em 29 de fevereiro': 'Hired on 29 February',
  'Cada período aquisitivo e concessivo do contrato, com os dias de férias depois das faltas e o que se espera de cada um.':
    'Each acquisition and grant period of the contract, with the vacation days left by absences and the likely state of each.',
  'Fim do contrato ou da conta': 'End of the contract or of the calculation',
  'Férias coletivas antes de um ano, desde': 'Collective vacation before one year, from',
  'Nenhum período de férias está completo': 'No vacation period is complete',
  'O contrato acabou nesse dia': 'The contract ended on that day',
  'O contrato tem {value|período completo|períodos completos} de férias':
    'The contract has {value|complete period|complete periods} of vacation',
  'Períodos completos': 'Complete periods',
  'Períodos de férias': 'Vacation periods',
  'Recomeçam o período (CLT, art. 140)': 'They restart the period (CLT, art. 140)',
  'Seis faltas tiram seis dias': 'Six absences take six days',
  'Situação provável': 'Likely state',
  'Tempo parcial antes da reforma': 'Part-time before the reform',
  'Trinta e três faltas tiram as férias': 'Thirty-three absences take the whole vacation',
  'Um ano sem faltas': 'One year without absences',
  'anos inteiros desde a admissão': 'whole years since admission',
  'calcular o pagamento de umas férias': 'calculate the pay of a vacation',
  'Último dia do último período completo': 'Last day of the last complete period',
}

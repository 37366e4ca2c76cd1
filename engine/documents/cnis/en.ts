export const english = {
  'Abaixo do salário mínimo, o mês só conta se for completado: {0}.': 'Below the minimum wage, the month only counts if topped up: {0}.',
  'Há indicadores, que podem tirar meses da conta ou pedir documentos: {0}. Veja a legenda do extrato.':
    "There are indicators, which may take months out of the count or call for documents: {0}. See the statement's legend.",
  'Mais de um vínculo ao mesmo tempo {0}: os dias contam uma vez e os pagamentos do mês se somam, até o teto.':
    "More than one job at the same time {0}: the days count once and the month's payments are added, up to the ceiling.",
  'Nenhum vínculo foi reconhecido: copie o extrato inteiro, com as relações previdenciárias.':
    'No job was recognized: copy the whole statement, with the social security records.',
  'Não se sabe o tipo do vínculo {0}.': 'The type of job {0} is not known.',
  'O vínculo {0} não tem data de fim: foi contado até o último pagamento.':
    'Job {0} has no end date: it was counted up to the last payment.',
  'O vínculo {0} não tem data de início e não foi contado.': 'Job {0} has no start date and was not counted.',
  'O vínculo {0} não tem fim nem pagamento, e não foi contado.': 'Job {0} has no end or payment, and was not counted.',
  'O vínculo {0} é um benefício: só conta como tempo entre contribuições, e não foi contado aqui.':
    'Job {0} is a benefit: it only counts as time between contributions, and was not counted here.',
  'Os valores são os do extrato, sem correção.': 'The amounts are those of the statement, without correction.',
  'Sem vínculo nem contribuição {0}.': 'No job or contribution {0}.',
}

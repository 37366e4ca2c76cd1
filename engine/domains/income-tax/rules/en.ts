export const english = {
  '({0}) − redução de {1}': '({0}) − reduction of {1}',
  'O ano e o mês informados contam do dia {0}.': 'The year and month sent count from {0}.',
  'deve ser um ano de {0} a {1}': 'must be a year from {0} to {1}',
  'deve ser um mês de 1 a 12': 'must be a month from 1 to 12',
  'feriado local informado': 'local holiday given',
  'feriado: {0}': 'holiday: {0}',
  'último dia útil do ano, sem expediente bancário': 'last business day of the year, without banking hours',
}

export const english = {
  'feriado local informado': 'local holiday given',
  'feriado: {0}': 'holiday: {0}',
  'último dia útil do ano, sem expediente bancário': 'last business day of the year, without banking hours',
}

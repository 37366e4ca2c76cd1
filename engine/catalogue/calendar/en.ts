export const english = {
  'quarta-feira': 'Wednesday',
  'quinta-feira': 'Thursday',
  'segunda-feira': 'Monday',
  'sexta-feira': 'Friday',
  'terça-feira': 'Tuesday',
}

/** The English of what is said here, by the Portuguese. */
export const english = {
  'quarta-feira': 'Wednesday',
  'quinta-feira': 'Thursday',
  'segunda-feira': 'Monday',
  'sexta-feira': 'Friday',
  'terça-feira': 'Tuesday',
}

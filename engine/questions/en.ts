/** The English of what is said here, by the Portuguese. */
export const english = {
  'campo da entrada': 'field of the input',
  'campo numérico da entrada': 'numeric field of the input',
  'campo numérico do resultado': 'numeric field of the result',
}

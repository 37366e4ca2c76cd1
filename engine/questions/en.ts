export const english = {
  'campo da entrada': 'field of the input',
  'campo numérico da entrada': 'numeric field of the input',
  'campo numérico do resultado': 'numeric field of the result',
}

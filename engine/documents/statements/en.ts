export const english = {
  'A contribuição à previdência é maior que os rendimentos: confira as duas com o papel.':
    'The social security contribution is greater than the income: compare both with the document.',
  'O ano do informe não foi achado: preencha.': 'The year of the statement was not found: fill it in.',
  'O imposto retido é maior que os rendimentos: confira os dois com o papel.':
    'The tax withheld is greater than the income: compare both with the document.',
  'O papel traz mais de um ano: {0}.': 'The document has more than one year: {0}.',
  'O total dos rendimentos não foi achado: preencha.': 'The total income was not found: fill it in.',
}

export const english = {
  'A lista de códigos de classificação tributária não foi carregada.': 'The list of tax classification codes was not loaded.',
  'Código novo': 'New code',
  'Código novo, cuja descrição ainda não foi obtida: confira na tabela da Receita.':
    'New code, whose description was not obtained yet: check it in the table of the Receita.',
}

/** The English of what is said here, by the Portuguese. */
export const english = {
  'A lista de códigos de classificação tributária não foi carregada.': 'The list of tax classification codes was not loaded.',
}

export const english = {
  "A lista de códigos de classificação tributária não foi carregada.": "The list of tax classification codes was not loaded.",
}

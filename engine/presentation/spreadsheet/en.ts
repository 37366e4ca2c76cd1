export const english = {
  'a o as os de da do das dos e em no na nos nas por para com ao que valor data dia mensal mes total qtd qtde quantidade numero num nº rs tipo':
    'a o as os de da do das dos e em no na nos nas por para com ao que valor data dia mensal mes total qtd qtde quantidade numero num nº rs tipo',
  'pede mais de uma lista ({0}): em linhas, uma de cada vez': 'asks for more than one list ({0}): in rows, one at a time',
}

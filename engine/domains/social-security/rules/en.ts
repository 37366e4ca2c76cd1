export const english = {
  '; limitado ao teto do INSS': '; limited to the INSS ceiling',
  'Para ter ideia de life_expectancy: a tábua do IBGE de 2024, usada em pedidos de {0} a {1}, dá {2} anos a quem tem {3} (lida em uma só fonte, e por isso não entra na conta).':
    'For an idea of life_expectancy: the IBGE table of 2024, used in claims from {0} to {1}, gives {2} years to a person aged {3} (read from a single source, so it is not used in the calculation).',
}

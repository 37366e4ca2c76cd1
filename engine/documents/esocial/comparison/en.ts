export const english = {
  'Rubrica {0}, natureza {1} ({2}): codIncCP {3}, codIncIRRF {4}, codIncFGTS {5}; o usual é {6}, {7}, {8} ({9}).':
    'Pay item {0}, nature {1} ({2}): codIncCP {3}, codIncIRRF {4}, codIncFGTS {5}; the usual is {6}, {7}, {8} ({9}).',
  'a rubrica {0} ({1}) {2}': 'pay item {0} ({1}) {2}',
  'entra aqui e não entrou no total devolvido': 'counts here and did not count in the returned total',
  'entraria de outro modo pela validade que começa em {0}': 'would count differently by the validity that starts on {0}',
  'entrou no total devolvido com o sinal trocado': 'counted in the returned total with the sign reversed',
  'não entra aqui e entrou no total devolvido': 'does not count here and counted in the returned total',
}

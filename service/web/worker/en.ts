export const english = {
  '<html data-kept="{0}"{1}': '<html data-kept="{0}"{1}',
  'Cancelado antes desta linha': 'Cancelled before this row',
  'O arquivo não pôde ser lido.': 'The file could not be read.',
  'Por que não foi calculada': 'Why it was not calculated',
  'data-late="true"': 'data-late="true"',
  'refused: {0}': 'refused: {0}',
  '{0} {1}; veio “{2}”': '{0} {1}; got “{2}”',
}

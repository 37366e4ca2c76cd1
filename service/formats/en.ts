export const english = {
  'o ZIP acaba no meio de um arquivo': 'the ZIP ends in the middle of a file',
  'o ZIP cresce demais ao abrir': 'the ZIP grows too much when opened',
  'o ZIP está partido ou foi feito de um modo que não é lido': 'the ZIP is broken or was made in a way that cannot be read',
  'o ZIP tem mais de {0} arquivos': 'the ZIP has more than {0} {0|file|files}',
  'o ZIP é grande demais depois de aberto': 'the ZIP is too large once opened',
  'o arquivo não é um ZIP': 'the file is not a ZIP',
  'um ZIP dentro de outro não é aberto': 'a ZIP inside another cannot be opened',
  '{0} cells spread over {1} × {2}': '{0} cells spread over {1} × {2}',
}

export const english = {
  'o arquivo declara DOCTYPE ou ENTITY, o que nunca é lido': 'the file declares DOCTYPE or ENTITY, which is never read',
  'o arquivo não é um XML bem formado': 'the file is not well-formed XML',
  'o arquivo tem elementos demais': 'the file has too many elements',
  'o arquivo tem elementos fundos demais': 'the file has elements nested too deep',
}

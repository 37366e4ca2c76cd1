export const english = {
  Error: 'Error',
  'o ZIP não tem arquivos': 'the ZIP has no files',
}

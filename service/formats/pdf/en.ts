export const english = {
  'Este PDF demorou demais para abrir: copie o texto dele.': 'This PDF took too long to open: copy its text.',
  'Este PDF passa de 10 MB: envie só as páginas do papel.': 'This PDF is more than 10 MB: send only the pages of the document.',
  'Este PDF tem mais de 20 páginas: envie só as do papel.': 'This PDF has more than 20 pages: send only those of the document.',
  'Este PDF tem senha: salve uma cópia sem senha.': 'This PDF is password-protected: save a copy without a password.',
  'Este PDF tem texto demais para um papel de pagamento.': 'This PDF has too much text for a pay document.',
  'Este PDF é uma imagem, sem texto: digite os valores à mão.': 'This PDF is an image, without text: type the amounts by hand.',
  'Este arquivo não pôde ser aberto como PDF.': 'This file could not be opened as a PDF.',
}

export const english = {
  '"{0}" é vencimento ou desconto?': 'Is "{0}" earnings or a deduction?',
  'As linhas não fecham com o que está impresso: diferença de R$ {0}. Falta alguma linha?':
    'The lines do not add up to what is printed: difference of R$ {0}. Is a line missing?',
  'Há valores do papel que não foram entendidos.': 'Some amounts in the document were not understood.',
  'Mais de uma leitura fecha: "{0}" é vencimento ou desconto?': 'More than one reading adds up: is "{0}" earnings or a deduction?',
  'Nenhuma linha de pagamento foi reconhecida: preencha à mão.': 'No pay line was recognized: fill it in by hand.',
  'Não se sabe o que é "{0}".': 'It is not known what "{0}" is.',
  'O mês do papel não foi achado: preencha.': 'The month of the document was not found: fill it in.',
  'O papel imprime mais de um valor para {0}, ou um que não pode ser: preencha à mão.':
    'The document prints more than one amount for {0}, or one that cannot be: fill it in by hand.',
  'Os milhares parecem separados por espaço: confira cada valor com o papel.':
    'The thousands seem to be parted by a space: check each amount against the paper.',
  'Os totais não foram achados: confira cada linha com o papel.': 'The totals were not found: check each line against the document.',
  'base do FGTS': 'FGTS contribution base',
  'base do INSS': 'INSS contribution base',
  'base do INSS do 13º': 'INSS base on the 13th salary',
  'base do IRRF': 'IRRF tax base',
  'base do IRRF da PLR': 'IRRF base on profit sharing (PLR)',
  'base do IRRF das férias': 'IRRF base on vacation',
  'base do IRRF do 13º': 'IRRF base on the 13th salary',
  'base {0}': 'base {0}',
  líquido: 'net pay',
  'salário do contrato': 'contract salary',
  'total de descontos': 'total deductions',
  'total de vencimentos': 'total earnings',
}

import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'juros de mora',
    'taxa legal',
    'atualizar dívida',
    'débito judicial',
    'cumprimento de sentença',
    'lei 14.905',
    'art. 406',
    'indenização',
    'dano moral',
    'atualizar dívida com juros',
    'dívida na justiça',
    'juros de mora e correção',
    'calcular débito judicial',
    'ação cível',
  ],
  phrases: `
    atualizar condenação, dano material, correção de sentença, juizado especial, pequenas causas, cobrar na justiça, emprestei dinheiro,
    execução de título, nota promissória, cheque sem fundo, atualização de débitos, juros legais, cálculo judicial, dívida entre pessoas,
    processo cível, sentença, tabela do tribunal, tjsp, dívida antiga, cobrança judicial, calote, honorários de sucumbência,
    liquidação de sentença, ação de cobrança, contrato não pago, empréstimo entre amigos, não me pagou, me deve, quem me deve,
    dinheiro que me devem, devedor, cliente caloteiro, contrato descumprido, entrar no juizado, valor atualizado da dívida, protesto,
    comprou fiado, fiado, cliente sumiu, venda não paga, não recebi o pagamento`,
}

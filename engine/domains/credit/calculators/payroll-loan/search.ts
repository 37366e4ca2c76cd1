import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'consignado',
    'margem consignável',
    'aposentado',
    'crédito do trabalhador',
    'desconto no benefício',
    'empréstimo do inss',
    'empréstimo para aposentado',
    'empréstimo descontado em folha',
    'crédito consignado',
    'consignado clt',
    'empréstimo clt',
  ],
  phrases: `
    empréstimo consignado inss, consignado do inss, consignado para aposentado, margem, margem de 35%, aposentado empréstimo, pensionista,
    crédito do trabalhador clt, empréstimo na folha, desconto em folha empréstimo, bpc empréstimo, servidor consignado, cartão consignado,
    taxa do consignado, margem do consignado, empréstimo com desconto no salário, juros do consignado, velhinho, idoso empréstimo,
    empréstimo que desconta do benefício, carteira de trabalho digital empréstimo, pegar emprestado aposentada, liberam de empréstimo,
    mãe pensionista, empréstimo da minha mãe aposentada, quanto liberam`,
  situations: { debts: { place: 5 } },
}

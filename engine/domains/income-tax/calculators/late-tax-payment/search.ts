import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'darf atrasado',
    'multa de mora',
    'juros selic',
    'sicalc',
    'restituição',
    'tributo em atraso',
    'imposto atrasado',
    'darf depois do vencimento',
    'imposto em atraso',
    'multa do imposto atrasado',
    'corrigir restituição',
  ],
  phrases: `
    guia vencida, imposto vencido, darf vencido, esqueci de pagar o imposto, das atrasado, guia atrasada, recalcular darf, atualizar darf,
    multa de 20%, 0,33% ao dia, juros da receita, pagar imposto depois, guia da receita, parcelamento da receita, gps atrasada,
    multa do darf, imposto não pago, restituição corrigida, selic da restituição, carnê-leão atrasado, tributo vencido, simples atrasado,
    paguei imposto atrasado, dívida com a receita, emitir darf atrasado, quota do ir atrasada, receita federal atraso,
    perdi o prazo do darf, prazo do imposto, não paguei o darf, não paguei o imposto, darf do carnê-leão atrasado, atrasei o imposto,
    perdi o vencimento do imposto`,
}

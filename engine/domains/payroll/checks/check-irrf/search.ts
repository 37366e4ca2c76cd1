import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['irrf errado', 'imposto de renda descontado a mais', 'conferir irrf', 'isenção de 5 mil'],
  phrases: `
    ir errado, imposto de renda errado, ir na fonte errado, ir na folha, imposto no holerite, imposto na folha, irrf descontado,
    desconto de ir certo, descontaram ir, leão na folha, imposto descontado a mais, ganho menos de 5 mil e descontam,
    continuam descontando ir, ir retido a mais, imposto de renda do salário errado, irrf certo, conferir imposto de renda, tirando ir,
    imposto de renda na fonte, irrf a mais, verificar irrf, ir confere, tiraram de ir, imposto de renda do mês certo, ir está certo`,
}

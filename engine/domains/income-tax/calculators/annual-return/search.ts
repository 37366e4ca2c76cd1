import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['declaração do imposto de renda', 'declarar imposto de renda', 'irpf completo', 'informe de rendimentos', 'restituição'],
  phrases: `
    fazer a declaração anual, vários empregos no imposto de renda, dois informes de rendimentos, vale a pena colocar dependente,
    declarar filho que trabalha, modelo completo ou simplificado, quanto vou restituir, parcelar o imposto de renda, malha fina,
    onde colocar na declaração, rendimentos acumulados na declaração, ficha de pagamentos efetuados`,
}
